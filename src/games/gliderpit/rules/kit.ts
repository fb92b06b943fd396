/** The types of Glider-Pit Gladiators as the kernel plays it. */
import { asking } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { AirMarker, CombatAct, DraftAct, FlightMove, GlideAct, Launch, PilotAct } from './acts.ts';
import type { PitEvent } from './events.ts';
import type { Tables } from './tables/types.ts';
import type { PitSetup, State } from './types.ts';
import type { LaunchZone, Weapon } from './words.ts';

/** What is asked of a glider, and what may be answered. */
type OfGlider<C> = { readonly ask: { readonly glider: string }; readonly choice: C };

/** What is asked, and what may be answered. */
export type PitDecisions = {
  readonly zone: OfGlider<LaunchZone>;
  readonly draft: { readonly ask: { readonly team: number }; readonly choice: DraftAct };
  /** 4.9 The id of the glider that takes a counter drawn face down. */
  readonly assign: { readonly ask: { readonly team: number; readonly weapon: Weapon }; readonly choice: string };
  readonly launch: OfGlider<Launch>;
  readonly maneuver: OfGlider<FlightMove>;
  readonly glide: OfGlider<GlideAct>;
  readonly combat: OfGlider<CombatAct>;
  /** 11.31 What to add to a result of `total`. */
  readonly shift: {
    readonly ask: { readonly glider: string; readonly foe: string; readonly total: number };
    readonly choice: -1 | 0 | 1;
  };
  readonly action: OfGlider<PilotAct>;
  /** 14.37 `total` names the rows. */
  readonly air: { readonly ask: { readonly glider: string; readonly total: number }; readonly choice: AirMarker };
};

/** All of the game's types. */
export interface PitKit {
  readonly state: State;
  readonly decisions: PitDecisions;
  readonly event: PitEvent;
  readonly setup: PitSetup;
  readonly tables: Tables;
}

/** What a rule of the game works with. */
export type PitContext = Context<PitKit>;

/** Puts questions of one kind to the seats. */
export const resolveAsking = asking<PitDecisions>();
