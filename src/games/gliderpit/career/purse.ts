/** 23.5 The purse: what everybody buys before a pit. */
import type { SeasonContext } from './kit.ts';
import { flyingPilots, HULL } from './pilots.ts';
import type { PurseAct, SeasonPilot, SeasonState } from './types.ts';

/** 23.5 What things cost, in coins. */
export const PRICES = { patch: 4, strap: 4, first: 2 } as const;
/** 23.5 Straps in one pit. */
export const MOST_STRAPS = 2;
/** 23.2 Pits of a season. */
export const LAST_PIT = 8;

/** What is bought. */
export type Purchase = Extract<PurseAct, { do: 'fly' }>;

/** 23.5 What a purchase costs. */
export const costOfPurchase = ({ patches, straps, first }: Purchase): number =>
  PRICES.patch * patches + PRICES.strap * straps + (first ? PRICES.first : 0);

/** 23.5 Why something cannot be bought, or null. */
export function purseFault({ coins, hull }: Pick<SeasonPilot, 'coins' | 'hull'>, purchase: Purchase): string | null {
  const { patches, straps } = purchase;
  if (straps > MOST_STRAPS) return `${MOST_STRAPS} straps at most in a pit (23.5)`;
  if (hull + patches > HULL) return `hull is ${HULL} at most (23.5)`;
  if (hull + patches === 0) return 'with hull 0 nobody flies: a patch first (23.7)';
  const cost = costOfPurchase(purchase);
  return cost > coins ? `it costs ${cost} coins, and there are ${coins} (23.5)` : null;
}

/** 23.5 Everything that can be bought. */
export function purchasesOf(pilot: Pick<SeasonPilot, 'coins' | 'hull'>): readonly Purchase[] {
  const all = [0, 1, 2, 3].flatMap((patches) =>
    [0, 1, 2].flatMap((straps) => [false, true].map((first): Purchase => ({ do: 'fly', patches, straps, first }))),
  );
  return all.filter((one) => purseFault(pilot, one) === null);
}

/** 23.5 Hull below which the program mends, and coins that it keeps; before the last pit less of both. */
const MENDS = { before: 2, last: 1 } as const;
const KEEPS = { before: 4, last: 0 } as const;

/** 23.5 What the program buys. */
export function purchaseByBook({ coins, hull }: Pick<SeasonPilot, 'coins' | 'hull'>, pit: number): Purchase {
  const when = pit === LAST_PIT ? 'last' : 'before';
  const [mends, keeps] = [MENDS[when], KEEPS[when]];
  let left = coins;
  let patches = 0;
  while (hull + patches < mends && left >= PRICES.patch) {
    patches += 1;
    left -= PRICES.patch;
  }
  let straps = 0;
  while (straps < MOST_STRAPS && left - PRICES.strap >= keeps) {
    straps += 1;
    left -= PRICES.strap;
  }
  return { do: 'fly', patches, straps, first: left - PRICES.first >= keeps };
}

/** 23.5 Somebody buys. */
export function buy({ emit }: Pick<SeasonContext, 'emit'>, pilot: SeasonPilot, purchase: Purchase): void {
  const { patches, straps, first } = purchase;
  pilot.coins -= costOfPurchase(purchase);
  pilot.hull += patches;
  pilot.bought = { straps, first };
  emit({ kind: 'bought', cite: '23.5', name: pilot.name, patches, straps, first, coins: pilot.coins });
}

/** 23.5 The rivals buy, all at once. */
export function rivalsBuy(ctx: SeasonContext): void {
  const { state } = ctx;
  for (const one of flyingPilots(state)) {
    if (one.mind !== 'player') buy(ctx, one, purchaseByBook(one, state.pit));
  }
}

/** 23.7 Who cannot pay for the patch that it needs is out of the season. */
export function wreck({ state, emit }: SeasonContext): void {
  for (const one of flyingPilots(state)) {
    if (one.hull > 0 || one.coins >= PRICES.patch) continue;
    one.wrecked = true;
    emit({ kind: 'wrecked', cite: '23.7', name: one.name });
  }
}

/** Whether the season is decided before its last pit: the player is wrecked, or all others are. */
export function isDecidedEarly(state: Pick<SeasonState, 'pilots'>): boolean {
  return state.pilots[0]?.wrecked === true || flyingPilots(state).length < 2;
}
