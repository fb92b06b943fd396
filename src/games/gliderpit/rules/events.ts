/** What happens in a bout. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Maneuver } from './acts.ts';
import type { Intent, LaunchZone, Out, WallEffect, Weapon } from './words.ts';

/** A throw, a strike, or something handed over. */
interface Attempted<K extends string> {
  readonly kind: K;
  readonly glider: string;
  readonly foe: string;
  readonly weapon: Weapon;
  readonly cf: number;
  readonly result: 'hit' | 'critical' | 'miss' | 'fumble';
}

/** What happened to whom. */
type Told =
  | { readonly kind: 'set-up-order'; readonly teams: readonly number[] }
  | { readonly kind: 'zoned'; readonly glider: string; readonly zone: LaunchZone }
  | { readonly kind: 'wished'; readonly glider: string; readonly weapons: readonly Weapon[] }
  | { readonly kind: 'drafted'; readonly glider: string; readonly weapon: Weapon }
  | { readonly kind: 'passed'; readonly team: number }
  /** 4.9 Drawn face down; `fits`: somebody of the team can carry it. */
  | { readonly kind: 'drawn'; readonly team: number; readonly weapon: Weapon; readonly fits: boolean }
  | { readonly kind: 'launch-die'; readonly glider: string; readonly dive: number }
  | {
      readonly kind: 'launched';
      readonly glider: string;
      readonly hex: Hex;
      readonly at: string;
      readonly facing: Direction;
      readonly alt: number;
      readonly speed: number;
    }
  | { readonly kind: 'chits'; readonly order: readonly string[] }
  | { readonly kind: 'sequence'; readonly glider: string; readonly alt: number; readonly speed: number }
  | {
      readonly kind: 'spun';
      readonly glider: string;
      readonly alt: number;
      readonly speed: number;
      /** Null: it is out. */
      readonly facing: Direction | null;
    }
  | { readonly kind: 'intent'; readonly glider: string; readonly intent: Intent }
  | { readonly kind: 'chosen-by-lot'; readonly glider: string; readonly of: number }
  | {
      readonly kind: 'flew';
      readonly glider: string;
      readonly maneuver: Maneuver;
      readonly from: Hex;
      readonly hex: Hex;
      /** The name of `hex`. */
      readonly at: string;
      readonly facing: Direction;
      readonly alt: number;
      readonly speed: number;
      readonly left: number;
    }
  /** 7.14 Forced below somebody who holds the level. */
  | { readonly kind: 'forced-down'; readonly glider: string; readonly alt: number; readonly levels: number }
  | { readonly kind: 'collided'; readonly glider: string; readonly row: string; readonly effect: WallEffect }
  | { readonly kind: 'ram-ready'; readonly glider: string; readonly foe: string; readonly bonus: number }
  | { readonly kind: 'held'; readonly glider: string; readonly slows: boolean; readonly speed: number }
  | {
      readonly kind: 'dived';
      readonly glider: string;
      readonly levels: number;
      readonly alt: number;
      readonly speed: number;
      /** 10.24 Whom it dives onto; null: nobody. */
      readonly onto: string | null;
    }
  | { readonly kind: 'rammed'; readonly glider: string; readonly foe: string; readonly result: string }
  | Attempted<'threw'>
  | Attempted<'struck'>
  | Attempted<'handed'>
  /** 11.31 `total` is as shifted. */
  | {
      readonly kind: 'wound';
      readonly glider: string;
      readonly by: string;
      readonly total: number;
      readonly shift: number;
      readonly result: string;
    }
  | { readonly kind: 'stunned' | 'recovered'; readonly glider: string }
  | { readonly kind: 'netted'; readonly glider: string; readonly by: string }
  | { readonly kind: 'slowed'; readonly glider: string; readonly speed: number }
  | { readonly kind: 'climbed' | 'sank'; readonly glider: string; readonly alt: number }
  | { readonly kind: 'lost'; readonly glider: string; readonly weapon: Weapon }
  | { readonly kind: 'took'; readonly glider: string; readonly weapon: Weapon; readonly stowed: Weapon | null }
  | { readonly kind: 'stowed'; readonly glider: string; readonly weapon: Weapon }
  | { readonly kind: 'escaped'; readonly glider: string; readonly free: boolean }
  | {
      readonly kind: 'recovery';
      readonly glider: string;
      readonly result: 'recovers' | 'nothing' | 'falls' | 'stalls' | 'rises';
    }
  | { readonly kind: 'faced'; readonly glider: string; readonly facing: Direction }
  | { readonly kind: 'air-rolled'; readonly glider: string; readonly total: number }
  | { readonly kind: 'air-placed'; readonly glider: string; readonly row: number; readonly sign: 1 | -1 }
  | { readonly kind: 'lifted' | 'pulled-down'; readonly glider: string; readonly by: number; readonly alt: number }
  | { readonly kind: 'out'; readonly glider: string; readonly how: Out; readonly by: string | null }
  | { readonly kind: 'ended'; readonly by: string; readonly winner: number | null };

/** An event of a bout. */
export type PitEvent = GameEvent & Told;
