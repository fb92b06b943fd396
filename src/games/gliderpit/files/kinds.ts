/** What Glider-Pit Gladiators keeps in a player's folder, known before its rules are loaded. */
import type { LongKind } from '../../../store/keeps.ts';

/** Seasons of a pilot; their autosaves are numbered by pits. */
export const SEASON: LongKind = { kind: 'season', folder: 'gliderpit-seasons', counted: 'pit', record: 'bout' };
