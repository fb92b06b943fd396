/** 21.7: the lasso: tossed like a net, by one of four parts of a man. */
import { describe, expect, test } from 'vitest';
import type { CaughtBy, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  plotRefusal,
  type Script,
  shield,
  sword,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, reading } from '../../support/blows.ts';
import { FALLS } from '../../support/rules/arms.ts';
import { type Chase, cast, caught, chase, LASSO, lassoMan, poolOf, three } from '../../support/rules/snares.ts';

const HELD = three('escape', 18);
const BY: { readonly [by: string]: Scripted } = {
  neck: ['lasso', 1, 2],
  torso: ['lasso', 3, 3],
  arm: ['lasso', 4, 4],
  leg: ['lasso', 5, 5],
};
/** What a noose by neck or arm throws at once. */
const HARM: { readonly [by: string]: readonly Scripted[] } = {
  neck: [['wound', 1, 1, 1]],
  arm: FALLS,
};

/** The lasso is tossed at a man three hexes away, and catches him by the dice given. */
const noose = (dice: readonly Scripted[], B: Partial<Fighter> = {}, script: Script = {}): Played =>
  cast(
    { range: 4, A: lassoMan(), B },
    { plots: { A: 'X TN', B: 'F' }, ...script, dice: [three('net', 14), ...dice, HELD, ...(script.dice ?? [])] },
  );
const nooseBy = (by: string, B: Partial<Fighter> = {}, script: Script = {}) =>
  noose([BY[by] ?? BY.torso, ...(HARM[by] ?? [])] as Scripted[], B, script);

/** A phase in which A holds a man who was caught so. */
const holding = (by: CaughtBy, script: Script = {}, set: Chase = {}): Played =>
  cast(
    { range: 2, ...set, A: lassoMan({ hands: [], ...set.A }), B: { ...caught(by), ...set.B } },
    { dice: [HELD], ...script },
  );

describe('21.7 the lasso', () => {
  test('21.7 it is tossed for 6 CF at a man in the fifteen hexes, and neither swung nor laid', () => {
    const from = chase({ A: lassoMan() });
    expect(plotRefusal(from, 'F TN')).toBeNull();
    for (const net of ['SN', 'LN1', 'LN2', 'LN3']) expect(plotRefusal(from, net)).toContain('21.7');
    expect(nooseBy('torso').one('net-cast')).toMatchObject({ target: 'B', cf: 6, plot: { kind: 'toss' } });
    const far = cast({ range: 4, A: lassoMan() }, { plots: { A: 'X TN' } });
    expect(far.one('net-cast').target).toBeNull();
  });

  test('21.7 its dice have the DRMs of a toss, and it rests for two phases', () => {
    const set = { range: 2, A: lassoMan(), B: { type: 'heavy' as const, hands: [] } };
    const played = cast(set, { plots: { A: 'X TN', B: 'RN' }, dice: [three('net', 12)] });
    expect(added(played.one('net-cast'), 'net')).toBe(1 + 1 - 6);
    const refused = [2, 3, 4].map((phase) => plotRefusal({ ...played.state, phase }, 'X TN') !== null);
    expect(refused).toEqual([true, true, false]);
  });

  test('21.7.1 short of an H it does what a net does', () => {
    const toss = (total: number, ...dice: readonly Scripted[]) =>
      cast({ range: 4, A: lassoMan() }, { plots: { A: 'X TN', B: 'F' }, dice: [three('net', total), ...dice] });
    expect(toss(11, ['stumble', 1]).fighter('B')).toMatchObject({ owesStumble: true, ensnared: null });
    expect(toss(9).fighter('A').hands).toEqual([LASSO]);
    const torn = toss(5, ['struggle', 1], ['struggle', 6]);
    expect(torn.fighter('A').hands).toEqual([]);
    expect(torn.state.loose).toEqual([{ item: LASSO, at: { q: 3, r: 0 } }]);
  });

  test.each([
    [2, 'neck'],
    [4, 'neck'],
    [5, 'torso'],
    [7, 'torso'],
    [8, 'arm'],
    [9, 'arm'],
    [10, 'leg'],
    [12, 'leg'],
  ])('21.7.1 2D6 of %i: by the %s', (total, by) => {
    const low = Math.max(1, total - 6);
    const played = noose([['lasso', low, total - low], ...(HARM[by] ?? [])]);
    expect(played.one('ensnared')).toMatchObject({ fighter: 'B', by: 'A', how: by, cite: '21.7.1' });
    expect(played.fighter('B').ensnared).toMatchObject({ by, snare: LASSO, holder: 'A' });
    expect(played.fighter('A').hands).toEqual([]);
  });

  test('21.7.1 by the torso it is like a net: he moves, defends, and nothing goes on a drag', () => {
    const played = nooseBy('torso', {}, { drag: 0, dice: [three('drag', 17)] });
    expect(played.one('dragged')).toMatchObject({ down: false, rolls: [{ modifiers: [] }] });
    expect(played.of('blow')).toEqual([]);
    expect(played.fighter('B')).toMatchObject({ hands: [sword(3), shield(4)], wounds: { 1: 0 } });
    expect(plotRefusal({ ...played.state, phase: 1 }, 'F', 'B')).toBeNull();
  });

  test('21.7.1 by the neck he is wounded on the head by 3D6, and then caught (P62)', () => {
    const played = noose([
      ['lasso', 1, 1],
      ['wound', 3, 3, 3],
    ]);
    const event = played.one('blow');
    expect(event).toMatchObject({ fighter: 'A', target: 'B', area: 1, with: { kind: 'lasso' }, round: null });
    expect(reading(event, 'wound').total).toBe(9);
    expect(event.wounds).toBeGreaterThan(0);
    expect(played.fighter('B').wounds[1]).toBe(event.wounds);
    expect(played.fighter('B').ensnared).toMatchObject({ by: 'neck' });
  });

  test('21.7.1 the armour of his head counts (P62)', () => {
    const helmet = {
      armour: { 1: 'A' as const, 2: '--' as const, 3: '--' as const, 4: '--' as const, 5: '--' as const },
    };
    const wounds = (B: Partial<Fighter>) =>
      noose(
        [
          ['lasso', 1, 1],
          ['wound', 3, 3, 3],
        ],
        B,
      ).one('blow');
    expect(added(wounds(helmet), 'wound')).toBeLessThan(added(wounds({}), 'wound'));
  });

  test.each([
    ['neck', 13, 14, 4],
    ['torso', 17, 18, 0],
    ['arm', 17, 18, 0],
    ['leg', 9, 10, 8],
    ['net', 17, 18, 0],
  ] as const)('21.7.1 caught by the %s he stands a drag of %i and falls on %i (C90)', (by, stands, falls, bonus) => {
    const drag = (total: number) =>
      holding(by, { drag: 0, dice: [HELD, three('drag', total)] }, { range: 3 }).one('dragged');
    expect(drag(stands)).toMatchObject({ down: false });
    expect(drag(falls)).toMatchObject({ down: true });
    expect(added(drag(falls), 'drag')).toBe(bonus);
  });

  test.each([
    [0, [shield(4)], 'sword'],
    [1, [sword(3)], 'shield'],
  ])('21.7.1 by the arm he drops weapon or shield, a player the one he likes: hand %i', (lose, left, kind) => {
    const played = noose([['lasso', 4, 4], ...FALLS], {}, { lose });
    expect(played.asked.find((one) => one.kind === 'lose')).toMatchObject({ fighter: 'B', hands: [0, 1] });
    expect(played.fighter('B').hands).toEqual(left);
    expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', item: { kind } });
    expect(() => noose([['lasso', 4, 4]], {}, { lose: 2 })).toThrow('21.7.1');
  });

  test.each([
    [0, 'sword'],
    [1, 'shield'],
  ])('21.7.1 a centurion loses one of them at random: lot %i, the %s (P62)', (lot, kind) => {
    const caughtBy: readonly Scripted[] = [['lasso', 4, 4], ['lot:lost-to-lasso', lot], ...FALLS];
    const dice: readonly Scripted[] = [three('net', 18), ...caughtBy, ['escape-cf', 1, 1], HELD];
    const B: Partial<Fighter> = { by: 'book', fs: 0, moves: 5 };
    const played = cast({ range: 3, A: lassoMan(), B }, { plots: { A: 'X TN' }, dice });
    expect(played.asked.map((one) => one.kind)).not.toContain('lose');
    expect(played.one('item-dropped').item.kind).toBe(kind);
  });

  test('21.7.1 of two weapons a player names the one that falls; a scissor never does (21.11.2)', () => {
    const two = noose([['lasso', 4, 4], ...FALLS], { hands: [sword(3), sword(5)] }, { lose: 1 });
    expect(two.fighter('B').hands).toEqual([sword(3)]);
    const scissores = noose([['lasso', 4, 4], ...FALLS], { hands: [weapon(3, 'scissor'), weapon(5, 'dagger')] });
    expect(scissores.fighter('B').hands).toEqual([weapon(3, 'scissor')]);
  });

  test('21.7.1 with only one of them he drops that, with neither nothing', () => {
    expect(noose([['lasso', 4, 4], ...FALLS], { hands: [sword(3)] }).fighter('B').hands).toEqual([]);
    expect(noose([['lasso', 4, 4]], { hands: [] }).of('item-dropped')).toEqual([]);
  });

  test.each([
    [10, 5],
    [9, 4],
  ])('21.7.1 by the arm he has half of his available CF: of %i, %i', (tr, most) => {
    const played = nooseBy('arm', { tr });
    expect(played.asked.find(({ kind }) => kind === 'escape')).toMatchObject({ most });
  });

  test('21.7.1 and so in every phase, until he is free', () => {
    const set = { range: 1, A: { hands: [sword(1)] } };
    expect(poolOf(holding('arm', {}, set), 'B')?.total).toBe(5);
    const free = holding('arm', { escape: 2, dice: [three('escape', 8)] }, set);
    expect(poolOf(free, 'B')?.total).toBe(8);
  });

  test('21.7.1 by the leg he cannot leave his hex, but he can stand, kneel and pick things up', () => {
    const from = chase({ A: caught('leg', { holder: 'B' }), loose: [{ item: sword(9), at: { q: 0, r: 0 } }] });
    for (const plot of ['F', 'B', 'SFL', 'SBR', 'C', 'L', 'X F']) expect(plotRefusal(from, plot), plot).not.toBeNull();
    for (const plot of ['X', 'KN', 'R', 'RN', '']) expect(plotRefusal(from, plot), plot).toBeNull();
  });
});

describe('21.7.2 bound', () => {
  /** Starts a phase with B in a noose, or a net, since turn 1, phase 1. */
  const since = (phase: number, by: CaughtBy, set: Chase = {}, dice: readonly Scripted[] = [HELD]) =>
    holding(by, { dice }, { phase, range: 1, ...set, A: { hands: [sword(1)], ...set.A } });
  const PLEA: readonly Scripted[] = [['missus', 6, 6]];

  test('21.7.2 after three phases in a noose he is at the mercy of the man who has him', () => {
    expect(since(2, 'torso').of('appealed')).toEqual([]);
    expect(since(3, 'torso').of('appealed')).toEqual([]);
    expect(since(4, 'torso', {}, PLEA).one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'bound' });
  });

  test('21.7.2 he need not lie on the ground, and it counts over the end of a turn', () => {
    const B = caught('leg', { phase: 7 });
    expect(since(1, 'leg', { turn: 2, B }).of('appealed')).toEqual([]);
    expect(since(2, 'leg', { turn: 2, B }, PLEA).one('appealed').why).toBe('bound');
  });

  test('21.7.2 a net binds nobody', () => {
    expect(since(8, 'net').of('appealed')).toEqual([]);
  });

  test('21.7.2 nor does a noose if he who holds it has no weapon in hand', () => {
    expect(since(4, 'torso', { A: { hands: [] } }).of('appealed')).toEqual([]);
  });

  test('21.7.2 he who holds the noose need have him neither within reach nor in his front (P67)', () => {
    for (const set of [{ range: 2 }, { range: 3 }, { A: { facing: 3 as const } }])
      expect(since(4, 'torso', set, PLEA).one('appealed')).toMatchObject({ fighter: 'B', to: 'A', why: 'bound' });
  });

  test('21.7.2 with the cord let go it is as with any other enemy: within reach of his weapon, in his front', () => {
    const loose = (set: Chase, dice: readonly Scripted[] = [HELD]) =>
      since(4, 'torso', { ...set, B: caught('torso', { holder: null }) }, dice).of('appealed');
    expect(loose({ range: 2 })).toEqual([]);
    expect(loose({ A: { facing: 3 } })).toEqual([]);
    expect(loose({}, PLEA)).toHaveLength(1);
  });

  test('21.7.2 from the toss to the plea it is three tries to escape', () => {
    let played = cast(
      { range: 2, A: lassoMan() },
      { plots: { A: 'X TN', B: 'F' }, dice: [three('net', 16), BY.torso, HELD] as Scripted[] },
    );
    const draw = { A: { weapon: 0, drop: null } };
    for (const draws of [draw, {}]) played = play(played.state, { draws, dice: [HELD] });
    expect(play(played.state, { dice: PLEA }).one('appealed').why).toBe('bound');
  });
});

describe('21.7.3 both hands', () => {
  test('21.7.3 nothing else may be in hand when it is tossed', () => {
    const refused = (...hands: Fighter['hands']) => plotRefusal(chase({ A: lassoMan({ hands }) }), 'X TN');
    expect(refused(LASSO)).toBeNull();
    expect(refused(LASSO, shield(9, 'small'))).toContain('21.7.3');
    expect(refused(sword(9), LASSO)).toContain('21.7.3');
  });

  const drawn = (drop: number | null, A: Partial<Fighter> = {}) =>
    cast({ range: 5, A: lassoMan(A) }, { draws: { A: { weapon: 0, drop } } });

  test('21.7.3 who draws his sword lets the lasso go (C85)', () => {
    expect(() => drawn(null)).toThrow('let something go');
    const played = drawn(0);
    expect(played.fighter('A')).toMatchObject({ hands: [weapon(1, 'sword')], sheath: [] });
    expect(played.state.loose).toEqual([{ item: LASSO, at: { q: 0, r: 0 } }]);
  });

  test('21.7.3 once it has left his hands he draws without letting anything go (C85)', () => {
    const played = drawn(null, { hands: [] });
    expect(played.fighter('A').hands).toEqual([weapon(1, 'sword')]);
    expect(played.state.loose).toEqual([]);
  });

  test('21.7.3 the toss of the phase is lost with it', () => {
    const played = cast({ range: 3, A: lassoMan() }, { plots: { A: 'X TN' }, draws: { A: { weapon: 0, drop: 0 } } });
    expect(played.one('net-spoiled')).toMatchObject({ fighter: 'A' });
    expect(played.fighter('A').netAgain).toBe(0);
  });

  const LAQUEARIUS = lassoMan({ by: 'book', seat: null, id: 'B', at: { q: 0, r: 0 }, facing: 0 });
  const book = (range: number, dice: readonly Scripted[], more: Partial<Fighter> = {}) =>
    cast(
      { phase: 4, A: { style: null, hands: [], at: { q: range, r: 0 }, facing: 3 }, B: { ...LAQUEARIUS, ...more } },
      { dice },
    );

  test('21.7.3 a centurion keeps to his lasso until an enemy is beside him whom he cannot toss it at (P82)', () => {
    const resting = { netAgain: 100 };
    expect(book(5, [['order', 2, 5]], resting).of('drawn')).toEqual([]);
    const beset = book(1, [['order', 2, 5]], { ...resting, tr: 1 });
    expect(beset.one('drawn')).toMatchObject({ fighter: 'B', item: { kind: 'sword' } });
    expect(beset.state.loose).toMatchObject([{ item: { kind: 'lasso' } }]);
    const tossing = book(1, [['order', 2, 5], ['net-attack', 1], three('net', 6)]);
    expect(tossing.of('drawn')).toEqual([]);
    expect(tossing.one('net-cast').plot).toEqual({ kind: 'toss' });
  });

  test('21.7.3 a centurion whose lasso holds a man draws', () => {
    expect(book(3, [['order', 2, 5]], { hands: [] }).one('drawn')).toMatchObject({ fighter: 'B' });
  });
});
