/** What happens in a bout. */

import type { GameEvent } from '../../../kernel/event.ts';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { With } from './acts.ts';
import type { GroundItem } from './types.ts';
import type { Stance } from './words.ts';

/** Why somebody appeals. */
export type AppealReason = 'wounds' | 'surrender' | 'floored' | 'knocked down twice';

/** What happened to whom. */
type Told =
  | { readonly kind: 'stamina-rolled'; readonly fighter: string; readonly stamina: number; readonly arrows: number }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'order-rolled'; readonly fighters: readonly string[] }
  | { readonly kind: 'points'; readonly fighter: string; readonly ap: number; readonly capped: boolean }
  | { readonly kind: 'stood' | 'feint-again'; readonly fighter: string }
  | { readonly kind: 'shed'; readonly fighter: string; readonly what: 'shield' | 'cape' | 'helmet' }
  | { readonly kind: 'stepped'; readonly fighter: string; readonly from: Hex; readonly to: Hex; readonly ap: number }
  | { readonly kind: 'turned'; readonly fighter: string; readonly facing: Direction; readonly ap: number }
  | { readonly kind: 'whirled'; readonly fighter: string; readonly from: Hex; readonly to: Hex }
  | {
      readonly kind: 'attacked';
      readonly fighter: string;
      readonly foe: string;
      readonly with: With;
      /** What it is called. */
      readonly weapon: string;
      readonly ap: number;
      readonly result: 'hit' | 'miss' | 'double';
      readonly score: number;
      /** The face of a double. */
      readonly double: number | null;
    }
  | {
      readonly kind: 'shredded';
      readonly fighter: string;
      readonly by: string;
      readonly gone: boolean;
      readonly what: string;
    }
  | {
      readonly kind: 'saved' | 'unsaved';
      readonly fighter: string;
      readonly modifiers: readonly Modifier[];
      readonly save: number;
    }
  | {
      readonly kind: 'wounded';
      readonly fighter: string;
      readonly by: string;
      readonly wounds: number;
      readonly stamina: number;
    }
  | { readonly kind: 'injured'; readonly fighter: string; readonly by: string }
  | { readonly kind: 'tired'; readonly fighter: string; readonly fatigue: number; readonly by: number }
  | { readonly kind: 'pushed'; readonly fighter: string; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'pinned'; readonly fighter: string }
  | { readonly kind: 'knocked-down'; readonly fighter: string }
  | { readonly kind: 'entangled' | 'net-missed'; readonly fighter: string; readonly by: string; readonly what: string }
  | { readonly kind: 'cut'; readonly fighter: string; readonly free: boolean; readonly destroyed: boolean }
  | { readonly kind: 'freed'; readonly fighter: string }
  | {
      readonly kind: 'flew' | 'landed' | 'dropped' | 'kicked';
      readonly fighter: string;
      readonly item: GroundItem;
      readonly to: Hex;
    }
  | { readonly kind: 'destroyed' | 'lost'; readonly fighter: string; readonly what: string }
  | { readonly kind: 'no-effect'; readonly fighter: string; readonly why: string }
  | { readonly kind: 'floored'; readonly fighter: string; readonly by: string }
  | { readonly kind: 'double-six'; readonly fighter: string; readonly by: string; readonly wounds: number }
  | { readonly kind: 'weapon-drawn'; readonly fighter: string }
  | { readonly kind: 'grappled'; readonly fighter: string; readonly foe: string; readonly locked: boolean }
  | { readonly kind: 'grapple-test'; readonly fighter: string; readonly foe: string; readonly winner: string | null }
  | { readonly kind: 'thrown-down'; readonly fighter: string; readonly by: string; readonly wounds: number }
  | { readonly kind: 'let-go'; readonly fighter: string; readonly foe: string }
  | { readonly kind: 'sand'; readonly fighter: string; readonly foe: string; readonly works: boolean }
  | { readonly kind: 'drew' | 'sheathed' | 'picked-up'; readonly fighter: string; readonly what: string }
  | { readonly kind: 'temper'; readonly fighter: string; readonly foe: string; readonly stance: Stance }
  | { readonly kind: 'net-die'; readonly fighter: string; readonly allowed: boolean }
  | { readonly kind: 'flourish'; readonly fighter: string; readonly what: string }
  | { readonly kind: 'shed-die'; readonly fighter: string; readonly sheds: boolean }
  | {
      readonly kind: 'appealed';
      readonly fighter: string;
      readonly by: string;
      readonly reason: AppealReason;
      readonly spared: boolean;
    }
  | { readonly kind: 'died'; readonly fighter: string; readonly by: string }
  | { readonly kind: 'ended'; readonly by: string; readonly winner: number | null };

/** 16, 16.1 The line of the lanista's chart by which the book does something. */
export interface ChartRow {
  readonly line: 'cut' | 'rearm' | 'ground' | 'turn' | 'away' | 'attack' | 'approach' | 'flank' | 'flourish';
  /** Its mood; null: none was thrown for yet. */
  readonly stance: Stance | null;
  /** 16.1 (2) Of an attack its place in the order of preference, from 0; null: of anything else. */
  readonly preference: number | null;
  /** 16.1 (2) What else could have been attacked with. */
  readonly others: readonly string[];
}

/** An event of a bout; what the book does has the line of its chart. */
export type MuneraEvent = GameEvent & Told & { readonly chart?: ChartRow };
