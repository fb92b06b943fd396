/** Every question of a bout in words, with all that may be answered and what it would bring. */

import type { Request } from '../../../kernel/request.ts';
import type { Act } from '../rules/acts.ts';
import type { MuneraDecisions } from '../rules/kit.ts';
import { actFault } from '../rules/legal.ts';
import { pointsLeft } from '../rules/points.ts';
import { fighterOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { attackOffers } from './attack-offers.ts';
import { cutOffer, gearOffers } from './gear-offers.ts';
import { type Asking, type Offer, offer, type Question } from './offer.ts';
import { shedOffers } from './shed-offers.ts';
import { wayOffers } from './way-offers.ts';

/** The question that was put into words last: a screen asks for it several times. */
let last: { readonly of: string; readonly question: Question } | null = null;

/** A question put to a seat, in words. */
export function questionOf(request: Request<MuneraDecisions>, state: Readonly<State>, tables: Tables): Question {
  const of = JSON.stringify([request, state]);
  if (last?.of !== of) last = { of, question: wordsOf(request, state, tables) };
  return last.question;
}

function wordsOf(request: Request<MuneraDecisions>, state: Readonly<State>, tables: Tables): Question {
  const fighter = fighterOf(state, request.fighter);
  const asking = { state, tables, fighter };
  switch (request.kind) {
    case 'act':
      return {
        text: `What does ${fighter.name} do? ${pointsLeft(state, fighter)} AP left.`,
        offers: actOffers(asking),
      };
    case 'shed':
      return { text: `Does ${fighter.name} throw anything away before the turn?`, offers: shedOffers(asking) };
    case 'grapple':
      return {
        text: `${fighter.name} has won the grapple. What now?`,
        offers: [
          offer('throw', `Throw ${fighterOf(state, request.foe).name}`, 'down, 1 to 3 wounds', {
            more: () => ['Armour does not help against it.'],
          }),
          offer('disengage', 'Let go', 'a step back'),
        ],
      };
  }
}

/** Where blows were struck and no other can be, the turn is as good as over: its end stands first. */
function actOffers(asking: Asking): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const cut = actFault(state, tables, fighter.id, { do: 'cut' }) === null ? cutOffer(asking) : [];
  const [attacks, ways, gear] = [attackOffers(asking), wayOffers(asking), gearOffers(asking)];
  const left = pointsLeft(state, fighter);
  const end = offer({ do: 'end' }, 'End the turn', left === 0 ? '' : `${left} AP unused`);
  const isDone = (state.acting?.attacks ?? 0) > 0 && !attacks.some(isBlow) && ways.every(({ strikes }) => !strikes);
  return isDone ? [...cut, end, ...attacks, ...ways, ...gear] : [...cut, ...attacks, ...ways, ...gear, end];
}

/** Everything at an adversary but sand. */
const isBlow = ({ choice }: Offer): boolean => (choice as Act).do !== 'haze';
