/** Many bouts that nobody plays, counted. */
import { playOut } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import type { AppealReason, MuneraEvent } from '../rules/events.ts';
import { munera } from '../rules/index.ts';
import type { MuneraSetup, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** What came of a batch of bouts. */
export interface BoutsTally {
  bouts: number;
  /** By the number of the team. */
  readonly wins: number[];
  draws: number;
  /** Bouts by the round they ended in. */
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
  /** How the beaten were beaten. */
  readonly beaten: { [why in AppealReason | 'dead']?: number };
  /** Gladiators that are out, and those of them that were spared. */
  out: number;
  spared: number;
}

/** Told of every bout of a batch. */
export interface BoutsWatcher {
  begin(bout: number, seed: string, setup: MuneraSetup): void;
  event(event: MuneraEvent, state: State): void;
  end(state: State): void;
}

/** Nothing counted yet, of so many teams. */
export function noBouts(teams: number): BoutsTally {
  const wins = Array.from({ length: teams }, () => 0);
  return { bouts: 0, wins, draws: 0, turns: {}, ends: {}, beaten: {}, out: 0, spared: 0 };
}

/** Both tallies together; ends in one order, whatever came first. */
export function joinBouts(a: BoutsTally, b: BoutsTally): BoutsTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends), beaten: inOrder(all.beaten) };
}

const inOrder = <T extends object>(counts: T): T =>
  Object.fromEntries(Object.entries(counts).sort(([x], [y]) => (x < y ? -1 : 1))) as T;

/** Plays some bouts of a batch, each set up by its own seed; equal arguments give an equal tally. */
export function simulateBouts(
  setupFor: (seed: string) => MuneraSetup,
  seed: string,
  { from, to }: Range,
  watcher: BoutsWatcher | null = null,
): BoutsTally {
  const tally = noBouts(0);
  const emit = (event: MuneraEvent, state: State): void => {
    const why = event.kind === 'appealed' ? event.reason : event.kind === 'died' ? 'dead' : null;
    if (why !== null) tally.beaten[why] = (tally.beaten[why] ?? 0) + 1;
    watcher?.event(event, state);
  };
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    const setup = setupFor(own);
    watcher?.begin(bout, own, setup);
    const state = boutToItsEnd(setup, own, emit);
    watcher?.end(state);
    count(tally, state);
  }
  return tally;
}

/** Plays a bout that no player leads to its end; its last state. */
export function boutToItsEnd(
  setup: MuneraSetup,
  seed: string,
  emit: (event: MuneraEvent, state: State) => void = () => {},
): State {
  const minds = mindsFor(setup);
  if (Object.keys(minds).length === 0) return runBook(munera, tables(), setup, seed, emit).state;
  const watch = ({ event }: { readonly event: MuneraEvent }, state: State): void => emit(event, state);
  return playOut(Match.start(munera, tables(), setup, seed, { journal: false, watch }), minds);
}

function count(tally: BoutsTally, { outcome, turn, fighters }: State): void {
  if (outcome === null) throw new Error('a bout ended without an outcome');
  tally.bouts += 1;
  if (outcome.winner === null) tally.draws += 1;
  for (let team = tally.wins.length; team <= (outcome.winner ?? -1); team++) tally.wins.push(0);
  if (outcome.winner !== null) tally.wins[outcome.winner] = (tally.wins[outcome.winner] ?? 0) + 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  tally.ends[outcome.by] = (tally.ends[outcome.by] ?? 0) + 1;
  tally.out += fighters.filter(({ status }) => status !== 'active').length;
  tally.spared += fighters.filter(({ status }) => status === 'spared').length;
}
