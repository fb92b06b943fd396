/** 28.2 Figures that lie over several hexes: which part of one is where. */
import { type Hex, neighbour, sameHex, turn } from '../../kernel/hex.ts';
import type { Figure } from './scene.ts';

/** Parts of a body: 'rear' is body and tail of one that has two hexes, 'whole' a man; of a beast in one hex only the head is seen. */
export type BodyPart = 'whole' | 'head' | 'middle' | 'tail' | 'rear';

/** A7 The hexes a figure lies over, each with the part of it that is there. */
export function bodyParts({ at, facing, body }: Figure): readonly { readonly at: Hex; readonly part: BodyPart }[] {
  if (body === null) return [{ at, part: 'whole' }];
  if (body.hexes === 1) return [{ at, part: 'head' }];
  const head = { at: neighbour(at, facing), part: 'head' } as const;
  if (body.hexes === 2) return [{ at, part: 'rear' }, head];
  return [{ at, part: 'middle' }, head, { at: neighbour(at, turn(facing, 3)), part: 'tail' }];
}

/** The part of a figure in a hex; null where it is not. */
export function partIn(figure: Figure, hex: Hex): BodyPart | null {
  return bodyParts(figure).find(({ at }) => sameHex(at, hex))?.part ?? null;
}

/** The hex from which a figure's front is counted (28.2). */
export function frontFrom(figure: Figure): Hex {
  return figure.body === null || figure.body.hexes === 1 ? figure.at : neighbour(figure.at, figure.facing);
}
