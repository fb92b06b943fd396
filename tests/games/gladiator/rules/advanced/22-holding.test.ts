/** 22.4: what a hold does, how it is kept, and how it ends. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, play, plotRefusal, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, STEADY } from '../../support/rules/arms.ts';
import { hex, withMore } from '../../support/rules/clash.ts';
import { wounded } from '../../support/rules/criticals.ts';
import { asked, byAnother, FREE, holds, inHands, SQUEEZED, seizes } from '../../support/rules/grips.ts';
import { caught, NET, poolOf, three } from '../../support/rules/snares.ts';

describe('22.4 the held man', () => {
  test('22.4 he can neither move nor turn: X or S on the spot is all', () => {
    const refused = (plot: string, B: Partial<Fighter> = {}) => plotRefusal(duel(inHands({ B })), plot, 'B');
    for (const plot of ['', 'X']) expect(refused(plot), plot).toBeNull();
    for (const plot of ['F', 'B', 'X(R)', 'KN', 'C', 'L', 'RN', 'F(L)']) expect(refused(plot), plot).toContain('22.4');
    expect(refused('S', { owesStumble: true })).toBeNull();
    expect(refused('S(R)', { owesStumble: true })).toContain('22.4');
    expect(refused('X TN', { hands: [NET] })).toContain('22.4');
  });

  test('22.4 on the ground he can neither roll nor rise (P171)', () => {
    const refused = (plot: string) => plotRefusal(duel(inHands({ B: { posture: 'prone' } })), plot, 'B');
    for (const plot of ['KN', 'RO BL', 'X', 'F']) expect(refused(plot), plot).toContain('22.4');
    expect(refused('')).toBeNull();
  });

  test('22.4 he does nothing with items (P171)', () => {
    const set = { B: { hands: [], sheath: [weapon(7, 'sword')] }, loose: [lying(sword(9), hex(1, 0))] };
    const played = holds(set, { dice: SQUEEZED });
    expect(
      asked(played, 'act')
        .concat(asked(played, 'draw'))
        .filter(({ fighter }) => fighter === 'B'),
    ).toEqual([]);
  });

  test('22.4 the blows that either had not struck yet are lost (22.4.3)', () => {
    const played = seizes({}, { cf: { A: 'chest 4, head 1', B: 'head 3' }, dice: [] });
    const lost = played.of('attacks-lost').map(({ fighter, areas, cite }) => ({ fighter, areas, cite }));
    expect(lost).toContainEqual({ fighter: 'A', areas: [1], cite: '22.4.3' });
    expect(lost).toContainEqual({ fighter: 'B', areas: [1], cite: '22.4' });
    expect(played.of('blow')).toHaveLength(1);
  });

  test('22.4 he neither steps back nor jumps out of the way of others, and guards the rest (P171)', () => {
    const guards = (dice: readonly Scripted[]) =>
      poolOf(play(byAnother({ A: { hands: [sword(1)] } }), { dice }), 'B')?.specialDefences;
    expect(guards(SQUEEZED)).toEqual([2, 4]);
    expect(guards(FREE)).toEqual([1, 2, 3, 4, 5]);
  });

  test('22.4 combat turns him all the same (C65), and his hold is no advantage to others', () => {
    const played = play(byAnother({ B: { facing: 0 } }), { dice: SQUEEZED });
    expect(played.fighter('B').facing).toBe(3);
    expect(poolOf(played)?.total).toBe(14 + 4);
  });

  test('22.4 among several enemies he is not turned at all (P42)', () => {
    const fourth = man('D', { side: 0, seat: 0, name: 'Dama', at: hex(0, 1), facing: 5 });
    const surrounded = (set: Duel, dice: readonly Scripted[]) =>
      play(withMore(byAnother(set), fourth), { dice }).fighter('B').facing;
    expect(surrounded({ B: { facing: 0 } }, SQUEEZED)).toBe(0);
    expect(surrounded({ B: { facing: 0 } }, FREE)).not.toBe(0);
  });
});

describe('22.4.1 hold against escape', () => {
  test('22.4.1 each phase, before combat, the holder writes CF and the held man too, in secret from each other', () => {
    const played = holds({}, { dice: SQUEEZED });
    const at = played.asked.findIndex(({ kind }) => kind === 'hold');
    expect(played.asked.slice(at, at + 2)).toMatchObject([
      { kind: 'hold', fighter: 'A', target: 'B', area: 2, most: 14, seat: 0 },
      { kind: 'escape', fighter: 'B', most: 10, seat: 1, cite: '22.4.1' },
    ]);
  });

  test('22.4.1 not in the phase in which he is seized', () => {
    expect(asked(seizes(), 'hold')).toEqual([]);
  });

  test.each([
    [0, 0, 6, true],
    [0, 0, 7, false],
    [0, 4, 10, true],
    [0, 4, 11, false],
    [5, 4, 5, true],
    [5, 4, 6, false],
    [14, 10, 3, false],
  ])('22.4.1 with %i CF to hold and %i to escape, 3D6 of %i free him: %s (C5)', (hold, cf, total, free) => {
    const dice: readonly Scripted[] = free ? [three('escape', total)] : [three('escape', total), ...SQUEEZED.slice(1)];
    const played = holds({}, { hold, escape: cf, dice });
    const tried = played.one('escape-tried');
    expect(tried).toMatchObject({ fighter: 'B', cf, escaped: free, against: { by: 'A', cf: hold } });
    expect(reading(tried, 'escape').total).toBe(total - cf + hold);
    expect(played.fighter('B').grappled === null).toBe(free);
  });

  test('22.4.1 an escape costs him nothing, and he and the other fight as ever (P55)', () => {
    const played = holds({}, { escape: 1, dice: FREE });
    expect(played.one('escape-tried').penalty).toBe(0);
    expect(poolOf(played, 'B')).toMatchObject({ mayAttack: true, total: 9 });
    expect(poolOf(played)).toMatchObject({ mayAttack: true, total: 14 });
  });

  test('22.4.1 nobody has more to spend than his pool', () => {
    expect(() => holds({}, { hold: 15 })).toThrow('0 to 14 CF (22.4.1)');
    expect(() => holds({}, { escape: 11 })).toThrow('0 to 10');
  });

  test('22.4.1 what is spent counts neither as attack nor as defence (P57)', () => {
    const played = holds({}, { hold: 5, escape: 4, dice: SQUEEZED });
    for (const id of ['A', 'B']) expect(played.fighter(id)).toMatchObject({ attackTotal: 0, defenceTotal: 0 });
  });

  test('22.4.1 the holder may let him go instead (P171)', () => {
    const played = holds({}, { hold: null, escape: 4 });
    expect(played.one('released')).toMatchObject({ fighter: 'B', by: 'A', why: 'let-go' });
    expect(played.of('escape-tried')).toEqual([]);
    expect(poolOf(played, 'B')).toMatchObject({ mayAttack: true, total: 10 });
  });

  test('22.4.1 a senseless man does not struggle (P171)', () => {
    const B = { conscious: false, posture: 'prone' as const, stun: { amount: 12, turn: 1, phase: 1 } };
    const played = holds({ B, phase: 2 }, { dice: [['stun-recovery', 6], ...SQUEEZED.slice(1)] });
    expect(asked(played, 'escape')).toEqual([]);
    expect(played.of('escape-tried')).toEqual([]);
    expect(played.fighter('B').grappled).toEqual({ by: 'A', area: 2 });
  });

  test('22.4.1 a centurion writes 1D6 for every full six CF (P84), and no more than he has', () => {
    const hold = (A: Partial<Fighter>, ...dice: readonly Scripted[]) => {
      const played = holds({ A: { by: 'book', ...A } }, { dice: [...dice, ...SQUEEZED] });
      return played.one('escape-tried').against?.cf;
    };
    expect(hold({}, ['hold-cf', 2], ['hold-cf', 3])).toBe(5);
    expect(hold({ tr: 10 }, ['hold-cf', 3], ['hold-cf', 3])).toBe(6);
    expect(hold({ tr: 4, st: 2, cfAtStart: 5 })).toBe(0);
    expect(hold({ tr: 4, cfAtStart: 6 }, ['hold-cf', 6])).toBe(6);
  });

  test('22.4.1 a centurion struggles as in a net: 2D3 for every six CF or part of them (C39)', () => {
    const played = holds({ B: { by: 'book' } }, { dice: [['escape-cf', 1, 2], ['escape-cf', 5, 6], ...SQUEEZED] });
    expect(played.one('escape-tried').cf).toBe(2 + 6);
    expect(played.one('centurion-ordered').order).toBe('held');
  });
});

describe('22.4.2 the squeeze', () => {
  test.each([
    [1, 2, 3],
    [4, 2, 4],
    [6, 2, 5],
    [3, 0, 2],
    [6, -1, 2],
  ])('22.4.2 a die of %i and ST %i stun him by %i', (die, st, stun) => {
    const dice: Scripted[] = [three('escape', 18), ['squeeze', die], ['critical', 1, 1]];
    const played = holds({ A: { st, cfAtStart: 14 } }, { dice });
    expect(played.one('stunned')).toMatchObject({ fighter: 'B', cite: '22.4.2', stun: { from: 0, to: stun } });
    expect(reading(played.one('bruised'), 'critical').total).toBe(2 + stun);
  });

  test('22.4.2 a holder too weak for it does nothing', () => {
    const played = holds({ A: { st: -3, cfAtStart: 14 } }, { dice: [three('escape', 18), ['squeeze', 4]] });
    expect(played.one('stunned').stun).toEqual({ from: 0, to: 0 });
    expect(played.fighter('B').stun).toEqual({ amount: 0, turn: 0, phase: 0 });
    expect(played.of('bruised')).toEqual([]);
  });

  test('22.4.2 armour is no help', () => {
    const armour = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
    const dice: Scripted[] = [three('escape', 18), ['squeeze', 6], ['critical', 2, 3], STEADY];
    expect(holds({ B: { armour } }, { dice }).fighter('B')).toMatchObject({
      stun: { amount: 5 },
      wounds: wounded(2, 1),
    });
  });

  test('22.4.2 the critical is on the part that is held, and as real as that of a strike', () => {
    const dice: Scripted[] = [three('escape', 18), ['squeeze', 6], ['critical', 1, 3], ['stumble', 6]];
    const played = fight(inHands({}, 1), { dice });
    expect(played.one('bruised')).toMatchObject({ area: 1, critical: 'V', cite: '22.4.2', by: 'A' });
    expect(played.fighter('B').vision).toBe(1);
    const shaken = fight(inHands({}, 1), {
      dice: [three('escape', 18), ['squeeze', 1], ['critical', 6, 6], ['fall-prone', 1, 1]],
    });
    expect(shaken.one('fall-prone-checked').cite).toBe('22.3.2');
    expect(added(shaken.one('fall-prone-checked'), 'fall-prone')).toBe(-3);
    expect(shaken.fighter('B')).toMatchObject({ posture: 'prone', grappled: { by: 'A', area: 1 }, mortal: false });
  });

  test('22.4.2 phase after phase', () => {
    const first = holds({}, { dice: SQUEEZED });
    const second = play(first.state, { dice: [['stun-recovery', 6], ...SQUEEZED] });
    expect(second.fighter('B').stun.amount).toBe(6);
  });

  test('22.4.2 enough of it and he is senseless; a centurion then lets him go (P172)', () => {
    const set = { B: { stun: { amount: 9, turn: 1, phase: 1 } }, A: { by: 'book' as const, tr: 4, fs: 0 as const } };
    const out = holds(set, { dice: [['hold-cf', 1], ...SQUEEZED] });
    expect(out.fighter('B')).toMatchObject({ conscious: false, posture: 'prone', grappled: { by: 'A' } });
    const strike: readonly Scripted[] = [['defence-count', 1], ['attack-chunk', 6], ['attack-area', 1], blow(3)];
    const next = play(out.state, { dice: [['stun-recovery', 6], ...strike] });
    expect(next.one('released')).toMatchObject({ fighter: 'B', by: 'A', why: 'let-go' });
  });
});

describe('22.4.3 limits', () => {
  test('22.4.3 neither strikes while it lasts, and so there is no fight between the two', () => {
    const played = holds({ B: { hands: [sword(3), shield(4)] } }, { dice: SQUEEZED });
    expect(asked(played, 'allocate')).toEqual([]);
    expect(played.of('engaged')).toEqual([]);
  });

  test('22.4.3 others may strike the held man, who only defends', () => {
    const pool = poolOf(play(byAnother(), { dice: SQUEEZED }), 'B');
    expect(pool).toMatchObject({ mayAttack: false, mayDefend: true });
  });

  test('22.4.3 a wound or stun of the holder frees him at once', () => {
    const bled = holds({ A: { arteries: [{ area: 5, turn: 1, phase: 1 }] }, phase: 2 }, { dice: SQUEEZED });
    expect(bled.one('released')).toMatchObject({ fighter: 'B', by: 'A', why: 'hurt', cite: '22.4.3' });
    expect(bled.fighter('B').grappled).toBeNull();
    const rules = advancedRules(undefined, { freeformPlots: true });
    const stunned = holds({ rules }, { plots: { A: 'C F' }, dice: [['stun', 1, 1]] });
    expect(stunned.one('released').why).toBe('hurt');
  });

  test('22.4.3 so does a wound that another deals the holder', () => {
    const B = { grappled: null, hands: [] };
    const { fighters, ...rest } = byAnother({ A: { grappled: { by: 'B', area: 3 } }, B });
    const thrower = man('C', {
      side: 0,
      seat: 0,
      name: 'Celer',
      hands: [weapon(8, 'javelin')],
      at: hex(3, 0),
      facing: 3,
    });
    const state = { ...rest, fighters: [...fighters.filter(({ id }) => id !== 'C'), thrower] };
    const acts = { C: { kind: 'throw', hand: 0, target: 'B' } } as const;
    const dice: Scripted[] = [['throw-distance', 6], ['throw-area', 5], blow(9, 8, 1), ...FALLS];
    const played = play(state, { plots: { C: '!' }, acts, dice });
    expect(played.one('blow')).toMatchObject({ fighter: 'C', target: 'B', wounds: 1 });
    expect(played.one('released')).toMatchObject({ fighter: 'A', by: 'B', why: 'hurt' });
  });
});

describe('P171 how else it ends', () => {
  test('22.4 the holder leaves his hex: lost, and the other acts in the same phase', () => {
    const played = holds({}, { plots: { A: 'B' } });
    expect(played.one('released')).toMatchObject({ why: 'moved', cite: 'P171' });
    const beside = holds({}, { plots: { A: 'SFL' }, cf: {} });
    expect(beside.one('released').why).toBe('moved');
    const back = holds({}, { plots: { A: 'B F' }, cf: {} });
    expect(back.fighter('A').at).toEqual(hex(0, 0));
    expect(back.one('released').why).toBe('moved');
  });

  test('22.4 the holder turns where he stands: kept', () => {
    const played = holds({}, { plots: { A: 'X(R)' }, dice: SQUEEZED });
    expect(played.of('released')).toEqual([]);
  });

  test('22.4 they collide: lost', () => {
    const dice: Scripted[] = [
      ['impact', 6],
      ['impact', 1],
      ['stun', 1, 1],
      ['stumble', 6],
    ];
    const played = holds({ A: { st: 6, cfAtStart: 14 } }, { plots: { A: 'F' }, dice });
    expect(played.one('released').why).toBe('moved');
  });

  test('22.4 the holder takes something up, or draws: lost', () => {
    const set = { loose: [lying(sword(9), hex(0, 0))] };
    const acts = { A: { kind: 'recover', item: 9, drop: null } } as const;
    expect(holds(set, { plots: { A: 'R' }, acts, dice: [['recovery', 1]] }).one('released').why).toBe('hands');
    const sheath = [weapon(7, 'sword')];
    const drawn = holds({ A: { sheath } }, { draws: { A: { weapon: 0, drop: null } } });
    expect(drawn.one('released').why).toBe('hands');
    expect(holds(set, { acts, dice: [['recovery', 6], ...SQUEEZED] }).of('released')).toEqual([]);
  });

  test('22.4 the holder falls: lost; the held man falls: kept', () => {
    const fell = holds({ A: { owesStumble: true } }, { dice: [['fall-prone', 1, 1]] });
    expect(fell.one('released').why).toBe('fell');
    const kept = holds({ B: { owesStumble: true } }, { dice: [['fall-prone', 1, 1], ...SQUEEZED] });
    expect(kept.fighter('B')).toMatchObject({ posture: 'prone', grappled: { by: 'A', area: 2 } });
  });

  test('22.4 one of them is out of the bout: nobody is held any more', () => {
    const dead = holds(
      { A: { arteries: [{ area: 5, turn: 1, phase: 1 }], wounds: wounded(5, 11) }, phase: 2 },
      { dice: SQUEEZED },
    );
    expect(dead.fighter('A').fate).toBe('dead');
    expect(dead.fighter('B').grappled).toBeNull();
    const squeezed = holds(
      { B: { wounds: wounded(2, 11) } },
      { dice: [three('escape', 18), ['squeeze', 6], ['critical', 2, 3]] },
    );
    expect(squeezed.fighter('B')).toMatchObject({ fate: 'dead', grappled: null });
  });

  test('18.2 held on the ground before an armed enemy he must appeal; the holder himself is not armed', () => {
    const set = inHands({ phase: 2, B: { posture: 'prone' } });
    expect(fight(set, { dice: SQUEEZED }).of('appealed')).toEqual([]);
    const other = byAnother({ phase: 2, A: { hands: [sword(1)] }, B: { posture: 'prone' } });
    expect(play(other, { dice: [['missus', 6, 6]] }).one('appealed')).toMatchObject({ fighter: 'B', why: 'grappled' });
  });
});

describe('5.2.5.1 escapes', () => {
  test('5.2.5.1 net, noose and hold are struggled with after the net attacks and before combat, the net first', () => {
    const B = { ...caught('net'), grappled: { by: 'A', area: 2 } } as const;
    const dice: Scripted[] = [three('escape', 18), ...SQUEEZED];
    const played = fight(inHands({ B: { ...B } }), { dice, escape: 3 });
    expect(played.of('escape-tried').map(({ cite }) => cite)).toEqual(['20.6.1', '22.4.1']);
    expect(asked(played, 'escape')).toMatchObject([{ most: 10 }, { most: 7 }]);
    expect(asked(played, 'drag')).toEqual([]);
  });
});
