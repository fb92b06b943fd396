/** The lessons of Munera Sine Missione as lists name them, known before it is loaded. */
import type { LessonLine } from '../../tui/lessons/outcome.ts';

/** In the order in which they build on one another. */
export const MUNERA_LESSONS: readonly LessonLine[] = [
  { id: 'points', title: 'Action Points: go there and strike' },
  { id: 'round', title: 'Round to the side' },
  { id: 'net', title: 'The net first' },
  { id: 'down', title: 'On the ground, at the wall' },
  { id: 'crowd', title: 'Worn out, before the crowd' },
];
