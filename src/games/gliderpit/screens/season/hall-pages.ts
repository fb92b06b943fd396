/** The hall of fame of pilots: a line for each, and what is remembered of it. */
import { hallLife, nameWithMode } from '../../../../tui/hall/life.ts';
import { hallTable } from '../../../../tui/hall/table.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { inPilotOrder, pilotText } from '../../career/hall.ts';
import { ratingText } from '../../career/narrate.ts';
import { SEASON_ENDINGS } from '../../career/words.ts';
import { pilotHallOf } from '../../files/hall.ts';
import { SEASON_HALL } from '../../files/season-hall.ts';

/** Pilots who fly no more, those of a host with their players. */
export const hallOfPilots = (env: Env): Screen =>
  hallTable(
    {
      ...{ game: 'Glider-Pit Gladiators', none: 'Nobody has hung up the wings yet.' },
      ...{ section: SEASON_HALL, order: inPilotOrder, name: nameWithMode },
      prompt: 'Those with most wreaths stand first. Enter: all that is told of a pilot.',
      own: (services) => pilotHallOf(services).lines(),
      page: (row, { services }) =>
        hallLife(row, {
          ...{ end: SEASON_ENDINGS[row.entry.end], record: [`${pilotText(row.entry, null)}.`], back: 'earlier pits' },
          written: row.kept === null ? null : pilotHallOf(services).life(row.kept.id, row.entry.name),
        }),
      columns: [
        { title: 'rivals', cells: 9, of: ({ rivals }) => rivals },
        { title: 'seasons', cells: 9, of: ({ seasons }) => `${seasons}` },
        { title: 'wreaths', cells: 9, of: ({ wreaths }) => `${wreaths}` },
        { title: 'won', cells: 9, of: ({ won, flown }) => `${won} of ${flown}` },
        { title: 'put out', cells: 9, wide: true, of: ({ downed }) => `${downed}` },
        { title: 'laurels', cells: 9, wide: true, of: ({ laurels }) => `${laurels}` },
        { title: 'rated', cells: 7, of: ({ rating }) => ratingText(rating) },
      ],
    },
    env,
  );
