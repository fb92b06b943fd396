/** Questions of a match as they were before whoever answered them, found again from its record. */
import { inquiryOf } from '../ai/mind.ts';
import type { Inquiry } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Match } from '../kernel/match.ts';
import type { Request } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readable, type Save } from '../kernel/save.ts';
import { copyPlain } from '../kernel/state.ts';
import { type Rereading, reread } from './reread.ts';

/** A question and what was answered to it. */
export interface AnsweredAgain<K extends Kit> {
  readonly inquiry: Inquiry<K>;
  readonly choice: unknown;
  /** Answers that were given before. */
  readonly at: number;
  /** Entries of the journal before it was answered. */
  readonly seq: number;
  readonly turn: number;
  readonly phase: number;
}

/** Begins to play a save again; what of it is asked for are the questions that `wanted` takes, in their order. */
export function rereadAnswered<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  save: Save,
  wanted: (request: Request<K['decisions']>) => boolean,
): Rereading<readonly AnsweredAgain<K>[]> {
  const found: AnsweredAgain<K>[] = [];
  const asked = (match: Match<K>): void => {
    const { choices, pending, state, journal } = match;
    const { turn, phase } = state;
    for (const [i, request] of pending.entries())
      if (wanted(request)) {
        const choice = save.choices[choices.length]?.[i];
        const inquiry = copyPlain(inquiryOf(match, request));
        found.push({ inquiry, choice, at: choices.length, seq: journal.length, turn, phase });
      }
  };
  return reread(ruleset, tables, save, { asked }, () => readable(found));
}
