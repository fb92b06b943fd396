/** Shares and the like in words. */

import type { Bin } from '../../../../session/spread.ts';
import type { EndCause } from '../../rules/end-types.ts';
import { editionOf } from '../../rules/tables/edition-types.ts';
import type { Input } from './plan.ts';

/** 0.412 as ' 41.2 %'. */
export function shareText(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

/** Short heads for columns: the first letters where they tell the fighters apart, else their places from 1. */
export function shortNames(fighters: readonly string[], width: number): readonly string[] {
  const heads = fighters.map((fighter) => fighter.slice(0, width));
  return new Set(heads).size === heads.length ? heads : fighters.map((_, i) => String(i + 1));
}

/** '7', or '8-11' of several values. */
export function binLabel({ from, to }: Bin): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** What ends a bout, in a few words. */
const END_WORDS: { readonly [C in EndCause]: string } = {
  wounds: 'wounds',
  'killing-wound': 'a killing blow',
  'killing-critical': 'a killing critical hit',
  bled: 'a man bled to death',
  crushed: 'a man crushed',
  spared: 'a mercy granted',
  refused: 'a mercy refused',
  'stans-missus': 'stopped as a draw',
  outnumbered: 'stopped, one side more',
  'sine-missione': 'killed without missus',
  spent: 'nobody could strike',
  hunted: 'all beasts down',
  'hunt-over': 'the hunt was stopped',
  'both-dead': 'both killed',
  'victor-bled': 'the victor bled too',
  'both-bled': 'both bled to death',
};

/** What ended bouts, by the word that a tally has for it. */
export const endText = (cause: string): string => END_WORDS[cause as EndCause] ?? cause;

/** By which rules and tables: 'advanced rules', 'basic rules, classic tables, defence cards'. */
export function rulesText({ rules, sineMissione }: Pick<Input, 'rules' | 'sineMissione'>): string {
  const edition = editionOf(rules);
  return [
    `${rules.profile} rules`,
    ...(edition === 'colosseum' ? [] : [`${edition} tables`]),
    ...(rules.defenceCards === true ? ['defence cards'] : []),
    ...(rules.beastBook === 'springsteen' ? ["Springsteen's beasts"] : []),
    ...(sineMissione === true ? ['sine missione'] : []),
  ].join(', ');
}

/** '20 bouts, seed x', with the rules between where they are not those that stand unless others are named. */
export function runText(input: Input, bouts: string): string {
  const rules = rulesText(input);
  return `${bouts}${rules === PLAIN ? '' : `, ${rules}`}, seed ${input.seed}`;
}

const PLAIN = 'advanced rules';

/** '1 bout', '20 bouts'. */
export const boutsText = (n: number): string => `${n} ${n === 1 ? 'bout' : 'bouts'}`;
