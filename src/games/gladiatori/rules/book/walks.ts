/** 3.3 Where movement operations lead, by numbers: every hex with every facing is one stand. */
import { type Direction, type Hex, neighbour, turn } from '../../../../kernel/hex.ts';
import type { Operation } from '../acts.ts';
import { HEXES, isInside } from '../geometry.ts';

const WIDTH = 16;
const MIDDLE = 8;
const SIDES = 6;
const NOWHERE = -1;
const WAYS = [0, 1, 2, 3, 4, 5] as const;

/** 3.3 Every operation, in the order in which ways are looked for. */
const OPERATIONS: readonly Operation[] = [
  ...([-1, 1, -2, 2] as const).map((by): Operation => ({ do: 'turn', by })),
  ...WAYS.flatMap((way) => ([0, -1, 1] as const).map((by): Operation => ({ do: 'step', way, turn: by }))),
];
/** Of them those of who is Trapped or Face-down: turns by one hexside, which come first. */
const HAMPERED = 2;
/** Operations that are turns. */
const TURN_COUNT = 4;

const cellOf = ({ q, r }: Hex): number => (r + MIDDLE) * WIDTH + q + MIDDLE;

/** The number of each hex of the arena by its cell. */
const PLACES = new Int16Array(WIDTH * WIDTH).fill(NOWHERE);
for (const [place, hex] of HEXES.entries()) PLACES[cellOf(hex)] = place;
/** The number of a hex of the arena. */
export const placeOf = (hex: Hex): number => PLACES[cellOf(hex)] ?? NOWHERE;
/** How many hexes there are. */
export const PLACE_COUNT = HEXES.length;

/** The number of a stand: a hex of the arena and a facing. */
export const standOf = (hex: Hex, facing: Direction): number => placeOf(hex) * SIDES + facing;
/** The hex of a stand. */
export const hexAtStand = (stand: number): Hex => HEXES[Math.floor(stand / SIDES)] ?? { q: 0, r: 0 };
/** The facing of a stand. */
export const facingAtStand = (stand: number): Direction => (stand % SIDES) as Direction;

const STANDS = PLACE_COUNT * SIDES;
const MOST = OPERATIONS.length;

/** Where each operation leads from each stand; nowhere: out of the arena. */
const LEADS = new Int16Array(STANDS * MOST).map((_, i) => {
  const stand = Math.floor(i / MOST);
  const op = OPERATIONS[i % MOST];
  const [hex, facing] = [hexAtStand(stand), facingAtStand(stand)];
  if (op === undefined) return NOWHERE;
  if (op.do === 'turn') return standOf(hex, turn(facing, op.by));
  const to = neighbour(hex, op.way);
  return isInside(to) ? standOf(to, turn(facing, op.turn)) : NOWHERE;
});

/** How a stand is come to. */
interface LastStep {
  readonly cost: number;
  readonly by: number;
  readonly before: number;
}

/** A last step in one number: its three, each more by one, so that nought is a stand nobody comes to. */
const UNREACHED = 0;
const stepOf = ({ cost, by, before }: LastStep): number => ((before + 1) << 16) | ((by + 1) << 8) | (cost + 1);
const costOf = (step: number): number => (step & 0xff) - 1;
const byOf = (step: number): number => ((step >> 8) & 0xff) - 1;
const beforeOf = (step: number): number => (step >> 16) - 1;

/** Stands that can be come to, the nearest first. */
export interface Walk {
  readonly stands: readonly number[];
  /** Operations to a stand of the walk. */
  cost(stand: number): number;
  /** The last of the operations that lead there; null: none is needed. */
  by(stand: number): Operation | null;
  /** The stand before that operation. */
  before(stand: number): number;
}

/**
 * 3.3 Every stand within so many operations, at none of the closed places. `until` ends the walk at the first stand of
 * which it is true, which is then the last one.
 */
export function walkFrom(
  start: number,
  closed: Uint8Array,
  budget: number,
  hampered: boolean,
  until: (stand: number) => boolean = () => false,
): Walk {
  const steps = new Int32Array(STANDS);
  const stands = [start];
  steps[start] = stepOf({ cost: 0, by: NOWHERE, before: NOWHERE });
  const ops = hampered ? HAMPERED : MOST;
  let ended = until(start);
  for (let at = 0; at < stands.length && !ended; at++) {
    const from = stands[at] ?? start;
    const cost = costOf(steps[from] ?? UNREACHED);
    if (cost >= budget) break;
    for (let op = 0; op < ops && !ended; op++) {
      const to = LEADS[from * MOST + op] ?? NOWHERE;
      if (to === NOWHERE || steps[to] !== UNREACHED) continue;
      if (op >= TURN_COUNT && closed[(to / SIDES) | 0] === 1) continue;
      steps[to] = stepOf({ cost: cost + 1, by: op, before: from });
      stands.push(to);
      ended = until(to);
    }
  }
  return {
    stands,
    cost: (stand) => costOf(steps[stand] ?? UNREACHED),
    by: (stand) => OPERATIONS[byOf(steps[stand] ?? UNREACHED)] ?? null,
    before: (stand) => beforeOf(steps[stand] ?? UNREACHED),
  };
}
