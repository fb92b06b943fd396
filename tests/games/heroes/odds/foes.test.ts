/** 3.8, 4.5, 7.7.2 Who is met, and what may be learned, against what the dice bring. */
import { expect, it } from 'vitest';
import { foeOdds, foeStyles, riseChance } from '../../../../src/games/heroes/odds/foes.ts';
import { ratedTotal, rawTotal, rollCard } from '../../../../src/games/heroes/rules/creation.ts';
import { LOCALES } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { seedState } from '../../../../src/kernel/rng.ts';

const T = tables();
const ROLLED = 1500;

it.each(LOCALES)('4.5 cards rolled in %s are rated as the chances have it', (locale) => {
  const making = { tables: T, dice: seededDice(seedState(`foes of ${locale}`)), emit() {} };
  const cards = Array.from({ length: ROLLED }, () => rollCard(making, 'Foe', { locale, row: null }));
  const { lower, equal, higher, raw } = foeOdds(T, locale, 14);
  const share = (is: (rated: number) => boolean): number =>
    cards.filter((card) => is(ratedTotal(card, false, T))).length / ROLLED;
  expect(lower + equal + higher).toBeCloseTo(1);
  expect(Math.abs(share((rated) => rated < 14) - lower)).toBeLessThan(0.04);
  expect(Math.abs(share((rated) => rated > 14) - higher)).toBeLessThan(0.04);
  const raws = cards.map(({ attributes }) => rawTotal(attributes));
  expect([Math.min(...raws) >= raw[0], Math.max(...raws)]).toEqual([true, raw[1]]);
});

it('4.5 of 7776 ways to roll a card in Rome so many are rated 14', () => {
  // Raw 17: 14 needs 3 less by dice and AP. By dice -3 in 1 of 216, -2 in 12, -1 in 51, 0 in 88, +1 in 51, +2 in 12, +3 in 1;
  // an AP of -1 in 4 + 5 + 3 of 36 throws, 0 in 1 + 2 + 3, 1 in 6 + 5, 2 in 4 + 2 + 1.
  const ways = 1 * 6 + 12 * 12;
  expect(foeOdds(T, 'rome', 14).equal).toBeCloseTo(ways / 7776, 10);
});

it('3.8 a murmillo meets a thraex on 1 to 4, else a retiarius', () => {
  expect(foeStyles(T, 'murmillo')).toEqual([
    ['thraex', 4 / 6],
    ['retiarius', 2 / 6],
  ]);
});

it('7.7.2 an attribute of 5 rises by one die on a 6 alone, one of 3 by two dice in three cases of four', () => {
  expect([riseChance(5, 1), riseChance(6, 1), riseChance(3, 2)].map((one) => one.toFixed(4))).toEqual([
    '0.1667',
    '0.1667',
    '0.7500',
  ]);
});
