/** The hall of fame of careers: a line for each, and what is remembered of it. */
import { hallLife, nameWithMode } from '../../../../tui/hall/life.ts';
import { hallTable } from '../../../../tui/hall/table.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { entryText, inHallOrder } from '../../career/hall.ts';
import { CAREER_ENDINGS } from '../../career/words.ts';
import { CAREER_HALL } from '../../files/career-hall.ts';
import { careerHallOf } from '../../files/hall.ts';

/** Careers that are over, those of a host with their players. */
export const hallOfCareers = (env: Env): Screen =>
  hallTable(
    {
      ...{ game: 'Munera Sine Missione', none: 'Nobody has been freed, or has fallen, yet.' },
      ...{ section: CAREER_HALL, order: inHallOrder, name: nameWithMode },
      prompt: 'The freed stand first, then those with the most Fame. Enter: a whole life.',
      own: (services) => careerHallOf(services).lines(),
      page: (row, { services }) =>
        hallLife(row, {
          ...{ end: CAREER_ENDINGS[row.entry.end], record: [`${entryText(row.entry, null)}.`], back: 'earlier munera' },
          written: row.kept === null ? null : careerHallOf(services).life(row.kept.id, row.entry.name),
        }),
      columns: [
        { title: 'style', cells: 12, of: ({ profile }) => profile },
        { title: 'munera', cells: 7, of: ({ munera }) => `${munera}` },
        { title: 'won', cells: 8, of: ({ won, bouts }) => `${won} of ${bouts}` },
        { title: 'killed', cells: 8, wide: true, of: ({ killed }) => `${killed}` },
        { title: 'spared', cells: 8, wide: true, of: ({ spared }) => `${spared}` },
        { title: 'Fame', cells: 5, of: ({ fame }) => `${fame}` },
        { title: 'end', cells: 12, of: ({ end }) => CAREER_ENDINGS[end] },
      ],
    },
    env,
  );
