/** What Heroes of the Colosseum keeps in a player's folder, known before its rules are loaded. */
import type { LongKind } from '../../../store/keeps.ts';

/** Careers; their autosaves are numbered by months. */
export const FAMILIA: LongKind = { kind: 'familia', folder: 'heroes-familiae', counted: 'month', record: 'match' };
