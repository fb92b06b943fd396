/** 20 Journals add up by a checker of its own, whoever answers; a line that is falsified is found. */
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/games/gladiatori/rules/cards.ts';
import type { GladiatoriEvent } from '../../../src/games/gladiatori/rules/events.ts';
import { gladiatori } from '../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriSetup } from '../../../src/games/gladiatori/rules/setup-types.ts';
import { tables } from '../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../src/kernel/rng.ts';
import { copyPlain } from '../../../src/kernel/state.ts';
import { journalFaults } from '../../../tools/games/gladiatori/journal-checker.ts';
import { setupOf } from './support/sand.ts';

const SETUPS: readonly GladiatoriSetup[] = [
  setupOf(
    [
      { seat: 0, character: 'thraex' },
      { seat: 1, character: 'retiarius' },
    ],
    { options: { bonusDamage: true } },
  ),
  setupOf(
    [
      { seat: 0, team: 0 },
      { team: 1, character: 'mirmillo' },
      { seat: 1, team: 0, character: 'hoplomachus' },
    ],
    {
      animals: { kinds: ['bear', 'lion', 'wolf', 'dog'] },
      options: { itemMethod: 'auction', promptEveryInstant: true, bonusDamage: true },
    },
  ),
  setupOf([{ seat: 0, character: 'hoplomachus' }, { seat: 1 }], { animals: { species: 'bear', count: 'even' } }),
];

/** A match led at random, whose every state is looked at. */
function wild(setup: GladiatoriSetup, seed: string) {
  const begun = gladiatori.initial(setup, tables());
  const owned = begun.fighters.map((one) => [...allCards(one)].toSorted().join());
  const match = Match.start(gladiatori, tables(), setup, seed);
  const { int } = rngFrom(seedState(seed));
  for (let i = 0; i < 3000 && !match.over; i++) {
    const why = match.answer(
      match.pending.map((one) => gladiatori.decisions[one.kind].sample(match.state, tables(), one as never, int)),
    );
    if (why !== null) throw new Error(why);
    const now = match.state.fighters.map((one) => [...allCards(one)].toSorted().join());
    if (now.join(';') !== owned.join(';')) throw new Error(`cards were lost in ${match.state.step}`);
  }
  return { begun, events: match.journal.map(({ event }) => copyPlain(event)), state: match.state };
}

describe('journals', () => {
  it.each(SETUPS.flatMap((setup, i) => [1, 2, 3].map((seed) => [i, seed, setup] as const)))(
    '20, 6.1 match %i of seed %i led at random adds up, and loses no card',
    (_i, seed, setup) => {
      const { begun, events, state } = wild(setup, `wild ${seed}`);
      expect(state.outcome).not.toBeNull();
      expect(journalFaults(events, begun, state)).toEqual([]);
    },
  );

  it('9.3 a duel of the book adds up to its last hit; damage that its cards do not do is found', () => {
    const setup = setupOf([{ character: 'thraex' }, { character: 'hoplomachus' }], { options: { bonusDamage: true } });
    const told = wild(setup, 'book');
    const hits = told.events.filter((event) => event.kind === 'result' && event.hit && event.damage > 1);
    expect(hits.length).toBeGreaterThan(1);
    expect(journalFaults(told.events, told.begun, told.state)).toEqual([]);
    const heavier = told.events.map((event) =>
      event === hits[0] && event.kind === 'result'
        ? {
            ...event,
            damage: event.damage + 1,
            modifiers: event.modifiers.map((one, i) => (i === 1 ? { ...one, value: one.value + 1 } : one)),
          }
        : event,
    );
    expect(journalFaults(heavier, told.begun, told.state)).toContainEqual(expect.stringContaining('another damage'));
  });

  const { begun, events, state } = wild(SETUPS[0] as GladiatoriSetup, 'wild 4');
  const falsified = (change: (event: GladiatoriEvent) => object | null): readonly string[] => {
    const at = events.findIndex((event) => change(event) !== null);
    if (at < 0) throw new Error('no such line');
    const other = events.map((event, i) => (i === at ? { ...event, ...change(event) } : event));
    return journalFaults(other as GladiatoriEvent[], begun, state);
  };

  it.each([
    ['a total', (event: GladiatoriEvent) => (event.kind === 'fav' ? { total: event.total + 1 } : null)],
    ['a hit', (event: GladiatoriEvent) => (event.kind === 'result' ? { hit: !event.hit } : null)],
    ['an award', (event: GladiatoriEvent) => (event.kind === 'points' ? { delta: event.delta + 1 } : null)],
    ['a step', (event: GladiatoriEvent) => (event.kind === 'stepped' ? { from: { q: 5, r: -4 } } : null)],
    ['a place', (event: GladiatoriEvent) => (event.kind === 'placed' ? { hex: { q: 9, r: 9 } } : null)],
  ])('20 %s that is another is found', (_what, change) => {
    expect(falsified(change).length).toBeGreaterThan(0);
  });
});
