/** Many campaigns by a plain player, counted. */
import { derive } from '../../../kernel/rng.ts';
import { added, countOne } from '../../../session/counts.ts';
import { longGameOut } from '../../../session/long/runs.ts';
import { inOrder } from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import { type PlaysMatch, plainCampaign } from '../ai/plain-campaign.ts';
import { isFreedom } from '../career/ending.ts';
import { gladiatoriCampaign } from '../career/index.ts';
import type { CampaignTables } from '../career/tables.ts';
import type { CampaignState } from '../career/types.ts';
import { CHARACTERS, type Character } from '../rules/words.ts';

/** What came of a batch of campaigns. */
export interface CampaignsTally {
  campaigns: number;
  freed: number;
  matches: number;
  /** Campaigns by the munera they lasted, and those that ended in freedom. */
  readonly munera: Spread;
  readonly freedom: Spread;
  /** Campaigns by their matches, and by the Fame at their end. */
  readonly fought: Spread;
  readonly fame: Spread;
  /** Campaigns by how they ended, matches by what they were for the gladiator. */
  readonly ends: { [how: string]: number };
  readonly fates: { [fate: string]: number };
}

/** Nothing counted yet. */
export function noCampaigns(): CampaignsTally {
  return {
    ...{ campaigns: 0, freed: 0, matches: 0, munera: {}, freedom: {}, fought: {}, fame: {} },
    ...{ ends: {}, fates: {} },
  };
}

/** Both tallies together, words in one order, whatever came first. */
export function joinCampaigns(a: CampaignsTally, b: CampaignsTally): CampaignsTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends), fates: inOrder(all.fates) };
}

/** GR-100 Campaigns by a plain player, whose matches are fought by `play`; characters in turn, unless one is given. Equal arguments, equal tally. */
export function simulateCampaigns(
  tables: CampaignTables,
  play: PlaysMatch,
  seed: string,
  { from, to }: Range,
  character: Character | null,
): CampaignsTally {
  const tally = noCampaigns();
  for (let i = from; i < to; i++) {
    const own = character ?? CHARACTERS[i % CHARACTERS.length] ?? 'secutor';
    const setup = { name: 'Felix', character: own, mode: 'ironman' } as const;
    const rules = { ruleset: gladiatoriCampaign, tables };
    count(tally, longGameOut(rules, setup, derive(seed, 'campaign', i), plainCampaign(tables, play)));
  }
  return tally;
}

function count(tally: CampaignsTally, { ended, turn, past, man }: CampaignState): void {
  if (ended === null) throw new Error('a campaign that is not over');
  tally.campaigns += 1;
  tally.matches += past.length;
  countOne(tally.munera, turn);
  countOne(tally.fought, past.length);
  countOne(tally.fame, man.fame);
  countOne(tally.ends, ended.how);
  for (const { fate } of past) countOne(tally.fates, fate);
  if (!isFreedom(ended.how)) return;
  tally.freed += 1;
  countOne(tally.freedom, turn);
}
