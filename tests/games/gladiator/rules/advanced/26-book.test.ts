/** 26.6, 26.3.1, 26.5 and P5, P85, P86: centurions among several. */
import { describe, expect, test } from 'vitest';
import { closestOf } from '../../../../../src/games/gladiator/rules/centurion/bearing.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, shield, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { dullBlows } from '../../support/centurion.ts';
import { place } from '../../support/rules/clash.ts';
import { blowsOf, fight, from, ring } from '../../support/rules/ring.ts';

/** A centurion of FS 0 with no moves left: he throws no order dice. */
const still: Partial<Fighter> = { by: 'book', moves: 5 };
const LATE = { phase: 8 };

/** All CF to attack, in chunks with their areas. */
const attacks = (...pairs: readonly (readonly [chunk: number, area: number])[]): readonly Scripted[] => [
  ['defence-count', 1],
  ...pairs.flatMap(([chunk, area]): Scripted[] => [
    ['attack-chunk', chunk],
    ['attack-area', area],
  ]),
];

/** Who is closest to A, with the lots that fell. */
function closest(set: Scene, ...dice: readonly Scripted[]): string {
  const state = ring(set);
  const scripted = scriptedDice(dice);
  const [a, ...rest] = state.fighters;
  if (a === undefined) throw new Error('nobody is there');
  const [found] = closestOf({ state, tables, dice: scripted }, a, rest);
  scripted.done();
  return found.id;
}

describe('26.6 everyone for himself', () => {
  test('26.6 each centurion goes for his own nearest enemy, whomever his comrades fight (P86)', () => {
    const book = { by: 'book' } as const;
    const set: Scene = {
      A: { ...book, ...place(0, 0, 0) },
      B: place(2, 0, 3),
      C: { ...book, side: 0, ...place(0, 4, 0) },
      D: place(2, 4, 3),
      phase: 4,
    };
    const dice: Scripted[] = [
      ['order', 2, 5],
      ['order', 2, 5],
    ];
    const towards = (played: Played) => played.of('centurion-ordered').map((event) => [event.fighter, event.towards]);
    expect(towards(play(ring(set), { dice }))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
    const both = play(ring({ ...set, D: place(2, 1, 3), C: { ...book, side: 0, ...place(0, 2, 0) } }), { dice });
    expect(towards(both)).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });

  test('26.6 when his man is down he takes the next closest (P86, P5)', () => {
    const next = { C: from(3, 4) };
    expect(closest({ B: from(0), ...next })).toBe('B');
    const out = { posture: 'prone', conscious: false, stun: { amount: 12, turn: 1, phase: 4 } } as const;
    const set: Scene = { A: { by: 'book', moves: 0 }, phase: 4, C: place(0, 4, 4) };
    for (const gone of [{ fate: 'dead', posture: 'prone' } as const, { fate: 'spared' } as const, out]) {
      const dice: Scripted[] = [['order', 2, 5]];
      const played = play(ring({ ...set, B: { ...from(3, 2), ...gone } }), { dice });
      expect(played.one('centurion-ordered').towards).toBe('C');
    }
  });
});

describe('26.3.1 whom a centurion strikes at', () => {
  test('26.3.1 all he has goes to the closest in front (P85)', () => {
    const played = fight(
      { ...LATE, A: still, B: from(1), C: from(0) },
      {},
      {
        dice: [...attacks([6, 1], [4, 2]), ...dullBlows(6, 4)],
      },
    );
    expect(blowsOf(played)).toEqual(['A>C 6-0', 'A>C 4-0']);
  });

  test('26.3.1 one behind him is only defended against (P85)', () => {
    const set = { ...LATE, A: { ...still, facing: 1 as Direction }, B: from(0), C: from(3) };
    const played = fight(set, { C: 'head 4' }, { dice: [...attacks([6, 1], [4, 2]), ...dullBlows(6, 4, 4)] });
    expect(
      played
        .of('blow')
        .filter(({ fighter }) => fighter === 'A')
        .map(({ target }) => target),
    ).toEqual(['B', 'B']);
  });

  test('26.3.1 one he cannot strike at does not stand in the way of one he can', () => {
    const set = { ...LATE, A: { ...still, hands: [weapon(1, 'pike')] }, B: from(0), C: from(1, 2) };
    const played = fight(set, {}, { dice: [...attacks([6, 1], [4, 2]), ...dullBlows(6, 4)] });
    expect(blowsOf(played)).toEqual(['A>C 6-0', 'A>C 4-0']);
  });

  test('26.3.1 who can strike at none defends with all he has (F7)', () => {
    const set = { ...LATE, A: { ...still, hands: [shield(2)] }, B: from(0), C: from(1) };
    const areas = Array.from({ length: 10 }, (): Scripted => ['defence-area', 1]);
    const played = fight(
      set,
      { B: 'head 4', C: 'head 4' },
      {
        dice: [...areas, ...dullBlows(1, 1)],
      },
    );
    expect(blowsOf(played)).toEqual(['B>A 4-10', 'C>A 4-10']);
  });
});

describe('26.5 a centurion with an edge', () => {
  const behind = (traits: Partial<Fighter> = {}): Scene => ({
    ...LATE,
    B: from(0),
    C: { ...from(3), ...still, ...traits },
  });
  const script = (...dice: readonly Scripted[]) => ({ face: { A: 1 as Direction }, dice });

  test('26.5 it goes into his largest attack (P151)', () => {
    const played = fight(behind(), {}, script(...attacks([4, 1], [6, 2]), ...dullBlows(4), ['blow', 1, 1, 1, 6, 6, 6]));
    expect(blowsOf(played)).toEqual(['C>A 4-0', 'C>A 9-0']);
  });

  test('26.5 of equals into the first', () => {
    const played = fight(behind(), {}, script(...attacks([5, 1], [5, 2]), ['blow', 1, 1, 1, 1, 2, 6], ...dullBlows(5)));
    expect(blowsOf(played)).toEqual(['C>A 8-0', 'C>A 5-0']);
  });

  test('26.5 with no CF to attack it is an attack by itself, on an area by the die (P151, P87)', () => {
    const played = fight(behind({ exhaustion: 10 }), {}, script(['attack-area', 5], ...dullBlows(3)));
    expect(played.one('blow')).toMatchObject({ fighter: 'C', cf: 3, area: 5 });
    expect(played.of('allocated').find(({ fighter }) => fighter === 'C')).toMatchObject({ total: 0, spentOnAttack: 0 });
  });

  test('26.5 a 6 sends it to the weakest armour (F17)', () => {
    const set = { ...behind({ exhaustion: 10 }), A: { armour: { 1: 'A', 2: 'A', 3: 'A', 4: '--', 5: 'A' } as const } };
    const played = fight(set, {}, script(['attack-area', 6], ...dullBlows(3)));
    expect(played.one('blow').area).toBe(4);
  });
});

describe('P5 the closest of several', () => {
  test('P5 the nearest, wherever he is', () => {
    expect(closest({ B: from(0, 3), C: from(3, 2) })).toBe('C');
  });

  test('P5 of equals one in his front', () => {
    expect(closest({ B: from(2), C: from(1) })).toBe('C');
    expect(closest({ A: { facing: 3 }, B: from(4), C: from(1) })).toBe('B');
  });

  test('P5 of those the one of the least turn', () => {
    expect(closest({ B: from(1), C: from(0) })).toBe('C');
    expect(closest({ B: from(3), C: from(2) })).toBe('C');
  });

  test('P5 of those the last who attacked him', () => {
    for (const lastStruckBy of ['B', 'C'])
      expect(closest({ A: { lastStruckBy }, B: from(1), C: from(5) })).toBe(lastStruckBy);
  });

  test('P5 else any of them (P4)', () => {
    for (const [picked, id] of [
      [0, 'B'],
      [1, 'C'],
    ] as const) {
      expect(closest({ A: { lastStruckBy: 'D' }, B: from(1), C: from(5), D: from(3) }, ['lot:closest', picked])).toBe(
        id,
      );
    }
  });

  test('P5 who attacked him is remembered, hit or miss, in hand or thrown', () => {
    const struck = fight({ B: from(0), C: from(1) }, { B: 'head 4', C: 'head 3' }, { dice: dullBlows(4, 3) });
    expect(struck.fighter('A').lastStruckBy).toBe('C');
    const thrown = play(ring({ B: from(0), C: { ...from(3, 2), hands: [weapon(9, 'dagger')] } }), {
      plots: { C: 'X!' },
      acts: { C: { kind: 'throw', hand: 0, target: 'A' } },
      dice: [
        ['throw-distance', 6],
        ['throw-area', 1],
        ['blow', 1, 1, 1, 1, 1, 1],
        ['drop-direction', 1],
        ['drop-distance', 1],
      ],
    });
    expect(thrown.fighter('A').lastStruckBy).toBe('C');
  });
});

describe('P83 what a centurion throws among several', () => {
  const javelins = { ...still, hands: [weapon(1, 'javelin'), shield(2)], sheath: [weapon(9, 'javelin')] };
  const falls: Scripted[] = [
    ['throw-distance', 1],
    ['drop-direction', 1],
    ['drop-distance', 1],
  ];

  test('P83 of two as near in his front one is drawn, and the lot stands with the throw (P5, P4)', () => {
    for (const [picked, target] of [
      [0, 'B'],
      [1, 'C'],
    ] as const) {
      const set = { ...LATE, A: javelins, B: from(1, 3), C: from(5, 3) };
      const played = fight(set, {}, { dice: [['lot:closest', picked], ...falls] });
      expect(played.one('thrown')).toMatchObject({ target, lots: [{ name: 'closest', picked }] });
    }
  });

  test('P83 one in his front goes before one as near behind him, without a lot', () => {
    const played = fight({ ...LATE, A: javelins, B: from(3, 3), C: from(1, 3) }, {}, { dice: falls });
    expect(played.one('thrown').target).toBe('C');
  });

  test('P83 with the closest behind him, or nothing to throw, he draws no lot', () => {
    for (const A of [{ ...javelins, facing: 3 as Direction }, still]) {
      const played = fight({ ...LATE, A, B: from(1, 3), C: from(5, 3) });
      expect(played.of('thrown')).toEqual([]);
    }
  });
});

describe('29.4.3 whom a centurion turns to after moving', () => {
  test('29.4.3 a lot that turns nobody is told all the same (P5)', () => {
    // On 25 he stands, and may turn; the one two hexes ahead and the one midway need no turn at all.
    const set = { A: { by: 'book', ...place(0, 0, 0) }, B: place(2, 0, 3), C: place(1, 1, 3), phase: 4 } as const;
    const dice: Scripted[] = [
      ['lot:closest', 0],
      ['order', 2, 5],
      ['lot:closest', 1],
    ];
    const played = play(ring(set), { dice });
    expect(played.one('foe-chosen')).toMatchObject({ fighter: 'A', target: 'C', lots: [{ picked: 1 }] });
  });
});
