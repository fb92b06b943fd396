/** Many bouts that nobody plays, counted. */
import { playOut } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import type { PitEvent } from '../rules/events.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitSetup, State } from '../rules/types.ts';
import type { Out } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** What came of a batch of bouts. */
export interface FlightsTally {
  bouts: number;
  /** By the number of the team. */
  readonly wins: number[];
  draws: number;
  /** Bouts by the turn they ended in. */
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
  /** Gliders by how they went out, and those of them that somebody put out. */
  readonly outs: { [how in Out]?: number };
  credited: number;
}

/** Told of every bout of a batch. */
export interface FlightsWatcher {
  begin(bout: number, seed: string, setup: PitSetup): void;
  event(event: PitEvent, state: State): void;
  end(state: State): void;
}

/** Nothing counted yet, of so many teams. */
export function noFlights(teams: number): FlightsTally {
  return {
    bouts: 0,
    wins: Array.from({ length: teams }, () => 0),
    draws: 0,
    turns: {},
    ends: {},
    outs: {},
    credited: 0,
  };
}

/** Both tallies together; words in one order, whatever came first. */
export function joinFlights(a: FlightsTally, b: FlightsTally): FlightsTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends), outs: inOrder(all.outs) };
}

const inOrder = <T extends object>(counts: T): T =>
  Object.fromEntries(Object.entries(counts).sort(([x], [y]) => (x < y ? -1 : 1))) as T;

/** Plays some bouts of a batch, each set up by its own seed; equal arguments give an equal tally. */
export function simulateFlights(
  setupFor: (seed: string) => PitSetup,
  seed: string,
  { from, to }: Range,
  watcher: FlightsWatcher | null = null,
): FlightsTally {
  const tally = noFlights(0);
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    const setup = setupFor(own);
    watcher?.begin(bout, own, setup);
    const state = flightToItsEnd(setup, own, (event, now) => watcher?.event(event, now));
    watcher?.end(state);
    count(tally, state);
  }
  return tally;
}

/** Plays a bout that no player leads to its end; its last state. */
function flightToItsEnd(setup: PitSetup, seed: string, emit: (event: PitEvent, state: State) => void): State {
  const minds = mindsFor(setup);
  if (Object.keys(minds).length === 0) return runBook(gliderpit, tables(), setup, seed, emit).state;
  const watch = ({ event }: { readonly event: PitEvent }, state: State): void => emit(event, state);
  return playOut(Match.start(gliderpit, tables(), setup, seed, { journal: false, watch }), minds);
}

function count(tally: FlightsTally, { outcome, turn, gliders }: State): void {
  if (outcome === null) throw new Error('a bout ended without an outcome');
  tally.bouts += 1;
  if (outcome.winner === null) tally.draws += 1;
  for (let team = tally.wins.length; team <= (outcome.winner ?? -1); team++) tally.wins.push(0);
  if (outcome.winner !== null) tally.wins[outcome.winner] = (tally.wins[outcome.winner] ?? 0) + 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  tally.ends[outcome.by] = (tally.ends[outcome.by] ?? 0) + 1;
  for (const { out, downedBy } of gliders) {
    if (out !== null) tally.outs[out] = (tally.outs[out] ?? 0) + 1;
    if (downedBy !== null) tally.credited += 1;
  }
}
