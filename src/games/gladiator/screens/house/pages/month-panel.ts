/** This month in a panel: what it is known for, what it has brought in and taken out, and the men. */

import { signed } from '../../../../../kernel/roll-text.ts';
import { capital, times } from '../../../../../kernel/words.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../../tui/wrap.ts';
import type { Posting } from '../../../house/house-types.ts';
import type { PastBout } from '../../../house/month-types.ts';
import { EVENT_NAMES, REASON_NAMES } from '../../../house/told/words.ts';
import type { HousesState } from '../../../house/types.ts';
import { RESULTS } from '../../career/words.ts';
import { beastsText } from '../../kit/beast-notes.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { menOf } from '../state.ts';
import { menLines } from './men-table.ts';

/** What a panel of the month has room for, or reason to tell. */
interface Wanted {
  /** The men: there is no table of them elsewhere on the screen. */
  readonly men: boolean;
  /** 39.5.3.2 Recruits that are paid for: the auction is still open. */
  readonly bought: boolean;
}

/** The month, the men of the player's house, and what the month has come to so far. */
export function monthLines(state: Readonly<HousesState>, width: number, wanted: Wanted): readonly PageLine[] {
  return [
    ...knownLines(state, width),
    ...(wanted.men ? [[], ...menLines(menOf(state, OWN_HOUSE), state, width)] : []),
    ...(wanted.bought ? boughtLines(state, width) : []),
    ...purseLines(state, width),
  ];
}

const wrapped = (text: string, width: number): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line }]);

function knownLines({ month, houses }: Readonly<HousesState>, width: number): readonly PageLine[] {
  const { editor, event, trainer, quality, fixtures } = month;
  const name = (id: number | null): string =>
    id === OWN_HOUSE ? 'you' : (houses.find((one) => one.id === id)?.name ?? 'nobody');
  const matches = fixtures.length === 0 ? '' : `, ${times(fixtures.length, 'match').replace(/hs$/u, 'hes')}`;
  return [
    ...wrapped(`Editor: ${name(editor)}.`, width),
    ...(event === null ? [] : wrapped(`${capital(EVENT_NAMES[event])} (39.5.2).`, width)),
    ...(trainer === null ? [] : wrapped(`The trainer is with ${name(trainer)}.`, width)),
    ...(quality === null ? [] : wrapped(`Games of quality ${quality}${matches}.`, width)),
  ];
}

/** 39.5.3.2 Recruits that are paid for and not yet looked at. */
function boughtLines({ month: { stock } }: Readonly<HousesState>, width: number): readonly PageLine[] {
  const own = stock.filter(({ house }) => house === OWN_HOUSE).map(({ cv }) => `CV ${cv}`);
  return own.length === 0 ? [] : [[], ...wrapped(`Bought, quality not yet known: ${own.join(', ')}.`, width)];
}

/** What the month has come to so far by what it was for; while it has come to nothing yet, the month before it. */
function purseLines({ ledger, turn, bouts }: Readonly<HousesState>, width: number): readonly PageLine[] {
  const own = ledger.filter(({ house, month }) => house === OWN_HOUSE && month > 0);
  const now = own.filter(({ month }) => month === turn);
  if (now.length > 0) return sumsOf(now, 'denarii, this month', width);
  const before = own.filter(({ month }) => month === turn - 1);
  if (before.length === 0) return [];
  return [
    ...sumsOf(before, 'denarii, last month', width),
    ...faredLines(bouts.filter(({ month }) => month === turn - 1)),
  ];
}

function sumsOf(postings: readonly Posting[], total: string, width: number): readonly PageLine[] {
  const reasons = [...new Set(postings.map(({ why }) => why))];
  const line = (text: string, sum: number, bold: boolean): PageLine => [
    { text: signed(sum).padStart(4), style: { fg: sum < 0 ? 'bad' : 'good', bold } },
    { text: ` ${text}`.slice(0, width - 4), style: { fg: bold ? 'text' : 'mute' } },
  ];
  const sumOf = (all: readonly Posting[]): number => all.reduce((sum, { denarii }) => sum + denarii, 0);
  return [
    [],
    ...reasons.map((why) => line(REASON_NAMES[why], sumOf(postings.filter((one) => one.why === why)), false)),
    line(total, sumOf(postings), true),
  ];
}

/** How the men of the house fared in matches gone by. */
function faredLines(bouts: readonly PastBout[]): readonly PageLine[] {
  const own = bouts.flatMap(({ red, blue, beasts }) => {
    const [first] = red;
    const foe = blue[0]?.name ?? (beasts.length > 0 ? beastsText(beasts) : 'nobody');
    return first?.house === OWN_HOUSE ? [{ ...first, foe }] : [];
  });
  if (own.length === 0) return [];
  return [
    [],
    ...own.map(({ name, foe, result, dead }): PageLine => {
      const won = result === 'V' && !dead;
      return [
        { text: name, style: { fg: 'youFg', bold: true } },
        { text: ` v ${foe}: `, style: { fg: 'mute' } },
        {
          text: dead ? 'died' : result === null ? 'never came in' : RESULTS[result],
          style: { fg: won ? 'good' : 'bad' },
        },
      ];
    }),
  ];
}
