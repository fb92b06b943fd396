/** The hall of fame of campaigns: a line for each, and what is remembered of it. */
import { times } from '../../../../kernel/words.ts';
import { hallLife, nameWithMode } from '../../../../tui/hall/life.ts';
import { hallTable } from '../../../../tui/hall/table.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { type CampaignEntry, campaignsInOrder } from '../../career/hall.ts';
import { END_WORDS } from '../../career/words.ts';
import { CAMPAIGN_HALL } from '../../files/campaign-hall.ts';
import { campaignHallOf } from '../../files/hall.ts';

/** Campaigns that are over, those of a host with their players. */
export const hallOfCampaigns = (env: Env): Screen =>
  hallTable(
    {
      ...{ game: 'Gladiatori', none: 'Nobody has been freed, or has fallen, yet.' },
      ...{ section: CAMPAIGN_HALL, order: campaignsInOrder, name: nameWithMode },
      prompt: 'The freed stand first, then those with the most Fame. Enter: a whole life.',
      own: (services) => campaignHallOf(services).lines(),
      page: (row, { services }) =>
        hallLife(row, {
          ...{ end: END_WORDS[row.entry.end], record: recordLines(row.entry), back: 'earlier munera' },
          written: row.kept === null ? null : campaignHallOf(services).life(row.kept.id, row.entry.name),
        }),
      columns: [
        { title: 'class', cells: 12, of: ({ character }) => character },
        { title: 'munera', cells: 7, of: ({ munera }) => `${munera}` },
        { title: 'won', cells: 8, of: ({ won, matches }) => `${won} of ${matches}` },
        { title: 'felled', cells: 8, wide: true, of: ({ felled }) => `${felled}` },
        { title: 'Fame', cells: 5, of: ({ fame }) => `${fame}` },
        { title: 'experience', cells: 12, wide: true, of: ({ xp }) => `${xp}` },
        { title: 'end', cells: 12, of: ({ end }) => END_WORDS[end] },
      ],
    },
    env,
  );

function recordLines({ name, character, matches, munera, fame, xp, why, ...record }: CampaignEntry): readonly string[] {
  const { won, drawn, lost, felled, animals } = record;
  return [
    `${name}, ${character}: ${why}.`,
    `${times(matches, 'match', 'matches')} in ${times(munera, 'munus', 'munera')}: ${won} won, ${drawn} drawn, ${lost} lost.`,
    `${felled} felled, ${times(animals, 'animal')} killed. Fame ${fame}; experience ${xp}.`,
  ];
}
