/** What the book does with its CF, and exchanges thrown against it: as often as its own rules do it. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookDefences, bookGuards } from '../../../../src/games/gladiator/odds/book-plans.ts';
import { exchangeOdds } from '../../../../src/games/gladiator/odds/exchange.ts';
import { readerFor } from '../../../../src/games/gladiator/odds/fight.ts';
import { countGuarded } from '../../../../src/games/gladiator/odds/guarded.ts';
import { drawnAllocations, NO_FIGHTS, throwFights } from '../../../../src/games/gladiator/odds/thrown.ts';
import { allocateCenturion } from '../../../../src/games/gladiator/rules/centurion/combat.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import { AREAS, type Fighter } from '../../../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import { finish } from '../../../../src/odds/counting.ts';
import { scene, tables } from '../../../../tools/games/gladiator/bout.ts';
import { withinSigmas } from '../../../../tools/games/gladiator/odds/counted.ts';
import { encounter, namesOf } from '../../../../tools/games/gladiator/odds/exchanges.ts';
import { tried } from '../../../support/soak.ts';

const centurion = (traits: Partial<Fighter>, rules = advancedRules()) => {
  const one = encounter('book', scene({ rules, B: traits }), '', '');
  const [, side] = one.sides;
  if (side === undefined) throw new Error('nobody fights');
  const { state } = one;
  return { state, tables, fighter: fighterOf(state, 'B'), foes: [fighterOf(state, 'A')], pool: side.pool };
};

const KINDS: readonly (readonly [string, Partial<Fighter>])[] = [
  ['a light man of 6 CF', { type: 'light', tr: 6 }],
  ['a medium man of 9 CF', { type: 'medium', tr: 9 }],
  ['a heavy man of 11 CF and fighting spirit', { type: 'heavy', tr: 11, fs: 1 }],
  ['a stunned man of 8 CF', { tr: 11, stun: { amount: 3, turn: 1, phase: 0 } }],
  ['a kneeling man of 7 CF', { tr: 7, posture: 'kneeling' }],
  ['a man without a shield', { type: 'light', tr: 8, hands: [{ id: 3, kind: 'sword' }] }],
  ['a prone man', { tr: 9, posture: 'prone' }],
];

describe("what the book's dice put on the defence of an area", () => {
  const DRAWS = 20_000;
  test.each(KINDS)('29.7.2.1 is what they put there when they are thrown: %s', (name, traits) => {
    const divider = centurion(traits);
    const found = bookDefences(divider);
    const dice = seededDice(seedState(name));
    const counts = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const view = { state: divider.state, tables, dice };
      const { defence, special } = allocateCenturion(view, divider.fighter, divider.foes, divider.pool).allocation;
      for (const area of AREAS) {
        const words = `${area} ${defence[area]} ${special === area}`;
        counts.set(words, (counts.get(words) ?? 0) + 1);
      }
    }
    for (const area of AREAS) {
      for (const { cf, guarded, chance } of found[area]) {
        const share = (counts.get(`${area} ${cf} ${guarded}`) ?? 0) / DRAWS;
        expect(withinSigmas(share, chance, DRAWS), `${area}: ${cf} ${guarded}: ${share} of ${chance}`).toBe(true);
        counts.delete(`${area} ${cf} ${guarded}`);
      }
    }
    expect([...counts.keys()]).toEqual([]);
  });

  test('29.7.1 by hand: of one light man with 6 CF and no specials every CF falls on each of five areas alike', () => {
    const { 1: head, 2: chest } = bookDefences(
      centurion({ type: 'light', tr: 6 }, { ...advancedRules(), sections: [] }),
    );
    const none = [1, 2, 3, 4, 5, 6].reduce((sum, cf) => sum + (4 / 5) ** cf / 6, 0);
    expect(head.find(({ cf }) => cf === 0)?.chance).toBeCloseTo(none, 12);
    expect(chest.find(({ cf }) => cf === 6)?.chance).toBeCloseTo((1 / 5) ** 6 / 6, 12);
  });

  test('adds up to 1 on every area, whatever he is', () => {
    const any = fc.record({
      type: fc.constantFrom('light' as const, 'medium' as const, 'heavy' as const),
      tr: fc.integer({ min: 1, max: 11 }),
      fs: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      posture: fc.constantFrom('standing' as const, 'kneeling' as const),
    });
    fc.assert(
      fc.property(any, (traits) => {
        const found = bookDefences(centurion(traits));
        for (const area of AREAS) {
          expect(found[area].reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
          for (const { chance } of found[area]) expect(chance).toBeGreaterThan(0);
        }
      }),
      { numRuns: 25, seed: 1981 },
    );
  });
});

describe('exchanges that are thrown', () => {
  const one = encounter('thrown', scene({ rules: advancedRules() }), 'chest 4 | head 2', 'head 5 | chest 1');
  const meeting = { state: one.state, tables };

  test('9.4 come out as the odds of the same allocations say', () => {
    const FIGHTS = tried(1000, 4000);
    const { fights, tolls } = throwFights(meeting, one.sides, NO_FIGHTS, FIGHTS, seededDice(seedState('toll')));
    expect(fights).toBe(FIGHTS);
    for (const { fighter, wounds, kill, knockedOut } of exchangeOdds(meeting, one.sides).men) {
      const toll = tolls[fighter];
      const shares = [toll?.wounded ?? 0, toll?.killed ?? 0, toll?.knockedOut ?? 0].map((count) => count / FIGHTS);
      for (const [i, chance] of [1 - (wounds[0] ?? 0), kill, knockedOut].entries())
        expect(withinSigmas(shares[i] ?? 0, chance, FIGHTS), `${fighter} ${i}: ${shares[i]} of ${chance}`).toBe(true);
    }
  });

  test('go on from those before, and leave the men as they are', () => {
    const before = JSON.stringify(one.state);
    const parts = one.sides.map((side, i) => ({ ...side, allocation: i === 0 ? side.allocation : null }));
    const first = throwFights(meeting, parts, NO_FIGHTS, 30, seededDice(seedState('a')));
    const both = throwFights(meeting, parts, first, 20, seededDice(seedState('b')));
    expect(both.fights).toBe(50);
    expect(both.tolls.A?.wounded).toBeGreaterThanOrEqual(first.tolls.A?.wounded ?? 0);
    expect(JSON.stringify(one.state)).toBe(before);
  });

  test("29.7 draw the book's divisions by its rules alone", () => {
    const [, side] = one.sides;
    if (side === undefined) throw new Error('nobody fights');
    const drawn = drawnAllocations(meeting, { ...side, allocation: null }, 5, seededDice(seedState('x')));
    const dice = seededDice(seedState('x'));
    const [a, b] = [fighterOf(one.state, 'A'), fighterOf(one.state, 'B')];
    const view = { state: one.state, tables, dice };
    expect(drawn).toEqual(Array.from({ length: 5 }, () => allocateCenturion(view, b, [a], side.pool).allocation));
  });
});

describe('an exchange with a man whose defence is not known', () => {
  const one = encounter(
    'guards',
    scene({ rules: advancedRules(), B: { type: 'light', tr: 6 } }),
    'chest 4, legs 2',
    '',
  );
  const [mine, his] = one.sides;
  if (mine === undefined || his === undefined) throw new Error('nobody fights');
  const meeting = { state: one.state, tables };
  const divider = { ...meeting, fighter: fighterOf(one.state, 'B'), foes: [fighterOf(one.state, 'A')], pool: his.pool };

  test('29.7.2.1 what may stand on two areas together adds up to what may stand on each', () => {
    const guards = bookGuards(divider, [2, 5]);
    const alone = bookDefences(divider);
    expect(guards.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    for (const area of [2, 5] as const) {
      for (const { cf, guarded, chance } of alone[area]) {
        const same = guards.filter(({ defence, special }) => defence[area] === cf && (special === area) === guarded);
        expect(same.reduce((sum, guard) => sum + guard.chance, 0)).toBeCloseTo(chance, 12);
      }
    }
  });

  test('P272 is the average of the exchanges with each of its defences', () => {
    const guards = bookGuards(divider, [2, 5]);
    const sums = new Map<string, number>();
    for (const { defence, special, chance } of guards) {
      const side = { ...his, allocation: { attacks: [], defence, ...(special === null ? {} : { special }) } };
      for (const [what, much] of namesOf(exchangeOdds(meeting, [mine, side])))
        sums.set(what, (sums.get(what) ?? 0) + chance * much);
    }
    const odds = finish(countGuarded(meeting, [mine, his], readerFor(meeting), { fighter: 'B', guards }));
    const found = namesOf(odds);
    expect([...found.keys()].sort()).toEqual([...sums.keys()].sort());
    for (const [what, much] of found) expect(much, what).toBeCloseTo(sums.get(what) ?? 0, 9);
    expect(odds.endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});
