/** Boards of pointy-topped hexes: a hexagon, an oval and a long octagon. */
import { disc, type Hex } from '../../src/kernel/hex.ts';

const ORIGIN: Hex = { q: 0, r: 0 };

/** A hexagon of 127 hexes. */
export const HEXAGON: readonly Hex[] = disc(ORIGIN, 6);

/** An oval of 79 hexes, 9 rows high. */
export const OVAL: readonly Hex[] = disc(ORIGIN, 5).filter(({ r }) => Math.abs(r) <= 4);

const WIDTHS = [8, 9, 10, 11, 12, 13, 12, 13, 12, 13, 12, 13, 12, 13, 12, 11, 10, 9, 8];

/** A long octagon of 213 hexes, 19 rows high. */
export const OCTAGON: readonly Hex[] = WIDTHS.flatMap((width, i) => {
  const r = i - 9;
  return Array.from({ length: width }, (_, k): Hex => ({ q: (2 * k - width + 1 - r) / 2 + 0, r }));
});
