/** Many matches that nobody plays: fought one by one, and what came of them counted. */
import { type Minds, playOut } from '../ai/mind.ts';
import type { Kit } from '../kernel/kit.ts';
import { Match } from '../kernel/match.ts';
import { derive } from '../kernel/rng.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { runBook } from '../kernel/runner.ts';
import type { GameState } from '../kernel/state.ts';
import type { Range } from './range.ts';
import type { Spread } from './spread.ts';

/** What is counted of the matches of any game. */
export interface OutcomesTally {
  bouts: number;
  /** By the number of the party. */
  readonly wins: number[];
  draws: number;
  /** Matches by the turn they ended in. */
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
}

/** Nothing counted yet, of so many parties; more are added where they win. */
export function noOutcomes(parties: number): OutcomesTally {
  return { bouts: 0, wins: Array.from({ length: parties }, () => 0), draws: 0, turns: {}, ends: {} };
}

/** Counts one match by its last state. Throws where it goes on. @internal */
export function countOutcome(tally: OutcomesTally, { outcome, turn }: Readonly<GameState>): void {
  if (outcome === null) throw new Error('a match ended without an outcome');
  const { wins, turns, ends } = tally;
  const { winner, by } = outcome;
  tally.bouts += 1;
  if (winner === null) tally.draws += 1;
  else {
    while (wins.length <= winner) wins.push(0);
    wins[winner] = (wins[winner] ?? 0) + 1;
  }
  turns[turn] = (turns[turn] ?? 0) + 1;
  ends[by] = (ends[by] ?? 0) + 1;
}

/** Counts by name in one order, whatever came first. */
export function inOrder<T extends object>(counts: T): T {
  return Object.fromEntries(Object.entries(counts).sort(([x], [y]) => (x < y ? -1 : 1))) as T;
}

/** Told of every match of a batch. */
export interface OutcomesWatcher<K extends Kit> {
  begin(bout: number, seed: string, setup: K['setup']): void;
  event(event: K['event'], state: K['state']): void;
  end(state: K['state']): void;
}

/** Counts the matches that it is told of. */
export interface OutcomesCounter<K extends Kit, T> extends OutcomesWatcher<K> {
  readonly tally: T;
}

/** What a game counts beside the outcomes. */
interface Counted<K extends Kit, T> {
  event?(tally: T, event: K['event']): void;
  end(tally: T, state: K['state']): void;
}

/** Counts matches one after another, and tells whoever watches. */
export function outcomesCounter<K extends Kit, T extends OutcomesTally>(
  tally: T,
  watcher: OutcomesWatcher<K> | null,
  counted: Counted<K, T>,
): OutcomesCounter<K, T> {
  return {
    tally,
    begin: (bout, seed, setup) => watcher?.begin(bout, seed, setup),
    event(event, state) {
      counted.event?.(tally, event);
      watcher?.event(event, state);
    },
    end(state) {
      watcher?.end(state);
      countOutcome(tally, state);
      counted.end(tally, state);
    },
  };
}

/** How matches of a game are fought where nobody plays. */
interface FoughtOut<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  /** Who answers for the seats of the program. */
  minds(setup: K['setup']): Minds<K>;
}

/** Fights a match to its end; its last state. */
export function foughtOut<K extends Kit>(
  { ruleset, tables, minds }: FoughtOut<K>,
  setup: K['setup'],
  seed: string,
  emit: (event: K['event'], state: K['state']) => void = () => {},
): K['state'] {
  const led = minds(setup);
  if (Object.keys(led).length === 0) return runBook(ruleset, tables, setup, seed, emit).state;
  const watch = ({ event }: { readonly event: K['event'] }, state: K['state']): void => emit(event, state);
  return playOut(Match.start(ruleset, tables, setup, seed, { journal: false, watch }), led);
}

/** Fights some matches of a batch, each set up by its own seed, and counts them; equal arguments give an equal tally. */
export function fightEach<K extends Kit, T>(
  of: FoughtOut<K>,
  { setupFor, seed }: { setupFor(seed: string, bout: number): K['setup']; readonly seed: string },
  { from, to }: Range,
  { begin, event, end, tally }: OutcomesCounter<K, T>,
): T {
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    const setup = setupFor(own, bout);
    begin(bout, own, setup);
    end(foughtOut(of, setup, own, event));
  }
  return tally;
}
