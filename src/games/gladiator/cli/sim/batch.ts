/** A few bouts at a time: what one worker does before it is asked again. */

import { JournalLines } from '../../../../cli/journal-lines.ts';
import { type Batches, cutRange } from '../../../../cli/sim/batches.ts';
import type { Range } from '../../../../session/range.ts';
import { mindsFor } from '../../labour/minds.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { simulate } from '../../session/simulate.ts';
import type { BoutTally } from '../../session/tally.ts';

/** What is fought, and whether all that happens is to be written down. */
export interface Orders {
  readonly pairings: readonly { readonly setup: Setup; readonly seed: string }[];
  readonly journal: boolean;
}

/** Some bouts of one pairing, by its place in the orders. */
export interface Batch {
  readonly pairing: number;
  readonly range: Range;
}

/** What came of a batch; `journal`: its lines, if they were wanted. */
export interface Fought {
  readonly tally: BoutTally;
  readonly journal: string;
}

/** Cuts the same bouts of every pairing into batches of at most `size`. */
export function cut(pairings: number, range: Range, size: number): Batches<Batch> {
  const { count, at } = cutRange(range, size);
  return {
    count: pairings * count,
    at: (index) => ({ pairing: Math.floor(index / count), range: at(index % count) }),
  };
}

/** Fights the bouts of a batch one after the other. Throws where the orders have no such pairing: a bug. */
export function fight(tables: Tables, { pairings, journal }: Orders, { pairing, range }: Batch): Fought {
  const one = pairings[pairing];
  if (one === undefined) throw new Error(`there is no pairing ${pairing}`);
  const lines = journal ? new JournalLines() : undefined;
  const tally = simulate(tables, one.setup, one.seed, range, lines, mindsFor(one.setup));
  return { tally, journal: lines?.take() ?? '' };
}
