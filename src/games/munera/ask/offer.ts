/** Answers in words. */

import { type AnswerOffer, type OfferedQuestion, plainOffer } from '../../../odds/offers.ts';
import type { Footing } from '../rules/reach.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

/** An answer in words: where it leads, and whom it is about. */
export interface Offer extends AnswerOffer {
  /** What it costs in Action Points. */
  readonly cost: number;
  /** Where it leads; null: it is no way. */
  readonly stand: Footing | null;
  /** Whether somebody could be struck from there with what is then left. */
  readonly strikes: boolean;
  /** Whom it is about; null: nobody else. */
  readonly foe: string | null;
}

/** A question in words. */
export type Question = OfferedQuestion<Offer>;

/** A fighter whose turn it is, and the bout as its player sees it. */
export interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** An answer that is neither a way nor about anybody, unless more is said. */
export function offer(choice: unknown, label: string, note: string, more: Partial<Offer> = {}): Offer {
  return { ...plainOffer(choice, label, note), cost: 0, stand: null, strikes: false, foe: null, ...more };
}

/** 5.15 Spending so many tires. */
const TIRING = 7;

/** 5.15 A warning where a cost makes the turn a tiring one; or nothing. */
export function tiringWords({ acting }: Readonly<State>, cost: number): readonly string[] {
  if (acting === null || acting.spent >= TIRING || acting.spent + cost < TIRING) return [];
  return ['The seventh AP of a turn: 1 fatigue at its end.'];
}
