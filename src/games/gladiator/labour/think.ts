/** What a tactician thinks about a question, in slices. */
import { search } from '../../../ai/search.ts';
import type { Budget, Inquiry, Thought } from '../../../ai/tactics.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { RngState } from '../../../kernel/rng.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import type { ReviewDepth } from '../../../session/review.ts';
import { gladiatorTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { chances, tables } from '../tables.ts';

/** Levels that search. */
export type SearchingLevel = Extract<AskedLevel, 'tactician' | 'champion'>;

/** How much is thought: as men of a level do, for whoever asks for advice, or over a bout that is reviewed. */
type Depth = SearchingLevel | 'advice' | ReviewDepth;

/** A question, how long to think about it, and all the chance there is in the thought. */
export interface ThoughtOrders {
  readonly level: Depth;
  readonly asked: Inquiry<GladiatorKit>;
  readonly chance: RngState;
}

/** How much each of them does. */
const BUDGETS: { readonly [D in Depth]: Budget } = {
  tactician: { trials: 120, finalists: 4, replies: 4, worlds: 1, slice: 8 },
  champion: { trials: 1600, finalists: 6, replies: 5, worlds: 1, slice: 8 },
  advice: { trials: 1200, finalists: 5, replies: 5, worlds: 1, slice: 12 },
  glance: { trials: 160, finalists: 3, replies: 4, worlds: 1, slice: 12 },
  review: { trials: 1200, finalists: 4, replies: 4, worlds: 1, slice: 12 },
};
/** Phases that are played on by the book after the one in question. */
const HORIZON = 0;

/** A thought, to be asked for. */
export function thoughtErrand(orders: ThoughtOrders): DoableErrand<Thought<GladiatorKit>> {
  return { game: GAME_ID, kind: 'think', orders, begin: () => toilForThought(orders) };
}

/** Begins to think. */
export function toilForThought({ level, asked, chance }: ThoughtOrders): Toil<Thought<GladiatorKit>> {
  const rules = {
    ruleset: gladiator,
    tables: tables().under(overlaysOf(asked.view.rules)),
    tactics: gladiatorTactics(chances(), HORIZON),
  };
  return search(rules, asked, BUDGETS[level], chance);
}
