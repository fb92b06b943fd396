/** 20.1-20.4: net attacks in general, repelling them, and the toss. */
import { describe, expect, test } from 'vitest';
import { parsePlot } from '../../../../../src/games/gladiator/ask/notation/plot.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { narrate } from '../../../../../src/games/gladiator/rules/told/narrate.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { disc } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, plotRefusal, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { FALLS } from '../../support/rules/arms.ts';
import { mildly } from '../../support/rules/clash.ts';
import {
  type Chase,
  cast,
  caught,
  chase,
  LASSO,
  NET,
  netMan,
  order,
  poolOf,
  three,
  tossAt3,
} from '../../support/rules/snares.ts';

describe('20.1, 20.2 net attacks', () => {
  test('20.1 only a Retiarius comes with net and trident', () => {
    const styles = Object.entries(tables.styles).filter(([, { hands, sheath }]) =>
      [...hands, ...sheath].some((kind) => kind === 'net' || kind === 'trident'),
    );
    expect(styles.map(([name]) => name)).toEqual(['retiarius']);
  });

  test('20.2 a net attack is written with the movement, or with a stand', () => {
    for (const moves of ['F', 'B SFL', '(L)F F', 'X', 'X(RR)', 'C', 'L', '']) {
      for (const net of ['TN', 'SN', 'LN1', 'LN2', 'LN3']) {
        expect(plotRefusal(chase(), `${moves} ${net}`), `${moves} ${net}`).toBeNull();
      }
    }
  });

  test.each(['KN', 'R', 'RN'])('20.2 none goes with the action %s', (code) => {
    const from = chase({ loose: [{ item: sword(9), at: { q: 0, r: 0 } }] });
    expect(plotRefusal(from, code)).toBeNull();
    expect(plotRefusal(from, `${code} TN`)).toContain('20.2');
  });

  test.each<[string, Partial<Fighter>]>([
    ['owes a stumble', { owesStumble: true }],
    ['lies on the ground with a phase to overspend', { posture: 'prone', moves: 6 }],
    ['has used up his phases', { moves: 6, exceeded: true }],
    ['has no net', { hands: [{ id: 1, kind: 'trident' }] }],
    ['has only a lasso to swing', { hands: [LASSO] }],
  ])('20.2 a man who %s casts none', (_why, A) => {
    const none = A.owesStumble === true ? 'S' : '';
    expect(plotRefusal(chase({ A }), none)).toBeNull();
    expect(plotRefusal(chase({ A }), 'SN')).not.toBeNull();
  });

  test('20.2 an order that is nothing but a net attack is told by its name', () => {
    for (const [hands, order, told] of [
      [[NET], 'X TN', /plots X TN/],
      [[NET], 'TN', /^MAXIMUS tosses the net\.$/],
      [[NET], 'SN', /^MAXIMUS swings the net\.$/],
      [[NET], 'LN2', /^MAXIMUS lays the net\.$/],
      [[LASSO], 'TN', /^MAXIMUS tosses the lasso\.$/],
    ] as const) {
      const plot = parsePlot(order);
      if (!plot.ok) throw new Error(plot.why);
      const shown = {
        kind: 'plot-shown',
        cite: '7.2',
        fighter: 'A',
        plot: plot.value,
        rate: 6,
        exceeded: false,
      } as const;
      expect(narrate({ ...shown, move: { from: 0, to: 1 } }, chase({ A: { hands: [...hands] } }))).toMatch(told);
    }
  });

  test('20.2 nobody casts a net where chapter 20 is not in force', () => {
    expect(plotRefusal(chase({ rules: basicRules() }), 'X TN')).toContain('not in force');
    expect(plotRefusal(chase({ rules: basicRules() }), 'RN')).toContain('not in force');
  });

  test('20.2 a stand with a net attack counts as a moving phase, a stand alone does not (P9)', () => {
    expect(cast({ range: 4 }, { plots: { A: 'X LN2' } }).fighter('A').moves).toBe(1);
    expect(cast({ range: 4 }, { plots: { A: 'X' } }).fighter('A').moves).toBe(0);
  });

  test('20.2 it comes after movement and what is picked up, and before the fight (P7, C165)', () => {
    const played = cast(
      { range: 2, B: { hands: [] }, loose: [{ item: sword(9), at: { q: 1, r: 0 } }] },
      {
        plots: { A: 'X SN', B: 'F' },
        acts: { B: { kind: 'recover', item: 9, drop: null } },
        dice: [['stumble', 6], ['recovery', 6], three('net', 8)],
      },
    );
    const places = order(played, 'plot-shown', 'recovery-tried', 'net-cast', 'allocated');
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test.each([
    ['TN', 6],
    ['SN', 4],
    ['LN2', 2],
  ])("20.2.1 %s takes %i CF of the phase's pool, also when nobody is met", (net, cf) => {
    const played = cast(
      { range: 2, B: { posture: 'kneeling' } },
      { plots: { A: `X ${net}` }, dice: net === 'TN' ? [three('net', 3)] : [] },
    );
    expect(played.one('net-cast').cf).toBe(cf);
    expect(poolOf(played)?.total).toBe(10 - cf);
  });

  test('20.2.1 the CF count as spent on attack (P57)', () => {
    expect(cast({ range: 4 }, { plots: { A: 'X SN' } }).fighter('A').attackTotal).toBe(4);
  });

  test.each([
    ['TN', 6],
    ['SN', 4],
    ['LN2', 2],
  ])('20.2.1 with less available CF %s is void, and the net stays ready (P61)', (net, cf) => {
    const set = (tr: number): Chase => ({ range: 5, A: { tr } });
    expect(cast(set(cf), { plots: { A: `X ${net}` } }).of('net-spoiled')).toEqual([]);
    const spoiled = cast(set(cf - 1), { plots: { A: `X ${net}` } });
    expect(spoiled.one('net-spoiled').cite).toBe('20.2.1');
    expect(spoiled.of('net-cast')).toEqual([]);
    expect(spoiled.fighter('A')).toMatchObject({ netAgain: 0, attackTotal: 0 });
  });

  test('20.2.2 a collision spoils the net attack of the phase', () => {
    const dice = [
      ['impact', 3],
      ['impact', 3],
    ] as const;
    const played = cast({ range: 1, B: { hands: [] } }, { plots: { A: 'F TN' }, dice: [...dice, ...mildly] });
    expect(played.one('net-spoiled')).toMatchObject({ fighter: 'A', cite: '20.2.2' });
    expect(played.fighter('A').netAgain).toBe(0);
  });

  test('20.2 a man struck dead before he casts it says no more of his net', () => {
    const throws = { acts: { B: { kind: 'throw', hand: 0, target: 'A' } }, aim: 1 } as const;
    const deadly = [['throw-distance', 6], ['throw-area', 1], blow(18, 12, 6), ['blood', 1]] as const;
    const dice = [...deadly, ...FALLS, ...FALLS];
    const played = cast({ range: 2 }, { ...throws, plots: { A: 'X TN', B: 'X!' }, dice });
    expect(played.fighter('A').fate).toBe('dead');
    expect([...played.of('net-cast'), ...played.of('net-spoiled')]).toEqual([]);
  });
});

describe('20.3 repelling', () => {
  test('20.3 RN protects in the phase it is written for, and no longer (C156)', () => {
    const first = cast({ range: 3 }, { plots: { A: 'X LN2', B: 'RN' } });
    const next = play(first.state, { plots: { A: 'X TN' }, dice: [three('net', 5)] });
    expect(added(next.one('net-cast'), 'net')).toBe(2);
  });

  test.each([
    ['TN', 3],
    ['SN', 2],
  ])('20.3.1 RN takes 6 off the dice of %s', (net, range) => {
    const plots = { A: `X ${net}`, B: 'RN' };
    const played = cast({ range, B: { hands: [] } }, { plots, dice: [three('net', 14)] });
    expect(added(played.one('net-cast'), 'net')).toBe(-6);
  });

  test('20.3.1 he neither moves nor turns, and a moving phase is used', () => {
    const { fighter } = cast({ range: 5 }, { plots: { B: 'RN' } });
    expect(fighter('B')).toMatchObject({ at: { q: 5, r: 0 }, facing: 3, moves: 1 });
    for (const order of ['RN(L)', '(R)RN', 'RN F', 'F RN']) expect(plotRefusal(chase(), order)).not.toBeNull();
  });

  test('20.3.1 it is open to anybody, while he has phases left and is on his feet', () => {
    const refused = (traits: Partial<Fighter>) => plotRefusal(chase({ A: { hands: [], ...traits } }), 'RN');
    expect(refused({})).toBeNull();
    expect(refused({ style: 'secutor', posture: 'kneeling' })).toBeNull();
    expect(refused({ moves: 6, exceeded: true })).not.toBeNull();
    expect(refused({ posture: 'prone' })).not.toBeNull();
    expect(refused({ owesStumble: true })).not.toBeNull();
  });
});

/** A2 The wedge of three rings before a man in (0,0) facing 0. */
const FIFTEEN = '1,0 0,1 1,-1 2,0 1,1 0,2 2,-1 2,-2 3,0 2,1 1,2 0,3 3,-1 3,-2 3,-3'.split(' ');

/** What is thrown after a result. */
const AFTER: { readonly [result: string]: readonly Scripted[] } = {
  F: [
    ['struggle', 6],
    ['struggle', 1],
  ],
  P: [['stumble', 6]],
  'P*': [['stumble', 6]],
  H: [three('escape', 18)],
};

/** Plays a toss at a man who walks from a range as he is told; the dice come to a shield hit if the DRMs are right. */
function drms({ A = {}, B = {}, range = 4 }: Chase, plot: string, sum: number): number {
  const dice = [three('net', Math.max(3, 8 - sum))];
  const played = cast({ A, range, B: { hands: [shield(4)], ...B } }, { plots: { A: 'X TN', B: plot }, dice });
  return added(played.one('net-cast'), 'net');
}

describe('20.4 the toss', () => {
  test('20.4 it reaches the fifteen hexes three deep before him, and no other (A2)', () => {
    const reached = disc({ q: 0, r: 0 }, 4).filter(({ q, r }) => {
      if (q === 0 && r === 0) return false;
      const inWedge = FIFTEEN.includes(`${q},${r}`);
      const dice = inWedge ? [three('net', 6)] : [];
      const { target } = cast({ B: { at: { q, r }, hands: [] } }, { plots: { A: 'X TN' }, dice }).one('net-cast');
      return target === 'B';
    });
    expect(reached.map(({ q, r }) => `${q},${r}`).sort()).toEqual([...FIFTEEN].sort());
  });

  test('20.4 it is by where they stand after movement and turns (P61)', () => {
    const set = { A: { facing: 3 as const }, range: 3, B: { hands: [] } };
    expect(cast(set, { plots: { A: 'X TN' } }).one('net-cast').target).toBeNull();
    const turned = cast(set, { plots: { A: 'X(RRR) TN' }, dice: [three('net', 6)] });
    expect(turned.one('net-cast').target).toBe('B');
  });

  test('20.4 a man in a net already is no target', () => {
    const set = { range: 3, B: caught('net', { snare: { id: 8, kind: 'net' } }) };
    expect(cast(set, { plots: { A: 'X TN' }, dice: [three('escape', 18)] }).one('net-cast').target).toBeNull();
  });

  test.each([
    [3, 'F'],
    [5, 'F'],
    [6, '--'],
    [7, 'S'],
    [9, 'S'],
    [10, 'S*'],
    [11, 'P'],
    [12, 'P'],
    [13, 'P*'],
    [14, 'H'],
    [15, 'H'],
    [16, 'H'],
    [18, 'H'],
  ])('20.4.1 3D6 of %i on the first column of the CRT: %s', (total, result) => {
    const played = tossAt3(total, ...(AFTER[result] ?? []));
    expect(played.one('net-cast')).toMatchObject({ target: 'B', result, cite: '20.4' });
    expect(reading(played.one('net-cast'), 'net')).toMatchObject({ total, table: { id: 'crt', column: '1' } });
  });

  test.each<[string, Chase, string, number]>([
    ['nothing at a range of three', {}, 'F', 0],
    ['+1 for a heavy target', { B: { type: 'heavy' } }, 'F', 1],
    ['-1 for a light one', { B: { type: 'light' } }, 'F', -1],
    ['+1 for a target two hexes away', { range: 3 }, 'F', 1],
    ['-2 for one beside him', { range: 2 }, 'F', -2],
    ['+1 for each hex he moved backward', { range: 1 }, 'B B', 2],
    ['nothing for hexes moved forward', { range: 5 }, 'F F', 0],
    ['+2 for a pause', { range: 3 }, 'X', 2],
    ['+2 for a pause in which he turned (P137)', { range: 3 }, 'X(R)', 2],
    ['+2 for a phase without an order (P137)', { range: 3 }, '', 2],
    ['+4 for a man on his knees, who did not pause by getting there (P137)', { range: 3 }, 'KN', 4],
    ['+6 for one who kneels and pauses', { range: 3, B: { posture: 'kneeling' } }, 'X', 6],
    ['-6 for one who repels', { range: 3 }, 'RN', -6],
    ["+1 for each CF lost from the target's legs", { B: { wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 4 } } }, 'F', 2],
    ["-2 for each CF lost from the caster's arms", { A: { wounds: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } } }, 'F', -2],
    ['the difference of NF, TR + AG', { A: { tr: 12, ag: 1 }, B: { tr: 9, ag: 2 } }, 'F', 2],
    ['less if the target is the better man', { A: { tr: 8 }, B: { tr: 9, ag: 2 } }, 'F', -3],
    [
      '-2 and +1 for a Secutor: his smooth helmet, and its eye holes',
      { B: { style: 'secutor', armour: helmet() } },
      'F',
      -1,
    ],
    ['+4 for a back turned straight on him', { range: 3, B: { facing: 0 } }, 'RN', -2],
    ['+3 for a rear flank', { range: 3, B: { facing: 1 } }, 'RN', -3],
  ])('20.4.1 DRMs: %s', (_what, set, plot, sum) => {
    expect(drms(set, plot, sum)).toBe(sum);
  });
  function helmet(): Fighter['armour'] {
    return { 1: 'A', 2: '--', 3: '--', 4: '--', 5: '--' };
  }

  test('20.4.1 a man stumbling through the phase has not paused, and gives +2 by his state (P137, A1)', () => {
    const set = { range: 3, B: { owesStumble: true, hands: [] } };
    const dice = [['fall-prone', 6, 6] as const, three('net', 6)];
    for (const B of ['S', ''])
      expect(added(cast(set, { plots: { A: 'X TN', B }, dice }).one('net-cast'), 'net')).toBe(2);
  });

  test('20.4.1 after a toss the net rests for two phases', () => {
    let state = chase({ range: 5 });
    for (const [phase, ready] of [
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ] as const) {
      for (const net of ['TN', 'SN', 'LN1']) {
        const at = { ...state, phase };
        expect(plotRefusal(at, `X ${net}`) === null, `${net} in phase ${phase}`).toBe(ready);
      }
      state = play(state, { plots: { A: phase === 1 ? 'X TN' : '' } }).state;
    }
  });

  test('20.4.1 the rest is counted over the end of a turn', () => {
    const thrown = cast({ range: 5, turn: 1, phase: 8 }, { plots: { A: 'X TN' } }).state;
    const refused = [1, 2, 3].map((phase) => plotRefusal({ ...thrown, turn: 2, phase }, 'X TN') !== null);
    expect(refused).toEqual([true, true, false]);
  });

  test('20.4.1.1 an H ensnares, and the net is out of his hands (P138)', () => {
    const played = tossAt3(14, three('escape', 18));
    expect(played.one('ensnared')).toMatchObject({ fighter: 'B', by: 'A', how: 'net' });
    expect(played.fighter('B').ensnared).toMatchObject({ snare: NET, holder: 'A', turn: 1, phase: 1 });
    expect(played.fighter('A').hands).toEqual([{ id: 1, kind: 'trident' }]);
    expect(played.state.loose).toEqual([]);
  });

  test.each([11, 13])('20.4.1.1 a P or P* (%i) makes him check for a stumble (C155)', (total) => {
    const stumbles = tossAt3(total, ['stumble', 1]);
    expect(stumbles.one('stumble-checked')).toMatchObject({ fighter: 'B', stumbled: true });
    expect(stumbles.fighter('B').owesStumble).toBe(true);
    expect(tossAt3(total, ['stumble', 2]).fighter('B').owesStumble).toBe(false);
  });

  test.each([6, 7, 10])('20.4.1.1 %i does nothing, and he keeps his net', (total) => {
    const played = tossAt3(total);
    expect(played.fighter('A').hands).toEqual(netMan().hands);
    expect(played.events.at(-1)?.kind).toBe('net-cast');
  });
});
