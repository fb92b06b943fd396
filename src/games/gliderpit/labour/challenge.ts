/** The challenge of a day: drawn, and weighed by bouts of the chart. */
import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import type { Drawn } from '../../game.ts';
import { GAME_ID } from '../id.ts';
import type { PitSetup } from '../rules/types.ts';
import { drawFlightOfDay, type FlyBouts } from '../session/challenge.ts';
import { simulateFlights } from './simulate.ts';

/** The secret key that a day is drawn by. */
export interface FlightOfDayOrders {
  readonly key: string;
}

/** Bouts of a slice: some milliseconds. */
const BOUTS = 1;

/** The challenge of a key, to be asked for. */
export function flightOfDay(key: string): DoableErrand<Drawn<PitSetup>> {
  const orders: FlightOfDayOrders = { key };
  return { game: GAME_ID, kind: 'challenge', orders, begin: () => toilForFlight(orders) };
}

const fly: FlyBouts = (setup, seed, range) => {
  const { wins, draws } = simulateFlights(() => setup, seed, range);
  return 2 * (wins[0] ?? 0) + draws;
};

/** Begins to draw a challenge. */
export function toilForFlight({ key }: FlightOfDayOrders): Toil<Drawn<PitSetup>> {
  const drawing = drawFlightOfDay(key, fly);
  return toilUntil(() => {
    const found = drawing.step(BOUTS);
    return found === null ? null : { setup: found.met, chance: found.chance };
  });
}
