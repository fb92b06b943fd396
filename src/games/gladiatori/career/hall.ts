/** A campaign in the hall of fame. */
import * as z from 'zod/mini';
import { isFreedom } from './ending.ts';
import type { CampaignState } from './types.ts';
import { ENDS } from './words.ts';

const count = z.int().check(z.minimum(0));

/** What the hall keeps of a campaign. */
export const campaignEntrySchema = z.strictObject({
  ...{ name: z.string(), character: z.string(), mode: z.enum(['ironman', 'lenient']), munera: count, matches: count },
  ...{ won: count, lost: count, drawn: count, felled: count, animals: count, fame: count, xp: z.int() },
  ...{ end: z.enum(ENDS), why: z.string() },
});
/** What the hall keeps of a campaign. */
export type CampaignEntry = z.infer<typeof campaignEntrySchema>;

/** The entry of a campaign that is over; null: it goes on. */
export function campaignEntry({ ended, setup, turn, man, past }: Readonly<CampaignState>): CampaignEntry | null {
  if (ended === null) return null;
  const { won, lost, drawn, felled, animals } = man.record;
  const { name, character, mode } = setup;
  return {
    ...{ name, character, mode, munera: turn, matches: past.length, won, lost, drawn, felled, animals },
    ...{ fame: man.fame, xp: man.xp, end: ended.how, why: ended.why },
  };
}

/** Those who were freed first, then the most famous. */
export function campaignsInOrder(a: CampaignEntry, b: CampaignEntry): number {
  return Number(isFreedom(b.end)) - Number(isFreedom(a.end)) || b.fame - a.fame || b.xp - a.xp;
}

/** 'Felix, secutor: Fame 12, 7 won, 0 drawn, 3 lost, 2 felled, 10 munera; free: the wooden sword at Capua'. */
export function campaignText(entry: CampaignEntry, player: string | null): string {
  const { name, character, fame, won, drawn, lost, felled, munera, end, why } = entry;
  const record = `${won} won, ${drawn} drawn, ${lost} lost, ${felled} felled, ${munera} munera`;
  return `${name}${player === null ? '' : ` (${player})`}, ${character}: Fame ${fame}, ${record}; ${isFreedom(end) ? 'free: ' : ''}${why}`;
}
