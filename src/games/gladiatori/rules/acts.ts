/** What may be answered to each question. */
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Mode } from './types.ts';
import type { ActionCard, CardName, EnergyCard, ItemName, Power, Skill, Trait } from './words.ts';

/** 6.3 A Character Element: a card, or a point of a Skill or an Ability. */
export type Element = CardName | Trait;

/** 3.3 A movement operation: a step, with a turn of at most one hexside after it; or a turn of one or two. */
export type Operation =
  | { readonly do: 'step'; readonly way: Direction; readonly turn: -1 | 0 | 1 }
  | { readonly do: 'turn'; readonly by: -2 | -1 | 1 | 2 };

/** 13 A Power that is used at once. */
export type Instant =
  | { readonly do: 'stand up' }
  /** Cards from the hand to the HP deck, and the other way. */
  | { readonly do: 'adaptation'; readonly lay: readonly CardName[]; readonly take: readonly CardName[] }
  | { readonly do: 'resistance'; readonly recover: readonly Element[] }
  | { readonly do: 'delay' };

/** 7.2 What is done before the Action. */
export type FreeAct =
  | Operation
  | { readonly do: 'marker'; readonly kind: 'trapped' | 'unbalanced'; readonly pay: readonly Element[] }
  | Instant
  | { readonly do: 'surrender' }
  | { readonly do: 'done' };

/** 7.3 The Action of a sub-round. */
export type ActionChoice =
  | { readonly do: 'fresh'; readonly card: ActionCard }
  /** By its place in the row. */
  | { readonly do: 'reuse'; readonly at: number }
  | { readonly do: 'standby'; readonly from: ActionCard | number; readonly recover: readonly Element[] }
  | { readonly do: 'pass' }
  | { readonly do: 'surrender' };

/** 7.5 What an Action is declared to be. */
export type Declaration = Mode | { readonly do: 'nothing' };

/** 7.6 A Reaction. */
export type ReactChoice =
  | { readonly do: 'fresh'; readonly card: ActionCard }
  | { readonly do: 'reuse'; readonly at: number }
  | { readonly do: 'pass' };

/** 12.4, 12.5 What is done when cards are turned up. */
export interface RevealChoice {
  readonly rage: { readonly card: CardName; readonly from: 'discard' | 'hpDeck' } | null;
  readonly overskill: { readonly skill: Skill; readonly amount: number } | null;
}

/** 9.1 What is put into an attack. */
export interface AttackChoice {
  readonly offense: boolean;
  readonly blood: number;
  readonly sacrifice: CardName | null;
  readonly acrobatic: boolean;
  /** 13 Cards of the hand that Lunge spends; none: it is not used. */
  readonly lunge: readonly CardName[];
  /** 13 Hexes that add to the attack, and to the damage; both 0: Leap is not used. */
  readonly leap: { readonly attack: number; readonly damage: number };
  readonly deep: number;
  readonly wrestle: string | null;
  /** 17.6 Cards on the Action and Powers that are spent for two each against an animal. */
  readonly spend: readonly (CardName | Power)[];
}

/** 9.2 What is put into a defense. */
export interface DefenseChoice {
  readonly guard: boolean;
  readonly speed: number;
  readonly sacrifice: CardName | null;
  readonly acrobatic: boolean;
  readonly spend: readonly (CardName | Power)[];
}

/** 10.1 What damage is paid with: cards of the HP deck, items by name. */
export interface Payment {
  readonly cards: readonly CardName[];
  readonly items: readonly ItemName[];
}

/** 4 Where somebody begins. */
export interface Placement {
  readonly hex: Hex;
  readonly facing: Direction;
}

/** 2.4 Energy cards bid for an item. */
export interface Bid {
  readonly cards: readonly EnergyCard[];
}
