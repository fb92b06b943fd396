/** The steps of the month as a path, with the one that is being taken. */

import type { Canvas } from '../../../../tui/canvas.ts';
import type { Style } from '../../../../tui/style.ts';
import { HOUSES_STEPS, type HousesStep } from '../../house/steps.ts';
import { STEP_NAMES } from './words.ts';

/** Columns from which there is room between the steps. */
const WIDE = 110;

/** Draws the path across the screen; before the first month there is none. */
export function drawPath(canvas: Canvas, y: number, now: HousesStep): void {
  const at = HOUSES_STEPS.indexOf(now);
  const between = canvas.width >= WIDE ? ' > ' : '>';
  let x = 1;
  for (const [i, step] of HOUSES_STEPS.entries()) {
    if (i === 0) continue;
    if (i > 1) x = canvas.text(x, y, between, { fg: 'rule' });
    x = canvas.text(x, y, STEP_NAMES[step], styleOf(i, at));
  }
}

function styleOf(step: number, now: number): Style {
  if (step === now) return { fg: 'accent', bold: true, underline: true };
  return { fg: step < now ? 'good' : 'mute' };
}
