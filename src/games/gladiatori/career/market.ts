/** GR-90 Items beyond one match: what they cost, what is for sale, what is taken along. */
import { isKept } from '../rules/legal/setting.ts';
import type { Tables } from '../rules/tables/types.ts';
import { ITEMS, type ItemName } from '../rules/words.ts';
import { type CampaignContext, type CampaignRule, resolveCampaignAsk } from './kit.ts';
import { costFault, payFor, take } from './purse.ts';
import type { CampaignState, Man, TakenMatch } from './types.ts';

/** GR-90 Items that are for sale before each munus. */
const ON_SALE = 3;
/** GR-90 Items that one can own. */
const MOST_OWNED = 5;
/** 2.4 Items that are taken into a match. */
export const TAKEN = 2;
/** GR-90 What the school lends to whoever has not two of its own. */
const LENT: readonly ItemName[] = ['manica', 'sica', 'galea'];

/** GR-90 What an item costs: what it adds, and its HP. */
export function priceOf({ items }: Pick<Tables, 'items'>, item: ItemName): number {
  const { attack, defense, hp, thrown } = items[item];
  return attack + defense + hp + (thrown ? 1 : 0);
}

/** GR-90 What is paid for one that is sold. */
export const worthOf = (tables: Pick<Tables, 'items'>, item: ItemName): number => Math.floor(priceOf(tables, item) / 2);

/** GR-90 Other items for sale. */
export function openMarket({ state, dice, emit }: CampaignContext): void {
  const shuffle = dice.shuffle('market', 'GR-90', ITEMS.length);
  state.market = shuffle.order.slice(0, ON_SALE).flatMap((at) => ITEMS[at] ?? []);
  emit({ kind: 'market', cite: 'GR-90', shuffles: [shuffle], items: [...state.market] });
}

/** GR-90 Why an item cannot be bought or sold, or null. */
export function tradeFault(
  { man, market }: Pick<CampaignState, 'man' | 'market'>,
  tables: Pick<Tables, 'items'>,
  trade: 'buy' | 'sell',
  item: ItemName,
): string | null {
  if (trade === 'sell') return man.arms.includes(item) ? null : `there is no ${item} to sell (GR-90)`;
  if (!market.includes(item)) return `nobody sells a ${item} now (GR-90)`;
  if (man.arms.includes(item)) return `there is a ${item} already (GR-90)`;
  if (man.arms.length >= MOST_OWNED) return `nobody can keep more than ${MOST_OWNED} items (GR-90)`;
  return costFault(man.purse, priceOf(tables, item));
}

/** GR-90 Buys an item, or sells one. */
export function trade(ctx: CampaignContext, what: 'buy' | 'sell', item: ItemName): void {
  const { state, tables } = ctx;
  const { man } = state;
  if (what === 'buy') {
    payFor(ctx, `a ${item}`, priceOf(tables.match, item), 'GR-90');
    state.market = state.market.filter((one) => one !== item);
    man.arms.push(item);
    return;
  }
  man.arms.splice(man.arms.indexOf(item), 1);
  take(ctx, `a ${item}`, worthOf(tables.match, item), 'GR-90');
}

/** GR-90 Items that can be taken along: one's own, and what the school lends. @internal */
export function rackOf({ arms }: Pick<Man, 'arms'>): readonly ItemName[] {
  const lent = LENT.filter((item) => !arms.includes(item)).slice(0, Math.max(0, TAKEN - arms.length));
  return [...arms, ...lent];
}

/** GR-90 Why some items cannot be taken along, or null. */
export function armsFault(tables: Tables, man: Pick<Man, 'arms'>, items: readonly ItemName[]): string | null {
  if (items.length !== TAKEN) return `${TAKEN} items are taken along (2.4)`;
  const rack = rackOf(man);
  const missing = items.find((item, i) => !rack.includes(item) || items.indexOf(item) !== i);
  if (missing !== undefined) return `there is no ${missing} to take (GR-90)`;
  return isKept(tables, items) ? null : 'two items of one symbol (1.4)';
}

/** GR-90 All pairs that can be taken along, each once. */
export function armsChoices(tables: Tables, man: Pick<Man, 'arms'>): readonly (readonly ItemName[])[] {
  const rack = rackOf(man);
  const pairs = rack.flatMap((one, i) => rack.slice(i + 1).map((other) => [one, other]));
  return pairs.filter((pair) => armsFault(tables, man, pair) === null);
}

/** GR-84, GR-90 The two items that are taken along; null: the giver hands them out. */
export function* resolveArms(ctx: CampaignContext, taken: TakenMatch): CampaignRule<readonly ItemName[] | null> {
  const { state, tables } = ctx;
  const choices = armsChoices(tables.match, state.man);
  const [only = []] = choices;
  if (choices.length < 2) return only;
  const [items = only] = yield* resolveCampaignAsk<'arms'>([{ kind: 'arms', seat: 0, cite: 'GR-90', taken }]);
  return items;
}

/** GR-90 What was taken along and did not come back is gone, but for what is thrown, which is picked up, and what was lent. */
export function loseArms(
  { state, tables, emit }: CampaignContext,
  taken: readonly ItemName[],
  left: readonly ItemName[],
): void {
  const { man } = state;
  const { items: rows } = tables.match;
  const lost = taken.filter((item) => man.arms.includes(item) && !left.includes(item) && !rows[item].thrown);
  man.arms = man.arms.filter((item) => !lost.includes(item));
  if (lost.length > 0) emit({ kind: 'arms-lost', cite: 'GR-90', name: man.name, items: lost });
}
