/** A match on the bill, told in a panel or on a page: who meets whom, at what odds, and what is laid on it. */

import { times } from '../../../../../kernel/words.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../../tui/wrap.ts';
import type { Man } from '../../../career/man/man-types.ts';
import { combatValue } from '../../../career/munus/fighter.ts';
import type { Bill } from '../../../career/munus/munus-types.ts';
import { prizeOf, riskOf } from '../../../house/games/odds.ts';
import { levelOfBilled } from '../../../house/games/own-levels.ts';
import type { Fixture } from '../../../house/month-types.ts';
import type { HousesState } from '../../../house/types.ts';
import { ledByText } from '../../campaign/levels.ts';
import { matchText, recordLetters, styleText } from '../../career/words.ts';
import { beastsText } from '../../kit/beast-notes.ts';
import { meetingNames } from '../meeting.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { gladiatorOf, houseOf } from '../state.ts';
import type { Truth } from '../truth.ts';
import { money } from '../words.ts';
import { oddsLines } from './odds-lines.ts';
import { columnLines } from './table.ts';

/** One match. `truth`: what has been found of its true odds, or null. */
export function matchLines(
  state: Readonly<HousesState>,
  fixture: Fixture,
  width: number,
  truth: Truth | null,
): readonly PageLine[] {
  const { bill, fought } = fixture;
  return [
    [{ text: matchText(bill.type), style: { fg: 'accent', bold: true } }],
    ...(bill.deathMatch ? [[{ text: 'sine missione (38.3.1)', style: { fg: 'bad' as const } }]] : []),
    ...oddsLines(state, fixture, width, truth),
    [],
    ...sidesLines(state, fixture, width),
    ...(bill.beasts.length === 0 ? [] : wrapped(`against ${beastsText(bill.beasts)}`, width)),
    ...wagerLines(state, fixture.n, width),
    ...(fought === null ? [] : ([[], ...foughtLines(state, fixture, width)] as const)),
  ];
}

const wrapped = (text: string, width: number, fg: 'text' | 'mute' | 'youFg' = 'text'): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line, style: { fg } }]);

/** A man of a match, and whose he is; null: nobody's. */
interface Entered {
  readonly man: Man;
  readonly house: number | null;
}

function sidesLines(state: Readonly<HousesState>, { bill, red, sheet }: Fixture, width: number): readonly PageLine[] {
  const own = gladiatorOf(state, red).house;
  const [reds, blues] = [
    [{ man: sheet, house: own }, ...bill.comrades.map(({ man }) => ({ man, house: null }))],
    bill.challengers.map(({ man, rival }) => ({ man, house: rival === null ? null : gladiatorOf(state, rival).house })),
  ] as const;
  const all: readonly Entered[] = [...reds, ...blues];
  const yours = blues.some(({ house }) => house === OWN_HOUSE);
  const table = columnLines(
    [
      {
        title: '',
        cells: all.map(({ man }, i) => ({
          text: man.name,
          style: { fg: (i < reds.length ? !yours : yours) ? 'youFg' : 'foeFg', bold: true },
        })),
      },
      { title: '', cells: all.map(({ man }) => ({ text: styleText(man) })) },
      { title: '', cells: all.map(({ man }) => ({ text: `CV ${String(combatValue(man)).padStart(2)}` })) },
      {
        title: '',
        cells: all.map(({ man }) => ({
          text: bouts(man) === 0 ? '' : recordLetters(man.record),
          style: { fg: 'mute' },
        })),
      },
    ],
    width,
  ).slice(1);
  return [
    whose(state, reds),
    ...table.slice(0, reds.length),
    ...(blues.length === 0 ? [] : [whose(state, blues), ...table.slice(reds.length)]),
    ...(own === OWN_HOUSE ? ledLines(state, bill, width) : []),
  ];
}

/** Who leads opponents of the player's men, where each has a level of his own: all alike, or man by man. */
function ledLines(state: Readonly<HousesState>, bill: Bill, width: number): readonly PageLine[] {
  if (state.setup.levels?.foes !== 'each') return [];
  const led = bill.challengers.map((one) => ({
    name: one.man.name,
    by: ledByText(levelOfBilled(state, one, bill.type)),
  }));
  const alike = new Set(led.map(({ by }) => by));
  if (alike.size <= 1) return [...alike].flatMap((text) => wrapped(text, width, 'mute'));
  return wrapped(led.map(({ name, by }) => `${name} ${by}`).join(', '), width, 'mute');
}

const bouts = ({ record: { v, s, m } }: Man): number => v + s + m;

/** Whose men they are: 'for Solonius', 'for Solonius, with men of no house', 'of no house'. */
function whose(state: Readonly<HousesState>, men: readonly Entered[]): PageLine {
  const house = men.find((one) => one.house !== null)?.house ?? null;
  if (house === null) return [{ text: 'of no house', style: { fg: 'mute' } }];
  const { name } = houseOf(state, house);
  return [
    { text: 'for ', style: { fg: 'mute' } },
    { text: name, style: { fg: house === OWN_HOUSE ? 'youFg' : 'foeFg' } },
    { text: men.length > 1 ? ', with men of no house' : '', style: { fg: 'mute' } },
  ];
}

/** 39.5.4.3, 39.5.4.4 What is laid on a match, the player's own first. */
function wagerLines(state: Readonly<HousesState>, n: number, width: number): readonly PageLine[] {
  const laid = state.month.wagers
    .filter(({ fixture }) => fixture === n)
    .toSorted((a, b) => Number(b.house === OWN_HOUSE) - Number(a.house === OWN_HOUSE));
  if (laid.length === 0) return [];
  return [
    [],
    ...laid.flatMap((wager): readonly PageLine[] => {
      const own = wager.house === OWN_HOUSE || wager.with === OWN_HOUSE;
      const who = wager.house === OWN_HOUSE ? 'You' : houseOf(state, wager.house).name;
      const taker =
        wager.with === null
          ? ''
          : wager.with === OWN_HOUSE
            ? ', with you'
            : `, with ${houseOf(state, wager.with).name}`;
      const on = meetingNames(state, n)[wager.on];
      return wrapped(
        `${who}: ${riskOf(wager)} to win ${money(prizeOf(wager))} on ${on}${taker}`,
        width,
        own ? 'youFg' : 'mute',
      );
    }),
  ];
}

function foughtLines(state: Readonly<HousesState>, { fought, n }: Fixture, width: number): readonly PageLine[] {
  if (fought === null) return [];
  const { winner, turns, moments } = fought.result;
  const who = winner === null ? 'Neither side won' : `${meetingNames(state, n)[winner]} won`;
  return [
    [{ text: `${who}, in ${times(turns, 'turn')}.`, style: { fg: 'good', bold: true } }],
    ...moments.slice(-3).flatMap(({ text }) => wrapped(text, width, 'mute')),
  ];
}
