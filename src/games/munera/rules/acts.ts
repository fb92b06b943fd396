/** 7 What can be done in one's own turn. */
import type { Direction } from '../../../kernel/hex.ts';

/** What is attacked with. */
export type With =
  | { readonly by: 'weapon' | 'throw'; readonly id: string }
  | { readonly by: 'dart' | 'shield' | 'cape' | 'improvised' };

/** An attack: on whom, with what, and how. */
export interface Attack {
  readonly foe: string;
  readonly with: With;
  /** 12.2 Bought with a feint. */
  readonly feint: boolean;
  /** 12.1 Whirling round the target. */
  readonly whirl: boolean;
}

/** One thing done. */
export type Act =
  | { readonly do: 'end' }
  | { readonly do: 'cut' }
  | { readonly do: 'step' | 'turn'; readonly way: Direction }
  | ({ readonly do: 'attack' } & Attack)
  | { readonly do: 'grapple' | 'haze'; readonly foe: string }
  | { readonly do: 'draw' | 'sheathe' | 'drop'; readonly id: string }
  | { readonly do: 'drop-dart' }
  | { readonly do: 'discard'; readonly what: 'shield' | 'helmet' }
  /** By its place in the list of what lies on the sand. */
  | { readonly do: 'pick-up' | 'kick'; readonly ground: number };

/** 5.11 What is thrown away before a turn. */
export type Shed = 'none' | 'shield' | 'helmet' | 'both';
