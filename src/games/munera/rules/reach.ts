/** 16 Where a fighter can get to with its Action Points, and how it faces there. */
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../../kernel/hex.ts';
import { isInside } from './geometry.ts';
import { stepCost, turnCost } from './legal.ts';
import { activeIn } from './roster.ts';
import type { Fighter, State } from './types.ts';

/** A hex and a facing that can be reached. */
export interface Footing {
  readonly hex: Hex;
  readonly facing: Direction;
  /** The least AP. */
  readonly cost: number;
  /** The last step or turn that leads here; null: one is here already. */
  readonly by: { readonly do: 'step' | 'turn'; readonly way: Direction } | null;
  readonly before: Footing | null;
}

/** Steps and turns that lead to a stand, in their order. */
export function wayTo(stand: Footing): readonly { readonly do: 'step' | 'turn'; readonly way: Direction }[] {
  return stand.before === null || stand.by === null ? [] : [...wayTo(stand.before), stand.by];
}

const placeOf = ({ q, r }: Hex): number => (r + 16) * 64 + (q + 16);
const keyOf = (hex: Hex, facing: Direction): number => placeOf(hex) * 6 + facing;

/** 7.20 to 7.22, MR-49 All stands within so many AP, the cheapest first; of equals by row, column and facing. */
export function reachOf(state: Readonly<State>, fighter: Fighter, ap: number, mayStep: boolean): readonly Footing[] {
  const settled: Footing[] = [];
  firstStand(state, fighter, { ap, mayStep }, (stand) => {
    settled.push(stand);
    return false;
  });
  return settled;
}

/** 16 The first of these stands that fits; null: none does. */
export function firstStand(
  state: Readonly<State>,
  fighter: Fighter,
  { ap, mayStep }: { readonly ap: number; readonly mayStep: boolean },
  fits: (stand: Footing) => boolean,
): Footing | null {
  const start: Footing = { hex: fighter.hex, facing: fighter.facing, cost: 0, by: null, before: null };
  const best = new Map<number, Footing>([[keyOf(start.hex, start.facing), start]]);
  const layers: Footing[][] = [[start]];
  const reach: Reach = { ...{ ap, best, layers, helmet: fighter.helmet }, isOpen: openHexes(state, fighter) };
  for (let cost = 0; cost <= ap; cost++) {
    const layer = layers[cost]?.filter((one) => best.get(keyOf(one.hex, one.facing)) === one) ?? [];
    for (const stand of layer.sort(inOrder)) {
      if (fits(stand)) return stand;
      spread(reach, stand, mayStep);
    }
  }
  return null;
}

const inOrder = (a: Footing, b: Footing): number => a.hex.r - b.hex.r || a.hex.q - b.hex.q || a.facing - b.facing;

/** A search for stands while it lasts. */
interface Reach {
  readonly ap: number;
  readonly helmet: boolean;
  /** The cheapest stand of each hex and facing so far. */
  readonly best: Map<number, Footing>;
  /** Stands by what they cost; some of them were found cheaper since. */
  readonly layers: Footing[][];
  isOpen(hex: Hex): boolean;
}

/** 2.6 Hexes in which nobody else stands. */
function openHexes(state: Readonly<State>, { id }: Fighter): (hex: Hex) => boolean {
  const taken = new Set(activeIn(state).flatMap((one) => (one.id === id ? [] : [placeOf(one.hex)])));
  return (hex) => isInside(state.radius, hex) && !taken.has(placeOf(hex));
}

/** Every turn and step from a stand, as far as it leads anywhere cheaper than what is known. */
function spread(reach: Reach, stand: Footing, mayStep: boolean): void {
  const { hex, facing, cost } = stand;
  for (const way of DIRECTIONS)
    if (way !== facing)
      offerStand(reach, stand, { hex, facing: way, cost: cost + turnCost(facing, way), way, do: 'turn' });
  if (!mayStep) return;
  for (const way of DIRECTIONS) {
    const to = neighbour(hex, way);
    if (!reach.isOpen(to)) continue;
    const more = stepCost({ facing, helmet: reach.helmet }, way);
    offerStand(reach, stand, { hex: to, facing, cost: cost + more, way, do: 'step' });
  }
}

type Onward = Omit<Footing, 'by' | 'before'> & NonNullable<Footing['by']>;

function offerStand({ ap, best, layers }: Reach, before: Footing, { hex, facing, cost, do: what, way }: Onward): void {
  if (cost > ap) return;
  const key = keyOf(hex, facing);
  const known = best.get(key);
  if (known !== undefined && known.cost <= cost) return;
  const stand: Footing = { hex, facing, cost, by: { do: what, way }, before };
  best.set(key, stand);
  const layer = layers[cost];
  if (layer === undefined) layers[cost] = [stand];
  else layer.push(stand);
}

/** The bout with a fighter somewhere else, and what that costs paid. */
export function standingAt(state: Readonly<State>, id: string, { hex, facing, cost }: Footing): State {
  const { acting } = state;
  return {
    ...state,
    fighters: state.fighters.map((one) => (one.id === id ? { ...one, hex, facing } : one)),
    acting: acting === null ? null : { ...acting, ap: acting.ap - cost, spent: acting.spent + cost },
  };
}
