/** P261-P265: bouts by the tables of 1981. */

import { describe, expect, test } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { pleasOf } from '../../../../../src/games/gladiator/rules/luck/pleas.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { setupSchema } from '../../../../../src/games/gladiator/rules/schema.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Armour, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
  tables,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, apart, reading } from '../../support/blows.ts';
import { drm, impact, impacts, mildly, place } from '../../support/rules/clash.ts';
import { caught, netMan, three } from '../../support/rules/snares.ts';

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
    const event = strike('head 2', {}, apart(12, { drop: 18 })).one('blow');
    expect(event).toMatchObject({ printed: 'P*', result: 'P*' });
    expect(reading(event, 'crt').table).toEqual({ id: 'classic/crt', row: '12', column: '2', cell: 'P*' });
  });

  test('P261, 9.5.1.3 at 8 CF the three that have no column go on the die', () => {
    const event = strike('head 8', {}, apart(8, { wound: 3 })).one('blow');
    expect(reading(event, 'crt').table).toEqual({ id: 'classic/crt', row: '11', column: '5', cell: 'H' });
  });

  test('P261, 9.5.1.2 below 0 CF the column is that of 0, and the rest comes off the die', () => {
    const played = play(classic(), { cf: { A: 'head 1', B: '| head 3' }, dice: apart(12, { shield: 3 }) });
    expect(reading(played.one('blow'), 'crt').table).toMatchObject({ row: '10', column: '0', cell: 'S' });
  });

  test('P261 M is a fumble', () => {
    const played = play(classic(), { cf: { A: 'head 1', B: '| head 1' }, dice: apart(3) });
    expect(played.one('blow')).toMatchObject({ printed: 'M', result: 'F' });
  });

  test.each([
    [7, true],
    [8, false],
  ])('P261 B7 covers when two dice of its own come to %i: %s', (armour, covers) => {
    const hurt = covers ? [] : apart(11, { armour, wound: 10, critical: 2 });
    const dice = covers ? apart(11, { armour, wound: 10 }) : hurt;
    const event = strike('head 5', worn('B7'), dice).one('blow');
    expect(reading(event, 'armour')).toMatchObject({ total: armour, need: { op: '<=', than: 7, met: covers } });
    expect(reading(event, 'armour').dice.die).toHaveLength(2);
    expect(event.wounds).toBe(covers ? 0 : 1);
  });

  test('P261 whatever kills on bare flesh, partial armour may stop: no reading hangs on the dice of another', () => {
    const stopped = strike('head 8', worn('B5'), [...apart(14, { armour: 5, wound: 18, critical: 2 }), STEADY]);
    const event = stopped.one('blow'); // H+6 of 24: a kill; less 6 it is 18, 7 wounds
    expect(event).toMatchObject({ result: 'H', bonus: 6, wounds: 7 });
    const draws = (event.rolls ?? []).map(({ draw }) => draw);
    expect(new Set(draws).size).toBe(draws.length);
    const bare = strike('head 8', worn('B5'), apart(14, { armour: 6, wound: 13 }));
    expect(bare.fighter('B').fate).toBe('dead');
  });

  test('P261, P211 every throw of a blow is his who strikes, should he call on the gods', () => {
    const dice = [...apart(10, { armour: 7, wound: 11, critical: 6 })];
    const played = strike('head 5', worn('B7'), apart(10, { armour: 7, wound: 11 }), { tr: 30, luck: 8, favours: 0 });
    const told = (event: GladiatorEvent) =>
      pleasOf(played.state, [event]).map(({ what, draw, against }) => [what, draw, against]);
    expect(told(played.one('blow'))).toEqual([
      [expect.stringContaining('his blow at the head'), 1, true],
      ['whether armour stops his blow', 2, true],
      ['the wounds of his blow', 3, true],
    ]);
    const hurt = strike('head 5', worn('B5'), [...dice, STEADY], { tr: 30, luck: 8, favours: 0 });
    expect(told(hurt.one('blow')).map(([what, , against]) => [what, against])).toEqual([
      [expect.stringContaining('his blow at the head'), false],
      ['whether armour stops his blow', false],
      ['the wounds of his blow', false],
      ['the critical of his blow', false],
    ]);
  });

  test('P261 complete armour and bare flesh are not diced for', () => {
    for (const armour of ['B', '--'] as const) {
      const event = strike('head 5', worn(armour), apart(10, { wound: 3 })).one('blow');
      expect(event.rolls?.map(({ name }) => name)).toEqual(['crt', 'wound']);
    }
  });

  test('P261, 21.11 one throw finds what covers an arm with a scissor over its sleeve', () => {
    const rules = advancedRules();
    const B = { ...worn('C9'), hands: [weapon(11, 'scissor'), shield(12)] };
    const struck = (armour: number) =>
      play(scene({ rules: { ...rules, ...CLASSIC }, A: { tr: 30 }, B }), {
        cf: { A: 'arms 5' },
        dice: apart(10, { armour, wound: 8 }),
      }).one('blow');
    const told = (armour: number) => {
      const rolls = (struck(armour).rolls ?? []).filter(({ name }) => name === 'armour');
      return [new Set(rolls.map(({ draw }) => draw)).size, ...rolls.map(({ result }) => result)];
    };
    expect(told(6)).toEqual([1, 'A6 covers']);
    expect(told(9)).toEqual([1, 'bare flesh', 'C9 covers']);
    expect(told(10)).toEqual([1, 'bare flesh', 'bare flesh']);
  });

  test.each([
    [18, 5, 7],
    [18, 6, 8],
    [18, 8, 10],
    [12, 8, 4],
  ])('P261 dice of %i at %i CF bring H+%i: the table goes on past 18', (red, cf, bonus) => {
    const event = strike(`head ${cf}`, {}, [...apart(red, { wound: 18 })]).one('blow');
    expect(event).toMatchObject({ printed: `H+${bonus}`, result: 'H', bonus });
    expect(reading(event, 'crt').result).toBe(`H+${bonus}`);
    expect(added(event, 'wound')).toBe(bonus);
  });

  test('P261 the critical roll counts the wounds after the first', () => {
    const event = strike('head 5', {}, [...apart(10, { wound: 11, critical: 6 }), STEADY]).one('blow'); // 2 wounds
    expect(reading(event, 'critical')).toMatchObject({ total: 6 + 1, table: { id: 'classic/critical', cell: '1' } });
    expect(event.wounds).toBe(3);
  });

  test('P261 a severed artery of 1981 bleeds and is mortal', () => {
    const event = strike('arms 5', {}, [...apart(10, { wound: 15, critical: 11 }), STEADY]); // 4 wounds, critical 14: 2xM
    expect(event.fighter('B').mortal).toBe(true);
    const cut = strike('legs 5', {}, [...apart(10, { wound: 14, critical: 10 }), STEADY]); // 3 wounds, critical 12
    expect(cut.one('blow').critical).toBe('STU');
    const deep = strike('legs 5', {}, [...apart(12, { wound: 15, critical: 9 }), STEADY]); // H+1: 16, 5 wounds, critical 13: SAM
    expect(deep.one('blow').critical).toBe('SAM');
    expect(deep.fighter('B')).toMatchObject({ mortal: true, arteries: [{ area: 5 }] });
    expect(deep.one('blow').wounds).toBe(5);
  });

  test('P261 H knocks the helmet off, and is mortal where there is none', () => {
    const bare = strike('head 5', {}, [...apart(10, { wound: 11, critical: 9 }), STEADY]); // 2 wounds, critical 10
    expect(bare.one('blow')).toMatchObject({ critical: 'H', wounds: 6 });
    expect(bare.fighter('B').mortal).toBe(true);
    const helmet = strike('head 5', worn('C5'), [...apart(10, { armour: 9, wound: 11, critical: 9 }), STEADY]); // C5 does not cover a 9
    expect(helmet.one('blow')).toMatchObject({ critical: 'H', wounds: 2 });
    expect(helmet.fighter('B').armour[1]).toBe('--');
  });
});

describe('P262 shields and drops', () => {
  test('P262 three dice, ST and CF up to the points of the shield tick one box', () => {
    const event = strike('head 3', {}, apart(6, { shield: 9 })).one('blow'); // S at 3 CF: 9 + 3 = 12
    expect(event.result).toBe('S');
    expect(reading(event, 'shield')).toMatchObject({ total: 12, need: { op: '>=', than: 12, met: true } });
    expect(event.shieldBoxes).toEqual({ from: 0, to: 1 });
    const heavy = strike('head 3', {}, apart(6, { shield: 18 })).one('blow');
    expect(heavy.shieldBoxes).toEqual({ from: 0, to: 1 });
    expect(strike('head 3', {}, apart(6, { shield: 8 })).one('blow').shieldBoxes).toEqual({ from: 0, to: 0 });
  });

  test('P262 lost arm CF count when a weapon is dropped, and not when a shield is', () => {
    const B = { wounds: { 1: 0, 2: 0, 3: 0, 4: 6, 5: 0 }, tr: 20 };
    const weaponed = strike('head 5', B, apart(7, { drop: 18 })).one('blow');
    expect([weaponed.result, added(weaponed, 'drop')]).toEqual(['P', -5 - 3]);
    const shielded = strike('head 5', B, apart(6, { shield: 3, drop: 18 })).one('blow');
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
    const after: Scripted[] = hit ? [['throw-area', 2], ...apart(3)] : [];
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

  const setup: Setup = {
    rules: { ...advancedRules(), ...CLASSIC },
    fighters: [
      { id: 'A', side: 0, by: 'seat', seat: 0, ...anyMan('medium') },
      { id: 'B', side: 1, by: 'book', seat: null, ...anyMan('heavy') },
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
