/** What a host tells of what comes into the hall of fame. */
import { safeText } from '../../../safe-text.ts';
import type { HallOf, Honours } from '../../game.ts';
import { isFreedom } from '../career/ending.ts';
import { type CampaignEntry, campaignText } from '../career/hall.ts';
import { CAMPAIGN_HALL } from './campaign-hall.ts';

/** Campaigns: gladiators that were freed, or fell. */
export const CAMPAIGN_HONOURS: Honours<CampaignEntry> = {
  section: CAMPAIGN_HALL,
  news(player, entry, mark) {
    const { name, character, matches, fame, why } = entry;
    const how = isFreedom(entry.end) ? 'is free' : entry.end === 'dead' ? 'has fallen' : 'fights no more';
    const text = `${safeText(name)} the ${character}, led by ${player}, ${how} after ${matches} matches with Fame ${fame}: ${safeText(why)}.`;
    return [{ key: `campaign ${mark}`, text }];
  },
};

/** The campaigns of a hall as text; '' where there are none. */
export function campaignsText(of: HallOf): string {
  const all = of(CAMPAIGN_HALL);
  if (all.length === 0) return '';
  const lines = all.map(({ entry, player }) => campaignText(entry, player));
  return `Gladiatori\n\n${lines.join('\n')}\n`;
}
