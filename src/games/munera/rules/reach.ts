/** 16 Where a fighter can get to with its Action Points, and how it faces there. */
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../../kernel/hex.ts';
import { stepCost, turnCost } from './legal.ts';
import { isFree } from './roster.ts';
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

const keyOf = ({ q, r }: Hex, facing: Direction): number => ((r + 16) * 64 + (q + 16)) * 6 + facing;

/** 7.20 to 7.22, MR-49 All stands within so many AP, the cheapest first; of equals by row, column and facing. */
export function reachOf(state: Readonly<State>, fighter: Fighter, ap: number, mayStep: boolean): readonly Footing[] {
  const start: Footing = { hex: fighter.hex, facing: fighter.facing, cost: 0, by: null, before: null };
  const best = new Map<number, Footing>([[keyOf(start.hex, start.facing), start]]);
  const settled: Footing[] = [];
  for (let cost = 0; cost <= ap; cost++) {
    const layer = [...best.values()].filter((one) => one.cost === cost).sort(inOrder);
    for (const stand of layer) {
      settled.push(stand);
      for (const next of nextTo(state, fighter, stand, mayStep)) {
        const key = keyOf(next.hex, next.facing);
        const known = best.get(key);
        if (next.cost <= ap && (known === undefined || next.cost < known.cost)) best.set(key, next);
      }
    }
  }
  return settled;
}

const inOrder = (a: Footing, b: Footing): number => a.hex.r - b.hex.r || a.hex.q - b.hex.q || a.facing - b.facing;

function nextTo(state: Readonly<State>, fighter: Fighter, stand: Footing, mayStep: boolean): readonly Footing[] {
  const { hex, facing, cost } = stand;
  const turns = DIRECTIONS.filter((way) => way !== facing).map(
    (way): Footing => ({
      ...{ hex, facing: way, cost: cost + turnCost(facing, way), by: { do: 'turn', way }, before: stand },
    }),
  );
  if (!mayStep) return turns;
  const steps = DIRECTIONS.flatMap((way): readonly Footing[] => {
    const to = neighbour(hex, way);
    if (!isFree(state, to) && !(to.q === fighter.hex.q && to.r === fighter.hex.r)) return [];
    const more = stepCost({ facing, helmet: fighter.helmet }, way);
    return [{ hex: to, facing, cost: cost + more, by: { do: 'step', way }, before: stand }];
  });
  return [...turns, ...steps];
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
