/** 2.4, 4, 5 Items, bids, where one begins, and Delay, in words. */

import { distance, sameHex } from '../../../kernel/hex.ts';
import { times } from '../../../kernel/words.ts';
import type { Placement } from '../rules/acts.ts';
import { bookPlace } from '../rules/book/setting.ts';
import { isFront, labelOf, WAY_NAMES } from '../rules/geometry.ts';
import type { GladiatoriContext } from '../rules/kit.ts';
import { bidFault, draftable, isKept, itemsFault, nameable, placesFor } from '../rules/legal/setting.ts';
import { fighterOf, opponentsOf, seenFrom } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import { ENERGIES, type ItemMethod, type ItemName } from '../rules/words.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { countedNames, nameOfCard } from './words.ts';

/** 'attack 3, defense 1, HP 2'. */
function itemNote(tables: Tables, name: ItemName): string {
  const { attack, defense, hp, thrownAttack, thrown } = tables.items[name];
  return `${attack}/${defense}, HP ${hp}${thrown ? `, thrown ${thrownAttack}` : ''}`;
}

const itemText = (tables: Tables, name: ItemName): string => {
  const { type } = tables.items[name];
  return `${nameOfCard(name)}: ${type}, attack/defense ${itemNote(tables, name)}.`;
};

const pairNote = (tables: Tables, names: readonly ItemName[]): string => {
  const sum = (what: 'attack' | 'defense' | 'hp'): number =>
    names.reduce((all, name) => all + tables.items[name][what], 0);
  return `${sum('attack')}/${sum('defense')}, HP ${sum('hp')}`;
};

/** Pairs and single ones of some items. */
const choicesOf = (names: readonly ItemName[]): readonly (readonly ItemName[])[] => [
  ...names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other])),
  ...names.map((one) => [one]),
];

const itemsOffer = (tables: Tables, names: readonly ItemName[]): Offer =>
  offer(names, names.length === 0 ? 'None' : names.map(nameOfCard).join(' and '), pairNote(tables, names), {
    more: () => names.map((name) => itemText(tables, name)),
  });

/** 2.4 What can be taken: one of a draft, or what is secretly named. */
export function itemsOffers({ state, tables, fighter }: Asking, method: ItemMethod): readonly Offer[] {
  if (method === 'draft')
    return draftable(state, tables, fighter).map((name) =>
      offer([name], nameOfCard(name), itemNote(tables, name), { more: () => [itemText(tables, name)] }),
    );
  const ask = { fighter: fighter.id, method };
  return choicesOf(nameable(state, tables, fighter))
    .filter((names) => itemsFault(state, tables, ask, names) === null)
    .map((names) => itemsOffer(tables, names));
}

/** GR-61 Which of the items won are kept. */
export function keepOffers({ tables, fighter }: Asking): readonly Offer[] {
  const own = fighter.items.map(({ name }) => name);
  return choicesOf(own)
    .filter((names) => isKept(tables, names))
    .map((names) => itemsOffer(tables, names));
}

/** 2.4 Energy to bid, none first. */
export function bidOffers({ state, tables, fighter }: Asking, item: ItemName): readonly Offer[] {
  const has = (card: (typeof ENERGIES)[number]): number => fighter.deck.filter((one) => one === card).length;
  const [weak, strong] = ENERGIES;
  const bids = Array.from({ length: has(strong) + 1 }, (_, energy) =>
    Array.from({ length: has(weak) + 1 }, (__, cards) => ({ energy, cards })),
  ).flat();
  return bids
    .map(({ energy, cards }) => {
      const bid = [...Array.from({ length: energy }, () => strong), ...Array.from({ length: cards }, () => weak)];
      return offer({ cards: bid }, bid.length === 0 ? 'No bid' : countedNames(bid), `energy ${energy}`, {
        more: () => [
          itemText(tables, item),
          'The most energy takes it, then the most cards; what is bid begins in the discard.',
        ],
      });
    })
    .filter(({ choice }) => bidFault(state, fighter.id, choice as { cards: [] }) === null);
}

/** 4 Places to begin, one facing each first: those that the book would take, then all. */
export function placeOffers({ state, tables, fighter }: Asking): readonly Offer[] {
  const context = { state, tables } as unknown as GladiatoriContext;
  const first = bookPlace(context, fighter.id);
  const isFirst = ({ hex, facing }: Placement): boolean => sameHex(hex, first.hex) && facing === first.facing;
  const places = placesFor(state, fighter.id);
  const ranked = [...places.filter(isFirst), ...places.filter((one) => !isFirst(one))];
  return ranked.map((place) =>
    offer(place, `${labelOf(place.hex)} facing ${WAY_NAMES[place.facing]}`, '', {
      ...{ value: `begin ${place.hex.q} ${place.hex.r} ${place.facing}`, stand: { ...place, cost: 0 } },
      more: () => placeLines(state, fighter, place),
    }),
  );
}

/** How far those are who have their places, and whether one looks at them. */
function placeLines(state: Asking['state'], fighter: Asking['fighter'], place: Placement): readonly string[] {
  const there = opponentsOf(state, fighter).filter(({ id }) => !state.queue.includes(id));
  const lines = there.map((one) => {
    const looks = isFront(seenFrom(place, one.hex)) ? 'before you' : 'behind you';
    return `${one.name} is ${times(distance(place.hex, one.hex), 'hex', 'hexes')} off, ${looks}.`;
  });
  return lines.length === 0
    ? ['Nobody else has a place yet.', 'The three hexes that you face are your front.']
    : [...lines, 'The three hexes that you face are your front.'];
}

/** GR-57 A place in the order. */
export function delayOffers({ state, fighter }: Asking): readonly Offer[] {
  const others = state.order.filter((id) => id !== fighter.id);
  const places = state.order.map((_, i) => {
    const before = others[i];
    const where = before === undefined ? 'last' : `before ${fighterOf(state, before).name}`;
    return offer(i + 1, `Delay: ${where}`, `place ${i + 1}`);
  });
  return [
    offer(null, 'As the order stands', state.order.map((id) => fighterOf(state, id).name).join(', '), {
      more: () => ['Delay is kept for later.'],
    }),
    ...places,
  ];
}
