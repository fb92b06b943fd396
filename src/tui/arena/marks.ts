/** What is laid over any board: a plan, key letters, a cursor, where somebody has come through, a flash. */
import { type Direction, type Hex, sameHex } from '../../kernel/hex.ts';
import { type Colour, mix } from '../style.ts';

/** Where a plan leads, and which way one faces there. */
export interface PlanStep {
  readonly at: Hex;
  readonly facing: Direction;
  /** What stands there in place of its number in the plan: what it costs to come there. */
  readonly cost?: number;
}

/** A key letter, or what it costs to come there, on a hex. */
export interface Hint {
  readonly at: Hex;
  readonly text: string;
  readonly warn: boolean;
}

/** What is laid over a board, hex by hex or one for all of it. */
export interface BoardMarks {
  /** What you have plotted so far. */
  readonly plan: { readonly steps: readonly PlanStep[] } | null;
  readonly hints: readonly Hint[];
  readonly cursor: Hex | null;
  /** Hexes somebody has just come through. */
  readonly trail: readonly Hex[];
  /** A hex that flashes: a collision, a blow. */
  readonly clash: Hex | null;
}

/** Nothing laid over a board. */
export const NO_MARKS = { plan: null, hints: [], cursor: null, trail: [], clash: null } as const satisfies BoardMarks;

/** A step of the plan by its number from 1, or by what it costs; the last one is the ghost. */
export interface NumberedStep extends PlanStep {
  readonly number: number;
  readonly last: boolean;
}

/** What is laid over one hex. */
export interface HexMarks {
  readonly step: NumberedStep | null;
  readonly hint: Hint | null;
  readonly cursor: boolean;
  readonly trail: boolean;
  readonly clash: boolean;
}

/** Looks up what is laid over a hex. */
export function marksAt({ plan, hints, cursor, trail, clash }: BoardMarks): (hex: Hex) => HexMarks {
  const steps = numbered(plan?.steps ?? []);
  return (hex) => {
    const here = ({ at }: { readonly at: Hex }): boolean => sameHex(at, hex);
    return {
      step: steps.findLast(here) ?? null,
      hint: hints.find(here) ?? null,
      cursor: cursor !== null && sameHex(cursor, hex),
      trail: trail.some((other) => sameHex(other, hex)),
      clash: clash !== null && sameHex(clash, hex),
    };
  };
}

function numbered(steps: readonly PlanStep[]): readonly NumberedStep[] {
  return steps.map((step, i) => ({ ...step, number: step.cost ?? i + 1, last: i === steps.length - 1 }));
}

/** How strongly a mark tints what lies under it, in percent. */
const TINT = { step: 55, trail: 9, clash: 65, cursor: 14 };

/** The ground of a hex somebody has come through. */
export function trailed(ground: Colour, { trail }: HexMarks): Colour {
  return trail ? mix(ground, 'text', TINT.trail) : ground;
}

/** The ground of a hex the plan leads through; its last is all the plan's. */
export function planned(ground: Colour, { step }: HexMarks): Colour {
  if (step === null) return ground;
  return step.last ? 'ghost' : mix(ground, 'ghost', TINT.step);
}

/** The ground of a hex that flashes. */
export function flashed(ground: Colour): Colour {
  return mix(ground, 'clash', TINT.clash);
}

/** The ground of the hex under the cursor. */
export function pointedAt(ground: Colour, { cursor }: HexMarks): Colour {
  return cursor ? mix(ground, 'cursor', TINT.cursor) : ground;
}

/** How a side is drawn; of two hexes' wishes the higher rank wins. */
export interface Outline {
  readonly rank: number;
  readonly fg: Colour;
  readonly bold: boolean;
  readonly dim: boolean;
}

/** How the sides of a hex are drawn for what is laid over it; null where that is nothing to them. */
export function markOutline({ cursor, clash, step }: HexMarks, isPlannedFront: boolean): Outline | null {
  if (cursor) return { rank: 6, fg: 'cursor', bold: true, dim: false };
  if (clash) return { rank: 5, fg: 'bad', bold: true, dim: false };
  return step === null ? null : { rank: 4, fg: 'path', bold: isPlannedFront, dim: false };
}
