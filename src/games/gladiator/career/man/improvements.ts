/** 33.3: what experience buys. */

import type { Lot } from '../../../../kernel/dice.ts';
import { LEVEL_MAX } from '../../rules/advanced/talent-types.ts';
import { CHARACTERISTICS, type Characteristic } from '../../rules/types.ts';
import type { ManContext, ManRule } from '../context.ts';
import type { CampaignTables, ImprovementRow } from '../table-types.ts';
import type { CareerState, Improvement, Purchase, TalentPick } from '../types.ts';
import { armByBook } from './arms.ts';
import type { Man } from './man-types.ts';
import { gainTalent, pickByLot, resolvePick, rollTalent } from './talent-rolls.ts';
import { heldAs, learnedLevel } from './talents.ts';

type Raised = Readonly<CareerState['raised']>;
/** What a purchase costs a man, in XP. */
export type Prices = (man: Man, purchase: Purchase) => number;

/** 33.3.1, 33.3.2 Nothing raised yet since the last match. */
export const NOTHING_RAISED: Raised = { tr: 0, st: 0, ag: 0, cn: 0, w: 0 };

const CHART_ROWS = { tr: 'TR', st: 'ST', ag: 'AG', cn: 'CN', w: 'W' } as const satisfies {
  readonly [C in Characteristic]: keyof CampaignTables['improvements'];
};
/** 33.3.1, 33.3.2 Which rule limits what can be bought of a rating. */
const LIMIT_CITES: { readonly [C in Characteristic]: string } = {
  tr: '33.3.2',
  st: '33.3.1',
  ag: '33.3.1',
  cn: '33.3.1',
  w: '33.3.2',
};

function rowOf({ improvements }: CampaignTables, rating: Characteristic): ImprovementRow {
  return improvements[CHART_ROWS[rating]];
}

/** 33.3, C141 What XP buy by the Experience Chart: the price of a purchase depends on the man's level. */
export function chartPrices(tables: CampaignTables): Prices {
  const { 'talent level': level, 'talent roll': roll, '+1 to the red die': step } = tables.improvements;
  return (man, purchase) => {
    switch (purchase.kind) {
      case 'rating':
        return rowOf(tables, purchase.rating).xp;
      case 'level':
        return level.xp * (skillLevel(man, purchase.pick) + 1);
      case 'roll':
        return roll.xp + step.xp * purchase.extra;
    }
  };
}

function skillLevel({ talents }: Man, pick: TalentPick): number {
  const held = heldAs(talents, pick);
  return held === null ? 0 : learnedLevel(held);
}

/**
 * Why a man may not buy something at a price, with the rule; null: he may. `raised`: what he has raised since his
 * last match; null: only the absolute limits bind (P104).
 * @internal
 */
export function purchaseFault(
  tables: CampaignTables,
  man: Man,
  raised: Raised | null,
  purchase: Purchase,
  price: number,
): string | null {
  const fault = limitFault(tables, man, raised, purchase);
  if (fault !== null) return fault;
  return price > man.xp ? `it costs ${price} XP; he has ${man.xp} (33.3)` : null;
}

function limitFault(tables: CampaignTables, man: Man, raised: Raised | null, purchase: Purchase): string | null {
  switch (purchase.kind) {
    case 'rating':
      return ratingFault(rowOf(tables, purchase.rating), man, raised, purchase.rating);
    case 'level':
      return levelFault(man, purchase.pick);
    case 'roll':
      return stepsFault(tables, purchase.extra);
  }
}

/** 33.3.1, 33.3.2 Why a rating cannot be raised by a point more, or null. */
function ratingFault({ most, between }: ImprovementRow, man: Man, raised: Raised | null, rating: Characteristic) {
  const [name, cite] = [CHART_ROWS[rating], LIMIT_CITES[rating]];
  if (most !== null && man.ratings[rating] >= most) return `${name} goes no higher than ${most} (${cite})`;
  if (raised === null || between === null || raised[rating] < between) return null;
  return `${name} rises by no more than ${between} between two matches (${cite})`;
}

/** 31.3, 33.3 Why a talent cannot be raised by a level, or null. */
function levelFault({ talents }: Man, pick: TalentPick): string | null {
  const held = heldAs(talents, pick);
  if (held === null) return 'he does not have that talent: new ones come from talent rolls (33.3)';
  if (!('sl' in held)) return 'that talent has no levels (31.3.1)';
  return held.sl >= LEVEL_MAX ? `no talent goes beyond SL ${LEVEL_MAX} (31.3)` : null;
}

/** C142, P222 Why the red die cannot be raised by so many steps, or null. */
function stepsFault({ improvements }: CampaignTables, steps: number): string | null {
  const most = improvements['+1 to the red die'].most ?? 0;
  if (Number.isInteger(steps) && steps >= 0 && steps <= most) return null;
  return `the red die is raised by 0 to ${most}; by more he picks freely anyway (P222)`;
}

/** 33.3 All that experience can buy a man, with prices, and what stands against it. */
export function offersFor(
  tables: CampaignTables,
  man: Man,
  raised: Raised,
  prices: Prices = chartPrices(tables),
): readonly Improvement[] {
  return [...ratingPurchases(), ...levelPurchases(man), ...rollPurchases(tables)].map((purchase) => {
    const price = prices(man, purchase);
    return { purchase, price, fault: purchaseFault(tables, man, raised, purchase, price) };
  });
}

function ratingPurchases(): readonly Purchase[] {
  return CHARACTERISTICS.map((rating) => ({ kind: 'rating', rating }));
}

function levelPurchases({ talents }: Man): readonly Purchase[] {
  return talents.flatMap((one): readonly Purchase[] => {
    if (!('sl' in one)) return [];
    const pick: TalentPick = one.code === 'WP' ? { code: 'WP', group: one.group } : { code: one.code };
    return [{ kind: 'level', pick }];
  });
}

function rollPurchases({ improvements }: CampaignTables): readonly Purchase[] {
  const most = improvements['+1 to the red die'].most ?? 0;
  return Array.from({ length: most + 1 }, (_, extra) => ({ kind: 'roll', extra }));
}

/** A man between two matches. */
export interface Improving {
  readonly man: Man;
  readonly raised: Raised;
}

/** 33.3 A purchase that no fault stands against; a talent roll may ask what to learn. */
export function* resolvePurchase(
  ctx: ManContext,
  { man, raised }: Improving,
  purchase: Purchase,
  price: number,
): ManRule<Improving> {
  const paid = pay(ctx, man, purchase, price, []);
  switch (purchase.kind) {
    case 'rating':
      return { man: paid, raised: raisedBy(raised, purchase) };
    case 'level':
      return { man: gainTalent(ctx, paid, purchase.pick, '33.3'), raised };
    case 'roll':
      return { man: yield* resolvePick(ctx, paid, rollTalent(ctx, paid, purchase.extra).picks), raised };
  }
}

/** XP for the purchase; a rating rises at once. */
function pay(ctx: ManContext, man: Man, purchase: Purchase, price: number, lots: readonly Lot[]): Man {
  const left = man.xp - price;
  const change = purchase.kind === 'rating' ? up(man.ratings[purchase.rating]) : null;
  ctx.emit({ kind: 'improved', cite: '33.3', man: man.name, purchase, price, left, change, lots });
  if (purchase.kind !== 'rating') return { ...man, xp: left };
  return { ...man, xp: left, ratings: { ...man.ratings, [purchase.rating]: man.ratings[purchase.rating] + 1 } };
}

const up = (from: number) => ({ from, to: from + 1 });

/**
 * 33.3.1, 33.3.2, P104 A man led by the book spends his XP by lot until nothing is in reach; the limits between two
 * matches bind him as they bind the player's.
 */
export function spendAtRandom(
  ctx: ManContext,
  improving: Improving,
  prices: Prices = chartPrices(ctx.tables),
): Improving {
  return spend(ctx, improving, true, prices);
}

/** 38.5.3, P104 A man made with experience behind him spends it by lot, bound by the absolute limits alone. */
export function spendFreely(ctx: ManContext, man: Man): Man {
  return spend(ctx, { man, raised: NOTHING_RAISED }, false, chartPrices(ctx.tables)).man;
}

function spend(ctx: ManContext, from: Improving, bound: boolean, prices: Prices): Improving {
  let now = from;
  for (;;) {
    const drawn = drawPurchase(ctx, now.man, bound ? now.raised : null, prices);
    if (drawn === null) return { ...now, man: armByBook(ctx, now.man) };
    const { purchase, lots } = drawn;
    const paid = pay(ctx, now.man, purchase, prices(now.man, purchase), lots);
    now = { man: spentByBook(ctx, paid, purchase), raised: raisedBy(now.raised, purchase) };
  }
}

function raisedBy(raised: Raised, purchase: Purchase): Raised {
  return purchase.kind === 'rating' ? { ...raised, [purchase.rating]: raised[purchase.rating] + 1 } : raised;
}

function spentByBook(ctx: ManContext, paid: Man, purchase: Purchase): Man {
  if (purchase.kind === 'level') return gainTalent(ctx, paid, purchase.pick, '33.3');
  return purchase.kind === 'roll' ? pickByLot(ctx, paid, rollTalent(ctx, paid, purchase.extra).picks) : paid;
}

/** P104 One of what he can pay: each rating, a talent roll and the raising of a talent with equal chance; null: nothing. */
function drawPurchase(ctx: ManContext, man: Man, raised: Raised | null, prices: Prices) {
  const open = (purchase: Purchase) => purchaseFault(ctx.tables, man, raised, purchase, prices(man, purchase)) === null;
  const levels = levelPurchases(man).filter(open);
  const choices = [...ratingPurchases(), { kind: 'roll', extra: 0 } as const, ...levels.slice(0, 1)].filter(open);
  if (choices.length === 0) return null;
  const lot = ctx.dice.lot('improvement', 'P104', choices.length);
  const purchase = choices[lot.picked];
  if (purchase?.kind !== 'level' || levels.length === 1)
    return purchase === undefined ? null : { purchase, lots: [lot] };
  const which = ctx.dice.lot('level', 'P104', levels.length);
  return { purchase: levels[which.picked] ?? purchase, lots: [lot, which] };
}

/** Whether two purchases are of one thing. */
export function samePurchase(a: Purchase, b: Purchase): boolean {
  if (a.kind === 'rating') return b.kind === 'rating' && a.rating === b.rating;
  if (a.kind === 'roll') return b.kind === 'roll' && a.extra === b.extra;
  if (b.kind !== 'level' || a.pick.code !== b.pick.code) return false;
  return a.pick.code !== 'WP' || b.pick.code !== 'WP' || a.pick.group === b.pick.group;
}
