/** 13.4, 21.1.2.2: what can be taken up: what lies about, and what is in the sheaths of the fallen. */
import type { Fighter, Item, ItemId, LooseItem, State } from '../types.ts';

/** P134 Dead, or out of his senses: his sheath is anybody's. */
function isFallen({ fate, conscious }: Fighter): boolean {
  return fate === 'dead' || (fate === 'fighting' && !conscious);
}

/** Everything that can be taken up, with the hex it is in. */
export function takeable({ loose, fighters }: Readonly<State>): readonly LooseItem[] {
  const sheathed = fighters.filter(isFallen).flatMap(({ sheath, at }) => sheath.map((item) => ({ item, at })));
  return [...loose, ...sheathed];
}

/** Whose sheath a weapon is in, or null where it lies about. */
export function sheathedBy({ fighters }: Readonly<State>, id: ItemId): Fighter | null {
  return fighters.find(({ sheath }) => sheath.some((one) => one.id === id)) ?? null;
}

/** Takes a thing from where it lies, or out of a fallen man's sheath. */
export function takeAway(state: State, { id }: Item): void {
  state.loose = state.loose.filter(({ item }) => item.id !== id);
  const owner = sheathedBy(state, id);
  if (owner !== null) owner.sheath = owner.sheath.filter((one) => one.id !== id);
}
