/** What happens in a game. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Element } from './acts.ts';
import type { Mode } from './types.ts';
import type { ActionCard, CardName, ItemName, Power, Skill, Species } from './words.ts';

/** Why somebody's VP change. */
export type Award =
  | 'attack'
  | 'damage'
  | 'first blood'
  | 'kill'
  | 'attack from behind'
  | 'damage from behind'
  | 'kill from behind'
  | 'item destroyed'
  | 'flight'
  | 'cowardice'
  | 'surrender'
  | 'alive'
  | 'animal killed';

/** What is in a zone that only its owner sees. */
interface Zones {
  readonly fighter: string;
  readonly hand: readonly CardName[];
  readonly hp: readonly CardName[];
}

/** What happened to whom. */
type Told =
  | { readonly kind: 'order-drawn' | 'order-set'; readonly order: readonly string[] }
  | { readonly kind: 'items-shown' | 'items-gone'; readonly items: readonly ItemName[] }
  | { readonly kind: 'item-taken' | 'item-left'; readonly fighter: string; readonly item: ItemName }
  | {
      readonly kind: 'bids';
      readonly item: ItemName;
      readonly bids: readonly { readonly fighter: string; readonly energy: number; readonly cards: number }[];
    }
  | { readonly kind: 'placed'; readonly fighter: string; readonly hex: Hex; readonly facing: Direction }
  | { readonly kind: 'turn-began'; readonly number: number }
  | { readonly kind: 'round-began'; readonly round: 1 | 2 }
  | { readonly kind: 'moves-joined'; readonly fighter: string; readonly count: number }
  | { readonly kind: 'split'; readonly fighter: string; readonly hand: number; readonly hp: number }
  | ({ readonly kind: 'split-cards' } & Zones)
  | { readonly kind: 'animals-rolled'; readonly count: number }
  | { readonly kind: 'animal-entered'; readonly animal: string; readonly hex: Hex }
  | { readonly kind: 'animal-bred'; readonly animal: string; readonly species: Species; readonly hex: Hex }
  | { readonly kind: 'animal-moved'; readonly animal: string; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'animal-waits' | 'animal-freed' | 'animal-struggles'; readonly animal: string }
  | { readonly kind: 'animal-attacks'; readonly animal: string; readonly fighter: string; readonly total: number }
  | { readonly kind: 'animal-defends'; readonly animal: string; readonly total: number; readonly fav: number }
  | { readonly kind: 'animal-killed' | 'animal-trapped'; readonly animal: string; readonly fighter: string }
  | { readonly kind: 'retreated'; readonly fighter: string; readonly to: Hex }
  | { readonly kind: 'bite-doubled'; readonly fighter: string }
  | { readonly kind: 'sub-began' | 'surrendered' | 'stopped'; readonly fighter: string }
  | { readonly kind: 'passed'; readonly fighter: string; readonly turn: number; readonly round: 1 | 2 }
  | {
      readonly kind: 'stepped';
      readonly fighter: string;
      readonly from: Hex;
      readonly to: Hex;
      readonly facing: Direction;
      readonly paid: boolean;
    }
  | { readonly kind: 'turned'; readonly fighter: string; readonly facing: Direction; readonly paid: boolean }
  | {
      readonly kind: 'marker-off';
      readonly fighter: string;
      readonly marker: 'trapped' | 'unbalanced';
      readonly left: number;
      readonly cards: number;
    }
  | { readonly kind: 'stood-up' | 'floored' | 'freed'; readonly fighter: string }
  | { readonly kind: 'trapped' | 'unbalanced'; readonly fighter: string }
  | {
      readonly kind: 'elements-paid' | 'elements-back';
      readonly fighter: string;
      readonly elements: readonly Element[];
    }
  | { readonly kind: 'recovered'; readonly fighter: string; readonly count: number; readonly cards: number }
  | { readonly kind: 'power'; readonly fighter: string; readonly power: Power }
  | { readonly kind: 'adapted'; readonly fighter: string; readonly lay: number; readonly take: number }
  | ({ readonly kind: 'adapted-cards' } & Zones)
  | { readonly kind: 'delayed'; readonly fighter: string; readonly place: number }
  | { readonly kind: 'played' | 'reacted'; readonly fighter: string }
  | { readonly kind: 'played-card' | 'reacted-card'; readonly fighter: string; readonly card: ActionCard }
  | {
      readonly kind: 'reused' | 'reaction-reused';
      readonly fighter: string;
      readonly card: ActionCard;
      readonly blood: number;
    }
  | { readonly kind: 'standby'; readonly fighter: string }
  | { readonly kind: 'added'; readonly fighter: string; readonly count: number }
  | { readonly kind: 'added-cards'; readonly fighter: string; readonly cards: readonly CardName[] }
  | { readonly kind: 'declared'; readonly fighter: string; readonly mode: Mode; readonly targets: readonly string[] }
  | { readonly kind: 'declared-nothing'; readonly fighter: string }
  | { readonly kind: 'no-reaction'; readonly fighter: string; readonly forced: boolean }
  | {
      readonly kind: 'revealed';
      readonly fighter: string;
      readonly card: ActionCard;
      readonly cards: readonly CardName[];
    }
  | { readonly kind: 'raged'; readonly fighter: string; readonly card: CardName; readonly from: 'discard' | 'hpDeck' }
  | { readonly kind: 'overskill'; readonly fighter: string }
  | { readonly kind: 'overskill-points'; readonly fighter: string; readonly skill: Skill; readonly amount: number }
  | { readonly kind: 'sacrificed'; readonly fighter: string; readonly card: CardName }
  | {
      /** An announced total, with the parts that everybody sees; what is left of it is of the sheet. */
      readonly kind: 'fav' | 'fdv';
      readonly fighter: string;
      readonly foe: string;
      readonly total: number;
      readonly modifiers: readonly Modifier[];
    }
  | {
      readonly kind: 'fav-parts' | 'fdv-parts';
      readonly fighter: string;
      readonly foe: string;
      readonly total: number;
      readonly modifiers: readonly Modifier[];
    }
  | {
      readonly kind: 'helped';
      readonly fighter: string;
      readonly ally: string;
      readonly foe: string;
      readonly bonus: number;
    }
  | { readonly kind: 'unbalance-paid' | 'unbalance-taken'; readonly fighter: string }
  | { readonly kind: 'feinted'; readonly fighter: string }
  | {
      readonly kind: 'result';
      readonly fighter: string;
      readonly foe: string;
      readonly fav: number;
      readonly halved: number | null;
      readonly fdv: number;
      readonly hit: boolean;
      readonly n: number;
      readonly damage: number;
      readonly modifiers: readonly Modifier[];
    }
  | { readonly kind: 'null-attack'; readonly fighter: string; readonly foe: string; readonly fav: number }
  | {
      readonly kind: 'paid';
      readonly fighter: string;
      readonly damage: number;
      readonly cards: readonly CardName[];
      readonly items: readonly ItemName[];
    }
  | { readonly kind: 'item-damaged' | 'item-lost'; readonly fighter: string; readonly item: ItemName }
  | { readonly kind: 'net-engaged'; readonly fighter: string; readonly foe: string; readonly item: ItemName }
  | { readonly kind: 'died'; readonly fighter: string; readonly by: string; readonly overkill: number }
  | { readonly kind: 'unbeatable' | 'collapsed'; readonly fighter: string }
  | { readonly kind: 'pushed'; readonly target: string; readonly fighter: string; readonly to: Hex }
  | { readonly kind: 'seven'; readonly animal: string; readonly fighter: string }
  | {
      readonly kind: 'points';
      readonly fighter: string;
      readonly delta: number;
      readonly reason: Award;
      readonly total: number;
    }
  | {
      readonly kind: 'rested';
      readonly fighter: string;
      readonly endurance: boolean;
      readonly cards: number;
      readonly count: number;
    }
  | { readonly kind: 'book'; readonly fighter: string; readonly what: string }
  | {
      readonly kind: 'ended';
      readonly by: string;
      readonly winner: number | null;
      readonly scores: readonly { readonly party: number; readonly vp: number; readonly hp: number }[];
    };

/** An event of a game. */
export type GladiatoriEvent = GameEvent & Told;
