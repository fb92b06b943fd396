/** What a host tells of what comes into the hall of fame. */
import { safeText } from '../../../safe-text.ts';
import type { HallOf, Honours } from '../../game.ts';
import { type PilotEntry, pilotText } from '../career/hall.ts';
import { SEASON_HALL } from './season-hall.ts';

/** Seasons: pilots who fly no more. */
export const SEASON_HONOURS: Honours<PilotEntry> = {
  section: SEASON_HALL,
  news(player, { name, seasons, wreaths }, mark) {
    const won = wreaths === 0 ? 'no wreath' : wreaths === 1 ? 'a wreath' : `${wreaths} wreaths`;
    const flown = seasons === 1 ? 'a season' : `${seasons} seasons`;
    const after = seasons === 0 ? 'before a season was over' : `after ${flown}, with ${won}`;
    return [{ key: `season ${mark}`, text: `${safeText(name)}, flown by ${player}, is home from the pits ${after}.` }];
  },
};

/** The pilots of a hall as text; '' where there are none. */
export function pilotsText(of: HallOf): string {
  const all = of(SEASON_HALL);
  if (all.length === 0) return '';
  return `Glider-Pit Gladiators\n\n${all.map(({ entry, player }) => pilotText(entry, player)).join('\n')}\n`;
}
