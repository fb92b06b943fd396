/** Scripted dice: every throw is named, every face given, and leftovers fail. */
import type { Dice, DiceCounts, DiceFaces } from '../src/kernel/dice.ts';

/**
 * One expected draw: the name of the throw and its faces in the order red, white, black, die; or
 * 'lot:name' and the 0-based pick; or 'shuffle:name' and the order.
 */
export type Scripted = readonly [name: string, ...faces: number[]];

export interface ScriptedDice extends Dice {
  /** Throws unless every scripted draw was used. */
  done(): void;
}

/** Dice that fall as written, and fail on another name, another number of dice, or none left. */
export function scriptedDice(script: readonly Scripted[]): ScriptedDice {
  let at = 0;
  const next = (what: string): readonly number[] => {
    const entry = script[at];
    if (entry === undefined) throw new Error(`'${what}' was thrown, but the script has only ${script.length} draws`);
    at += 1;
    const [name, ...faces] = entry;
    if (name !== what) throw new Error(`draw ${at}: '${what}' was thrown, the script says '${name}'`);
    return faces;
  };
  return {
    get draws() {
      return at;
    },
    state: () => ({ x: 0, y: 0, z: 0, w: at }),
    throw(name, counts) {
      const faces = next(name);
      return { draw: at, dice: deal(name, counts, faces) };
    },
    lot(name, cite, of) {
      const [picked] = next(`lot:${name}`);
      if (picked === undefined || picked < 0 || picked >= of) throw new Error(`lot '${name}' is among ${of}`);
      return { name, cite, draw: at, of, picked };
    },
    shuffle(name, cite, of) {
      const order = next(`shuffle:${name}`);
      if (order.toSorted((a, b) => a - b).join() !== Array.from({ length: of }, (_, i) => i).join())
        throw new Error(`shuffle '${name}' is of ${of}, each once`);
      return { name, cite, draw: at, of, order };
    },
    done() {
      if (at < script.length) throw new Error(`left over: ${JSON.stringify(script.slice(at))}`);
    },
  };
}

/** Deals faces to the colours of a throw; as many as it asks for, no more. */
export function deal(name: string, counts: DiceCounts, faces: readonly number[]): DiceFaces {
  const dice: { [colour: string]: readonly number[] } = {};
  let used = 0;
  for (const [colour, count] of Object.entries(counts)) {
    dice[colour] = faces.slice(used, used + count);
    used += count;
  }
  if (used !== faces.length) throw new Error(`'${name}' throws ${used} dice, the script gives ${faces.length}`);
  return dice;
}
