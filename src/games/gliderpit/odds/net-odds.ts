/** 12.35 What a try to get out of a net may come to. */
import type { Tables } from '../rules/tables/types.ts';
import type { Weapon } from '../rules/words.ts';

/** What a die must come to. */
export const NET_NEED = 5;
const FACES = 6;

/** The chance of one try, with something in hand or nothing. */
export function freedChance({ weapons }: Pick<Tables, 'weapons'>, hand: Weapon | null): number {
  const cuts = hand === null ? 0 : weapons[hand].cuts;
  return Math.min(FACES, FACES + 1 - NET_NEED + cuts) / FACES;
}
