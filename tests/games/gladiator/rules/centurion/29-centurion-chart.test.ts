/** Chapter 29: Pause and the Random Movement Chart (29.4.1.3-29.4.2.3, 29.4.3-29.5). */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Direction, type Hex, neighbour, turn } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play } from '../../../../../tools/games/gladiator/bout.ts';
import {
  type ChartHex,
  chartResult,
  RANDOM_MOVEMENT,
  type Way,
} from '../../../../../tools/games/gladiator/printed-tables.ts';
import { along, faceOff, HOLD, ORIGIN } from '../../support/centurion.ts';

describe('29.4.1.3 Pause', () => {
  const pause = (from: ReturnType<typeof faceOff>, red: number, white: number, more: readonly Scripted[] = []) => {
    const played = play(from, { dice: [['order', red, white], ...more] });
    const ordered = played.one('centurion-ordered');
    return { order: ordered.order, total: ordered.rolls?.find(({ name }) => name === 'pause')?.total, played };
  };

  it('29.4.1.3 dice sum and DRMs of exactly 1 pause him (C7): 6, -4 for 3 pauses left and phase 1, -1 for range 5', () => {
    const { order, total, played } = pause(faceOff({ phase: 1, B: { facing: 1 } }), 3, 3);
    expect([order, total]).toEqual(['pause', 1]);
    expect(played.fighter('B')).toMatchObject({ at: ORIGIN, facing: 1, moves: 0 });
  });

  it('29.4.1.3 on 2 he goes to the chart with the same dice', () => {
    const { order, total, played } = pause(faceOff({ phase: 1 }), 3, 4);
    expect([order, total]).toEqual(['move', 2]);
    expect(played.one('centurion-ordered').rolls?.at(-1)?.table?.row).toBe('34');
  });

  it.each([
    [2, 0],
    [3, -1],
    [5, -1],
    [6, -2],
    [9, -3],
  ])('29.4.1.3 range %i is worth %i, 1 for each full 3 hexes', (range, drm) => {
    const { total } = pause(faceOff({ phase: 1, range }), 1, 1);
    expect(total).toBe(2 - 4 + drm);
  });

  it.each([
    ['light', 0, 1, 2 + 1],
    ['medium', 0, 1, 3 + 1],
    ['heavy', 0, 1, 4 + 1],
    ['medium', 0, 2, 2 + 2],
    ['medium', 1, 2, 3 + 2],
    ['heavy', 2, 5, 2 + 5],
  ] as const)(
    '29.4.1.3 a %s man with %i moves made in phase %i: minus %i for pauses left and phase (P72)',
    (type, moves, phase, less) => {
      const { total } = pause(faceOff({ phase, range: 2, B: { type, moves } }), 1, 1);
      expect(total).toBe(2 - less);
    },
  );

  it('29.4.1.3 a limp that cost him a phase of his rate gives him a pause more (10.5, P72)', () => {
    expect(pause(faceOff({ phase: 1, range: 2, B: { limps: 1 } }), 1, 1).total).toBe(2 - 5);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 4],
    [4, 3],
    [5, 0],
  ] as const)("29.4.1.3 facing %i from an enemy ahead he adds that enemy's positional advantage, %i", (facing, drm) => {
    const more: readonly Scripted[] = facing === 3 ? [['lot:turn-way', 0]] : [];
    expect(pause(faceOff({ phase: 1, range: 2, B: { facing } }), 1, 1, more).total).toBe(2 - 4 + drm);
  });

  it('29.4.1.3 with no pauses left the test is skipped: even double one moves him', () => {
    const { order, total } = pause(faceOff(), 1, 1);
    expect([order, total]).toEqual(['move', undefined]);
  });

  it('29.4.1.3 when his pauses equal the phases left he must pause, without a throw', () => {
    const { one, fighter } = play(faceOff({ phase: 6, B: { moves: 5, facing: 3 } }));
    expect(one('centurion-ordered').order).toBe('pause');
    expect(fighter('B')).toMatchObject({ facing: 3, moves: 5, at: ORIGIN });
  });

  it('29.4.1.3 standing without turning a hexside is a pause too (F9); standing and turning is not', () => {
    expect(play(faceOff(), { dice: [HOLD] }).fighter('B').moves).toBe(0);
    expect(play(faceOff({ B: { facing: 1 } }), { dice: [HOLD] }).fighter('B').moves).toBe(1);
  });
});

const ARROWS: readonly Direction[] = [0, 1, 4];
const cases = ARROWS.flatMap((arrow) => RANDOM_MOVEMENT.map((hex) => ({ arrow, hex, d66: hex.d66 })));

/** The path choices of a chart hex: two where its steps differ. */
function pathsOf(hex: ChartHex): readonly (readonly Way[])[] {
  const [first, second] = hex.steps;
  return first === undefined || second === undefined || first === second ? [hex.steps] : [hex.steps, [second, first]];
}

describe('29.4.2 Random Movement Chart', () => {
  it.each(cases)('29.4.2 result $d66 along arrow $arrow leads to its hex (A4)', ({ arrow, hex }) => {
    const choices = pathsOf(hex);
    const went = choices.map((_, pick) => {
      const dice: Scripted[] = [['order', Math.floor(hex.d66 / 10), hex.d66 % 10]];
      if (choices.length > 1) dice.push(['lot:path', pick]);
      const { one, of, fighter } = play(faceOff({ arrow, B: { facing: turn(arrow, 1) } }), { dice });
      expect(one('centurion-ordered').rolls?.at(-1)?.table).toMatchObject({ row: String(hex.d66), cell: hex.words });
      expect(fighter('B').at).toEqual(along(arrow, hex.steps));
      expect(of('stepped').flatMap(({ steps }) => steps.map(({ facing }) => facing))).toEqual(
        hex.steps.map(() => turn(arrow, 1)),
      );
      return JSON.stringify(one('centurion-ordered').path);
    });
    const wanted = choices.map((steps) => JSON.stringify(steps.map((_, i) => along(arrow, steps.slice(0, i + 1)))));
    expect([...went].sort()).toEqual([...wanted].sort());
  });

  it.each(RANDOM_MOVEMENT)('29.4.2 result $d66 has the rotation number $rotation (A4)', ({ d66, rotation, steps }) => {
    const away = d66 <= 22;
    const dice: Scripted[] = [['order', Math.floor(d66 / 10), d66 % 10]];
    if (steps.length === 2 && steps[0] !== steps[1]) dice.push(['lot:path', 0]);
    if (away) dice.push(['lot:turn-way', 0]);
    const { one } = play(faceOff({ B: { facing: away ? 3 : 2 } }), { dice });
    expect(one('centurion-ordered').turns).toBe(rotation);
  });
});

describe('29.4.2.1 The arrow', () => {
  const end = (at: Hex, looking: Direction, facing: Direction, more: readonly Scripted[] = []) =>
    play(faceOff({ A: { at, facing: looking }, B: { facing } }), { dice: [['order', 6, 1], ...more] }).fighter('B').at;
  /** Having moved, he has his enemy straight behind him. */
  const behind: Scripted = ['lot:turn-way', 1];

  it('29.4.2.1 points to the closest opponent, whatever way the centurion looks', () => {
    for (const facing of [0, 2, 3] as const) expect(end({ q: -5, r: 0 }, 0, facing)).toEqual({ q: -1, r: 0 });
  });

  it('29.4.2.1 is the nearest of the six directions (P6)', () => {
    expect(end({ q: 5, r: -1 }, 3, 3)).toEqual({ q: 1, r: 0 });
    expect(end({ q: 5, r: -4 }, 3, 3)).toEqual({ q: 1, r: -1 });
  });

  it('29.4.2.1 is on a tie the one nearer his own facing (P6)', () => {
    expect(end({ q: 2, r: 2 }, 3, 0)).toEqual({ q: 1, r: 0 });
    expect(end({ q: 2, r: 2 }, 3, 2)).toEqual({ q: 0, r: 1 });
    expect(end({ q: 2, r: 2 }, 3, 3, [behind])).toEqual({ q: 0, r: 1 });
    expect(end({ q: 2, r: 2 }, 3, 4, [behind])).toEqual({ q: 1, r: 0 });
    expect(end({ q: 2, r: 2 }, 3, 5)).toEqual({ q: 1, r: 0 });
  });
});

describe('29.4.2.2 Position DRMs', () => {
  const row = (
    face: Parameters<typeof faceOff>[0],
    red: number,
    white: number,
    more: readonly Scripted[] = [],
    before: readonly Scripted[] = [],
  ) =>
    play(faceOff(face), {
      plots: { A: face?.A?.owesStumble ? 'S' : '' },
      dice: [...before, ['order', red, white], ...more],
    })
      .of('centurion-ordered')[0]
      ?.rolls?.find(({ name }) => name === 'chart')?.table?.row;
  const stun = (amount: number) => ({ stun: { amount, turn: 1, phase: 3 } });
  const recovery: Scripted = ['stun-recovery', 6];

  it.each([
    [2, 0],
    [3, -1],
    [5, -1],
    [6, -2],
  ])('29.4.2.2 a Stun of %i of his own shifts the tens by %i', (amount, by) => {
    expect(row({ B: stun(amount) }, 4, 6, [recovery])).toBe(String(chartResult(4, 6, by)));
  });

  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [8, 2],
  ])('29.4.2.2 a range of %i shifts the tens by %i', (range, by) => {
    expect(row({ range, B: { fs: 0 } }, 3, 3, by === 2 ? [['lot:path', 0]] : [])).toBe(String(chartResult(3, 3, by)));
  });

  it.each([
    [3, 0],
    [4, 0],
    [5, 3],
    [0, 4],
    [1, 3],
    [2, 0],
  ] as const)('29.4.2.2 an enemy ahead who faces %i gives him his own advantage of %i', (facing, by) => {
    expect(row({ A: { facing } }, 1, 4, by === 4 ? [['lot:path', 0]] : [])).toBe(String(chartResult(1, 4, by)));
  });

  it('29.4.2.2 on a line midway between two directions the average counts, fractions down (A1)', () => {
    expect(row({ A: { at: { q: 1, r: -2 }, facing: 0 }, B: { facing: 5, fs: 0 } }, 2, 5)).toBe('35');
  });

  it('29.4.2.2 an enemy who stumbles adds 2 to the value of his hex (F3)', () => {
    const stands: Scripted[] = [['fall-prone', 6, 6]];
    expect(row({ A: { owesStumble: true } }, 2, 5, [], stands)).toBe('45');
    expect(row({ A: { owesStumble: true, facing: 1 } }, 1, 4, [], stands)).toBe('64');
  });

  it('29.4.2.2 a prone enemy counts 4 in all, whichever way he lies (F3)', () => {
    for (const facing of [0, 3] as const) expect(row({ A: { posture: 'prone', moves: 5, facing } }, 2, 5)).toBe('65');
  });

  it.each([
    [-1, 3],
    [0, 4],
    [1, 5],
  ] as const)('29.4.2.2 FS %i turns the tens of a 36 at range 5 into %i', (fs, tens) => {
    expect(row({ B: { fs } }, 3, 6, tens === 5 ? [['lot:path', 0]] : [])).toBe(`${tens}6`);
  });

  it('29.4.2.2 tens below 1 become 1 and the units stay (A4)', () => {
    expect(row({ B: stun(6) }, 1, 4, [recovery])).toBe('14');
    expect(row({ B: { ...stun(9), fs: -1 } }, 2, 6, [recovery])).toBe('16');
  });

  it('29.4.2.2 tens above 6 make the result 66 or more whatever the units (A4)', () => {
    expect(row({ B: { fs: 0 } }, 6, 1)).toBe('66');
  });

  it('29.4.2.2 he does not change his facing while he moves', () => {
    const { of } = play(faceOff({ B: { facing: 2 } }), { dice: [['order', 6, 4]] });
    expect(of('stepped').map(({ steps }) => steps[0]?.facing)).toEqual([2, 2]);
  });
});

describe('29.4.2.3 Charge', () => {
  const charge = (B: Partial<Fighter>, white: number) => play(faceOff({ B }), { dice: [['order', 6, white]] });

  it.each([
    ['an exact 66 (F2)', -1, 6],
    ['a 71', 0, 1],
  ] as const)('29.4.2.3 on %s he charges three hexes if he looks along the arrow, without a turn', (_, fs, white) => {
    const { one, of, fighter } = charge({ fs }, white);
    expect(one('centurion-ordered')).toMatchObject({ order: 'charge', turns: 0 });
    expect(of('stepped').map(({ steps }) => steps[0]?.code)).toEqual(['C', 'C', 'C']);
    expect(fighter('B')).toMatchObject({ at: { q: 3, r: 0 }, facing: 0, moves: 1 });
  });

  it('29.4.2.3 if he looks elsewhere he moves forward 2 and may turn 2', () => {
    const { one, fighter } = charge({ fs: 0, facing: 1 }, 1);
    expect(one('centurion-ordered')).toMatchObject({ order: 'move', turns: 2 });
    expect(fighter('B')).toMatchObject({ at: { q: 2, r: 0 }, facing: 0 });
  });

  it('29.4.2.3 on 65 he does not charge', () => {
    expect(charge({ fs: -1 }, 5).fighter('B').at).toEqual({ q: 2, r: 0 });
  });
});

describe('29.4.3 Final turn', () => {
  it.each([
    [16, 1],
    [11, 2],
  ])('29.4.3 after result %i he turns at most %i hexsides towards his enemy', (d66, sides) => {
    const { fighter } = play(faceOff({ B: { facing: 3 } }), {
      dice: [
        ['order', 1, d66 % 10],
        ['lot:turn-way', 0],
      ],
    });
    expect([turn(3, sides), turn(3, -sides)]).toContain(fighter('B').facing);
  });

  it('29.4.3 he stops when he has him straight ahead (P78)', () => {
    expect(play(faceOff({ B: { facing: 1 } }), { dice: [['order', 6, 4]] }).fighter('B').facing).toBe(0);
    expect(play(faceOff({ B: { facing: 5 } }), { dice: [HOLD] }).fighter('B').facing).toBe(0);
  });

  it("29.4.3 he turns towards his enemy's new position (P78)", () => {
    const from = faceOff({ range: 2, A: { at: { q: 1, r: 1 }, facing: 2, hands: [] }, B: { fs: 0, hands: [] } });
    const { fighter } = play(from, { plots: { A: 'F SFL' }, dice: [['order', 2, 5]] });
    expect(fighter('A').at).toEqual({ q: 0, r: 3 });
    expect(fighter('B').facing).toBe(1);
  });

  it('29.4.3.1 looking directly away from the arrow he does not turn on an adjusted result above 22', () => {
    const { one, fighter } = play(faceOff({ B: { facing: 3 } }), { dice: [['order', 6, 1]] });
    expect(one('centurion-ordered').turns).toBe(0);
    expect(fighter('B').facing).toBe(3);
    expect(play(faceOff({ B: { facing: 3 } }), { dice: [HOLD] }).fighter('B')).toMatchObject({ facing: 3, moves: 0 });
  });

  it('29.4.3.1 the adjusted result counts: a 16 that the range makes 26 leaves him as he looks, a 26 that fear makes 16 lets him turn', () => {
    expect(play(faceOff({ B: { facing: 3, fs: 0 } }), { dice: [['order', 1, 6]] }).fighter('B').facing).toBe(3);
    const afraid = { facing: 3, stun: { amount: 3, turn: 1, phase: 3 } } as const;
    expect(
      play(faceOff({ B: afraid }), {
        dice: [
          ['order', 2, 6],
          ['lot:turn-way', 0],
          ['stun-recovery', 6],
        ],
      }).fighter('B').facing,
    ).not.toBe(3);
  });

  it('29.4.3.1 looking nearly away he may turn', () => {
    expect(play(faceOff({ B: { facing: 2 } }), { dice: [['order', 6, 1]] }).fighter('B').facing).toBe(1);
  });

  it('29.4.3.1 a phase in which he has moved is marked: it counts against his rate', () => {
    expect(play(faceOff(), { dice: [['order', 6, 1]] }).fighter('B').moves).toBe(1);
  });
});

describe('29.4.4 Centurion endurance', () => {
  it('29.4.4 he makes the endurance check of 17.2 like anybody else', () => {
    const { of, fighter } = play(faceOff({ turn: 2, phase: 9 }), {
      dice: [
        ['endurance', 1],
        ['endurance', 5],
      ],
    });
    expect(of('endurance-checked').map((event) => [event.fighter, event.loss])).toEqual([
      ['A', 0],
      ['B', 3],
    ]);
    expect(fighter('B').exhaustion).toBe(3);
  });

  it('29.4.4 he never uses 17.3: with his moves gone he stands, even with the enemy beside him (P88)', () => {
    const from = faceOff({ phase: 7, range: 1, A: { hands: [] }, B: { moves: 5, hands: [] } });
    expect(play(from).fighter('B')).toMatchObject({ moves: 5, exceeded: false });
  });
});

describe('29.5 Collisions with centurions', () => {
  const unarmed = { hands: [] };
  const close = (A: Partial<Fighter>, at: Hex = { q: 1, r: 0 }) =>
    faceOff({ A: { ...unarmed, at, ...A }, B: { ...unarmed, fs: 0 } });

  it('29.5 of two paths the one through a hex held by a figure before movement is dropped (F2)', () => {
    const { one } = play(close({}), { dice: [['order', 5, 1]] });
    expect(one('centurion-ordered').path).toEqual([
      { q: 1, r: -1 },
      { q: 2, r: -1 },
    ]);
  });

  it('29.5 it is dropped even if the figure leaves that hex in the same phase (F2)', () => {
    const { one } = play(close({}), { plots: { A: 'B B' }, dice: [['order', 5, 4]] });
    expect(one('centurion-ordered').path).toEqual([
      { q: 0, r: 1 },
      { q: 1, r: 1 },
    ]);
  });

  it('29.5 he still goes where the chart sent him when his enemy has moved away (P77)', () => {
    const { of, fighter } = play(close({}), { plots: { A: 'B B' }, dice: [['order', 6, 1]] });
    expect(of('collided')).toEqual([]);
    expect(fighter('B').at).toEqual(neighbour(ORIGIN, 0));
  });

  it('29.5 section 8 applies in full: moving into a man who stays is a collision, with his hex forward in his impact', () => {
    const dice: Scripted[] = [
      ['order', 6, 1],
      ['impact', 1],
      ['impact', 6],
      ['stun', 1, 1],
      ['stumble', 6],
    ];
    const { one, fighter } = play(close({}), { dice });
    expect(one('collided')).toMatchObject({ at: { q: 1, r: 0 }, winner: one('collided').fighters[1] });
    const forward = one('collided').rolls?.flatMap(({ modifiers }) =>
      modifiers.filter(({ why }) => why.includes('forward')),
    );
    expect(forward?.map(({ value }) => value)).toEqual([1]);
    expect(fighter('A').at).not.toEqual(fighter('B').at);
  });

  it('29.5 a centurion stopped by a collision does not make his final turn (8.2)', () => {
    const from = faceOff({ A: { ...unarmed, at: { q: 2, r: 0 }, facing: 4 }, B: { ...unarmed, fs: 0, facing: 5 } });
    const dice: Scripted[] = [
      ['order', 6, 4],
      ['impact', 6],
      ['impact', 3],
      ['stun', 1, 1],
      ['stumble', 6],
    ];
    const { of, fighter } = play(from, { dice });
    expect(of('collided')).toHaveLength(1);
    expect(fighter('B').facing).toBe(5);
  });
});
