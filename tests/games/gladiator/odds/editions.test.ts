/** The odds of attacks by the tables of other editions: against every fall of the dice, and what always holds. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyReader, effectsOf } from '../../../../src/games/gladiator/odds/bodies.ts';
import { exchangeOdds } from '../../../../src/games/gladiator/odds/exchange.ts';
import { blowDice, castOf } from '../../../../src/games/gladiator/rules/basic/blow-dice.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { COVERAGE_RANGES, EDITIONS } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { RuleChoices } from '../../../../src/games/gladiator/rules/types.ts';
import type { Dice } from '../../../../src/kernel/dice.ts';
import { BODY_WAYS } from '../../../../src/odds/falls.ts';
import { scene, shield, tablesOf } from '../../../../tools/games/gladiator/bout.ts';
import { byBruteForce, chancesOf, oddsOf, onGrid } from '../../../../tools/games/gladiator/odds/counted.ts';
import { byEveryWay, type Encounter, encounter, namesOf } from '../../../../tools/games/gladiator/odds/exchanges.ts';
import { inEdition, KINDS, situation } from '../../../../tools/games/gladiator/odds/situations.ts';
import { everyOutcome } from '../../../../tools/outcomes.ts';
import { someOf, tried } from '../../../support/soak.ts';

const add = (to: Map<string, number>, what: string, chance: number) => to.set(what, (to.get(what) ?? 0) + chance);
const ARMOUR = { 1: 'B7', 2: 'A5', 3: 'C', 4: '--', 5: 'C8' } as const;
const OTHERS = EDITIONS.filter((edition) => edition !== 'colosseum');

const SITUATIONS = OTHERS.flatMap((edition) =>
  KINDS.filter((kind) => kind !== 'bow').map((kind) => inEdition(situation(kind, 'other'), edition)),
);

describe('P260 the odds by other tables', () => {
  test.each(SITUATIONS)('P260, 9.5 are those of all falls of the dice: $name', (one) => {
    expect(onGrid(chancesOf(oddsOf(one)))).toEqual(onGrid(byBruteForce(one)));
  });

  test.each(KINDS.filter((kind) => kind !== 'bow'))('P305 those of attacks on an XL shield are too: %s', (kind) => {
    const plain = inEdition(situation(kind, 'wide'), 'v2');
    const { target } = plain.attempt;
    const hands = [...target.hands.filter((item) => item.kind !== 'shield').slice(0, 1), shield(99, 'XL')];
    target.hands = hands;
    for (const fighter of plain.state.fighters) if (fighter.id === target.id) fighter.hands = hands;
    expect(onGrid(chancesOf(oddsOf(plain)))).toEqual(onGrid(byBruteForce(plain)));
  });

  test('P261 of a body hit they are those of every face of armour, wound and critical', () => {
    const [one] = SITUATIONS.filter(({ name }) => name.startsWith('plain') && name.endsWith('classic'));
    if (one === undefined) throw new Error('no plain attack');
    const { target } = one.attempt;
    for (const fighter of one.state.fighters) if (fighter.id === target.id) fighter.armour = { ...ARMOUR };
    target.armour = { ...ARMOUR };
    const book = { rules: one.state.rules, tables: tablesOf(one.state.rules) };
    const attempt = { ...one.attempt, area: 1 as const };
    const ways = bodyReader(book)({ ...attempt, cf: 5, fist: false }, { result: 'H', bonus: 3 });
    const counted = new Map<string, number>();
    for (const { effects, ways: many } of ways) add(counted, JSON.stringify(effects.hit), many / BODY_WAYS);
    const faced = new Map<string, number>();
    const script = (dice: Dice) =>
      effectsOf(
        book,
        { ...attempt, cf: 5, fist: false },
        { result: 'H', bonus: 3 },
        castOf(blowDice(book.tables, dice)),
      );
    for (const { value, weight } of everyOutcome(script)) add(faced, JSON.stringify(value.hit), weight);
    expect([...counted.keys()].sort()).toEqual([...faced.keys()].sort());
    for (const [hit, chance] of faced) expect(counted.get(hit), hit).toBeCloseTo(chance, 12);
  });

  test('P260 add up to 1, and none is less than nothing or more than all', () => {
    const any = fc.record({
      kind: fc.constantFrom(...KINDS),
      seed: fc.string(),
      edition: fc.constantFrom(...OTHERS),
      attack: fc.integer({ min: -60, max: 60 }),
    });
    fc.assert(
      fc.property(any, ({ kind, seed, edition, attack }) => {
        const odds = oddsOf({ ...inEdition(situation(kind, seed), edition), attack, defence: 0 });
        const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);
        expect(sum(Object.values(odds.results))).toBeCloseTo(1, 12);
        expect(sum(odds.wounds) + odds.kill).toBeCloseTo(1, 12);
        for (const chance of [...chancesOf(odds).values(), odds.stunned, odds.knockedOut]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
      { numRuns: tried(30, 100), seed: 1981 },
    );
  });

  test('P260, 9.4.3 of an exchange add up to 1 by the tables of every edition', () => {
    const any = fc.record({ kind: fc.constantFrom('plain', 'armed', 'hurt'), seed: fc.string() } as const);
    fc.assert(
      fc.property(any, fc.constantFrom(...OTHERS), ({ kind, seed }, edition) => {
        const { state } = inEdition(situation(kind, seed), edition);
        const one = encounter(seed, state, 'chest 4 | head 1', '| chest 2');
        const { men: both, endings } = exchangeOdds({ state: one.state, tables: tablesOf(state.rules) }, one.sides);
        expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const { wounds, kill, knockedOut, prone, mortal, weaponLost, shieldLost } of both) {
          expect(wounds.reduce((sum, chance) => sum + chance, kill)).toBeCloseTo(1, 9);
          for (const chance of [...wounds, kill, knockedOut, prone, mortal, weaponLost, shieldLost]) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }),
      { numRuns: tried(8, 24), seed: 1981 },
    );
  });

  test('P261 partial armour by two dice covers from 2 to 11', () => {
    expect(COVERAGE_RANGES.classic).toEqual([2, 11]);
  });
});

const men = (rules: Partial<RuleChoices>, mine: string, his: string): Encounter =>
  encounter(
    `${mine} : ${his}, ${JSON.stringify(rules)}`,
    scene({ rules: { ...advancedRules(), ...rules }, A: { armour: ARMOUR }, B: { armour: ARMOUR } }),
    mine,
    his,
  );
const rounded = (chances: ReadonlyMap<string, number>) =>
  Object.fromEntries([...chances].map(([what, chance]) => [what, Math.round(chance * 1e9)] as const).sort());

/** One attack falls in round 3, two in rounds 2 and 4. */
const EXCHANGES = [
  ...someOf([men({ edition: 'classic' }, 'chest 5', '| legs 4'), men({ edition: 'classic' }, 'chest 5', 'legs 4')], 2),
  men({ edition: 'billings' }, 'arms 5', '| arms 1'),
  men({ edition: 'v2' }, 'chest 5', '| chest 1'),
  men({ defenceCards: true }, 'head 3', 'chest 2, legs 4 | duck'),
  men({ defenceCards: true }, 'groin 3', 'chest 2, legs 4 | back step'),
];

describe('P260, P270 the odds of an exchange', () => {
  test.each(EXCHANGES)('9.4.3 are those of every way it can go: $name', (one) => {
    const odds = exchangeOdds({ state: one.state, tables: tablesOf(one.state.rules) }, one.sides);
    expect(rounded(namesOf(odds))).toEqual(rounded(byEveryWay(one)));
  });
});
