/** 21: the weapons' ratings: how soon, how far and how hard each of them strikes. */

import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import type { WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { disc, type Hex } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, plotRefusal } from '../../../../../tools/games/gladiator/bout.ts';
import { ARMS } from '../../../../../tools/games/gladiator/printed-tables.ts';
import { WEAPON_KINDS } from '../../support/armoury.ts';
import { blow } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, holding, NO_SPECIALS, poolIn } from '../../support/rules/arms.ts';

/** Nobody answers a man whose opponent has nothing in his hands. */
const BARE = { hands: [] };
const one = (kind: WeaponKind, more: object = {}) => ({ ...holding(1, kind), ...more });

/** Ranges at which a weapon strikes straight ahead. */
const ranges = (kind: WeaponKind): readonly number[] =>
  [1, 2, 3, 4].filter((range) => poolIn({ range, A: one(kind), B: BARE })?.mayAttack === true);

/** Hexes in which a weapon finds its man, for a man in (0,0) facing 0. */
function front(kind: WeaponKind): readonly Hex[] {
  return disc({ q: 0, r: 0 }, 4).filter(
    (at) => (at.q !== 0 || at.r !== 0) && poolIn({ A: one(kind), B: { at, ...BARE } })?.mayAttack === true,
  );
}

/** The rounds of some attacks, in their order. */
const rounds = (kind: WeaponKind, cf: string, range = 1): readonly number[] => {
  const played = fight({ range, A: one(kind, { tr: 40 }), B: BARE }, { cf: { A: cf }, dice: misses(cf) });
  return played.one('sequence-set').slots.map(({ round }) => round);
};
const misses = (cf: string): readonly Scripted[] => cf.split(',').map(() => blow(6));

/** Net and lasso are thrown over a man, a bow strikes nobody, and a shield is no weapon. */
const STRIKING = ARMS.filter(([name = '']) => !['bow', 'lasso', 'net', 'shield'].includes(name));

const halvings = (set: Duel) => poolIn(set)?.marks[0]?.arms.map((arm) => arm.halvings);

/** A throws what he has in his first hand, strikes the head and finds nothing. */
const throws = (kind: WeaponKind, range: number, die: number, hits: boolean): Played =>
  fight(
    { range, A: one(kind), B: BARE },
    {
      plots: { A: '!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', die], ...(hits ? ([['throw-area', 1], blow(4, 2, 1)] as const) : []), ...FALLS],
    },
  );

describe('21.1 ratings', () => {
  test('21.1 the table of weapons says what the book prints, cell by cell (C47, C91, C136, C137)', () => {
    const { columns, rows } = gladiatorTables.weapons;
    const from = columns.indexOf('from');
    const cells = rows.map((row) => row.filter((_, i) => i !== from).map((cell) => String(cell).replace(' ', '-')));
    expect(cells).toEqual(ARMS.map((row) => row.map((cell) => cell.replace('+', ''))));
    const notFromOne = rows.filter((row) => row[from] !== 1);
    expect(notFromOne.map((row) => [row[0], row[from]])).toEqual([['pike', 2]]);
  });

  test.each(STRIKING)('21.1 a %s (Spd %s) shifts the rounds of its blows', (name, spd) => {
    const kind = kindOf(name);
    const range = kind === 'pike' ? 2 : 1;
    const shift = Number(spd);
    expect(rounds(kind, 'head 1', range)).toEqual([3 + shift]);
    const all = [1, 2, 3, 4, 5].map((round) => round + shift);
    expect(rounds(kind, 'head 1, chest 1, groin 1, arms 1, legs 1', range)).toEqual(all);
  });

  test.each(STRIKING)('21.1 a %s has the reach that is printed', (name, _spd, reach) => {
    const kind = kindOf(name);
    const printed = [1, 2, 3].filter((range) => range <= Number(reach));
    expect(ranges(kind)).toEqual(kind === 'pike' ? [2, 3] : printed);
  });

  test.each([
    ['axe', 2, 3],
    ['dagger', 2, 2],
    ['flail', -1, 1],
    ['javelin', 3, 7],
    ['maul', -1, 1],
    ['pike', 0, 5],
    ['scimitar', 0, 3],
    ['spear', 3, 4],
    ['sword', 1, 3],
  ] as const)(
    '21.1 a thrown %s adds its Thr of %i to the distance and strikes with its CRT of %i',
    (kind, thr, crt) => {
      const range = 3 + thr;
      const falls = throws(kind, range, 4, false);
      expect(falls.one('thrown')).toMatchObject({ hit: false, rolls: [{ total: 4 - 1 + thr }] });
      const hits = throws(kind, range, 5, true);
      expect(hits.one('thrown')).toMatchObject({ hit: true, rolls: [{ total: 5 - 1 + thr }] });
      expect(hits.one('blow')).toMatchObject({ cf: crt, defence: 0, with: { kind } });
    },
  );
});

describe('21 one-handed weapons', () => {
  test('21.2 an axe reaches one hex and strikes a round later', () => {
    expect(ranges('axe')).toEqual([1]);
    expect(rounds('axe', 'head 4, legs 2')).toEqual([3, 5]);
  });

  test('21.4 a dagger strikes a round earlier, and 4 CF of it take 8', () => {
    const played = fight({ A: one('dagger'), B: BARE }, { cf: { A: 'head 4' }, dice: [blow(6)] });
    expect(played.one('blow')).toMatchObject({ cf: 4, round: 2 });
    expect(played.of('allocated')[0]).toMatchObject({ fighter: 'A', spentOnAttack: 8 });
    expect(() => fight({ A: one('dagger'), B: BARE }, { cf: { A: 'head 6' } })).toThrow('12 CF of the 10');
  });

  test('21.4 a blow of its full 8 CF takes 16', () => {
    const played = fight({ A: one('dagger', { tr: 16 }), B: BARE }, { cf: { A: 'head 8' }, dice: [blow(3)] });
    expect(played.one('blow').cf).toBe(8);
  });

  test('21.4 halved once more by kneeling, a CF of it takes four (P36)', () => {
    const set: Duel = { A: one('dagger', { posture: 'kneeling' }), B: BARE };
    const played = fight(set, { cf: { A: 'head 2' }, dice: [blow(6)] });
    expect(played.of('allocated')[0]?.spentOnAttack).toBe(8);
    expect(() => fight(set, { cf: { A: 'head 3' } })).toThrow('12 CF of the 10');
  });

  test('21.4 what he defends with is not halved', () => {
    const played = fight(
      { A: one('dagger'), B: { ...holding(5, 'sword') } },
      { cf: { A: 'head 2 | head 6', B: 'head 3' }, dice: [blow(6), blow(6)] },
    );
    expect(played.of('blow').find(({ fighter }) => fighter === 'B')?.defence).toBe(6);
  });

  test('21.6 a javelin reaches two hexes, strikes a round earlier, and halves CF at both (C47)', () => {
    expect(ranges('javelin')).toEqual([1, 2]);
    expect(rounds('javelin', 'head 1')).toEqual([2]);
    for (const range of [1, 2]) expect(halvings({ range, A: one('javelin'), B: BARE })).toEqual([1]);
  });

  test('21.10 a scimitar finds its man anywhere in the eight hexes of the two-deep front (A2)', () => {
    expect(front('scimitar')).toHaveLength(8);
    expect(rounds('scimitar', 'head 1')).toEqual([4]);
  });

  test('21.10 at two hexes a man with a sword cannot answer, but he defends (P35)', () => {
    const set: Duel = { range: 2, A: one('scimitar', { tr: 20 }), rules: NO_SPECIALS };
    expect(poolIn(set, 'B')).toMatchObject({ mayAttack: false, mayDefend: true });
    const played = fight(set, { cf: { A: 'head 4', B: '| head 2' }, dice: [blow(6)] });
    expect(played.one('blow')).toMatchObject({ cf: 4, defence: 2 });
    expect(() => fight(set, { cf: { B: 'head 1' } })).toThrow('may not attack');
  });

  test('21.10.1 a scimitar halves CF at two hexes, and not at one', () => {
    expect(halvings({ range: 2, A: one('scimitar'), B: BARE })).toEqual([1]);
    expect(halvings({ range: 1, A: one('scimitar'), B: BARE })).toEqual([0]);
  });
});

describe('21 two-handed weapons', () => {
  test('21.8 a maul finds its man in the eight hexes of the two-deep front, two rounds later (A2)', () => {
    const ahead = ['1,0', '0,1', '1,-1', '2,0', '1,1', '0,2', '2,-1', '2,-2'];
    expect(keys(front('maul'))).toEqual(ahead.sort());
    expect(rounds('maul', 'head 1')).toEqual([5]);
  });

  test('21.8.2 a maul beside a shield halves CF; alone it does not', () => {
    expect(halvings({ A: holding(1, 'maul', 'shield'), B: BARE })).toEqual([1]);
    expect(halvings({ A: one('maul'), B: BARE })).toEqual([0]);
  });

  test('21.9 a pike finds its man in the twelve hexes two and three away, and in none next to him (A2)', () => {
    const rings = ['2,0', '1,1', '0,2', '2,-1', '2,-2', '3,0', '2,1', '1,2', '0,3', '3,-1', '3,-2', '3,-3'];
    expect(keys(front('pike'))).toEqual(rings.sort());
    expect(rounds('pike', 'head 1', 3)).toEqual([4]);
  });

  test('21.9 next to a man with a sword a pike can only defend', () => {
    expect(poolIn({ A: one('pike'), rules: NO_SPECIALS })).toMatchObject({ mayAttack: false, mayDefend: true });
  });

  test('21.9.2 a pike beside a shield halves CF; alone it does not', () => {
    expect(halvings({ range: 2, A: holding(1, 'pike', 'shield'), B: BARE })).toEqual([1]);
    expect(halvings({ range: 2, A: one('pike'), B: BARE })).toEqual([0]);
  });

  test('21.12 a spear reaches two hexes and shifts no round (C47)', () => {
    expect(front('spear')).toHaveLength(8);
    expect(rounds('spear', 'head 1', 2)).toEqual([3]);
  });

  test('21.12.1 a spear beside a shield halves CF; alone it does not', () => {
    expect(halvings({ A: holding(1, 'spear', 'shield'), B: BARE })).toEqual([1]);
    expect(halvings({ A: one('spear'), B: BARE })).toEqual([0]);
  });

  test('21.12.1 nor does a sword in the sheath crowd it: only what is in hand counts (P32)', () => {
    const A = { ...one('spear'), sheath: [{ id: 8, kind: 'sword' as const }] };
    expect(halvings({ A, B: BARE })).toEqual([0]);
  });
});

describe('21.11 the scissor', () => {
  test('21.11 a scissor reaches one hex, shifts no round, and cannot be thrown (C137)', () => {
    expect(ranges('scissor')).toEqual([1]);
    expect(rounds('scissor', 'head 1')).toEqual([3]);
    expect(() =>
      fight(
        { range: 3, A: holding(1, 'scissor', 'dagger') },
        { plots: { A: '!' }, acts: { A: { kind: 'throw', hand: 0, target: 'B' } } },
      ),
    ).toThrow('never leaves the hand');
    expect(plotRefusal(duel({ A: one('scissor') }), '!')).toBeNull();
  });
});

function keys(hexes: readonly Hex[]): readonly string[] {
  return hexes.map(({ q, r }) => `${q},${r}`).sort();
}

function kindOf(name: string | undefined): WeaponKind {
  const kind = WEAPON_KINDS.find((known) => known === name);
  if (kind === undefined) throw new Error(`'${name}' is no weapon`);
  return kind;
}
