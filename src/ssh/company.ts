/** Who is here: sessions come and go, and each learns of the others what it may. */
import { readable, unreadable } from '../engine/kernel/save.ts';
import type { CareerGame } from '../session/career.ts';
import type { Account, Company, Present, Seat } from '../tui/company.ts';
import type { Routes } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import { seatAt, type Watchable } from './gallery.ts';
import { boutOf, boutTitle, type Doing, doingText } from './presence.ts';

/** A session whose game begins. */
export interface Visit {
  /** Null: a guest. */
  readonly account: { readonly id: string; readonly face: Account } | null;
  /** Calls back once all writes asked for before are on the disk (null), or why they are not. At once for a guest. */
  whenSettled(then: (trouble: string | null) => void): void;
  /** Whether he may be watched, as his options have it. */
  watched(): boolean;
}

/** What a house is opened with. */
export interface HouseOptions {
  readonly motd: string | null;
  readonly now: () => Date;
}

/** A session in the house. */
export interface Visitor {
  readonly id: string;
  /** 'guest 1' for guests. */
  readonly name: string;
  readonly company: Company;
  /** A session's services with the company in them. */
  services(base: Services): Services;
  /** A session's routes, by which the house learns what it shows. */
  routes(base: Routes): Routes;
  /** The session has ended. */
  leave(): void;
}

/** Everybody on a host, and what is common to them. */
export interface House {
  /** Takes a session in whose game begins. */
  enter(visit: Visit): Visitor;
  /** The sessions of an account that are here, the oldest first. */
  of(accountId: string): readonly Present[];
}

/** A session as the house keeps it. */
interface Guest {
  readonly id: string;
  readonly name: string;
  readonly visit: Visit;
  readonly since: Date;
  /** Number of a guest, 0 for accounts. */
  readonly number: number;
  doing: Doing;
  /** Whom he watches, over what he does. */
  watching: string | null;
  watchers: number;
  gone: boolean;
}

/** Opens the house of a host. */
export function openHouse({ motd, now }: HouseOptions): House {
  const here = new Map<string, Guest>();
  let sessions = 0;
  const companyOf = (self: Guest): Company => ({
    motd,
    name: self.name,
    account: self.visit.account?.face ?? null,
    present: () => [...here.values()].map((one) => presentOf(one, self, now())),
    watch: (id) => watchFrom(self, here.get(id)),
    watchers: () => self.watchers,
    news: () => [],
    daily: {
      date: () => now().toISOString().slice(0, 10),
      about: () => [],
      standing: () => ({ why: 'There is no challenge on this host.' }),
      fight: () => unreadable('there is no challenge'),
      days: () => [],
      table: () => [],
    },
  });
  return {
    enter(visit) {
      sessions += 1;
      const number = visit.account === null ? freeNumber([...here.values()]) : 0;
      const name = visit.account?.face.name ?? `guest ${number}`;
      const guest: Guest = {
        ...{ id: String(sessions), name, visit, number, since: now() },
        ...{ doing: { at: 'gate' }, watching: null, watchers: 0, gone: false },
      };
      here.set(guest.id, guest);
      const company = companyOf(guest);
      return {
        ...{ id: guest.id, name, company },
        services: (base) => withCompany(base, company),
        routes: (base) => routesFor(guest, base),
        leave() {
          guest.gone = true;
          here.delete(guest.id);
        },
      };
    },
    of: (accountId) =>
      [...here.values()]
        .filter(({ visit: { account } }) => account?.id === accountId)
        .map((one) => presentOf(one, null, now())),
  };
}

/** The same services, still read when they are asked for, with company in place of none. */
function withCompany(base: Services, company: Company): Services {
  return Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(base),
    company: { value: company, enumerable: true },
  });
}

/** The lowest number that no guest here has. */
function freeNumber(here: readonly Guest[]): number {
  const taken = new Set(here.map(({ number }) => number));
  for (let number = 1; ; number++) if (!taken.has(number)) return number;
}

const MINUTE = 60_000;

function presentOf(one: Guest, self: Guest | null, now: Date): Present {
  return {
    id: one.id,
    name: one.name,
    guest: one.visit.account === null,
    minutes: Math.max(0, Math.floor((now.getTime() - one.since.getTime()) / MINUTE)),
    doing: doingText(doingOf(one)),
    fighting: boutOf(one.doing) !== null && one.watching === null && one.visit.watched(),
    watchers: one.watchers,
    self: one === self,
  };
}

const doingOf = ({ doing, watching }: Guest): Doing => (watching === null ? doing : { at: 'stands', whom: watching });

function watchFrom(self: Guest, other: Guest | undefined): ReturnType<Company['watch']> {
  if (other === undefined) return unreadable('he has left');
  if (other === self) return unreadable('that is yourself');
  if (!other.visit.watched()) return unreadable(`${other.name} does not want to be watched`);
  const seat = seatAt(watchable(other));
  other.watchers += 1;
  self.watching = other.name;
  let taken = true;
  const left: Seat = {
    look: seat.look,
    leave() {
      if (!taken) return;
      taken = false;
      seat.leave();
      other.watchers -= 1;
      self.watching = null;
    },
  };
  return readable(left);
}

function watchable(one: Guest): Watchable {
  return {
    get open() {
      return !one.gone && one.visit.watched();
    },
    name: one.name,
    get doing() {
      return doingText(doingOf(one));
    },
    get bout() {
      const session = boutOf(one.doing);
      return session === null ? null : { session, title: boutTitle(one.doing) };
    },
    saved: (then) =>
      one.visit.whenSettled((trouble) => {
        if (trouble === null) then();
      }),
  };
}

function routesFor(guest: Guest, base: Routes): Routes {
  const shows = (doing: Doing): void => {
    guest.doing = doing;
  };
  return {
    title(env, notice) {
      shows({ at: 'gate' });
      return base.title(env, notice);
    },
    bout(session, env, notice) {
      shows({ at: 'practice', session });
      return base.bout(session, env, notice);
    },
    career(game: CareerGame, env, notice) {
      shows({ at: 'school', game });
      return base.career(game, env, notice);
    },
    careerBout(game, session, env) {
      shows({ at: 'munus', game, session });
      return base.careerBout(game, session, env);
    },
  };
}
