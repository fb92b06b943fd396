/** Many matches that nobody plays: what is counted of them, whatever the game. */
import { expect, it } from 'vitest';
import {
  countOutcome,
  fightEach,
  inOrder,
  noOutcomes,
  type OutcomesTally,
  outcomesCounter,
} from '../../src/session/outcomes.ts';
import { TOY_DATA, type Toy, toy } from '../toy/rules.ts';

it('matches of a batch are fought by seeds of their own and counted by winner, end and turn; cut anywhere they are the same', () => {
  const of = { ruleset: toy, tables: toy.parseTables(TOY_DATA), minds: () => ({}) };
  const setup: Toy['setup'] = { seats: [null, null, null] };
  const counted = (from: number, to: number, seeds: string[]) => {
    const watcher = { begin: (_: number, seed: string) => void seeds.push(seed), event: () => {}, end: () => {} };
    const counter = outcomesCounter<Toy, OutcomesTally>(noOutcomes(3), watcher, { end: () => {} });
    return fightEach(of, { setupFor: () => setup, seed: 'many' }, { from, to }, counter);
  };
  const [seeds, parts]: [string[], string[]] = [[], []];
  const all = counted(0, 6, seeds);
  const [first, rest] = [counted(0, 2, parts), counted(2, 6, parts)];
  expect(parts).toEqual(seeds);
  expect(new Set(seeds).size).toBe(6);
  expect(all.bouts).toBe(6);
  expect(all.wins.reduce((sum, won) => sum + won, all.draws)).toBe(6);
  expect(Object.values(all.ends).reduce((sum, count) => sum + count, 0)).toBe(6);
  expect(all.wins).toEqual(first.wins.map((won, i) => won + (rest.wins[i] ?? 0)));
});

it('a match that goes on is no outcome, and one is counted for a party that nobody reckoned with', () => {
  const tally = noOutcomes(1);
  expect(() => countOutcome(tally, { turn: 1, phase: 0, outcome: null })).toThrow('without an outcome');
  countOutcome(tally, { turn: 4, phase: 0, outcome: { winner: 2, by: 'z', results: {} } });
  countOutcome(tally, { turn: 4, phase: 0, outcome: { winner: null, by: 'a', results: {} } });
  expect(tally).toEqual({ bouts: 2, wins: [0, 0, 1], draws: 1, turns: { 4: 2 }, ends: { z: 1, a: 1 } });
  expect(Object.keys(inOrder(tally.ends))).toEqual(['a', 'z']);
});
