/** The challenge of a day: drawn, and weighed by bouts of the book. */

import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import type { Drawn } from '../../game.ts';
import { GAME_ID } from '../id.ts';
import { advancedRules } from '../rules/rule-choices.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { type CreatedKind, drawnName, rolledMan, rollMan } from '../screens/making/creation.ts';
import { drawChallenge, type MakeMan } from '../session/challenge.ts';
import { tables } from '../tables.ts';

/** The secret key that a day is drawn by. */
export interface ChallengeOrders {
  readonly key: string;
}

/** Bouts of a slice: a few milliseconds. */
const BOUTS = 8;

/** The challenge of a key, to be asked for. */
export function challengeErrand(key: string): DoableErrand<Drawn<Setup>> {
  const orders: ChallengeOrders = { key };
  return { game: GAME_ID, kind: 'challenge', orders, begin: () => toilForChallenge(orders) };
}

/** Begins to draw a challenge. */
export function toilForChallenge({ key }: ChallengeOrders): Toil<Drawn<Setup>> {
  const drawing = drawChallenge(tables(), key, rolled);
  return toilUntil(() => drawing.step(BOUTS));
}

/** Rolls a man as for practice (3.4.1), or calls up one of whom nothing is settled. */
const rolled: MakeMan = (kind, seed, name) => {
  const dagger = kind === 'retiarius';
  const { sheet } = rollMan(tables(), advancedRules(), { kind: kind as CreatedKind, seed, n: 0, dagger, weapon: null });
  return rolledMan(sheet, drawnName(tables(), seed, name));
};
