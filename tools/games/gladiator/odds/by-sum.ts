/** Dice of blows whose readings are thrown by themselves (P261): each falls by its sums, with the ways of each. */
import { BLOW_PARTS } from '../../../../src/games/gladiator/rules/basic/blow-dice.ts';
import type { Dice, DiceCounts, Throw } from '../../../../src/kernel/dice.ts';
import type { PickWay } from '../../../../src/odds/branching.ts';
import { deal } from '../../../dice.ts';

const PARTS: ReadonlySet<string> = new Set(BLOW_PARTS);

/** Dice whose readings of a blow fall by their sums; every other throw is left to `others`. */
export function bySum(pick: PickWay, others: Dice): Dice {
  return {
    ...others,
    throw(name, counts) {
      if (!PARTS.has(name)) return others.throw(name, counts);
      const falls = sumsOf(name, counts);
      const fall = falls[pick(falls.map(({ ways }) => ways))];
      if (fall === undefined) throw new Error(`no such fall of '${name}'`);
      return fall.thrown;
    },
  };
}

interface SumFall {
  readonly thrown: Throw;
  ways: number;
}

const KNOWN = new Map<string, readonly SumFall[]>();

/** The sums of some dice, one throw for each, and how many of all falls make it. */
function sumsOf(name: string, counts: DiceCounts): readonly SumFall[] {
  const known = KNOWN.get(name) ?? countSums(name, counts);
  KNOWN.set(name, known);
  return known;
}

function countSums(name: string, counts: DiceCounts): readonly SumFall[] {
  const many = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const found = new Map<number, SumFall>();
  for (let i = 0; i < 6 ** many; i++) {
    const faces = Array.from({ length: many }, (_, k) => (Math.floor(i / 6 ** k) % 6) + 1);
    const sum = faces.reduce((all, face) => all + face, 0);
    const known = found.get(sum);
    if (known === undefined) found.set(sum, { thrown: { draw: 0, dice: deal(name, counts, faces) }, ways: 1 });
    else known.ways += 1;
  }
  return [...found.values()];
}
