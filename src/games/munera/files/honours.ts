/** What a host tells of what comes into the hall of fame. */
import { safeText } from '../../../safe-text.ts';
import type { HallOf, Honours } from '../../game.ts';
import { type CareerEntry, entryText, wasFreed } from '../career/hall.ts';
import { CAREER_HALL } from './career-hall.ts';

/** Careers: gladiators that were freed, or fell. */
export const CAREER_HONOURS: Honours<CareerEntry> = {
  section: CAREER_HALL,
  news(player, entry, mark) {
    const { name, profile, bouts, fame, why } = entry;
    const how = wasFreed(entry) ? 'is free' : entry.end === 'dead' ? 'has fallen' : 'fights no more';
    const text = `${safeText(name)} the ${profile}, sworn by ${player}, ${how} after ${bouts} bouts with Fame ${fame}: ${safeText(why)}.`;
    return [{ key: `oath ${mark}`, text }];
  },
};

/** The careers of a hall as text; '' where there are none. */
export function careersText(of: HallOf): string {
  const all = of(CAREER_HALL);
  if (all.length === 0) return '';
  const lines = all.map(({ entry, player }) => entryText(entry, player));
  return `Munera Sine Missione\n\n${lines.join('\n')}\n`;
}
