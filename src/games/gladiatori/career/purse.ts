/** GR-98 Denarii: what comes in and what is spent. */
import type { Roll } from '../../../kernel/roll.ts';
import type { CampaignContext } from './kit.ts';

/** GR-98 What things cost, in denarii. */
export const COSTS = { surgeon: 2, freedom: 140 } as const;

/** Denarii are paid for something. */
export function payFor({ state: { man }, emit }: CampaignContext, what: string, cost: number, cite: string): void {
  man.purse -= cost;
  emit({ kind: 'spent', cite, name: man.name, for: what, cost, purse: man.purse });
}

/** Denarii come in for something. */
export function take(
  { state: { man }, emit }: CampaignContext,
  what: string,
  pay: number,
  cite: string,
  rolls: readonly Roll[] = [],
): void {
  man.purse += pay;
  emit({ kind: 'taken', cite, rolls, name: man.name, for: what, pay, purse: man.purse });
}

/** GR-98 Why something cannot be paid, or null. */
export const costFault = (purse: number, cost: number): string | null =>
  purse < cost ? `it costs ${cost} denarii, and there are ${purse} (GR-98)` : null;
