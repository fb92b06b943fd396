/** What happens in a match. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { BonusTable } from './acts.ts';
import type { Attribute, Attributes, FightStyle, HandSide, Item, Part, Signature, ZoneName } from './words.ts';

/** A pool as it was rolled; its roll stands at the same place among the rolls of the event. */
export interface ToldPool {
  readonly fighter: string;
  readonly lines: readonly Modifier[];
  readonly dice: number;
}

/** What a Maneuver came to: nobody has an opening, the attacker has one, or a clear one. */
export type ManeuverResult = 'even' | 'opening' | 'clear opening';

/** What an Attack roll came to; 'nothing': neither had a die. */
export type AttackResult = 'hit' | 'hit back' | 'torn free' | 'counterstrike' | 'retake' | 'nothing';

/** Why somebody gives up. */
export type SurrenderReason = 'chosen' | 'both arms' | 'spent and down' | 'spent alone' | 'both spent';

/** What happened to whom. */
type Told =
  | { readonly kind: 'style-rolled'; readonly fighter: string; readonly style: FightStyle }
  | {
      readonly kind: 'card-rolled';
      readonly fighter: string;
      readonly attributes: Attributes;
      readonly signature: Signature;
    }
  | { readonly kind: 'trimmed'; readonly fighter: string; readonly attribute: Attribute; readonly left: number }
  | { readonly kind: 'death-rolled'; readonly toDeath: boolean }
  | { readonly kind: 'entered'; readonly fighter: string; readonly zone: ZoneName }
  | { readonly kind: 'initiative'; readonly fighters: readonly string[] }
  | { readonly kind: 'side-step'; readonly fighter: string }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'option'; readonly fighter: string; readonly occupied: boolean; readonly passed: boolean }
  | { readonly kind: 'held' | 'stood' | 'escaped' | 'freed'; readonly fighter: string; readonly bonus: number }
  | { readonly kind: 'stays-netted' | 'net-destroyed'; readonly fighter: string }
  | {
      readonly kind: 'moved' | 'left' | 'rolled-away';
      readonly fighter: string;
      readonly from: ZoneName;
      readonly to: ZoneName;
    }
  | { readonly kind: 'target'; readonly fighter: string; readonly foe: string }
  | {
      readonly kind: 'switched';
      readonly fighter: string;
      readonly item: Item;
      readonly hand: HandSide;
      readonly bonus: number;
    }
  | { readonly kind: 'dropped' | 'picked-up'; readonly fighter: string; readonly item: Item; readonly zone: ZoneName }
  | { readonly kind: 'cleared-eyes'; readonly fighter: string; readonly clear: boolean }
  | {
      readonly kind: 'committed';
      readonly fighter: string;
      readonly foe: string;
      readonly table: BonusTable;
      readonly dice: number;
      readonly left: number;
    }
  | {
      readonly kind: 'maneuver';
      readonly fighter: string;
      readonly foe: string;
      readonly pools: readonly ToldPool[];
      readonly result: ManeuverResult;
      /** null where nobody has an opening. */
      readonly attacker: string | null;
    }
  | { readonly kind: 'edge'; readonly fighter: string; readonly foe: string; readonly edge: 'advantage' | 'bash' }
  | {
      readonly kind: 'attack';
      readonly fighter: string;
      readonly foe: string;
      readonly pools: readonly ToldPool[];
      readonly result: AttackResult;
      readonly margin: number;
    }
  | {
      readonly kind: 'located';
      readonly fighter: string;
      readonly foe: string;
      readonly part: Part;
      readonly guard: Item | null;
    }
  | {
      readonly kind: 'impact';
      readonly fighter: string;
      readonly foe: string;
      readonly part: Part;
      readonly impact: number;
      readonly modifiers: readonly Modifier[];
      readonly modified: number;
      readonly damage: number;
    }
  | { readonly kind: 'knocked-down' | 'steadied'; readonly fighter: string }
  | { readonly kind: 'star-power'; readonly fighter: string; readonly damage: number; readonly left: number }
  | {
      readonly kind: 'wounded';
      readonly fighter: string;
      readonly by: string;
      /** The part that was hit, and the one that takes it where the first has nothing left. */
      readonly hit: Part;
      readonly part: Part;
      readonly before: number;
      readonly after: number;
      /** What falls by one, and to what; null: nothing does. */
      readonly attribute: { readonly name: Attribute; readonly left: number } | null;
    }
  | { readonly kind: 'killed' | 'unconscious' | 'fell'; readonly fighter: string; readonly by: string }
  | { readonly kind: 'surrendered'; readonly fighter: string; readonly to: string; readonly reason: SurrenderReason }
  | {
      readonly kind: 'appealed';
      readonly fighter: string;
      readonly modifiers: readonly Modifier[];
      readonly savvy: number;
      readonly result: 'spared' | 'split' | 'killed';
    }
  | {
      readonly kind: 'judged';
      readonly fighter: string;
      readonly modifiers: readonly Modifier[];
      readonly savvy: number;
      readonly spared: boolean;
    }
  | { readonly kind: 'put-to-death'; readonly fighter: string }
  | {
      readonly kind: 'net-tossed' | 'sand-kicked';
      readonly fighter: string;
      readonly foe: string;
      readonly pools: readonly ToldPool[];
      readonly result: 'caught' | 'kept' | 'missed';
    }
  | {
      readonly kind: 'thrown';
      readonly fighter: string;
      readonly foe: string;
      readonly item: Item;
      readonly pools: readonly ToldPool[];
      readonly margin: number;
      readonly lands: ZoneName;
    }
  | { readonly kind: 'break'; readonly fighters: readonly string[]; readonly bonus: readonly number[] }
  | { readonly kind: 'ended'; readonly by: string; readonly winner: 0 | 1 | null };

/** An event of a match. */
export type HeroesEvent = GameEvent & Told;
