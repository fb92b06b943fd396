/** The chance to win, as it was fitted to bouts that were played out. */
import { type FittedChances, fittedTo } from '../../../../ai/chances.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { countSides, FEATURES, type Feature } from './features.ts';

/** Weights and the curve. */
export type Chances = FittedChances<Feature>;

/** Reads the data file, and gives the chance that a side wins from a state between two phases. */
export const { read: readChances, likelihood: likelihoodOf } = fittedTo<GladiatorKit, Feature>(FEATURES, countSides);
