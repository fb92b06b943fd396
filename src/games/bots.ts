/** What a game says of itself to a bot: a program that answers for a seat in lines of JSON. Types alone. */
import type { Minds } from '../ai/mind.ts';
import type { Pick as Chance } from '../ai/tactics.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Request, Seat } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';

/** A game as a bot plays it. */
export interface BotGame<K extends Kit> {
  /** Its id. */
  readonly game: string;
  readonly ruleset: RuleSet<K>;
  /** Those in force. */
  readonly tables: K['tables'];
  /** What the book does where a bot has lost its turn; absent: any legal choice. */
  stand?(request: Request<K['decisions']>, view: K['state'], pick: Chance): unknown;
  /** Legal choices worth a thought, the likeliest first; none, or absent: what the book would do. */
  propose?(request: Request<K['decisions']>, view: K['state'], pick: Chance): readonly unknown[];
}

/** A match that a bot is to play. */
export interface BotMatch<K extends Kit> {
  readonly game: BotGame<K>;
  readonly setup: K['setup'];
  readonly seed: string;
  /** The seats of the bot. */
  readonly seats: readonly Seat[];
  /** Who answers at the others. */
  readonly minds: Minds<K>;
}

/** Plays a match with a bot; the house's, whatever the game. */
export type PlayBotMatch = <K extends Kit>(match: BotMatch<K>) => Promise<void>;
