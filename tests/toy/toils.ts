/** An errand of the toy's, for tests of whoever does errands: it counts, and tells every tenth number, the last five of them. */
import { search } from '../../src/ai/search.ts';
import type { Inquiry, Thought } from '../../src/ai/tactics.ts';
import type { RngState } from '../../src/kernel/rng.ts';
import type { DoableErrand, Errand, Toil } from '../../src/odds/labour.ts';
import { TOY_DATA, type Toy, toy } from './rules.ts';
import { TOY_BUDGET, TOY_TACTICS } from './tactics.ts';

/** How far it counts; at 'ends' it ends the thread it is in, at 'breaks' it throws, at 'hangs' it never comes back. */
export interface CountOrders {
  readonly to: number;
  readonly at?: number;
  readonly does?: 'ends' | 'breaks' | 'hangs';
}

/** How many of the numbers it tells. */
const TOLD = 5;

/** Counting, to be asked for. */
export function countErrand(orders: CountOrders): DoableErrand<readonly number[]> {
  return { game: 'toy', kind: 'count', orders, begin: () => toilForCount(orders) };
}

/** Begins to count. */
function toilForCount({ to, at, does }: CountOrders): Toil<readonly number[]> {
  let n = 0;
  let found: readonly number[] | null = null;
  return {
    get done() {
      return n / to;
    },
    get found() {
      return found;
    },
    get over() {
      return n >= to;
    },
    step() {
      n += 1;
      if (n === at) happen(does);
      if (n % 10 === 0) found = [...(found ?? []), n].slice(-TOLD);
    },
  };
}

function happen(what: CountOrders['does']): void {
  if (what === 'ends') process.exit(3);
  if (what === 'breaks') throw new Error('it broke');
  while (what === 'hangs');
}

/** A question of the toy's, and all the chance there is in the thought. */
interface ThoughtOrders {
  readonly asked: Inquiry<Toy>;
  readonly chance: RngState;
}

/** A thought about a question of the toy's, to be asked for. */
export function thoughtErrand(orders: ThoughtOrders): DoableErrand<Thought<Toy>> {
  return { game: 'toy', kind: 'think', orders, begin: () => toilForThought(orders) };
}

const RULES = { ruleset: toy, tables: toy.parseTables(TOY_DATA), tactics: TOY_TACTICS };

function toilForThought({ asked, chance }: ThoughtOrders): Toil<Thought<Toy>> {
  return search(RULES, asked, TOY_BUDGET, chance);
}

/** The toy's errands. */
export function toilFor({ kind, orders }: Errand): Toil {
  if (kind === 'think') return toilForThought(orders as ThoughtOrders);
  if (kind !== 'count') throw new Error(`the toy knows no errand '${kind}'`);
  return toilForCount(orders as CountOrders);
}
