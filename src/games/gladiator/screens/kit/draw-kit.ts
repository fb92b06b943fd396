/** Draws pictures of kit on a canvas, and the body of a man by how well it is covered. */

import type { Canvas } from '../../../../tui/canvas.ts';
import type { Colour } from '../../../../tui/style.ts';
import { armourWorth } from '../../rules/sheet.ts';
import type { StyleRow, Tables } from '../../rules/tables/types.ts';
import { AREAS, type Area } from '../../rules/types.ts';
import { EYE } from './beast-pictures.ts';
import { BODY, type Picture, shadeOf } from './pictures.ts';

/** Draws a picture in one colour; its blanks let through what is there. */
export function drawPicture(canvas: Canvas, x: number, y: number, picture: Picture, fg: Colour): void {
  for (const [i, row] of picture.entries()) {
    for (const [j, character] of [...row].entries()) {
      if (character !== ' ') canvas.put(x + j, y + i, character, { fg });
    }
  }
}

/** Draws an animal, its eye lit. */
export function drawAnimal(canvas: Canvas, x: number, y: number, picture: Picture): void {
  drawPicture(canvas, x, y, picture, 'foeFg');
  for (const [i, row] of picture.entries()) {
    const j = row.indexOf(EYE);
    if (j >= 0) canvas.put(x + j, y + i, canvas.skin === 'ascii' ? 'o' : '•', { fg: 'bad', bold: true });
  }
}

/** Draws a man whose areas are the darker the better they are likely to be covered. */
export function drawBody(canvas: Canvas, x: number, y: number, row: StyleRow, tables: Tables): void {
  for (const [i, cells] of BODY.entries()) {
    for (const [j, digit] of [...cells].entries()) {
      const area = AREAS.find((one) => `${one}` === digit);
      if (area === undefined) continue;
      const share = coverOf(tables, row, area);
      canvas.put(x + j, y + i, shadeOf(share, canvas.skin), { fg: share > 0 ? 'accent' : 'mute' });
    }
  }
}

/** What covers an area on the average, as a share of whole A armour. */
function coverOf(tables: Tables, { type, armour, own }: StyleRow, area: Area): number {
  if (own !== undefined) return armourWorth(tables, own[area]) / armourWorth(tables, 'A');
  if (armour === 'none' || (armour === 'no helmet' && area === 1)) return 0;
  const rows = tables.armour[type];
  const worths = rows.map((one) => armourWorth(tables, one.armour[area]));
  const twice = worths.flatMap((one) => worths.map((other) => Math.max(one, other)));
  const all = armour === 'best of two' ? twice : worths;
  return all.reduce((sum, worth) => sum + worth, 0) / all.length / armourWorth(tables, 'A');
}
