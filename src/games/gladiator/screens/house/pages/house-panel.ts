/** A house, told in a panel or on a page: its purse and name, how it goes about things, its men, its record. */

import { signed } from '../../../../../kernel/roll-text.ts';
import { times } from '../../../../../kernel/words.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../../tui/wrap.ts';
import { policyOf } from '../../../house/temperaments.ts';
import { DOWNFALL_WORDS } from '../../../house/told/words.ts';
import type { HousesState } from '../../../house/types.ts';
import { ledByText } from '../../campaign/levels.ts';
import { dateText } from '../../career/words.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { houseOf, menOf } from '../state.ts';
import { MASTERS_TOLD, money } from '../words.ts';
import { menLines } from './men-table.ts';

const wrapped = (text: string, width: number, fg: 'text' | 'mute' = 'text'): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line, style: { fg } }]);

/** What is known of a house: its purse, its name, its men. */
export function houseLines(state: Readonly<HousesState>, id: number, width: number): readonly PageLine[] {
  const house = houseOf(state, id);
  const { by, denarii, rep, champions, out } = house;
  const led =
    state.setup.levels?.foes === 'each' && by !== 'seat' ? ` Its men are ${ledByText(policyOf(house).leads)}.` : '';
  const [word, does] = MASTERS_TOLD[by];
  return [
    [
      { text: money(denarii), style: { fg: denarii < 0 ? 'bad' : 'accent', bold: true } },
      { text: `   REP ${rep}   ${champions === 0 ? '' : times(champions, 'champion')}` },
    ],
    ...(does === '' ? [] : wrapped(`A ${word} house: it ${does}.${led}`, width, 'mute')),
    ...(out === null ? [] : wrapped(`Out since ${dateText(out.month)}: it ${DOWNFALL_WORDS[out.how]}.`, width)),
    [],
    ...(out === null ? menLines(menOf(state, id), state, width) : []),
  ];
}

/** The same at length, for a page of its own: what it owes, what became of its men, and its matches. */
export function housePageLines(state: Readonly<HousesState>, id: number, width: number): readonly PageLine[] {
  return [
    ...houseLines(state, id, width),
    ...debtLines(state, id, width),
    ...recordLines(state, id),
    ...goneLines(state, id, width),
  ];
}

/** 39.5.2 What of a loan is still to be paid back. */
function debtLines(state: Readonly<HousesState>, id: number, width: number): readonly PageLine[] {
  const { instalments } = houseOf(state, id);
  const last = instalments.at(-1);
  if (last === undefined) return [];
  return [
    [],
    ...wrapped(`Owes the investor ${times(instalments.length, 'instalment')}, the last in ${dateText(last)}.`, width),
  ];
}

/** How its men fared in all matches so far, and against the player's. */
function recordLines({ bouts, months }: Readonly<HousesState>, id: number): readonly PageLine[] {
  const entries = bouts.flatMap(({ red, blue, winner }) =>
    ([red, blue] as const).flatMap((men, side) =>
      men.filter(({ house }) => house === id).map(({ dead }) => ({ dead, won: winner === side })),
    ),
  );
  if (entries.length === 0) return [];
  const met = bouts.filter(({ red, blue }) => red[0]?.house === OWN_HOUSE && blue.some(({ house }) => house === id));
  const won = met.filter(({ winner }) => winner === 0).length;
  const line = (label: string, value: string): PageLine => [
    { text: label.padEnd(22), style: { fg: 'mute' } },
    { text: value },
  ];
  const [before, now] = [months.at(-2), months.at(-1)].map((month) => month?.houses[id]?.denarii);
  return [
    [],
    line('men sent', String(entries.length)),
    line('on the winning side', String(entries.filter((one) => one.won).length)),
    line('left dead', String(entries.filter((one) => one.dead).length)),
    ...(id === OWN_HOUSE || met.length === 0
      ? []
      : [line('met by your men', `${times(met.length, 'time')}, you won ${won}`)]),
    ...(before === undefined || now === undefined ? [] : [line('last month', `${signed(now - before)} denarii`)]),
  ];
}

/** Its men who are dead, freed, sold or fled, the last first. */
function goneLines({ men }: Readonly<HousesState>, id: number, width: number): readonly PageLine[] {
  const gone = men
    .filter(({ house, fate, until }) => house === id && fate !== 'fighting' && until !== null)
    .toSorted((a, b) => (b.until ?? 0) - (a.until ?? 0));
  if (gone.length === 0) return [];
  return [
    [],
    [{ text: 'No longer with it', style: { fg: 'accent', bold: true } }],
    ...gone.flatMap(({ man, fate, killer, until }) =>
      wrapped(`${man.name}, ${killer === null ? fate : `killed by ${killer}`}, ${dateText(until ?? 1)}`, width, 'mute'),
    ),
  ];
}
