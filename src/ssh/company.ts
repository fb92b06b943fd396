/** Who is here: sessions come and go, and each learns of the others what it may. */
import { readable, unreadable } from '../engine/kernel/save.ts';
import type { CareerGame } from '../session/career.ts';
import type { Company, Present, Seat } from '../tui/company.ts';
import type { Routes } from '../tui/program.ts';
import type { Services } from '../tui/services.ts';
import { seatAt, type Watchable } from './gallery.ts';
import { boutOf, boutTitle, type Doing, doingText } from './presence.ts';
import type { Commons, Play, Visit } from './visit.ts';

/** What a house is opened with. */
export interface HouseOptions {
  readonly motd: string | null;
  readonly now: () => Date;
}

/** A session as the house keeps it. */
interface Guest {
  readonly visit: Visit;
  readonly play: Play;
  doing: Doing;
  /** Whom he watches, over what he does. */
  watching: string | null;
  watchers: number;
  readonly seats: Set<Seat>;
  gone: boolean;
}

/** Opens what is common to all on a host. */
export function openHouse({ motd, now }: HouseOptions): Commons {
  const here = new Map<string, Guest>();
  const companyOf = (self: Guest): Company => ({
    motd,
    name: self.visit.name,
    account: self.play.account,
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
    join(visit, play) {
      const self: Guest = {
        ...{ visit, play, doing: { at: 'gate' }, watching: null, watchers: 0, seats: new Set<Seat>(), gone: false },
      };
      here.set(visit.id, self);
      return {
        services: withCompany(play.services, companyOf(self)),
        routes: routesFor(self, play.routes),
        doing: () => doingText(doingOf(self)),
        fighting: () => boutOf(self.doing) !== null,
        leave() {
          self.gone = true;
          for (const seat of self.seats) seat.leave();
          here.delete(visit.id);
        },
      };
    },
    settled: () => Promise.resolve(),
  };
}

/** The same services, still read when they are asked for, with company in place of none. */
function withCompany(base: Services, company: Company): Services {
  return Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(base),
    company: { value: company, enumerable: true },
  });
}

const MINUTE = 60_000;

function presentOf(one: Guest, self: Guest, now: Date): Present {
  return {
    id: one.visit.id,
    name: one.visit.name,
    guest: one.visit.account === null,
    minutes: Math.max(0, Math.floor((now.getTime() - one.visit.since.getTime()) / MINUTE)),
    doing: doingText(doingOf(one)),
    fighting: boutOf(one.doing) !== null && one.watching === null && mayWatch(one),
    watchers: one.watchers,
    self: one === self,
  };
}

const doingOf = ({ doing, watching }: Guest): Doing => (watching === null ? doing : { at: 'stands', whom: watching });

const mayWatch = ({ play }: Guest): boolean => play.services.settings().watched;

function watchFrom(self: Guest, other: Guest | undefined): ReturnType<Company['watch']> {
  if (other === undefined) return unreadable('he has left');
  if (other === self) return unreadable('that is yourself');
  if (!mayWatch(other)) return unreadable(`${other.visit.name} does not want to be watched`);
  const seat = seatAt(watchable(other));
  other.watchers += 1;
  self.watching = other.visit.name;
  let taken = true;
  const left: Seat = {
    look: seat.look,
    leave() {
      if (!taken) return;
      taken = false;
      seat.leave();
      other.watchers -= 1;
      self.watching = null;
      self.seats.delete(left);
    },
  };
  self.seats.add(left);
  return readable(left);
}

function watchable(one: Guest): Watchable {
  return {
    get open() {
      return !one.gone && mayWatch(one);
    },
    name: one.visit.name,
    get doing() {
      return doingText(doingOf(one));
    },
    get bout() {
      const session = boutOf(one.doing);
      return session === null ? null : { session, title: boutTitle(one.doing) };
    },
    saved: (then) => one.play.saved(then),
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
