/** The toy's rules: what every rule set owes the kernel, three parties, counted dice, a shuffled deck, hidden cards. */
import { describe, expect, it } from 'vitest';
import { randomController } from '../../src/ai/random.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import { Match } from '../../src/kernel/match.ts';
import { readDice } from '../../src/kernel/roll.ts';
import { rollText } from '../../src/kernel/roll-text.ts';
import { runBook, runMatch } from '../../src/kernel/runner.ts';
import { copyPlain } from '../../src/kernel/state.ts';
import { inspect } from '../support/battery.ts';
import { testProperties } from '../support/battery-tests.ts';
import { TOY_CITES, TOY_DATA, type Toy, toy } from './rules.ts';

const TABLES = toy.parseTables(TOY_DATA);
/** A seat each for the first two, one seat for two or three of them, everybody led by the book or by a seat. */
const SETUPS: readonly Toy['setup'][] = [
  [0, 1, null],
  [0, 0, null],
  [0, 0, 1],
  [0, 1, 2],
  [null, null, null],
].map((seats) => ({ seats }));

/** A match of three, played at random to its end. */
function played(seed: string, seats: Toy['setup']['seats'] = [0, 1, null]): Match<Toy> {
  const match = Match.start(toy, TABLES, { seats }, seed);
  const bots = [0, 1, 2].map((seat) => randomController(toy, TABLES, `${seed} ${seat}`));
  runMatch(match, (seat) => bots[seat] ?? randomController(toy, TABLES, seed));
  return match;
}

const eventsOf = (match: Match<Toy>, kind: Toy['event']['kind']): readonly GameEvent[] =>
  match.journal.flatMap(({ event }) => (event.kind === kind ? [event] : []));

describe('the toy', () => {
  testProperties(() =>
    inspect(
      {
        ruleset: toy,
        tables: TABLES,
        setups: SETUPS,
        turns: 8,
        cites: new Set(TOY_CITES),
        blind: { order: ({ cite }) => cite === '2.2' },
      },
      3,
    ),
  );
});

describe('three parties', () => {
  it('each win some matches, and nobody wins some', () => {
    const winners = Array.from({ length: 60 }, (_, i) => runBook(toy, TABLES, { seats: [null, null, null] }, `w${i}`));
    const found = new Set(winners.map(({ state }) => state.outcome?.winner));
    expect([...found].sort()).toEqual([0, 1, 2, null]);
  });

  it('are asked at once where seats of their own lead them; the book is asked nothing', () => {
    const match = Match.start(toy, TABLES, { seats: [0, 1, null] }, 'at once');
    expect(match.pending.map(({ seat, fighter }) => [seat, fighter])).toEqual([
      [0, 'A'],
      [1, 'B'],
    ]);
    const own = Match.start(toy, TABLES, { seats: [0, 0, 1] }, 'one of two');
    expect(own.pending.map(({ fighter }) => fighter)).toEqual(['A', 'C']);
  });

  it('end with a result for each of them', () => {
    const { outcome } = played('results').state;
    expect(Object.keys(outcome?.results ?? {})).toEqual(['A', 'B', 'C']);
  });
});

describe('what chance did', () => {
  it('is told of a strike by every die, what each needs, and how many passed', () => {
    const rolls = eventsOf(played('strikes'), 'struck').flatMap(({ rolls = [] }) => rolls);
    expect(rolls.length).toBeGreaterThan(3);
    for (const roll of rolls) {
      expect(roll).toMatchObject({ read: 'count', each: { op: '>=', than: 4 }, need: { op: '>=', than: 1 } });
      expect(roll.total).toBe(readDice(roll.dice, 'count', roll.each));
      expect(rollText(roll)).toMatch(/^(\[[1-6]\] )+\d of \d \(4 or more\), needs 1 or more: (yes|no)$/);
    }
  });

  it('is told of the deck as one draw, which no seat may see', () => {
    const match = played('deck');
    const [first] = eventsOf(match, 'shuffled');
    expect(first?.only).toEqual([]);
    const [shuffle] = first?.shuffles ?? [];
    expect(shuffle).toMatchObject({ name: 'deck', draw: 1, of: 12 });
    expect([...(shuffle?.order ?? [])].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('is told of the book by a lot', () => {
    const orders = eventsOf(played('book'), 'ordered');
    const lots = orders.map(({ cite, lots = [] }) => [cite, lots.length]);
    expect(new Set(lots.map(String))).toEqual(new Set(['2.1,0', '2.2,1']));
  });
});

describe('a seat', () => {
  const { state } = Match.start(toy, TABLES, { seats: [0, 1, null] }, 'hidden');

  it('sees its own cards, and neither those of the others nor the deck', () => {
    const { fighters, deck } = toy.view(state, 1);
    expect(fighters[1]?.hand).toEqual(state.fighters[1]?.hand);
    const rest = [fighters[0]?.hand, fighters[2]?.hand, deck].flat();
    expect(rest.length).toBe(9);
    expect(new Set(rest)).toEqual(new Set(['hidden']));
  });

  it('may think of states that differ in what it does not see, and in nothing else', () => {
    const before = copyPlain(state);
    let at = 0;
    const thoughts = Array.from({ length: 10 }, () => toy.resample(state, 0, (n) => (at++ * 7) % n));
    for (const thought of thoughts) expect(toy.view(thought, 0)).toEqual(toy.view(state, 0));
    expect(new Set(thoughts.map(({ deck }) => deck.join())).size).toBeGreaterThan(1);
    expect(state).toEqual(before);
    const all = ({ deck, fighters }: Toy['state']) => [...deck, ...fighters.flatMap(({ hand }) => hand)].sort();
    for (const thought of thoughts) expect(all(thought)).toEqual(all(state));
  });
});
