/** Who is here: sessions come and go, and each learns of the others what it may. */
import { join } from 'node:path';
import type { CareerEvent } from '../../games/gladiator/career/events.ts';
import type { LanistaEvent } from '../../games/gladiator/house/events.ts';
import type { Tables } from '../../games/gladiator/rules/tables/types.ts';
import { standingAnswers } from '../../games/gladiator/screens/bout/standing.ts';
import type { CareerGame } from '../../games/gladiator/session/career.ts';
import type { LudusGame } from '../../games/gladiator/session/house.ts';
import type { Entry } from '../../kernel/event.ts';
import { readable, unreadable } from '../../kernel/save.ts';
import type { Company, Famed, Present, Seat } from '../../tui/company.ts';
import type { Routes } from '../../tui/program.ts';
import type { Services } from '../../tui/services.ts';
import type { DailyOptions } from '../daily/book.ts';
import { type Challenges, openChallenges } from '../daily/daily.ts';
import { seatAt, type Watchable } from './gallery.ts';
import { type Chronicle, openChronicle } from './news.ts';
import { challengeSentence } from './news-sentences.ts';
import { boutOf, boutTitle, type Doing, doingText } from './presence.ts';
import { openSharedHall, type SharedEntry, type SharedHall } from './shared-hall.ts';
import type { Commons, Play, Visit } from './visit.ts';

/** What a house is opened with. */
export interface HouseOptions {
  /** The host's folder, where news.json, hall.json and daily/ lie. */
  readonly folder: string;
  readonly tables: Tables;
  readonly motd: string | null;
  readonly now: () => Date;
  /** Is told what the operator should know. */
  readonly warn: (why: string) => void;
  readonly draw?: NonNullable<DailyOptions['draw']>;
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

/** What lies in the folder of a house. */
interface Common {
  readonly hall: SharedHall;
  readonly chronicle: Chronicle;
  readonly challenges: Challenges;
}

/** Opens what is common to all on a host. Throws where the folder of the challenge cannot be used. */
export function openHouse({ folder, tables, motd, now, warn, draw }: HouseOptions): Commons {
  const here = new Map<string, Guest>();
  const common: Common = {
    hall: openSharedHall(folder, warn),
    chronicle: openChronicle(folder, warn),
    challenges: openChallenges({ folder: join(folder, 'daily'), tables, now, ...(draw === undefined ? {} : { draw }) }),
  };
  const { hall, chronicle, challenges } = common;
  const today = (): string => now().toISOString().slice(0, 10);
  const takeHall = (self: Guest): void => {
    const { account, name } = self.visit;
    if (account === null) return;
    const { services } = self.play;
    const [careers, houses] = [services.hall(), services.houses.hall()];
    if (!careers.ok || !houses.ok) return;
    chronicle.tell(today(), hall.take(account, name, { careers: careers.value, houses: houses.value }));
  };
  return {
    join(visit, play) {
      const self: Guest = {
        ...{ visit, play, doing: { at: 'gate' }, watching: null, watchers: 0, seats: new Set<Seat>(), gone: false },
      };
      here.set(visit.id, self);
      takeHall(self);
      const answers = standingAnswers(play.services.settings);
      const company: Company = {
        motd,
        name: visit.name,
        account: play.account,
        present: () => [...here.values()].map((one) => presentOf(one, self, common, now())),
        watch: (id) => watchFrom(self, here.get(id), common),
        watchers: () => self.watchers,
        news() {
          tellLastDay(common);
          return chronicle.all();
        },
        hall: () => famed(hall.all().entries, visit.account),
        houses: () => famed(hall.all().houses, visit.account),
        daily: challenges.dailyFor({ visit, hold: play.hold, answers }),
      };
      return {
        services: withCompany(play.services, company),
        routes: routesFor(self, play.routes, () => play.saved(() => takeHall(self))),
        doing: () => doingText(doingOf(self)),
        fighting: () => boutOf(self.doing) !== null,
        leave() {
          self.gone = true;
          for (const seat of self.seats) seat.leave();
          challenges.leave(visit.id);
          here.delete(visit.id);
        },
      };
    },
    async settled() {
      await Promise.all([hall.settled(), chronicle.settled(), challenges.settled()]);
    },
  };
}

const famed = <E>(all: readonly SharedEntry<E>[], self: string | null): readonly Famed<E>[] =>
  all.map(({ account, player, entry }) => ({ player, self: account === self, entry }));

/** Once a day is over the news say who came first in its challenge. */
function tellLastDay({ challenges, chronicle }: Common): void {
  const last = challenges.lastDay();
  const text = last === null ? null : challengeSentence(last.date, last.first, last.tries);
  if (last === null || text === null) return;
  chronicle.tell(last.date, [{ key: `challenge ${last.date}`, name: last.first[0]?.name ?? '', text }]);
}

/** The same services, still read when they are asked for, with company in place of none and its hall in place of one's own. */
function withCompany(base: Services, company: Company): Services {
  const hall: Services['hall'] = () => readable(company.hall().map(({ entry }) => entry));
  return Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(base),
    company: { value: company, enumerable: true },
    hall: { value: hall, enumerable: true },
  });
}

const MINUTE = 60_000;

function presentOf(one: Guest, self: Guest, common: Common, now: Date): Present {
  return {
    id: one.visit.id,
    name: one.visit.name,
    guest: one.visit.account === null,
    minutes: Math.max(0, Math.floor((now.getTime() - one.visit.since.getTime()) / MINUTE)),
    doing: doingText(doingOf(one)),
    fighting: boutOf(one.doing) !== null && one.watching === null && mayWatch(one) && maySee(self, one, common),
    watchers: one.watchers,
    self: one === self,
  };
}

const doingOf = ({ doing, watching }: Guest): Doing => (watching === null ? doing : { at: 'stands', whom: watching });

const mayWatch = ({ play }: Guest): boolean => play.services.settings().watched;

/** A try is seen live only by those who have none of their own before them. */
function maySee({ visit: { account } }: Guest, { doing }: Guest, { challenges }: Common): boolean {
  return doing.at !== 'daily' || challenges.mayWatch(account, doing.date);
}

function watchFrom(self: Guest, other: Guest | undefined, common: Common): ReturnType<Company['watch']> {
  if (other === undefined) return unreadable('he has left');
  if (other === self) return unreadable('that is yourself');
  if (!mayWatch(other)) return unreadable(`${other.visit.name} does not want to be watched`);
  if (!maySee(self, other, common)) return unreadable('a try at the challenge can be seen after your own');
  const seat = seatAt(watchable(other, () => maySee(self, other, common)));
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

function watchable(one: Guest, maySeeIt: () => boolean): Watchable {
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
      return session === null || !maySeeIt() ? null : { session, title: boutTitle(one.doing) };
    },
    saved: (then) => one.play.saved(then),
  };
}

/** Routes that tell the house what is shown; `ended` hears of every career and every game of houses that has come to its end. */
function routesFor(guest: Guest, base: Routes, ended: () => void): Routes {
  const followed = new WeakSet<CareerGame | LudusGame>();
  const shows = (doing: Doing): void => {
    guest.doing = doing;
  };
  const follow = (game: CareerGame | LudusGame): void => {
    if (followed.has(game)) return;
    followed.add(game);
    const { session } = game;
    session.watchedBy(({ entry: { event } }: { readonly entry: Entry<CareerEvent | LanistaEvent> }) => {
      if ((event.kind === 'career-ended' || event.kind === 'game-ended') && session.match.over) ended();
    });
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
      follow(game);
      shows({ at: 'school', game });
      return base.career(game, env, notice);
    },
    careerBout(game, session, env) {
      follow(game);
      shows({ at: 'munus', game, session });
      return base.careerBout(game, session, env);
    },
    dailyBout(company, date, session, env) {
      shows({ at: 'daily', session, date });
      return base.dailyBout(company, date, session, env);
    },
    ludus(game, env, notice) {
      follow(game);
      shows({ at: 'house', game });
      return base.ludus(game, env, notice);
    },
    ludusBout(game, session, env) {
      follow(game);
      shows({ at: 'games', game, session });
      return base.ludusBout(game, session, env);
    },
  };
}
