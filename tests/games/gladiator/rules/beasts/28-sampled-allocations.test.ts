/** 28.7.1: allocations at random against men and beasts that can be struck in other places than each other. */
import { expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { AREAS, type Mark, type Pool } from '../../../../../src/games/gladiator/rules/types.ts';
import { rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { scene, tables } from '../../../../../tools/games/gladiator/bout.ts';

it('an attack that goes to another opponent goes to an area of his that can be struck (28.7.1)', () => {
  const mark = (fighter: string, areas: Mark['areas']): Mark => {
    const arms = [{ hand: 0, kind: 'sword', halvings: 0, speed: 0 }] as const;
    return { fighter, arms, areas, specialAttacks: [], edge: [] };
  };
  const marks = [mark('B', AREAS), mark('C', [3, 5])];
  const kept = { mayAttack: true, mayDefend: true, halvings: 0, modifiers: [], specialDefences: [] };
  const pool: Pool = { ...kept, total: 20, marks };
  const ask = {
    kind: 'allocate',
    seat: 0,
    cite: '9.3',
    fighter: 'A',
    target: 'B',
    pool,
    positions: [],
    foes: ['B', 'C'],
    threats: ['B', 'C'],
  } as const;
  const { int } = rngFrom(seedState('sampled'));
  const { allocate } = gladiator.decisions;
  for (let i = 0; i < 300; i++) {
    const sampled = allocate.sample(scene(), tables, ask, int);
    expect(allocate.check(scene(), tables, ask, sampled)).toBeNull();
  }
});
