/** The types of Heroes of the Colosseum as the kernel plays it. */
import type { KitOf } from '../../../kernel/kit.ts';
import { asking } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { Act, BonusTable, PickUp } from './acts.ts';
import type { HeroesEvent } from './events.ts';
import type { Tables } from './tables/types.ts';
import type { HeroesSetup, State } from './types.ts';
import type { Part } from './words.ts';

/** What is asked, and what may be answered. */
export type HeroesDecisions = {
  /** 5.2 What to do in one's own turn. */
  readonly act: { readonly ask: { readonly fighter: string }; readonly choice: Act };
  /** 3.10.6 What to pick up in a zone just entered; null: nothing. */
  readonly 'pick-up': { readonly ask: { readonly fighter: string }; readonly choice: PickUp | null };
  /** 5.4.7 Whom to take on of several opponents in the zone. */
  readonly target: { readonly ask: { readonly fighter: string }; readonly choice: string };
  /** 3.7 How many Bonus Dice to add to a roll against `foe`. */
  readonly bonus: { readonly ask: BonusAsk; readonly choice: number };
  /** 5.4.5 What to make of a clear opening with a large shield. */
  readonly edge: {
    readonly ask: { readonly fighter: string; readonly foe: string };
    readonly choice: 'advantage' | 'bash';
  };
  /** 3.5 Which of two rolled places a swordsman's blow takes: the first or the second. */
  readonly swordsman: { readonly ask: SwordsmanAsk; readonly choice: 0 | 1 };
  /** 3.2.1 Whether to roll Star Power against a blow. */
  readonly 'star-power': {
    readonly ask: { readonly fighter: string; readonly part: Part; readonly damage: number };
    readonly choice: boolean;
  };
};

/** Bonus Dice: for which table, in which part, and what the roll is made of besides them. */
export interface BonusAsk {
  readonly fighter: string;
  readonly foe: string;
  readonly table: BonusTable;
  /** Whether this fighter began, or in an attack is the attacker. */
  readonly first: boolean;
}

/** Two rolled places: the parts, and whether a guard keeps the blow off. */
interface SwordsmanAsk {
  readonly fighter: string;
  readonly foe: string;
  readonly places: readonly [RolledPlace, RolledPlace];
}

/** 5.4.2 A rolled place: what guards it, or null, and what a blow there would cost. */
export interface RolledPlace {
  readonly part: Part;
  readonly guard: string | null;
  readonly damage: number;
}

/** All of the game's types. */
export type HeroesKit = KitOf<State, HeroesDecisions, HeroesEvent, HeroesSetup, Tables>;

/** What a rule of the game works with. */
export type HeroesContext = Context<HeroesKit>;

/** Puts questions of one kind to the seats. */
export const resolveAsking = asking<HeroesDecisions>();
