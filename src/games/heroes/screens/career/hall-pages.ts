/** The hall of fame of familiae on a page. */

import type { Env, Screen } from '../../../../tui/program.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { endText, type FamiliaEntry } from '../../career/hall.ts';
import { FAMILIA_HALL } from '../../files/familiae.ts';
import { entriesOf } from '../../files/hall.ts';
import { pageLines } from './view.ts';

/** Familiae that are closed, those of a host with their players. */
export function hallOfFamiliae({ services }: Env): Screen {
  const { company } = services;
  const lines =
    company === null
      ? ownLines(entriesOf(services))
      : company.hall(FAMILIA_HALL).flatMap(({ entry, player }) => entryLines(entry, player));
  const told = lines.length === 0 ? ['No familia has been closed yet.'] : lines;
  return textPages([
    { title: 'Hall of fame', right: 'Heroes of the Colosseum', lines: (width) => pageLines(told, width) },
  ]);
}

function ownLines(found: ReturnType<typeof entriesOf>): readonly string[] {
  if (!found.ok) return [`It cannot be read: ${found.why}.`];
  return found.value.flatMap((entry) => entryLines(entry, null));
}

function entryLines({ name, months, stars }: FamiliaEntry, player: string | null): readonly string[] {
  return [
    `${name}${player === null ? '' : ` (${player})`}, ${months} ${months === 1 ? 'month' : 'months'}`,
    ...stars.map(
      (one) =>
        `   ${one.name}, ${one.style}: Fame ${one.fame}, ${one.won} won, ${one.drawn} drawn, ${one.lost} lost; ${endText(one)}`,
    ),
  ];
}
