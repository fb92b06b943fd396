/** 21.1 What the book believes of the others, by what everybody may know. */
import { itemsDefense, itemsHp } from '../cards.ts';
import { isFront } from '../geometry.ts';
import { reactionsFor } from '../legal/fights.ts';
import { reuseCost } from '../legal/moves.ts';
import { animalOf, fighterOf, seenFrom } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { statusParts, totalOf } from '../values.ts';
import { ACTIONS, type Card } from '../words.ts';

/** Hundredths. */
export const WHOLE = 100;
const MEAN_UNKNOWN = 170;
const REAR = 3;
/** A capacity that nobody aims at. */
const NEVER = 999;

/** A number no less than `low` and no more than `high`. */
export const bounded = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** 21.1 Cards of somebody that nobody else has seen: those of its list that lie open nowhere; null: nobody knows its list. */
export function unseenOf({ character, list, row, removed, seen, withheld }: Fighter): readonly Card[] | null {
  if (character === 'custom') return null;
  const gone: Card[] = [
    ...row.filter(({ hidden }) => !hidden).map(({ card }) => card),
    ...removed,
    ...seen,
    ...withheld,
  ];
  return list.filter((card) => {
    const at = gone.indexOf(card);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** 21.1 The mean HP of a card that is not seen, in hundredths. @internal */
export function meanHp(tables: Tables, fighter: Fighter): number {
  const unseen = unseenOf(fighter);
  if (unseen === null || unseen.length === 0) return MEAN_UNKNOWN;
  const sum = unseen.reduce((all, card) => all + (card === 'unseen' ? 0 : tables.cards[card].hp), 0);
  return Math.floor((WHOLE * sum) / unseen.length);
}

/** 21.1 HP that somebody is believed to bear; the walking dead are never worth a blow, animals count 0. */
export function believedCapacity(state: Readonly<State>, tables: Tables, id: string): number {
  if (animalOf(state, id) !== null) return 0;
  const fighter = fighterOf(state, id);
  if (fighter.undead !== null) return NEVER;
  return Math.floor((fighter.hpDeck.length * meanHp(tables, fighter)) / WHOLE) + itemsHp(tables, fighter) + 1;
}

/** 22.6 What somebody is believed to defend with from a bearing, without a Reaction; `net`: items do not help. */
export function passiveDefense(tables: Tables, fighter: Fighter, bearing: number, net = false): number {
  const items = net ? 0 : itemsDefense(tables, fighter);
  const delay = fighter.delayBonus ? REAR : 0;
  return items + fighter.believed.guard + totalOf(statusParts(fighter)) + delay - (isFront(bearing) ? 0 : REAR);
}

/** 22.6 Whether somebody cannot react, as far as can be seen. */
export function cannotReact(fighter: Fighter, bearing: number): boolean {
  const open = reactionsFor(bearing, fighter);
  if (open.length === 0) return true;
  const shown = new Set<Card>([
    ...fighter.row.filter(({ hidden }) => !hidden).map(({ card }) => card),
    ...fighter.removed,
  ]);
  if (ACTIONS.some((card) => !shown.has(card))) return false;
  return !fighter.row.some(
    ({ card, standby }, at) =>
      !standby && open.some((one) => one === card) && reuseCost(fighter, at) <= fighter.believed.blood,
  );
}

/** The bearing of one gladiator from another who is struck; 0 for an animal. */
export function bearingFrom(state: Readonly<State>, target: string, hex: Fighter['hex']): number {
  return animalOf(state, target) === null ? seenFrom(fighterOf(state, target), hex) : 0;
}
