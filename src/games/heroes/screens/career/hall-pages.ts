/** The hall of fame of familiae on a page. */
import type { Env, Screen } from '../../../../tui/program.ts';
import { hallPage } from '../../../../tui/screens/hall-page.ts';
import { endText, type FamiliaEntry } from '../../career/hall.ts';
import { FAMILIA_HALL } from '../../files/familia-hall.ts';
import { entriesOf } from '../../files/hall.ts';

/** Familiae that are closed, those of a host with their players. */
export const hallOfFamiliae = (env: Env): Screen =>
  hallPage(
    {
      ...{ game: 'Heroes of the Colosseum', none: 'No familia has been closed yet.' },
      ...{ section: FAMILIA_HALL, own: entriesOf, lines: entryLines },
    },
    env,
  );

function entryLines({ name, months, stars }: FamiliaEntry, player: string | null): readonly string[] {
  return [
    `${name}${player === null ? '' : ` (${player})`}, ${months} ${months === 1 ? 'month' : 'months'}`,
    ...stars.map(
      (one) =>
        `   ${one.name}, ${one.style}: Fame ${one.fame}, ${one.won} won, ${one.drawn} drawn, ${one.lost} lost; ${endText(one)}`,
    ),
  ];
}
