/** What a rule set is made of, as one type: a game names its own once, and everything that plays it takes that name. */
import type { GameEvent } from './event.ts';
import type { Decisions } from './request.ts';
import type { GameState } from './state.ts';

/** The types of a rule set. */
export interface Kit {
  readonly state: GameState;
  readonly decisions: Decisions;
  readonly event: GameEvent;
  readonly setup: unknown;
  /** What its printed tables are once read. */
  readonly tables: unknown;
}

/** The kit of a rule set, from its state, decisions, events, set-up and tables. */
export interface KitOf<State extends GameState, Asked extends Decisions, Event extends GameEvent, Setup, Tables> {
  readonly state: State;
  readonly decisions: Asked;
  readonly event: Event;
  readonly setup: Setup;
  readonly tables: Tables;
}

/** As much of a kit as rules work with that ask nobody. */
export type Playing = Pick<Kit, 'state' | 'event' | 'tables'>;
