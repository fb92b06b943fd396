/** Who meets whom in a practice preset, drawn side by side: what men bear and wear, riders, beasts. */
import type { Strength } from '../../../../odds/match-preset.ts';
import type { Pane } from '../../../../tui/pane.ts';
import type { GladiatorPreset } from '../../presets.ts';
import { BASIC_STYLES } from '../../rules/setup/man-kinds.ts';
import type { StyleRow, Tables } from '../../rules/tables/types.ts';
import { type FightingStyle, GLADIATOR_TYPES, type GladiatorType } from '../../rules/types.ts';
import { beastPicture } from '../kit/beast-pictures.ts';
import { drawAnimal } from '../kit/draw-kit.ts';
import { isRiderStyle } from '../kit/rider-notes.ts';
import { drawPictures, drawRider } from '../making/create-style.ts';

type Drawn = GladiatorPreset['foes'][Strength]['men'][number];

/** Draws the first of either side, each under what he is. */
export function drawPresetPictures(
  pane: Pane,
  { own, foes }: GladiatorPreset,
  strength: Strength,
  tables: Tables,
): void {
  const { canvas, x, y, width } = pane;
  const half = Math.floor(width / 2);
  const sides = [own, foes[strength].men] as const;
  for (const [i, men] of sides.entries()) {
    const at = x + half * i;
    const kinds = men.map(({ kind }) => kind);
    const style = { fg: i === 0 ? 'youFg' : 'foeFg', bold: true } as const;
    canvas.text(at, y, kinds.join(' and '), style, at + half - 1);
    const [first] = men;
    if (first !== undefined) drawOne(pane, at, first, tables);
  }
}

const isType = (kind: string): kind is GladiatorType => GLADIATOR_TYPES.some((type) => type === kind);

function drawOne({ canvas, y }: Pane, x: number, one: Drawn, tables: Tables): void {
  if (!('ratings' in one)) drawAnimal(canvas, x, y + 2, beastPicture(one.kind));
  else if (isRiderStyle(one.kind)) drawRider(canvas, x, y + 1, one.kind);
  else drawPictures(canvas, x, y + 2, wearing(tables, one.kind, one.armour), tables);
}

/** A style whose armour and shield are those of a row of its type's table (3.12). */
function wearing(tables: Tables, kind: GladiatorType | FightingStyle, armour: number): StyleRow {
  const style = tables.styles[isType(kind) ? BASIC_STYLES[kind] : kind];
  const row = tables.armour[style.type][armour - 1];
  if (row === undefined || style.armour === 'none') return style;
  const own = style.armour === 'no helmet' ? { ...row.armour, 1: '--' as const } : row.armour;
  return { ...style, own, shield: style.shield === 'rolled' ? row.shield : style.shield };
}
