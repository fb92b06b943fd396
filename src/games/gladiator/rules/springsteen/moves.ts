/** P181: the moves of Springsteen's animals, as what they make of a body. */
import { type Direction, neighbour, turn } from '../../../../kernel/hex.ts';
import type { BodyStance } from '../beasts/stance.ts';
import { type Body, headOf, lengthOf } from '../bodies.ts';
import type { AnimalMove } from './types.ts';

/** What one move can be; 'left' and 'right' are steps of a circle. */
export type AnimalStep = 'forward' | 'left' | 'right' | 'whirl left' | 'whirl right' | 'back';

/** The hexsides by which a step turns an animal, clockwise. */
const TURNS: { readonly [S in AnimalStep]: number } = {
  forward: 0,
  left: -1,
  right: 1,
  'whirl left': -1,
  'whirl right': 1,
  back: 0,
};

/** Whether a move is made on the spot. */
export const isWhirl = (step: AnimalStep): boolean => step === 'whirl left' || step === 'whirl right';

/** Where an animal stands after its head has gone a hex one way: its rear follows into the hex that the head has left. */
export function goneToward(body: Body, way: Direction): BodyStance {
  return { at: lengthOf(body) === 1 ? neighbour(body.at, way) : headOf(body), facing: way };
}

/** Where an animal stands after a step. */
export function goneBy(body: Body, step: AnimalStep): BodyStance {
  const facing = turn(body.facing, TURNS[step]);
  if (isWhirl(step)) return { at: body.at, facing };
  return step === 'back' ? { at: neighbour(body.at, turn(facing, 3)), facing } : goneToward(body, facing);
}

/** The steps of a move, over and over; a rush has a way of its own (P183). */
const STEPS: { readonly [M in Exclude<AnimalMove, 'pause' | 'rush'>]: readonly [AnimalStep, ...AnimalStep[]] } = {
  back: ['back'],
  'whirl left': ['whirl left'],
  'tight circle left': ['left'],
  'circle left': ['left', 'forward'],
  forward: ['forward'],
  'circle right': ['right', 'forward'],
  'tight circle right': ['right'],
  'whirl right': ['whirl right'],
};

/** The step of a move that comes after `made` others; null: it has none of its own. */
export function stepOfMove(move: AnimalMove, made: number): AnimalStep | null {
  if (move === 'pause' || move === 'rush') return null;
  const steps = STEPS[move];
  return steps[made % steps.length] ?? steps[0];
}
