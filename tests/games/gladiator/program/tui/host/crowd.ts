/** A host full of people, for the screens that show them. */

import type { TryParts } from '../../../../../../src/games/game.ts';
import type { GladiatorSession } from '../../../../../../src/games/gladiator/screens/bout/session.ts';
import { shownBout } from '../../../../../../src/games/gladiator/screens/open/bout-look.ts';
import { CHALLENGE } from '../../../../../../src/games/gladiator/screens/open/challenge.ts';
import { POINTS_TEXT } from '../../../../../../src/games/gladiator/session/challenge.ts';
import { readable, unreadable } from '../../../../../../src/kernel/save.ts';
import type { Company, DailyRow, DailyStanding, News, Present } from '../../../../../../src/tui/company.ts';
import { dailyScreen } from '../../../../../../src/tui/host/daily.ts';
import type { Stand, WatchedMatch } from '../../../../../../src/tui/host/stand.ts';
import { watchScreen } from '../../../../../../src/tui/host/watch.ts';
import type { Env, OpenGame, Routes } from '../../../../../../src/tui/program.ts';
import { finishedSave, newSession, playOn } from '../../../screens/bout/scenes.ts';
import { fakeAccount, fakeCompany } from '../gates.ts';

const someone = (id: string, name: string, doing: string, more: Partial<Present> = {}): Present => ({
  ...{ id, name, doing, guest: false, minutes: 3, fighting: false, closed: null, watchers: 0, self: false },
  ...more,
});

/** Seven people: four fight, one of them unseen, one watches. */
export const CROWD: readonly Present[] = [
  someone('1', 'Anna', 'stands at the gate', { self: true }),
  someone('2', 'Bartholomew-the-Grea', 'leads Maximus against four beasts in his 11th munus', {
    fighting: true,
    watchers: 2,
  }),
  someone('3', 'guest 1', 'practises with Rufus against a lion', { guest: true, fighting: true }),
  someone('4', 'Carla', 'watches Bartholomew-the-Grea'),
  someone('5', 'Dora', 'is in the school with Felix, three victories'),
  someone('7', 'Fabia', 'tries the challenge of the day', {
    fighting: true,
    closed: 'You can watch a try at the challenge once your own try is over, or the day is.',
  }),
  someone('6', 'Emil', 'tries the challenge of the day', { fighting: true }),
];

/** More people than a screen has rows. */
export const FULL: readonly Present[] = Array.from({ length: 60 }, (_, i) =>
  someone(`f${i}`, `player-${i}`, 'stands at the gate', { self: i === 0, fighting: i % 3 === 0 }),
);

/** What has happened to them, the newest first. */
const TIDINGS: readonly News[] = [
  {
    date: '2026-11-22',
    name: 'Carla',
    text: "Brutus, a thraex of Carla's, is dead: killed by Varro, after three victories in five munera.",
  },
  {
    date: '2026-11-22',
    name: 'Dora',
    text: "Felix, a retiarius of Dora's, takes the record for most kills (7, before 5).",
  },
  {
    date: '2026-11-21',
    name: 'Emil',
    text: "Nero, a secutor of Emil's, has his tenth victory and is free, the Emperor's Champion after twelve munera.",
  },
  {
    date: '2025-12-31',
    name: 'Anna',
    text: 'Anna was first in the challenge of 31 December with 141 points; of nine who tried.',
  },
];

const row = (rank: number | null, name: string, points: number, more: Partial<DailyRow> = {}): DailyRow => ({
  ...{ rank, name, result: rank === null ? 'at it' : 'victory', points, turns: 6, dealt: 11, taken: 4, self: false },
  ...more,
});

/** Twenty who have tried, one of them still at it; the player is among the last. */
const TABLE: readonly DailyRow[] = [
  row(1, 'Bartholomew-the-Grea', 141),
  row(2, 'Carla', 120, { result: 'beaten and spared' }),
  row(2, 'Dora', 120),
  ...Array.from({ length: 15 }, (_, i) => row(4 + i, `player-${i + 1}`, 90 - i)),
  row(19, 'Anna', 12, { result: 'killed', self: true }),
  row(null, 'Emil', 0),
];

/** What a test wants of a company. */
interface Wanted {
  readonly motd?: string;
  readonly present?: readonly Present[];
  readonly news?: readonly News[];
  readonly table?: readonly DailyRow[];
  readonly standing?: DailyStanding;
  readonly guest?: boolean;
  readonly seat?: Stand;
}

/** A company, and what was tried in it. */
interface Crowd extends Company {
  readonly ways: Partial<Routes>;
  /** The days that were tried. */
  readonly fought: string[];
  /** The bout of the last try; fails where none was begun. */
  session(): GladiatorSession;
}

/** A company on 22 November 2026, with the day before to look back at. */
export function company(wanted: Wanted = {}): Crowd {
  const { motd = null, present = CROWD, news = TIDINGS, table = TABLE, standing = 'open', guest = false } = wanted;
  const fought: string[] = [];
  let tried: OpenGame | null = null;
  const account = guest ? null : fakeAccount(2);
  const all: Crowd = {
    ...fakeCompany(account),
    ...{ fought, motd, name: guest ? 'guest 1' : 'Anna' },
    session() {
      const session = tried?.match?.session;
      if (session === undefined) throw new Error('no try was begun');
      return session as GladiatorSession;
    },
    present: () => present,
    news: () => news,
    ways: {
      watch(id, env) {
        const one = present.find((other) => other.id === id);
        if (one === undefined || one.self)
          return unreadable(one === undefined ? 'The player has left.' : 'That is you.');
        const stand = { look: () => ({ name: one.name, doing: one.doing, closed: null, match: null }), leave() {} };
        return readable(watchScreen(one.name, wanted.seat ?? stand, env));
      },
      challenge(date, env) {
        fought.push(date);
        tried = tryOf(date, env, () => all);
        return readable(env.routes.play(tried, env, null));
      },
    },
    daily: {
      date: () => '2026-11-22',
      days: () => ['2026-11-22', '2026-11-21'],
      about: () => [
        'Quadratus, a secutor, against Janus, a provocator,',
        'in an arena with walls and obstacles, as the dice have them; by the rules of the Advanced Game.',
      ],
      standing: (date) => (date === '2026-11-22' ? standing : { why: 'That day is over.' }),
      table: (date) => (date === '2026-11-22' ? table : TABLE.slice(0, 3)),
      best: () => readable({ name: 'Carla', game: 'gladiator', save: finishedSave('best') }),
      points: POINTS_TEXT,
    },
  };
  return all;
}

/** A try at a day's bout, which is kept nowhere. */
function tryOf(date: string, { services }: Env, all: () => Company): OpenGame {
  const { seed, setup } = newSession('daily').match;
  const parts: TryParts = {
    sink: { write: () => null },
    count: () => {},
    settings: () => services.settings(),
    place: () => 'Challenge of 22 November',
    kept: 'Your try is in the table of the day.',
    after: 'the table of the day',
    stake: { name: 'Your try', back: 'go back to it from the challenge of its day' },
    word: () => null,
    goOn: () => dailyScreen(all(), date, true),
  };
  return CHALLENGE.begin({ setup, seed }, parts).game;
}

/** A bout as somebody sees it who looks on. */
export function watchedBout(session: GladiatorSession, title: string): WatchedMatch {
  const { look } = shownBout(session, title);
  return { number: 1, title, showing: session, behind: 0, over: false, look: () => look(session) };
}

/** A place to watch a bout from that has come to its first blows. */
export function seatAtBout(): Stand {
  const session = newSession('watched');
  playOn(session, ({ match }) => match.choices.length >= 3);
  const match = watchedBout(session, 'Maximus v Rufus, 3rd munus');
  return { look: () => ({ name: 'Anna', doing: 'leads Maximus', closed: null, match }), leave() {} };
}
