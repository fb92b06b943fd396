/** Many bouts of book against book, counted. */

import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import type { Range } from '../../../session/range.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { type BoutTally, countBout, emptyTally } from './tally.ts';

/** Told of every bout of a batch; all of it is optional work for who wants a journal. */
export interface BoutWatcher {
  begin(bout: number, seed: string): void;
  event(event: GladiatorEvent, state: State): void;
  end(state: State): void;
}

/** The seed of one bout of a batch: it hangs on its number alone, whoever fights it and when. */
function boutSeed(seed: string, bout: number): string {
  return derive(seed, 'bout', bout);
}

/** Fights some bouts of a batch; equal arguments give an equal tally. */
export function simulate(
  tables: Tables,
  setup: Setup,
  seed: string,
  { from, to }: Range,
  watcher?: BoutWatcher,
): BoutTally {
  const tally = emptyTally();
  let blows = 0;
  const emit = (event: GladiatorEvent, state: State) => {
    if (event.kind === 'blow') blows += 1;
    watcher?.event(event, state);
  };
  const telling = watcher === undefined ? 'afterwards' : 'as it happens';
  for (let bout = from; bout < to; bout++) {
    const own = boutSeed(seed, bout);
    blows = 0;
    watcher?.begin(bout, own);
    const { state } = runBook(gladiator, tables, setup, own, emit, telling);
    watcher?.end(state);
    countBout(tally, state, blows);
  }
  return tally;
}
