/** An errand of the toy's, for tests of whoever does errands: it counts, and tells every tenth number, the last five of them. */
import type { DoableErrand, Errand, Toil } from '../../src/odds/labour.ts';

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

/** The toy's errands. */
export function toilFor({ kind, orders }: Errand): Toil {
  if (kind !== 'count') throw new Error(`the toy knows no errand '${kind}'`);
  return toilForCount(orders as CountOrders);
}
