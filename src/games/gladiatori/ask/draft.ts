/** Answers in the making: what of them is chosen so far, and rows that give more or less of it. */
import type { ActionChoice, AttackChoice, DefenseChoice, Element, RevealChoice } from '../rules/acts.ts';
import type { CardName } from '../rules/words.ts';
import { type Offer, offer } from './offer.ts';

/** What is chosen so far; what is absent is as it is proposed. */
export interface Draft {
  /** Cards of a split that go to the hand. */
  readonly hand?: readonly CardName[];
  /** Cards that are added. */
  readonly added?: readonly CardName[];
  readonly recovered?: readonly Element[];
  /** Adaptation: from the hand, and from the HP deck. */
  readonly laid?: readonly CardName[];
  readonly taken?: readonly CardName[];
  readonly reveal?: RevealChoice;
  readonly attack?: AttackChoice;
  readonly defense?: DefenseChoice;
  /** 7.3 Movement that cards are to go with. */
  readonly moving?: Extract<ActionChoice, { do: 'fresh' | 'reuse' }>;
  /** Giving up is asked again. */
  readonly givesUp?: true;
}

/** An answer in the making as the screen keeps it. */
export const draftOf = (draft: unknown): Draft => (draft ?? {}) as Draft;

/** A list with so many of a thing in place of those in it. */
function withCount<T>(list: readonly T[], one: T, count: number): readonly T[] {
  return [...list.filter((other) => other !== one), ...Array.from({ length: count }, () => one)];
}

/** How often a thing is in a list. */
export const countIn = <T>(list: readonly T[], one: T): number => list.filter((other) => other === one).length;

/** A row of which some are taken. */
interface Counter<T> {
  readonly one: T;
  readonly label: string;
  readonly taken: readonly T[];
  /** How many there are to take. */
  readonly there: number;
  /** The whole answer as it now is. */
  readonly choice: unknown;
  readonly group?: string;
  edited(taken: readonly T[]): Draft;
  more(): readonly string[];
}

/** A row that takes one more each time it is chosen, and none after the last. */
export function counterOffer<T extends string>(of: Counter<T>): Offer {
  const { one, label, taken, there, choice, group, edited, more } = of;
  const count = countIn(taken, one);
  return offer(choice, label, `${count} of ${there}`, {
    ...{ value: `${group ?? ''} ${one}`, more, ...(group === undefined ? {} : { group }) },
    edits: edited(withCount(taken, one, count >= there ? 0 : count + 1)),
    ...(count > 0 ? { less: edited(withCount(taken, one, count - 1)) } : {}),
    ...(count >= there ? { full: true } : {}),
  });
}

/** One of several ways that a part of an answer can be. */
export interface Turned<P> {
  readonly word: string;
  readonly part: P;
}

/** A row that is turned through the ways of one part of an answer; null: there is one way alone. */
export function turnedOffer<P>(
  label: string,
  ways: readonly Turned<P>[],
  at: number,
  of: { readonly choice: unknown; edited(part: P): Draft } & Pick<Offer, 'more' | 'brief'>,
): Offer | null {
  if (ways.length < 2) return null;
  const wayAt = (by: number): Turned<P> | undefined => ways[(at + by + ways.length) % ways.length];
  const [next, before] = [wayAt(1), wayAt(-1)];
  if (next === undefined || before === undefined) return null;
  return offer(of.choice, label, ways[at]?.word ?? '', {
    ...{ value: `turn ${label}`, more: of.more, ...(of.brief === undefined ? {} : { brief: of.brief }) },
    ...{ edits: of.edited(next.part), less: of.edited(before.part) },
  });
}
