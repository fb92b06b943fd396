/** 9.3 The lesson on dividing CF. */

import type { Allocation } from '../../rules/types.ts';
import { AREAS } from '../../rules/types.ts';
import { type Harm, type Stakes, stakesOf } from '../allocate/stakes.ts';
import { poolTerms } from '../allocate/told-pool.ts';
import { type Lecture, type LessonMoment, oddsText, pairIn } from './lecture.ts';

/** CF on defence that are worth the name. */
const GUARD = 2;

/** What is at stake between the two. */
function stakesIn(moment: LessonMoment): Stakes {
  const { state, tables, request } = moment;
  const [fighter, foe] = pairIn(moment);
  if (request.kind !== 'allocate') throw new Error('the lesson on CF asks for something else');
  const engagement = { state, tables, lines: [] };
  const foeModifiers = poolTerms(engagement, foe);
  return stakesOf({ engagement, fighter, pool: request.pool, foe, foeModifiers, foeAble: true });
}

const NO_HARM: Harm = { hit: 0, wound: 0, kill: 0, wounds: 0 };

/** The blow that wounds most often, against the average of what the book puts in its way. */
function bestBlow(moment: LessonMoment, { attacks }: Allocation): Harm {
  const { attack } = stakesIn(moment);
  const harms = attacks.map((one) => attack(one) ?? NO_HARM);
  return harms.reduce((best, one) => (one.wound > best.wound ? one : best), NO_HARM);
}

/** That he wounds somewhere, if he did so area by area by itself. */
function danger(moment: LessonMoment, { defence, special }: Allocation): number {
  const stakes = stakesIn(moment);
  const unhurt = AREAS.map((area) => 1 - stakes.danger(area, defence[area], special === area).wound);
  return 1 - unhurt.reduce((all, one) => all * one, 1);
}

/** 9.3.2, 9.3.3 A blow that wounds one time in two, and something kept for defence. */
export const DIVIDE: Lecture<Allocation> = {
  head: ['your best blow', 'kills', 'his blows, about'],
  figures(moment, allocation) {
    const { wound, kill } = bestBlow(moment, allocation);
    return [oddsText(wound), oddsText(kill), oddsText(danger(moment, allocation))];
  },
  isMet(moment, allocation) {
    const guard = AREAS.map((area) => allocation.defence[area]).reduce((sum, cf) => sum + cf, 0);
    return bestBlow(moment, allocation).wound >= 0.5 && guard >= GUARD;
  },
  tells: ({ kind }) => kind === 'blow',
};
