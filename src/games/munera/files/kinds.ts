/** What Munera Sine Missione keeps in a player's folder, known before its rules are loaded. */
import type { LongKind } from '../../../store/keeps.ts';

/** Careers, each begun by an oath; their autosaves are numbered by munera. */
export const OATH: LongKind = { kind: 'oath', folder: 'munera-oaths', counted: 'munus', record: 'bout' };
