/** The hall of fame of campaigns: a line for each, and what is remembered of it. */
import { capital, times } from '../../../../kernel/words.ts';
import type { HallRow } from '../../../../tui/hall/rows.ts';
import { hallTable } from '../../../../tui/hall/table.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { type CampaignEntry, campaignsInOrder } from '../../career/hall.ts';
import { END_WORDS } from '../../career/words.ts';
import { CAMPAIGN_HALL } from '../../files/campaign-hall.ts';
import { campaignHallOf } from '../../files/hall.ts';

/** Campaigns that are over, those of a host with their players. */
export const hallOfCampaigns = (env: Env): Screen =>
  hallTable(
    {
      ...{ game: 'Gladiatori', none: 'Nobody has been freed, or has fallen, yet.' },
      ...{ section: CAMPAIGN_HALL, order: campaignsInOrder, page: lifePage },
      prompt: 'The freed stand first, then those with the most Fame. Enter: a whole life.',
      own: (services) => campaignHallOf(services).lines(),
      name: ({ name, mode }) => `${name}${mode === 'lenient' ? ', lenient' : ''}`,
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

/** What was written of a life when it ended; where that is not at hand, what the hall keeps of it. */
function lifePage({ entry, player, kept }: HallRow<CampaignEntry>, { services }: Env): TextPage {
  const written = kept === null ? null : campaignHallOf(services).life(kept.id, entry.name);
  const lines = [...(written ?? recordLines(entry)), ...whoseLines(entry, player, kept?.when ?? null)];
  return {
    ...{ title: entry.name, right: END_WORDS[entry.end] },
    lines: (width) => lines.flatMap((line) => [...pageLines([line], width), []]),
  };
}

function recordLines({ name, character, matches, munera, fame, xp, why, ...record }: CampaignEntry): readonly string[] {
  const { won, drawn, lost, felled, animals } = record;
  return [
    `${name}, ${character}: ${why}.`,
    `${times(matches, 'match', 'matches')} in ${times(munera, 'munus', 'munera')}: ${won} won, ${drawn} drawn, ${lost} lost.`,
    `${felled} felled, ${times(animals, 'animal')} killed. Fame ${fame}; experience ${xp}.`,
  ];
}

/** Whose it was, and when it came in. */
function whoseLines({ mode }: CampaignEntry, player: string | null, when: string | null): readonly string[] {
  const told = [
    ...(player === null ? [] : [`led by ${player}`]),
    ...(mode === 'lenient' ? ['lenient, with earlier munera to return to'] : ['ironman']),
    ...(when === null ? [] : [`over on ${when.slice(0, 'yyyy-mm-dd'.length)}`]),
  ];
  return [`${capital(told.join(', '))}.`];
}
