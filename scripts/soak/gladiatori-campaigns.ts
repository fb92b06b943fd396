/** Campaigns of Gladiatori by a plain player, every journal checked, counted by who leads the gladiator. */
import { isFreedom } from '../../src/games/gladiatori/career/ending.ts';
import type { CampaignState } from '../../src/games/gladiatori/career/types.ts';
import { campaignFights } from '../../src/games/gladiatori/labour/campaign-fights.ts';
import { CHARACTERS } from '../../src/games/gladiatori/rules/words.ts';
import type { LeadChoice } from '../../src/games/gladiatori/session/line-up.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { added, countOne } from '../../src/session/counts.ts';
import type { Range } from '../../src/session/range.ts';
import { figuresOf, type Spread } from '../../src/session/spread.ts';
import { campaignFaults, watchedCampaign } from '../../tools/games/gladiatori/campaign-checker.ts';

/** Campaigns from and to, and who leads the gladiator in them; the book leads all others. */
export interface CampaignShare extends Range {
  readonly player: LeadChoice;
}

/** What came of some campaigns. */
interface Campaigns {
  readonly campaigns: number;
  readonly matches: number;
  /** By their munera, and those that ended in freedom. */
  readonly munera: Spread;
  readonly freedom: Spread;
  readonly ends: { [how: string]: number };
  readonly fates: { [fate: string]: number };
}

/** What came of a part of the soak, by who leads. */
export interface CampaignsSoaked {
  readonly complaints: readonly string[];
  readonly by: { readonly [player: string]: Campaigns };
}

/** Nothing played yet. */
export const noneSoaked = (): CampaignsSoaked => ({ complaints: [], by: {} });

/** What two threads found, as one. */
export const joinSoaked = (one: CampaignsSoaked, other: CampaignsSoaked): CampaignsSoaked => ({
  complaints: [...one.complaints, ...other.complaints],
  by: added(one.by, other.by),
});

/** Plays a share. */
export function soakCampaigns({ player, from, to }: CampaignShare): CampaignsSoaked {
  const complaints: string[] = [];
  let all: Campaigns | undefined;
  const play = campaignFights(player, 'book');
  for (let i = from; i < to; i++) {
    const character = CHARACTERS[i % CHARACTERS.length] ?? 'secutor';
    const { events, state } = watchedCampaign(
      { name: 'Felix', character, mode: 'ironman' },
      `soak-campaign ${i}`,
      play,
    );
    complaints.push(...campaignFaults(events, state).map((why) => `${player} ${i}: ${why}`));
    all = added(all as Campaigns, countOf(state));
  }
  return { complaints, by: all === undefined ? {} : { [player]: all } };
}

function countOf({ ended, turn, past }: CampaignState): Campaigns {
  const how = ended?.how ?? 'closed';
  const fates: Campaigns['fates'] = {};
  for (const { fate } of past) countOne(fates, fate);
  const freedom = isFreedom(how) ? { [turn]: 1 } : {};
  return { campaigns: 1, matches: past.length, munera: { [turn]: 1 }, freedom, ends: { [how]: 1 }, fates };
}

/** GR-100 Of campaigns in which the book leads so many in a hundred are freed. */
const FREED = { least: 0.07, most: 0.13 } as const;
/** Campaigns that are enough to say so. */
const ENOUGH = 300;

const freedIn = ({ ends }: Campaigns): number => (ends.rudis ?? 0) + (ends['bought free'] ?? 0);

/** What is wrong with the figures. */
export function wrongCampaigns({ by: { book } }: CampaignsSoaked): readonly string[] {
  if (book === undefined || book.campaigns < ENOUGH) return [];
  const chance = wilson(freedIn(book), book.campaigns);
  return chance.high < FREED.least || chance.low > FREED.most ? [`freed are ${within(chance)}`] : [];
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const HEAD = ['led by', 'campaigns', 'freed', 'interval', 'munera to freedom', 'munera', 'dead', 'sold', 'crippled'];
const FATES = ['matches', 'won', 'lost, on its feet', 'unconscious, alive', 'dead'];

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** The tables as Markdown, by the name of their place on the page. */
export function campaignPages({ by }: CampaignsSoaked): { readonly [name: string]: string } {
  const rows = Object.entries(by).map(([player, one]) => {
    const { campaigns, munera, freedom, ends } = one;
    const freed = freedIn(one);
    const toFreedom = freed === 0 ? '' : figuresOf(freedom).mean.toFixed(1);
    return [
      ...[player, campaigns, percent(freed, campaigns), within(wilson(freed, campaigns)), toFreedom],
      ...[figuresOf(munera).mean.toFixed(1), percent(ends.dead ?? 0, campaigns), percent(ends.sold ?? 0, campaigns)],
      percent(ends.crippled ?? 0, campaigns),
    ];
  });
  const fates = Object.entries(by).map(([player, { matches, fates: of }]) => [
    ...[player, matches, percent(of.won ?? 0, matches), percent((of.lost ?? 0) + (of.drawn ?? 0), matches)],
    ...[percent((of.fallen ?? 0) + (of['fallen, its side won'] ?? 0), matches), percent(of.dead ?? 0, matches)],
  ]);
  return { 'gladiatori campaigns': `${table(HEAD, rows)}\n\n${table(['led by', ...FATES], fates)}\n` };
}
