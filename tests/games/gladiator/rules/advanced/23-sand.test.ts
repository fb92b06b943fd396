/** 23.2, 9.1: sand at a man whom nothing in one's hands reaches (P315). */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Script } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../../support/blows.ts';
import { type Duel, duel, fight, holding, NO_SPECIALS } from '../../support/rules/arms.ts';
import { poolOf } from '../../support/rules/snares.ts';
import { beast } from '../../support/rules/wild.ts';

describe('23.2 sand out of reach', () => {
  /** Two men with swords, two hexes from each other; A means to act. */
  const apart = (set: Duel = {}, more: Omit<Script, 'plots'> = {}): Played =>
    fight({ range: 2, B: { facing: 0 }, ...set }, { plots: { A: 'X!' }, ...more });
  const questions = ({ asked }: Played) => asked.map(({ kind, fighter }) => `${kind} ${fighter}`);

  test('23.2, 9.1 a man may begin a fight with it at two hexes, where no weapon of either reaches (P315)', () => {
    const played = apart({}, { sand: { A: 'B' }, cf: { A: 'sand 4' }, dice: [blow(14, 2, 1), ['sand', 3, 3]] });
    expect(questions(played)).toEqual(['plot A', 'plot B', 'act A', 'sand A', 'allocate A', 'allocate B']);
    expect(played.one('blow')).toMatchObject({ fighter: 'A', target: 'B', special: 'sand' });
    expect(poolOf(played, 'A')).toMatchObject({ total: 14, marks: [{ fighter: 'B', specialAttacks: ['sand'] }] }); // 9.2
    expect(played.one('turned')).toMatchObject({ fighter: 'B', to: 3, cite: '9.1.1' });
  });

  test('23.2 who lets it be, or did not say that he would act, begins none: nobody turns (P315)', () => {
    expect(questions(apart())).toEqual(['plot A', 'plot B', 'act A', 'sand A']);
    expect(apart().of('turned')).toEqual([]);
    expect(questions(fight({ range: 2 }))).toEqual(['plot A', 'plot B']);
  });

  test.each<[string, Duel]>([
    ['at three hexes', { range: 3 }],
    ['behind his back', { A: { facing: 3 } }],
    ['on his knees beside nobody, without CF', { A: { cfAtStart: 0 }, B: { facing: 3 } }],
    ['with a bow', { A: holding(1, 'bow') }],
    ['without chapter 23', { rules: NO_SPECIALS }],
    ['where they fight as it is', { B: { ...holding(3, 'spear'), facing: 3 } }],
  ])('23.2 nobody is asked to kick it %s', (_, set) => {
    expect(questions(apart(set))).not.toContain('sand A');
  });

  test('23.2, 28.7.1 of a beast only one whose head lies open to him has it in the eyes', () => {
    // two hexes off it has its head before him, or its tail
    const asked = (facing: 0 | 3) => {
      const lion = beast('lion', { at: { q: facing === 3 ? 3 : 2, r: 0 }, facing }, { dazed: true });
      return questions(apart({ B: lion }));
    };
    expect(asked(3)).toContain('sand A');
    expect(asked(0)).not.toContain('sand A');
  });

  test('23.2 a man in a net kicks none (20.5)', () => {
    const ensnared = {
      snare: { id: 9, kind: 'net' },
      by: 'net',
      holder: 'B',
      turn: 1,
      phase: 1,
      dragged: false,
    } as const;
    const played = apart({ A: { ensnared } }, { dice: [['escape', 6, 6, 6]] });
    expect(questions(played)).not.toContain('sand A');
  });

  test("23.2 the book's men kick it only where they can strike: at two hexes a sword defends with all it has (P315)", () => {
    const B: Partial<Fighter> = { by: 'book', moves: 5, tr: 3 };
    const areas = [1, 2, 3].map((area): Scripted => ['defence-area', area]);
    const played = play(duel({ range: 2, phase: 8, A: holding(1, 'spear'), B }), { dice: areas });
    const book = played.of('allocated').find(({ fighter }) => fighter === 'B');
    expect(book?.allocation).toMatchObject({ attacks: [], defence: { 1: 1, 2: 1, 3: 1 } });
  });
});
