/** 5.2.3, 5.2.4 What can be done in one's own turn. */
import type { HandSide, ZoneName } from './words.ts';

/** 3.7 Which table Bonus Dice are committed to. */
export type BonusTable = 'maneuver' | 'attack' | 'net';

/** 3.10.6 Something to pick up: its place in the list of what lies on the floor, and the hand for it. */
export interface PickUp {
  readonly ground: number;
  readonly hand: HandSide;
}

/** One thing done in one's own turn; 'drop' and 'pick-up' cost nothing, and more may follow. */
export type Act =
  | { readonly do: 'hold' | 'stand' | 'escape' | 'clear-eyes' | 'destroy-net' | 'surrender' }
  | { readonly do: 'move' | 'leave' | 'roll-away'; readonly to: ZoneName }
  | { readonly do: 'attack' | 'toss' | 'sand'; readonly foe: string }
  | { readonly do: 'throw'; readonly hand: HandSide; readonly foe: string }
  | { readonly do: 'switch' | 'drop'; readonly hand: HandSide }
  | ({ readonly do: 'pick-up' } & PickUp);
