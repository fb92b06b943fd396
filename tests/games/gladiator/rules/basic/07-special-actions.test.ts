/** 7.4 to 7.6: the seven special actions, the reaction timer and illegal orders. */
import { describe, expect, test } from 'vitest';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { initialState } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, FighterId, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { DIRECTIONS, type Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  lying,
  type Played,
  play,
  plotRefusal,
  type Scene,
  scene,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;
const alone = (A: Partial<Fighter> = {}, more: Scene = {}): State => scene({ B: FAR, ...more, A });

/** A0 The neighbours of (0,0) by direction. */
const AROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const times = ({ q, r }: Hex, n: number): Hex => ({ q: q * n, r: r * n });

/** Where man A is after an order, and where he looks. */
function ordered(from: State, text: string, dice: readonly Scripted[] = []) {
  const { at, facing, posture, moves } = play(from, { plots: { A: text }, dice }).fighter('A');
  return { at: { q: at.q + 0, r: at.r + 0 }, facing, posture, moves };
}

function poolOf(played: Played, id: FighterId): number | undefined {
  return played.asked.flatMap((one) => (one.kind === 'allocate' && one.fighter === id ? [one.pool.total] : []))[0];
}

describe('7.4 C, charge', () => {
  test('7.4 a charge goes three hexes straight and allows no turn', () => {
    for (const facing of DIRECTIONS) {
      const { at, facing: to } = ordered(alone({ facing }, { B: { at: { q: 7, r: -7 } } }), 'C');
      expect([at, to], `facing ${facing}`).toEqual([times(AROUND[facing] ?? { q: 0, r: 0 }, 3), facing]);
    }
    for (const wrong of ['C(L)', '(R)C', 'C F']) expect(plotRefusal(alone(), wrong), wrong).not.toBeNull();
  });

  test('7.4 a charge is legal though a man stands in its way, and ends in the collision (P24)', () => {
    const blocked = scene({ B: { at: { q: 2, r: 0 } } });
    expect(plotRefusal(blocked, 'C')).toBeNull();
    const dice: Scripted[] = [
      ['impact', 2],
      ['impact', 4],
    ];
    expect(play(blocked, { plots: { A: 'C' }, dice }).one('collided').at).toEqual({ q: 2, r: 0 });
  });
});

describe('7.4 KN, kneeling', () => {
  const kneeling = (more: Partial<Fighter> = {}) => alone({ posture: 'kneeling', ...more });

  test('7.4 anyone may go to one knee in place, with one hexside of turn (C166)', () => {
    expect(ordered(alone(), 'KN')).toMatchObject({ at: { q: 0, r: 0 }, facing: 0, posture: 'kneeling', moves: 1 });
    expect(ordered(alone(), 'KN(L)').facing).toBe(5);
    expect(ordered(alone(), 'KN(R)').facing).toBe(1);
    expect(plotRefusal(alone(), 'KN(RR)')).not.toBeNull();
  });

  test('7.4 a prone man must pass through KN before he stands', () => {
    for (const wrong of ['F', 'B', 'C', 'L', 'X', 'R', 'S', '']) {
      expect(plotRefusal(alone({ posture: 'prone' }), wrong), wrong).not.toBeNull();
    }
    const first = play(alone({ posture: 'prone' }), { plots: { A: 'KN' }, dice: [['kneel-place', 1]] });
    expect(first.fighter('A').posture).toBe('kneeling');
    expect(play(first.state, { plots: { A: 'F' } }).fighter('A').posture).toBe('standing');
  });

  test('7.4 a kneeling man rises free of charge with any action that moves him (P29)', () => {
    for (const text of ['F', 'B', 'SFL(L)', 'SBR F', 'C']) {
      expect(ordered(kneeling(), text), text).toMatchObject({ posture: 'standing', moves: 1 });
    }
    expect(ordered(kneeling(), 'L', [['stumble', 6]]).posture).toBe('standing');
    expect(ordered(kneeling(), 'F F').at).toEqual({ q: 2, r: 0 });
  });

  test('7.4 a kneeling man stays down in X, S, R and KN, and without an order (F10)', () => {
    for (const text of ['X', 'X(RRR)', 'KN', '']) expect(ordered(kneeling(), text).posture, text).toBe('kneeling');
    expect(ordered(kneeling({ owesStumble: true }), 'S', [['fall-prone', 6, 6]]).posture).toBe('kneeling');
    const item = scene({ A: { posture: 'kneeling' }, B: FAR, loose: [lying(sword(9), { q: 0, r: 0 })] });
    expect(ordered(item, 'R').posture).toBe('kneeling');
  });
});

describe('7.4 L, leap', () => {
  const leap = (die: number, more: Scene = {}) =>
    play(alone({}, more), { plots: { A: 'L' }, dice: [['stumble', die]] });

  test('7.4 a leap lands two hexes ahead and allows no turn', () => {
    for (const facing of DIRECTIONS) {
      const { at, facing: to } = ordered(alone({ facing }), 'L', [['stumble', 6]]);
      expect([at, to], `facing ${facing}`).toEqual([times(AROUND[facing] ?? { q: 0, r: 0 }, 2), facing]);
    }
    expect(plotRefusal(alone(), 'L(L)')).not.toBeNull();
  });

  test('7.4 a stumble check follows every leap', () => {
    expect(leap(2).one('stumble-checked').stumbled).toBe(false);
    expect(leap(1).fighter('A').owesStumble).toBe(true);
  });

  test('7.4 an item in the hex jumped is ignored, one in the hex of landing is not', () => {
    const jumped = [lying(sword(9), { q: 1, r: 0 })];
    const landed = [lying(sword(9), { q: 2, r: 0 })];
    expect(leap(2, { loose: jumped }).fighter('A').owesStumble).toBe(false);
    expect(leap(2, { loose: landed }).fighter('A').owesStumble).toBe(true);
  });

  test('7.4 a man lying in the hex jumped is ignored too', () => {
    const lyingMan = { at: { q: 1, r: 0 }, posture: 'prone' } as const;
    const played = leap(2, { B: lyingMan, rules: { reactionSeconds: 10 } });
    expect([played.of('run-onto'), played.of('collided'), played.of('appealed')]).toEqual([[], [], []]);
    expect(played.fighter('A')).toMatchObject({ at: { q: 2, r: 0 }, owesStumble: false });
  });
});

describe('7.4 R, recover', () => {
  const beside = alone({ hands: [] }, { loose: [lying(sword(9), { q: 0, r: 1 })] });

  test('7.4 R needs an item within one hex, and stays put with one hexside of turn', () => {
    expect(plotRefusal(alone(), 'R')).not.toBeNull();
    expect(plotRefusal(alone({}, { loose: [lying(sword(9), { q: 0, r: 2 })] }), 'R')).not.toBeNull();
    expect(ordered(beside, 'R(L)')).toMatchObject({ at: { q: 0, r: 0 }, facing: 5, moves: 1 });
    expect(plotRefusal(beside, 'R(RR)')).not.toBeNull();
  });

  test('7.4 R makes the item easy to pick up; it costs a moving phase even without a turn', () => {
    const take = (text: string, die: number) =>
      play(beside, {
        plots: { A: text },
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        dice: [['recovery', die]],
      });
    expect(take('R', 6).one('recovery-tried').recovered).toBe(true);
    expect(take('R', 6).fighter('A').moves).toBe(1);
    expect(take('X', 1).one('recovery-tried').recovered).toBe(false);
  });
});

describe('7.4 RO, roll', () => {
  test('7.4 a prone man rolls one hex front-left, front-right, back-left or back-right and stays prone', () => {
    const ways = { FR: 1, BR: 2, BL: 4, FL: 5 } as const;
    for (const [way, by] of Object.entries(ways)) {
      for (const facing of DIRECTIONS) {
        expect(ordered(alone({ posture: 'prone', facing }), `RO ${way}`), `${way}, facing ${facing}`).toEqual({
          at: AROUND[(facing + by) % 6],
          facing,
          posture: 'prone',
          moves: 1,
        });
      }
    }
  });

  test('7.4 nobody else rolls, and never head or feet first', () => {
    expect(plotRefusal(alone(), 'RO FL')).not.toBeNull();
    expect(plotRefusal(alone({ posture: 'kneeling' }), 'RO FL')).not.toBeNull();
    const rolls = legalPlots(alone({ posture: 'prone' })).flatMap(({ actions }) =>
      actions.filter((one) => one.code === 'RO'),
    );
    expect(rolls.map((one) => [one.way, one.before, one.after]).sort()).toEqual([
      ['BL', 0, 0],
      ['BR', 0, 0],
      ['FL', 0, 0],
      ['FR', 0, 0],
    ]);
  });
});

describe('7.4 S, stumble', () => {
  const steady: Scripted = ['fall-prone', 4, 4];

  test('7.4 S is forced in the phase after tripping, and nobody else may write it', () => {
    expect(plotRefusal(alone(), 'S')).not.toBeNull();
    const owing = alone({ owesStumble: true });
    for (const wrong of ['F', 'X', 'X(R)', 'KN', 'C', 'L']) expect(plotRefusal(owing, wrong), wrong).not.toBeNull();
    expect(plotRefusal(owing, 'S')).toBeNull();
  });

  test('7.4 S stays in place, with one hexside of turn; without a turn it is free', () => {
    const owing = alone({ owesStumble: true });
    expect(ordered(owing, 'S', [steady])).toEqual({ at: { q: 0, r: 0 }, facing: 0, posture: 'standing', moves: 0 });
    expect(ordered(owing, 'S(L)', [steady])).toMatchObject({ facing: 5, moves: 1 });
    expect(plotRefusal(owing, 'S(LL)')).not.toBeNull();
  });

  test('7.4 S is done even with no moves left, and even when no order is given', () => {
    const spent = alone({ owesStumble: true, moves: 6, exceeded: true });
    expect(plotRefusal(spent, 'S(R)')).not.toBeNull();
    expect(ordered(spent, 'S', [steady]).moves).toBe(6);
    const close = scene({ A: { owesStumble: true } });
    const played = play(close, { dice: [steady] });
    expect([poolOf(played, 'A'), poolOf(played, 'B')]).toEqual([8, 12]);
  });

  test('7.4 one S pays for the stumble: the next phase is his own again', () => {
    const { state } = play(alone({ owesStumble: true }), { plots: { A: 'S' }, dice: [steady] });
    expect(plotRefusal(state, 'S')).not.toBeNull();
    expect(plotRefusal(state, 'F F')).toBeNull();
  });

  test('7.4 the debt outlasts the end of a turn (P28)', () => {
    const tripped = play(alone({}, { phase: 8 }), { plots: { A: 'L' }, dice: [['stumble', 1]] });
    const ended = play(tripped.state, {
      dice: [
        ['endurance', 1],
        ['endurance', 1],
      ],
    });
    expect(plotRefusal(ended.state, 'F')).not.toBeNull();
    const next = play(ended.state, { plots: { A: 'S' }, dice: [['fall-prone', 3, 4]] });
    expect([next.state.turn, next.state.phase]).toEqual([2, 1]);
    expect(next.fighter('A').posture).toBe('prone');
  });
});

describe('7.4 X, pause', () => {
  test('7.4 X stays in place and may turn to any facing', () => {
    const facings = ['X', 'X(R)', 'X(RR)', 'X(RRR)', 'X(LL)', 'X(L)'].map((text) => ordered(alone(), text));
    expect(facings.map((one) => one.facing)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(facings.map((one) => one.at)).toEqual(facings.map(() => ({ q: 0, r: 0 })));
    expect(facings.map((one) => one.moves)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test('7.4 with no moves left X is written without a turn', () => {
    const spent = alone({ moves: 6, exceeded: true });
    expect([plotRefusal(spent, 'X'), plotRefusal(spent, 'X(R)') === null]).toEqual([null, false]);
  });
});

describe('7.5 reaction time', () => {
  const timed: Scene = { rules: { reactionSeconds: 10 } };

  test('7.5 the timer is off unless asked for, and ten seconds when on (P128)', () => {
    expect(basicRules().reactionSeconds).toBeNull();
    expect(basicRules({ reactionSeconds: 10 }).reactionSeconds).toBe(10);
    const setup = { rules: basicRules({ reactionSeconds: 10 }), fighters: [] };
    expect(initialState(setup).rules.reactionSeconds).toBe(10);
  });

  test('7.5 whoever has run out of time has no order and stands', () => {
    expect(plotRefusal(alone({}, timed), '')).toBeNull();
    expect(ordered(alone({}, timed), '')).toEqual({ at: { q: 0, r: 0 }, facing: 0, posture: 'standing', moves: 0 });
  });

  test('7.5 a prone man out of time just lies there, though he could not choose to (16.4)', () => {
    expect(plotRefusal(alone({ posture: 'prone' }), '')).not.toBeNull();
    expect(ordered(alone({ posture: 'prone' }, timed), '').posture).toBe('prone');
  });

  test('7.5 having no order is no illegal order: there is no Stun with both switches on', () => {
    const both: Scene = { rules: { reactionSeconds: 10, freeformPlots: true } };
    for (const posture of ['standing', 'kneeling', 'prone'] as const) {
      expect(play(alone({ posture }, both)).of('illegal-plot'), posture).toEqual([]);
    }
  });
});

describe('7.6 illegal orders', () => {
  const freely: Scene = { rules: { freeformPlots: true } };
  const punished = (text: string, A: Partial<Fighter> = {}) =>
    play(alone(A, freely), { plots: { A: text }, dice: [['stun', 1, 1]] });
  const ILLEGAL = ['F F F', 'X F', 'C F', 'F C', 'B(L)', '(R)SBR', 'C(L)', 'L(R)', 'F(RR)'];

  test('7.6 without freeform plots the rules refuse them', () => {
    expect(basicRules().freeformPlots).toBe(false);
    for (const text of ILLEGAL) expect(plotRefusal(alone(), text), text).not.toBeNull();
  });

  test('7.6 with freeform plots they may be written, and leave the man standing where he was (P24)', () => {
    for (const text of ILLEGAL) {
      expect(plotRefusal(alone({}, freely), text), text).toBeNull();
      const { fighter, one } = punished(text);
      expect(one('illegal-plot').fighter, text).toBe('A');
      expect(fighter('A'), text).toMatchObject({ at: { q: 0, r: 0 }, facing: 0, posture: 'standing', moves: 0 });
    }
  });

  test('7.6 movement without moves left is illegal, the extra phase of 17.3 is not', () => {
    expect(punished('F', { moves: 6, exceeded: true }).fighter('A').at).toEqual({ q: 0, r: 0 });
    const extra = play(alone({ moves: 5 }, freely), { plots: { A: 'F' } });
    expect(extra.of('illegal-plot')).toEqual([]);
    expect(extra.fighter('A').at).toEqual({ q: 1, r: 0 });
  });

  test('7.6 it costs a roll of 2D6 + 1 on the Stun column (C129)', () => {
    const stunOf = (...dice: [number, number]) =>
      play(alone({}, freely), { plots: { A: 'B(L)' }, dice: [['stun', ...dice]] }).fighter('A').stun.amount;
    expect([stunOf(1, 1), stunOf(3, 4), stunOf(4, 4), stunOf(5, 5), stunOf(6, 5), stunOf(6, 6)]).toEqual([
      1, 1, 2, 3, 3, 4,
    ]);
  });

  test('7.6 legal orders are untouched by the switch, a blocked charge among them', () => {
    const blocked = scene({ ...freely, B: { at: { q: 1, r: 0 } } });
    const { of } = play(blocked, {
      plots: { A: 'C' },
      dice: [
        ['impact', 3],
        ['impact', 4],
      ],
    });
    expect(of('illegal-plot')).toEqual([]);
    expect(of('collided')).toHaveLength(1);
    expect(play(alone({}, freely), { plots: { A: 'F(L) SFR' } }).of('stunned')).toEqual([]);
  });
});
