/** Many bouts that nobody plays, counted. */

import { type Minds, playOut } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import type { Watcher } from '../../../kernel/match-options.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import type { Range } from '../../../session/range.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
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
export function boutSeed(seed: string, bout: number): string {
  return derive(seed, 'bout', bout);
}

/** Counts bouts one after another, and tells whoever watches. */
export function boutCounter(watcher?: BoutWatcher) {
  const tally = emptyTally();
  let blows = 0;
  return {
    tally,
    begin(bout: number, seed: string): void {
      blows = 0;
      watcher?.begin(bout, seed);
    },
    emit(event: GladiatorEvent, state: State): void {
      if (event.kind === 'blow') blows += 1;
      watcher?.event(event, state);
    },
    end(state: State): void {
      watcher?.end(state);
      countBout(tally, state, blows);
    },
  };
}

/** Fights some bouts of a batch; equal arguments give an equal tally. `minds`: who answers for men of seats. */
export function simulate(
  tables: Tables,
  setup: Setup,
  seed: string,
  { from, to }: Range,
  watcher?: BoutWatcher,
  minds: Minds<GladiatorKit> = {},
): BoutTally {
  const { tally, begin, emit, end } = boutCounter(watcher);
  const ledByBook = Object.keys(minds).length === 0;
  const telling = watcher === undefined ? 'afterwards' : 'as it happens';
  for (let bout = from; bout < to; bout++) {
    const own = boutSeed(seed, bout);
    begin(bout, own);
    const state = ledByBook
      ? runBook(gladiator, tables, setup, own, emit, telling).state
      : runMinds(tables, { setup, seed: own }, minds, emit);
    end(state);
  }
  return tally;
}

/** A bout in which minds answer for men of seats. */
function runMinds(
  tables: Tables,
  { setup, seed }: { readonly setup: Setup; readonly seed: string },
  minds: Minds<GladiatorKit>,
  emit: (event: GladiatorEvent, state: State) => void,
): State {
  const watch: Watcher<GladiatorKit> = ({ event }, state) => emit(event, state);
  const match = Match.start(gladiator, tables, setup, seed, { journal: false, watch });
  return playOut(match, minds);
}
