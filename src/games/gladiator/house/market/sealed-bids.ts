/** 39.5.2, 39.5.3.1, P285: bids that nobody sees before all are in. */
import type { Lot } from '../../../../kernel/dice.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { HouseId } from '../house-types.ts';
import { gladiatorOf, housesInPlay, seatHouse } from '../houses.ts';
import { rollBid } from '../policies.ts';
import type { Sale } from '../types.ts';

interface Bid {
  readonly house: HouseId;
  readonly denarii: number;
}

/** What bids came to: who has it for how much, or null. */
export function* resolveBids(ctx: HousesContext, sale: Sale): HousesRule<Bid | null> {
  const { state, emit } = ctx;
  const bidders = housesInPlay(state).filter(
    ({ id, denarii }) => id !== sale.seller && denarii >= Math.max(1, sale.least),
  );
  const seat = seatHouse(state);
  const asked = bidders.find(({ id }) => id === seat?.id);
  const ask = { kind: 'bid', seat: SEAT, cite: 'P285', sale, most: asked?.denarii ?? 0 } as const;
  const [own = 0] = asked === undefined ? [] : yield* resolveAskOfHouse<'bid'>([ask]);
  const rolls: Roll[] = [];
  const bids: Bid[] = [];
  for (const house of bidders) {
    const { denarii, roll } = house === asked ? { denarii: own, roll: null } : rollBid(ctx, house, sale);
    if (roll !== null) rolls.push(roll);
    if (denarii > 0) bids.push({ house: house.id, denarii });
  }
  const lots: Lot[] = [];
  const winner = highestBid(
    ctx,
    bids.filter(({ denarii }) => denarii >= sale.least),
    lots,
  );
  const { man } = gladiatorOf(state, sale.man);
  const drawn = { ...(rolls.length === 0 ? {} : { rolls }), ...(lots.length === 0 ? {} : { lots }) };
  emit({ kind: 'bids-opened', cite: 'P285', sale, man: man.name, bids, winner: winner?.house ?? null, ...drawn });
  return winner;
}

/** P285 The highest; of several by lot. */
function highestBid({ dice }: HousesContext, bids: readonly Bid[], lots: Lot[]): Bid | null {
  const most = Math.max(...bids.map(({ denarii }) => denarii));
  const [first, ...tied] = bids.filter(({ denarii }) => denarii === most);
  if (first === undefined || tied.length === 0) return first ?? null;
  const lot = dice.lot('highest-bid', 'P285', tied.length + 1);
  lots.push(lot);
  return [first, ...tied][lot.picked] ?? first;
}
