import type { Lot, Shuffle } from './dice.ts';
import type { Cite } from './modifier.ts';
import type { Seat } from './request.ts';
import type { Roll } from './roll.ts';

/** The dice behind something: what was thrown for, and what was drawn by lot. */
export interface Diced {
  readonly rolls: readonly Roll[];
  readonly lots: readonly Lot[];
}

/** Something that happened. A rule set's events are a union of these with fields of its own. */
export interface GameEvent extends Partial<Diced> {
  readonly kind: string;
  readonly cite: Cite;
  readonly shuffles?: readonly Shuffle[];
  /** Seats that may see it; absent: everyone. */
  readonly only?: readonly Seat[];
}

/** An event in its place: `turn` from 1 (0 set-up), `phase` 1-8 (9 end of turn), `seq` from 0 without gaps. */
export interface Entry<E extends GameEvent> {
  readonly seq: number;
  readonly turn: number;
  readonly phase: number;
  readonly event: E;
}

/** What a seat may read of a journal. @internal */
export function seenBy<E extends GameEvent>(journal: readonly Entry<E>[], seat: Seat): readonly Entry<E>[] {
  return journal.filter(({ event }) => event.only === undefined || event.only.includes(seat));
}

/** The rules and rulings that something which happened goes by: its own, those of its dice, and those of their modifiers; each once. */
export function citesOf({ cite, rolls = [], lots = [], shuffles = [] }: GameEvent): readonly Cite[] {
  const ofRolls = rolls.flatMap((roll) => [roll.cite, ...roll.modifiers.map((one) => one.cite)]);
  return [...new Set([cite, ...ofRolls, ...[...lots, ...shuffles].map((one) => one.cite)])];
}
