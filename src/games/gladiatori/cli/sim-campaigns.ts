/** harena sim --campaigns: campaigns by a plain player, counted. */
import { countLongGames, partText } from '../../../cli/sim/long-games.ts';
import { wilson, within } from '../../../odds/intervals.ts';
import { figuresOf } from '../../../session/spread.ts';
import type { SimGlobals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { RIVALS_LED } from '../labour/campaign-fights.ts';
import { type CampaignsTally, joinCampaigns, noCampaigns } from '../session/simulate-campaigns.ts';
import { workOf } from './jobs.ts';
import { characterIn, oneIn, playerIn, readCount } from './options.ts';

/** What `harena sim` is told of campaigns. */
export interface CampaignsSimOptions extends SimGlobals {
  readonly campaigns?: string;
  readonly player?: string;
  readonly rivals?: string;
  readonly character?: string;
}

const MOST = 1_000_000;

/** Plays them and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function countCampaigns(options: CampaignsSimOptions, text: string): Promise<string> {
  const n = readCount('--campaigns', text, 1, MOST);
  const player = playerIn(options.player ?? 'book');
  const rivals = oneIn('rivals', options.rivals ?? 'book', RIVALS_LED);
  const character = options.character === undefined ? null : characterIn('character', options.character);
  const work = (seed: string) => workOf('campaigns', { player, rivals, character, seed });
  const { tally, seed } = await countLongGames<CampaignsTally>(
    {
      ...{ option: '--campaigns', units: 'campaigns', none: noCampaigns(), join: joinCampaigns },
      ...{ counted: ({ campaigns }) => campaigns, work },
    },
    n,
    options,
  );
  if (options.json !== true) return textOf(tally, seed, player);
  const input = { campaigns: n, seed, player, rivals, character: character ?? 'each in turn' };
  return `${JSON.stringify({ schema: 'harena/sim-campaigns/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

const inOrder = (counts: { readonly [word: string]: number }, whole: number): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([word, times]) => `${word} ${partText(times, whole)}`)
    .join(', ');

function textOf(tally: CampaignsTally, seed: string, player: string): string {
  const { campaigns, freed, matches, munera, freedom, fought, fame, ends, fates } = tally;
  const mean = (spread: CampaignsTally['fame']): string => figuresOf(spread).mean.toFixed(1);
  const after = freed === 0 ? '' : `, after ${mean(freedom)} munera on the average`;
  const lines = [
    `${campaigns} campaigns of a ${player}, seed ${seed}`,
    '',
    `freed ${partText(freed, campaigns)} (${within(wilson(freed, campaigns))})${after}`,
    `${mean(fought)} matches in ${mean(munera)} munera on the average; Fame ${mean(fame)} at the end`,
    `campaigns ended: ${inOrder(ends, campaigns)}`,
    `matches came to: ${inOrder(fates, matches)}`,
  ];
  return `${lines.join('\n')}\n`;
}
