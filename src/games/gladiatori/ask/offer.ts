/** Answers in words. */
import type { Hex } from '../../../kernel/hex.ts';
import { type AnswerOffer, type OfferedQuestion, plainOffer } from '../../../odds/offers.ts';
import type { Footing } from '../rules/book/ways.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

/** Where an answer leads on the board. */
export type StandThere = Pick<Footing, 'hex' | 'facing' | 'cost'>;

/** An answer in words: where it leads, and whom it is about. */
export interface Offer extends AnswerOffer {
  /** Where it leads; null: it is no way. */
  readonly stand: StandThere | null;
  /** A hex that it is about beside that; null: none. */
  readonly hex: Hex | null;
  /** Whom it is about; null: nobody else. */
  readonly foe: string | null;
  /** Whether it is worth a warning. */
  readonly warns: boolean;
}

/** A question in words. */
export type OfferedAsking = OfferedQuestion<Offer>;

/** Who is asked, and the match as that one sees it. */
export interface Asking {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** An answer that leads nowhere and is about nobody, unless more is said. */
export function offer(choice: unknown, label: string, note: string, more: Partial<Offer> = {}): Offer {
  return { ...plainOffer(choice, label, note), stand: null, hex: null, foe: null, warns: false, ...more };
}
