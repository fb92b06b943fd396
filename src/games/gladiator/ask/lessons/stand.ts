/** 6.1, 9.2 Lessons on where one stands: in front of him, or behind him. */

import { orderOdds } from '../../odds/order.ts';
import { type Footing, standingAfter } from '../../odds/standing.ts';
import { armedCf } from '../../rules/advanced/weapons.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { Area, Plot } from '../../rules/types.ts';
import { chanceOrNot, type Lecture, type LessonMoment, oddsText, pairIn } from './lecture.ts';

/** Where the blow goes that the odds are of. */
const CHEST: Area = 2;

/** How they stand after an order; null: it runs into somebody, and hangs on more dice than these. */
function standing(moment: LessonMoment, plot: Plot): Footing | null {
  const [own, foe] = pairIn(moment);
  const runs = orderOdds(moment, own.id, plot).some(({ what }) => what === 'wins');
  return runs ? null : standingAfter(moment, { id: own.id, foe: foe.id, area: CHEST }, plot);
}

/** CF that each has by nothing but where they stand. */
function position(moment: LessonMoment, { strikes, cf, foeCf }: Footing): readonly [own: number, foe: number] {
  const [own, foe] = pairIn(moment);
  if (strikes === 0) return [0, 0];
  const { state, tables } = moment;
  return [cf - armedCf(state.rules, tables, own), foeCf - armedCf(state.rules, tables, foe)];
}

const RUNS_INTO = 'you collide';

function figuresOf(moment: LessonMoment, plot: Plot): readonly string[] {
  const found = standing(moment, plot);
  if (found === null) return [RUNS_INTO, '', '', ''];
  const { strikes, cf, foeCf, wounds } = found;
  return [chanceOrNot(strikes), `${cf}`, `${foeCf}`, strikes === 0 ? '-' : oddsText(wounds)];
}

const HEAD = ['you strike', 'your CF', 'his CF', 'a blow wounds'] as const;

const tellsOf = ({ kind }: GladiatorEvent): boolean => kind === 'engaged' || kind === 'collided';

/** 9.1 To have him in front of one, and not to be caught from the side. */
export const STEP: Lecture<Plot> = {
  head: HEAD,
  figures: figuresOf,
  isMet(moment, plot) {
    const found = standing(moment, plot);
    return found !== null && found.strikes === 1 && position(moment, found)[1] <= 0;
  },
  tells: tellsOf,
};

/** 9.2 To come from where he does not look. */
export const FRONT: Lecture<Plot> = {
  head: HEAD,
  figures: figuresOf,
  isMet(moment, plot) {
    const found = standing(moment, plot);
    return found !== null && position(moment, found)[0] > 0;
  },
  tells: tellsOf,
};
