/** Many bouts of book against book, counted. */
import type { GladiatorEvent } from '../engine/gladiator/events.ts';
import { gladiator } from '../engine/gladiator/index.ts';
import type { Setup } from '../engine/gladiator/setup.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import type { State } from '../engine/gladiator/types.ts';
import { derive } from '../engine/kernel/rng.ts';
import { runBook } from '../engine/kernel/runner.ts';
import { countBout, emptyTally, type Tally } from './tally.ts';

/** Told of every bout of a batch; all of it is optional work for who wants a journal. */
export interface BoutWatcher {
  begin(bout: number, seed: string): void;
  event(event: GladiatorEvent, state: State): void;
  end(state: State): void;
}

/** Bouts of a batch by number: `from` is the first of them, `to` the first that is not. */
export interface Range {
  readonly from: number;
  readonly to: number;
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
): Tally {
  const tally = emptyTally();
  let blows = 0;
  const emit = (event: GladiatorEvent, state: State) => {
    if (event.kind === 'blow') blows += 1;
    watcher?.event(event, state);
  };
  for (let bout = from; bout < to; bout++) {
    const own = boutSeed(seed, bout);
    blows = 0;
    watcher?.begin(bout, own);
    const { state } = runBook(gladiator, tables, setup, own, emit);
    watcher?.end(state);
    countBout(tally, state, blows);
  }
  return tally;
}
