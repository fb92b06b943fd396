/** The challenge of a day: drawn, and weighed by bouts of the chart. */
import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import type { Drawn } from '../../game.ts';
import { GAME_ID } from '../id.ts';
import type { MuneraSetup } from '../rules/types.ts';
import { drawBout, type FightBouts } from '../session/challenge.ts';
import { simulateBouts } from './simulate.ts';

/** The secret key that a day is drawn by. */
export interface DayOrders {
  readonly key: string;
}

/** Bouts of a slice: some milliseconds. */
const BOUTS = 2;

/** The challenge of a key, to be asked for. */
export function boutOfDay(key: string): DoableErrand<Drawn<MuneraSetup>> {
  const orders: DayOrders = { key };
  return { game: GAME_ID, kind: 'challenge', orders, begin: () => toilForBout(orders) };
}

const fight: FightBouts = (setup, seed, range) => {
  const { wins, draws } = simulateBouts(() => setup, seed, range);
  return 2 * (wins[0] ?? 0) + draws;
};

/** Begins to draw a challenge. */
export function toilForBout({ key }: DayOrders): Toil<Drawn<MuneraSetup>> {
  const drawing = drawBout(key, fight);
  return toilUntil(() => {
    const found = drawing.step(BOUTS);
    return found === null ? null : { setup: found.met, chance: found.chance };
  });
}
