/** 39.5.4.4 What a match is really worth: fought by the book many times over. */
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { GAME_ID } from '../id.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { addOdds, NO_BOUTS, type TrueOdds, trueOdds } from '../session/true-odds.ts';
import { tables } from '../tables.ts';

/** The match, how often it is fought, and how many bouts make a slice. */
export interface TrueOddsOrders {
  readonly setup: Setup;
  readonly bouts: number;
  readonly atOnce: number;
}

/** The dice are none of the game's. */
const SEED = 'true odds';

/** True odds, to be asked for. */
export function trueOddsErrand(orders: TrueOddsOrders): DoableErrand<TrueOdds> {
  return { game: GAME_ID, kind: 'true-odds', orders, begin: () => toilForTrueOdds(orders) };
}

/** Begins to fight a match. */
export function toilForTrueOdds({ setup, bouts, atOnce }: TrueOddsOrders): Toil<TrueOdds> {
  let found: TrueOdds = NO_BOUTS;
  return {
    get done() {
      return found.bouts / bouts;
    },
    get found() {
      return found;
    },
    get over() {
      return found.bouts >= bouts;
    },
    step() {
      const to = Math.min(bouts, found.bouts + atOnce);
      if (to > found.bouts) found = addOdds(found, trueOdds(tables(), setup, SEED, { from: found.bouts, to }));
    },
  };
}
