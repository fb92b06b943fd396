/** 8.21 Every end that a movement can come to. */
import { sameHex } from '../../../kernel/hex.ts';
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

const keyOf = ({ kind, pose, climbed, unspent }: End): string =>
  `${kind}/${pose.hex.q},${pose.hex.r}/${pose.facing}/${pose.alt}/${pose.speed}/${climbed ? 1 : 0}/${unspent}`;

/** All ends from where a movement stands, depth first, in the order of 8.21; of paths to one end the shortest, in the place of the first. Plain maneuvers alone. */
export function endsOf(flying: Flying): readonly End[] {
  const found = new Map<string, End>();
  const keep = (end: End): void => {
    const key = keyOf(end);
    const known = found.get(key);
    if (known === undefined || end.path.length < known.path.length) found.set(key, end);
  };
  explore(flying, [], keep);
  return [...found.values()];
}

function explore(flying: Flying, path: readonly Maneuver[], keep: (end: End) => void): void {
  const { pose, flight, air } = flying;
  const { climbed, left: unspent } = flight;
  if (unspent === 0) {
    keep({ kind: 'end', pose, climbed, unspent, path, ram: null });
    return;
  }
  const ram = ramFrom(flying, climbed);
  if (ram !== null) keep({ kind: 'early stop', pose, climbed, unspent, path, ram });
  for (const maneuver of maneuversOf(flying, false)) {
    const longer = [...path, maneuver];
    if (isIntoWall(flying, maneuver)) {
      keep({ kind: 'collision', pose, climbed, unspent: 0, path: longer, ram: null });
      continue;
    }
    const next = flownAndSettled(flying, maneuver);
    if (next.pose.alt > air.floor) explore(next, longer, keep);
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
