/** Every way the dice can fall for a piece of the rules, with its chance. */
import { type Dice, type DiceCounts, type DiceFaces, type Die, SIX_SIDED, shuffled } from '../src/kernel/dice.ts';

export interface Outcome<T> {
  readonly value: T;
  /** The chance of exactly these faces; all weights of one script add up to 1. */
  readonly weight: number;
}

/** One choice on the way to a leaf: the branch taken and how many there are. */
interface Branch {
  taken: number;
  readonly of: number;
}

/**
 * Runs `script` once for every sequence of faces it can draw, depth first. The script must do the same
 * whenever it sees the same faces, and gets the same Dice object every time.
 */
export function* everyOutcome<T>(script: (dice: Dice) => T): Generator<Outcome<T>> {
  const path: Branch[] = [];
  let depth = 0;
  let draws = 0;
  const pick = (of: number): number => {
    let branch = path[depth];
    if (branch === undefined) {
      branch = { taken: 0, of };
      path.push(branch);
    }
    if (branch.of !== of) throw new Error(`draw ${draws} has ${of} branches, but had ${branch.of} before`);
    depth += 1;
    return branch.taken;
  };
  const dice: Dice = {
    get draws() {
      return draws;
    },
    state: () => ({ x: 0, y: 0, z: 0, w: draws }),
    throw(_name, counts, die = SIX_SIDED) {
      draws += 1;
      return { draw: draws, dice: facesOf(counts, die, pick) };
    },
    lot(name, cite, of) {
      draws += 1;
      return { name, cite, draw: draws, of, picked: pick(of) };
    },
    shuffle(name, cite, of) {
      draws += 1;
      return { name, cite, draw: draws, of, order: shuffled(of, pick) };
    },
  };
  do {
    depth = 0;
    draws = 0;
    const value = script(dice);
    if (depth < path.length) throw new Error('the script drew less than before from the same faces');
    yield { value, weight: path.reduce((weight, { of }) => weight / of, 1) };
  } while (advance(path));
}

function facesOf(counts: DiceCounts, { low, high }: Die, pick: (of: number) => number): DiceFaces {
  const thrown: Record<string, number[]> = {};
  for (const [colour, count] of Object.entries(counts)) {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(pick(high - low + 1) + low);
    thrown[colour] = faces;
  }
  return thrown;
}

/** Moves to the next leaf: the last branch that has a sister left, everything below it forgotten. */
function advance(path: Branch[]): boolean {
  for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
    last.taken += 1;
    if (last.taken < last.of) return true;
    path.pop();
  }
  return false;
}
