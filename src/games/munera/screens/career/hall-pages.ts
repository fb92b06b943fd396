/** The hall of fame of careers on a page. */

import { hallPage } from '../../../../tui/hall/page.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { entryText, inHallOrder } from '../../career/hall.ts';
import { CAREER_HALL } from '../../files/career-hall.ts';
import { entriesOf } from '../../files/hall.ts';

/** Careers that are over, those of a host with their players. */
export const hallOfCareers = (env: Env): Screen =>
  hallPage(
    {
      ...{ game: 'Munera Sine Missione', none: 'Nobody has been freed, or has fallen, yet.' },
      ...{ section: CAREER_HALL, own: entriesOf, order: inHallOrder },
      lines: (entry, player) => [entryText(entry, player)],
    },
    env,
  );
