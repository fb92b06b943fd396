/** What every event is made of. */
import type { GameEvent } from '../../../kernel/event.ts';

/** An event of a kind, with what it tells. */
export type Event<Kind extends string, Fields> = GameEvent & { readonly kind: Kind } & Readonly<Fields>;

/** A quantity before and after. */
export interface Change {
  readonly from: number;
  readonly to: number;
}
