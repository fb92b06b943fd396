/** What a match is really worth, fought by the book a little at a time while the screen waits. */
import type { LanistaState } from '../../engine/campaign/lanista/types.ts';
import type { LudusGame } from '../../session/lanista.ts';
import { addOdds, NO_BOUTS, type TrueOdds, trueOdds } from '../../session/true-odds.ts';
import type { PageLine } from '../screens/text-page.ts';
import { sideNames } from './meeting.ts';

/** How far the reckoning of a match has come. */
export interface Truth {
  readonly fixture: number;
  readonly odds: TrueOdds;
}

/** Bouts that make the odds, and bouts fought before the screen is heard again. */
const WANTED = 400;
const AT_ONCE = 10;

/** A reckoning that has not begun. */
export function newTruth(fixture: number): Truth {
  return { fixture, odds: NO_BOUTS };
}

/** Whether there is more to reckon. */
export function isReckoning({ odds }: Truth): boolean {
  return odds.bouts < WANTED;
}

/** Some bouts further; their dice are none of the game's. */
export function reckoned(truth: Truth, { session: { match } }: LudusGame): Truth {
  const { state, tables } = match;
  const fixture = state.month.fixtures.find(({ n }) => n === truth.fixture);
  if (fixture === undefined) return { ...truth, odds: { ...truth.odds, bouts: WANTED } };
  const { bouts } = truth.odds;
  const more = trueOdds(state, tables, fixture, SEED, { from: bouts, to: bouts + AT_ONCE });
  return { ...truth, odds: addOdds(truth.odds, more) };
}

const SEED = 'true odds';

/** What has been found so far, of a match of this month. */
export function truthLines({ fixture, odds }: Truth, state: Readonly<LanistaState>): readonly PageLine[] {
  const { bouts, red, blue, draws } = odds;
  if (bouts === 0) return [];
  const share = (count: number): string => `${Math.round((100 * count) / bouts)}`;
  const [one, other] = sideNames(state, fixture);
  const far = bouts < WANTED ? `, ${Math.round((100 * bouts) / WANTED)}% reckoned` : '';
  return [
    [
      { text: 'of 100 by the book: ' },
      { text: share(red), style: { fg: 'key', bold: true } },
      { text: ` ${one}, ` },
      { text: share(blue), style: { fg: 'key', bold: true } },
      { text: ` ${other}, ${share(draws)} neither` },
    ],
    [{ text: `(${bouts} bouts${far})`, style: { fg: 'mute' } }],
  ];
}
