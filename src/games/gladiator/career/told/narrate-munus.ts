/** The days of a career in English, one line an event. */

import type { Roll } from '../../../../kernel/roll.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { andText, capital, numberWord } from '../../../../kernel/words.ts';
import type { ResultLetter } from '../../rules/end-types.ts';
import type { MunusEvent } from '../munus/munus-events.ts';
import type { MatchType } from '../munus/munus-types.ts';
import type { CareerEnd } from '../types.ts';
import { withArticle } from './bout-words.ts';

/** 38.2.3 What each kind of match is called. */
export const MATCH_NAMES: { readonly [T in MatchType | 'unique']: string } = {
  'matched-pair': 'a matched pair',
  'two-on-one': 'one man against two',
  consecutive: 'opponents one after the other',
  champion: 'a champion',
  'two-pairs': 'two pairs',
  'three-pairs': 'three pairs',
  battle: 'a battle',
  venatores: 'a hunt with the spear',
  bestiarii: 'beasts, sword in hand',
  unique: 'a unique match',
};

/** 3.8.1 What a letter says of the man it is given to. */
const RESULT_NAMES: { readonly [L in ResultLetter]: string } = {
  V: 'victory',
  S: 'stans missus',
  M: 'missus',
  P: 'death',
};

/** One line for what happens about a match. */
export function narrateMunus(event: MunusEvent): string {
  switch (event.kind) {
    case 'munus-begun':
      return `The ${ordinal(event.munus)} munus is announced.`;
    case 'retrained':
      return `${event.man} is to be ${withArticle(event.style)} from now on.`;
    case 'match-rolled':
      return `It is to be ${MATCH_NAMES[event.type]}: ${dice(event.rolls)}.`;
    case 'match-chosen':
      return `${event.byDice ? 'The dice make it' : 'It is to be'} ${MATCH_NAMES[event.type]}.`;
    case 'death-rolled':
      return `${event.deathMatch ? 'It is to the death' : 'A beaten man may ask for his life'}: ${dice(event.rolls)}.`;
    case 'number-rolled':
      return event.of === 'challengers'
        ? `${capital(numberWord(event.count))} opponents wait their turn: ${dice(event.rolls)}.`
        : `${capital(numberWord(event.count))} men fight on each side: ${dice(event.rolls)}.`;
    case 'class-rolled':
      return `He is paired with a man of class ${NUMERALS[event.combatClass]}: ${dice(event.rolls)}.`;
    case 'newcomer-class-rolled':
      return `A newcomer of class ${NUMERALS[event.combatClass]} is considered for his first match: ${dice(event.rolls)}.`;
    case 'first-match-chosen':
      return firstMatchText(event);
    case 'billed':
      return `${event.man}, ${event.style}, is on the bill${event.known ? ', and no stranger' : ''}.`;
    case 'beasts-drawn':
      return `In the cages: ${andText(event.beasts.map(withArticle))}.`;
    case 'arena-rolled':
      return `The arena is of size ${event.size}, with ${obstaclesText(event.obstacles)} in it: ${dice(event.rolls)}.`;
    case 'entered':
      return `${event.man} goes into the arena for the ${ordinal(event.munus)} time.`;
    default:
      return narrateResults(event);
  }
}

/** P356 Whom he meets first, and why him. */
function firstMatchText(event: Extract<MunusEvent, { kind: 'first-match-chosen' }>): string {
  const { foe, bouts, weighed } = event;
  const { survived = 0, won = 0 } = weighed.find((one) => one.foe === foe) ?? {};
  return `Of ${weighed.length === 1 ? 'one newcomer' : `${numberWord(weighed.length)} newcomers`} he meets ${foe}: led by the book he survives ${survived} bouts of ${bouts} and wins ${won}.`;
}

type BillKind = 'munus-begun' | 'retrained' | 'match-rolled' | 'match-chosen' | 'death-rolled' | 'number-rolled';
type DrawnKind =
  | 'class-rolled'
  | 'newcomer-class-rolled'
  | 'first-match-chosen'
  | 'billed'
  | 'beasts-drawn'
  | 'arena-rolled'
  | 'entered';

function narrateResults(event: Exclude<MunusEvent, { kind: BillKind | DrawnKind }>): string {
  switch (event.kind) {
    case 'bout-fought':
      return `${event.man}: ${RESULT_NAMES[event.result]} in turn ${event.turns}${event.dead && event.result !== 'P' ? ', though it costs him his life' : ''}.`;
    case 'record-written': {
      const { v, s, m } = event.record;
      return `${event.man} stands at V ${v} S ${s} M ${m}.`;
    }
    case 'career-ended':
      return `${event.man} ${ENDS[event.how]}${event.killer === null ? '' : `, by ${event.killer}`}.`;
    case 'rival-known':
      return event.newcomer
        ? `${event.man}, ${withArticle(event.style)}, is new in one of the other houses.`
        : `${event.man}, ${event.style}, will be met with again.`;
    case 'number-of-bouts-rolled':
      return `The other houses meet ${event.count === 1 ? 'once' : `${numberWord(event.count)} times`}: ${dice(event.rolls)}.`;
    case 'others-fought':
      return `${event.red} (${event.bout.red.result}) and ${event.blue} (${event.bout.blue.result}) fight, to turn ${event.bout.turns}.`;
    case 'rival-died':
      return `${event.man} is dead${event.killer === null ? '' : `, by ${event.killer}`}.`;
    case 'rival-freed':
      return `${event.man} has won his tenth match, and goes free.`;
  }
}

const NUMERALS: { readonly [C in 1 | 2 | 3 | 4 | 5 | 6]: string } = {
  1: 'I',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
  6: 'VI',
};

const ENDS: { readonly [E in CareerEnd]: string } = {
  killed: 'dies in the arena',
  'died of wounds': 'dies of his wounds after the bout',
  "Emperor's Champion": "is the Emperor's Champion, and a free man",
  "died Emperor's Champion": "dies the Emperor's Champion, and a free man",
  retired: 'retires from the arena',
};

function obstaclesText(count: number): string {
  if (count === 0) return 'nothing';
  return `${numberWord(count)} ${count === 1 ? 'obstacle' : 'obstacles'}`;
}

/** '1st', '12th', '23rd'. */
export function ordinal(n: number): string {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${teens ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
}

function dice(rolls: readonly Roll[] = []): string {
  return rolls.map(rollText).join('; ');
}
