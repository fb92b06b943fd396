/** A host full of people, for the screens that show them. */

import type { GladiatorSession } from '../../../src/games/gladiator/screens/bout/session.ts';
import { POINTS_TEXT } from '../../../src/games/gladiator/session/challenge.ts';
import { readable, unreadable } from '../../../src/kernel/save.ts';
import type { Company, DailyRow, DailyStanding, News, Present, Seat } from '../../../src/tui/company.ts';
import { finishedSave, newSession, playOn } from '../../games/gladiator/screens/bout/scenes.ts';
import { fakeAccount, fakeCompany } from '../gates.ts';

const someone = (id: string, name: string, doing: string, more: Partial<Present> = {}): Present => ({
  ...{ id, name, doing, guest: false, minutes: 3, fighting: false, watchers: 0, self: false },
  ...more,
});

/** Six people: two fight, one watches. */
export const CROWD: readonly Present[] = [
  someone('1', 'Anna', 'stands at the gate', { self: true }),
  someone('2', 'Bartholomew-the-Grea', 'leads Maximus against four beasts in his 11th munus', {
    fighting: true,
    watchers: 2,
  }),
  someone('3', 'guest 1', 'practises with Rufus against a lion', { guest: true, fighting: true }),
  someone('4', 'Carla', 'watches Bartholomew-the-Grea'),
  someone('5', 'Dora', 'is in the school with Felix, three victories'),
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
  readonly seat?: Seat;
}

/** A company on 22 November 2026, with the day before to look back at. */
export function company(
  wanted: Wanted = {},
): Company & { readonly fought: string[]; readonly session: GladiatorSession } {
  const { motd = null, present = CROWD, news = TIDINGS, table = TABLE, standing = 'open', guest = false } = wanted;
  const fought: string[] = [];
  const session = newSession('daily');
  const account = guest ? null : fakeAccount(2);
  return {
    ...fakeCompany(account),
    ...{ fought, session, motd, name: guest ? 'guest 1' : 'Anna' },
    present: () => present,
    watch: (id) => {
      const one = present.find((other) => other.id === id);
      if (one === undefined || one.self) return unreadable(one === undefined ? 'he has left' : 'that is yourself');
      return readable(wanted.seat ?? { look: () => ({ name: one.name, doing: one.doing, bout: null }), leave() {} });
    },
    news: () => news,
    daily: {
      date: () => '2026-11-22',
      days: () => ['2026-11-22', '2026-11-21'],
      about: () => [
        'Quadratus, a secutor, against Janus, a provocator,',
        'in an arena with walls and obstacles, as the dice have them; by the rules of the Advanced Game.',
      ],
      word: () => null,
      standing: (date) => (date === '2026-11-22' ? standing : { why: 'That day is over.' }),
      fight(date) {
        fought.push(date);
        return readable(session);
      },
      table: (date) => (date === '2026-11-22' ? table : TABLE.slice(0, 3)),
      best: () => readable({ name: 'Carla', save: finishedSave('best') }),
      points: POINTS_TEXT,
    },
  };
}

/** A place to watch a bout from that has come to its first blows. */
export function seatAtBout(): Seat {
  const session = newSession('watched');
  playOn(session, ({ match }) => match.choices.length >= 3);
  const bout = { number: 1, title: 'Maximus v Rufus, 3rd munus', showing: session, behind: 0, over: false };
  return { look: () => ({ name: 'Anna', doing: 'leads Maximus', bout }), leave() {} };
}
