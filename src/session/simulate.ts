/** Many bouts of book against book, counted. */
import type { BeastKind } from '../engine/gladiator/beast-types.ts';
import type { GladiatorEvent } from '../engine/gladiator/events.ts';
import { gladiator } from '../engine/gladiator/index.ts';
import type { Setup } from '../engine/gladiator/setup.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import { type FighterId, RESULT_LETTERS, type ResultLetter, type State } from '../engine/gladiator/types.ts';
import { derive } from '../engine/kernel/rng.ts';
import { runBook } from '../engine/kernel/runner.ts';

/** How often each result letter fell to somebody. */
export type Letters = { [L in ResultLetter]: number };

/** What came of a batch of bouts. */
export interface Tally {
  bouts: number;
  readonly wins: [red: number, blue: number];
  draws: number;
  /** Bouts by the turn they ended in. */
  readonly turns: { [turn: string]: number };
  readonly ends: { [cause: string]: number };
  readonly results: { [fighter: FighterId]: Letters };
  /** 28 The same of beasts, kind by kind: who comes to a hunt is drawn. */
  readonly beasts: { [K in BeastKind]?: Letters };
}

/** Told of every bout of a batch; all of it is optional work for who wants a journal. */
export interface BoutWatcher {
  begin(bout: number, seed: string): void;
  event(event: GladiatorEvent, state: State): void;
  end(state: State): void;
}

/** The seed of one bout of a batch. */
function boutSeed(seed: string, bout: number): string {
  return derive(seed, 'bout', bout);
}

/** Fights `bouts` bouts; equal arguments give an equal tally. */
export function simulate(tables: Tables, setup: Setup, seed: string, bouts: number, watcher?: BoutWatcher): Tally {
  const tally: Tally = { bouts: 0, wins: [0, 0], draws: 0, turns: {}, ends: {}, results: {}, beasts: {} };
  const emit = watcher === undefined ? undefined : watcher.event.bind(watcher);
  for (let bout = 0; bout < bouts; bout++) {
    const own = boutSeed(seed, bout);
    watcher?.begin(bout, own);
    const { state } = runBook(gladiator, tables, setup, own, emit);
    watcher?.end(state);
    count(tally, state);
  }
  return tally;
}

function count(tally: Tally, { outcome, turn, fighters }: State): void {
  if (outcome === null) throw new Error('a bout ended without an outcome');
  tally.bouts += 1;
  if (outcome.winner === null) tally.draws += 1;
  else tally.wins[outcome.winner] += 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  tally.ends[outcome.by] = (tally.ends[outcome.by] ?? 0) + 1;
  for (const [fighter, letter] of Object.entries(outcome.results)) {
    const letters = tally.results[fighter] ?? noLetters();
    letters[letter] += 1;
    tally.results[fighter] = letters;
  }
  for (const { id, beast } of fighters) {
    const letter = outcome.results[id];
    if (beast === null || letter === undefined) continue;
    const letters = tally.beasts[beast.kind] ?? noLetters();
    letters[letter] += 1;
    tally.beasts[beast.kind] = letters;
  }
}

function noLetters(): Letters {
  return Object.fromEntries(RESULT_LETTERS.map((letter) => [letter, 0])) as Letters;
}
