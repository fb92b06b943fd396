/** 8.21 Every end that a movement can come to. */
import { DIRECTIONS, sameHex } from '../../../kernel/hex.ts';
import type { Maneuver } from './acts.ts';
import { type Dive, type Flying, flown, freshFlight, isIntoWall, maneuversOf, ramFrom } from './maneuvers.ts';
import { isInPit, type PitTables, settledAlt } from './pit.ts';
import type { Pose } from './tables/types.ts';

/** How a movement ends: all spent, stopped early to ram, in the wall. */
type EndKind = 'end' | 'early stop' | 'collision';

/** One end of a movement. */
export interface End {
  readonly kind: EndKind;
  /** Where it ends; of a collision, before the blow. */
  readonly pose: Pose;
  readonly climbed: boolean;
  /** 10.24 What is not spent, which is the bonus of the ram. */
  readonly unspent: number;
  readonly path: readonly Maneuver[];
  /** Of an early stop: the ram. */
  readonly ram: Dive | null;
}

const KINDS: readonly EndKind[] = ['end', 'early stop', 'collision'];

/** 8.21 Ends with the same key are one end. */
const keyOf = ({ kind, pose, climbed, unspent }: End): number =>
  (placeOf(pose) * ROOM + KINDS.indexOf(kind)) * ROOM + unspent * 2 + Number(climbed);

/** Room for each part of a key: more than it can take. */
const ROOM = 32;
const HALF = 16;

/** Where and how one flies as one number. */
const placeOf = ({ hex, facing, alt, speed }: Pose): number =>
  (((hex.q + HALF) * ROOM + hex.r + HALF) * DIRECTIONS.length + facing) * ROOM * ROOM + alt * ROOM + speed;

/** Everything that what follows in a movement depends on, as one number. */
const momentOf = ({ pose, flight }: Flying): number =>
  ((placeOf(pose) * ROOM + flight.left) * ROOM + (flight.hexTurn + 1) * 4 + flight.lastSlip + 1) * 8 +
  Number(flight.paid) * 4 +
  Number(flight.climbed) * 2 +
  Number(flight.first);

/** All ends from where a movement stands, depth first, in the order of 8.21; of paths to one end the shortest, in the place of the first. Plain maneuvers alone. */
export function endsOf(flying: Flying): readonly End[] {
  const found = new Map<number, End>();
  const keep = (end: End): void => {
    const key = keyOf(end);
    const known = found.get(key);
    if (known === undefined || end.path.length < known.path.length) found.set(key, end);
  };
  explore(flying, [], { keep, seen: new Map() });
  return [...found.values()];
}

/** What an exploration finds, and by how many maneuvers it has come to each moment of the movement. */
interface Exploration {
  keep(end: End): void;
  readonly seen: Map<number, number>;
}

function explore(flying: Flying, path: readonly Maneuver[], exploration: Exploration): void {
  const { pose, flight, air } = flying;
  const { climbed, left: unspent } = flight;
  const { keep, seen } = exploration;
  if (unspent === 0) {
    keep({ kind: 'end', pose, climbed, unspent, path, ram: null });
    return;
  }
  // from a moment that was reached before by no more maneuvers nothing new or shorter follows
  const moment = momentOf(flying);
  const before = seen.get(moment);
  if (before !== undefined && before <= path.length) return;
  seen.set(moment, path.length);
  const ram = ramFrom(flying, climbed);
  if (ram !== null) keep({ kind: 'early stop', pose, climbed, unspent, path, ram });
  for (const maneuver of maneuversOf(flying, false)) {
    const longer = [...path, maneuver];
    if (isIntoWall(flying, maneuver)) {
      keep({ kind: 'collision', pose, climbed, unspent: 0, path: longer, ram: null });
      continue;
    }
    const next = flownAndSettled(flying, maneuver);
    if (next.pose.alt > air.floor) explore(next, longer, exploration);
  }
}

/** A movement after a legal maneuver that does not lead into the wall, forced down where somebody is in the way (7.14). */
export function flownAndSettled(flying: Flying, maneuver: Maneuver): Flying {
  const { pose, flight } = flown(flying, maneuver);
  const moved = pose.alt !== flying.pose.alt || !sameHex(pose.hex, flying.pose.hex);
  const alt = moved ? settledAlt(flying.air, pose.hex, pose.alt) : pose.alt;
  return { ...flying, flight, pose: { ...pose, alt } };
}

/** 18 Whether somebody alone in the pit, at a speed, can fly on from a place without hitting the wall; never at speed 0. */
export function canEscape(tables: PitTables, { hex, facing }: Pick<Pose, 'hex' | 'facing'>, speed: number): boolean {
  if (speed <= 0) return false;
  let known = ESCAPES.get(tables.rows);
  if (known === undefined) {
    known = new Map();
    ESCAPES.set(tables.rows, known);
  }
  const key = `${hex.q},${hex.r}/${facing}/${speed}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const free = hasWay({ ...ALONE, tables, pose: { hex, facing, alt: 10, speed }, flight: freshFlight(speed) });
  known.set(key, free);
  return free;
}

/** What has been found for a pit, which never changes. */
const ESCAPES = new WeakMap<PitTables['rows'], Map<string, boolean>>();
const ALONE = { air: { floor: 0, others: [] }, pilot: { stunned: false, netted: false, hand: null } } as const;

/** Whether some path spends everything in the pit. */
function hasWay(flying: Flying): boolean {
  if (flying.flight.left === 0) return isInPit(flying.tables, flying.pose.hex);
  return maneuversOf(flying, false).some((one) => !isIntoWall(flying, one) && hasWay(flownAndSettled(flying, one)));
}
