/** 8.4 The lesson on collisions. */

import { orderOdds } from '../../odds/order.ts';
import type { Plot } from '../../rules/types.ts';
import { type Lecture, type LessonMoment, pairIn, sharesText } from './lecture.ts';

/** That he wins and that he loses the collision his order leads to; null: it leads to none. */
function clash(moment: LessonMoment, plot: Plot): { readonly wins: number; readonly loses: number } | null {
  const [own] = pairIn(moment);
  const found = new Map(orderOdds(moment, own.id, plot).map(({ what, chance }) => [what, chance]));
  const [wins, loses] = [found.get('wins'), found.get('loses')];
  return wins === undefined || loses === undefined ? null : { wins, loses };
}

/** 8.4 To run into him with the better chance. */
export const RUN: Lecture<Plot> = {
  head: ['you win', 'you lose', 'neither'],
  figures(moment, plot) {
    const found = clash(moment, plot);
    if (found === null) return ['-', '-', '-'];
    const { wins, loses } = found;
    return sharesText([wins, loses, 1 - wins - loses]);
  },
  isMet(moment, plot) {
    const found = clash(moment, plot);
    return found !== null && found.wins > found.loses;
  },
  tells: ({ kind }) => kind === 'collided' || kind === 'stunned' || kind === 'stumble-checked',
};
