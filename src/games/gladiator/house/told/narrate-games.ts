/** 39.5.4-39.5.8: the games and what they leave behind in English, one line an event. */

import type { Roll } from '../../../../kernel/roll.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { andText } from '../../../../kernel/words.ts';
import type { ResultLetter } from '../../rules/types.ts';
import type { HouseEvent } from '../events.ts';
import { prizeOf, riskOf } from '../games/odds.ts';
import type { Wager } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { denariiText } from './words.ts';

type GamesEvent = Extract<
  HouseEvent,
  {
    kind:
      | 'munus-announced'
      | 'sent'
      | 'called-up'
      | 'match-arranged'
      | 'odds-made'
      | 'wager-laid'
      | 'wager-proposed'
      | 'wager-refused'
      | 'wager-settled'
      | 'fixture-fought'
      | 'reputation-raised'
      | 'man-died'
      | 'man-freed'
      | 'colosseum-won'
      | 'trained';
  }
>;

/** One line of English for what happens at the games and after them. */
export function narrateGames(event: GamesEvent, state: Readonly<HousesState>): string {
  switch (event.kind) {
    case 'munus-announced':
      return `The munus has quality ${event.quality}: ${dice(event.rolls)}.`;
    case 'sent':
      return `${event.name} sends ${andText(event.men)}.`;
    case 'called-up':
      return `${event.man} is called up.`;
    case 'match-arranged':
      return `Match ${event.fixture}: ${event.red} against ${andText(event.blue)}.`;
    case 'odds-made':
      return `Odds on match ${event.fixture}: ${event.odds.join(' to ')}; the sides count ${event.cvs.join(' against ')} (P354).`;
    case 'wager-laid':
      return `${event.name} wagers ${wagerText(event.wager, state)} on ${event.man}.`;
    case 'wager-proposed':
      return `${event.name} dares ${event.to} to a wager on ${event.man}: ${denariiText(riskOf(event.wager))} to win ${prizeOf(event.wager)} (${dice(event.rolls)}).`;
    case 'wager-refused':
      return `${event.name} does not take the wager on match ${event.wager.fixture}.`;
    case 'wager-settled':
      return `${event.name} ${settledText(event.wager, event.outcome)} on match ${event.wager.fixture}.`;
    case 'fixture-fought':
      return `Match ${event.fixture}, ${event.red} against ${andText(event.blue)}: ${foughtText(event)}.`;
    default:
      return narrateMen(event);
  }
}

/** What a match came to for the man whose name stands first: 'he wins, in turn 2'. */
function foughtText({ results, winner, turns }: Extract<GamesEvent, { kind: 'fixture-fought' }>): string {
  const [red] = results;
  const side = red === 'V' || winner !== 0 ? '' : ', and his side wins';
  return `he ${FARED[red]}${side}, in turn ${turns}`;
}

const FARED: { readonly [L in ResultLetter]: string } = {
  V: 'wins',
  S: 'stands to the end with his opponent',
  M: 'is beaten and spared',
  P: 'dies',
};

function narrateMen(
  event: Extract<GamesEvent, { kind: 'reputation-raised' | 'man-died' | 'man-freed' | 'colosseum-won' | 'trained' }>,
): string {
  switch (event.kind) {
    case 'reputation-raised':
      return `${event.name} is spoken of, for ${event.man}: REP ${event.change.from} to ${event.change.to}.`;
    case 'man-died':
      return `${event.man} is dead${event.killer === null ? '' : `, by ${event.killer}`}.`;
    case 'man-freed':
      return `${event.man} has won his tenth match: he is the Emperor's Champion.`;
    case 'colosseum-won':
      return `${event.man} has won before all Rome: prestige ${event.change.from} to ${event.change.to}.`;
    case 'trained':
      return `${event.man} trains: ${dice(event.rolls)}, ${event.total} XP.`;
  }
}

/** 'up to 10 denarii to win 4 with the bank'. */
function wagerText(wager: Wager, { houses }: Readonly<HousesState>): string {
  const other = wager.with === null ? 'the bank' : (houses[wager.with]?.name ?? 'nobody');
  return `${denariiText(riskOf(wager))} to win ${prizeOf(wager)} with ${other}`;
}

function settledText(wager: Wager, outcome: 'won' | 'lost' | 'off'): string {
  if (outcome === 'off') return 'gets the stake back';
  return outcome === 'won' ? `wins ${denariiText(prizeOf(wager))}` : `loses ${denariiText(riskOf(wager))}`;
}

function dice(rolls: readonly Roll[] = []): string {
  return rolls.map(rollText).join('; ');
}
