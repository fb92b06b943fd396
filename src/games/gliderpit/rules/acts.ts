/** What can be answered in a bout. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Weapon } from './words.ts';

/** To the left, or to the right. */
export type Side = -1 | 1;

/** 8.18 What the first Turn of a movement is paid with; null: a later one, which is not paid for. */
export type TurnPay = 'speed' | 'altitude' | null;

/** 16.42 to 16.44 The maneuvers that take a whole movement. */
export const ADVANCED = ['climbing half-loop', 'diving half-loop', 'zoom climb'] as const;
/** 16.42 to 16.44 One of them. */
export type AdvancedManeuver = (typeof ADVANCED)[number];

/** 8 One maneuver. */
export type Maneuver =
  | { readonly do: 'forward' | 'climb' | AdvancedManeuver }
  | { readonly do: 'slip'; readonly side: Side }
  | { readonly do: 'turn'; readonly side: Side; readonly pay: TurnPay };

/** 6.13 Letting go of what is in the hand, at any moment of one's own sequence. */
type Drop = { readonly do: 'drop' };

/** 8 The next thing in a movement; 'ram': no more of it, for a ram (10.24). */
export type FlightMove = Maneuver | Drop | { readonly do: 'ram' };

/** 10 What is done in the glide. */
export type GlideAct = Drop | { readonly do: 'hold' } | { readonly do: 'dive'; readonly levels: number };

/** 11 What is done in combat. */
export type CombatAct =
  | Drop
  | { readonly do: 'nothing' }
  | { readonly do: 'throw' | 'strike' | 'transfer'; readonly at: string };

/** 12 What is done in the action phase. */
export type PilotAct =
  | Drop
  | { readonly do: 'nothing' | 'stow' | 'escape' }
  | { readonly do: 'take'; readonly weapon: Weapon };

/** 4.9 A counter put on a glider, or no more of them. */
export type DraftAct =
  | { readonly do: 'pass' }
  | { readonly do: 'take'; readonly weapon: Weapon; readonly glider: string };

/** 4.10 Where somebody launches, where it looks, and how far it dives at once. */
export interface Launch {
  readonly hex: Hex;
  readonly facing: Direction;
  readonly dive: number;
}

/** 14.37 A marker in a row: 1 up, -1 down. */
export interface AirMarker {
  readonly row: number;
  readonly sign: 1 | -1;
}
