/** Lots by which a line-up is drawn, apart from the dice of the match, and names that are drawn by them. */
import { derive, type Rng, rngFrom, seedState } from '../kernel/rng.ts';

/** Whole chance. */
export type Lots = Pick<Rng, 'int'>;

/** The lots of a seed. */
export const lotsOf = (seed: string): Lots => rngFrom(seedState(derive(seed, 'line-up')));

/** Names of a game of which no two begin with the same letter; `stride`: shares no factor with their number, nor with one less. */
export interface NamesToDraw {
  readonly names: readonly string[];
  readonly stride: number;
}

/** So many of them, none of which begins as one that is taken; null: none is. */
export function namesDrawn(
  { names, stride }: NamesToDraw,
  taken: string | null,
  count: number,
  { int }: Lots,
): readonly string[] {
  const left = names.filter((name) => taken === null || name.charAt(0) !== taken.charAt(0).toUpperCase());
  const first = int(left.length);
  return Array.from({ length: count }, (_, i) => left[(first + i * stride) % left.length] ?? `Other ${i + 1}`);
}
