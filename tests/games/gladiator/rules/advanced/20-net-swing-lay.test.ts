/** 20.7-20.9: the net swung at the legs or laid on the sand, and the struggle for it. */
import { describe, expect, test } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Direction, disc, type Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  man,
  type Played,
  play,
  plotRefusal,
  shield,
  sword,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, reading } from '../../support/blows.ts';
import { STEADY } from '../../support/rules/arms.ts';
import { hex, withMore } from '../../support/rules/clash.ts';
import { type Chase, cast, chase, NET, netMan, three } from '../../support/rules/snares.ts';

const BARE = { hands: [] };
const legs = (boxes: number) => ({ wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: boxes } });
const arms = (boxes: number) => ({ wounds: { 1: 0, 2: 0, 3: 0, 4: boxes, 5: 0 } });

/** The sum of the DRMs of a swing or a lay; the dice come to a shield hit if they are as expected. */
function drms(net: string, { A = {}, B = {}, ...rest }: Chase, plot: string, sum: number): number {
  const set = { ...rest, A: { hands: [NET], ...A }, B: { ...BARE, ...B } };
  const low = Math.max(3, 8 - sum);
  const leaps = plot === 'L' ? [STEADY] : [];
  const checks = low + sum >= 11 ? [STEADY] : [];
  const played = cast(set, { plots: { A: `X ${net}`, B: plot }, dice: [...leaps, three('net', low), ...checks] });
  return added(played.one('net-cast'), 'net');
}

/** What is thrown after a result. */
const AFTER: { readonly [result: string]: readonly Scripted[] } = {
  F: [
    ['struggle', 6],
    ['struggle', 1],
  ],
  P: [STEADY],
  'P*': [STEADY],
};

/** A3 In the order of the sweep, for a man in (0,0) facing 0. */
const SWEEP: readonly Hex[] = [
  hex(0, 1),
  hex(0, 2),
  hex(1, 1),
  hex(1, 0),
  hex(2, 0),
  hex(2, -1),
  hex(1, -1),
  hex(2, -2),
];
const key = ({ q, r }: Hex) => `${q},${r}`;

/** A swings at two men; the name of the one who is met. */
function met(first: Partial<Fighter>, second: Partial<Fighter>): string | null {
  const from = withMore(
    chase({ A: { hands: [NET] }, B: { ...BARE, ...first } }),
    man('C', { side: 1, facing: 3, ...BARE, ...second }),
  );
  const met = [first, second].some(({ posture = 'standing' }) => posture === 'standing');
  return play(from, { plots: { A: 'X SN' }, dice: met ? [three('net', 8)] : [] }).one('net-cast').target;
}

describe('20.7 the swing', () => {
  test('20.7 it reaches the eight hexes two deep before him, and no other (A2)', () => {
    const reached = disc(hex(0, 0), 3).filter((at) => {
      if (key(at) === '0,0') return false;
      const dice = SWEEP.some((one) => key(one) === key(at)) ? [three('net', 8)] : [];
      return (
        cast({ A: { hands: [NET] }, B: { at, ...BARE } }, { plots: { A: 'X SN' }, dice }).one('net-cast').target === 'B'
      );
    });
    expect(reached.map(key).sort()).toEqual(SWEEP.map(key).sort());
  });

  test.each(SWEEP.slice(1).map((at, i) => [key(SWEEP[i] ?? at), key(at), SWEEP[i] ?? at, at] as const))(
    '20.7.1 the sweep comes to %s before %s (A3)',
    (_first, _second, near, far) => {
      expect(met({ at: near }, { at: far })).toBe('B');
      expect(met({ at: far }, { at: near })).toBe('C');
    },
  );

  test('20.7.1 the order turns with him', () => {
    const from = withMore(
      chase({ A: { hands: [NET], facing: 3 }, B: { at: hex(-1, 0), facing: 0, ...BARE } }),
      man('C', { side: 1, at: hex(0, -1), facing: 0, ...BARE }),
    );
    expect(play(from, { plots: { A: 'X SN' }, dice: [three('net', 8)] }).one('net-cast').target).toBe('C');
  });

  test('20.7.1 a friend in the way is met like an enemy', () => {
    const from = withMore(
      chase({ A: { hands: [NET] }, B: BARE }),
      man('C', { side: 0, at: hex(0, 1), facing: 3, ...BARE }),
    );
    expect(play(from, { plots: { A: 'X SN' }, dice: [three('net', 8)] }).one('net-cast').target).toBe('C');
  });

  test.each(['kneeling', 'prone'] as const)('20.7.1 it passes over a man who is %s, to the next', (posture) => {
    const low = { posture, moves: 5, exceeded: true };
    expect(met({ at: hex(0, 1), ...low }, { at: hex(1, 0) })).toBe('C');
    expect(met({ at: hex(0, 1), ...low }, { at: hex(1, 0), ...low })).toBeNull();
  });

  test.each<[string, Chase, string, number]>([
    ['nothing for a man who waits two hexes away', { range: 2 }, 'X', 0],
    ['+1 for a heavy target', { range: 2, B: { type: 'heavy' } }, 'X', 1],
    ['-1 for a light one', { range: 2, B: { type: 'light' } }, 'X', -1],
    ['-2 for one beside him', { range: 1 }, 'X', -2],
    ['+3 for each hex he moved backward', { range: 1 }, 'B', 3],
    ['+1 for each hex he moved forward', { range: 4 }, 'F F', 2],
    ['+1 for each hex of a forward sidestep', { B: { at: hex(2, 1) } }, 'SFR', 1],
    ['+2 for the two hexes of a leap (P18)', { range: 4 }, 'L', 2],
    ['+2 for each hexside he turned standing', { range: 2 }, 'X(R)', 2],
    ['+4 for two, and +3 for the flank he showed', { range: 2 }, 'X(RR)', 7],
    ['nothing for turns that go with a step (P136)', { B: { at: hex(2, 1) } }, '(R)F', 1],
    ['-6 for one who repels', { range: 2 }, 'RN', -6],
    ["+2 for each CF lost from the target's legs", { range: 2, B: legs(4) }, 'X', 4],
    ["-2 for each CF lost from the caster's arms", { range: 2, A: arms(4) }, 'X', -4],
    ['the difference of NF', { range: 2, A: { tr: 12 }, B: { tr: 9, ag: 2 } }, 'X', 1],
    ['+4 for a back turned on him', { range: 2, B: { facing: 0 } }, 'X', 4],
  ])('20.7.2 DRMs: %s', (_what, set, plot, sum) => {
    expect(drms('SN', set, plot, sum)).toBe(sum);
  });

  test('20.7.2 after a swing the net rests for one phase', () => {
    const swung = cast({ range: 5 }, { plots: { A: 'X SN' } }).state;
    for (const net of ['TN', 'SN', 'LN2']) {
      expect(plotRefusal({ ...swung, phase: 2 }, `X ${net}`)).toContain('not ready');
      expect(plotRefusal({ ...swung, phase: 3 }, `X ${net}`)).toBeNull();
    }
  });

  const swing = (total: number, ...dice: readonly Scripted[]): Played =>
    cast({ range: 2, A: { hands: [NET] }, B: BARE }, { plots: { A: 'X SN' }, dice: [three('net', total), ...dice] });

  test.each([
    [5, 'F'],
    [6, '--'],
    [7, 'S'],
    [10, 'S*'],
    [11, 'P'],
    [13, 'P*'],
    [14, 'H'],
    [18, 'H'],
  ])('20.7.2 3D6 of %i on the first column of the CRT: %s', (total, result) => {
    const event = swing(total, ...(AFTER[result] ?? [])).one('net-cast');
    expect(event).toMatchObject({ target: 'B', result, cite: '20.7' });
    expect(reading(event, 'net').table).toMatchObject({ id: 'crt', column: '1' });
  });

  test('20.7.2.1 an H makes him stumble without a check, and ensnares nobody', () => {
    const played = swing(14);
    expect(played.one('stumble-checked')).toMatchObject({ fighter: 'B', stumbled: true });
    expect(played.fighter('B')).toMatchObject({ owesStumble: true, ensnared: null });
    expect(played.fighter('A').hands).toEqual([NET]);
  });

  test.each([11, 12, 13])('20.7.2.1 a P or P* (%i) makes him check for a stumble (C155)', (total) => {
    expect(swing(total, ['stumble', 1]).fighter('B').owesStumble).toBe(true);
    expect(swing(total, ['stumble', 2]).fighter('B').owesStumble).toBe(false);
  });

  test.each([6, 8, 10])('20.7.2.1 %i does nothing', (total) => {
    expect(swing(total).events.at(-1)?.kind).toBe('net-cast');
  });
});

describe('20.8 the lay', () => {
  /** Who is caught when B, from a hex, does as he is told; `dice` are those of the net, or none. */
  const caughtBy = (net: string, at: Hex, facing: Direction, plot: string, dice: number | null): string | null => {
    const from = chase({ A: { hands: [NET] }, B: { at, facing, ...BARE } });
    const thrown = dice === null ? [] : [three('net', dice)];
    return play(from, { plots: { A: `X ${net}`, B: plot }, dice: thrown }).one('net-cast').target;
  };

  test.each([
    ['LN1', hex(2, -2), 2],
    ['LN2', hex(2, 0), 3],
    ['LN3', hex(0, 2), 4],
  ] as const)('20.8 %s is laid left front, front or right front (A12)', (net, at, facing) => {
    for (const laid of ['LN1', 'LN2', 'LN3']) {
      expect(caughtBy(laid, at, facing, 'F', laid === net ? 6 : null)).toBe(laid === net ? 'B' : null);
    }
  });

  test('20.8 the hex is found after his own movement and turn (A12)', () => {
    const from = chase({ A: { hands: [NET] }, B: { at: hex(1, 2), facing: 4, ...BARE } });
    const played = play(from, { plots: { A: 'F LN3', B: 'F' }, dice: [three('net', 6)] });
    expect(played.one('net-cast').target).toBe('B');
    const turned = play(from, { plots: { A: 'F(R) LN2', B: 'F' }, dice: [three('net', 6)] });
    expect(turned.one('net-cast').target).toBe('B');
  });

  test('20.8.1 it takes whoever moved into the hex or through it', () => {
    expect(caughtBy('LN2', hex(2, 0), 3, 'F', 6)).toBe('B');
    expect(caughtBy('LN2', hex(2, -1), 2, 'F F', 3)).toBe('B');
  });

  test('20.8.1 it takes nobody who stood there already, or left it', () => {
    expect(caughtBy('LN2', hex(1, 0), 3, 'X', null)).toBeNull();
    expect(caughtBy('LN2', hex(1, 0), 3, 'B', null)).toBeNull();
  });

  test('20.8.1 it takes every enemy who passed, each with his own dice, at one price (P61)', () => {
    const from = withMore(
      chase({ A: { hands: [NET] }, B: { at: hex(2, -1), facing: 2, ...BARE } }),
      man('C', { side: 1, at: hex(3, 0), facing: 3, ...BARE }),
    );
    const dice: Scripted[] = [['crossing', 1], three('net', 3), three('net', 4)];
    const played = play(from, { plots: { A: 'X LN2', B: 'F F', C: 'F F' }, dice });
    expect(played.of('net-cast').map(({ target }) => target)).toEqual(['B', 'C']);
    expect(played.fighter('A').attackTotal).toBe(2);
  });

  test('20.8.1 it takes no friend', () => {
    const from = withMore(
      chase({ A: { hands: [NET] }, B: { at: hex(5, 0), ...BARE } }),
      man('C', { side: 0, at: hex(2, 0), facing: 3, ...BARE }),
    );
    expect(play(from, { plots: { A: 'X LN2', C: 'F' } }).one('net-cast').target).toBeNull();
  });

  test.each<[string, Chase, string, number]>([
    ['+2 for the hex he moved forward', {}, 'F', 2],
    ['+4 for two', { range: 3 }, 'F F', 4],
    ['+5 for each hex he moved backward, and +4 for his back', { B: { facing: 0 } }, 'B', 9],
    ['+1 for a heavy target', { B: { type: 'heavy' } }, 'F', 3],
    ['-1 for a light one', { B: { type: 'light' } }, 'F', 1],
    ["+2 for each CF lost from the target's legs", { B: legs(4) }, 'F', 6],
    ["-2 for each CF lost from the caster's arms", { A: arms(4) }, 'F', -2],
    ['the difference of NF', { A: { tr: 12 }, B: { tr: 9, ag: 2 } }, 'F', 3],
  ])('20.8.2 DRMs: %s', (_what, set, plot, sum) => {
    expect(drms('LN2', { range: 2, ...set }, plot, sum)).toBe(sum);
  });

  test('20.8.2 the net may be laid phase after phase', () => {
    const laid = cast({ range: 5 }, { plots: { A: 'X LN2' } }).state;
    expect(plotRefusal({ ...laid, phase: 2 }, 'X LN1')).toBeNull();
    expect(plotRefusal({ ...laid, phase: 2 }, 'X TN')).toBeNull();
  });

  const lay = (total: number, ...dice: readonly Scripted[]): Played =>
    cast(
      { range: 2, A: { hands: [NET] }, B: BARE },
      { plots: { A: 'X LN2', B: 'F' }, dice: [three('net', total - 2), ...dice] },
    );

  test.each([
    [5, 'F'],
    [6, '--'],
    [9, 'S'],
    [10, 'S*'],
    [12, 'P'],
    [13, 'P*'],
    [14, 'H'],
    [20, 'H'],
  ])('20.8.2 a total of %i on the first column of the CRT: %s', (total, result) => {
    expect(lay(total, ...(AFTER[result] ?? [])).one('net-cast')).toMatchObject({ target: 'B', result, cite: '20.8' });
  });

  test('20.8.2.1 an H makes him stumble, P and P* make him check, anything else does nothing (C155)', () => {
    expect(lay(14).fighter('B')).toMatchObject({ owesStumble: true, ensnared: null });
    for (const total of [11, 13]) {
      expect(lay(total, ['stumble', 1]).fighter('B').owesStumble).toBe(true);
      expect(lay(total, ['stumble', 2]).fighter('B').owesStumble).toBe(false);
    }
    for (const total of [6, 7, 10]) expect(lay(total).events.at(-1)?.kind).toBe('net-cast');
  });
});

describe('20.9 the struggle', () => {
  const fumble = (mine: number, his: number, set: Chase = {}): Played =>
    cast(
      { range: 2, ...set, A: { hands: [NET], ...set.A }, B: { ...BARE, ...set.B } },
      { plots: { A: 'X SN' }, dice: [three('net', 5), ['struggle', mine], ['struggle', his]] },
    );

  test.each(['TN', 'SN', 'LN2'])('20.9 an F of %s puts the net into both their hands', (net) => {
    const dice: Scripted[] = [three('net', 3), ['struggle', 1], ['struggle', 6]];
    const played = cast({ range: 2, A: { hands: [NET] }, B: BARE }, { plots: { A: `X ${net}`, B: 'F' }, dice });
    expect(played.one('struggled')).toMatchObject({ fighter: 'A', target: 'B', kept: false });
  });

  test('20.9 after anything but an F he still has it', () => {
    for (const total of [6, 9, 10, 14]) {
      const played = cast(
        { range: 2, A: { hands: [NET] }, B: BARE },
        { plots: { A: 'X SN' }, dice: [three('net', total)] },
      );
      expect(played.of('struggled')).toEqual([]);
      expect(played.fighter('A').hands).toEqual([NET]);
    }
  });

  test.each([
    [3, 3, 0, 0, true],
    [3, 4, 0, 0, false],
    [4, 3, 0, 0, true],
    [3, 4, 1, 0, true],
    [3, 4, 3, 3, false],
    [6, 3, 0, 4, false],
  ])('20.9.1 with %i against %i, ST %i against %i, he keeps it: %s', (mine, his, st, hisSt, kept) => {
    const played = fumble(mine, his, { A: { st, cfAtStart: 10 }, B: { st: hisSt } });
    expect(played.one('struggled').kept).toBe(kept);
    expect(played.fighter('A').hands).toEqual(kept ? [NET] : []);
  });

  /** B, with these hands, tears A's net away, and is asked what he does with it. */
  const torn = (hands: Fighter['hands'], seize: number | null = null, B: Partial<Fighter> = {}): Played =>
    cast(
      { range: 2, A: { hands: [NET] }, B: { hands, ...B } },
      { plots: { A: 'X SN' }, seize, dice: [three('net', 5), ['struggle', 1], ['struggle', 6]] },
    );

  test('20.9.1 who wins may take the net in a free hand, or let it lie where he stands (P314)', () => {
    const takes = torn([sword(3)], 1);
    expect(takes.asked.find(({ kind }) => kind === 'seize')).toMatchObject({ fighter: 'B', snare: 'net', hands: [1] });
    expect(takes.one('net-won')).toMatchObject({ fighter: 'B', item: NET, taken: true });
    expect([takes.fighter('B').hands, takes.fighter('A').hands]).toEqual([[sword(3), NET], []]);
    expect(takes.state.loose).toEqual([]);
    const leaves = torn([sword(3)]);
    expect(leaves.one('net-won').taken).toBe(false);
    expect(leaves.state.loose).toEqual([{ item: NET, at: hex(2, 0) }]);
    expect(leaves.fighter('B').hands).toEqual([sword(3)]);
  });

  test.each([
    [0, [shield(4), NET], sword(3)],
    [1, [sword(3), NET], shield(4)],
  ] as const)('20.9.1, 20.9.2 with both hands full he lets weapon or shield go for it: hand %i', (hand, left, gone) => {
    const played = torn([sword(3), shield(4)], hand);
    expect(played.asked.find(({ kind }) => kind === 'seize')).toMatchObject({ hands: [0, 1] });
    expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', item: gone, why: 'given-up', cite: 'P32' });
    expect(played.fighter('B').hands).toEqual(left);
    expect(played.state.loose).toEqual([{ item: gone, at: hex(2, 0) }]);
  });

  test('20.9.1 a scissor is not let go for it (21.11.2), and no other hand takes it', () => {
    const scissor = weapon(3, 'scissor');
    const asked = torn([scissor, sword(5)], 1).asked.find(({ kind }) => kind === 'seize');
    expect(asked).toMatchObject({ hands: [1] });
    expect(() => torn([scissor, sword(5)], 0)).toThrow('20.9.2');
    expect(() => torn([sword(3)], 0)).toThrow('20.9.2');
  });

  test('20.9.1 it is his from then on: he may cast it, at -2 if he is no net man (20.9.2)', () => {
    const { state } = torn([sword(3)], 1);
    const next = play(state, { plots: { B: 'X TN' }, dice: [three('net', 9)] });
    const [roll] = next.one('net-cast').rolls ?? [];
    expect(roll?.modifiers).toContainEqual(expect.objectContaining({ value: -2, cite: '20.9.2' }));
  });

  test.each<[string, Fighter['hands'], Partial<Fighter>, boolean]>([
    ['a free hand', [sword(3)], {}, true],
    ['a spear for both', [weapon(3, 'spear')], {}, false],
    ['sword and shield', [sword(3), shield(4)], {}, false],
    ["a net fighter's trident", [weapon(3, 'trident')], { style: 'retiarius' }, true],
  ])(
    '20.9.1 a centurion with %s takes it, or lets it lie (P314): he lets nothing go for it',
    (_, hands, more, taken) => {
      const B: Partial<Fighter> = { by: 'book', moves: 8, cfAtStart: 0, ...more };
      const played = torn(hands, null, B);
      expect(played.one('net-won').taken).toBe(taken);
      expect(played.asked.map(({ kind }) => kind)).not.toContain('seize');
    },
  );

  test('20.9.1 the trident then has both hands', () => {
    const set = { range: 2, A: netMan(), B: BARE };
    const dice: Scripted[] = [three('net', 5), ['struggle', 1], ['struggle', 6]];
    const played = cast(set, { plots: { A: 'X SN' }, dice });
    const ask = played.asked.find(({ kind }) => kind === 'allocate');
    expect(ask).toMatchObject({ pool: { marks: [{ arms: [{ kind: 'trident', halvings: 0 }] }] } });
  });

  test('20.9.2 a man of another style, or of none, casts a net at -2', () => {
    const styles = [null, 'myrmillo', 'retiarius', 'laquearius'] as const;
    expect(
      styles.map((style) => drms('SN', { range: 2, A: { style } }, 'X', style?.endsWith('arius') ? 0 : -2)),
    ).toEqual([-2, -2, 0, 0]);
  });

  test('20.9.2 with both hands full he must let weapon or shield go to take it up (P32)', () => {
    const set: Chase = { range: 5, A: { hands: [sword(1), shield(4)] }, loose: [{ item: NET, at: hex(0, 0) }] };
    const take = (drop: number | null) =>
      cast(set, { acts: { A: { kind: 'recover', item: 2, drop } }, dice: [['recovery', 4]] });
    expect(() => take(null)).toThrow('both hands are full');
    expect(take(1).fighter('A').hands).toEqual([sword(1), NET]);
    expect(take(0).fighter('A').hands).toEqual([shield(4), NET]);
  });

  test('13.4.1 a net is easier to pick up, by 3', () => {
    const set: Chase = { range: 5, A: { hands: [] }, loose: [{ item: NET, at: hex(0, 0) }] };
    const played = cast(set, { acts: { A: { kind: 'recover', item: 2, drop: null } }, dice: [['recovery', 4]] });
    expect(played.one('recovery-tried').recovered).toBe(true);
    expect(added(played.one('recovery-tried'), 'recovery')).toBe(-3);
  });
});
