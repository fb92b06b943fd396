/** 20 The lesson on the net. */

import { orderOdds } from '../../odds/order.ts';
import { standingAfter } from '../../odds/standing.ts';
import type { Plot } from '../../rules/types.ts';
import { type Lecture, type LessonMoment, oddsText, pairIn } from './lecture.ts';

/** A toss that is as sure as it can be. */
const SURE = 0.9;

/** That the net does its work; a net that is laid does nothing to a man who cannot walk into it (20.8.1). */
function works(moment: LessonMoment, plot: Plot): number {
  const [own] = pairIn(moment);
  const found = orderOdds(moment, own.id, plot).find(({ what }) => what === 'catches' || what === 'trips');
  return found?.chance ?? 0;
}

const DOES = { toss: 'catches him', swing: 'trips him', lay: 'waits for him' } as const;

/** 20.4 To toss it from where it is surest. */
export const NET: Lecture<Plot> = {
  head: ['the net', 'chance', 'costs', 'he may strike'],
  figures(moment, plot) {
    const [own, foe] = pairIn(moment);
    const { struck } = standingAfter(
      moment,
      { id: own.id, foe: foe.id, area: 2 },
      { actions: plot.actions, act: false },
    );
    const strikes = plot.net?.kind === 'toss' ? 'if it fails' : 'yes';
    const reached = struck > 0 ? strikes : 'no';
    if (plot.net === undefined) return ['-', '-', '-', reached];
    const { kind } = plot.net;
    return [DOES[kind], oddsText(works(moment, plot)), `${moment.tables.netAttacks[kind].cf} CF`, reached];
  },
  isMet: (moment, plot) => plot.net?.kind === 'toss' && works(moment, plot) >= SURE,
  tells: ({ kind }) => kind === 'net-cast',
};
