/** 27.2 Where a practice bout is held: what is offered, in words, and what of it goes into the set-up. */
import { ARENA_SIZES, type ArenaSize } from '../../rules/arena/types.ts';
import { inForce } from '../../rules/rule-choices.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { RuleChoices } from '../../rules/types.ts';

/** By the dice, a size, or the open sand of the Basic Game (P168). */
export type ArenaChoice = 'roll' | ArenaSize | 'plain';

const CHOICES: readonly ArenaChoice[] = ['roll', ...ARENA_SIZES, 'plain'];

/** The next of what is offered, or the one before, round the ends. */
export function arenaAfter(choice: ArenaChoice, by: 1 | -1): ArenaChoice {
  return CHOICES[(CHOICES.indexOf(choice) + by + CHOICES.length) % CHOICES.length] ?? 'roll';
}

const WORDS: { readonly [C in ArenaChoice]: string } = {
  roll: 'by the dice',
  1: '1, the Colosseum',
  2: '2, great',
  3: '3, middling',
  4: '4, small',
  5: '5, a pit',
  plain: 'plain sand',
};

/** A choice in a word or two. */
export function arenaWords(choice: ArenaChoice): string {
  return WORDS[choice];
}

/** What a choice means, in a line. */
export function arenaMeaning(choice: ArenaChoice): string {
  switch (choice) {
    case 'roll':
      return 'size and obstacles are rolled (27.2)';
    case 'plain':
      return 'neither walls nor obstacles';
    case 5:
      return 'walled all round, one obstacle at most';
    default:
      return `walls on ${6 - choice} or more, ${6 - choice} obstacles at most`;
  }
}

/** The part of a set-up that says where the bout is held; nothing for open sand, or where chapter 27 is left out. */
export function arenaIn(choice: ArenaChoice, rules: RuleChoices): Pick<Setup, 'arena'> {
  if (choice === 'plain' || !inForce(rules, 27)) return {};
  return { arena: { size: choice === 'roll' ? null : choice, obstacles: null } };
}
