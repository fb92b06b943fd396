/** How each lesson weighs answers, by the lesson's id. */

import { DIVIDE } from './divide.ts';
import type { Lecture } from './lecture.ts';
import { BEG } from './mercy.ts';
import { NET } from './net.ts';
import { RUN } from './run.ts';
import { SHIELD } from './shield.ts';
import { FRONT, STEP } from './stand.ts';

const LECTURES: { readonly [lesson: string]: Lecture } = {
  step: STEP,
  front: FRONT,
  run: RUN,
  divide: DIVIDE,
  shield: SHIELD,
  mercy: BEG,
  net: NET,
};

/** The lecture of a lesson. */
export function lectureOf(lesson: string): Lecture {
  const found = LECTURES[lesson];
  if (found === undefined) throw new Error(`no lecture for the lesson '${lesson}'`);
  return found;
}
