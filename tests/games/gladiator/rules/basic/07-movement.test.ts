/** 7.1 to 7.3 and 7.7: moving phases, orders, turns, movement actions and the map's edges. */
import { describe, expect, test } from 'vitest';
import { mayExceed, moveRate, movesLeft } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter, Plot, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Edge, hexLabel } from '../../../../../src/kernel/arena.ts';
import { DIRECTIONS, distance, type Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  lying,
  man,
  play,
  plotRefusal,
  type Scene,
  scene,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;
const alone = (A: Partial<Fighter> = {}, more: Scene = {}): State => scene({ B: FAR, ...more, A });

describe('7.1 movement rate per turn', () => {
  /** The moving phases that one order uses up. */
  const cost = (text: string, A: Partial<Fighter> = {}, dice: readonly Scripted[] = []) =>
    play(alone(A, { loose: [lying(sword(9), { q: 0, r: 1 })] }), { plots: { A: text }, dice }).fighter('A').moves;

  test('7.1 an empty order and an X without a turn are free (F9)', () => {
    expect([cost(''), cost('X')]).toEqual([0, 0]);
  });

  test('7.1 every other order counts once, one action or two, with a step or without', () => {
    for (const text of ['F', 'F F', 'B', 'SFL SBR', 'C', 'KN', 'KN(L)', 'R', 'R(R)', 'X(R)', 'X(RRR)']) {
      expect(cost(text), text).toBe(1);
    }
    expect(cost('L', {}, [['stumble', 6]])).toBe(1);
    expect(cost('RO FL', { posture: 'prone' })).toBe(1);
  });

  test('7.1 an S is free unless a hexside is turned', () => {
    const dice: Scripted[] = [['fall-prone', 6, 6]];
    expect([cost('S', { owesStumble: true }, dice), cost('S(R)', { owesStumble: true }, dice)]).toEqual([0, 1]);
  });

  test('7.1 a man moves in as many phases as his rate, and in one more by 17.3', () => {
    for (const [type, rate] of [
      ['light', 6],
      ['medium', 5],
      ['heavy', 4],
    ] as const) {
      let state = alone({ type });
      let phases = 0;
      while (phases < 8 && plotRefusal(state, 'X(R)') === null) {
        state = play(state, { plots: { A: 'X(R)' } }).state;
        phases += 1;
        expect(state.fighters[0]?.exceeded, `${type} ${phases}`).toBe(phases > rate);
      }
      expect(phases, type).toBe(rate + 1);
    }
  });

  test('7.1 after an extra phase the rate of the next turn is 2 lower, but at least 0 (P10)', () => {
    const rates = (limps: number) =>
      (['light', 'medium', 'heavy'] as const).map((type) =>
        moveRate(tables, man('A', { type, limps, exceededLastTurn: true })),
      );
    expect(rates(0)).toEqual([4, 3, 2]);
    expect(rates(3)).toEqual([1, 0, 0]);
    expect(movesLeft(tables, man('A', { exceededLastTurn: true, moves: 1 }))).toBe(2);
  });

  test('7.1 two turns running it is allowed only while the coming rate is 1 or more (P10)', () => {
    const heavy = (limps: number, exceededLastTurn: boolean) => {
      const one = man('A', { type: 'heavy', limps, exceededLastTurn });
      return mayExceed(tables, { ...one, moves: moveRate(tables, one) });
    };
    expect([heavy(1, true), heavy(2, true), heavy(2, false), heavy(3, false)]).toEqual([true, false, true, true]);
  });

  test('7.1 the extra phase is for players alone, and only once a turn (P10)', () => {
    expect(mayExceed(tables, man('A', { moves: 5 }))).toBe(true);
    expect(mayExceed(tables, man('A', { moves: 5, by: 'book' }))).toBe(false);
    expect(mayExceed(tables, man('A', { moves: 6, exceeded: true }))).toBe(false);
  });

  test('7.1 the extra phase makes the endurance roll of its turn 1 worse (P10)', () => {
    const loss = (exceeded: boolean) =>
      play(alone({ moves: 6, exceeded }, { phase: 9, turn: 2 }), {
        dice: [
          ['endurance', 5],
          ['endurance', 1],
        ],
      }).of('endurance-checked')[0]?.loss;
    expect([loss(false), loss(true)]).toEqual([3, 4]);
  });
});

describe('7.2 plotting a phase', () => {
  test('7.2 one or two movement actions, or one special action alone', () => {
    for (const fine of ['F', 'F B', 'SFL SBR', 'C', 'X']) expect(plotRefusal(alone(), fine), fine).toBeNull();
    for (const wrong of ['F F F', 'F C', 'C F', 'X X', 'KN F', 'L B']) {
      expect(plotRefusal(alone(), wrong), wrong).not.toBeNull();
    }
  });

  test('7.2 a phase without movement cannot be told apart: he is asked all the same', () => {
    const { asked } = play(alone({ moves: 6, exceeded: true }));
    expect(asked.map((one) => `${one.kind} ${one.fighter}`)).toEqual(['plot A', 'plot B']);
  });

  /** The orders of a man on his feet, counted from the printed actions and their turns. */
  const forwards = 3 * 5;
  const backwards = 3;
  const oneAction = forwards + backwards;
  const twoActions = oneAction * oneAction;
  const specials = { C: 1, L: 1, KN: 3, X: 6 };
  const onFoot = oneAction + twoActions + specials.C + specials.L + specials.KN + specials.X;

  test('7.2 a standing man has 353 orders, and 356 with an item within one hex (R, three ways)', () => {
    expect(onFoot).toBe(353);
    expect(legalPlots(alone())).toHaveLength(onFoot);
    for (const [at, more] of [
      [{ q: 0, r: 0 }, 3],
      [{ q: -1, r: 1 }, 3],
      [{ q: -1, r: 2 }, 0],
    ] as const) {
      expect(legalPlots(alone({}, { loose: [lying(sword(9), at)] }))).toHaveLength(onFoot + more);
    }
  });

  test('7.2 a kneeling man has the same orders', () => {
    expect(legalPlots(alone({ posture: 'kneeling' }))).toHaveLength(onFoot);
  });

  test('7.2 a prone man has 7: KN three ways and RO four; with nothing left he only lies there', () => {
    expect(codes(legalPlots(alone({ posture: 'prone' })))).toEqual({ KN: 3, RO: 4 });
    expect(legalPlots(alone({ posture: 'prone', moves: 6, exceeded: true }))).toEqual([order('')]);
  });

  test('7.2 who owes a stumble has S three ways, and straight on only with nothing left', () => {
    expect(codes(legalPlots(alone({ owesStumble: true })))).toEqual({ S: 3 });
    expect(legalPlots(alone({ owesStumble: true, moves: 6, exceeded: true }))).toEqual([order('S')]);
  });

  test('7.2 with no moves left the pause is all there is; one over the rate everything is open (17.3)', () => {
    expect(legalPlots(alone({ moves: 6, exceeded: true }))).toEqual([order('X')]);
    expect(legalPlots(alone({ moves: 5 }))).toHaveLength(onFoot);
    expect(legalPlots(alone({ moves: 5, by: 'book' }))).toEqual([order('X')]);
    expect(codes(legalPlots(alone({ moves: 5, posture: 'prone' })))).toEqual({ KN: 3, RO: 4, none: 1 });
    expect(codes(legalPlots(alone({ moves: 5, owesStumble: true })))).toEqual({ S: 3 });
  });

  test('7.2 no order is listed twice, and just as many are accepted as are listed', () => {
    const state = alone({}, { loose: [lying(sword(9), { q: 0, r: 0 })] });
    const texts = legalPlots(state).map((plot) => JSON.stringify(plot));
    expect(new Set(texts).size).toBe(onFoot + specials.KN);
    const texted = everyAction().flatMap((one) => [one, ...everyAction().map((other) => `${one} ${other}`)]);
    expect(texted.filter((text) => plotRefusal(state, text) === null)).toHaveLength(onFoot + specials.KN);
  });
});

/** Every action with every turn of up to three hexsides, legal or not. */
function everyAction(): readonly string[] {
  const turns = ['L', 'LL', 'R', 'RR', 'RRR'];
  const moving = ['F', 'B', 'SFL', 'SFR', 'SBL', 'SBR', 'C', 'L'];
  const standing = ['KN', 'R', 'S', 'X'];
  return [
    ...[...moving, ...standing],
    ...[...moving, ...standing].flatMap((code) => turns.map((turn) => `${code}(${turn})`)),
    ...moving.flatMap((code) => turns.map((turn) => `(${turn})${code}`)),
  ];
}

function codes(plots: readonly Plot[]): { readonly [code: string]: number } {
  const found: { [code: string]: number } = {};
  for (const { actions } of plots) {
    const code = actions[0]?.code ?? 'none';
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}

describe('7.2.1 plotting rotations', () => {
  const end = (text: string, facing: Fighter['facing'] = 0) => {
    const { at, facing: to } = play(alone({ facing }), { plots: { A: text } }).fighter('A');
    return [at.q, at.r, to];
  };

  test('7.2.1 a turn before the action: he steps the new way; behind it: he steps, then turns', () => {
    expect(end('(R)F')).toEqual([0, 1, 1]);
    expect(end('F(R)')).toEqual([1, 0, 1]);
    expect(end('(L)SFL')).toEqual([0, -1, 5]);
    expect(end('SFL(L)')).toEqual([1, -1, 5]);
  });

  test('7.2.1 the second action starts from the facing the first has left', () => {
    expect(end('F(R) F')).toEqual([1, 1, 1]);
    expect(end('F(L) B')).toEqual([0, 1, 5]);
  });

  test('7.2.1 two actions can bring two turns, each with its own action', () => {
    expect(end('F(R) F(R)')).toEqual([1, 1, 2]);
    expect(end('(R)F (R)F')).toEqual([-1, 2, 2]);
    expect(end('F(R) (R)F')).toEqual([0, 1, 2]);
    expect(end('F(L) F(R)')).toEqual([2, -1, 0]);
  });

  test('7.2.1 a turn belongs to an action that allows it: not to a backward one, not twice to one', () => {
    for (const wrong of ['F B(L)', 'B(R) F', '(L)B', 'F(RR) B', '(R)F(R)', '(L)F(R)']) {
      expect(plotRefusal(alone(), wrong), wrong).not.toBeNull();
    }
    expect(plotRefusal(alone(), 'B (L)F')).toBeNull();
  });
});

describe('7.3 movement actions', () => {
  /** A10 The way of each action, in hexsides clockwise from straight ahead. */
  const WAYS = { F: 0, SFR: 1, SBR: 2, B: 3, SBL: 4, SFL: 5 } as const;
  /** A0 The neighbours of (0,0) by direction. */
  const AROUND = [
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
  ] as const;

  test('7.3 each of the six actions goes one hex its own way, for every facing, and keeps the facing', () => {
    for (const [code, way] of Object.entries(WAYS)) {
      for (const facing of DIRECTIONS) {
        const moved = play(alone({ facing }), { plots: { A: code } }).fighter('A');
        expect([moved.at, moved.facing], `${code}, facing ${facing}`).toEqual([AROUND[(facing + way) % 6], facing]);
      }
    }
  });

  test('7.3 F, SFL and SFR allow a turn of one hexside, B, SBL and SBR none', () => {
    for (const code of ['F', 'SFL', 'SFR']) {
      for (const turned of [`${code}(L)`, `${code}(R)`, `(L)${code}`, `(R)${code}`]) {
        expect(plotRefusal(alone(), turned), turned).toBeNull();
      }
      expect(plotRefusal(alone(), `${code}(RR)`)).not.toBeNull();
    }
    for (const code of ['B', 'SBL', 'SBR']) {
      expect(plotRefusal(alone(), `${code}(L)`), code).not.toBeNull();
      expect(plotRefusal(alone(), `(R)${code}`), code).not.toBeNull();
    }
  });

  test('7.3 two actions are two hexes', () => {
    expect(play(alone(), { plots: { A: 'SFR F' } }).fighter('A').at).toEqual({ q: 1, r: 1 });
    expect(play(alone(), { plots: { A: 'SFL SBR' } }).fighter('A').at).toEqual({ q: 0, r: 0 });
  });
});

describe('7.7 map edges', () => {
  /** Man A on the border of a window of 17 x 11 whose middle is (0,0), looking out. */
  const BORDERS: {
    readonly [E in Edge]: { readonly at: Hex; readonly facing: Fighter['facing']; readonly label: string };
  } = {
    north: { at: { q: 0, r: -5 }, facing: 4, label: 'i3' },
    south: { at: { q: 0, r: 5 }, facing: 1, label: 'i9' },
    west: { at: { q: -8, r: 4 }, facing: 3, label: 'c5' },
    east: { at: { q: 8, r: -4 }, facing: 0, label: 'o6' },
  };
  const centre = { at: { q: 0, r: 0 }, facing: 3 } as const;

  test('7.7 a step over any edge moves the figures three hexes back from it and is completed', () => {
    for (const edge of ['north', 'south', 'west', 'east'] as const) {
      const { at, facing, label } = BORDERS[edge];
      const before = scene({ A: { at, facing }, B: centre });
      const { state, one, fighter } = play(before, { plots: { A: 'F' } });
      expect(one('edge-passed')).toMatchObject({ fighter: 'A', edge });
      expect(hexLabel(state.window, fighter('A').at), edge).toBe(label);
      expect(distance(fighter('A').at, fighter('B').at), edge).toBe(distance(at, centre.at) + 1);
    }
  });

  test('7.7 the other man keeps his place relative to him, three hexes farther in', () => {
    const { state, fighter } = play(scene({ A: BORDERS.north, B: centre }), { plots: { A: 'F' } });
    expect(hexLabel(scene().window, centre.at)).toBe('i6');
    expect(hexLabel(state.window, fighter('B').at)).toBe('i9');
  });

  test('7.7 the rest of the path is walked too, over a charge of three hexes', () => {
    const { state, fighter, of } = play(scene({ A: BORDERS.north, B: centre }), { plots: { A: 'C' } });
    expect(of('edge-passed')).toHaveLength(1);
    expect(hexLabel(state.window, fighter('A').at)).toBe('i1');
  });

  test('7.7 a lying item keeps its true place, though it may slip out of view (F28)', () => {
    const loose = [lying(sword(9), { q: 0, r: 4 }), lying(sword(8), { q: 0, r: -4 })];
    const { state, fighter } = play(scene({ A: BORDERS.north, B: centre, loose }), { plots: { A: 'F' } });
    expect(state.loose.map(({ at }) => at)).toEqual(loose.map(({ at }) => at));
    expect(state.loose.map(({ at }) => hexLabel(state.window, at))).toEqual(['(off the map)', 'i5']);
    expect(state.loose.map(({ at }) => distance(at, fighter('B').at))).toEqual([4, 4]);
    expect(state.loose.map(({ at }) => distance(at, fighter('A').at))).toEqual([10, 2]);
  });

  test('7.7 an item out of view can still be found and taken', () => {
    const lost = scene({ A: { hands: [], at: { q: 0, r: 4 } }, B: FAR, loose: [lying(sword(9), { q: 0, r: 7 })] });
    const { state, of } = play(lost, { plots: { A: '(R)F F' } });
    expect(hexLabel(state.window, { q: 0, r: 7 })).not.toBe('(off the map)');
    expect(of('edge-passed')).toMatchObject([{ edge: 'south' }]);
    const found = play(state, {
      plots: { A: 'R' },
      acts: { A: { kind: 'recover', item: 9, drop: null } },
      dice: [['recovery', 6]],
    });
    expect(found.one('recovery-tried').recovered).toBe(true);
  });

  test('7.7 a man pushed over the edge by a collision takes everybody three hexes back as well', () => {
    const dice: Scripted[] = [
      ['impact', 6],
      ['impact', 1],
      ['stun', 1, 1],
      ['stumble', 6],
    ];
    const edge = scene({ A: { at: { q: 0, r: -4 }, facing: 4 }, B: { at: { q: 0, r: -5 }, facing: 1 } });
    const { state, one, fighter } = play(edge, { plots: { A: 'F' }, dice });
    expect(one('edge-passed')).toMatchObject({ fighter: 'B', edge: 'north' });
    expect(hexLabel(state.window, fighter('B').at)).toBe('i3');
    expect(hexLabel(state.window, fighter('A').at)).toBe('i4');
  });

  test('7.7 a step over a corner leaves the map by two edges, and brings him back from both', () => {
    for (const [at, facing, label] of [
      [{ q: -8, r: -1 }, 3, 'c3'],
      [{ q: 8, r: -9 }, 5, 'o3'],
    ] as const) {
      const { state, fighter } = play(scene({ A: { at, facing }, B: centre }), { plots: { A: 'F' } });
      expect(hexLabel(state.window, fighter('A').at)).toBe(label);
    }
  });

  test('7.7 no wall and no die: backing over the edge costs nothing, staying inside shifts nothing', () => {
    const { of, state } = play(scene({ A: { at: { q: 0, r: -5 }, facing: 1 }, B: centre }), { plots: { A: 'B' } });
    expect(of('edge-passed')).toHaveLength(1);
    expect(state.window).toEqual({ ...scene().window, row: scene().window.row - 3 });
    const inside = play(scene({ A: { at: { q: 0, r: -4 }, facing: 4 }, B: centre }), { plots: { A: 'F' } });
    expect(inside.of('edge-passed')).toEqual([]);
    expect(inside.state.window).toEqual(scene().window);
  });
});
