/** GLADIATOR's lessons as lists name them, known before it is loaded. */
import type { LessonLine } from '../../tui/lessons/outcome.ts';

/** The whole bout that comes after the lessons. */
export const WHOLE_BOUT = 'bout';

/** In the order in which they build on one another. */
export const LESSON_LINES: readonly LessonLine[] = [
  { id: 'step', title: 'Step and turn' },
  { id: 'front', title: 'Who is in front of whom' },
  { id: 'run', title: 'Running into a man' },
  { id: 'divide', title: 'Dividing CF' },
  { id: 'shield', title: 'Wounds, stun and the shield' },
  { id: 'mercy', title: 'Endurance and mercy' },
  { id: 'net', title: 'The net' },
  { id: WHOLE_BOUT, title: 'Your first whole bout' },
];
