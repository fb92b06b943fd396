/** Who is here: sessions come and go, and each learns of the others what it may. */
import { join } from 'node:path';
import type { Game } from '../../games/game.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { unguessableSeed } from '../../play/seed.ts';
import type { HallSection } from '../../store/hall.ts';
import type { Signer } from '../../store/signed/signature.ts';
import type { Company, Present } from '../../tui/company.ts';
import type { Stand } from '../../tui/host/stand.ts';
import { watchScreen } from '../../tui/host/watch.ts';
import type { OpenGame, Routes } from '../../tui/program.ts';
import type { Services } from '../../tui/services.ts';
import type { DailyGame, DailyOptions } from '../daily/book.ts';
import { type Challenges, openChallenges } from '../daily/daily.ts';
import { utcDay } from '../door/clock.ts';
import { doingOf, fights, type Guest, newGuest } from './guest.ts';
import { type Chronicle, openChronicle } from './news.ts';
import { challengeSentence } from './news-sentences.ts';
import type { Doing } from './presence.ts';
import { openSharedHall, type SharedHall } from './shared-hall.ts';
import type { Commons } from './visit.ts';
import { type Gallery, watchFrom, whyClosed } from './watching.ts';

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
  /** Signs what the host says of its players; nobody does unless given. */
  readonly signer?: Signer | null;
  /** A seed for each new match; such as nobody can guess unless given. */
  readonly newSeed?: () => string;
}

/** What is common to all in the folder of a host. */
interface Common {
  readonly hall: SharedHall;
  readonly chronicle: Chronicle;
  readonly challenges: Challenges;
}

/** Opens what is common to all on a host. Throws where the folder of the challenge cannot be used. */
export function openHouse(options: HouseOptions): Commons {
  const { folder, games, daily, motd, now, warn, draw, signer = null, newSeed = unguessableSeed } = options;
  const here = new Map<string, Guest>();
  const common: Common = {
    hall: openSharedHall(
      folder,
      games.flatMap(({ honours }) => honours),
      { warn, signer },
    ),
    chronicle: openChronicle(folder, warn),
    challenges: openChallenges({
      folder: join(folder, 'daily'),
      game: daily,
      now,
      signer,
      ...(draw === undefined ? {} : { draw }),
    }),
  };
  const { hall, chronicle, challenges } = common;
  const gallery: Gallery = { here, challenges, now };
  const today = (): string => utcDay(now());
  const takeHall = (self: Guest): void => {
    const { account, name } = self.visit;
    if (account === null) return;
    chronicle.tell(today(), hall.take(account, name, self.play.ownHall));
  };
  return {
    join(visit, play) {
      const self = newGuest(visit, play);
      here.set(visit.id, self);
      takeHall(self);
      const { settings, counts } = play.services;
      const challenger = { visit, hold: play.hold, settings, count: (save: Save) => counts.add(save, null) };
      const company: Company = {
        motd,
        name: visit.name,
        account: play.account,
        present: () => [...here.values()].map((one) => presentOf(one, self, gallery)),
        watchers: () => self.watchers,
        news() {
          tellLastDay(common);
          return chronicle.all();
        },
        hall: <E>(section: HallSection<E>) =>
          hall.of(section).map(({ account, player, entry }) => ({ player, self: account === visit.account, entry })),
        daily: challenges.dailyFor(challenger),
      };
      const watch = (id: string) => watchFrom(self, id, gallery);
      const ended = () => play.saved(() => takeHall(self));
      return {
        services: withCompany(play.services, company, newSeed),
        routes: routesFor(self, play.routes, {
          ended,
          tryOf(date) {
            const full = company.daily.standing(date) === 'open' ? play.services.room.whyNoMatch() : null;
            return full === null ? challenges.fight(challenger, date) : unreadable(full);
          },
          watch,
          nameOf: (id) => here.get(id)?.visit.name ?? '',
        }),
        watch,
        doing: () => doingOf(self),
        fighting: () => fights(self),
        leave(movesOn) {
          self.gone = { at: now(), movesOn };
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

/** The same services, still read when they are asked for, with company in place of none, and with seeds of the house. */
function withCompany(base: Services, company: Company, newSeed: () => string): Services {
  return Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(base),
    company: { value: company, enumerable: true },
    newSeed: { value: newSeed, enumerable: true },
  });
}

const MINUTE = 60_000;

function presentOf(one: Guest, self: Guest, gallery: Gallery): Present {
  const fighting = fights(one) && one.watching === null;
  return {
    id: one.visit.id,
    name: one.visit.name,
    guest: one.visit.account === null,
    minutes: Math.max(0, Math.floor((gallery.now().getTime() - one.visit.since.getTime()) / MINUTE)),
    doing: doingOf(one),
    fighting,
    closed: fighting ? whyClosed(self, one, gallery) : null,
    watchers: one.watchers,
    self: one === self,
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
    daily: base.daily,
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
