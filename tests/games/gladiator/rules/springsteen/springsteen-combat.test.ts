/** P187, P188: how Springsteen's animals strike, and what strikes at them leave. */
import { describe, expect, it } from 'vitest';
import { allocateAnimal } from '../../../../../src/games/gladiator/rules/springsteen/combat.ts';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import { AREAS, type Area } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import {
  man,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { animal, BY_SPRINGSTEEN, move, PAUSE } from '../../support/rules/animals.ts';
import { hex, place } from '../../support/rules/clash.ts';

/** An animal that pauses with a man of great CF straight before its head. */
function strikes(kind: AnimalKind, dice: readonly Scripted[], set: Scene = {}, cf = ''): Played {
  const at = kind === 'wolf' ? 1 : 2;
  const B = animal(kind, { ...place(at, 0, 3), ...set.B });
  const from = scene({ rules: BY_SPRINGSTEEN, ...set, A: { w: 18, ...set.A }, B });
  return play(from, { cf: { A: cf }, dice: [move(PAUSE), ...dice] });
}

const count = (attacks: number): Scripted => ['beast-attacks', 2 * attacks];
const at = (...areas: readonly number[]): Scripted[] => areas.map((area): Scripted => ['animal-area', area]);

/** The attacks that were allocated, as area and CF. */
function attacks(played: Played): readonly (readonly [Area, number])[] {
  const his = played.of('allocated').find(({ fighter }) => fighter === 'B');
  return his?.allocation.attacks.map(({ area, cf }) => [area, cf]) ?? [];
}

/** What an animal with so many CF allocates against one man, or against several. */
function allocated(kind: AnimalKind, cf: number, dice: readonly Scripted[], against: readonly string[] = ['A']) {
  const scripted = scriptedDice(dice);
  const fangs = { hand: null, kind: 'fangs', halvings: 0, speed: 0 } as const;
  const marks = against.map((fighter) => ({ fighter, arms: [fangs], specialAttacks: [], areas: AREAS, edge: [] }));
  const pool = { total: cf, modifiers: [], mayAttack: true, mayDefend: true, halvings: 0, marks, specialDefences: [] };
  const view = { state: scene(), tables, dice: scripted };
  const { allocation, spentOnAttack } = allocateAnimal(view, man('B', animal(kind)), pool);
  scripted.done();
  expect(allocation.defence).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  expect(spentOnAttack).toBe(cf);
  return allocation.attacks;
}

const struck = (...given: Parameters<typeof allocated>) => allocated(...given).map(({ area, cf }) => [area, cf]);

describe('P187 its attacks', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('P187 a %i makes %i attacks', (face, number) => {
    const dice: Scripted[] = [['beast-attacks', face], ...at(1, 2, 3).slice(0, number)];
    expect(allocated('lion', 14, dice)).toHaveLength(number);
  });

  it.each([
    [16, [2, 4, 5], [6, 5, 5]],
    [14, [2, 4, 5], [6, 4, 4]],
    [14, [5, 1], [7, 7]],
    [15, [5, 1], [8, 7]],
    [10, [3], [10]],
    [16, [1], [16]],
  ])('P187 %i CF on areas %j: %j; the odd ones on the first, and no limit of 8', (cf, areas, shares) => {
    expect(struck('lion', cf, [count(areas.length), ...at(...areas)])).toEqual(
      areas.map((area, i) => [area, shares[i]]),
    );
  });

  it('P187 never more attacks than CF', () => {
    expect(struck('lion', 2, [count(3), ...at(1, 2)])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it.each([
    [
      [1, 1, 1],
      [1, 2, 3],
    ],
    [
      [2, 2, 2],
      [2, 3, 4],
    ],
    [
      [3, 4, 3],
      [3, 4, 5],
    ],
    [
      [1, 2, 1],
      [1, 2, 3],
    ],
    [
      [4, 4, 1],
      [4, 5, 1],
    ],
    [
      [2, 1, 1],
      [2, 1, 3],
    ],
  ])(
    'P187 thrown %j, it strikes at %j: an area that has an attack passes the next on to the first free one above',
    (thrown, areas) => {
      expect(struck('lion', 14, [count(3), ...at(...thrown)]).map(([area]) => area)).toEqual(areas);
    },
  );

  it('P187 attacks on the legs add up, in the place of the first', () => {
    expect(struck('lion', 14, [count(3), ...at(5, 2, 5)])).toEqual([
      [5, 10],
      [2, 4],
    ]);
    expect(struck('tiger', 16, [count(3), ...at(4, 4, 4)])).toEqual([
      [4, 6],
      [5, 10],
    ]);
    expect(struck('tiger', 16, [count(3), ...at(5, 5, 5)])).toEqual([[5, 16]]);
  });

  it('P187 a 6 is thrown again', () => {
    expect(struck('lion', 14, [count(1), ...at(6, 6, 4)])).toEqual([[4, 14]]);
  });

  it('P187 what is above column 8 of the CRT counts on the die (9.5.1.3)', () => {
    const armour = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
    const set: Scene = { A: { hands: [sword(1)], armour } };
    const played = strikes('tiger', [count(1), ...at(3), blow(5)], set);
    expect(reading(played.one('blow'), 'crt')).toMatchObject({ total: 5 + 16, table: { column: '8', row: '13' } });
  });

  it('P187 the man allocates first (V.A of his text)', () => {
    const played = strikes(
      'lion',
      [count(1), ...at(5), blow(8), blow(8)],
      { A: { cfAtStart: 20 } },
      'head 4 | legs 14',
    );
    expect(played.of('allocated').map(({ fighter }) => fighter)).toEqual(['A', 'B']);
    expect(played.asked.at(-1)?.kind).toBe('allocate');
  });

  it('P187 of several men each attack takes one at random, and areas count for each apart', () => {
    const dice: Scripted[] = [count(3)];
    for (const target of [0, 1, 1]) dice.push(['lot:beast-target', target], ['animal-area', 2]);
    expect(allocated('lion', 14, dice, ['A', 'C']).map(({ area, target = 'A' }) => [target, area])).toEqual([
      ['A', 2],
      ['C', 2],
      ['C', 3],
    ]);
  });

  it('28.7.2, P180 it attacks nobody beside or behind it, and turns to nobody; a wolf neither', () => {
    for (const kind of ['lion', 'wolf'] as const) {
      const B = animal(kind, place(1, 0, 0));
      const played = play(scene({ rules: BY_SPRINGSTEEN, B }), { dice: [move(PAUSE)] });
      expect(attacks(played)).toEqual([]);
      expect(played.fighter('B').facing).toBe(0);
    }
  });

  it('P180 a wolf among several men turns to none of them (V.B)', () => {
    const C = man('C', { side: 0, at: hex(1, -1), facing: 1 });
    const B = man('B', animal('wolf', place(1, 0, 1)));
    const base = scene({ rules: BY_SPRINGSTEEN });
    const played = play({ ...base, fighters: [man('A'), B, C] }, { dice: [move(PAUSE)] });
    expect(played.fighter('B').facing).toBe(1);
    expect(played.of('turned')).toEqual([]);
  });
});

describe('P187 the bear', () => {
  it('P187, 28.7.4 is reared when it attacks: +4 CF, and struck at as a man is, in any area', () => {
    const set = { A: { cfAtStart: 20 } };
    const played = strikes('bear', [count(1), ...at(3, 5, 6, 4), blow(8), blow(8)], set, 'legs 1 | arms 16');
    expect(played.one('reared')).toMatchObject({ fighter: 'B', cite: '28.7.4' });
    expect(attacks(played)).toEqual([[4, 16]]);
    const [, his] = played.of('allocated');
    expect(his?.modifiers).toContainEqual({ value: 4, why: 'reared', cite: '28.7.4' });
    expect(played.of('engaged').map(({ fighter, advantage }) => [fighter, advantage])).toEqual([
      ['A', 0],
      ['B', 0],
    ]);
    expect(played.fighter('B').beast?.reared).toBe(false);
  });

  it('P187 its attacks add up on the arms', () => {
    expect(struck('bear', 16, [count(3), ...at(2, 2, 2)])).toEqual([
      [2, 6],
      [4, 10],
    ]);
    expect(struck('bear', 16, [count(2), ...at(5, 1, 3, 1)])).toEqual([
      [1, 8],
      [2, 8],
    ]);
  });
});

describe('P187, 28.7.3.2 parried', () => {
  it('28.7.3.2 a parried animal is wounded in the fore legs by its own dice, and the man checks his weapon', () => {
    // 7 CF against 6: column 1; 11 is a P. White 9 and black 6: 15 are 4 wounds.
    const set = { A: { cfAtStart: 12, hands: [sword(1), shield(2)] }, B: { cfAtStart: 7 } };
    const played = strikes('lion', [count(1), ...at(2), blow(11, 9, 6)], set, '| chest 6');
    expect(played.one('blow')).toMatchObject({ result: 'P' });
    expect(reading(played.one('blow'), 'drop').modifiers).toContainEqual({
      value: -9,
      why: 'ST of the attacker',
      cite: '13.1.1',
    });
    expect(played.one('bruised')).toMatchObject({ fighter: 'B', by: 'A', area: 4, cite: '28.7.3.2' });
    // White 9, three wounds after the first: 12 is 1&AG, one wound more.
    expect(reading(played.one('blow'), 'critical')).toMatchObject({ total: 12, result: '1&AG' });
    expect(played.fighter('B')).toMatchObject({ wounds: { 4: 5 }, ag: 2 });
  });
});

describe('P188 what strikes at them leave', () => {
  const NAMES = { 1: 'head', 2: 'chest', 3: 'groin', 4: 'arms', 5: 'legs' } as const;

  /** A man strikes at a senseless lion, which can be hit anywhere, while another holds far off. */
  function hit(area: Area, white: number, black: number, after: readonly Scripted[] = []): Played {
    const B = animal('lion', { ...place(1, 0, 0), cfAtStart: 60, w: 32, conscious: false, posture: 'prone' });
    const C = animal('wolf', place(-8, 4, 0));
    const senseless = { ...B, stun: { amount: 90, turn: 1, phase: 1 } };
    const from = scene({ rules: BY_SPRINGSTEEN, A: { cfAtStart: 4 }, B: senseless, C });
    const dice = [move(PAUSE), blow(8, white, black), ...after];
    return play(from, { cf: { A: `${NAMES[area]} 8` }, dice });
  }

  it('P188 every S or P on them is a hit (28.7.3.1), and no hide takes anything off it', () => {
    for (const red of [5, 6, 9, 11, 12]) {
      const B = animal('bear', place(1, 0, 0));
      const from = scene({ rules: BY_SPRINGSTEEN, A: { cfAtStart: 2 }, B });
      const played = play(from, { cf: { A: 'legs 2' }, dice: [move(PAUSE), blow(red, 2, 1)] });
      expect(played.one('blow').result).toBe(red === 5 ? '--' : 'H');
      if (red > 5) expect(reading(played.one('blow'), 'wound')).toMatchObject({ total: 3, modifiers: [] });
    }
  });

  it('P188 wounds after the first count on the white dice; one wound adds nothing', () => {
    // Red 8 on column 8 is an H: white 7 and black 2 are 9, one wound.
    const one = hit(5, 7, 2);
    expect(reading(one.one('blow'), 'critical')).toMatchObject({ total: 7, modifiers: [] });
    const four = hit(5, 9, 6);
    expect(reading(four.one('blow'), 'critical')).toMatchObject({
      total: 12,
      modifiers: [{ value: 3, why: 'per wound after the first', cite: 'P188' }],
    });
    expect(added(four.one('blow'), 'critical')).toBe(3);
  });

  /** White and black dice that give a total on his table: [white, black], with the wounds they make (C69 aside). */
  const MAKING: { readonly [total: number]: readonly [white: number, black: number, wounds: number] } = {
    6: [6, 3, 1],
    7: [7, 2, 1],
    8: [7, 4, 2],
    9: [8, 3, 2],
    10: [9, 3, 2],
    11: [9, 4, 3],
    12: [10, 3, 3],
    13: [11, 2, 3],
    14: [12, 1, 3],
  };

  const EFFECTS: { readonly [cell: string]: (played: Played, wounds: number) => readonly unknown[] } = {
    '--': (played, wounds) => [played.one('blow').wounds, wounds],
    '1': (played, wounds) => [played.one('blow').wounds, wounds + 1],
    '2x': (played, wounds) => [played.one('blow').wounds, wounds * 2],
    '3x': (played, wounds) => [
      [played.one('blow').wounds, played.fighter('B').mortal],
      [wounds * 3, false],
    ],
    V: (played) => [played.fighter('B').vision, 1],
    S: (played) => [played.fighter('B').stun.amount, 90 + 12 - 3],
    '2S': (played, wounds) => [
      [played.one('blow').wounds, played.fighter('B').stun.amount],
      [wounds * 2, 90 + 12 - 3],
    ],
    ST: (played) => [
      [played.fighter('B').st, played.fighter('B').ag],
      [8, 3],
    ],
    AG: (played) => [
      [played.fighter('B').st, played.fighter('B').ag],
      [9, 2],
    ],
    'ST&AG': (played) => [
      [played.fighter('B').st, played.fighter('B').ag],
      [8, 2],
    ],
    '1&AG': (played, wounds) => [
      [played.one('blow').wounds, played.fighter('B').ag],
      [wounds + 1, 2],
    ],
    '1&LMP': (played, wounds) => [
      [played.one('blow').wounds, played.fighter('B').limps],
      [wounds + 1, 1],
    ],
    LMP: (played) => [played.fighter('B').limps, 1],
    K: (played) => [played.of('killed').map(({ why }) => why), ['killing-critical']],
  };
  const TABLE = [
    '--  1   1   V   S      2S     2x    3x     K',
    '--  --  1   1   1      1      ST    2x     K',
    '--  1   1   ST  2x     2x     2x    3x     K',
    '--  --  1   1   ST&AG  ST&AG  1&AG  1&LMP  2x',
    '--  --  1   1   ST     AG     LMP   LMP    2x',
  ].map((line) => line.split(/\s+/));

  const CELLS = AREAS.flatMap((area) =>
    [6, 7, 8, 9, 10, 11, 12, 13, 14].map((total) => [area, total, TABLE[area - 1]?.[total - 6] ?? ''] as const),
  );

  it.each(CELLS)('P188 area %i, a %i: %s', (area, total, cell) => {
    const [white, black, wounds] = MAKING[total] ?? [0, 0, 0];
    const stunned: Scripted[] = cell === 'S' || cell === '2S' ? [['stun', 6, 6]] : [];
    const blood: Scripted[] =
      cell === 'K'
        ? [
            ['blood', 1],
            ['drop-direction', 1],
            ['drop-distance', 1],
          ]
        : [];
    const played = hit(area, white, black, [...stunned, ...blood]);
    expect(played.one('blow').critical).toBe(cell);
    expect(reading(played.one('blow'), 'critical')).toMatchObject({ total, result: cell });
    const [is, should] = EFFECTS[cell]?.(played, wounds) ?? [null, 'an effect'];
    expect(is).toEqual(should);
  });
});
