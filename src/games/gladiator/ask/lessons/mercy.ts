/** 17, 18 The lesson on one phase too many, and on begging for one's life. */

import { eachMove } from '../../odds/moved.ts';
import { enduranceChances, missusChance } from '../../odds/single-rolls.ts';
import { standingAfter } from '../../odds/standing.ts';
import { trialOf } from '../../odds/trial.ts';
import { usesPhase } from '../../rules/basic/plot.ts';
import { fighterOf, movesLeft } from '../../rules/sheet.ts';
import type { Plot } from '../../rules/types.ts';
import { type Lecture, type LessonMoment, oddsText, pairIn } from './lecture.ts';

/** 8.3 Whether an order runs onto the man who lies there. */
function runsOnto(moment: LessonMoment, plot: Plot): boolean {
  const [own] = pairIn(moment);
  let runs = false;
  eachMove(moment, own.id, plot, ({ ctx }) => {
    runs ||= ctx.runOnto.some(({ by }) => by.fighter.id === own.id);
  });
  return runs;
}

/** Whether it brings him before the man, to strike at him and to hold him there. */
function strikes(moment: LessonMoment, plot: Plot): boolean {
  const [own, foe] = pairIn(moment);
  return standingAfter(moment, { id: own.id, foe: foe.id, area: 2 }, plot).strikes === 1;
}

/** 17.2.1 CF that the end of the turn takes from him on the average, after an order. */
function tires({ state, tables, request }: LessonMoment, { actions, net }: Plot): number {
  const copy = trialOf(state);
  const fighter = fighterOf(copy, request.fighter);
  if (usesPhase(actions, net !== undefined) && movesLeft(tables, fighter) === 0) fighter.exceeded = true;
  return [...enduranceChances({ state: copy, tables }, fighter)].reduce((sum, [cf, chance]) => sum + cf * chance, 0);
}

/** 8.3, 17.3 To take the price of one phase too many where it ends the bout. */
export const BEG: Lecture<Plot> = {
  head: ['he begs', 'is spared', 'you tire by'],
  figures(moment, plot) {
    const [, foe] = pairIn(moment);
    const onto = runsOnto(moment, plot);
    const when = onto ? 'now' : strikes(moment, plot) ? 'next phase' : 'no';
    const spared = when === 'no' ? '-' : oddsText(missusChance(moment.tables, foe, moment.state.turn));
    return [when, spared, onto ? '-' : `${tires(moment, plot).toFixed(1)} CF`];
  },
  isMet: (moment, plot) => runsOnto(moment, plot) || strikes(moment, plot),
  tells: ({ kind }) => kind === 'appealed' || kind === 'run-onto',
};
