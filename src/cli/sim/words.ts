/** Shares and the like in words. */
import type { RuleChoices } from '../../engine/gladiator/types.ts';
import type { Bin } from '../../session/spread.ts';
import type { Share } from './report.ts';

/** 0.412 as ' 41.2 %'. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}

/** Where a chance lies, as '38.2 to 44.3'. */
export function within({ low, high }: Share): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
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

/** By which rules, in a word. */
export function rulesText({ profile }: RuleChoices): string {
  return `${profile} rules`;
}
