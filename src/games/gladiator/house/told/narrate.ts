/** 39: a game of houses in English, one line an event. */

import type { Roll } from '../../../../kernel/roll.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { andText } from '../../../../kernel/words.ts';
import { withArticle } from '../../career/told/bout-words.ts';
import { isCareerEvent, narrateCareer } from '../../career/told/narrate.ts';
import type { HouseEvent, HousesEvent } from '../events.ts';
import type { Proposal } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { narrateGames } from './narrate-games.ts';
import { DOWNFALL_WORDS, denariiText, END_WORDS, EVENT_NAMES, REASON_NAMES } from './words.ts';

/** One line of English for an event. */
export function narrateHouses(event: HousesEvent, state: Readonly<HousesState>): string {
  return isCareerEvent(event) ? narrateCareer(event) : narrateHouse(event, state);
}

function narrateHouse(event: HouseEvent, state: Readonly<HousesState>): string {
  switch (event.kind) {
    case 'house-founded':
      return `${event.name} opens a house.`;
    case 'paid':
      return paidText(event);
    case 'house-out':
      return `The house of ${event.name} ${DOWNFALL_WORDS[event.how]}, and is out.`;
    case 'game-ended':
      return `${END_WORDS[event.how]}${event.name === null ? '' : `: ${event.name} has won`}.`;
    case 'month-begun':
      return `Month ${event.month} begins.`;
    case 'editor-rolled':
      return `${event.tied ? 'Tied houses roll again' : 'The houses roll for Editor'}: ${housesText(event.rolls)}.`;
    case 'editor-named':
      return `${event.name} is Editor${event.passed === null ? '' : ': nobody is it twice in a row'}.`;
    case 'event-rolled':
      return `The month brings ${EVENT_NAMES[event.event]}${event.ignored ? ', which has no effect in this game' : ''}: ${dice(event.rolls)}.`;
    default:
      return narrateMishap(event, state);
  }
}

type Money = 'house-founded' | 'paid' | 'house-out' | 'game-ended';
type Months = 'month-begun' | 'editor-rolled' | 'editor-named' | 'event-rolled';

function narrateMishap(event: Exclude<HouseEvent, { kind: Money | Months }>, state: Readonly<HousesState>): string {
  switch (event.kind) {
    case 'plague-rolled':
      return `${event.man} and the plague: ${dice(event.rolls)}, ${event.died ? 'dead' : 'spared'}.`;
    case 'feast-rolled':
      return `${event.man} at the feast: ${dice(event.rolls)}; ${event.loss === 0 ? 'no harm done' : `${event.loss} CF less in his match`}.`;
    case 'revolt-rolled':
      return `${event.man} and the revolt: ${dice(event.rolls)}, ${event.fled ? 'gone' : 'he stays'}.`;
    case 'trainer-hired':
      return `The trainer goes to ${event.name}.`;
    case 'champion-announced':
      return `${event.man}, ${withArticle(event.style)} of CV ${event.cv}, is for hire: ${dice(event.rolls)}.`;
    case 'loan-answered':
      return `${event.name} ${event.taken ? 'takes' : 'refuses'} the loan.`;
    default:
      return narrateMarket(event, state);
  }
}

type Mishaps =
  | 'plague-rolled'
  | 'feast-rolled'
  | 'revolt-rolled'
  | 'trainer-hired'
  | 'champion-announced'
  | 'loan-answered';

function narrateMarket(
  event: Exclude<HouseEvent, { kind: Money | Months | Mishaps }>,
  state: Readonly<HousesState>,
): string {
  switch (event.kind) {
    case 'man-joined':
      return `${event.man}, ${withArticle(event.style)}, comes to ${event.name}.`;
    case 'man-left':
      return event.name === null
        ? `Nobody wants ${event.man}.`
        : `${event.man} leaves ${event.name}: ${event.how === 'fled' ? 'fled' : event.how === 'sold' ? 'sold' : 'his time is up'}.`;
    case 'bids-opened':
      return `${bidsText(event.bids, state)} for ${event.man}${winnerText(event.winner, state)}.`;
    case 'proposal-answered':
      return `${event.name} is offered ${proposalText(event.proposal, state)}, and says ${event.taken ? 'yes' : 'no'}.`;
    case 'venture-rolled':
      return `${event.name} considers a ${event.of}: ${dice(event.rolls)}; ${event.willing ? 'yes' : 'not this month'}.`;
    case 'proposal-made':
      return `${event.name} offers ${event.to} ${proposalText(event.proposal, state)}: ${dice(event.rolls)}.`;
    case 'proposal-countered':
      return `${event.to} asks for ${proposalText(event.proposal, state)} instead. ${event.name} rolls ${dice(event.rolls)}, and ${event.taken ? 'agrees' : 'breaks off'}.`;
    case 'stock-bought':
      return `${event.name} buys stock of CV ${event.cv} for ${denariiText(event.price)}.`;
    case 'quality-rolled':
      return `${event.name} learns what the man bought as CV ${event.cv} is worth: ${dice(event.rolls)}; ${event.quality}, CV ${event.final}.`;
    default:
      return narrateGames(event, state);
  }
}

function paidText({ name, denarii, left, why, man, rolls = [] }: Extract<HouseEvent, { kind: 'paid' }>): string {
  const whom = man === null ? '' : ` (${man})`;
  const by = rolls.length === 0 ? '' : `: ${dice(rolls)}`;
  const verb = denarii < 0 ? 'pays' : 'has';
  return `${name} ${verb} ${denariiText(Math.abs(denarii))} for ${REASON_NAMES[why]}${whom}${by}; ${left} left.`;
}

const housesText = (rolls: readonly Roll[] = []): string =>
  rolls.map(({ total, result }) => `${result} ${total}`).join(', ');

const nameOf = ({ houses }: Readonly<HousesState>, id: number): string => houses[id]?.name ?? 'nobody';
const manOf = ({ men }: Readonly<HousesState>, id: number): string => men[id - 1]?.man.name ?? 'nobody';

function bidsText(bids: Extract<HouseEvent, { kind: 'bids-opened' }>['bids'], state: Readonly<HousesState>): string {
  if (bids.length === 0) return 'No bid';
  return `Bids of ${andText(bids.map(({ house, denarii }) => `${nameOf(state, house)} (${denarii})`))}`;
}

const winnerText = (winner: number | null, state: Readonly<HousesState>): string =>
  winner === null ? ', and he stays where he is' : `: ${nameOf(state, winner)} has him`;

/** What is given for what: 'Crixus and five denarii for Varro'. */
export function proposalText({ want, give, pay }: Omit<Proposal, 'house'>, state: Readonly<HousesState>): string {
  const given = [...(give === null ? [] : [manOf(state, give)]), ...(pay > 0 ? [denariiText(pay)] : [])];
  const wanted = [...(want === null ? [] : [manOf(state, want)]), ...(pay < 0 ? [denariiText(-pay)] : [])];
  return `${given.length === 0 ? 'nothing' : andText(given)} for ${wanted.length === 0 ? 'nothing' : andText(wanted)}`;
}

function dice(rolls: readonly Roll[] = []): string {
  return rolls.map(rollText).join('; ');
}
