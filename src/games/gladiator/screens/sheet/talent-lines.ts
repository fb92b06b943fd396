/** 3.5: what a man has learned, on his log sheet. */

import { truncate } from '../../../../tui/glyphs.ts';
import type { Pane } from '../../../../tui/pane.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { Fighter } from '../../rules/types.ts';
import { talentText } from '../career/words.ts';

/** All his talents by name; '' where he has none. */
export function talentsText({ talents }: Pick<Fighter, 'talents'>): string {
  return talents.map(talentText).join(', ');
}

/** Cells of the edge that are not the text. */
const EDGE = 8;

/** Whether the names fit on the edge of a box. */
export function fitsOnEdge(text: string, width: number): boolean {
  return text.length + EDGE <= width;
}

/** The names on the lower edge of a box. */
export function drawTalentEdge(pane: Pane, text: string): void {
  const { canvas, x, y, width } = pane;
  if (text === '') return;
  canvas.text(x, y, truncate(` ${text} `, width - EDGE + 2, canvas.skin), { fg: 'accent' });
  canvas.text(x + width - 5, y, ' 3.5 ', { fg: 'rule' });
}

/** The names in a part of their own, over as many rows as they need. Returns how many rows it took. */
export function drawTalents(pane: Pane, text: string): number {
  const { canvas, x, y, width } = pane;
  const titleStyle = { fg: 'accent', bold: true } as const;
  canvas.rule(x, y, width, { fg: 'rule' }, { title: 'Talents', titleStyle, right: '3.5', rightStyle: { fg: 'rule' } });
  const lines = wrapText(text, width - 3);
  for (const [i, line] of lines.entries()) canvas.text(x + 2, y + 1 + i, line, { fg: 'text' });
  return lines.length + 1;
}
