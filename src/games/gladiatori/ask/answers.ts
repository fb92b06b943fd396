/** Every question of a match in words, with all that may be answered and what it would bring. */
import { capacityOf } from '../rules/cards.ts';
import type { Question as Asked, QuestionKind } from '../rules/kit.ts';
import { fighterOf, nameOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { actionOffers, freeOffers, moveOffers, wrestleOffers } from './acting-offers.ts';
import { addOffers, splitOffers } from './card-offers.ts';
import { type Draft, draftOf } from './draft.ts';
import { balanceOffers, declareOffers, feintOffers, reactOffers, revealOffers } from './fight-offers.ts';
import { payOffers, restOffers, retreatOffers, sevenOffers, unbeatableOffers } from './life-offers.ts';
import { type Asking, type OfferedAsking, offer } from './offer.ts';
import { powerOffers } from './power-offers.ts';
import { bidOffers, delayOffers, itemsOffers, keepOffers, placeOffers } from './setting-offers.ts';
import { attackOffers, defendOffers } from './value-offers.ts';

/** The question that was put into words last: a screen asks for it several times. */
let last: { readonly of: string; readonly question: OfferedAsking } | null = null;

/** A question put to a seat, in words; `draft`: the answer in the making, or null. */
export function questionOf(
  request: { readonly kind: QuestionKind },
  state: Readonly<State>,
  tables: Tables,
  draft: unknown = null,
): OfferedAsking {
  const of = JSON.stringify([request, state, draft]);
  if (last?.of !== of) last = { of, question: pointed(wordsOf(request as Asked, state, tables, draft), draft) };
  return last.question;
}

/** Values of rows that give an answer as it stands. */
const GIVING: readonly string[] = ['done', 'recover '];

/** An answer in the making is given by the first row, and the question says how that is come to. */
const pointed = ({ text, offers }: OfferedAsking, draft: unknown): OfferedAsking => ({
  text: draft === null || !GIVING.includes(offers[0]?.value ?? '') ? text : `${text} Home: to the row that gives it.`,
  offers,
});

function wordsOf(request: Asked, state: Readonly<State>, tables: Tables, drafted: unknown): OfferedAsking {
  const fighter = fighterOf(state, request.fighter);
  const asking: Asking = { state, tables, fighter };
  const draft = draftOf(drafted);
  const { name } = fighter;
  const foe = (): string => ('foe' in request ? nameOf(state, request.foe) : '');
  const surrender = `Does ${name} give up?`;
  switch (request.kind) {
    case 'items':
      return {
        text: request.method === 'draft' ? `What does ${name} take?` : `Which items does ${name} name?`,
        offers: itemsOffers(asking, request.method),
      };
    case 'bid':
      return { text: `What does ${name} bid for the ${request.item}?`, offers: bidOffers(asking, request.item) };
    case 'keep':
      return { text: `Which items does ${name} keep?`, offers: keepOffers(asking) };
    case 'place':
      return { text: `Where does ${name} begin?`, offers: placeOffers(asking) };
    case 'split':
      return { text: `${name}: what goes to the hand, what is life?`, offers: splitOffers(asking, draft) };
    case 'delay':
      return { text: `Does ${name} use Delay?`, offers: delayOffers(asking) };
    case 'free':
      return {
        text: draft.givesUp === true ? surrender : `Does ${name} move before the Action? Speed ${fighter.cur.speed}`,
        offers: freeOffers(asking, draft),
      };
    case 'action':
      return {
        text: actionText(asking, draft, surrender),
        offers: actionOffers(asking, draft),
      };
    case 'add':
      return { text: `Which cards does ${name} add?`, offers: addOffers(asking, draft) };
    case 'declare':
      return { text: `What does ${name} declare?`, offers: declareOffers(asking) };
    case 'react':
      return { text: `${capitalOf(foe())} attacks: how does ${name} react?`, offers: reactOffers(asking) };
    case 'reveal':
      return {
        text: `${name} turns cards up: what do they do?`,
        offers: revealOffers(asking, request.role, draft),
      };
    case 'attack':
      return { text: `What does ${name} put into the attack?`, offers: attackOffers(asking, draft) };
    case 'defend':
      return { text: `What does ${name} put into the defense?`, offers: defendOffers(asking, draft) };
    case 'unbalanced':
      return {
        text: `${capitalOf(foe())} unbalances ${name}: two Elements, or the marker?`,
        offers: balanceOffers(asking),
      };
    case 'feint':
      return {
        text: request.answers ? `It was a Feint: does ${name} answer with one?` : `Was the attack of ${name} a Feint?`,
        offers: feintOffers(asking, request.answers),
      };
    case 'pay':
      return {
        text: `${name} is hit: what pays ${request.damage} HP of the ${capacityOf(tables, fighter) - 1} that can be borne?`,
        offers: payOffers(asking, request.damage),
      };
    case 'unbeatable':
      return { text: `${name} is felled. Fight on, Unbeatable?`, offers: unbeatableOffers(asking) };
    case 'move':
      return {
        text: request.reflex
          ? `Where does ${name} go by Reflex?`
          : `Where does ${name} go? ${request.free} of 3 steps or turns left`,
        offers: moveOffers(asking, request.free, request.reflex),
      };
    case 'wrestle':
      return { text: `Where is ${foe()} pushed?`, offers: wrestleOffers(asking, request.foe) };
    case 'retreat':
      return { text: `The bite of ${foe()} would hurt twice: does ${name} step back?`, offers: retreatOffers() };
    case 'seven':
      return { text: `The bear takes something: what does ${name} lose?`, offers: sevenOffers(asking) };
    case 'rest':
      return { text: `${name} rests: what comes back?`, offers: restOffers(asking, draft) };
    case 'window':
      return {
        text: `Does ${name} use a Power now?`,
        offers: [offer(null, 'Not now', '', { value: 'not now' }), ...powerOffers(asking, draft)],
      };
  }
}

function actionText({ fighter: { name, cur } }: Asking, draft: Draft, surrender: string): string {
  if (draft.givesUp === true) return surrender;
  return draft.moving === undefined
    ? `Which Action does ${name} play? Blood ${cur.blood}`
    : `Which cards go with the Movement of ${name}?`;
}

const capitalOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
