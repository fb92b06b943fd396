/** Matches made ready: who meets whom, how strong the other side is, and how often they are won. */

/** How strong the other side of such a match is. */
export const STRENGTHS = ['weak', 'even', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How often the player's side won while the program led every side by the book. */
export interface PresetChance {
  readonly matches: number;
  readonly won: number;
  /** Matches that nobody won. */
  readonly drawn: number;
}

/** The other side of a match made ready. */
interface PresetFoe {
  /** Who they are, in a sentence. */
  readonly about: string;
  readonly chance: PresetChance;
}

/** A match made ready. */
export interface MatchPreset {
  readonly id: string;
  readonly title: string;
  /** By which rules, in a word. */
  readonly rules: string;
  /** Whom the player leads, and what there is to learn from it, in sentences. */
  readonly about: string;
  readonly foes: { readonly [S in Strength]: PresetFoe };
}

/** A chance in words, from the highest down: the least share of matches won that each is said of. */
const CHANCE_WORDS: readonly (readonly [least: number, words: string])[] = [
  [0.85, 'you should win easily'],
  [0.6, 'you are likely to win'],
  [0.4, 'an even match'],
  [0.15, 'you are likely to lose'],
  [0, 'you will hardly ever win'],
];

/** What a share of matches won, 0 to 1, means in words. */
export function matchChanceWords(share: number): string {
  return CHANCE_WORDS.find(([least]) => share >= least)?.[1] ?? '';
}

/** The share of matches won, 0 to 1; 0 where none was fought. */
export function shareWon({ matches, won }: PresetChance): number {
  return matches === 0 ? 0 : won / matches;
}

/** A share in whole per cent: '51 %'. */
export function percentWon(chance: PresetChance): string {
  return `${Math.round(100 * shareWon(chance))} %`;
}
