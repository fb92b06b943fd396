/** What came of a batch of bouts, as counts: batches add up in any order. */

import type { Spread } from '../../../session/spread.ts';
import type { BeastKind } from '../rules/beasts/types.ts';
import type { Side } from '../rules/side.ts';
import { AREAS, type Fighter, type FighterId, RESULT_LETTERS, type ResultLetter, type State } from '../rules/types.ts';

/** How often each result letter fell to somebody. */
export type Letters = { [L in ResultLetter]: number };

/** What came of a batch of bouts. */
export interface BoutTally {
  bouts: number;
  readonly wins: [red: number, blue: number];
  draws: number;
  /** Bouts by the turn they ended in. */
  readonly turns: Spread;
  readonly ends: { [cause: string]: number };
  readonly results: { [fighter: FighterId]: Letters };
  /** 28 The same of beasts, kind by kind: who comes to a hunt is drawn. */
  readonly beasts: { [K in BeastKind]?: Letters };
  /** Bouts by the wound boxes that were ticked of a side, and by the blows struck. */
  readonly wounds: { readonly red: Spread; readonly blue: Spread };
  readonly blows: Spread;
}

/** Nothing counted yet. */
export function emptyTally(): BoutTally {
  const counts = { turns: {}, ends: {}, results: {}, beasts: {}, wounds: { red: {}, blue: {} }, blows: {} };
  return { bouts: 0, wins: [0, 0], draws: 0, ...counts };
}

/** Counts a bout that has ended, with the blows struck in it. */
export function countBout(tally: BoutTally, { outcome, turn, fighters }: State, blows: number): void {
  if (outcome === null) throw new Error('a bout ended without an outcome');
  tally.bouts += 1;
  if (outcome.winner === null) tally.draws += 1;
  else tally.wins[outcome.winner] += 1;
  add(tally.turns, turn);
  add(tally.ends, outcome.by);
  add(tally.wounds.red, woundsOf(fighters, 0));
  add(tally.wounds.blue, woundsOf(fighters, 1));
  add(tally.blows, blows);
  for (const [fighter, letter] of Object.entries(outcome.results)) addLetter(tally.results, fighter, letter);
  for (const { id, beast } of fighters) {
    const letter = outcome.results[id];
    if (beast !== null && letter !== undefined) addLetter(tally.beasts, beast.kind, letter);
  }
}

/** Both tallies together, in the one order: the same whatever came first. */
export function joinTallies(a: BoutTally, b: BoutTally): BoutTally {
  return inOrder({
    bouts: a.bouts + b.bouts,
    wins: [a.wins[0] + b.wins[0], a.wins[1] + b.wins[1]],
    draws: a.draws + b.draws,
    turns: sums(a.turns, b.turns),
    ends: sums(a.ends, b.ends),
    results: letterSums(a.results, b.results),
    beasts: letterSums(a.beasts, b.beasts),
    wounds: { red: sums(a.wounds.red, b.wounds.red), blue: sums(a.wounds.blue, b.wounds.blue) },
    blows: sums(a.blows, b.blows),
  });
}

/** Keys that are numbers keep their order of themselves; the others are put in one. */
function inOrder(tally: BoutTally): BoutTally {
  const { ends, results, beasts } = tally;
  return { ...tally, ends: ordered(ends), results: ordered(results), beasts: ordered(beasts) };
}

function ordered<T>(counts: { readonly [key: string]: T }): { [key: string]: T } {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function add(spread: Spread, value: number | string): void {
  spread[value] = (spread[value] ?? 0) + 1;
}

function addLetter(of: { [key: string]: Letters }, key: string, letter: ResultLetter): void {
  const letters = of[key] ?? noLetters();
  letters[letter] += 1;
  of[key] = letters;
}

function sums(a: Readonly<Spread>, b: Readonly<Spread>): Spread {
  const all: Spread = { ...a };
  for (const [value, count] of Object.entries(b)) all[value] = (all[value] ?? 0) + count;
  return all;
}

function letterSums(
  a: { readonly [key: string]: Letters },
  b: { readonly [key: string]: Letters },
): { [key: string]: Letters } {
  const all: { [key: string]: Letters } = { ...a };
  for (const [key, letters] of Object.entries(b)) all[key] = addLetters(all[key] ?? noLetters(), letters);
  return all;
}

/** Letters of two together. */
export function addLetters(a: Letters, b: Letters): Letters {
  return { V: a.V + b.V, S: a.S + b.S, M: a.M + b.M, P: a.P + b.P };
}

/** A count of result letters (3.8.1) that are all still 0. */
export function noLetters(): Letters {
  return Object.fromEntries(RESULT_LETTERS.map((letter) => [letter, 0])) as Letters;
}

function woundsOf(fighters: readonly Fighter[], side: Side): number {
  return fighters
    .filter((one) => one.side === side)
    .reduce((sum, { wounds }) => sum + AREAS.reduce((all, area) => all + wounds[area], 0), 0);
}
