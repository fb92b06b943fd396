/** 21.3, 21.4 In which order the book pays and recovers, and what it would keep. */
import type { Element, Payment } from '../acts.ts';
import { countOfCard, isAction, itemAttack, itemDefense, itemHp, rowOf } from '../cards.ts';
import { paymentsOf } from '../payments.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, OwnItem } from '../types.ts';
import { ACTIONS, type Card, type CardName, MOVES, type Trait } from '../words.ts';
import { compared } from './ways.ts';

const WHOLE = 100;
const SPARE_ENERGY = 4;
const SPARE_POOL = 2;
const STOUT = 6;
const FEW_ACTIONS = 3;
const FALLEN = 2;

/** 21.4 Action cards that somebody still owns. */
const ownedActions = ({ removed }: Fighter): number => ACTIONS.length - removed.filter(isAction).length;

/** 21.4 What a card is worth keeping for, in hundredths. */
export function keepOf({ keeps }: Tables, fighter: Fighter, card: Card): number {
  if (card === 'unseen') return 0;
  if (card === 'energy 0' || card === 'energy 1' || card === 'feint') return keeps[card];
  if (!isAction(card)) return keeps.move;
  return ownedActions(fighter) <= 2 ? keeps['last action'] : keeps.action;
}

/** 21.4 The same of an item. */
export function keepOfItem(tables: Tables, item: OwnItem): number {
  if (item.holds !== null) return tables.keeps['engaged net'];
  return tables.keeps.item + WHOLE * (itemAttack(tables, item) + itemDefense(tables, item));
}

const times = <T>(one: T, count: number): readonly T[] => new Array<T>(Math.max(0, count)).fill(one);

/** 21.3 All Elements that can be spent, those that are missed least first. */
export function payOrder({ hand, cur }: Fighter): readonly Element[] {
  const weak = countOfCard(hand, 'energy 0');
  const moves = hand.filter((card): card is CardName => MOVES.some((move) => move === card));
  const [low, high]: readonly [Trait, Trait] = cur.offense <= cur.guard ? ['offense', 'guard'] : ['guard', 'offense'];
  const stout = cur.endurance >= STOUT ? 1 : 0;
  return [
    ...times<Element>('energy 0', weak - SPARE_ENERGY),
    ...times<Element>('speed', cur.speed - SPARE_POOL),
    ...times<Element>('blood', cur.blood - SPARE_POOL),
    ...times<Element>('energy 0', Math.min(weak, SPARE_ENERGY)),
    ...moves,
    ...times<Element>('endurance', stout),
    ...times<Element>('energy 1', countOfCard(hand, 'energy 1')),
    ...times<Element>(low, cur[low]),
    ...times<Element>(high, cur[high]),
    ...times<Element>('endurance', cur.endurance - stout),
    ...times<Element>('speed', Math.min(cur.speed, SPARE_POOL)),
    ...times<Element>('blood', Math.min(cur.blood, SPARE_POOL)),
    ...hand.filter((card): card is CardName => card === 'feint' || isAction(card)),
  ];
}

/** 22.12 Elements that can be paid from the first three steps of the order. */
export function easyElements({ hand, cur }: Fighter): number {
  const spare = (value: number, kept: number): number => Math.max(0, value - kept);
  return (
    spare(countOfCard(hand, 'energy 0'), SPARE_ENERGY) + spare(cur.speed, SPARE_POOL) + spare(cur.blood, SPARE_POOL)
  );
}

/** 21.3 Of the Actions those that defend best come back first. */
const RECOVERED_FIRST = ['movement', 'berserk', 'dexterity', 'strength'] as const;

/** 21.3 What is recovered first, `count` at most; `primary`: cards, Offense and Guard alone (6.4). */
export function recoverOrder(fighter: Fighter, count: number, primary: boolean): readonly Element[] {
  const { discard, start, cur } = fighter;
  const held = [...fighter.hand, ...fighter.hpDeck, ...fighter.deck, ...fighter.row.map(({ card }) => card)].filter(
    isAction,
  );
  const actions = RECOVERED_FIRST.filter((card) => discard.includes(card));
  const early = Math.max(0, FEW_ACTIONS - held.length);
  const missing = (trait: Trait): number => Math.max(0, start[trait] - cur[trait]);
  const cards = (card: CardName): readonly Element[] => times(card, countOfCard(discard, card));
  const traits = (trait: Trait, most: number): readonly Element[] => times(trait, primary ? 0 : most);
  const [speedless, bloodless] = [cur.speed === 0 ? 1 : 0, cur.blood === 0 ? 1 : 0];
  const deep = (trait: 'offense' | 'guard'): number => (missing(trait) >= FALLEN ? missing(trait) - FALLEN + 1 : 0);
  const order: readonly Element[] = [
    ...actions.slice(0, early),
    ...traits('speed', Math.min(speedless, missing('speed'))),
    ...traits('blood', Math.min(bloodless, missing('blood'))),
    ...cards('energy 1'),
    ...times<Element>('offense', deep('offense')),
    ...times<Element>('guard', deep('guard')),
    ...discard.filter((card): card is CardName => MOVES.some((move) => move === card)),
    ...cards('feint'),
    ...actions.slice(early),
    ...cards('energy 0'),
    ...times<Element>('offense', missing('offense') - deep('offense')),
    ...times<Element>('guard', missing('guard') - deep('guard')),
    ...traits('blood', missing('blood') - bloodless),
    ...traits('speed', missing('speed') - speedless),
    ...traits('endurance', missing('endurance')),
  ];
  return order.slice(0, count);
}

/** How many Elements could be recovered; `primary` as above. */
export function missingCount({ discard, start, cur }: Fighter, primary: boolean): number {
  const missing = (trait: Trait): number => Math.max(0, start[trait] - cur[trait]);
  const cards = discard.reduce((sum, card) => (card === 'unseen' ? sum : sum + 1), 0);
  const kept = missing('offense') + missing('guard');
  return cards + kept + (primary ? 0 : missing('blood') + missing('speed') + missing('endurance'));
}

/** 22.13 How the book pays damage: what is worth least, then the least over, then the most cards. */
export function cheapestPayment(tables: Tables, fighter: Fighter, damage: number): Payment {
  const ranked = paymentsOf(tables, fighter, damage).map((payment) => {
    const own = fighter.items.filter(({ name }) => payment.items.includes(name));
    const keep =
      payment.cards.reduce((sum, card) => sum + keepOf(tables, fighter, card), 0) +
      own.reduce((sum, item) => sum + keepOfItem(tables, item), 0);
    const hp =
      payment.cards.reduce((sum, card) => sum + rowOf(tables, card).hp, 0) +
      own.reduce((sum, item) => sum + itemHp(tables, item), 0);
    return { payment, rank: [keep, hp - damage, -payment.cards.length] };
  });
  const [first] = ranked.toSorted((a, b) => compared(a.rank, b.rank));
  if (first === undefined) throw new Error('there is nothing to pay with');
  return first.payment;
}
