/** What a match is really worth, fought by the book while the screen waits. */
import type { Awaited, Labour } from '../../../../odds/labour.ts';
import { fixtureOrder } from '../../house/games/bouts.ts';
import type { Fixture } from '../../house/month-types.ts';
import { trueOddsErrand } from '../../labour/true-odds.ts';
import type { HousesGame } from '../../session/house.ts';
import { NO_BOUTS, type TrueOdds } from '../../session/true-odds.ts';

/** How far the reckoning of a match has come. */
export interface Truth {
  /** The month of the game, and the match in it. */
  readonly month: number;
  readonly fixture: number;
  readonly odds: TrueOdds;
  /** How many bouts are to be fought. */
  readonly wanted: number;
  readonly awaited: Awaited<TrueOdds>;
  /** How often it was looked after, and milliseconds between two looks. */
  readonly looks: number;
  readonly pause: number;
}

/** Bouts of one man against one, and of more: all of them, and those of a slice. */
const PAIR = { bouts: 400, atOnce: 10 } as const;
const CROWD = { bouts: 100, atOnce: 1 } as const;

/** A reckoning of a match of the month. */
export function newTruth({ session: { match } }: HousesGame, fixture: Fixture, labour: Labour): Truth {
  const { state, tables } = match;
  const { comrades, challengers, beasts } = fixture.bill;
  const alone = comrades.length === 0 && challengers.length + beasts.length === 1;
  const { setup } = fixtureOrder(state, tables, fixture, 'book');
  const size = alone ? PAIR : CROWD;
  return {
    ...{ month: state.turn, fixture: fixture.n, odds: NO_BOUTS, wanted: size.bouts, looks: 0, pause: labour.pause },
    awaited: labour.send(trueOddsErrand({ setup, ...size })),
  };
}

/** Whether there is more to reckon. */
export function isReckoning({ odds, wanted }: Truth): boolean {
  return odds.bouts < wanted;
}

/** A look later; one that came to nothing is broken off. */
export function reckoned(truth: Truth): Truth {
  const { awaited, looks } = truth;
  awaited.look();
  const now = { ...truth, odds: awaited.found ?? truth.odds, looks: looks + 1 };
  return awaited.over ? stopped(now) : now;
}

/** A reckoning that is broken off: what has been found so far stands. */
export function stopped(truth: Truth): Truth {
  truth.awaited.stop();
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
