/** The sand of any board, the ground under its lines, and the stones round it. */
import type { Hex } from '../../kernel/hex.ts';
import type { Glyphs } from '../glyphs.ts';
import { type Colour, type Level, mix } from '../style.ts';
import type { Geometry } from './geometry.ts';
import type { HexPaint } from './pen.ts';

const SANDS: readonly Colour[] = ['sand0', 'sand1', 'sand2'];

/** The sand of a hex. Neighbours never share a tone: a hex grid needs three colours. */
export function sandOf(hex: Hex): Colour {
  return SANDS[(((hex.q - hex.r) % 3) + 3) % 3] ?? 'sand0';
}

/** Whether a ground is sand and nothing else. */
function isSand(ground: Colour): boolean {
  return SANDS.includes(ground);
}

/**
 * The ground of a side's cells. One that lies in both hexes is painted half of each where there are colours
 * enough; between sand and sand nobody would see that, and a line of few colours is a short one.
 */
export function sideGround(ours: Colour, theirs: Colour, lies: Geometry['ground'][number], level: Level): Colour {
  if (lies !== 'both') return lies === 'here' ? ours : theirs;
  if (isSand(ours) && (isSand(theirs) || level === 2)) return ours;
  return level === 2 ? theirs : mix(ours, theirs, 50);
}

/** How a wall is painted, on its ground. */
export function wallOf({ wall }: Glyphs): HexPaint {
  return { style: { fg: 'wall' }, glyph: wall };
}
