/** The odds of whole exchanges of blows: against every way on its own, against fights thrown, and what always holds. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countExchange, exchangeOdds } from '../../../../src/games/gladiator/odds/exchange.ts';
import type { ExchangeOdds } from '../../../../src/games/gladiator/odds/meeting.ts';
import { countUnknown, GUESSES, type Guess, guardsAgainst } from '../../../../src/games/gladiator/odds/unknown.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import { finish } from '../../../../src/odds/counting.ts';
import { scene, shield, tables, weapon } from '../../../../tools/games/gladiator/bout.ts';
import { withinSigmas } from '../../../../tools/games/gladiator/odds/counted.ts';
import {
  byEveryFall,
  byEveryWay,
  byThrowingAll,
  duel,
  type Encounter,
  encounter,
  namesOf,
} from '../../../../tools/games/gladiator/odds/exchanges.ts';
import { someOf, tried } from '../../../support/soak.ts';

const oddsOf = ({ state, sides }: Encounter): ExchangeOdds => exchangeOdds({ state, tables }, sides);

/** Chances on a grid on which equal ones are equal, whatever order they were added up in. */
const rounded = (chances: ReadonlyMap<string, number>) =>
  Object.fromEntries([...chances].map(([what, chance]) => [what, Math.round(chance * 1e9)] as const).sort());

const ARMOUR = { 1: 'B4', 2: 'A2', 3: 'C', 4: '--', 5: 'C5' } as const;
const men = (mine: string, his: string, hands = [weapon(1, 'sword'), shield(2)]): Encounter =>
  encounter(
    `${mine} : ${his}`,
    scene({ rules: advancedRules(), A: { armour: ARMOUR, hands: [...hands] }, B: { armour: ARMOUR } }),
    mine,
    his,
  );

const DUELS = (['plain', 'armed', 'hurt', 'paired'] as const).flatMap((kind) =>
  ['a', 'b', 'd'].map((seed) => duel(kind, seed)),
);
/** One blow, and what can follow it of itself. */
const SINGLE = [men('chest 5', '| chest 2'), men('head 7', '| duck'), men('legs 6', '', [weapon(1, 'axe')])];
const SPECIALS = [
  men('bash 5', '| chest 1'),
  men('sweep 4', '| legs 2'),
  men('disarm 6', '| arms 3'),
  men('chest 4', '', [weapon(1, 'maul')]),
  men('sand 3', 'chest 4'),
  men('head 3', '| head 1', []),
];

test('P300 the worst defence leaves less harm than the average one, and that less than the best', () => {
  const { state, sides } = men('chest 5', '| chest 2');
  const [mine, his] = sides;
  if (mine === undefined || his === undefined) throw new Error('nobody is there');
  const meeting = { state, tables };
  const bare = { ...his, allocation: { ...his.allocation, attacks: [] } };
  const guards = guardsAgainst(meeting, mine, bare, seededDice(seedState('guards')));
  const harm = (guess: Guess): number => {
    const man = finish(countUnknown(meeting, mine, bare, guards, guess)).odds.men.find(
      ({ fighter }) => fighter === 'B',
    );
    return man === undefined ? 0 : man.expectedWounds + man.kill * 12;
  };
  const [worst = 0, average = 0, best = 0] = GUESSES.map(harm);
  expect([worst < average, average < best], `${worst} ${average} ${best}`).toEqual([true, true]);
});

describe('the odds of an exchange', () => {
  test.each(someOf(SINGLE, 9, 1))('9.5 of one blow are those of every fall of its dice: $name', (one) => {
    expect(rounded(namesOf(oddsOf(one)))).toEqual(rounded(byEveryFall(one)));
  });

  test.each([...someOf(DUELS, 14), ...someOf(SPECIALS, 3)])('9.4.3 are those of every way it can go: $name', (one) => {
    expect(rounded(namesOf(oddsOf(one)))).toEqual(rounded(byEveryWay(one)));
  });

  test('9.4.3 are the same counted a few ways at a time, and how far they have come only grows', () => {
    const { state, sides } = men('chest 5', 'head 3 | chest 2');
    const count = countExchange({ state, tables }, sides);
    const shares: number[] = [];
    while (count.found === null) {
      shares.push(count.done);
      count.step(100);
    }
    expect(count.found).toEqual(exchangeOdds({ state, tables }, sides));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], count.done]).toEqual([0, 1]);
  });

  test('P66 a trident that may break on the parry of the very moment in which its man is struck', () => {
    const trident = [weapon(1, 'trident'), shield(2)];
    const one = men('groin 3', 'head 3 | groin 1', trident);
    expect(one.sides.map(({ allocation }) => allocation.attacks.length)).toEqual([1, 1]);
    const odds = oddsOf(one);
    expect(rounded(namesOf(odds))).toEqual(rounded(byEveryWay(one)));
    const [alone] = oddsOf(men('groin 3', '| groin 1', trident)).men;
    expect(odds.men[0]?.weaponLost).toBeGreaterThan(alone?.weaponLost ?? 1);
  });

  const FIGHTS = tried(200, 20_000);
  test.each([men('chest 3, legs 2 | head 1', 'head 4 | chest 2, legs 2'), men('feint head 4', 'chest 3 | head 2')])(
    '9.4.6 carry losses of CF from blow to blow, as fights that are fought show: $name',
    (one) => {
      const odds = namesOf(oddsOf(one));
      for (const [what, share] of byThrowingAll(one, FIGHTS, one.name)) {
        const chance = odds.get(what) ?? 0;
        if (what.endsWith('expectedCfLoss')) expect(Math.abs(share - chance)).toBeLessThan(0.25);
        else expect(withinSigmas(share, chance, FIGHTS), `${what}: ${share} of ${chance}`).toBe(true);
      }
    },
  );

  test('9.4.6 a wound that takes CF off the next blow makes it the weaker', () => {
    const [, alone] = oddsOf(men('legs 2', '')).men;
    const [, late] = oddsOf(men('legs 2', 'head 8')).men;
    expect(late?.expectedWounds).toBeLessThan(alone?.expectedWounds ?? 0);
  });

  test('of nothing planned are that nothing happens', () => {
    const { men: both, endings } = oddsOf(men('', ''));
    expect(both).toHaveLength(2);
    for (const one of both) expect(one).toMatchObject({ kill: 0, wounds: [1], expectedCfLoss: 0 });
    expect(endings).toHaveLength(1);
  });

  test('add up to 1, and none is less than nothing or more than all, whatever is asked', () => {
    const any = fc.record({
      kind: fc.constantFrom('plain' as const, 'armed' as const, 'hurt' as const),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(any, ({ kind, seed }) => {
        const { men: both, endings } = oddsOf(duel(kind, seed));
        expect(endings.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        for (const { wounds, kill, knockedOut, prone, mortal, weaponLost, shieldLost } of both) {
          expect(wounds.reduce((sum, chance) => sum + chance, kill)).toBeCloseTo(1, 9);
          for (const chance of [...wounds, kill, knockedOut, prone, mortal, weaponLost, shieldLost]) {
            expect(chance).toBeGreaterThanOrEqual(0);
            expect(chance).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      }),
      { numRuns: tried(2, 20), seed: 1981 },
    );
  });
});
