/** 3.12, 19, 37: what a man wears and carries from match to match. */

import type { DecisionRules } from '../../../../kernel/request.ts';
import { type SheetMaking, wear } from '../../rules/setup/equipment.ts';
import { BASIC_STYLES } from '../../rules/setup/man-kinds.ts';
import { AREAS, type Area, type Armour, type ByArea, type FightingStyle } from '../../rules/types.ts';
import { type ManContext, type ManRule, makingOf, PLAYER, resolveAskOfMan } from '../context.ts';
import type { CampaignTables } from '../table-types.ts';
import type { CareerDecisions } from '../types.ts';
import type { Man, Purse } from './man-types.ts';

type Worn = Readonly<ByArea<Armour>>;
const BARE: Armour = '--';

/** 37.1 What a piece of armour costs, in denarii. Throws where it is not sold. */
export function armourPrice(
  { armourPrices, housePrices }: CampaignTables,
  armour: Armour,
  purse: Purse = 'own',
): number {
  const price = (purse === 'house' ? housePrices : armourPrices).get(armour);
  if (price === undefined) throw new Error(`${armour} cannot be bought`);
  return price;
}

/** 37.1 What all of it costs. @internal */
export function wornPrice(tables: CampaignTables, worn: Worn, purse: Purse = 'own'): number {
  return AREAS.reduce((sum, area) => sum + armourPrice(tables, worn[area], purse), 0);
}

/** 37.1, P112, P310 Whether armour for a style may be bought: a specialised one has its own, and so has a type of V2.0. */
export function mayBuyArmour({ gladiator }: Pick<CampaignTables, 'gladiator'>, style: FightingStyle): boolean {
  return Object.values(BASIC_STYLES).includes(style) && gladiator.styles[style].own === undefined;
}

/** 3.12, 19 Armour and shield by the dice, as his style has them. */
export function rollKit(ctx: ManContext, man: Man): Man {
  const making = makingOf(ctx);
  const kit = kitOf(ctx, making, man.style, null);
  ctx.emit({ kind: 'armour-rolled', cite: '3.12', man: man.name, ...kit, rolls: making.rolls });
  return { ...man, ...kit };
}

/** 37.1 Armour and shield by the dice; or, where that is chosen and his style lets him, armour bought and the shield rolled. */
export function* resolveKit(ctx: ManContext, man: Man, how: 'roll' | 'buy'): ManRule<Man> {
  if (how === 'roll' || !mayBuyArmour(ctx.tables, man.style)) return rollKit(ctx, man);
  const { type } = ctx.tables.gladiator.styles[man.style];
  return (yield* resolveArmour(ctx, man, ctx.tables.allowance[type])).man;
}

/** 37.1 Armour bought area by area for so many denarii at most, and the shield that is rolled with it. */
export function* resolveArmour(
  ctx: ManContext,
  man: Man,
  denarii: number,
  purse: Purse = 'own',
): ManRule<{ readonly man: Man; readonly paid: number }> {
  const from = purse === 'own' ? {} : { purse };
  const ask = { kind: 'armour', seat: PLAYER, cite: '37.2', man: man.name, denarii, ...from } as const;
  const [bought] = yield* resolveAskOfMan<'armour'>([ask]);
  if (bought === undefined) return { man, paid: 0 };
  const making = makingOf(ctx);
  const kit = kitOf(ctx, making, man.style, bought);
  const paid = wornPrice(ctx.tables, bought, purse);
  ctx.emit({ kind: 'armour-bought', cite: '37.1', man: man.name, ...kit, paid, denarii, rolls: making.rolls });
  return { man: { ...man, ...kit }, paid };
}

function kitOf(
  { tables: { gladiator } }: ManContext,
  making: SheetMaking,
  style: FightingStyle,
  bought: Worn | null,
): Pick<Man, 'armour' | 'shield'> {
  const row = gladiator.styles[style];
  const { armour, shield } = wear(making, row.type, row, { armour: bought, shield: null });
  return { armour, shield: shield ?? 'none' };
}

/** 37.2 Armour area by area, within the denarii. */
export const armourDecision: DecisionRules<
  unknown,
  CampaignTables,
  Pick<CareerDecisions['armour']['ask'], 'denarii' | 'purse'>,
  CareerDecisions['armour']['choice']
> = {
  check(_state, tables, { denarii, purse }, worn) {
    const unsold = AREAS.map((area) => worn[area]).find((armour) => !tables.armourPrices.has(armour));
    if (unsold !== undefined) return `${unsold} cannot be bought (37.1)`;
    const price = wornPrice(tables, worn, purse);
    return price > denarii ? `it costs ${price} denarii; he has ${denarii} (37.2)` : null;
  },
  list: () => null,
  sample(_state, tables, { denarii, purse }, pick) {
    let left = denarii;
    const priceOf = (armour: Armour) => armourPrice(tables, armour, purse);
    const piece = (_area: Area): Armour => {
      const affordable = [...tables.armourPrices.keys()].filter((armour) => priceOf(armour) <= left);
      const armour = affordable[pick(affordable.length)] ?? BARE;
      left -= priceOf(armour);
      return armour;
    };
    return { 1: piece(1), 2: piece(2), 3: piece(3), 4: piece(4), 5: piece(5) };
  },
};
