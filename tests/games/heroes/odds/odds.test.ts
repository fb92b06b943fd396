/** Exact odds: pools against every fall of their dice, an Attack to its end, blows against the rule itself. */
import { describe, expect, it, test } from 'vitest';
import { attackEnd } from '../../../../src/games/heroes/odds/attack-end.ts';
import { blowOdds, strikesOf } from '../../../../src/games/heroes/odds/blows.ts';
import { countsOf, marginChance, marginsOf } from '../../../../src/games/heroes/odds/contest.ts';
import { plainChance, rollAhead } from '../../../../src/games/heroes/odds/rolls.ts';
import { resolveHit } from '../../../../src/games/heroes/rules/blows/hit.ts';
import { STYLES } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { duel, type One, played } from '../support/sand.ts';

/** Every fall of so many dice, a die being a success or not. */
const falls = (dice: number): readonly number[] =>
  Array.from({ length: 2 ** dice }, (_, bits) => [...bits.toString(2)].filter((bit) => bit === '1').length);

describe('2.7.3 pools against each other', () => {
  it('each margin has its count of all falls', () => {
    for (let own = 0; own <= 6; own++)
      for (let other = 0; other <= 6; other++) {
        const counted = new Map<number, number>();
        for (const mine of falls(own))
          for (const theirs of falls(other)) counted.set(mine - theirs, (counted.get(mine - theirs) ?? 0) + 1);
        const margins = marginsOf(own, other);
        expect(margins.size).toBe(counted.size);
        for (const [margin, ways] of counted) expect(margins.get(margin)).toBeCloseTo(ways / 2 ** (own + other), 12);
      }
  });

  it('five against four: 46, 84, 126, 126, 130 of 512', () => {
    const margins = marginsOf(5, 4);
    const at = [(m: number) => m <= -2, (m: number) => m === -1, (m: number) => m === 0, (m: number) => m === 1];
    const ways = [...at, (m: number) => m >= 2].map((holds) => Math.round(512 * marginChance(margins, holds)));
    expect(ways).toEqual([46, 84, 126, 126, 130]);
  });

  it('a die of the book that is committed on 1 or 2 is one in three', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const counts = [0, 0, 0];
    for (const a of faces)
      for (const b of faces) {
        const at = Number(a <= 2) + Number(b <= 2);
        counts[at] = (counts[at] ?? 0) + 1 / 36;
      }
    for (const [i, chance] of countsOf(2, 1 / 3).entries()) expect(chance).toBeCloseTo(counts[i] ?? 0, 12);
  });
});

describe('5.4 an Attack to its end', () => {
  it('is what the book’s own fractions are', () => {
    expect(attackEnd(5, 4).attacker).toBeCloseTo(27_434 / 34_603, 12);
    expect(attackEnd(4, 4).attacker).toBeCloseTo(149 / 242, 12);
    expect(attackEnd(0, 0)).toEqual({ attacker: 0, defender: 0 });
    const { attacker, defender } = attackEnd(3, 7);
    expect(attacker + defender).toBeCloseTo(1, 12);
  });
});

describe('3.7 a roll that Bonus Dice are asked for', () => {
  it('counts what the book may add, die by die', () => {
    const [, own, other] = duel({ at: [3, 3, 3], seat: 0 }, { at: [2, 4, 4] });
    other.bonus = 2;
    const exchange = { kind: 'attack', first: 'A', second: 'B', advantage: true, bash: false, retakes: 0 } as const;
    const asked = { table: 'attack', first: true, exchange } as const;
    const { own: pool, margins } = rollAhead(own, other, asked, 1, tables());
    expect(pool.dice).toBe(5);
    let hits = 0;
    for (const [added, chance] of [4 / 9, 4 / 9, 1 / 9].entries())
      for (const mine of falls(5))
        for (const theirs of falls(2 + added)) if (mine > theirs) hits += chance / 2 ** (7 + added);
    expect(marginChance(margins, (margin) => margin > 0)).toBeCloseTo(hits, 12);
  });

  it('R85 knows what the book adds for a Star: of five one in a Maneuver, two in an Attack', () => {
    const [, own, other] = duel({ seat: 0 }, { star: true });
    other.bonus = 5;
    for (const [table, added] of [
      ['maneuver', 1],
      ['attack', 2],
    ] as const) {
      const {
        own: pool,
        other: bare,
        margins,
      } = rollAhead(own, other, { table, first: true, exchange: null }, 0, tables());
      expect([...margins]).toEqual([...marginsOf(pool.dice, bare.dice + added)]);
    }
  });

  it('5.4.8, 5.4.9 a throw and sand have Savvy and Speed alone', () => {
    const [, own, other] = duel({ at: [2, 2, 4] }, { at: [3, 1, 4] });
    expect(plainChance(own, other, '5.4.8')).toBeCloseTo(
      marginChance(marginsOf(4, 4), (m) => m > 0),
      12,
    );
  });
});

/** Throws of two dice, each as likely as any other. */
const THROWS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));

describe('5.4.2, 5.4.3 a blow', () => {
  const FOES: readonly One[] = [
    { handed: 'left' },
    { signatures: ['none'], at: [4, 4, 2] },
    { signatures: ['steady'] },
  ];
  test.each(STYLES)('against a %s does what the rule does with each of 36 throws', (style) => {
    for (const [i, foe] of FOES.entries())
      for (const [impact, unguarded] of [
        [1, false],
        [3, false],
        [2, true],
      ] as const) {
        const sum = { wounds: 0, knocksDown: 0, fells: 0, damage: 0 };
        for (const dice of THROWS) {
          const [state, own, other] = duel({ style: i === 1 ? 'retiarius' : 'thraex' }, { ...foe, style });
          const run = played(state, [
            ['location', ...dice],
            ['killing-stroke', 6],
          ]);
          const rule = resolveHit(run.ctx, own, other, { impact, thrown: null, unguarded });
          for (let step = rule.next([]); step.done !== true; step = rule.next([]));
          const costs = run.of('impact')[0]?.damage ?? 0;
          sum.wounds += run.of('wounded').length / 36;
          sum.damage += costs / 36;
          sum.knocksDown += run.of('knocked-down').length / 36;
          sum.fells += run.kinds().filter((kind) => kind === 'killed' || kind === 'unconscious').length / 36;
        }
        const [, own, other] = duel({ style: i === 1 ? 'retiarius' : 'thraex' }, { ...foe, style });
        const odds = blowOdds(own, other, { impacts: new Map([[impact, 1]]), unguarded }, tables());
        for (const name of ['wounds', 'knocksDown', 'fells', 'damage'] as const)
          expect(odds[name]).toBeCloseTo(sum[name], 12);
      }
  });

  it('3.5 of a swordsman has the better of two places, for each of 1,296 throws', () => {
    const make = () => duel({ style: 'thraex', signatures: ['swordsman'] }, { style: 'hoplomachus', at: [4, 4, 3] });
    let wounds = 0;
    let fells = 0;
    for (const first of THROWS)
      for (const second of THROWS) {
        const [state, own, other] = make();
        const run = played(state, [
          ['location', ...first],
          ['location', ...second],
          ['killing-stroke', 6],
        ]);
        const rule = resolveHit(run.ctx, own, other, { impact: 3, thrown: null, unguarded: false });
        for (let step = rule.next([]); step.done !== true; step = rule.next([]));
        wounds += run.of('wounded').length / 1296;
        fells += run.of('killed').length / 1296;
      }
    const [, own, other] = make();
    const odds = blowOdds(own, other, { impacts: new Map([[3, 1]]), unguarded: false }, tables());
    expect(odds.wounds).toBeCloseTo(wounds, 12);
    expect(odds.fells).toBeCloseTo(fells, 12);
  });

  it('5.4, 5.3.4 comes of what its roll was won by, and of a defender’s from two on', () => {
    const margins = marginsOf(2, 2);
    const impacts = (first: boolean, netted: boolean) => {
      const { own, other } = strikesOf(margins, { first, bash: true, netted });
      return [[...own.impacts.keys()].sort(), [...other.impacts.keys()].sort(), own.unguarded, other.unguarded];
    };
    expect(impacts(true, false)).toEqual([[1, 2], [2], false, true]);
    expect(impacts(false, false)).toEqual([[2], [1, 2], true, false]);
    expect(impacts(true, true)).toEqual([[1, 2], [], false, true]);
    expect(impacts(false, true)).toEqual([[], [1, 2], true, false]);
  });
});
