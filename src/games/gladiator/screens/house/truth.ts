/** What a match is really worth, fought by the book a little at a time while the screen waits. */
import type { Fixture } from '../../house/month-types.ts';
import type { HousesGame } from '../../session/house.ts';
import { addOdds, NO_BOUTS, type TrueOdds, trueOdds } from '../../session/true-odds.ts';

/** How far the reckoning of a match has come. */
export interface Truth {
  /** The month of the game, and the match in it. */
  readonly month: number;
  readonly fixture: number;
  readonly odds: TrueOdds;
  /** How many bouts are to be fought, and how many before the screen is heard again. */
  readonly wanted: number;
  readonly atOnce: number;
  /** Milliseconds between: on a host others want to play meanwhile. */
  readonly pause: number;
}

const PAUSE = 1;
const PAUSE_ON_HOST = 15;

/** Bouts of one man against one, and of more. */
const PAIR = { wanted: 400, atOnce: 10 } as const;
const CROWD = { wanted: 100, atOnce: 1 } as const;

/** A reckoning of a match of a month that has not begun. */
export function newTruth(
  month: number,
  { n, bill: { comrades, challengers, beasts } }: Fixture,
  onHost: boolean,
): Truth {
  const alone = comrades.length === 0 && challengers.length + beasts.length === 1;
  const pause = onHost ? PAUSE_ON_HOST : PAUSE;
  return { month, fixture: n, odds: NO_BOUTS, pause, ...(alone ? PAIR : CROWD) };
}

/** Whether there is more to reckon. */
export function isReckoning({ odds, wanted }: Truth): boolean {
  return odds.bouts < wanted;
}

/** Some bouts further; their dice are none of the game's. */
export function reckoned(truth: Truth, { session: { match } }: HousesGame): Truth {
  const { state, tables } = match;
  const fixture = state.month.fixtures.find(({ n }) => n === truth.fixture);
  if (fixture === undefined) return stopped(truth);
  const { bouts } = truth.odds;
  const more = trueOdds(state, tables, fixture, SEED, { from: bouts, to: bouts + truth.atOnce });
  return { ...truth, odds: addOdds(truth.odds, more) };
}

const SEED = 'true odds';

/** A reckoning that is broken off: what has been found so far stands. */
export function stopped(truth: Truth): Truth {
  return { ...truth, wanted: truth.odds.bouts };
}

/** What has been found of a match, or null. */
export function truthOf(truths: readonly Truth[], month: number, fixture: number): Truth | null {
  return truths.find((one) => one.month === month && one.fixture === fixture) ?? null;
}

/** The same with one match reckoned anew. */
export function withTruth(truths: readonly Truth[], truth: Truth): readonly Truth[] {
  return [...truths.filter(({ month, fixture }) => month !== truth.month || fixture !== truth.fixture), truth];
}
