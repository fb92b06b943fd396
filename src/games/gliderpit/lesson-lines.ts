/** The lessons of Glider-Pit Gladiators as lists name them, known before it is loaded. */
import type { LessonLine } from '../../tui/lessons/outcome.ts';

/** In the order in which they build on one another. */
export const GLIDERPIT_LESSONS: readonly LessonLine[] = [
  { id: 'wall', title: 'Past the wall' },
  { id: 'glide', title: 'Height for speed' },
  { id: 'throw', title: 'A throw from where it counts' },
  { id: 'ram', title: 'Whoever is above' },
  { id: 'net', title: 'Out of a net' },
  { id: 'floor', title: 'Near the floor' },
];
