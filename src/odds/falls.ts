/** The ways dice can fall, those that no reading tells apart taken together. */
import { type Dice, type DiceCounts, type DiceFaces, shuffled, type Throw } from '../kernel/dice.ts';
import { met, type Roll, readDice } from '../kernel/roll.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A throw, and how many ways of all bring one like it. */
export interface Fall {
  readonly thrown: Throw;
  readonly ways: number;
}

/** Every way some dice can fall, one by one. */
export function everyFall(counts: DiceCounts): readonly Throw[] {
  let falls: readonly DiceFaces[] = [{}];
  for (const [colour, count] of Object.entries(counts)) {
    for (let i = count; i > 0; i--) {
      falls = falls.flatMap((dice) => FACES.map((face) => ({ ...dice, [colour]: [...(dice[colour] ?? []), face] })));
    }
  }
  return falls.map((dice) => ({ draw: 0, dice }));
}

/** The falls of some dice that are read by the sum of each colour and no other way. */
export function fallsBySum(counts: DiceCounts): readonly Fall[] {
  const alike = new Map<string, Throw[]>();
  for (const thrown of everyFall(counts)) {
    const sums = Object.values(thrown.dice)
      .map((die) => readDice({ die }, 'sum'))
      .join();
    alike.set(sums, [...(alike.get(sums) ?? []), thrown]);
  }
  return [...alike.values()].flatMap((group) => group.slice(0, 1).map((thrown) => ({ thrown, ways: group.length })));
}

/** 9.5 The red dice of a blow, which find its result: 216 ways. */
export const RED_FALLS = fallsBySum({ red: 3 });

/** 9.5, P2 Its white and black dice, from which all else is read: 216 ways. */
export const OTHER_FALLS = fallsBySum({ white: 2, black: 1 });

/** All ways of the white and black dice. */
export const BODY_WAYS = waysOf(OTHER_FALLS);

/** All ways of the six dice. */
export const BLOW_WAYS = waysOf(RED_FALLS) * BODY_WAYS;

function waysOf(falls: readonly Fall[]): number {
  return falls.reduce((sum, { ways }) => sum + ways, 0);
}

/** Dice that always show ones: for readings of which nothing is counted that further dice decide. */
export const ONES: Dice = {
  draws: 0,
  state: () => ({ x: 0, y: 0, z: 0, w: 0 }),
  throw: (_name, counts) => ({
    draw: 0,
    dice: Object.fromEntries(Object.entries(counts).map(([colour, count]) => [colour, Array<number>(count).fill(1)])),
  }),
  lot: (name, cite, of) => ({ name, cite, draw: 0, of, picked: 0 }),
  shuffle: (name, cite, of) => ({ name, cite, draw: 0, of, order: shuffled(of, () => 0) }),
};

/** The chance that a roll of some dice succeeds, read by the rule's own `roll`. */
export function chanceOf(counts: DiceCounts, roll: (thrown: Throw) => Roll): number {
  const falls = everyFall(counts);
  return falls.filter((thrown) => met(roll(thrown))).length / falls.length;
}

/** The chance of each thing that dice can come to. */
export function chancesOf<T>(counts: DiceCounts, read: (thrown: Throw) => T): ReadonlyMap<T, number> {
  const falls = everyFall(counts);
  const ways = new Map<T, number>();
  for (const thrown of falls) {
    const value = read(thrown);
    ways.set(value, (ways.get(value) ?? 0) + 1);
  }
  return new Map([...ways].map(([value, count]) => [value, count / falls.length]));
}
