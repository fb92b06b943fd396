/** 28.5 What a beast's dice mean: the Beast Action Table beside the arena, its row lit. */

import { type Roll, readDice } from '../../../../kernel/roll.ts';
import { modifierText } from '../../../../kernel/roll-text.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { State } from '../../rules/types.ts';
import { actionRollOf } from '../bout/beats.ts';
import { diceSegments } from '../journal/roll-lines.ts';

/** A beast's action as it was told, with its roll. */
export interface BeastRoll {
  readonly event: EventOf<'beast-acted'>;
  readonly roll: Roll;
}

/** What a beast has just rolled, where that is the last thing told. */
export function beastRollIn(lines: readonly JournalLine<GladiatorEvent>[]): BeastRoll | null {
  const event = lines.at(-1)?.entry.event;
  const roll = event === undefined ? null : actionRollOf(event);
  return event?.kind !== 'beast-acted' || roll === null ? null : { event, roll };
}

/** Each row of the table in as many cells as there are beside the arena; the row as printed before it. */
const MEANINGS: { readonly [row: string]: string } = {
  '1-': 'panics, runs 2D3',
  '2-3': 'away from the nearest, 1D3',
  '4-6': 'in any direction, 1D3',
  '7-8': 'stays, turns to the nearest',
  '9-12': 'at the nearest man, 1D3',
  '13+': 'to a body to feed on it, 3',
};

/** Rows it takes: title, dice, the table, and the hexes. */
const ROWS = Object.keys(MEANINGS).length + 3;

/** Draws the roll and the table; false where there is no room for it. */
export function drawBeastRoll(pane: Pane, { event, roll }: BeastRoll, state: Readonly<State>, env: Env): boolean {
  const { canvas, x, y, width, height } = pane;
  if (height < ROWS) return false;
  const { name, beast } = fighterOf(state, event.fighter);
  const who = beast?.kind === 'wolf' ? 'The wolves, all of them' : name.toUpperCase();
  const title = { title: truncate(who, width - 10, env.skin), titleStyle: { fg: 'foeFg', bold: true } } as const;
  canvas.rule(x, y, width, { fg: 'rule' }, { ...title, right: roll.cite, rightStyle: { fg: 'rule' } });
  const terms = [`${readDice(roll.dice, roll.read)}`, ...roll.modifiers.map(modifierText)];
  const sum = terms.length === 1 ? '' : ` = ${roll.total}`;
  canvas.segments(
    x + 1,
    y + 1,
    [...diceSegments(roll.dice, env.skin), { text: `${terms.join(' ')}${sum}`, style: { fg: 'text' } }],
    x + width,
  );
  for (const [i, [row, meaning]] of Object.entries(MEANINGS).entries())
    drawMeaning(paneOf(canvas, x, y + 2 + i, width), row, meaning, roll);
  const far = event.rolls?.find(({ name: which }) => which === 'beast-hexes');
  if (far === undefined) return true;
  const hexes = event.hexes === 1 ? '1 hex' : `${event.hexes} hexes`;
  canvas.segments(x + 1, y + ROWS - 1, [
    ...diceSegments(far.dice, env.skin),
    { text: hexes, style: { fg: 'text', bold: true } },
  ]);
  return true;
}

function drawMeaning(pane: Pane, row: string, meaning: string, { table }: Roll): void {
  const { canvas, x, y, width } = pane;
  const lit = table?.row === row;
  if (lit) canvas.fill(x, y, width, 1, { bg: 'selBg' });
  canvas.text(x + 1, y, row, { fg: lit ? 'accent' : 'mute', bold: lit });
  canvas.text(x + 6, y, truncate(meaning, width - 6, canvas.skin), { fg: lit ? 'key' : 'mute', bold: lit });
  if (lit) canvas.put(x, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
}
