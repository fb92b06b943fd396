import { type RngState, rngFrom } from './rng.ts';

/** How many dice of each colour are thrown, in the order in which they fall. Colours are a game's own; 'die' where none matters. */
export interface DiceCounts {
  readonly [colour: string]: number;
}
/** Faces as they fell, by colour. */
export interface DiceFaces {
  readonly [colour: string]: readonly number[];
}

/** What a die shows: every whole number from `low` to `high`. */
export interface Die {
  readonly low: number;
  readonly high: number;
}

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

/** `of` things put into an order by chance; `order` names each of them once, 0-based, the first first. */
export interface Shuffle {
  readonly name: string;
  readonly cite: string;
  readonly draw: number;
  readonly of: number;
  readonly order: readonly number[];
}

/** The only source of chance in a match. Names let tests script the dice and insist on the order. */
export interface Dice {
  /** Dice of six sides unless `die` says otherwise. */
  throw(name: string, counts: DiceCounts, die?: Die): Throw;
  lot(name: string, cite: string, of: number): Lot;
  /** All of `of` things in an order by chance, in one draw. */
  shuffle(name: string, cite: string, of: number): Shuffle;
  /** Draws so far. */
  readonly draws: number;
  state(): RngState;
}

/** The die of most games. @internal */
export const SIX_SIDED: Die = { low: 1, high: 6 };
/** A digit of a percentage. */
export const TEN_SIDED: Die = { low: 0, high: 9 };

/** One die without a colour. */
export const ONE_DIE: DiceCounts = { die: 1 };
/** Two dice without a colour. */
export const TWO_DICE: DiceCounts = { die: 2 };
/** Three dice without a colour. */
export const THREE_DICE: DiceCounts = { die: 3 };
/** Dice that go on from a saved state after `draws` draws. */
export function seededDice(from: RngState, draws = 0): Dice {
  const rng = rngFrom(from);
  let drawn = draws;
  return {
    get draws() {
      return drawn;
    },
    state: rng.state,
    throw(_name, counts, { low, high } = SIX_SIDED) {
      drawn += 1;
      const dice: { [colour: string]: number[] } = {};
      for (const colour in counts) {
        const faces: number[] = [];
        for (let i = counts[colour] ?? 0; i > 0; i--) faces.push(rng.int(high - low + 1) + low);
        dice[colour] = faces;
      }
      return { draw: drawn, dice };
    },
    lot(name, cite, of) {
      drawn += 1;
      return { name, cite, draw: drawn, of, picked: rng.int(of) };
    },
    shuffle(name, cite, of) {
      drawn += 1;
      return { name, cite, draw: drawn, of, order: shuffled(of, rng.int) };
    },
  };
}

/** The numbers below `of` in an order drawn with `pick` (0..n-1), each order as likely as any other. */
export function shuffled(of: number, pick: (n: number) => number): readonly number[] {
  const order = Array.from({ length: of }, (_, i) => i);
  for (let last = of - 1; last > 0; last--) {
    const other = pick(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
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
    throw: (name, counts, die) => turned(now.throw(name, counts, die)),
    lot: (name, cite, of) => turned(now.lot(name, cite, of)),
    shuffle: (name, cite, of) => turned(now.shuffle(name, cite, of)),
  };
}
