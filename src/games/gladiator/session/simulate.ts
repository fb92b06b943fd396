/** Many bouts that nobody plays, counted. */

import { type Minds, playOut } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import type { Watcher } from '../../../kernel/match-options.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import type { OutcomesWatcher } from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { type BoutTally, countBout, emptyTally } from './tally.ts';

/** Told of every bout of a batch; all of it is optional work for who wants a journal. */
export type BoutWatcher = OutcomesWatcher<GladiatorKit>;

/** Counts bouts one after another, and tells whoever watches. */
export function boutCounter(watcher: BoutWatcher | null = null) {
  const tally = emptyTally();
  let blows = 0;
  return {
    tally,
    begin(bout: number, seed: string, setup: Setup): void {
      blows = 0;
      watcher?.begin(bout, seed, setup);
    },
    event(event: GladiatorEvent, state: State): void {
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
  const { tally, begin, event, end } = boutCounter(watcher);
  const ledByBook = Object.keys(minds).length === 0;
  const telling = watcher === undefined ? 'afterwards' : 'as it happens';
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    begin(bout, own, setup);
    const state = ledByBook
      ? runBook(gladiator, tables, setup, own, event, telling).state
      : runMinds(tables, { setup, seed: own }, minds, event);
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
