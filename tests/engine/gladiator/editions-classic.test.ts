/** P261-P265: bouts by the tables of 1981. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../src/engine/gladiator/index.ts';
import { advancedRules } from '../../../src/engine/gladiator/rule-choices.ts';
import { setupSchema } from '../../../src/engine/gladiator/schema.ts';
import { NO_RATINGS, type Setup } from '../../../src/engine/gladiator/setup.ts';
import type { Armour, Fighter } from '../../../src/engine/gladiator/types.ts';
import { Match } from '../../../src/engine/kernel/match.ts';
import { added, blow, reading } from '../../support/blows.ts';
import { lying, type Played, play, type Scene, scene, shield, sword, tables, weapon } from '../../support/bout.ts';
import type { Scripted } from '../../support/dice.ts';
import { drm, impact, impacts, mildly, place } from './clash.ts';
import { caught, netMan, three } from './snares.ts';

const CLASSIC = { edition: 'classic' } as const;
const classic = (set: Scene = {}) => scene({ ...set, rules: { ...set.rules, ...CLASSIC } });
const strike = (cf: string, B: Partial<Fighter>, dice: readonly Scripted[], A: Partial<Fighter> = { tr: 30 }): Played =>
  play(classic({ A, B }), { cf: { A: cf }, dice });
const worn = (armour: Armour): Pick<Fighter, 'armour'> => ({
  armour: { 1: armour, 2: armour, 3: armour, 4: armour, 5: armour },
});
/** No wound, no drop, no critical comes of these but what a test is about; whoever is hurt keeps his feet. */
const STEADY: Scripted = ['stumble', 6];
const FALLS: readonly Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

describe('P261 blows', () => {
  test('P261 a throw of 12 at 2 CF is P* on a column of its own', () => {
    const event = strike('head 2', {}, [blow(12, 12, 6)]).one('blow');
    expect(event).toMatchObject({ printed: 'P*', result: 'P*' });
    expect(reading(event, 'crt').table).toEqual({ id: 'classic/crt', row: '12', column: '2', cell: 'P*' });
  });

  test('P261, 9.5.1.3 at 8 CF the three that have no column go on the die', () => {
    const event = strike('head 8', {}, [blow(8, 2, 1)]).one('blow');
    expect(reading(event, 'crt').table).toEqual({ id: 'classic/crt', row: '11', column: '5', cell: 'H' });
  });

  test('P261, 9.5.1.2 below 0 CF the column is that of 0, and the rest comes off the die', () => {
    const played = play(classic(), { cf: { A: 'head 1', B: '| head 3' }, dice: [blow(12, 12, 6)] });
    expect(reading(played.one('blow'), 'crt').table).toMatchObject({ row: '10', column: '0', cell: 'S' });
  });

  test('P261 M is a fumble', () => {
    const played = play(classic(), { cf: { A: 'head 1', B: '| head 1' }, dice: [blow(3)] });
    expect(played.one('blow')).toMatchObject({ printed: 'M', result: 'F' });
  });

  test.each([
    [7, true],
    [8, false],
  ])('P261 B7 covers when the white dice come to %i: %s', (white, covers) => {
    const roll = reading(
      strike('head 5', worn('B7'), [blow(11, white, 6), ...(covers ? [] : [STEADY])]).one('blow'),
      'armour',
    );
    expect(roll).toMatchObject({ total: white, need: { op: '<=', than: 7, met: covers } });
    expect(Object.keys(roll.dice)).toEqual(['white']);
  });

  test('P261 the critical roll counts the wounds after the first', () => {
    const event = strike('head 5', {}, [blow(10, 6, 5), STEADY]).one('blow'); // 11: 2 wounds
    expect(reading(event, 'critical')).toMatchObject({ total: 6 + 1, table: { id: 'classic/critical', cell: '1' } });
    expect(event.wounds).toBe(3);
  });

  test('P261 a severed artery of 1981 bleeds and is mortal', () => {
    const event = strike('arms 5', {}, [blow(10, 11, 4), STEADY]); // 15: 4 wounds, critical 14: 2xM
    expect(event.fighter('B').mortal).toBe(true);
    const cut = strike('legs 5', {}, [blow(10, 10, 4), STEADY]); // 14: 3 wounds, critical 12
    expect(cut.one('blow').critical).toBe('STU');
    const deep = strike('legs 5', {}, [blow(12, 9, 6), STEADY]); // H+1: 16, 5 wounds, critical 13: SAM
    expect(deep.one('blow').critical).toBe('SAM');
    expect(deep.fighter('B')).toMatchObject({ mortal: true, arteries: [{ area: 5 }] });
    expect(deep.one('blow').wounds).toBe(5);
  });

  test('P261 H knocks the helmet off, and is mortal where there is none', () => {
    const bare = strike('head 5', {}, [blow(10, 9, 2), STEADY]); // 11: 2 wounds, critical 10
    expect(bare.one('blow')).toMatchObject({ critical: 'H', wounds: 6 });
    expect(bare.fighter('B').mortal).toBe(true);
    const helmet = strike('head 5', worn('C5'), [blow(10, 9, 2), STEADY]); // C5 does not cover a 9
    expect(helmet.one('blow')).toMatchObject({ critical: 'H', wounds: 2 });
    expect(helmet.fighter('B').armour[1]).toBe('--');
  });
});

describe('P262 shields and drops', () => {
  test('P262 three dice, ST and CF up to the points of the shield tick one box', () => {
    const event = strike('head 3', {}, [blow(6, 5, 4)]).one('blow'); // S at 3 CF: 9 + 3 = 12
    expect(event.result).toBe('S');
    expect(reading(event, 'shield')).toMatchObject({ total: 12, need: { op: '>=', than: 12, met: true } });
    expect(event.shieldBoxes).toEqual({ from: 0, to: 1 });
    const heavy = strike('head 3', {}, [blow(6, 12, 6)]).one('blow');
    expect(heavy.shieldBoxes).toEqual({ from: 0, to: 1 });
    expect(strike('head 3', {}, [blow(6, 5, 3)]).one('blow').shieldBoxes).toEqual({ from: 0, to: 0 });
  });

  test('P262 lost arm CF count when a weapon is dropped, and not when a shield is', () => {
    const B = { wounds: { 1: 0, 2: 0, 3: 0, 4: 6, 5: 0 }, tr: 20 };
    const weaponed = strike('head 5', B, [blow(7, 12, 6)]).one('blow');
    expect([weaponed.result, added(weaponed, 'drop')]).toEqual(['P', -5 - 3]);
    const shielded = strike('head 5', B, [blow(6, 12, 6)]).one('blow');
    expect([shielded.result, added(shielded, 'drop')]).toEqual(['S*', -5]);
  });
});

describe('P263 stun, stumbling, endurance', () => {
  test.each([1, 3, 6])('P263 CN 4 and a die of %i: 5 less the die is recovered, however long ago', (die) => {
    const stun = { amount: 9, turn: 1, phase: 1 };
    const played = play(classic({ turn: 1, phase: 5, B: { stun } }), { dice: [['stun-recovery', die]] });
    expect(played.fighter('B').stun.amount).toBe(9 - Math.max(0, 5 - die));
  });

  test('P263 a man without stun never stumbles; one of 1 does on a 1', () => {
    const sand = { loose: [lying(sword(9), { q: 0, r: 1 })], A: { facing: 1 } as const };
    const walk = (die: number) =>
      play(classic(sand), { plots: { A: 'F' }, dice: [['stumble', die]] }).one('stumble-checked').stumbled;
    expect([walk(1), walk(2)]).toEqual([true, false]); // the hazard counts 1
  });

  test.each([
    ['B', 2, 1, 1, true],
    ['B B', 4, 2, 3, true],
    ['B B', 4, 3, 3, false],
    ['SBL', 1, 1, 1, true],
    ['SBL B', 3, 2, 2, true],
    ['SBL B', 3, 2, 3, false],
  ])('P263 %s takes %i off two dice: %i and %i make a man stumble: %s', (plot, off, a, b, stumbles) => {
    const played = play(classic({ B: { at: { q: 6, r: 0 } } }), {
      plots: { A: plot },
      dice: [['stumble-backward', a, b]],
    });
    const event = played.one('stumble-checked');
    expect(event).toMatchObject({ cite: 'P263', stumbled: stumbles });
    expect(added(event, 'stumble-backward')).toBe(-off);
    expect(played.fighter('A').owesStumble).toBe(stumbles);
  });

  test('P263 going forward asks for no dice', () => {
    expect(play(classic({ B: { at: { q: 6, r: 0 } } }), { plots: { A: 'F SFR' } }).of('stumble-checked')).toEqual([]);
  });

  test.each([
    ['medium', 1, 6, 0],
    ['medium', 2, 6, 1],
    ['medium', 2, 5, 0],
    ['heavy', 2, 5, 1],
    ['heavy', 1, 6, 1],
    ['light', 2, 6, 0],
    ['light', 3, 6, 1],
    ['medium', 4, 6, 1],
  ] as const)('P263 a %s man of CN 3 at the end of turn %i, a die of %i: %i CF', (type, turn, die, loss) => {
    const dice: Scripted[] = [
      ['endurance', 1],
      ['endurance', die],
    ];
    if (turn >= 3) dice.push(['stans-missus', 1]);
    const played = play(classic({ turn, phase: 9, A: { cn: 20 }, B: { type, cn: 3 } }), { dice });
    expect(played.of('endurance-checked').find(({ fighter }) => fighter === 'B')?.loss).toBe(loss);
  });
});

describe('P264 other rolls', () => {
  test.each([
    [3, true],
    [2, false],
    [4, false],
  ])('P264 a throw at three hexes strikes on exactly 3; a %i: %s', (die, hit) => {
    const after: Scripted[] = hit ? [['throw-area', 2], blow(3)] : [];
    const played = play(classic({ B: place(3, 0, 3) }), {
      plots: { A: 'X!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', die], ...after, ...FALLS],
    });
    expect(played.one('thrown').hit).toBe(hit);
  });

  test('P264 impact: two a hex straight forward, one a side step', () => {
    const run = (plot: string, at: Fighter['at']) =>
      impacts(
        play(classic({ B: { at, facing: 3, hands: [shield(12, 'small')] } }), {
          plots: { A: plot },
          dice: [...impact(6, 1), ...mildly],
        }),
      )[0];
    expect(drm(run('F F', { q: 2, r: 0 }), 'per hex moved forward')).toBe(4);
    const side = run('F SFR', { q: 1, r: 1 });
    expect([drm(side, 'per hex moved forward'), drm(side, 'per hex sidestepped forward')]).toEqual([2, 1]);
  });

  test('P264 recovery: a charge costs 3, a quick move 2, one hex 1; an opponent in the hex 3', () => {
    const item = lying(sword(9), { q: 3, r: 0 });
    const tried = (plot: string, A: Partial<Fighter>, B: Partial<Fighter>) =>
      play(classic({ A: { hands: [shield(2)], ...A }, B, loose: [item] }), {
        plots: { A: `${plot}!` },
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        dice: [
          ['stumble', 6],
          ['recovery', 6],
        ],
      }).one('recovery-tried');
    const far = place(8, -4, 3);
    expect(added(tried('C', {}, far), 'recovery')).toBe(3);
    expect(added(tried('F F', { at: { q: 1, r: 0 } }, far), 'recovery')).toBe(2);
    expect(added(tried('F', { at: { q: 2, r: 0 } }, far), 'recovery')).toBe(1);
  });

  test('P264 a net tossed at a man beside him has 2 more', () => {
    const rules = { ...advancedRules(), ...CLASSIC };
    const played = play(scene({ rules, A: netMan(), B: {} }), {
      plots: { A: 'X TN' },
      dice: [three('net', 3)],
    });
    expect(drm(reading(played.one('net-cast'), 'net'), 'target adjacent')).toBe(2);
    expect(drm(reading(played.one('net-cast'), 'net'), 'he did not leave his hex')).toBe(2);
    expect(reading(played.one('net-cast'), 'net').table).toMatchObject({ id: 'classic/crt', column: '0' });
  });

  test('P264 a man in a net is dragged down on 19', () => {
    const rules = { ...advancedRules(), ...CLASSIC };
    const drag = (total: number) =>
      play(scene({ rules, A: { hands: [weapon(1, 'trident')] }, B: caught() }), {
        escape: 0,
        drag: 3,
        dice: [three('escape', 18), three('drag', total)],
      }).one('dragged').down;
    expect([drag(15), drag(16)]).toEqual([false, true]);
  });
});

describe('P265 missus and men', () => {
  const DOWN: Partial<Fighter> = { posture: 'prone', moves: 5 };
  const CHART: readonly (readonly [total: number, least: number])[] = [
    [-4, 6],
    [0, 6],
    [15, 6],
    [16, 5],
    [31, 4],
    [45, 4],
    [46, 3],
    [61, 2],
    [90, 2],
  ];
  test.each(CHART)('P265 with %i CF spent he is spared on %i or more', (total, least) => {
    const plea = (die: number) =>
      play(classic({ B: { ...DOWN, pr: 5, attackTotal: total + 7, defenceTotal: 7 } }), { dice: [['missus', die]] });
    expect(plea(least).fighter('B').fate).toBe('spared');
    expect(plea(least - 1).fighter('B').fate).toBe('dead');
    expect(reading(plea(least).one('appealed'), 'missus').table).toMatchObject({ id: 'classic/missus', cell: 'up' });
  });

  const open = {
    name: null,
    ratings: NO_RATINGS,
    armour: null,
    shield: null,
    weapon: null,
    fs: null,
    pr: null,
  } as const;
  const setup: Setup = {
    rules: { ...advancedRules(), ...CLASSIC },
    fighters: [
      { id: 'A', side: 0, by: 'seat', seat: 0, kind: 'medium', ...open },
      { id: 'B', side: 1, by: 'book', seat: null, kind: 'heavy', ...open },
    ],
  };

  test('P265 a row of the chart for a seat, the table of 29.2 for the book, armour of 1981 for both', () => {
    const match = Match.start(gladiator, tables, setup, 'chart');
    const [A, B] = match.journal.flatMap(({ event }) => (event.kind === 'sheet-made' ? [event] : []));
    expect(A?.rolls?.map(({ name, table }) => [name, table?.id])).toEqual([
      ['characteristic-chart', 'classic/characteristic-chart'],
      ['armour-row', 'classic/armour-medium'],
    ]);
    expect(B?.rolls?.slice(0, 2).map(({ table }) => table?.id)).toEqual(['random-centurion', 'classic/armour-heavy']);
  });

  test('P260 a save keeps its edition; the Colosseum is never written down', () => {
    const match = Match.start(gladiator, tables, setup, 'kept');
    const again = Match.open(gladiator, tables, JSON.parse(JSON.stringify(match.save(0))));
    expect(again.ok && again.value.match.state.rules.edition).toBe('classic');
    expect(again.ok && again.value.match.tables).toBe(tables.under(['classic']));
    expect(setupSchema.safeParse({ ...setup, rules: { ...setup.rules, edition: 'colosseum' } }).success).toBe(false);
    expect('edition' in advancedRules()).toBe(false);
  });

  test('P261 armour of one edition is refused in the other', () => {
    const wear = (armour: Armour, rules: Setup['rules']) => {
      const [A, B] = setup.fighters;
      const dressed = { ...A, armour: { 1: armour, 2: '--', 3: '--', 4: '--', 5: '--' } };
      return setupSchema.safeParse({ rules, fighters: [dressed, B] }).success;
    };
    expect([wear('A7', setup.rules), wear('A', setup.rules), wear('A11', setup.rules)]).toEqual([true, true, true]);
    expect([wear('A7', advancedRules()), wear('A4', advancedRules())]).toEqual([false, true]);
  });
});
