/** Many bouts that nobody plays, counted. */
import { added } from '../../../session/counts.ts';
import {
  fightEach,
  inOrder,
  noOutcomes,
  type OutcomesCounter,
  type OutcomesTally,
  type OutcomesWatcher,
  outcomesCounter,
} from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import type { PitSetup } from '../rules/types.ts';
import type { Out } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** What came of a batch of bouts. */
export interface FlightsTally extends OutcomesTally {
  /** Gliders by how they went out, and those of them that somebody put out. */
  readonly outs: { [how in Out]?: number };
  credited: number;
}

/** Nothing counted yet, of so many teams. */
export function noFlights(teams: number): FlightsTally {
  return { ...noOutcomes(teams), outs: {}, credited: 0 };
}

/** Both tallies together; words in one order, whatever came first. */
export function joinFlights(a: FlightsTally, b: FlightsTally): FlightsTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends), outs: inOrder(all.outs) };
}

/** Plays some bouts of a batch, each set up by its own seed; equal arguments give an equal tally. */
export function simulateFlights(
  setupFor: (seed: string) => PitSetup,
  seed: string,
  range: Range,
  watcher: OutcomesWatcher<PitKit> | null = null,
): FlightsTally {
  const by = { ruleset: gliderpit, tables: tables(), minds: mindsFor };
  return fightEach(by, { setupFor, seed }, range, flightsCounter(watcher));
}

/** Counts bouts one after another, and tells whoever watches. */
export const flightsCounter = (watcher: OutcomesWatcher<PitKit> | null = null): OutcomesCounter<PitKit, FlightsTally> =>
  outcomesCounter(noFlights(0), watcher, {
    end(tally, { gliders }) {
      for (const { out, downedBy } of gliders) {
        if (out !== null) tally.outs[out] = (tally.outs[out] ?? 0) + 1;
        if (downedBy !== null) tally.credited += 1;
      }
    },
  });
