/** Answers in words. */
import { type AnswerOffer, type OfferedQuestion, plainOffer } from '../../../odds/offers.ts';
import type { Maneuver } from '../rules/acts.ts';
import type { Pose, Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';

/** Where an answer leads, and hex by hex on which way. */
export interface Leads {
  readonly pose: Pose;
  readonly path: readonly Pick<Pose, 'hex' | 'facing'>[];
  readonly maneuvers: readonly Maneuver[];
}

/** An answer in words: where it leads, and whom it is about. */
export interface Offer extends AnswerOffer {
  /** Where it leads; null: nowhere on the map. */
  readonly leads: Leads | null;
  /** Whether it is worth a warning: the wall, a spin, the floor. */
  readonly warns: boolean;
  /** Whom it is about; null: nobody else. */
  readonly foe: string | null;
  /** Rows of the pit it is about. */
  readonly row: number | null;
}

/** A question in words. */
export type Question = OfferedQuestion<Offer>;

/** Whose sequence it is, and the bout as its player sees it. */
export interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly glider: Glider;
}

/** An answer that leads nowhere and is about nobody, unless more is said. */
export function offer(choice: unknown, label: string, note: string, more: Partial<Offer> = {}): Offer {
  return { ...plainOffer(choice, label, note), leads: null, warns: false, foe: null, row: null, ...more };
}
