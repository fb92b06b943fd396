/** The chance to win, as it was fitted to bouts that were played out. */
import { type FittedChances, fittedChance, readFitted, settledChance } from '../../../../ai/chances.ts';
import type { Likelihood } from '../../../../ai/tactics.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { countSides, FEATURES, type Feature } from './features.ts';

/** Weights and the curve. */
export type Chances = FittedChances<Feature>;

/** Reads the data file. Throws TableError where it is not whole. */
export function readChances(json: unknown): Chances {
  return readFitted(json, FEATURES);
}

/** The chance that a side wins from a state between two phases. */
export function likelihoodOf(chances: Chances, state: Readonly<State>, tables: Tables, side: number): Likelihood {
  const { outcome } = state;
  if (outcome !== null) return settledChance(outcome.winner, side);
  return fittedChance(chances, FEATURES, countSides(state, tables, side));
}
