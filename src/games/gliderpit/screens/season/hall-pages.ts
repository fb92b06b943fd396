/** The hall of fame of pilots on a page. */

import { hallPage } from '../../../../tui/hall/page.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { inPilotOrder, pilotText } from '../../career/hall.ts';
import { pilotEntriesOf } from '../../files/hall.ts';
import { SEASON_HALL } from '../../files/season-hall.ts';

/** Pilots who fly no more, those of a host with their players. */
export const hallOfPilots = (env: Env): Screen =>
  hallPage(
    {
      ...{ game: 'Glider-Pit Gladiators', none: 'Nobody has hung up the wings yet.' },
      ...{ section: SEASON_HALL, own: pilotEntriesOf, order: inPilotOrder },
      lines: (entry, player) => [pilotText(entry, player)],
    },
    env,
  );
