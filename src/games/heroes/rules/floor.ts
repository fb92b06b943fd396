/** 3.10.6 What falls to the floor, and what is taken from it. */
import type { PickUp } from './acts.ts';
import type { HeroesContext } from './kit.ts';
import type { Fighter } from './types.ts';
import type { HandSide, Item, ZoneName } from './words.ts';

/** Puts something on the floor of a zone. `missed`: the one whom a net has missed there. */
export function lay(
  { state }: Pick<HeroesContext, 'state'>,
  item: Item,
  zone: ZoneName,
  missed: string | null = null,
): void {
  state.ground.push({ item, zone, fell: state.turns, missed });
}

/** Lets fall what a hand holds, if it holds anything. */
export function dropItem(ctx: HeroesContext, fighter: Fighter, hand: HandSide, cite: '3.10.6' | '5.4.4'): void {
  const item = fighter.hands[hand];
  if (item === null) return;
  fighter.hands[hand] = null;
  lay(ctx, item, fighter.zone);
  ctx.emit({ kind: 'dropped', cite, fighter: fighter.id, item, zone: fighter.zone });
}

/** Takes something from the floor. */
export function pickUp({ state, emit }: HeroesContext, fighter: Fighter, { ground, hand }: PickUp): void {
  const [taken] = state.ground.splice(ground, 1);
  if (taken === undefined) return;
  fighter.hands[hand] = taken.item;
  state.picked = true;
  emit({ kind: 'picked-up', cite: '3.10.6', fighter: fighter.id, item: taken.item, zone: taken.zone });
}
