/** Rules run once for every way that chance can go, with all its ways in one walk. */
import { type Dice, type DiceCounts, shuffled } from '../kernel/dice.ts';
import { everyFall, type Fall, fallsBySum } from './falls.ts';

/** Takes one of several ways, each of so many chances, and says which. */
export type PickWay = (ways: readonly number[]) => number;

/** One choice on the way to a leaf. */
interface Fork {
  taken: number;
  readonly ways: readonly number[];
  readonly total: number;
}

/**
 * Runs `script` for every sequence of ways it can pick, depth first, and tells `leaf` the chance of each. The
 * script must pick the same whenever it has picked the same before.
 */
export function eachWay(script: (pick: PickWay) => void, leaf: (chance: number) => void): void {
  const next = walkOf(script);
  for (let chance = next(); chance !== null; chance = next()) leaf(chance);
}

/** The same one way at a time: runs the script once more and returns the chance of that way; null after the last. */
export function walkOf(script: (pick: PickWay) => void): () => number | null {
  const path: Fork[] = [];
  let depth = 0;
  let begun = false;
  const pick: PickWay = (ways) => {
    const known = path[depth];
    depth += 1;
    if (known !== undefined) return known.taken;
    path.push({ taken: 0, ways, total: ways.reduce((sum, way) => sum + way, 0) });
    return 0;
  };
  return () => {
    if (begun && !advance(path)) return null;
    begun = true;
    depth = 0;
    script(pick);
    return path.reduce((chance, { taken, ways, total }) => (chance * (ways[taken] ?? 0)) / total, 1);
  };
}

/** On to the next way of the last fork that has one. */
function advance(path: Fork[]): boolean {
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    last.taken += 1;
    if (last.taken < last.ways.length) return true;
    path.pop();
  }
  return false;
}

/** Rolls that are read by the sum of their dice and no other way. */
const BY_SUM: ReadonlySet<string> = new Set(['stun', 'fall-prone', 'break', 'critical']);

/** Rolls on which nothing hangs in the phase they are made in: where things fall, and who stumbles in the next. */
const UNSEEN: ReadonlySet<string> = new Set(['drop-direction', 'drop-distance', 'blood', 'stumble']);

const FALLS = new Map<string, { readonly falls: readonly Fall[]; readonly ways: readonly number[] }>();

function fallsOf(name: string, counts: DiceCounts, seen: boolean) {
  const key = `${name}${counts.die ?? ''}${seen ? '!' : ''}`;
  const known = FALLS.get(key);
  if (known !== undefined) return known;
  const all = BY_SUM.has(name) ? fallsBySum(counts) : everyFall(counts).map((thrown) => ({ thrown, ways: 1 }));
  const falls = UNSEEN.has(name) && !seen ? all.slice(-1) : all;
  const found = { falls, ways: falls.map(({ ways }) => ways) };
  FALLS.set(key, found);
  return found;
}

const NONE: ReadonlySet<string> = new Set();

/** Dice that fall every way, those taken together that no rule tells apart; `seen`: rolls of which something hangs after all. */
export function branchingDice(pick: PickWay, seen: ReadonlySet<string> = NONE): Dice {
  const among = (of: number): number => pick(Array<number>(of).fill(1));
  return {
    draws: 0,
    state: () => ({ x: 0, y: 0, z: 0, w: 0 }),
    throw(name, counts) {
      const { falls, ways } = fallsOf(name, counts, seen.has(name));
      const fall = falls[pick(ways)];
      if (fall === undefined) throw new Error(`no such fall of '${name}'`);
      return fall.thrown;
    },
    lot: (name, cite, of) => ({ name, cite, draw: 0, of, picked: among(of) }),
    shuffle: (name, cite, of) => ({ name, cite, draw: 0, of, order: shuffled(of, among) }),
  };
}
