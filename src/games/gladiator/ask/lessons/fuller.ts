/** Hints that say what the keys do and what the numbers mean, for somebody's first whole bout. */

import { armedCf } from '../../rules/advanced/weapons.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { movesLeft } from '../../rules/sheet.ts';
import { hintOf } from '../questions.ts';
import { type LessonMoment, pairIn } from './lecture.ts';

/** What to know at a question: up to three lines of a small screen, two where CF are divided. */
export function fullerHint(moment: LessonMoment): string {
  switch (moment.request.kind) {
    case 'plot':
      return plotHintOf(moment);
    case 'allocate':
      return allocateHintOf(moment);
    default:
      return hintOf({ state: moment.state, tables: moment.tables, odds: true }, moment.request);
  }
}

const KEYS = 'Letters step, [ and ] turn, Backspace takes back, Enter commits.';

function plotHintOf(moment: LessonMoment): string {
  const { state, tables } = moment;
  const [own, foe] = pairIn(moment);
  const usual = () => hintOf({ state, tables, odds: true }, moment.request);
  if (own.posture !== 'standing' || own.owesStumble || foe.posture === 'prone') return usual();
  const moves = movesLeft(tables, own);
  if (moves === 0) return usual();
  const range = rangeBetween(own, foe);
  const left = `You have ${moves} moving ${moves === 1 ? 'phase' : 'phases'} left in this turn, he ${movesLeft(tables, foe)}`;
  if (range > 2)
    return `${KEYS} ${foe.name} is ${range} hexes away: come nearer, and keep him in front of you. ${left}; "." waits.`;
  if (range === 2)
    return `${KEYS} One more step and you meet. He moves at the same time: end with him in front of you, best of all behind his shoulder. ${left}.`;
  const weak = armedCf(state.rules, tables, own) < armedCf(state.rules, tables, foe);
  const stay = weak ? 'he has more CF: a step back may be wiser' : 'stay, and strike again';
  return `${KEYS} You stand beside each other: ${stay}. "." stands where you are. Or step round behind him. ${left}.`;
}

function allocateHintOf({ request }: LessonMoment): string {
  if (request.kind !== 'allocate') return '';
  const { pool } = request;
  if (!pool.mayAttack)
    return `You cannot strike. , and . put your ${pool.total} CF on defence; Enter commits. Defend bare areas first.`;
  return `Up, Down: area. Left, Right: attack. , and . : defence. One strong blow at thin armour, the rest of your ${pool.total} CF on defence. Enter commits.`;
}
