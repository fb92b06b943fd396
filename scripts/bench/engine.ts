/** How many bouts a second the engine fights, what a decision costs, and what part of that the dice are. */

import type { GladiatorEvent } from '../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import type { Setup } from '../../src/games/gladiator/rules/setup/setup.ts';
import type { Entry } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { runBook } from '../../src/kernel/runner.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import { bookSetup, PAIRS } from '../../tools/games/gladiator/journal/bouts.ts';
import { type Figure, quantiles } from './figures.ts';

const BOUTS = 600;
const ROUNDS = 9;
/** Events that tell of one choice of one fighter. */
const DECISIONS = new Set(['centurion-ordered', 'plot-shown', 'allocated']);
const SETUPS: readonly Setup[] = PAIRS.map(bookSetup);

/** Book against book over all pairs of types, on one core. */
export function engine(): readonly Figure[] {
  const { draws, decisions } = countAll();
  const off: number[] = [];
  const on: number[] = [];
  const match: number[] = [];
  const dice: number[] = [];
  fightAll();
  journalAll();
  matchAll();
  for (let round = 0; round < ROUNDS; round++) {
    off.push(timed(() => fightAll()));
    on.push(timed(journalAll));
    match.push(timed(matchAll));
    dice.push(timed(() => throwAll(draws)));
  }
  const [quiet, told, kept, thrown] = [off, on, match, dice].map((times) => quantiles(times).p50) as [
    ...[number, number],
    ...[number, number],
  ];
  const perDecision = (ms: number) => (ms * 1000) / decisions;
  return [
    { what: 'bouts a second, journal off', value: (BOUTS * 1000) / quiet, unit: '/s', target: { atLeast: 1000 } },
    { what: 'bouts a second, journal on', value: (BOUTS * 1000) / told, unit: '/s' },
    { what: 'journal on / off, time', value: told / quiet, unit: 'x', target: { atMost: 2 } },
    { what: 'bouts a second as matches, with checkpoints', value: (BOUTS * 1000) / kept, unit: '/s' },
    { what: 'decisions a bout', value: decisions / BOUTS, unit: '' },
    { what: 'time a decision, journal off', value: perDecision(quiet), unit: 'µs', target: { atMost: 5 } },
    { what: 'time a decision, journal on', value: perDecision(told), unit: 'µs' },
    { what: 'dice drawn a bout', value: draws / BOUTS, unit: '' },
    { what: 'drawing them alone, share of the time', value: (thrown / quiet) * 100, unit: '%' },
  ];
}

const setupOf = (i: number): Setup => {
  const setup = SETUPS[i % SETUPS.length];
  if (setup === undefined) throw new Error('there are no pairs of types');
  return setup;
};

function fightAll(): void {
  for (let i = 0; i < BOUTS; i++) runBook(gladiator, tables, setupOf(i), `bench-${i}`);
}

/** The journal as a bout of the player keeps it: entries in order. */
function journalAll(): void {
  for (let i = 0; i < BOUTS; i++) {
    const journal: Entry<GladiatorEvent>[] = [];
    runBook(gladiator, tables, setupOf(i), `bench-${i}`, (event, { turn, phase }) => {
      journal.push({ seq: journal.length, turn, phase, event });
    });
  }
}

/** As a match that can be saved and taken back: a journal, and a checkpoint at every phase. */
function matchAll(): void {
  for (let i = 0; i < BOUTS; i++) Match.start(gladiator, tables, setupOf(i), `bench-${i}`);
}

function countAll(): { readonly draws: number; readonly decisions: number } {
  let draws = 0;
  let decisions = 0;
  for (let i = 0; i < BOUTS; i++) {
    draws += runBook(gladiator, tables, setupOf(i), `bench-${i}`, ({ kind }) => {
      if (DECISIONS.has(kind)) decisions += 1;
    }).draws;
  }
  return { draws, decisions };
}

function throwAll(draws: number): void {
  const rng = rngFrom(seedState('bench'));
  let sum = 0;
  for (let i = 0; i < draws; i++) sum += rng.int(6);
  if (sum === 0) throw new Error('the dice fell on nothing but ones');
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
