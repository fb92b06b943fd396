/** Every question of a bout in words, with all that may be answered and what it would bring. */
import type { Request } from '../../../kernel/request.ts';
import { andText } from '../../../kernel/words.ts';
import { rowName } from '../rules/hex-names.ts';
import type { PitDecisions } from '../rules/kit.ts';
import { rowsNamed } from '../rules/pit.ts';
import { gliderOf, leaderOf, sequenceOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';
import { airOffers } from './air-offers.ts';
import { actionOffers, combatOffers, shiftOffers } from './fight-offers.ts';
import { glideOffers, moveOffers } from './flight-offers.ts';
import { assignOffers, draftOffers, launchOffers, zoneOffers } from './muster-offers.ts';
import type { Question } from './offer.ts';

/** The question that was put into words last: a screen asks for it several times. */
let last: { readonly of: string; readonly question: Question } | null = null;

/** A question put to a seat, in words. */
export function questionOf(request: Request<PitDecisions>, state: Readonly<State>, tables: Tables): Question {
  const of = JSON.stringify([request, state]);
  if (last?.of !== of) last = { of, question: wordsOf(request, state, tables) };
  return last.question;
}

/** Whom a question is about: of a team, its leader. */
export function askedGlider(request: Request<PitDecisions>, state: Readonly<State>): Glider {
  return request.kind === 'draft' || request.kind === 'assign'
    ? leaderOf(state, request.team)
    : gliderOf(state, request.glider);
}

function wordsOf(request: Request<PitDecisions>, state: Readonly<State>, tables: Tables): Question {
  const glider = askedGlider(request, state);
  const asking = { state, tables, glider };
  const { name } = glider;
  switch (request.kind) {
    case 'zone':
      return { text: `From which zone does ${name} launch?`, offers: zoneOffers(asking) };
    case 'draft':
      return { text: draftText(state, request.team), offers: draftOffers(asking, request.team) };
    case 'assign':
      return { text: `Who takes the ${request.weapon}?`, offers: assignOffers(asking, request.team, request.weapon) };
    case 'launch':
      return { text: `How does ${name} launch?`, offers: launchOffers(asking) };
    case 'maneuver':
      return { text: `${name} flies: ${sequenceOf(state).flight.left} MP left`, offers: moveOffers(asking) };
    case 'glide':
      return { text: `${name} glides`, offers: glideOffers(asking) };
    case 'combat':
      return { text: `Does ${name} attack?`, offers: combatOffers(asking) };
    case 'shift':
      return { text: `The sword of ${name}: ${request.total}`, offers: shiftOffers(asking, request.total) };
    case 'action':
      return { text: `What does ${name} do?`, offers: actionOffers(asking) };
    case 'air': {
      const rows = rowsNamed(tables, request.total).map(rowName);
      return {
        text: `Air currents: ${request.total}, ${rows.length > 1 ? 'rows' : 'row'} ${andText(rows)}`,
        offers: airOffers(asking, request.total),
      };
    }
  }
}

/** 4.9 A team picks for all of its gliders. */
function draftText({ gliders }: Readonly<State>, team: number): string {
  const names = gliders.filter((one) => one.team === team).map(({ name }) => name);
  return `What ${names.length > 1 ? 'do' : 'does'} ${andText(names)} take?`;
}
