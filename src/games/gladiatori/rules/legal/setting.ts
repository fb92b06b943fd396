/** 2.4, 4, 5, 6.4 What is legal before the sand: items, places, the split of cards, the rest. */
import { DIRECTIONS, distance, sameHex } from '../../../../kernel/hex.ts';
import type { Bid, Element, Placement } from '../acts.ts';
import { without } from '../cards.ts';
import { recoverFault } from '../elements.ts';
import { HEXES, isGate, STARTS } from '../geometry.ts';
import { fighterOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import type { ItemMethod, ItemName } from '../words.ts';
import { skillOf } from './options.ts';

type Seen = Readonly<State>;

/** 4 With free placement, so far from every opponent. */
const APART = 3;
const ITEM_COUNT = 2;

/** 1.4 Whether items can belong to one owner by their symbols. @internal */
export function symbolsFit(tables: Tables, names: readonly ItemName[]): boolean {
  const symbols = names.map((name) => tables.items[name].symbol).filter((symbol) => symbol !== '-');
  return new Set(symbols).size === symbols.length;
}

/** 2.4 Whether items may be kept: two at most, no symbol twice. */
export const isKept = (tables: Tables, names: readonly ItemName[]): boolean =>
  names.length <= ITEM_COUNT && symbolsFit(tables, names);

const namesOf = ({ items }: Fighter): readonly ItemName[] => items.map(({ name }) => name);

/** 2.4 Items of the pool that somebody may name: of its preferred types, or where there are none, any. */
export function nameable({ pool }: Seen, tables: Tables, fighter: Fighter): readonly ItemName[] {
  const legal = pool.filter((item) => symbolsFit(tables, [...namesOf(fighter), item]));
  if (fighter.character === 'custom') return legal;
  const { preferred } = tables.characters[fighter.character];
  const liked = legal.filter((item) => preferred.includes(tables.items[item].type));
  return liked.length > 0 ? liked : legal;
}

/** 2.4 Items of the pool that may be drafted: one that doubles a symbol where nothing else is left. */
export function draftable({ pool }: Seen, tables: Tables, fighter: Fighter): readonly ItemName[] {
  const legal = pool.filter((item) => symbolsFit(tables, [...namesOf(fighter), item]));
  return legal.length > 0 ? legal : pool;
}

/** 2.4 Why items cannot be taken; null: they can. */
export function itemsFault(
  state: Seen,
  tables: Tables,
  { fighter: id, method }: { readonly fighter: string; readonly method: ItemMethod },
  names: readonly ItemName[],
): string | null {
  const fighter = fighterOf(state, id);
  if (method === 'draft') {
    const fits = names.length === 1 && names.every((name) => draftable(state, tables, fighter).includes(name));
    return fits ? null : 'one of the items that are shown (2.4)';
  }
  const open = nameable(state, tables, fighter);
  const wanted = Math.min(ITEM_COUNT - fighter.items.length, open.length);
  if (names.length > ITEM_COUNT - fighter.items.length || names.length < Math.min(1, wanted)) return 'two items (2.4)';
  if (new Set(names).size !== names.length || !symbolsFit(tables, [...namesOf(fighter), ...names]))
    return 'no item and no symbol twice (1.4)';
  return names.every((name) => open.includes(name)) ? null : 'an item of a preferred type that is left (2.4)';
}

/** 2.4 Why a bid cannot be made; null: it can. */
export function bidFault(state: Seen, id: string, { cards }: Bid): string | null {
  return without(fighterOf(state, id).deck, cards) === null ? 'there is not so much Energy (2.4)' : null;
}

/** GR-61 Why items cannot be kept; null: they can. */
export function keepFault(state: Seen, tables: Tables, id: string, names: readonly ItemName[]): string | null {
  const own = namesOf(fighterOf(state, id));
  const there = new Set(names).size === names.length && names.every((name) => own.includes(name));
  return there && isKept(tables, names) ? null : 'two of them at most, no symbol twice (2.4)';
}

/** 4 Where somebody may begin. */
export function placesFor(state: Seen, id: string): readonly Placement[] {
  const fighter = fighterOf(state, id);
  const placed = state.fighters.filter((one) => one.id !== id && !state.queue.includes(one.id));
  const all = state.options.freePlacement ? HEXES.filter((hex) => !(state.gated && isGate(hex))) : STARTS;
  const apart = (hex: Placement['hex']): boolean =>
    !state.options.freePlacement || placed.every((one) => one.team === fighter.team || distance(one.hex, hex) >= APART);
  const free = all.filter((hex) => placed.every((one) => !sameHex(one.hex, hex)) && apart(hex));
  return free.flatMap((hex) => DIRECTIONS.map((facing) => ({ hex, facing })));
}

/** 4 Why somebody cannot begin there; null: it can. */
export function placeFault(state: Seen, id: string, { hex }: Placement): string | null {
  return placesFor(state, id).some((one) => sameHex(one.hex, hex)) ? null : 'nobody begins there (4)';
}

/** 5 Why cards cannot be split so; null: they can. */
export const splitFault = (state: Seen, id: string, hand: Fighter['hand']): string | null =>
  without(fighterOf(state, id).deck, hand) === null ? 'such a card is not in the deck (5)' : null;

/** 6.4 Why Endurance cannot bring that back; null: it can. */
export function restFault(state: Seen, id: string, recover: readonly Element[] | null): string | null {
  if (recover === null) return null;
  const fighter = fighterOf(state, id);
  const value = skillOf(fighter, 'endurance');
  return value < 1 ? 'there is no Endurance left (6.4)' : recoverFault(fighter, recover, value, true);
}
