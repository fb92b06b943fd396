/** The challenge of a day: drawn, and weighed by matches of the book. */
import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import type { Drawn } from '../../game.ts';
import { GAME_ID } from '../id.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import { drawMatchOfDay, type FightMatches } from '../session/challenge.ts';
import { simulateGames } from './simulate.ts';

/** The secret key that a day is drawn by. */
export interface GladiatoriDayOrders {
  readonly key: string;
}

/** Matches of a slice: some milliseconds. */
const SLICE = 1;

/** The challenge of a key, to be asked for. */
export function matchOfDay(key: string): DoableErrand<Drawn<GladiatoriSetup>> {
  const orders: GladiatoriDayOrders = { key };
  return { game: GAME_ID, kind: 'challenge', orders, begin: () => toilForMatch(orders) };
}

const fight: FightMatches = (setup, seed, range) => {
  const { wins, draws } = simulateGames(() => setup, seed, range);
  return 2 * (wins[0] ?? 0) + draws;
};

/** Begins to draw a challenge. */
export function toilForMatch({ key }: GladiatoriDayOrders): Toil<Drawn<GladiatoriSetup>> {
  const drawing = drawMatchOfDay(key, fight);
  return toilUntil(() => {
    const found = drawing.step(SLICE);
    return found === null ? null : { setup: found.met, chance: found.chance };
  });
}
