/** What the printed tables are once they are read. */

import type { Build } from '../setup-types.ts';
import type {
  CardName,
  Character,
  Intention,
  ItemName,
  ItemSymbol,
  ItemType,
  KeepLine,
  Plan,
  PlanLine,
  Power,
  Species,
} from '../words.ts';

/** 1.1 What a card is to its deck. */
export const CARD_KINDS = ['action', 'energy', 'feint', 'move'] as const;
/** 1.2 With which Actions a card goes: all, those that attack or react, those that attack. */
export const CARD_USES = ['any', 'fight', 'attack'] as const;

/** 1.1, 1.2 A card. */
export interface CardRow {
  readonly kind: (typeof CARD_KINDS)[number];
  readonly hp: number;
  readonly coins: number;
  /** How many there are for everybody. */
  readonly box: number;
  readonly energy: number;
  /** Not while Trapped or Face-down. */
  readonly movement: boolean;
  readonly use: (typeof CARD_USES)[number];
  /** Not in a thrown attack, nor against one. */
  readonly melee: boolean;
}

/** 1.3 A Power. */
export interface PowerRow {
  readonly movement: boolean;
  readonly attack: boolean;
  readonly melee: boolean;
}

/** 1.4 An item. */
export interface ItemRow {
  readonly type: ItemType;
  readonly symbol: ItemSymbol;
  readonly attack: number;
  readonly defense: number;
  readonly hp: number;
  readonly thrown: boolean;
  /** Its attack when it is thrown. */
  readonly thrownAttack: number;
}

/** 2.3 A gladiator that is ready made. */
export interface CharacterRow {
  readonly build: Build;
  readonly preferred: readonly ItemType[];
  readonly quick: readonly [ItemName, ItemName];
  /** What it costs. */
  readonly coins: number;
}

/** 17.7 What a double does to an attack roll or a defense roll. */
export const DOUBLES = ['-', 'breeds', 'doubled damage', 'two more each'] as const;
/** 17.7 What a seven does. */
export const SEVENS = ['-', 'unbalances', 'floors', 'takes one'] as const;

/** 17.7 A kind of animal. */
export interface AnimalRow {
  /** Base dice of an attack after moving, and without. */
  readonly moved: number;
  readonly still: number;
  /** Dice beside the base dice. */
  readonly extra: number;
  readonly doubles: { readonly attack: (typeof DOUBLES)[number]; readonly defense: (typeof DOUBLES)[number] };
  readonly seven: { readonly attack: (typeof SEVENS)[number]; readonly defense: (typeof SEVENS)[number] };
  readonly xp: number;
  /** 17.1 How many are suggested for each gladiator, and how many make it even. */
  readonly suggested: readonly [number, number];
  readonly even: number;
}

/** 22.3 How a plan splits the cards. */
export interface SplitRow {
  /** HP that stay in the HP deck. */
  readonly floor: number;
  readonly most: number;
  /** 22.6 What an added card is worth, in hundredths. */
  readonly loss: number;
}

/** The tables of Gladiatori. */
export interface Tables {
  readonly cards: { readonly [C in CardName]: CardRow };
  readonly powers: { readonly [P in Power]: PowerRow };
  readonly items: { readonly [I in ItemName]: ItemRow };
  readonly characters: { readonly [C in Character]: CharacterRow };
  /** 2.2 Coins by value of a Skill. */
  readonly skillCosts: ReadonlyMap<number, number>;
  readonly animals: { readonly [S in Species]: AnimalRow };
  /** 22.2 Weights of plans, line by line. */
  readonly plans: { readonly [L in PlanLine]: { readonly [P in Plan]: number } };
  readonly intentions: { readonly [I in Intention]: { readonly [P in Plan]: number } };
  readonly splits: { readonly [P in Plan]: SplitRow };
  /** 21.4 In hundredths. */
  readonly keeps: { readonly [K in KeepLine]: number };
}
