/** Many matches that nobody plays, counted. */
import { type Minds, playOut } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import type { Watcher } from '../../../kernel/match-options.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { HeroesSetup, State } from '../rules/types.ts';

/** What came of a batch of matches. */
export interface MatchTally {
  bouts: number;
  readonly wins: [number, number];
  draws: number;
  /** Matches by the round they ended in. */
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
  /** Gladiators that died, and that were spared. */
  dead: number;
  spared: number;
  /** 6.6 Matches with a break. */
  breaks: number;
}

/** Told of every match of a batch. */
export interface MatchWatcher {
  begin(bout: number, seed: string): void;
  event(event: HeroesEvent, state: State): void;
  end(state: State): void;
}

/** Nothing counted yet. */
export function noMatches(): MatchTally {
  return { bouts: 0, wins: [0, 0], draws: 0, turns: {}, ends: {}, dead: 0, spared: 0, breaks: 0 };
}

/** Both tallies together; ends in one order, whatever came first. */
export function joinMatches(a: MatchTally, b: MatchTally): MatchTally {
  const all = added(a, b);
  return { ...all, ends: Object.fromEntries(Object.entries(all.ends).sort(([x], [y]) => (x < y ? -1 : 1))) };
}

/** Plays some matches of a batch; equal arguments give an equal tally. `minds`: who answers for the seats of the program. */
export function simulateMatches(
  tables: Tables,
  setup: HeroesSetup,
  seed: string,
  { from, to }: Range,
  watcher: MatchWatcher | null = null,
  minds: Minds<HeroesKit> = {},
): MatchTally {
  const tally = noMatches();
  const emit = (event: HeroesEvent, state: State) => watcher?.event(event, state);
  const byBook = Object.keys(minds).length === 0;
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    watcher?.begin(bout, own);
    const state = byBook ? runBook(heroes, tables, setup, own, emit).state : runMinds(tables, setup, own, minds, emit);
    watcher?.end(state);
    count(tally, state);
  }
  return tally;
}

/** A match in which minds answer. */
function runMinds(
  tables: Tables,
  setup: HeroesSetup,
  seed: string,
  minds: Minds<HeroesKit>,
  emit: (event: HeroesEvent, state: State) => void,
): State {
  const watch: Watcher<HeroesKit> = ({ event }, state) => emit(event, state);
  const match = Match.start(heroes, tables, setup, seed, { journal: false, watch });
  return playOut(match, minds);
}

function count(tally: MatchTally, { outcome, turn, fighters, breaks }: State): void {
  if (outcome === null) throw new Error('a match ended without an outcome');
  tally.bouts += 1;
  if (outcome.winner === 0 || outcome.winner === 1) tally.wins[outcome.winner] += 1;
  else tally.draws += 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  tally.ends[outcome.by] = (tally.ends[outcome.by] ?? 0) + 1;
  tally.dead += fighters.filter(({ fate }) => fate === 'killed').length;
  tally.spared += fighters.filter(({ fate }) => fate === 'spared').length;
  tally.breaks += breaks > 0 ? 1 : 0;
}
