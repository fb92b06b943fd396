/** 1, 6 Cards and items: what they are worth, where they lie. */

import type { CardRow, ItemRow, Tables } from './tables/types.ts';
import type { Fighter, OwnItem } from './types.ts';
import { ACTIONS, type ActionCard, type Card, type ItemName } from './words.ts';

const ACTION_CARDS: ReadonlySet<Card> = new Set(ACTIONS);

/** Whether a card is an Action card. */
export const isAction = (card: Card): card is ActionCard => ACTION_CARDS.has(card);

/** What the tables say of a card that is not hidden. */
export const rowOf = (tables: Tables, card: Card): CardRow => {
  if (card === 'unseen') throw new Error('a card that is not seen has no worth');
  return tables.cards[card];
};

/** How often a card is among some. */
export const countOfCard = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

/** Some cards without others; null where one of those is not among them. */
export function without<C extends Card>(cards: readonly C[], gone: readonly Card[]): C[] | null {
  const left = [...cards];
  for (const card of gone) {
    const at = (left as Card[]).indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Takes cards out of a zone. Throws where one is not there: a bug. */
export function takeFrom(zone: Card[], cards: readonly Card[]): void {
  for (const card of cards) {
    const at = zone.indexOf(card);
    if (at < 0) throw new Error(`there is no ${card} to be taken`);
    zone.splice(at, 1);
  }
}

/** What the tables say of an item. */
export const itemRow = (tables: Tables, { name }: OwnItem): ItemRow => tables.items[name];

const halved = (value: number, damaged: boolean): number => (damaged ? Math.floor(value / 2) : value);

/** 1.4 What an item adds to an attack. */
export const itemAttack = (tables: Tables, item: OwnItem): number => halved(itemRow(tables, item).attack, item.damaged);
/** 1.4 What an item adds to a defense. */
export const itemDefense = (tables: Tables, item: OwnItem): number =>
  halved(itemRow(tables, item).defense, item.damaged);
/** 1.4 HP of an item. */
export const itemHp = (tables: Tables, item: OwnItem): number => halved(itemRow(tables, item).hp, item.damaged);
/** 11.1 What a weapon adds when it is thrown. */
export const thrownAttack = (tables: Tables, item: OwnItem): number =>
  halved(itemRow(tables, item).thrownAttack, item.damaged);

/** An item that somebody has; null: it has none of that name. */
export const ownItem = ({ items }: Fighter, name: ItemName): OwnItem | null =>
  items.find((one) => one.name === name) ?? null;

/** 1.4, 9.1 What all items add to an attack that is made without a net or a throw. */
export const itemsAttack = (tables: Tables, { items }: Fighter): number =>
  items.reduce((sum, item) => sum + (itemRow(tables, item).type === 'net' ? 0 : itemAttack(tables, item)), 0);
/** 9.2 What all items add to a defense. */
export const itemsDefense = (tables: Tables, { items }: Fighter): number =>
  items.reduce((sum, item) => sum + itemDefense(tables, item), 0);

/** HP of some cards. */
export const hpOf = (tables: Tables, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + rowOf(tables, card).hp, 0);
/** HP of all items. */
export const itemsHp = (tables: Tables, { items }: Fighter): number =>
  items.reduce((sum, item) => sum + itemHp(tables, item), 0);

/** 10.3 HP before one is dead: HP deck, items and the cover card; 0 for the walking dead. */
export const capacityOf = (tables: Tables, fighter: Fighter): number =>
  fighter.undead === null ? hpOf(tables, fighter.hpDeck) + itemsHp(tables, fighter) + 1 : 0;

/** All cards a gladiator has anywhere (6.1). @internal */
export const allCards = (fighter: Fighter): readonly Card[] => [
  ...fighter.deck,
  ...fighter.hand,
  ...fighter.hpDeck,
  ...fighter.discard,
  ...fighter.row.map(({ card }) => card),
  ...fighter.played,
  ...fighter.lunged,
  ...fighter.removed,
  ...fighter.withheld,
];
