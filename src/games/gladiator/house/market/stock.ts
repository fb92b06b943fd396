/** 39.5.3.2, 39.5.3.3: the stock auction. */
import { type DiceCounts, ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { spendAtRandom } from '../../career/man/improvements.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { Gladiator, House, HouseId, ManId } from '../house-types.ts';
import {
  changeGladiator,
  changeMonth,
  gladiatorOf,
  houseOf,
  housesInPlay,
  isUntried,
  marketValue,
  ownerOf,
  ownMenOf,
} from '../houses.ts';
import { post } from '../ledger.ts';
import { STOCK_MOST } from '../limits.ts';
import type { Quality, StockOrder } from '../month-types.ts';
import { stockWanted } from '../policies.ts';
import type { HousesState } from '../types.ts';
import { pricesFor } from './prices.ts';
import { enlist, joinHouse, leaveHouse, makeRecruit } from './recruits.ts';

const CITE = '39.5.3.2';
/** 39.5.3.3 XP that a recruit has to spend for each point of CV. */
const XP_PER_CV = 25;
/** 39.5.2 What an event does to the roll for quality. */
const QUALITY_DRM = 1;

/** 39.5.3.2, 44-46 Denarii for a point of CV. @internal */
export function stockPrice({ month }: Pick<HousesState, 'month'>): number {
  return month.event === 'low-stock' ? 2 : 1;
}

/** 39.5.3.2, 39.5.3.3 Every house in turn, then the quality of all that was bought. */
export function* resolveStock(ctx: HousesContext): HousesRule {
  for (const house of housesInPlay(ctx.state)) {
    if (house.by === 'seat') yield* playStock(ctx, house.id);
    else buyByBook(ctx, house);
  }
  for (const order of ctx.state.month.stock) deliver(ctx, order);
}

function* playStock(ctx: HousesContext, house: HouseId): HousesRule {
  const { state } = ctx;
  for (;;) {
    const price = stockPrice(state);
    const most = Math.max(0, Math.min(STOCK_MOST, Math.floor(houseOf(state, house).denarii / price)));
    const own = ownMenOf(state, house);
    const men = own.length < 2 ? [] : own.map(({ id }) => id);
    const ask = { kind: 'stock', seat: SEAT, cite: CITE, price, most, men } as const;
    const [choice] = yield* resolveAskOfHouse<'stock'>([ask]);
    if (choice?.kind === 'buy') buy(ctx, house, choice.cv);
    else if (choice?.kind === 'sell') sellToStock(ctx, choice.man, 'stock sale');
    else return;
  }
}

function buyByBook(ctx: HousesContext, { id }: House): void {
  const price = stockPrice(ctx.state);
  for (;;) {
    const cv = stockWanted(ctx.state, houseOf(ctx.state, id), price);
    if (cv === null) return;
    buy(ctx, id, cv);
  }
}

/** 39.5.3.2 CV in denarii, twice that where stock is low. */
function buy(ctx: HousesContext, house: HouseId, cv: number): void {
  const { state } = ctx;
  const price = cv * stockPrice(state);
  post(ctx, house, -price, { why: 'stock bought', cite: CITE });
  changeMonth(state, { stock: [...state.month.stock, { house, cv }] });
  ctx.emit({ kind: 'stock-bought', cite: CITE, house, name: houseOf(state, house).name, cv, price });
}

/** 39.5.3.2, C144, P351 CV + 1D6 - 1D6 denarii, not below 0, for a man. */
export function sellToStock(ctx: HousesContext, id: ManId, why: 'stock sale' | 'forced sale'): void {
  const one = gladiatorOf(ctx.state, id);
  const cite = why === 'forced sale' ? 'P294' : CITE;
  const { dice } = ctx;
  const up = rollOf('sale', CITE, dice.throw('sale', ONE_DIE), 'sum', [saleValue(one)]);
  const down = rollOf('sale-less', CITE, dice.throw('sale-less', ONE_DIE), 'minus');
  const denarii = Math.max(0, up.total + down.total);
  post(ctx, ownerOf(one), denarii, { why, cite, man: id, rolls: [up, down] });
  leaveHouse(ctx, id, 'sold');
}

/** P351 What he is reckoned at. */
function saleValue(one: Gladiator): Modifier {
  return isUntried(one)
    ? modifier(marketValue(one), 'the CV he was bought as', 'P351')
    : modifier(marketValue(one), 'CV', CITE);
}

/** 39.5.3.3 Quality, a new man, and 25 XP for each point of his CV. */
function deliver(ctx: HousesContext, { house, cv }: StockOrder): void {
  const { state } = ctx;
  const { name, by } = houseOf(state, house);
  const { quality, final, rolls } = rollQuality(ctx, cv);
  ctx.emit({ kind: 'quality-rolled', cite: CITE, house, name, cv, quality, final, rolls });
  const { recruit, lots } = makeRecruit(ctx);
  const { id } = enlist(ctx, { ...recruit, man: { ...recruit.man, xp: final * XP_PER_CV } });
  changeGladiator(state, id, { boughtAs: final });
  joinHouse(ctx, id, house, 'stock', lots);
  if (by === 'seat') return;
  changeGladiator(state, id, spendAtRandom(ctx, gladiatorOf(state, id), pricesFor(ctx, house)));
}

function rollQuality(ctx: HousesContext, cv: number) {
  const { state, tables, dice } = ctx;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, state.month.event === 'good-stock' ? QUALITY_DRM : 0, 'good stock', '39.5.2');
  addModifier(modifiers, state.month.event === 'poor-stock' ? -QUALITY_DRM : 0, 'poor stock', '39.5.2');
  const roll = rollOf('quality', CITE, dice.throw('quality', TWO_DICE), 'sum', modifiers);
  const { table, value: quality } = tables.stock.at(roll.total, 0);
  const { final, rolls } = finalCv(ctx, cv, quality);
  return { quality, final, rolls: [{ ...roll, table, result: quality }, ...rolls] };
}

/** 39.5.3.2 What the quality makes of the CV that was paid for; at least 1 (P119, P124). */
function finalCv({ dice }: HousesContext, cv: number, quality: Quality) {
  const change = (counts: DiceCounts, read: 'sum' | 'd3', sign: 1 | -1): { final: number; rolls: readonly Roll[] } => {
    const roll = rollOf('quality-change', CITE, dice.throw('quality-change', counts), read);
    return { final: Math.max(1, cv + sign * roll.total), rolls: [roll] };
  };
  switch (quality) {
    case 'pathetic':
      return { final: 1, rolls: [] };
    case 'poor':
      return change(ONE_DIE, 'd3', -1);
    case 'average':
      return { final: cv, rolls: [] };
    case 'good':
      return { final: cv + 1, rolls: [] };
    case 'excellent':
      return change(ONE_DIE, 'd3', 1);
    case 'superb':
      return change(ONE_DIE, 'sum', 1);
  }
}
