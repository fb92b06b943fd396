/** The vocabulary of beasts (28). */

/** 28.3.3 The beasts that have ratings, by their names. */
export const BEAST_KINDS = [
  'bear',
  'boar',
  'elephant',
  'gazelle',
  'leopard',
  'lion',
  'rhino',
  'tiger',
  'wolf',
  'zebra',
] as const;
export type BeastKind = (typeof BEAST_KINDS)[number];

/** P129, P180 Whose beasts come into the arena: those of chapter 28, or Springsteen's. */
export const BEAST_BOOKS = ['colosseum', 'springsteen'] as const;
export type BeastBook = (typeof BEAST_BOOKS)[number];

/** 28.5 What a beast's roll can tell it to do, from the lowest on. */
export const BEAST_ACTIONS = ['panic', 'away', 'random', 'stay', 'toward', 'feed'] as const;
export type BeastAction = (typeof BEAST_ACTIONS)[number];

/** 28.3.4 Body areas of a beast, by number. */
export const BEAST_AREA_NAMES = { 1: 'head', 2: 'chest', 3: 'groin', 4: 'fore legs', 5: 'hind legs' } as const;

/** 28 What makes a figure a beast. */
export interface Beast {
  readonly kind: BeastKind;
  /** 28.2 Hexes its body covers, head and all. */
  readonly hexes: 1 | 2 | 3;
  /** 28.5.2 It runs wild, and rolls for no more actions in this match. */
  panicked: boolean;
  /** 28.5 Its last action was to feed. */
  fed: boolean;
  /** P93 It loses its next action. */
  dazed: boolean;
  /** 28.7.4 A bear on its hind legs, in this phase. */
  reared: boolean;
  /** 30 A horse: it belongs to no hunt. */
  readonly horse: boolean;
  /** 30.6.6 Who sits on it; what it does is then his affair. */
  rider: string | null;
}
