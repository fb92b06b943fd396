/** GR-71, GR-97, GR-98 What giving up a match costs in a campaign, before it is done. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { awardOf } from '../rules/points.ts';
import { munusNow } from './calendar.ts';
import { GAVE_UP, xpLines } from './reward.ts';
import type { CampaignTables } from './tables.ts';
import type { CampaignState } from './types.ts';

/** What giving up would leave; pay is none. */
interface GivenUp {
  readonly fame: number;
  /** What it adds to experience. */
  readonly xp: number;
  /** GR-98 What the giver pays for coming, and as much for winning: it is lost. */
  readonly pay: number;
}

/** 16.1, GR-97, GR-98 What would be left by giving up now; `vp`: those that one has, null in a hunt, where they do not count. */
export function afterGivingUp(state: Readonly<CampaignState>, tables: CampaignTables, vp: number | null): GivenUp {
  const { man } = state;
  const { temper, species } = munusNow(state);
  const own = { vp: (vp ?? 0) + awardOf('surrender') };
  const lines = xpLines(tables.match, { own, won: false, kind: vp === null ? 'hunt' : 'duel', species });
  return {
    fame: Math.max(0, man.fame + GAVE_UP),
    xp: sumModifiers(lines),
    pay: tables.tempers[temper].pay,
  };
}
