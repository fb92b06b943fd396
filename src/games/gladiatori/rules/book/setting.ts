/** 22.1, 22.14 The book beside the sand: items, where it begins, how it rests. */
import { type Direction, distance, type Hex, minus, nearestDirections } from '../../../../kernel/hex.ts';
import type { Bid, Element, Instant, Placement } from '../acts.ts';
import { CENTRE } from '../geometry.ts';
import type { GladiatoriContext, Question } from '../kit.ts';
import { hasPower, RECOVERED } from '../legal/moves.ts';
import { skillOf } from '../legal/options.ts';
import { draftable, isKept, nameable, placesFor } from '../legal/setting.ts';
import { fighterOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { ENERGIES, type EnergyCard, type ItemName } from '../words.ts';
import { resists } from './acting.ts';
import { missingCount, recoverOrder } from './worth.ts';

const LIKED = 4;
const WEAK_BIDS = 2;
const ENOUGH = 3;
const LAST_BUT_ONE = 5;

/** 22.1 What an item is worth, doubled: attack, defense, half its HP, and two for a preferred type. */
function worthOf(tables: Tables, { character }: Fighter, name: ItemName): number {
  const { attack, defense, hp, type } = tables.items[name];
  const liked = character !== 'custom' && tables.characters[character].preferred.includes(type);
  return 2 * (attack + defense) + hp + (liked ? LIKED : 0);
}

const ranked = (tables: Tables, fighter: Fighter, names: readonly ItemName[]): readonly ItemName[] =>
  names.toSorted((a, b) => worthOf(tables, fighter, b) - worthOf(tables, fighter, a));

/** 22.1 Items that the book takes. */
export function bookItems(
  { state, tables }: GladiatoriContext,
  { fighter: id, method }: Question<'items'>,
): readonly ItemName[] {
  const fighter = fighterOf(state, id);
  if (method === 'draft') return ranked(tables, fighter, draftable(state, tables, fighter)).slice(0, 1);
  return fitting(
    tables,
    ranked(tables, fighter, nameable(state, tables, fighter)),
    fighter.items.map(({ name }) => name),
  );
}

/** The first of some items that go together with those there are, two in all. */
function fitting(tables: Tables, names: readonly ItemName[], own: readonly ItemName[]): readonly ItemName[] {
  const taken: ItemName[] = [];
  for (const name of names) if (isKept(tables, [...own, ...taken, name])) taken.push(name);
  return taken;
}

/** 22.1 Of the items won the best that go together. */
export function bookKeep({ state, tables }: GladiatoriContext, id: string): readonly ItemName[] {
  const fighter = fighterOf(state, id);
  return fitting(
    tables,
    ranked(
      tables,
      fighter,
      fighter.items.map(({ name }) => name),
    ),
    [],
  );
}

/** 22.1 Weak Energy for any item, and a strong one for what is liked. */
export function bookBid({ state, tables }: GladiatoriContext, { fighter: id, item }: Question<'bid'>): Bid {
  const fighter = fighterOf(state, id);
  const own = (card: EnergyCard): readonly EnergyCard[] =>
    fighter.deck.filter((one): one is EnergyCard => one === card);
  const liked =
    fighter.character !== 'custom' && tables.characters[fighter.character].preferred.includes(tables.items[item].type);
  const [weak, strong] = ENERGIES;
  return { cards: [...own(weak).slice(0, WEAK_BIDS), ...(liked ? own(strong).slice(0, 1) : [])] };
}

/** 22.1 As far from the nearest opponent as can be, looking to the middle. */
export function bookPlace({ state }: GladiatoriContext, id: string): Placement {
  const fighter = fighterOf(state, id);
  const placed = state.fighters.filter((one) => one.team !== fighter.team && !state.queue.includes(one.id));
  const near = (hex: Hex): number => Math.min(99, ...placed.map((one) => distance(one.hex, hex)));
  const places = placesFor(state, id);
  const [first, ...others] = places;
  if (first === undefined) throw new Error('there is nowhere to begin');
  const { hex } = others.reduce((best, one) => (near(one.hex) > near(best.hex) ? one : best), first);
  return { hex, facing: towards(hex) };
}

/** The direction from a hex that is nearest to the middle. */
const towards = (hex: Hex): Direction => nearestDirections(minus(CENTRE, hex))[0] ?? 0;

/** 22.14, 22.4 What the book recovers in the rest; Resistance in turn 5 at latest. */
export function bookRest(
  { state }: { readonly state: State },
  id: string,
): { readonly recover: readonly Element[] | null } | { readonly instant: Instant } {
  const fighter = fighterOf(state, id);
  const worn = resists(state, fighter);
  if (worn !== null) return { instant: { do: 'resistance', recover: worn } };
  const last =
    state.turn === LAST_BUT_ONE && hasPower(state, fighter, 'resistance') && missingCount(fighter, false) > 0;
  if (last) return { instant: { do: 'resistance', recover: recoverOrder(fighter, RECOVERED, false) } };
  const value = skillOf(fighter, 'endurance');
  const missing = missingCount(fighter, true);
  if (value < 1 || missing < Math.min(ENOUGH, value)) return { recover: null };
  return { recover: recoverOrder(fighter, value, true) };
}
