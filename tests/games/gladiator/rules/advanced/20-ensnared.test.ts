/** 20.5, 20.6: men caught in a net: what they may do, escaping, and being dragged down. */
import { describe, expect, test } from 'vitest';
import { bookDragCf } from '../../../../../src/games/gladiator/rules/advanced/ensnared.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  plotRefusal,
  type Script,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { hex, impacts } from '../../support/rules/clash.ts';
import { type Chase, cast, caught, chase, NET, order, poolOf, TRIDENT, three } from '../../support/rules/snares.ts';

const HOLDER = { hands: [TRIDENT] };
const HELD = three('escape', 18);

/** A has caught B, and stands beside him with his trident unless told otherwise. */
const held = ({ A = {}, B = {}, ...rest }: Chase = {}): Chase => ({
  range: 1,
  ...rest,
  A: { ...HOLDER, ...A },
  B: { ...caught(), ...B },
});
const hold = (set: Chase = {}, script: Script = {}): Played => cast(held(set), { dice: [HELD], ...script });
/** B tries to escape: with some CF, on 3D6 that show a total. */
const tries = (cf: number, total: number, set: Chase = {}, script: Script = {}): Played =>
  hold(set, { escape: cf, ...script, dice: [three('escape', total), ...(script.dice ?? [])] });
/** A drags with some CF, on 3D6 that show a total. */
const drags = (drag: number | null, total: number, set: Chase = {}): Played =>
  hold(set, { drag, dice: [HELD, three('drag', total)] });
const asked = (played: Played, kind: string) => played.asked.filter((request) => request.kind === kind);

/** What an escape adds to the one blow of the phase. */
const exposure = (played: Played) =>
  reading(played.one('blow'), 'crt').modifiers.find(({ cite }) => cite === '20.6.1')?.value ?? 0;

describe('20.5 what a man in a net may do', () => {
  test('20.5 he walks at his rate, and never turns', () => {
    const refused = (plot: string) => plotRefusal(chase({ A: caught('net', { holder: 'B' }) }), plot);
    for (const plot of ['F', 'B SBL', 'SFL F', 'C', 'X', 'RN', '']) expect(refused(plot), plot).toBeNull();
    for (const plot of ['F(L)', '(R)F', 'X(R)', 'SFR(R)', 'KN(L)', 'F F(R)'])
      expect(refused(plot), plot).toContain('20.5');
    expect(plotRefusal(chase({ A: { ...caught(), moves: 6, exceeded: true } }), 'F')).not.toBeNull();
  });

  test('20.5 his facing stays as he goes (P138)', () => {
    const { fighter } = hold({ range: 3 }, { plots: { B: 'SBL B' }, dice: [HELD] });
    expect(fighter('B')).toMatchObject({ at: hex(4, 1), facing: 3, moves: 1 });
  });

  test('20.5 he defends but does not attack', () => {
    const played = hold();
    expect(poolOf(played, 'B')).toMatchObject({ mayAttack: false, mayDefend: true, marks: [], total: 10 });
    expect(() => hold({}, { cf: { B: 'head 1' } })).toThrow('may not attack');
    const struck = hold({}, { cf: { A: 'head 3', B: '| head 8' }, dice: [HELD, blow(6)] });
    expect(struck.one('blow')).toMatchObject({ fighter: 'A', defence: 8 });
  });

  test('20.5 caught himself, a net man casts nothing', () => {
    const from = chase({ A: caught('net', { holder: 'B', snare: { id: 8, kind: 'net' } }) });
    for (const net of ['TN', 'SN', 'LN2']) expect(plotRefusal(from, `X ${net}`)).toContain('20.5');
  });

  test('20.5 whoever attacks him has +4 for it, on top of everything else (A1)', () => {
    const total = (B: Partial<Fighter>) => poolOf(hold({ B }))?.total;
    expect(total({})).toBe(10 + 4);
    expect(total({ facing: 0 })).toBe(10 + 4 + 4);
    expect(poolOf(cast({ range: 1, A: HOLDER }))?.total).toBe(10);
  });

  test('20.5 he is turned to face his attacker all the same (C65)', () => {
    expect(hold({ B: { facing: 0 } }).fighter('B').facing).toBe(3);
  });

  test('20.5 the net stays on him from phase to phase, and its owner has his hands free (P138)', () => {
    const first = hold();
    const second = play(first.state, { dice: [HELD] });
    expect(second.fighter('B').ensnared).toMatchObject({ holder: 'A', snare: NET, phase: 1 });
    expect(second.state.loose).toEqual([]);
    expect(poolOf(second)?.marks[0]?.arms).toMatchObject([{ kind: 'trident', halvings: 0 }]);
  });

  test('20.5 beyond three hexes its owner lets go, and does not get hold again (P138)', () => {
    expect(hold({ range: 3 }).of('net-let-go')).toEqual([]);
    const far = hold({ range: 3 }, { plots: { B: 'B' } });
    expect(far.one('net-let-go')).toMatchObject({ fighter: 'B', by: 'A' });
    expect(far.fighter('B').ensnared).toMatchObject({ holder: null });
    expect(asked(far, 'drag')).toEqual([]);
    const back = play(far.state, { plots: { B: 'F F' }, dice: [HELD] });
    expect(back.fighter('B').ensnared).toMatchObject({ holder: null });
    expect(asked(back, 'drag')).toEqual([]);
  });

  test('20.5 a holder who falls lets go', () => {
    const dice: Scripted[] = [['fall-prone', 1, 1], HELD];
    const played = hold({ range: 3, A: { owesStumble: true } }, { dice });
    expect(played.one('net-let-go').by).toBe('A');
  });

  test('20.5 when he is killed the net lies with him (P138)', () => {
    const set = { B: { wounds: { 1: 11, 2: 0, 3: 0, 4: 0, 5: 0 }, cfAtStart: 20, tr: 20 } };
    const played = hold(set, {
      cf: { A: 'head 8' },
      dice: [HELD, blow(18, 12, 6), ['blood', 1], ['drop-direction', 4], ['drop-distance', 1]],
    });
    expect(played.fighter('B')).toMatchObject({ fate: 'dead', ensnared: null });
    expect(played.state.loose).toContainEqual(lying(NET, hex(1, 0)));
  });

  test('8.4 a man in a net has 3 less impact', () => {
    const dice: Scripted[] = [['impact', 1], ['impact', 6], ['stun', 1, 1], ['stumble', 6], HELD];
    const [, mine] = impacts(hold({ B: { hands: [] }, A: { hands: [] } }, { plots: { A: 'F' }, dice }));
    expect(mine.modifiers).toContainEqual(expect.objectContaining({ why: 'ensnared', value: -3 }));
  });

  test('13.4.1 a man in a net picks things up worse by 6', () => {
    const set = { range: 3, B: { hands: [] }, loose: [lying(sword(9), hex(3, 0))] };
    const acts = { B: { kind: 'recover', item: 9, drop: null } } as const;
    const plain = cast({ ...set, A: HOLDER }, { acts, dice: [['recovery', 6]] });
    const tied = hold(set, { acts, dice: [['recovery', 6], HELD] });
    expect(added(tied.one('recovery-tried'), 'recovery') - added(plain.one('recovery-tried'), 'recovery')).toBe(6);
  });
});

describe('20.5.1 in a net and on the ground', () => {
  const down = { posture: 'prone' as const };

  test('20.5.1 he can neither move nor turn', () => {
    const refused = (plot: string) => plotRefusal(chase({ A: { ...caught(), ...down } }), plot);
    for (const plot of ['KN', 'RO BL', 'X', 'F', 'RN']) expect(refused(plot), plot).toContain('20.5.1');
    expect(refused('')).toBeNull();
  });

  test('20.5.1 with no enemy before whom he lies, he tries to escape', () => {
    const played = tries(4, 9, { range: 4, B: down });
    expect(played.one('escape-tried')).toMatchObject({ cf: 4, escaped: true });
    expect(asked(played, 'allocate')).toEqual([]);
  });

  test('20.5.1 all his CF can go to that; what is left of them is halved for his defence (P139, 16.3)', () => {
    const played = tries(4, 18, { range: 4, B: down }, { plots: { A: 'F F' } });
    expect(asked(played, 'escape')).toMatchObject([{ most: 10 }]);
    expect(poolOf(played, 'B')).toMatchObject({ mayAttack: false, total: 3 });
  });

  test('20.5.1 before an armed enemy he is helpless as the next phase starts (P139, 18.2)', () => {
    const dice: Scripted[] = [['missus', 6, 6]];
    expect(cast(held({ phase: 2, B: down }), { dice }).one('appealed')).toMatchObject({
      fighter: 'B',
      to: 'A',
      why: 'ensnared',
    });
    const unarmed = hold({ phase: 2, A: { hands: [] }, B: down });
    expect(unarmed.of('appealed')).toEqual([]);
    const behind = hold({ phase: 2, A: { facing: 3 }, B: down });
    expect(behind.of('appealed')).toEqual([]);
  });

  test('20.5.1 nobody drags him then', () => {
    expect(asked(hold({ range: 3, B: down }), 'drag')).toEqual([]);
  });
});

describe('20.6 escaping', () => {
  test('20.6 he is asked once a phase, before the fight, and nobody else is', () => {
    const played = hold();
    expect(asked(played, 'escape')).toMatchObject([{ fighter: 'B', most: 10 }]);
    expect(asked(cast({ A: HOLDER }), 'escape')).toEqual([]);
    const [tried = -1, fought = -1] = order(played, 'escape-tried', 'allocated');
    expect(tried).toBeGreaterThan(-1);
    expect(fought).toBeGreaterThan(tried);
  });

  test('20.6 also in the phase in which the net falls on him, after it', () => {
    const played = cast(
      { range: 4 },
      { plots: { A: 'X TN', B: 'F' }, escape: 10, dice: [three('net', 14), three('escape', 16)] },
    );
    expect(played.one('escape-tried')).toMatchObject({ fighter: 'B', cf: 10, escaped: true });
  });

  test.each([0, 4, 10])('20.6 %i CF that he spends are gone from his defence', (cf) => {
    const played = tries(cf, 18);
    expect(played.one('escape-tried')).toMatchObject({ cf, escaped: false });
    expect(poolOf(played, 'B')?.total ?? 0).toBe(10 - cf);
  });

  test('20.6 no more than he has', () => {
    expect(() => tries(11, 18)).toThrow('0 to 10');
    expect(() => tries(8, 18, { B: { stun: { amount: 3, turn: 1, phase: 1 } } })).toThrow('0 to 7');
  });

  test('20.6 of a halved pool what he spends is gone whole: five of five leave nothing', () => {
    const played = tries(5, 18, { B: caught('arm') });
    expect(asked(played, 'escape')).toMatchObject([{ most: 5 }]);
    expect(poolOf(played, 'B')).toBeNull();
  });

  test('20.6 what he spends is neither attack nor defence for his performance (P57)', () => {
    expect(tries(6, 18).fighter('B')).toMatchObject({ attackTotal: 0, defenceTotal: 0 });
  });

  test('20.6 a man who is unconscious does not try', () => {
    const out = { conscious: false, posture: 'prone' as const, stun: { amount: 15, turn: 1, phase: 1 } };
    expect(cast(held({ range: 4, B: out }), { dice: [] }).of('escape-tried')).toEqual([]);
  });

  test.each([
    [0, 6, true],
    [0, 7, false],
    [4, 10, true],
    [4, 11, false],
    [10, 16, true],
    [10, 17, false],
  ])('20.6.1 with %i CF and 3D6 of %i he is free: %s (C5)', (cf, total, escaped) => {
    const played = tries(cf, total);
    expect(played.one('escape-tried').escaped).toBe(escaped);
    expect(played.fighter('B').ensnared === null).toBe(escaped);
    expect(reading(played.one('escape-tried'), 'escape').total).toBe(total - cf);
  });

  test('20.6.1 the net then lies in his hex, and he can fight (P138)', () => {
    const played = tries(2, 8);
    expect(played.state.loose).toEqual([lying(NET, hex(1, 0))]);
    expect(poolOf(played, 'B')).toMatchObject({ mayAttack: true, total: 8 });
    expect(poolOf(played)?.total).toBe(10);
  });

  test.each([
    [1, 7, 6],
    [3, 7, 4],
    [6, 7, 1],
    [7, 7, 0],
    [9, 3, 0],
  ])('20.6.1 with %i CF and 3D6 of %i, %i is added to every attack on him this phase (C25)', (cf, total, penalty) => {
    for (const area of ['head', 'legs']) {
      const played = tries(cf, total, {}, { cf: { A: `${area} 1`, B: `| ${area} 1` }, dice: [blow(3)] });
      expect(played.one('escape-tried').penalty).toBe(penalty);
      expect(exposure(played)).toBe(penalty);
    }
  });

  test('20.6.1 not in the next phase, nor if he stays in the net', () => {
    const next = play(tries(1, 7).state, { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(exposure(next)).toBe(0);
    const stays = tries(1, 8, {}, { cf: { A: 'head 1' }, dice: [blow(6)] });
    expect(stays.one('escape-tried').penalty).toBe(0);
    expect(exposure(stays)).toBe(0);
  });
});

describe('20.6.2 dragging', () => {
  test('20.6.2 when the escape has failed, the man who holds him is asked, and only then', () => {
    expect(asked(tries(0, 7), 'drag')).toMatchObject([{ fighter: 'A', target: 'B', most: 14 }]);
    expect(asked(tries(0, 6), 'drag')).toEqual([]);
  });

  test('20.6.2 he need not', () => {
    const played = hold({}, { drag: null, dice: [HELD] });
    expect(played.of('dragged')).toEqual([]);
    expect(poolOf(played)?.total).toBe(14);
  });

  test('20.6.2 he can up to a range of three, wherever he faces (P138)', () => {
    for (const range of [1, 2, 3]) expect(asked(hold({ range, A: { facing: 3 } }), 'drag')).toHaveLength(1);
    expect(asked(hold({ range: 4 }), 'drag')).toEqual([]);
  });

  test('20.6.2 what he spends is gone from his attack, and he has no more than his pool', () => {
    const played = drags(5, 3);
    expect(played.one('dragged')).toMatchObject({ fighter: 'B', by: 'A', cf: 5, down: false });
    expect(poolOf(played)?.total).toBe(9);
    expect(() => drags(15, 3)).toThrow('0 to 14');
  });

  test('20.6.2 the book drags with half of what is left, if that is anything (P84)', () => {
    expect([0, 1, 2, 3, 14].map(bookDragCf)).toEqual([null, null, 1, 1, 7]);
  });

  test('20.6.2 in a net himself, he drags nobody (20.5)', () => {
    const A = { ...HOLDER, ...caught('net', { holder: 'B', snare: { id: 8, kind: 'net' } }) };
    expect(asked(hold({ A }, { dice: [HELD, HELD] }), 'drag').map(({ fighter }) => fighter)).toEqual([]);
  });

  test.each([
    [0, 0, 17, false],
    [0, 0, 18, true],
    [5, 0, 12, false],
    [5, 0, 13, true],
    [5, 3, 10, true],
    [5, 3, 9, false],
    [2, -2, 17, false],
    [2, -2, 18, true],
  ])('20.6.2.1 with %i CF, ST %i and 3D6 of %i he goes down: %s (C6)', (cf, st, total, down) => {
    const played = drags(cf, total, { A: { st, cfAtStart: 10 } });
    expect(played.one('dragged').down).toBe(down);
    expect(reading(played.one('dragged'), 'drag').total).toBe(total + st + cf);
    expect(played.fighter('B').posture).toBe(down ? 'prone' : 'standing');
  });

  test.each(['kneeling', 'standing'] as const)(
    '20.6.2.1 a man who is %s lies there, and fights at half (16.3)',
    (posture) => {
      const played = drags(10, 18, { range: 1, B: { posture } });
      expect(played.one('fell-prone')).toMatchObject({ fighter: 'B', why: 'dragged' });
      expect(poolOf(played, 'B')?.total).toBe(5);
    },
  );

  test('20.6.2.1 he is at the mercy of an armed holder as the next phase starts', () => {
    const dragged = drags(10, 18).state;
    const appealed = play(dragged, { dice: [['missus', 6, 6]] }).one('appealed');
    expect(appealed).toMatchObject({ fighter: 'B', to: 'A', why: 'dragged' });
  });

  test('20.6.2.1 so he is beyond the reach of his weapon, or out of his front: he hangs on his cord (P67)', () => {
    for (const set of [{ range: 3 }, { A: { hands: [sword(1)] } }, { A: { facing: 3 as const } }]) {
      const appealed = play(drags(10, 18, set).state, { dice: [['missus', 6, 6]] }).one('appealed');
      expect(appealed).toMatchObject({ fighter: 'B', to: 'A', why: 'dragged' });
    }
  });

  test('20.6.2.1 not if the holder has no weapon, or no CF', () => {
    const unarmed = drags(10, 18, { A: { hands: [] } }).state;
    expect(play(unarmed, { dice: [HELD] }).of('appealed')).toEqual([]);
    const spent = drags(10, 18);
    for (const one of spent.state.fighters) if (one.id === 'A') one.exhaustion = 10;
    expect(play(spent.state, { dice: [HELD] }).of('appealed')).toEqual([]);
  });
});
