import { type RngState, rngFrom } from './rng.ts';

/**
 * The dice of the box: three red, two white, one black; 'die' where the colour does not matter. 'tens' and 'ones' are
 * dice of ten sides, 0 to 9, for percentages.
 */
export const COLOURS = ['red', 'white', 'black', 'die', 'tens', 'ones'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many dice of each colour are thrown. */
export type DiceCounts = { readonly [C in Colour]?: number };
/** Faces as they fell, by colour. */
export type DiceFaces = { readonly [C in Colour]?: readonly number[] };

/** Dice thrown together; `draw` counts the draws of the match from 1. */
export interface Throw {
  readonly draw: number;
  readonly dice: DiceFaces;
}

/** A random choice among `of` things; `picked` is 0-based. */
export interface Lot {
  readonly name: string;
  readonly cite: string;
  readonly draw: number;
  readonly of: number;
  readonly picked: number;
}

/** The only source of chance in a match. Names let tests script the dice and insist on the order. */
export interface Dice {
  throw(name: string, counts: DiceCounts): Throw;
  lot(name: string, cite: string, of: number): Lot;
  /** Draws so far. */
  readonly draws: number;
  state(): RngState;
}

export const ONE_DIE: DiceCounts = { die: 1 };
export const TWO_DICE: DiceCounts = { die: 2 };
export const THREE_DICE: DiceCounts = { die: 3 };
/** D66: the red die gives the tens, a white one the ones (2.5). */
export const D66: DiceCounts = { red: 1, white: 1 };
/** Two dice of ten sides, the tens and the ones of a percentage. */
export const PERCENTILE: DiceCounts = { tens: 1, ones: 1 };
/** 9.5 All six dice of a blow. */
export const BLOW_DICE: DiceCounts = { red: 3, white: 2, black: 1 };

/** Whether the dice of a colour have ten sides, from 0. */
function isTenSided(colour: Colour): boolean {
  return colour === 'tens' || colour === 'ones';
}

/** Dice that go on from a saved state after `draws` draws. */
export function seededDice(from: RngState, draws = 0): Dice {
  const rng = rngFrom(from);
  let drawn = draws;
  return {
    get draws() {
      return drawn;
    },
    state: rng.state,
    throw(_name, counts) {
      drawn += 1;
      const dice: { [C in Colour]?: number[] } = {};
      for (const colour of COLOURS) {
        const count = counts[colour];
        if (count === undefined) continue;
        const faces: number[] = [];
        for (let i = 0; i < count; i++) faces.push(isTenSided(colour) ? rng.int(10) : rng.int(6) + 1);
        dice[colour] = faces;
      }
      return { draw: drawn, dice };
    },
    lot(name, cite, of) {
      drawn += 1;
      return { name, cite, draw: drawn, of, picked: rng.int(of) };
    },
  };
}

/** Dice that fall as they fell after a saved state, up to draw `last` and with it; from there on others do. */
export function turningDice(from: RngState, draws: number, last: number, other: RngState): Dice {
  const dice = seededDice(from, draws);
  let now = draws < last ? dice : seededDice(other, draws);
  const turned = <T>(thrown: T): T => {
    if (now === dice && dice.draws >= last) now = seededDice(other, dice.draws);
    return thrown;
  };
  return {
    get draws() {
      return now.draws;
    },
    state: () => now.state(),
    throw: (name, counts) => turned(now.throw(name, counts)),
    lot: (name, cite, of) => turned(now.lot(name, cite, of)),
  };
}
