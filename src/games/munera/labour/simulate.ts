/** Many bouts that nobody plays, counted. */
import { added } from '../../../session/counts.ts';
import {
  fightEach,
  foughtOut,
  inOrder,
  noOutcomes,
  type OutcomesCounter,
  type OutcomesTally,
  type OutcomesWatcher,
  outcomesCounter,
} from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import type { AppealReason, MuneraEvent } from '../rules/events.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import type { MuneraSetup, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** What came of a batch of bouts. */
export interface BoutsTally extends OutcomesTally {
  /** How the beaten were beaten. */
  readonly beaten: { [why in AppealReason | 'dead']?: number };
  /** Gladiators that are out, and those of them that were spared. */
  out: number;
  spared: number;
}

/** Nothing counted yet, of so many teams. */
export function noBouts(teams: number): BoutsTally {
  return { ...noOutcomes(teams), beaten: {}, out: 0, spared: 0 };
}

/** Both tallies together; ends in one order, whatever came first. */
export function joinBouts(a: BoutsTally, b: BoutsTally): BoutsTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends), beaten: inOrder(all.beaten) };
}

const fought = () => ({ ruleset: munera, tables: tables(), minds: mindsFor });

/** Plays some bouts of a batch, each set up by its own seed and its number; equal arguments give an equal tally. */
export function simulateBouts(
  setupFor: (seed: string, bout: number) => MuneraSetup,
  seed: string,
  range: Range,
  watcher: OutcomesWatcher<MuneraKit> | null = null,
): BoutsTally {
  return fightEach(fought(), { setupFor, seed }, range, boutsCounter(watcher));
}

/** Counts bouts one after another, and tells whoever watches. */
export const boutsCounter = (
  watcher: OutcomesWatcher<MuneraKit> | null = null,
): OutcomesCounter<MuneraKit, BoutsTally> =>
  outcomesCounter(noBouts(0), watcher, {
    event({ beaten }, event) {
      const why = event.kind === 'appealed' ? event.reason : event.kind === 'died' ? 'dead' : null;
      if (why !== null) beaten[why] = (beaten[why] ?? 0) + 1;
    },
    end(tally, { fighters }) {
      tally.out += fighters.filter(({ status }) => status !== 'active').length;
      tally.spared += fighters.filter(({ status }) => status === 'spared').length;
    },
  });

/** Plays a bout that no player leads to its end; its last state. */
export const boutToItsEnd = (
  setup: MuneraSetup,
  seed: string,
  emit?: (event: MuneraEvent, state: State) => void,
): State => foughtOut(fought(), setup, seed, emit);
