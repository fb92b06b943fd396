/** How the houses stand: a line each. */
import type { LanistaState } from '../../engine/campaign/lanista/types.ts';
import type { Canvas } from '../canvas.ts';
import { truncate } from '../glyphs.ts';
import { OWN_HOUSE } from './quiet.ts';
import { menOf } from './state.ts';

/** Rows that the standings take. */
export function standingRows({ houses }: Readonly<LanistaState>): number {
  return houses.length + 3;
}

/** Draws the houses, the richest first. */
export function drawStandings(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  state: Readonly<LanistaState>,
): void {
  const { houses, setup, turn } = state;
  const right = `month ${Math.max(1, turn)} of ${setup.months}`;
  const caption = {
    title: 'The houses',
    titleStyle: { fg: 'accent', bold: true },
    right,
    rightStyle: { fg: 'mute' },
  } as const;
  canvas.box(x, y, width, standingRows(state), { fg: 'rule' }, caption);
  const columns = [x + width - 20, x + width - 12, x + width - 6] as const;
  for (const [i, title] of ['denarii', 'REP', 'men'].entries())
    canvas.text(columns[i] ?? 0, y + 1, title, { fg: 'mute' });
  const ranked = houses.toSorted((a, b) => Number(a.out !== null) - Number(b.out !== null) || b.denarii - a.denarii);
  for (const [i, house] of ranked.entries()) {
    const own = house.id === OWN_HOUSE;
    const fg = house.out !== null ? 'rule' : own ? 'youFg' : 'foeFg';
    const row = y + 2 + i;
    canvas.text(x + 2, row, truncate(house.name, width - 24, canvas.skin), { fg, bold: own });
    const cells = house.out !== null ? ['out', '', ''] : [house.denarii, house.rep, menOf(state, house.id).length];
    for (const [at, cell] of cells.entries())
      canvas.text(columns[at] ?? 0, row, String(cell).padStart(at === 0 ? 5 : 3), { fg: 'text' });
  }
}
