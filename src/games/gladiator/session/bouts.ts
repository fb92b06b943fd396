/** Bouts inside a career or a month of a house, as the house keeps matches of a long game. */
import type { Matches } from '../../../session/kept-match.ts';
import type { Session } from '../../../session/session.ts';
import { watchBout } from '../career/man/feats.ts';
import { resultOfRecord, watchRecord } from '../career/munus/fight-out.ts';
import type { BoutResult } from '../career/munus/munus-types.ts';
import { gladiator } from '../rules/index.ts';
import type { Gladiator } from '../rules/kit.ts';

export type BoutSession = Session<Gladiator>;

/** A bout, and what it comes to for the men in it. */
export interface Bout {
  readonly kit: Gladiator;
  readonly result: BoutResult;
}

export const BOUTS: Matches<Bout> = {
  ruleset: gladiator,
  name: 'bout',
  eyes: () => watchBout(),
  eyesOn: watchRecord,
  resultOf: resultOfRecord,
};
