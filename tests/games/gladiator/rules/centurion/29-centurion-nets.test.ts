/** 29.6: centurions with nets, and against them. */
import { describe, expect, test } from 'vitest';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, type Played, play, type Script, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { added, reading, readings } from '../../support/blows.ts';
import { type FaceOff, faceOff, ORIGIN } from '../../support/centurion.ts';
import { caught, lassoMan, NET, netMan, TRIDENT, three } from '../../support/rules/snares.ts';

const off = (set: FaceOff) => faceOff({ rules: advancedRules(), ...set });
/** B is a centurion with sword and shield, A a player's net man. */
const against = (set: FaceOff, script: Script): Played => play(off({ ...set, A: netMan(set.A) }), script);
/** B is a centurion with trident and net who stands on a roll of 25, A a man with nothing in his hands. */
const netter = (set: FaceOff, script: Script): Played =>
  play(off({ ...set, A: { hands: [], ...set.A }, B: netMan({ fs: 0, ...set.B }) }), script);
const STAND: Scripted = ['order', 2, 5];
const HELD = three('escape', 18);

describe('29.6.1 against a net man', () => {
  test('29.6 without chapter 20 nobody thinks of nets', () => {
    const played = play(faceOff({ rules: basicRules(), A: netMan() }), { dice: [STAND] });
    expect(readings(played.one('centurion-ordered'))).not.toContain('repel-net');
  });

  test.each([
    ['a net', { hands: [TRIDENT, NET] }, true],
    ['a lasso', lassoMan({ sheath: [] }), true],
    ['his trident alone', { hands: [TRIDENT] }, false],
    ['a net that rests', { netAgain: 100 }, false],
  ] as const)('29.6.1 he thinks of repelling a man with %s: %s', (_what, A, thinks) => {
    const played = against({ A: A as Partial<Fighter> }, { dice: [['order', 6, 5]] });
    expect(readings(played.one('centurion-ordered')).includes('repel-net')).toBe(thinks);
  });

  test('29.6.1 from the phase on in which the net is ready again', () => {
    const ready = (netAgain: number) =>
      readings(against({ A: { netAgain } }, { dice: [['order', 6, 5]] }).one('centurion-ordered')).includes(
        'repel-net',
      );
    expect([12, 13].map(ready)).toEqual([true, false]);
  });

  test('29.6.1 not when he lies, stumbles or reaches for something', () => {
    const lies = against(
      { range: 5, B: { posture: 'prone' } },
      {
        dice: [
          ['order', 6, 5],
          ['kneel-place', 1],
        ],
      },
    );
    expect(readings(lies.one('centurion-ordered'))).toEqual(['roll-over']);
    const stumbles = against({ B: { owesStumble: true } }, { dice: [['fall-prone', 6, 6]] });
    expect(readings(stumbles.one('centurion-ordered'))).toEqual([]);
    const reaches = against({ B: { hands: [] }, loose: [lying(sword(9), ORIGIN)] }, { dice: [['recovery', 6]] });
    expect(reaches.one('centurion-ordered').order).toBe('recover');
  });

  test('29.6.1 not when he pauses: that is tested first, with the same dice (P73)', () => {
    const pauses = against({ phase: 1 }, { dice: [['order', 1, 1]] }).one('centurion-ordered');
    expect([pauses.order, readings(pauses)]).toEqual(['pause', ['pause']]);
  });

  test('29.6.1 who has not paused may repel, and moves by the chart where he does neither', () => {
    // with 3 pauses left in phase 3 a sum of 7 pauses, and 8 does not (P72); at a range of 2 a sum of 8 repels
    const orders = (first: number, second: number) =>
      against({ phase: 3, range: 2, A: { hands: [NET] }, B: { moves: 2 } }, { dice: [['order', first, second]] }).one(
        'centurion-ordered',
      );
    expect(orders(4, 3).order).toBe('pause');
    const [repels, moves] = [orders(4, 4), orders(3, 6)];
    expect([repels.order, readings(repels)]).toEqual(['repel', ['pause', 'repel-net']]);
    expect([moves.order, readings(moves)]).toEqual(['move', ['pause', 'repel-net', 'chart']]);
  });

  test.each([
    [5, 1, 4, true],
    [5, 1, 5, false],
    [5, 3, 2, true],
    [5, 3, 3, false],
    [8, 1, 1, true],
    [8, 1, 2, false],
    [4, 3, 3, true],
  ])(
    '29.6.1.1 at a range of %i with %i and %i he repels, or not: 10 or less does (C10)',
    (range, red, white, repels) => {
      const played = against({ range }, { dice: [['order', red, white]] });
      const event = played.one('centurion-ordered');
      expect(event.order === 'repel').toBe(repels);
      expect(reading(event, 'repel-net').total).toBe(red + white + range);
    },
  );

  test('29.6.1.1 he stays, does not turn, and has used a moving phase', () => {
    const { fighter, one } = against({ B: { facing: 3 } }, { dice: [['order', 1, 1]] });
    expect(one('centurion-ordered')).toMatchObject({ order: 'repel', turns: 0, path: [] });
    expect(fighter('B')).toMatchObject({ at: ORIGIN, facing: 3, moves: 1 });
  });

  test('29.6.1.1 the net then comes at him with 6 less, and not as at a man who paused (C156)', () => {
    const dice: Scripted[] = [['order', 1, 1], three('net', 14)];
    const played = against({ range: 3, B: { hands: [] } }, { plots: { A: 'X TN' }, dice });
    expect(added(played.one('net-cast'), 'net')).toBe(-6);
  });

  test('29.6.1.1 when he takes no heed his dice go on to the chart', () => {
    const played = against({ range: 5 }, { dice: [['order', 6, 5]] });
    expect(played.one('centurion-ordered').order).toBe('move');
    expect(readings(played.one('centurion-ordered'))).toContain('chart');
  });
});

describe('29.6.1.2 caught', () => {
  const tied = (traits: Partial<Fighter>, dice: readonly Scripted[], set: FaceOff = {}): Played =>
    play(off({ ...set, A: { hands: [TRIDENT], ...set.A }, B: { fs: 0, ...caught(), ...traits } }), {
      dice: [STAND, ...dice],
    });

  test.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('29.6.1.2 of %i CF he throws 2D3 for each six or part of six: %i times (C39)', (tr, times) => {
    const dice = Array.from({ length: times }, (): Scripted => ['escape-cf', 1, 2]);
    const played = tied({ tr }, [...dice, HELD]);
    expect(played.one('escape-tried').cf).toBe(Math.min(tr, 2 * times));
  });

  test('29.6.1.2 2D3: each die halved and rounded up (C39)', () => {
    const spent = (a: number, b: number) => tied({ tr: 6 }, [['escape-cf', a, b], HELD]).one('escape-tried').cf;
    expect([spent(1, 2), spent(3, 4), spent(5, 6), spent(1, 6)]).toEqual([2, 4, 6, 4]);
  });

  test('29.6.1.2 never more than he has; with none he still tries', () => {
    expect(tied({ tr: 3 }, [['escape-cf', 6, 6], HELD]).one('escape-tried').cf).toBe(3);
    const spent = tied({ tr: 3, stun: { amount: 3, turn: 1, phase: 3 } }, [['stun-recovery', 6], HELD]);
    expect(spent.one('escape-tried').cf).toBe(0);
  });

  test('29.6.1.2 the rest is for defence (P84)', () => {
    const areas = Array.from({ length: 6 }, (): Scripted => ['defence-area', 1]);
    const played = tied({ tr: 10, hands: [] }, [['escape-cf', 1, 2], ['escape-cf', 1, 2], HELD, ...areas], {
      range: 1,
    });
    const allocated = played.of('allocated').find(({ fighter }) => fighter === 'B');
    expect(allocated).toMatchObject({ total: 6, spentOnAttack: 0, allocation: { attacks: [], defence: { 1: 6 } } });
  });

  test('29.6.1.2 he moves by the chart, but does not turn, neither after it nor in a stumble (20.5)', () => {
    const dice: Scripted[] = [['escape-cf', 1, 1], ['escape-cf', 1, 1], HELD];
    const stood = tied({ facing: 2 }, dice);
    expect(stood.one('centurion-ordered').turns).toBe(0);
    expect(stood.fighter('B').facing).toBe(2);
    const from = off({ A: { hands: [TRIDENT] }, B: { facing: 2, owesStumble: true, ...caught() } });
    const stumbled = play(from, { dice: [['fall-prone', 6, 6], ['escape-cf', 1, 1], ['escape-cf', 1, 1], HELD] });
    expect(stumbled.fighter('B')).toMatchObject({ facing: 2, moves: 0, stumbling: false });
  });

  test('29.6.1.2 by the leg he stays, lying in a net he lies (21.7.1, 20.5.1)', () => {
    const stays = (B: Partial<Fighter>) =>
      play(off({ A: { hands: [] }, B: { tr: 6, ...B } }), { dice: [['escape-cf', 1, 1], HELD] }).one(
        'centurion-ordered',
      );
    expect(stays(caught('leg'))).toMatchObject({ order: 'pause', path: [] });
    expect(stays({ ...caught(), posture: 'prone' })).toMatchObject({ order: 'lie', path: [] });
  });
});

describe('29.6.2 a centurion with a net', () => {
  test.each([
    [1, { kind: 'lay', hex: 1 }],
    [2, { kind: 'lay', hex: 2 }],
    [3, { kind: 'lay', hex: 3 }],
    [4, { kind: 'swing' }],
    [5, { kind: 'swing' }],
    [6, { kind: 'toss' }],
  ] as const)('29.6.2 on %i: %j', (die, net) => {
    const played = netter({ range: 3 }, { plots: { A: 'B B' }, dice: [STAND, ['net-attack', die]] });
    expect(played.one('centurion-ordered').net).toEqual(net);
    expect(played.one('net-cast')).toMatchObject({ fighter: 'B', plot: net, target: null });
  });

  test('29.6.2 a Laquearius only tosses', () => {
    const B = lassoMan({ fs: 0 });
    for (const die of [1, 4]) {
      const played = netter({ range: 5, B }, { dice: [STAND, ['net-attack', die]], plots: { A: 'B' } });
      expect(played.one('centurion-ordered').net).toEqual({ kind: 'toss' });
    }
  });

  test('29.6.2 with a lasso beside something else he tosses nothing (21.7.3)', () => {
    const B = lassoMan({
      fs: 0,
      hands: [
        { id: 2, kind: 'lasso' },
        { id: 9, kind: 'shield', size: 'small', ticked: 0 },
      ],
    });
    expect(netter({ range: 5, B: { ...B, sheath: [] } }, { dice: [STAND] }).of('net-cast')).toEqual([]);
  });

  test('29.4.1.2 with his trident in hand he does not reach for a net at his feet (P194); without it for the trident', () => {
    const loose = [lying(NET, ORIGIN), lying(TRIDENT, ORIGIN)];
    const armed = netter({ range: 5, B: { hands: [TRIDENT] }, loose: loose.slice(0, 1) }, { dice: [STAND] });
    expect(armed.one('centurion-ordered').order).toBe('move');
    const bare = netter({ range: 5, B: { hands: [] }, loose }, { dice: [['recovery', 1]] });
    expect(bare.one('recovery-tried')).toMatchObject({ fighter: 'B', item: { kind: 'trident' } });
  });

  test('29.6.2 caught himself he casts nothing (20.5)', () => {
    const B = caught('net', { snare: { id: 8, kind: 'net' } });
    const dice: Scripted[] = [STAND, ['escape-cf', 1, 1], ['escape-cf', 1, 1], HELD];
    expect(netter({ range: 5, B }, { dice }).of('net-cast')).toEqual([]);
  });

  test.each([
    ['toss', 6, 5, 6],
    ['swing', 4, 4, 4],
    ['lay', 1, 3, 2],
  ] as const)(
    '29.6.2 a %s needs an enemy within its reach and two hexes more, and its CF (P76)',
    (kind, die, range, cf) => {
      const at = (far: number, tr: number): Played =>
        netter({ range: far, B: { tr } }, { plots: { A: 'B B' }, dice: [STAND, ['net-attack', die]] });
      expect(at(range, cf).one('centurion-ordered').net).toMatchObject({ kind });
      for (const none of [at(range + 1, cf), at(range, cf - 1)]) {
        expect(none.one('centurion-ordered').net).toBeUndefined();
        expect(none.of('net-cast')).toEqual([]);
        expect(none.fighter('B').netAgain).toBe(0);
      }
    },
  );

  test.each([
    ['toss', 6, [false, false, true]],
    ['swing', 4, [false, true, true]],
    ['lay', 1, [true, true, true]],
  ] as const)('29.6.2 after a %s the die is thrown again when the net is ready', (_kind, die, thrown) => {
    const first = netter({ range: 3, phase: 4 }, { plots: { A: 'B B' }, dice: [STAND, ['net-attack', die]] });
    const later = thrown.map((ready, i) => {
      const state = { ...first.state, phase: 4 + i };
      const dice: Scripted[] = ready ? [STAND, ['net-attack', 6]] : [STAND];
      return readings(play(state, { dice, plots: { A: 'B' } }).one('centurion-ordered')).includes('net-attack');
    });
    expect(later).toEqual(thrown);
  });

  test('29.6.2 not in a phase in which he pauses, lies, or has no moves left', () => {
    const pauses = netter({ phase: 1 }, { dice: [['order', 1, 1]] });
    expect(pauses.one('centurion-ordered').order).toBe('pause');
    const spent = netter({ range: 3, phase: 8, B: { moves: 6 } }, {});
    expect(spent.of('net-cast')).toEqual([]);
    const lies = netter(
      { range: 3, B: { posture: 'prone' } },
      {
        dice: [
          ['order', 6, 5],
          ['kneel-place', 1],
        ],
      },
    );
    expect(lies.of('net-cast')).toEqual([]);
  });

  test('29.6.2 a stand with a net attack is one moving phase, also when he turns in it (P9, F9)', () => {
    const dice: Scripted[] = [STAND, ['net-attack', 4]];
    const turned = netter({ range: 3, B: { facing: 1 } }, { plots: { A: 'B B' }, dice });
    expect(turned.of('turned')).toHaveLength(1);
    expect(turned.fighter('B').moves).toBe(1);
    expect(netter({ range: 3 }, { plots: { A: 'B B' }, dice }).fighter('B').moves).toBe(1);
  });

  test('29.6.2 a lame one who stumbles instead of setting out casts nothing (F13)', () => {
    const dice: Scripted[] = [
      ['order', 6, 1],
      ['net-attack', 4],
      ['stumbling-limp', 1],
      ['fall-prone', 6, 6],
    ];
    const played = netter({ range: 3, B: { stumbles: 1 } }, { plots: { A: 'B B' }, dice });
    expect(played.of('net-cast')).toEqual([]);
    expect(played.fighter('B')).toMatchObject({ moves: 0, netAgain: 0 });
  });

  test('29.6.2 he drags a man he holds with half of what he has left (P84)', () => {
    const dragged = (tr: number, ...dice: readonly Scripted[]) =>
      netter(
        { phase: 8, range: 3, A: caught('net', { holder: 'B' }), B: { tr, moves: 6, hands: [TRIDENT] } },
        { dice: [HELD, ...dice] },
      );
    expect(dragged(5, three('drag', 3)).one('dragged')).toMatchObject({ fighter: 'A', by: 'B', cf: 4 });
    expect(dragged(4, three('drag', 14)).one('dragged')).toMatchObject({ cf: 4, down: true });
    const weak = { amount: 7, turn: 1, phase: 7 };
    const little = netter(
      { phase: 8, range: 3, A: caught('net', { holder: 'B' }), B: { tr: 4, moves: 6, hands: [TRIDENT], stun: weak } },
      { dice: [['stun-recovery', 6], HELD] },
    );
    expect(little.of('dragged')).toEqual([]);
  });

  test('20.7.2 hexsides that a centurion turns after a stand count against a swing (P136)', () => {
    const played = against(
      { range: 2, A: { hands: [NET] }, B: { facing: 2, hands: [] } },
      { plots: { A: 'X SN' }, dice: [['order', 3, 6], three('net', 4)] },
    );
    expect(played.fighter('B').facing).toBe(0);
    expect(added(played.one('net-cast'), 'net')).toBe(4);
  });
});
