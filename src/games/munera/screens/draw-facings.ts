/** 7.22 What each facing costs in the hex under the mark. */
import { sameHex } from '../../../kernel/hex.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Pane } from '../../../tui/pane.ts';
import type { Offer } from '../ask/offer.ts';
import { WAY_NAMES } from '../rules/hex-names.ts';
import type { Footing } from '../rules/reach.ts';
import { reachGround } from './board-scene.ts';

/** Draws 'E1 SE2' and so on in a row, on the grounds of their costs; the one under the mark stands out. */
export function drawFacings({ canvas, x, y, width }: Pane, ways: readonly Offer[], marked: Footing): void {
  const stands = ways
    .flatMap(({ stand }) => (stand !== null && sameHex(stand.hex, marked.hex) ? [stand] : []))
    .toSorted((a, b) => a.facing - b.facing);
  const cells = stands.map(({ facing, cost }): Segment => {
    const under = facing === marked.facing;
    return {
      text: `${WAY_NAMES[facing]}${cost}`,
      style: { fg: under ? 'path' : 'text', bold: under, underline: under, bg: reachGround(cost) },
    };
  });
  canvas.segments(
    x,
    y,
    cells.flatMap((cell) => [cell, { text: ' ', style: {} }]),
    x + width,
  );
}
