/** Answers in words. */
import type { Maneuver } from '../rules/acts.ts';
import type { Pose, Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';

/** Where an answer leads, and hex by hex on which way. */
export interface Leads {
  readonly pose: Pose;
  readonly path: readonly Pick<Pose, 'hex' | 'facing'>[];
  readonly maneuvers: readonly Maneuver[];
}

/** An answer in words; `choice` is what it stands for. */
export interface Offer {
  /** Never the same twice in a question. */
  readonly value: string;
  readonly choice: unknown;
  /** What follows it of itself: the other maneuvers of a path. */
  readonly further: readonly unknown[];
  readonly label: string;
  readonly note: string;
  /** A list of its own. */
  readonly group?: string;
  /** Where it leads; null: nowhere on the map. */
  readonly leads: Leads | null;
  /** Whether it is worth a warning: the wall, a spin, the floor. */
  readonly warns: boolean;
  /** Whom it is about; null: nobody else. */
  readonly foe: string | null;
  /** Rows of the pit it is about. */
  readonly row: number | null;
  /** What it would bring, in sentences; worked out when it is asked for. */
  more(): readonly string[];
}

/** A question in words. */
export interface Question {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** Whose sequence it is, and the bout as its player sees it. */
export interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly glider: Glider;
}

/** A chance in whole per cent. */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** An answer that leads nowhere and is about nobody, unless more is said. */
export function offer(choice: unknown, label: string, note: string, more: Partial<Offer> = {}): Offer {
  const bare = { further: [], leads: null, warns: false, foe: null, row: null, more: () => [] };
  return { value: JSON.stringify(choice), choice, label, note, ...bare, ...more };
}
