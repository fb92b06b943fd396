/** The types of Munera Sine Missione as the kernel plays it. */
import type { KitOf } from '../../../kernel/kit.ts';
import { asking } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { Act, Shed } from './acts.ts';
import type { MuneraEvent } from './events.ts';
import type { Tables } from './tables/types.ts';
import type { MuneraSetup, State } from './types.ts';

/** What is asked, and what may be answered. */
export type MuneraDecisions = {
  /** 5.11 What to throw away before a turn; `worn`: whether it is tired, when that is worth a thought. */
  readonly shed: { readonly ask: { readonly fighter: string; readonly worn: boolean }; readonly choice: Shed };
  /** 7 What to do next in one's own turn. */
  readonly act: { readonly ask: { readonly fighter: string }; readonly choice: Act };
  /** 12.3 What the winner of a grapple does. */
  readonly grapple: {
    readonly ask: { readonly fighter: string; readonly foe: string };
    readonly choice: 'throw' | 'disengage';
  };
};

/** All of the game's types. */
export type MuneraKit = KitOf<State, MuneraDecisions, MuneraEvent, MuneraSetup, Tables>;

/** What a rule of the game works with. */
export type MuneraContext = Context<MuneraKit>;

/** A bout as it stands, with the tables: what is asked about it throws no dice. */
export interface BoutPlace {
  readonly state: Readonly<State>;
  readonly tables: Tables;
}

/** Puts questions of one kind to the seats. */
export const resolveAsking = asking<MuneraDecisions>();
