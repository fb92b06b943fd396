/** 21.1 What may be thought of cards that nobody else has seen, exactly: all of them are equally likely to lie anywhere. */

import { unseenOf } from '../rules/book/guess.ts';
import { itemsHp } from '../rules/cards.ts';
import { reuseCost } from '../rules/legal/moves.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';
import type { ActionCard, CardName } from '../rules/words.ts';

/** Cards of somebody that are not seen, as far as its list is known; null: nobody knows it. */
export function unseenCards(fighter: Fighter): readonly CardName[] | null {
  const up = fighter.played.filter((card): card is CardName => card !== 'unseen');
  const unseen = unseenOf(fighter)?.filter((card): card is CardName => card !== 'unseen');
  if (unseen === undefined) return null;
  const left = [...unseen];
  for (const card of up) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Ways to take some of many things, as a plain number. */
function waysToTake(some: number, of: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return ways;
}

/** The chance, 0 to 1, that one at least of the cards of a kind is in the hand; null: its list is not known. */
export function inHandChance(fighter: Fighter, card: CardName): number | null {
  const unseen = unseenCards(fighter);
  if (unseen === null) return null;
  const there = unseen.filter((one) => one === card).length;
  const held = Math.min(fighter.hand.length, unseen.length);
  if (there === 0 || unseen.length === 0) return 0;
  return 1 - waysToTake(held, unseen.length - there) / waysToTake(held, unseen.length);
}

/** 8.2 The chance that somebody can react with a card: it lies open and can be used again, or it may be in hand. */
export function reactionChance(fighter: Fighter, card: ActionCard): number | null {
  const { row, believed } = fighter;
  const again = row.some(
    (one, at) => one.card === card && !one.standby && !one.hidden && reuseCost(fighter, at) <= believed.blood,
  );
  return again ? 1 : inHandChance(fighter, card);
}

/** What the HP of a deck may come to. */
export interface HpChance {
  readonly hp: number;
  /** 0 to 1. */
  readonly chance: number;
}

/** 10.3 HP that somebody may bear, items and cover card with it, the least first, 0 of whoever is Unbeatable (10.4); null: its list is not known. */
export function capacityChances(tables: Tables, fighter: Fighter): readonly HpChance[] | null {
  if (fighter.undead !== null) return [{ hp: 0, chance: 1 }];
  const unseen = unseenCards(fighter);
  if (unseen === null) return null;
  const more = itemsHp(tables, fighter) + 1;
  const lying = Math.min(fighter.hpDeck.length, unseen.length);
  // ways to have so many cards of so many HP among those looked at
  const ways: number[][] = Array.from({ length: lying + 1 }, () => []);
  (ways[0] as number[])[0] = 1;
  for (const card of unseen) {
    const { hp } = tables.cards[card];
    for (let count = lying - 1; count >= 0; count--)
      for (const [sum, times] of (ways[count] ?? []).entries()) {
        const row = ways[count + 1];
        if (times !== undefined && row !== undefined) row[sum + hp] = (row[sum + hp] ?? 0) + times;
      }
  }
  const all = waysToTake(lying, unseen.length);
  return [...(ways[lying] ?? []).entries()].flatMap(([sum, times]) =>
    times === undefined ? [] : [{ hp: sum + more, chance: times / all }],
  );
}

/** 10.3 The chance that so much damage kills; null: nobody knows. */
export function killChance(tables: Tables, fighter: Fighter, damage: number): number | null {
  const chances = capacityChances(tables, fighter);
  return chances === null ? null : chances.reduce((sum, { hp, chance }) => sum + (hp <= damage ? chance : 0), 0);
}
