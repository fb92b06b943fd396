/** 10, 17.7, 6.4 How damage is paid, death, what a bear takes, and the rest, in words. */
import { times } from '../../../kernel/words.ts';
import type { Payment } from '../rules/acts.ts';
import { keepOf, keepOfItem } from '../rules/book/worth.ts';
import { capacityOf, itemHp, rowOf } from '../rules/cards.ts';
import { sevensOf, skillOf } from '../rules/legal/options.ts';
import { paymentsOf } from '../rules/payments.ts';
import type { Draft } from './draft.ts';
import { risingLines } from './felled-words.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { powerOffers } from './power-offers.ts';
import { recoverOffers } from './recover-offers.ts';
import { countedNames, POWER_WORK } from './words.ts';

const paidHp = ({ tables, fighter }: Asking, { cards, items }: Payment): number =>
  cards.reduce((sum, card) => sum + rowOf(tables, card).hp, 0) +
  fighter.items.filter(({ name }) => items.includes(name)).reduce((sum, item) => sum + itemHp(tables, item), 0);

/** What is lost for good with a payment, in hundredths (21.4). */
const worthOf = ({ tables, fighter }: Asking, { cards, items }: Payment): number =>
  cards.reduce((sum, card) => sum + keepOf(tables, fighter, card), 0) +
  fighter.items.filter(({ name }) => items.includes(name)).reduce((sum, item) => sum + keepOfItem(tables, item), 0);

const paymentText = ({ cards, items }: Payment): string => countedNames([...cards, ...items]);

/** Ways to pay shown in the first list. */
const FIRST = 5;

/** 10.1 Ways to pay damage, what is missed least first. */
export function payOffers(asking: Asking, damage: number): readonly Offer[] {
  const { tables, fighter } = asking;
  const left = capacityOf(tables, fighter);
  const ways = paymentsOf(tables, fighter, damage)
    .map((payment) => ({ payment, rank: worthOf(asking, payment) }))
    .toSorted((a, b) => a.rank - b.rank);
  return ways.map(({ payment }, i) => {
    const hp = paidHp(asking, payment);
    return offer(payment, paymentText(payment), `${hp} HP`, {
      ...(i < FIRST ? {} : { group: 'Other ways' }),
      more: () => [
        `${paymentText(payment)}: ${hp} HP, out of the game for good. You could bear ${left - 1} before this, ${left - 1 - hp} after it.`,
        ...(hp > damage ? [`${times(hp - damage, 'HP')} more than needed: no change is given (10.1).`] : []),
      ],
    });
  });
}

/** 17.7 What a bear takes. */
export function sevenOffers({ fighter }: Asking): readonly Offer[] {
  return sevensOf(fighter).map((payment) => offer(payment, `Lose ${paymentText(payment)}`, ''));
}

/** 10.4 Whether one fights on. */
export function unbeatableOffers({ fighter }: Asking): readonly Offer[] {
  return [
    offer(true, 'Fight on: Unbeatable', 'to the end of the next round', {
      more: () => [POWER_WORK.unbeatable, ...risingLines(fighter)],
    }),
    offer(false, 'Fall', 'out of the match', { more: () => risingLines(fighter) }),
  ];
}

/** 17.7 Whether one steps back from a bite that would hurt twice. */
export function retreatOffers(): readonly Offer[] {
  return [
    offer(true, 'Step back', '1 Speed', { more: () => ['The bite does not hurt at all (17.7).'] }),
    offer(false, 'Stand', '', { more: () => ['A hit hurts twice as much.'] }),
  ];
}

/** 6.4 What Endurance brings back; Powers; or nothing. */
export function restOffers(asking: Asking, draft: Draft): readonly Offer[] {
  const value = skillOf(asking.fighter, 'endurance');
  const none = offer({ recover: null }, 'Do not rest', '', {
    ...{ value: 'none', more: () => ['Endurance stays as it is.'] },
  });
  const about = `Endurance ${value}: as many cards, Offense and Guard come back, then it drops by one. Blood and Speed do not come back.`;
  const rows = recoverOffers(asking, draft, {
    ...{ most: value, primary: true, label: 'Rest', about },
    answer: (recover) => ({ recover }),
  });
  const powers = powerOffers(asking, draft, (instant) => ({ instant }));
  const [first, ...others] = value > 0 ? rows : [];
  return [...(first === undefined ? [] : [first]), ...powers, none, ...others];
}
