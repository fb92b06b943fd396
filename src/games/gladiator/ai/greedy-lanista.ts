/** Greedy lanistas: each lives by one idea, and none of them is to live better than an honest one. */

import type { Choice } from '../../../kernel/request.ts';
import type { Controller } from '../../../kernel/runner.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { ManId } from '../house/house-types.ts';
import { gladiatorOf, houseOf, moneyValue, ownMenOf } from '../house/houses.ts';
import type { HousesKit } from '../house/kit.ts';
import { upkeepOf } from '../house/market/costs.ts';
import { worthOf } from '../house/proposing.ts';
import type { HousesDecisions, HousesState } from '../house/types.ts';
import { backing, bothSides, daring, outsider, sharp, theMany } from './greedy-wagers.ts';
import { type LanistaAnswers, type LanistaQuestion, lanistaBy, OWN, PLAIN_ANSWERS } from './plain-lanista.ts';

type Stock = Choice<HousesDecisions, 'stock'>;

/** How many he buys to sell, how many he hoards, and how many are enough to send. */
const HERD = 8;
const CROWD = 12;
const ENOUGH = 5;
/** How many he does not sell where stock is dear, and in dealings. */
const FEW = 2;
const KEPT = 3;

const NO_WAGERS: Pick<LanistaAnswers, 'wager' | 'dare'> = { wager: () => ({ kind: 'done' }), dare: () => false };
const NO_DEALS: Pick<LanistaAnswers, 'bid' | 'proposal'> = { bid: () => 0, proposal: () => ({ kind: 'refuse' }) };
const NO_SCHOOL: Pick<LanistaAnswers, 'school'> = { school: () => ({ kind: 'done' }) };
const NOBODY: Pick<LanistaAnswers, 'send'> = { send: () => [] };

/** His men with those that are paid for. */
const menCount = (state: HousesState): number =>
  ownMenOf(state, OWN).length + state.month.stock.filter(({ house }) => house === OWN).length;

/** The dearest first. */
const byValue = (state: HousesState, men: readonly ManId[]): readonly ManId[] =>
  [...men].sort((a, b) => cvOf(state, b) - cvOf(state, a) || a - b);
const cvOf = (state: HousesState, id: ManId): number => moneyValue(gladiatorOf(state, id).man);

/** Buys at CV 1 until there are so many. */
function cheapUpTo(count: number): LanistaAnswers['stock'] {
  return (state, _tables, { most }) =>
    most > 0 && menCount(state) < count ? { kind: 'buy', cv: 1 } : { kind: 'done' };
}

/** Only a house with nobody left buys. */
const lastResort: LanistaAnswers['stock'] = (state, _tables, { most }) =>
  most > 0 && menCount(state) < 1 ? { kind: 'buy', cv: 1 } : { kind: 'done' };

/** Sells all he may, then buys at CV 1. */
const buyAndSell: LanistaAnswers['stock'] = (state, tables, ask) => {
  const bought = state.month.stock.some(({ house }) => house === OWN);
  const [first] = ask.men;
  return first !== undefined && !bought ? { kind: 'sell', man: first } : cheapUpTo(HERD)(state, tables, ask);
};

/** Where stock is dear he sells all but the best few; at other times he buys. */
const atLowStock: LanistaAnswers['stock'] = (state, _tables, { price, men, most }): Stock => {
  const least = byValue(state, men).slice(FEW).at(-1);
  if (price > 1) return least === undefined ? { kind: 'done' } : { kind: 'sell', man: least };
  const spare = houseOf(state, OWN).denarii - upkeepOf(state, OWN);
  const cv = Math.min(most, Math.floor(spare / 3));
  return menCount(state) < HERD && cv > 0 ? { kind: 'buy', cv } : { kind: 'done' };
};

/** All he may send. */
const everybody: LanistaAnswers['send'] = (state, _tables, { men, most }) => byValue(state, men).slice(0, most);

/** Every man but the best few to the richest house that still listens, for what it would pay; the rest under seal. */
const toTheRichest: LanistaAnswers['deal'] = (state, _tables, { men, houses }: LanistaQuestion<'deal'>) => {
  const man = byValue(state, men).slice(KEPT).at(-1);
  if (man === undefined) return { kind: 'done' };
  const rich = [...houses].sort((a, b) => houseOf(state, b).denarii - houseOf(state, a).denarii || a - b);
  const price = worthOf(gladiatorOf(state, man));
  const house = rich.find((id) => houseOf(state, id).denarii >= price);
  if (house === undefined) return { kind: 'offer', man, least: Math.max(1, price - 2) };
  return { kind: 'propose', proposal: { house, want: null, give: man, pay: -price } };
};

/** What each of them does otherwise than the plain lanista. */
const GREED = {
  'buy and sell': { ...NO_DEALS, ...NO_WAGERS, ...NO_SCHOOL, ...NOBODY, stock: buyAndSell },
  'never fight': NOBODY,
  'only wager': { ...NO_DEALS, ...NO_SCHOOL, ...NOBODY, stock: lastResort, wager: backing(sharp), dare: daring(sharp) },
  'back outsiders': { wager: backing(outsider), dare: daring(outsider) },
  'back the many': { wager: backing(theMany), dare: daring(theMany) },
  hedge: { wager: backing(bothSides), dare: daring(bothSides) },
  starve: { ...NO_DEALS, ...NO_WAGERS, ...NO_SCHOOL, stock: cheapUpTo(ENOUGH), send: everybody },
  hoard: { ...NO_WAGERS, stock: cheapUpTo(CROWD), send: everybody },
  'refuse everything': { ...NO_DEALS, ...NO_WAGERS, loan: () => false },
  'sell at Low Stock': { ...NO_WAGERS, stock: atLowStock },
  'deal with the richest': { ...NO_WAGERS, deal: toTheRichest, stock: cheapUpTo(HERD) },
} satisfies { readonly [idea: string]: Partial<LanistaAnswers> };

/** What a greedy lanista lives by. */
export type Greed = keyof typeof GREED;

/** All of them. */
export const GREEDS = Object.keys(GREED) as readonly Greed[];

/** A lanista who is plain in everything but one idea. */
export function greedyLanista(greed: Greed): (tables: CampaignTables) => Controller<HousesKit> {
  return (tables) => lanistaBy({ ...PLAIN_ANSWERS, ...GREED[greed] }, tables);
}
