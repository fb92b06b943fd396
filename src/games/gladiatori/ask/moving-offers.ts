/** 7.3, 7.4 Movement as an Action: nearly always nothing is added to it, so that cards are asked for where somebody wants that. */
import type { ActionChoice } from '../rules/acts.ts';
import { without } from '../rules/cards.ts';
import { addable } from '../rules/legal/fights.ts';
import { CARDS, type CardName, MOVES } from '../rules/words.ts';
import { counterOffer, countIn, type Draft } from './draft.ts';
import { type Asking, type Offer, offer } from './offer.ts';
import { CARD_WORK, nameOfCard } from './words.ts';

/** 7.3 Movement from the hand, or from the table again. */
type Moving = Extract<ActionChoice, { do: 'fresh' | 'reuse' }>;

/** Cards that do something on a Movement: a step more, a Skill raised, a card from elsewhere. */
const WORKING: readonly CardName[] = ['reflex', 'overskill', 'rage'];

/** 7.4 Cards that may be added once Movement is played. */
function open({ state, tables, fighter }: Asking, { do: how }: Moving): readonly CardName[] {
  if (state.sub === null) return [];
  const action = {
    card: 'movement',
    at: 0,
    fresh: how === 'fresh',
    wasRotated: false,
    revealed: false,
    up: false,
  } as const;
  return addable({ ...state, step: 'add', sub: { ...state.sub, action } }, tables, fighter.id);
}

/** 7.4 What follows Movement of itself: it is played alone. Nothing where no card could be added. */
export const playedAlone = (asking: Asking, moving: Moving): readonly unknown[] =>
  open(asking, moving).length === 0 ? [] : [[]];

/** The row that asks for cards to go with Movement, and whether one of them does anything there; null: there is none. */
export function withCards(
  asking: Asking,
  draft: Draft,
  moving: Moving,
): { readonly row: Offer; readonly works: boolean } | null {
  const cards = open(asking, moving);
  if (cards.length === 0) return null;
  const working = WORKING.filter((card) => cards.includes(card));
  const note = working.map(nameOfCard).join(', ');
  const row = offer(null, 'Movement with cards', note, {
    ...{ value: 'movement with cards', edits: { ...draft, added: [], moving } },
    more: () => [
      ...working.map((card) => `${nameOfCard(card)}: ${CARD_WORK[card]}`),
      'Other cards do nothing there, and go to the discard (7.4).',
    ],
  });
  return { row, works: working.length > 0 };
}

/** 7.4 Movement with the cards that are chosen so far, and a row for each kind of card. */
export function movingOffers(asking: Asking, draft: Draft, moving: Moving): readonly Offer[] {
  const { moving: _moving, added = [], ...rest } = draft;
  const cards = open(asking, moving);
  const left = (without(cards, added) ?? []).length;
  const count = added.length === 0 ? 'alone' : added.length === 1 ? 'with 1 card' : `with ${added.length} cards`;
  const rows = CARDS.filter((card) => cards.includes(card)).map((one) => {
    const most = MOVES.some((move) => move === one) ? 1 : countIn(cards, one);
    return counterOffer<CardName>({
      ...{ one, label: nameOfCard(one), taken: added, there: most, choice: moving },
      edited: (taken) => ({ ...draft, added: taken }),
      more: () => [WORKING.includes(one) ? CARD_WORK[one] : 'It does nothing on a Movement, and goes to the discard.'],
    });
  });
  return [
    offer(moving, `Movement ${count}`, '', {
      ...{
        value: 'done',
        further: [added],
        more: () => ['Three steps or turns come next (8.1).', `${left} of ${cards.length} such cards stay in hand.`],
      },
    }),
    ...rows,
    offer(null, 'Another Action', '', { value: 'another', edits: rest }),
  ];
}
