import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import seedrandom from 'seedrandom';

/** The whole state of a generator: four 32-bit integers, plain JSON. */
export interface RngState {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
}

/** A stream of uniform integers whose state can be saved and set again. */
export interface Rng {
  /** A uniform integer in 0..n-1. */
  int(n: number): number;
  state(): RngState;
}

/** A seed is any text of 1 to 64 printable characters. */
export const SEED_PATTERN = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u;

/** The start of the stream that belongs to `seed`; equal texts give equal streams, for ever. */
export function seedState(seed: string): RngState {
  const view = new DataView(sha256(utf8ToBytes(seed)).buffer);
  return { x: view.getInt32(0), y: view.getInt32(4), z: view.getInt32(8), w: view.getInt32(12) };
}

/** A generator that goes on from `state` (xor128 of seedrandom). */
export function rngFrom(state: RngState): Rng {
  const next = seedrandom.xor128('', { state: { ...state } });
  return {
    int: (n) => Math.floor(next() * n),
    state: () => next.state(),
  };
}

/** The seed of a stream apart from the match's own: bots, creation, a bout inside a career. */
export function derive(seed: string, purpose: string, n = 0): string {
  return `${seed}/${purpose}/${n}`;
}

/** One of a list, by a number below how many they are. Throws where it is empty. */
export function drawnFrom<T>(from: readonly T[], pick: (n: number) => number): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}
