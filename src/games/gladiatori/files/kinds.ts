/** What Gladiatori keeps in a player's folder, known before its rules are loaded. */
import type { LongKind } from '../../../store/keeps.ts';

/** Campaigns; their autosaves are numbered by munera. */
export const CAMPAIGN: LongKind = {
  ...{ kind: 'campaign', folder: 'gladiatori-campaigns', counted: 'munus', record: 'match' },
};
