/** Who is here: sessions come and go, and each learns of the others what it may. */
import { join } from 'node:path';
import type { Game } from '../../games/game.ts';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import type { HallSection } from '../../store/hall.ts';
import type { Company, Present } from '../../tui/company.ts';
import type { Stand } from '../../tui/host/stand.ts';
import { watchScreen } from '../../tui/host/watch.ts';
import type { OpenGame, Routes } from '../../tui/program.ts';
import type { Services } from '../../tui/services.ts';
import type { DailyGame, DailyOptions } from '../daily/book.ts';
import { type Challenges, openChallenges } from '../daily/daily.ts';
import { standAt, type Watchable } from './gallery.ts';
import { type Chronicle, openChronicle } from './news.ts';
import { challengeSentence } from './news-sentences.ts';
import { type Doing, doingText, matchOf } from './presence.ts';
import { openSharedHall, type SharedHall } from './shared-hall.ts';
import type { Commons, Play, Visit } from './visit.ts';

/** What the common things of a host are opened with: its hall, its news, its daily challenge. */
export interface HouseOptions {
  /** The host's folder, where news.json, hall.json and daily/ lie. */
  readonly folder: string;
  /** The games of the house, loaded. */
  readonly games: readonly Game[];
  /** The game whose challenge is drawn every day; null: none is. */
  readonly daily: DailyGame | null;
  readonly motd: string | null;
  readonly now: () => Date;
  /** Is told what the operator should know. */
  readonly warn: (why: string) => void;
  readonly draw?: NonNullable<DailyOptions['draw']>;
}

/** A session as the company keeps it. */
interface Guest {
  readonly visit: Visit;
  readonly play: Play;
  doing: Doing;
  /** Whom the session watches, over what it does. */
  watching: string | null;
  watchers: number;
  readonly stands: Set<Stand>;
  gone: boolean;
}

/** What is common to all in the folder of a host. */
interface Common {
  readonly hall: SharedHall;
  readonly chronicle: Chronicle;
  readonly challenges: Challenges;
}

/** Opens what is common to all on a host. Throws where the folder of the challenge cannot be used. */
export function openHouse({ folder, games, daily, motd, now, warn, draw }: HouseOptions): Commons {
  const here = new Map<string, Guest>();
  const common: Common = {
    hall: openSharedHall(
      folder,
      games.flatMap(({ honours }) => honours),
      warn,
    ),
    chronicle: openChronicle(folder, warn),
    challenges: openChallenges({
      folder: join(folder, 'daily'),
      game: daily,
      now,
      ...(draw === undefined ? {} : { draw }),
    }),
  };
  const { hall, chronicle, challenges } = common;
  const today = (): string => now().toISOString().slice(0, 10);
  const takeHall = (self: Guest): void => {
    const { account, name } = self.visit;
    if (account === null) return;
    chronicle.tell(today(), hall.take(account, name, self.play.ownHall));
  };
  return {
    join(visit, play) {
      const self: Guest = {
        ...{ visit, play, doing: { at: 'gate' }, watching: null, watchers: 0, stands: new Set<Stand>(), gone: false },
      };
      here.set(visit.id, self);
      takeHall(self);
      const challenger = { visit, hold: play.hold, settings: play.services.settings };
      const company: Company = {
        motd,
        name: visit.name,
        account: play.account,
        present: () => [...here.values()].map((one) => presentOf(one, self, common, now())),
        watchers: () => self.watchers,
        news() {
          tellLastDay(common);
          return chronicle.all();
        },
        hall: <E>(section: HallSection<E>) =>
          hall.of(section).map(({ account, player, entry }) => ({ player, self: account === visit.account, entry })),
        daily: challenges.dailyFor(challenger),
      };
      const watch = (id: string) => watchFrom(self, here.get(id), common);
      const ended = () => play.saved(() => takeHall(self));
      return {
        services: withCompany(play.services, company),
        routes: routesFor(self, play.routes, {
          ended,
          tryOf(date) {
            const full = company.daily.standing(date) === 'open' ? play.services.room.whyNoMatch() : null;
            return full === null ? challenges.fight(challenger, date) : unreadable(full);
          },
          watch: (id) => watch(id),
          nameOf: (id) => here.get(id)?.visit.name ?? '',
        }),
        watch,
        doing: () => doingText(doingOf(self)),
        fighting: () => matchOf(self.doing) !== null,
        leave() {
          self.gone = true;
          for (const stand of self.stands) stand.leave();
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

/** Once a day is over the news say who came first in its challenge. */
function tellLastDay({ challenges, chronicle }: Common): void {
  const last = challenges.lastDay();
  const text = last === null ? null : challengeSentence(last.date, last.first, last.tries);
  if (last === null || text === null) return;
  chronicle.tell(last.date, [{ key: `challenge ${last.date}`, name: last.first[0]?.name ?? '', text }]);
}

/** The same services, still read when they are asked for, with company in place of none. */
function withCompany(base: Services, company: Company): Services {
  return Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(base),
    company: { value: company, enumerable: true },
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
    fighting: matchOf(one.doing) !== null && one.watching === null && mayWatch(one) && maySee(self, one, common),
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

function watchFrom(self: Guest, other: Guest | undefined, common: Common): Read<Stand> {
  if (other === undefined) return unreadable('the player has left');
  if (other === self) return unreadable('that is yourself');
  if (!mayWatch(other)) return unreadable(`${other.visit.name} does not want to be watched`);
  if (!maySee(self, other, common)) return unreadable('a try at the challenge can be seen after your own');
  const stand = standAt(watchable(other, () => maySee(self, other, common)));
  other.watchers += 1;
  self.watching = other.visit.name;
  let taken = true;
  const left: Stand = {
    look: stand.look,
    leave() {
      if (!taken) return;
      taken = false;
      stand.leave();
      other.watchers -= 1;
      self.watching = null;
      self.stands.delete(left);
    },
  };
  self.stands.add(left);
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
    get match() {
      return maySeeIt() ? matchOf(one.doing) : null;
    },
    saved: (then) => one.play.saved(then),
  };
}

/** What the routes of a session lead to in the company. */
interface Ways {
  /** Hears of everything that has come to an end which a hall of fame takes in. */
  ended(): void;
  tryOf(date: string): Read<OpenGame>;
  watch(id: string): Read<Stand>;
  nameOf(id: string): string;
}

/** Routes that tell the company what is shown. */
function routesFor(guest: Guest, base: Routes, { ended, tryOf, watch, nameOf }: Ways): Routes {
  const followed = new WeakSet<object>();
  const shows = (doing: Doing): void => {
    guest.doing = doing;
  };
  return {
    title(env, notice) {
      shows({ at: 'gate' });
      return base.title(env, notice);
    },
    play(game, env, notice) {
      if (!followed.has(game)) {
        followed.add(game);
        game.whenOver?.(ended);
      }
      shows({ at: 'game', game });
      return base.play(game, env, notice);
    },
    challenge(date, env) {
      const game = tryOf(date);
      if (!game.ok) return game;
      shows({ at: 'daily', game: game.value, date });
      return readable(base.play(game.value, env, null));
    },
    watch(id, env) {
      const stand = watch(id);
      return stand.ok ? readable(watchScreen(nameOf(id), stand.value, env)) : stand;
    },
  };
}
