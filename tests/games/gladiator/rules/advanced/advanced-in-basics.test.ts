/** Paragraphs of the first chapters that speak of nets, long weapons and special attacks. */
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { canStrike } from '../../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { statusModifiers } from '../../../../../src/games/gladiator/rules/basic/facing.ts';
import { STYLES, type WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { disc } from '../../../../../src/kernel/hex.ts';
import { man, play, plotRefusal, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { fight, holding, poolIn, strike } from '../../support/rules/arms.ts';
import { cast, caught, chase, order, poolOf, three } from '../../support/rules/snares.ts';

const CENTRE = { q: 0, r: 0 };

describe('what a figure is', () => {
  test('2.3.2 every style has its class, from I for the lightest to V for the Secutor (C116)', () => {
    const classes = Object.fromEntries(STYLES.map((style) => [style, tables.styles[style].class]));
    expect(classes).toEqual({
      ...{ parmularius: 1, dimachaerus: 1, velite: 1, thraex: 2, myrmillo: 2, hoplomachus: 2, provocator: 2 },
      ...{ scissores: 2, cataphractarius: 3, crupellarius: 3, retiarius: 4, laquearius: 4, secutor: 5 },
    });
    expect(gladiatorTables.styles.rows.find(([style]) => style === 'eques')?.[2]).toBe(6);
  });

  test('3.17 what an escape lacked is added to every blow at him in this phase, and to none in the next', () => {
    const held = chase({ B: { ...caught(), at: { q: 1, r: 0 } }, phase: 2 });
    const free = play(held, {
      escape: 2,
      cf: { A: 'head 1, chest 1' },
      dice: [three('escape', 8), blow(10), blow(10)],
    });
    const penalty = free.one('escape-tried').penalty;
    expect(penalty).toBeGreaterThan(0);
    expect(free.of('blow').map(({ defence }) => defence)).toEqual([-penalty, -penalty]);
    const later = play(free.state, { cf: { A: 'head 1' }, dice: [blow(10)] });
    expect(later.one('blow').defence).toBe(0);
  });
});

describe('net attacks', () => {
  test('5.2.1.1 a net attack is written with the order, or there is none', () => {
    expect(plotRefusal(chase({ range: 2 }), 'X TN')).toBeNull();
    expect(cast({ range: 2 }, { plots: { A: 'X' } }).of('net-cast')).toEqual([]);
  });

  test('5.2.5 it comes before CF are divided', () => {
    const played = cast({ range: 2 }, { plots: { A: 'X SN', B: 'F' }, dice: [three('net', 8)] });
    const [thrown = -1, divided = -1] = order(played, 'net-cast', 'allocated');
    expect(thrown).toBeGreaterThanOrEqual(0);
    expect(divided).toBeGreaterThan(thrown);
  });

  test('9.3.2.3 its CF come off the pool first', () => {
    const played = cast({ range: 2 }, { plots: { A: 'X SN', B: 'F' }, dice: [three('net', 8)] });
    expect(poolOf(played)?.modifiers).toContainEqual({ value: -4, why: 'net swing', cite: '20.2.1' });
  });
});

describe('fronts and reach', () => {
  test.each<[WeaponKind, readonly number[]]>([
    ['sword', [3]],
    ['trident', [3, 5]],
    ['spear', [3, 5]],
    ['maul', [3, 5]],
    ['pike', [0, 5, 7]],
  ])('6.1.1 a %s strikes at %j hexes of the wedge at one, two and three hexes', (kind, hexes) => {
    const fighter = man('A', { hands: [weapon(1, kind)] });
    const struck = disc(CENTRE, 4).filter((hex) => canStrike(scenery(), tables, fighter, hex));
    const rings = [1, 2, 3, 4].map((ring) => struck.filter((hex) => rangeOf(hex) === ring).length);
    expect(rings).toEqual([...hexes, ...Array<number>(4 - hexes.length).fill(0)]);
  });

  test('9.2.3 a man in a net gives 4 CF on top of everything else', () => {
    const stumbles = { stumbling: true } as const;
    const plain = statusModifiers(tables, man('B', stumbles));
    expect(statusModifiers(tables, man('B', { ...stumbles, ...caught() }))).toEqual([
      ...plain,
      { value: 4, why: 'ensnared', cite: 'A1' },
    ]);
  });
});

describe('special attacks and speed', () => {
  test('9.3.2.2 an attack may be a special one', () => {
    expect(poolIn({})?.marks[0]?.specialAttacks).toEqual(['disarm', 'feint', 'sweep', 'bash', 'sand']);
    expect(() => fight({}, { cf: { A: 'sweep 2, disarm 2' } })).toThrow('23.1');
  });

  test('9.3.3.1 an area may have a special defence for 3 CF', () => {
    const played = fight({ B: { tr: 9 } }, { cf: { A: 'head 4', B: 'legs 6 | duck' }, dice: [blow(10), blow(5)] });
    expect(played.of('allocated').find(({ fighter }) => fighter === 'B')).toMatchObject({ total: 9, spentOnAttack: 6 });
    expect(() => fight({ B: { tr: 9 } }, { cf: { B: 'legs 7 | duck' } })).toThrow('takes 10 CF of the 9');
  });

  test('9.5.1.1 a special attack changes what a hit does, a special defence the result itself', () => {
    const feinted = strike({}, 'feint head 4', blow(15), blow(8));
    expect(feinted.of('blow')[0]).toMatchObject({ result: 'H', wounds: 0 });
    const ducked = strike({}, 'head 4 | duck', blow(15));
    expect(ducked.one('blow')).toMatchObject({ printed: expect.stringMatching(/^H/u), result: '--' });
    expect(reading(ducked.one('blow'), 'crt').result).toContain('duck');
  });

  test.each<[WeaponKind, readonly number[]]>([
    ['sword', [1, 2, 3, 4, 5]],
    ['dagger', [0, 1, 2, 3, 4]],
    ['maul', [3, 4, 5, 6, 7]],
  ])('9.4.4 and 9.4.4.1 the five blows of a %s fall in rounds %j', (kind, rounds) => {
    const played = fight(
      { A: { tr: 20, ...holding(1, kind) } },
      { cf: { A: 'head 1, chest 1, groin 1, arms 1, legs 1' }, dice: [blow(3)] }, // a fumble ends it
    );
    expect(played.one('sequence-set').slots.map(({ round }) => round)).toEqual(rounds);
  });
});

function rangeOf({ q, r }: { readonly q: number; readonly r: number }): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function scenery() {
  return chase();
}
