/** 6.3, 6.4 Elements that come back: what is proposed, and each of them as a row. */
import { times } from '../../../kernel/words.ts';
import type { Element } from '../rules/acts.ts';
import { recoverOrder } from '../rules/book/worth.ts';
import { recoverable } from '../rules/elements.ts';
import { TRAITS } from '../rules/words.ts';
import { counterOffer, countIn, type Draft } from './draft.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { CARD_WORK, countedNames, nameOfCard } from './words.ts';

/** How Elements come back. */
interface Recovering {
  readonly most: number;
  /** Cards, Offense and Guard alone (6.4). */
  readonly primary: boolean;
  readonly group?: string;
  /** The answer that some of them come to. */
  answer(elements: readonly Element[]): unknown;
  /** The row that gives it, and what is told of it. */
  readonly label: string;
  readonly about: string;
}

/** What comes back as it is proposed or chosen, then a row for each kind of Element. */
export function recoverOffers({ fighter }: Asking, draft: Draft, of: Recovering): readonly Offer[] {
  const { most, primary, group, about } = of;
  const open = recoverable(fighter).filter((one) => !primary || isPrimary(one));
  const chosen = draft.recovered ?? recoverOrder(fighter, most, primary);
  const grouped = group === undefined ? {} : { group };
  const tooMany = chosen.length > most;
  const now = `Now: ${countedNames(chosen)}; ${most} at most.`;
  const more = () => [`${about} ${now}`];
  const choice = of.answer(chosen);
  const label = tooMany ? `${times(chosen.length - most, 'Element')} too many` : of.label;
  const done = offer(choice, label, countedNames(chosen), { ...grouped, value: `recover ${group ?? ''}`, more });
  const rows = [...new Set(open)].map((one) =>
    counterOffer<Element>({
      ...{ one, label: nameOfCard(one), taken: chosen, there: countIn(open, one), choice },
      ...grouped,
      edited: (recovered) => ({ ...draft, recovered }),
      more: () => [...(isTrait(one) ? [] : [CARD_WORK[one]]), now],
    }),
  );
  return [done, ...rows];
}

const isTrait = (one: Element): one is (typeof TRAITS)[number] => TRAITS.some((trait) => trait === one);

const isPrimary = (one: Element): boolean => !isTrait(one) || one === 'offense' || one === 'guard';
