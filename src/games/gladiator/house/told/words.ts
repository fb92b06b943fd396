/** 39: what things of houses are called. */
import { numberWord } from '../../../../kernel/words.ts';
import type { Downfall, Reason } from '../house-types.ts';
import type { RandomEvent } from '../month-types.ts';
import type { HousesEnd } from '../types.ts';

/** 39.5.2 What the month is known for. */
export const EVENT_NAMES: { readonly [E in RandomEvent]: string } = {
  plague: 'plague',
  'imperial-edict': 'an edict of the Emperor: no games this month',
  trainer: 'a famous trainer looking for a school',
  champion: 'a professional looking for a house',
  'barley-harvest': 'a rich barley harvest',
  feast: 'a feast, and too much of it',
  taxes: 'the tax collector',
  'low-stock': 'little stock, at high prices',
  none: 'nothing unusual',
  'poor-stock': 'stock of poor quality',
  'good-stock': 'stock of good quality',
  windfall: 'a windfall for somebody',
  investor: 'an investor with money to lend',
  revolt: 'revolt',
};

/** What denarii are for, as a line of a ledger. */
export const REASON_NAMES: { readonly [R in Reason]: string } = {
  founding: 'the founding of the house',
  taxes: 'taxes',
  windfall: 'a windfall',
  loan: 'a loan',
  instalment: 'an instalment of a loan',
  guards: 'guards',
  hire: 'hiring a professional',
  trade: 'dealings with another house',
  'stock sale': 'a sale at the auction',
  'stock bought': 'new stock',
  armour: 'armour',
  fee: 'the fee for the games',
  colosseum: 'games in the Colosseum',
  'bank wager': 'a wager with the bank',
  'private wager': 'a wager with another house',
  earnings: 'a match fought',
  victory: 'a victory',
  champion: "an Emperor's Champion",
  'men kept': 'the upkeep of the men',
  'renown kept': 'the cost of renown',
  'forced sale': 'a sale to pay debts',
};

/** 39.6 Why a house is out of the game, as a verb that goes after its name. */
export const DOWNFALL_WORDS: { readonly [D in Downfall]: string } = {
  debts: 'cannot pay its debts',
  'no men': 'has no men left',
};

/** 39.7 How a game of houses came to its end, as a sentence without its stop. */
export const END_WORDS: { readonly [E in HousesEnd]: string } = {
  'months over': 'The agreed months are over',
  'last house': 'One house is left',
  eliminated: 'Your house is gone',
  'given up': 'The house is given up',
  'nobody left': 'No house is left',
};

/** 'a denarius', '12 denarii'. */
export function denariiText(count: number): string {
  return count === 1 ? 'one denarius' : `${count < 17 ? numberWord(count) : count} denarii`;
}
