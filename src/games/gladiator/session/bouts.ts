/** Bouts inside a career or a month of a house, as the house keeps matches of a long game. */
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import type { Matches, RecordFile } from '../../../session/kept-match.ts';
import type { Session } from '../../../session/session.ts';
import { watchBout } from '../career/man/feats.ts';
import { resultOfRecord, watchRecord } from '../career/munus/fight-out.ts';
import type { BoutResult } from '../career/munus/munus-types.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';

/** A bout inside a long game while it is played. */
export type BoutSession = Session<GladiatorKit>;

/** A bout, and what it comes to for the men in it. */
export interface Bout {
  readonly kit: GladiatorKit;
  readonly result: BoutResult;
}

/** Bouts as matches inside a long game: their rules, and how their result is counted for the men in them. */
export const BOUTS: Matches<Bout> = {
  ruleset: gladiator,
  name: 'bout',
  eyes: (tables) => watchBout(tables),
  eyesOn: watchRecord,
  resultOf: resultOfRecord,
};

/** The record that a file keeps of a bout, or why there is none. */
export function recordOf(file: RecordFile): Read<Save> {
  const kept = file.load();
  if (!kept.ok) return kept;
  return kept.value === null ? unreadable('The record of that bout is not kept.') : readable(kept.value);
}
