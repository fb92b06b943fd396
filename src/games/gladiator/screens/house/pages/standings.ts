/** How the houses stand: a line each. */

import type { Skin } from '../../../../../tui/glyphs.ts';
import type { Pane } from '../../../../../tui/pane.ts';
import type { Colour } from '../../../../../tui/style.ts';
import { combatValue } from '../../../career/munus/fighter.ts';
import type { House } from '../../../house/house-types.ts';
import type { HousesState } from '../../../house/types.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { menOf } from '../state.ts';
import { columnLines } from './table.ts';

const MARKS: { readonly [S in Skin]: readonly string[] } = {
  unicode: ['●', '◆', '▲', '■', '○'],
  ascii: ['o', 'x', '+', '#', '@'],
};
const COLOURS: readonly Colour[] = ['youFg', 'foeFg', 'good', 'bad', 'accent'];

/** The mark that stands for a house in charts, with its colour. */
export function houseMark(id: number, skin: Skin): { readonly text: string; readonly fg: Colour } {
  return { text: MARKS[skin][id] ?? '?', fg: COLOURS[id] ?? 'text' };
}

/** Rows that the standings take. */
export function standingRows({ houses }: Readonly<HousesState>): number {
  return houses.length + 3;
}

/** Draws the houses, the richest first. */
export function drawStandings(pane: Pane, state: Readonly<HousesState>): void {
  const { canvas, x, y, width } = pane;
  const { houses, setup, turn } = state;
  const right = `month ${Math.max(1, turn)} of ${setup.months}`;
  const caption = {
    title: 'The houses',
    titleStyle: { fg: 'accent', bold: true },
    right,
    rightStyle: { fg: 'mute' },
  } as const;
  canvas.box(x, y, width, standingRows(state), { fg: 'rule' }, caption);
  const ranked = houses.toSorted((a, b) => Number(a.out !== null) - Number(b.out !== null) || b.denarii - a.denarii);
  const value = ({ id }: House): number => menOf(state, id).reduce((sum, { man }) => sum + combatValue(man), 0);
  const number = (title: string, read: (house: House) => number) => ({
    ...{ title, right: true },
    cells: ranked.map((house) => ({ text: house.out === null ? String(read(house)) : '' })),
  });
  const lines = columnLines(
    [
      {
        title: ' ',
        cells: ranked.map(({ id }) => {
          const { text, fg } = houseMark(id, canvas.skin);
          return { text, style: { fg } };
        }),
      },
      {
        title: ' ',
        cells: ranked.map(({ id, name, out }) => ({
          text: out === null ? name : `${name}, out`,
          style: { fg: out !== null ? 'rule' : id === OWN_HOUSE ? 'youFg' : 'foeFg', bold: id === OWN_HOUSE },
        })),
      },
      number('denarii', ({ denarii }) => denarii),
      number('REP', ({ rep }) => rep),
      number('men', ({ id }) => menOf(state, id).length),
      number('CV', value),
    ],
    width - 4,
  );
  for (const [i, line] of lines.entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 1);
}
