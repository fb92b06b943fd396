/** Answers in words. */

import type { Footing } from '../rules/reach.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

/** An answer in words; `choice` is what it stands for. */
export interface Offer {
  /** Never the same twice in a question. */
  readonly value: string;
  readonly choice: unknown;
  /** What follows it of itself: the other steps of a way. */
  readonly further: readonly unknown[];
  readonly label: string;
  readonly note: string;
  /** A list of its own. */
  readonly group?: string;
  /** What it costs in Action Points. */
  readonly cost: number;
  /** Where it leads; null: it is no way. */
  readonly stand: Footing | null;
  /** Whether somebody could be struck from there with what is then left. */
  readonly strikes: boolean;
  /** Whom it is about; null: nobody else. */
  readonly foe: string | null;
  /** What it would bring, in sentences; worked out when it is asked for. */
  more(): readonly string[];
}

/** A question in words. */
export interface Question {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** A fighter whose turn it is, and the bout as its player sees it. */
export interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** A chance in whole per cent. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** An answer that is neither a way nor about anybody, unless more is said. */
export function offer(choice: unknown, label: string, note: string, more: Partial<Offer> = {}): Offer {
  const bare = { further: [], cost: 0, stand: null, strikes: false, foe: null, more: () => [] };
  return { value: JSON.stringify(choice), choice, label, note, ...bare, ...more };
}

/** 5.15 Spending so many tires. */
const TIRING = 7;

/** 5.15 A warning where a cost makes the turn a tiring one; or nothing. */
export function tiringWords({ acting }: Readonly<State>, cost: number): readonly string[] {
  if (acting === null || acting.spent >= TIRING || acting.spent + cost < TIRING) return [];
  return ['The seventh AP of a turn: 1 fatigue at its end.'];
}
