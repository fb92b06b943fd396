/** 13.61 What an appeal to the crowd may come to, exactly. */
import { isSpared } from '../rules/blows/appeal.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance to be spared with a sum of modifiers, 0 to 1. */
export function mercyChance(modifier: number): number {
  const sums = FACES.flatMap((one) => FACES.map((two) => one + two));
  return sums.filter((natural) => isSpared(natural, natural + modifier)).length / sums.length;
}
