/** --arena: where a bout is held (27.2). */

import { UsageError } from '../../../cli/errors.ts';
import { ARENA_SIZES, type ArenaSetup } from '../rules/arena/types.ts';
import { inForce } from '../rules/rule-choices.ts';
import type { RuleChoices } from '../rules/types.ts';
import { requireChapter } from './rules-option.ts';

const LEGAL = `${ARENA_SIZES.join(', ')} (from the Colosseum to a pit), roll, plain`;

/**
 * Reads --arena: a size, whose obstacles are rolled; 'roll' for all of it; 'plain' for open sand (P168). Where
 * it is left out the dice make the arena if chapter 27 is in force. Anything else is refused.
 */
export function readArena(text: string | undefined, rules: RuleChoices): ArenaSetup | undefined {
  const known = inForce(rules, 27);
  const word = text ?? (known ? 'roll' : 'plain');
  const size = ARENA_SIZES.find((one) => String(one) === word) ?? null;
  if (word === 'plain') return undefined;
  if (word !== 'roll' && size === null) throw new UsageError(`--arena ${word}; legal: ${LEGAL}`);
  requireChapter(rules, 27, `--arena ${word}: arenas are`);
  return { size, obstacles: null };
}

/** The part of a set-up that holds an arena, if there is one. */
export function inArena(arena: ArenaSetup | undefined): { readonly arena?: ArenaSetup } {
  return arena === undefined ? {} : { arena };
}
