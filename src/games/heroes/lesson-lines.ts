/** The lessons of Heroes of the Colosseum as lists name them, known before it is loaded. */
import type { LessonLine } from '../../tui/lessons/outcome.ts';

/** In the order in which they build on one another. */
export const HEROES_LESSONS: readonly LessonLine[] = [
  { id: 'zones', title: 'Zones, and who goes in' },
  { id: 'dice', title: 'Bonus Dice for an Attack' },
  { id: 'breath', title: 'Out of breath' },
  { id: 'net', title: 'The net' },
];
