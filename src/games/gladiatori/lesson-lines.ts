/** The lessons of Gladiatori as lists name them, known before it is loaded. */
import type { LessonLine } from '../../tui/lessons/outcome.ts';

/** In the order in which they build on one another. */
export const GLADIATORI_LESSONS: readonly LessonLine[] = [
  { id: 'split', title: 'A hand and a life' },
  { id: 'cards', title: 'Cards in an attack' },
  { id: 'guard', title: 'A Guard that is kept' },
];
