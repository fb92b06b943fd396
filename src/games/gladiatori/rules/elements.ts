/** 6.3, 6.4 Character Elements: what is spent, what comes back. */
import type { Element } from './acts.ts';
import { without } from './cards.ts';
import type { Sheet } from './setup-types.ts';
import type { Fighter } from './types.ts';
import { type CardName, TRAITS, type Trait } from './words.ts';

/** Whether an Element is a point of a Skill or an Ability. */
const isTrait = (element: Element): element is Trait => TRAITS.some((one) => one === element);

/** The cards among some Elements. */
export const cardsIn = (elements: readonly Element[]): readonly CardName[] =>
  elements.filter((one): one is CardName => !isTrait(one));
const traitsIn = (elements: readonly Element[]): readonly Trait[] => elements.filter(isTrait);

function counts(elements: readonly Element[]): Sheet {
  const counted: Sheet = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };
  for (const trait of traitsIn(elements)) counted[trait] += 1;
  return counted;
}

/** 6.3 Why Elements cannot be spent, `count` of them; null: they can. */
export function spendFault(fighter: Fighter, elements: readonly Element[], count: number): string | null {
  if (elements.length !== count) return `${count} Elements are to be paid (6.3)`;
  if (without(fighter.hand, cardsIn(elements)) === null) return 'such a card is not in hand (6.3)';
  const spent = counts(elements);
  const short = TRAITS.find((trait) => spent[trait] > fighter.cur[trait]);
  return short === undefined ? null : `there is not so much ${short} (6.3)`;
}

/** 6.3 Elements that can be spent now, a card of a kind as often as it is in hand. */
export const spendable = ({ hand, cur }: Fighter): readonly Element[] => [
  ...hand.filter((card): card is CardName => card !== 'unseen'),
  ...TRAITS.flatMap((trait) => Array.from({ length: cur[trait] }, () => trait)),
];

/** 6.3 How many Elements somebody has to spend. */
export const spendableCount = ({ hand, cur }: Fighter): number =>
  hand.length + TRAITS.reduce((sum, trait) => sum + cur[trait], 0);

/** 6.3 Spends Elements: cards go to the discard. */
export function spend(fighter: Fighter, elements: readonly Element[]): void {
  const cards = cardsIn(elements);
  fighter.hand = without(fighter.hand, cards) ?? fighter.hand;
  fighter.discard.push(...cards);
  for (const trait of traitsIn(elements)) fighter.cur[trait] -= 1;
}

/** 6.3, 6.4 Why Elements cannot be recovered; `primary`: cards, Offense and Guard alone; null: they can. */
export function recoverFault(
  fighter: Fighter,
  elements: readonly Element[],
  most: number,
  primary: boolean,
  discard: readonly (CardName | 'unseen')[] = fighter.discard,
): string | null {
  if (elements.length > most) return `at most ${most} Elements come back (6.3)`;
  if (without(discard, cardsIn(elements)) === null) return 'such a card is not in the discard (6.3)';
  const back = counts(elements);
  if (primary && back.endurance + back.blood + back.speed > 0)
    return 'Endurance brings back cards, Offense and Guard (6.4)';
  const over = TRAITS.find((trait) => back[trait] > fighter.start[trait] - fighter.cur[trait]);
  return over === undefined ? null : `${over} would be more than it was at the start (6.3)`;
}

/** 6.3 Elements that could be recovered. */
export function recoverable(
  fighter: Fighter,
  discard: readonly (CardName | 'unseen')[] = fighter.discard,
): readonly Element[] {
  const cards = discard.filter((card): card is CardName => card !== 'unseen');
  const missing = (trait: Trait) => Math.max(0, fighter.start[trait] - fighter.cur[trait]);
  return [...cards, ...TRAITS.flatMap((trait) => Array.from({ length: missing(trait) }, () => trait))];
}

/** 6.3 Brings Elements back; cards go from the discard to a zone. */
export function recover(fighter: Fighter, elements: readonly Element[], to: (CardName | 'unseen')[]): void {
  const cards = cardsIn(elements);
  fighter.discard = without(fighter.discard, cards) ?? fighter.discard;
  if (cards.length > 0) fighter.seen = []; // nobody else knows which
  to.push(...cards);
  for (const trait of traitsIn(elements)) fighter.cur[trait] += 1;
}
