/** The hall of fame of familiae on a page. */

import { hallPage } from '../../../../tui/hall/page.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { FAMILIA_HALL } from '../../files/familia-hall.ts';
import { entriesOf } from '../../files/hall.ts';
import { familiaLines } from '../../files/honours.ts';

/** Familiae that are closed, those of a host with their players. */
export const hallOfFamiliae = (env: Env): Screen =>
  hallPage(
    {
      ...{ game: 'Heroes of the Colosseum', none: 'No familia has been closed yet.' },
      ...{ section: FAMILIA_HALL, own: entriesOf, lines: familiaLines },
    },
    env,
  );
