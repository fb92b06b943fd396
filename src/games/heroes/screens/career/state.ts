/** What the screen of a career remembers between keys. */
import type { LongItem, LongState } from '../../../../tui/screens/long-game.ts';
import type { Entrant } from '../../career/types.ts';
import type { FamiliaGame } from '../../session/career.ts';

/** Pages of the yard, one open at a time. */
type Room = 'yard' | 'fight' | 'matches' | 'back' | 'close';

/** The screen's state. */
export interface FamiliaScreenState extends LongState {
  readonly game: FamiliaGame;
  readonly room: Room;
  /** What is being chosen for a match, or for a new Star. */
  readonly making: Making;
}

/** What is chosen before an answer is given. */
export interface Making {
  /** Stars that go in. */
  readonly stars: readonly Entrant[];
  readonly allies: number;
  readonly foes: number;
  /** The name that was typed; null: the one proposed. */
  readonly typed: string | null;
  readonly female: boolean;
  readonly left: boolean;
  readonly points: readonly [savvy: number, speed: number, strength: number];
  readonly primary: number;
  readonly secondary: number;
  readonly second: boolean;
}

/** What is chosen until something else is. */
export const NOTHING_MADE: Making = {
  ...{ stars: [], allies: 0, foes: 1, typed: null, female: false, left: false },
  ...{ points: [4, 4, 4], primary: 2, secondary: 0, second: false },
};

/** What an item does besides what items of any long game do. */
export type FamiliaDeed =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'make'; readonly making: Partial<Making> }
  | { readonly kind: 'life'; readonly star: string }
  | { readonly kind: 'luck' | 'rivals' | 'name' | 'chronicle' | 'gone' };

/** A line of a menu. */
export type FamiliaItem = LongItem<FamiliaDeed>;
