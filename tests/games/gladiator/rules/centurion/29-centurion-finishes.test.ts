/** 29.4.1, 22.1, P324: a centurion over a senseless man whom he has nothing to finish with. */
import { describe, expect, it } from 'vitest';
import { canStrike } from '../../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { orderCenturion } from '../../../../../src/games/gladiator/rules/centurion/centurion.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { playPhase } from '../../../../../src/games/gladiator/rules/sequence.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { viewOf } from '../../../../../src/games/gladiator/rules/view.ts';
import { type Dice, seededDice } from '../../../../../src/kernel/dice.ts';
import { DIRECTIONS, type Hex, turn } from '../../../../../src/kernel/hex.ts';
import { seedState } from '../../../../../src/kernel/rng.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { lying, play, shield, sword, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { type FaceOff, faceOff } from '../../support/centurion.ts';
import { pillar, withObstacles } from '../../support/rules/arenas.ts';

const OUT: Partial<Fighter> = {
  posture: 'prone',
  conscious: false,
  stun: { amount: 40, turn: 1, phase: 3 },
  hands: [],
};
const PIKE: Partial<Fighter> = { hands: [weapon(3, 'pike')] };
const CHART: Scripted = ['order', 2, 5];
const hex = (q: number, r: number): Hex => ({ q, r });

/** B, the centurion, faces A, who lies unconscious beside him. */
const over = (set: FaceOff): State => faceOff({ rules: advancedRules(), range: 1, ...set, A: { ...OUT, ...set.A } });

/** What B is found to do, with just these dice; of lots the first. */
function ordered(state: State, dice: readonly Scripted[] = []) {
  const scripted = scriptedDice(dice);
  const [, B] = state.fighters;
  const lot: Dice['lot'] = (name, cite, of) => ({ name, cite, draw: 0, of, picked: 0 });
  const view = { state: viewOf(state), tables, dice: { ...scripted, lot } };
  const plan = B === undefined ? null : orderCenturion(view, B, false);
  scripted.done();
  if (plan === null) throw new Error('no order');
  const { order, text, path, turns, rolls } = plan;
  return { order, text, path, turns, rolls: rolls.length };
}

/** A phase with dice of a seed, and what happened in it. */
function phase(from: State, seed = 'finish') {
  const state: State = JSON.parse(JSON.stringify(from));
  const events: GladiatorEvent[] = [];
  const run = playPhase({ state, tables, dice: seededDice(seedState(seed)), emit: (event) => events.push(event) });
  expect(run.next([]).done).toBe(true);
  return { state, events };
}

describe('29.4.1, 21.9 with a pike at one hex from a senseless man (P324)', () => {
  it('29.4.1 he steps straight back to where it reaches, and no die is thrown for it', () => {
    const back = { order: 'move', text: 'gives his weapon room', path: [hex(-1, 0)], turns: 1, rolls: 0 };
    expect(ordered(over({ B: PIKE }))).toEqual(back);
  });

  it('29.4.1 from there he has him before it: the next phase is that of the appeal (18.2)', () => {
    const next = play(over({ A: { at: hex(1, 0) }, B: { ...PIKE, at: hex(-1, 0) } }), { dice: [['missus', 6, 6]] });
    expect(next.one('appealed')).toMatchObject({ fighter: 'A', to: 'B', why: 'unconscious', fate: 'spared' });
  });

  it('29.4.1, 29.4.3 looking elsewhere he goes to where he has him before him once he has turned as he may', () => {
    for (const facing of DIRECTIONS) {
      const state = over({ B: { ...PIKE, facing } });
      const { path, turns } = ordered(state);
      expect([facing, turns]).toEqual([facing, path.length]);
      const [A, B] = state.fighters;
      if (A === undefined || B === undefined) throw new Error('two men');
      const at = path.at(-1) ?? B.at;
      const sees = (by: number) => canStrike(state, tables, { ...B, at, facing: turn(facing, by) }, A.at);
      expect([-2, -1, 0, 1, 2].filter((by) => Math.abs(by) <= turns && sees(by))).not.toEqual([]);
    }
  });

  it('29.4.1, 27.5.1 with a pillar behind him he goes to one side of it, and never through the man', () => {
    const plan = ordered(over({ B: PIKE, arena: withObstacles(pillar(-1, 0)) }));
    expect([[hex(-1, 1)], [hex(0, -1)]]).toContainEqual(plan.path);
  });

  it('29.4.1, 20.5 in a net he goes and does not turn', () => {
    const net = { by: 'net', holder: 'A', snare: { id: 9, kind: 'net' }, since: 1, dragged: false } as const;
    expect(ordered(over({ B: { ...PIKE, ensnared: net as unknown as Fighter['ensnared'] } }))).toMatchObject({
      turns: 0,
    });
  });

  it('29.4.1 where his weapon reaches, and where the other is awake, the chart moves him as ever', () => {
    expect(ordered(over({ B: PIKE, range: 2 }), [CHART]).rolls).toBeGreaterThan(0);
    expect(ordered(over({ range: 3 }), [CHART]).rolls).toBeGreaterThan(0);
    const awake = faceOff({ rules: advancedRules(), range: 1, A: { hands: [] }, B: PIKE });
    expect(ordered(awake, [CHART]).rolls).toBeGreaterThan(0);
  });

  it('29.4.1 with no moves left, stumbling or on the ground, he does what he would do otherwise', () => {
    expect(ordered(over({ B: { ...PIKE, moves: 5 } }))).toMatchObject({ order: 'pause', path: [] });
    expect(ordered(over({ B: { ...PIKE, stumbling: true } })).order).toBe('stumble');
    expect(ordered(over({ B: { ...PIKE, posture: 'prone' } }), [['order', 6, 6]]).order).toBe('kneel');
  });
});

describe('29.4.2.5 without a weapon beside a senseless man (P324)', () => {
  const bare: Partial<Fighter> = { hands: [], style: 'dimachaerus' };

  it('29.4.2.5 he goes for the nearest, two hexes at most, and leaves a shield where it lies', () => {
    const loose = [lying(sword(9), hex(-4, 0)), lying(shield(8), hex(0, 1))];
    const plan = ordered(over({ B: bare, loose }));
    expect(plan).toEqual({
      order: 'move',
      text: 'goes for a weapon',
      path: [hex(-1, 0), hex(-2, 0)],
      turns: 2,
      rolls: 0,
    });
  });

  it('29.4.2.5, 13.4 he stops within a hex of it, and tries for it in the same phase', () => {
    const state = over({ B: bare, loose: [lying(sword(9), hex(-2, 0))] });
    expect(ordered(state).path).toEqual([hex(-1, 0)]);
    const tries = phase(state).events.filter(({ kind }) => kind === 'recovery-tried');
    expect(tries).toMatchObject([{ fighter: 'B', item: { kind: 'sword' } }]);
  });

  it('29.4.1.2 within a hex of it he takes it up as ever, and with nothing to fetch he is moved by the chart', () => {
    expect(ordered(over({ B: bare, loose: [lying(sword(9), hex(0, 1))] })).order).toBe('recover');
    expect(ordered(over({ B: bare }), [CHART]).rolls).toBeGreaterThan(0);
  });

  it('21.1.2.1, 21.3.4 what he has in his sheath he draws, an archer too, before whom nobody is helpless (P82, P174)', () => {
    const armed = (B: Partial<Fighter>) => {
      const { state, events } = phase(over({ B: { ...B, sheath: [weapon(7, 'sword')], moves: 5 } }));
      expect(events.filter(({ kind }) => kind === 'thrown')).toEqual([]);
      expect(events.find(({ kind }) => kind === 'drawn')).toMatchObject({ fighter: 'B', item: { kind: 'sword' } });
      return play(state, { dice: [['missus', 6, 6]] }).one('appealed').to;
    };
    expect(armed({ hands: [] })).toBe('B');
    expect(armed({ hands: [weapon(3, 'bow')], arrows: 5 })).toBe('B');
  });
});
