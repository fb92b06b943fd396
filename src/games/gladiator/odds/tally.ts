/** Ways of the dice counted by what they bring. */
import type { Critical } from '../rules/tables/types.ts';

/** What one fall of the dice brings the man struck. */
export interface Consequence {
  /** Boxes ticked in the area; 0 where he dies. */
  readonly wounds: number;
  readonly dies: boolean;
  readonly mortal: boolean;
  readonly critical: Critical | null;
  readonly drops: 'weapon' | 'shield' | null;
  /** Boxes ticked on his shield; null: it was not hit. */
  readonly boxes: number | null;
  readonly destroyed: boolean;
  /** The blow comes through to the body. */
  readonly landed: boolean;
  readonly nothing: boolean;
}

/** How many ways bring each thing. */
export interface WaysTally {
  ways: number;
  /** By the number of wounds, of men who live. */
  readonly wounds: number[];
  readonly criticals: Map<Critical, number>;
  kill: number;
  mortal: number;
  weaponDrop: number;
  shieldDrop: number;
  /** By the number of boxes, of shields that are hit. */
  readonly boxes: number[];
  destroyed: number;
  landed: number;
  nothing: number;
}

/** The counts that are single numbers. */
const NUMBERS = ['ways', 'kill', 'mortal', 'weaponDrop', 'shieldDrop', 'destroyed', 'landed', 'nothing'] as const;

/** Nothing counted yet; `w`: the wound boxes of an area. */
export function noWays(w: number): WaysTally {
  return {
    ways: 0,
    wounds: Array<number>(w + 1).fill(0),
    criticals: new Map(),
    kill: 0,
    mortal: 0,
    weaponDrop: 0,
    shieldDrop: 0,
    boxes: [],
    destroyed: 0,
    landed: 0,
    nothing: 0,
  };
}

/** Counts a consequence of so many ways. */
export function count(tally: WaysTally, one: Consequence, ways: number): void {
  tally.ways += ways;
  if (one.dies) tally.kill += ways;
  else tally.wounds[one.wounds] = (tally.wounds[one.wounds] ?? 0) + ways;
  if (one.critical !== null) addCritical(tally, one.critical, ways);
  if (one.mortal) tally.mortal += ways;
  if (one.drops === 'weapon') tally.weaponDrop += ways;
  if (one.drops === 'shield') tally.shieldDrop += ways;
  if (one.boxes !== null) addBoxes(tally, one.boxes, ways);
  if (one.destroyed) tally.destroyed += ways;
  if (one.landed) tally.landed += ways;
  if (one.nothing) tally.nothing += ways;
}

/** Adds one tally to another, `times` over. */
export function addTally(to: WaysTally, from: WaysTally, times: number): void {
  for (const name of NUMBERS) to[name] += from[name] * times;
  for (const [i, ways] of from.wounds.entries()) to.wounds[i] = (to.wounds[i] ?? 0) + ways * times;
  for (const [critical, ways] of from.criticals) addCritical(to, critical, ways * times);
  for (const [i, ways] of from.boxes.entries()) addBoxes(to, i, ways * times);
}

function addCritical({ criticals }: WaysTally, critical: Critical, ways: number): void {
  criticals.set(critical, (criticals.get(critical) ?? 0) + ways);
}

function addBoxes({ boxes }: WaysTally, at: number, ways: number): void {
  while (boxes.length <= at) boxes.push(0);
  boxes[at] = (boxes[at] ?? 0) + ways;
}
