/** 13 Powers that are used at once, in words. */
import type { Instant } from '../rules/acts.ts';
import { recoverable } from '../rules/elements.ts';
import { instantFault, RECOVERED } from '../rules/legal/moves.ts';
import { CARDS, type CardName } from '../rules/words.ts';
import { counterOffer, countIn, type Draft } from './draft.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { recoverOffers } from './recover-offers.ts';
import { countedNames, nameOfCard, nameOfPower, POWER_WORK } from './words.ts';

const MOVED = 3;

/** Every Power that can be used now; `answer` makes the answer of one. */
export function powerOffers(
  asking: Asking,
  draft: Draft,
  answer: (instant: Instant) => unknown = (instant) => instant,
): readonly Offer[] {
  const { state, fighter } = asking;
  const can = (instant: Instant): boolean => instantFault(state, fighter, instant) === null;
  const plain = (instant: Extract<Instant, { do: 'stand up' | 'delay' }>, note: string): readonly Offer[] =>
    can(instant)
      ? [offer(answer(instant), nameOfPower(instant.do), note, { more: () => [POWER_WORK[instant.do]] })]
      : [];
  return [
    ...plain({ do: 'stand up' }, 'markers off'),
    ...plain({ do: 'delay' }, '+3 defense'),
    ...(can({ do: 'resistance', recover: [] }) && recoverable(fighter).length > 0
      ? resistance(asking, draft, answer)
      : []),
    ...adaptation(asking, draft, answer, can),
  ];
}

function resistance(asking: Asking, draft: Draft, answer: (instant: Instant) => unknown): readonly Offer[] {
  return recoverOffers(asking, draft, {
    ...{ most: RECOVERED, primary: false, group: 'Resistance', label: 'Recover', about: POWER_WORK.resistance },
    answer: (recover) => answer({ do: 'resistance', recover }),
  });
}

const ADAPTATION = 'Adaptation';

function adaptation(
  { fighter }: Asking,
  draft: Draft,
  answer: (instant: Instant) => unknown,
  can: (instant: Instant) => boolean,
): readonly Offer[] {
  const { laid = [], taken = [] } = draft;
  const own = (zone: Fighter['hand']): readonly CardName[] => zone.filter((one): one is CardName => one !== 'unseen');
  const [hand, life] = [own(fighter.hand), own(fighter.hpDeck)];
  const [card] = [...hand, ...life];
  if (card === undefined) return [];
  if (!can(hand.length > 0 ? { do: 'adaptation', lay: [card], take: [] } : { do: 'adaptation', lay: [], take: [card] }))
    return [];
  const instant: Instant = { do: 'adaptation', lay: laid, take: taken };
  const moved = laid.length + taken.length;
  const more = () => [
    POWER_WORK.adaptation,
    `To the HP deck: ${countedNames(laid)}; to the hand: ${countedNames(taken)}.`,
  ];
  const label = moved > MOVED ? 'Three cards at most' : `Change ${moved} of 3`;
  const rows = (zone: readonly CardName[], of: 'laid' | 'taken', where: string): readonly Offer[] =>
    CARDS.filter((one) => zone.includes(one)).map((one) => ({
      ...counterOffer<CardName>({
        ...{ one, label: `${nameOfCard(one)} ${where}`, taken: draft[of] ?? [], there: countIn(zone, one) },
        ...{ choice: answer(instant), group: ADAPTATION, more },
        edited: (cards) => ({ ...draft, [of]: cards }),
      }),
      value: `${of} ${one}`,
    }));
  return [
    offer(answer(instant), label, '', { value: 'adapt', group: ADAPTATION, more }),
    ...rows(hand, 'laid', 'to life'),
    ...rows(life, 'taken', 'to hand'),
  ];
}

type Fighter = Asking['fighter'];
