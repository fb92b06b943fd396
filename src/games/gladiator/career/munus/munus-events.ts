/** What can happen in a career about its matches and between them (38, 34.4-35.5, P105-P110). */

import type { ArenaSize } from '../../rules/arena/types.ts';
import type { BeastKind } from '../../rules/beasts/types.ts';
import type { EndCause, ResultLetter } from '../../rules/end-types.ts';
import type { Event } from '../../rules/event-shape.ts';
import type { Side } from '../../rules/side.ts';
import type { FightingStyle } from '../../rules/types.ts';
import type { CombatClass, MatchRecord } from '../man/man-types.ts';
import type { CareerEnd, OtherBout } from '../types.ts';
import type { MatchType } from './munus-types.ts';

/** What is settled before a match. */
type BillEvent =
  | Event<'munus-begun', { munus: number }>
  | Event<'retrained', { man: string; style: FightingStyle }>
  | Event<'match-rolled', { type: MatchType | 'unique' }>
  /** 38.2.3 What a unique match is to be. */
  | Event<'match-chosen', { type: MatchType; byDice: boolean }>
  | Event<'death-rolled', { deathMatch: boolean }>
  | Event<'number-rolled', { of: 'challengers' | 'men a side'; count: number }>
  | Event<'class-rolled', { combatClass: CombatClass }>
  /** P356 Of somebody who is drawn for a first match, and may be passed over. */
  | Event<'newcomer-class-rolled', { combatClass: CombatClass }>
  | Event<
      'first-match-chosen',
      /** Of so many bouts at most against each: those fought, lived through and won. */
      {
        foe: string;
        bouts: number;
        weighed: readonly {
          readonly foe: string;
          readonly fought: number;
          readonly survived: number;
          readonly won: number;
        }[];
      }
    >
  | Event<'billed', { man: string; style: FightingStyle; side: Side; known: boolean }>
  | Event<'beasts-drawn', { beasts: readonly BeastKind[] }>
  | Event<'arena-rolled', { size: ArenaSize; obstacles: number }>
  | Event<'entered', { man: string; munus: number }>;

/** What a match came to. */
type ResultEvent =
  | Event<
      'bout-fought',
      { man: string; result: ResultLetter; dead: boolean; by: EndCause; turns: number; digest: string }
    >
  | Event<'record-written', { man: string; result: ResultLetter; record: MatchRecord }>
  | Event<'career-ended', { man: string; how: CareerEnd; killer: string | null }>;

/** What the other houses do. */
type RivalEvent =
  | Event<'rival-known', { man: string; style: FightingStyle; newcomer: boolean }>
  | Event<'number-of-bouts-rolled', { count: number }>
  | Event<'others-fought', { bout: OtherBout; red: string; blue: string }>
  | Event<'rival-died', { man: string; killer: string | null }>
  | Event<'rival-freed', { man: string }>;

/** Something that happened about a munus: its bill, the result of the bout, and how rivals fared. */
export type MunusEvent = BillEvent | ResultEvent | RivalEvent;
