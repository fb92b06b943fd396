/** What a tactician thinks about a question, in slices. */
import { search } from '../../../ai/search.ts';
import type { Budget, Inquiry, Thought } from '../../../ai/tactics.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import type { RngState } from '../../../kernel/rng.ts';
import type { DoableErrand, Errand, Toil } from '../../../odds/labour.ts';
import { heroesTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { chances, tables } from '../tables.ts';

/** Levels that search. */
export type SearchingLevel = Extract<AskedLevel, 'tactician' | 'champion'>;

/** A question, how long to think about it, and all the chance there is in the thought. */
export interface ThoughtOrders {
  readonly level: SearchingLevel;
  readonly asked: Inquiry<HeroesKit>;
  readonly chance: RngState;
}

/** How much each of them does. */
const BUDGETS: { readonly [L in SearchingLevel]: Budget } = {
  tactician: { trials: 480, finalists: 4, replies: 4, worlds: 1, slice: 32 },
  champion: { trials: 3200, finalists: 5, replies: 6, worlds: 1, slice: 32 },
};
/** Turns that are played on after the one in question, a round of a duel: where one goes pays later. */
const AHEAD = 3;
/** Dice and blows are weighed by how they leave the turn: what comes after would drown it in chance. */
const AT_ONCE = 0;

const horizonOf = ({ request: { kind } }: Inquiry<HeroesKit>): number =>
  kind === 'act' || kind === 'target' || kind === 'pick-up' ? AHEAD : AT_ONCE;

/** A thought, to be asked for. */
export function thoughtErrand(orders: ThoughtOrders): DoableErrand<Thought<HeroesKit>> {
  return { game: GAME_ID, kind: 'think', orders, begin: () => toilForThought(orders) };
}

/** Begins to think. */
export function toilForThought({ level, asked, chance }: ThoughtOrders): Toil<Thought<HeroesKit>> {
  const rules = { ruleset: heroes, tables: tables(), tactics: heroesTactics(chances(), horizonOf(asked)) };
  return search(rules, asked, BUDGETS[level], chance);
}

/** Begins an errand of this game; throws where there is none of its kind. */
export function toilFor({ kind, orders }: Errand): Toil {
  if (kind !== 'think') throw new Error(`Heroes of the Colosseum knows no errand '${kind}'`);
  return toilForThought(orders as ThoughtOrders);
}
