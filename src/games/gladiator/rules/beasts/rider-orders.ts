/** 30.4: what a rider does in a phase. He rolls on the chart as any centurion does, and turns before he moves. */
import type { Throw } from '../../../../kernel/dice.ts';
import { add, type Direction, minus, nearestDirections, rotate } from '../../../../kernel/hex.ts';
import { type Bearing, type CenturionPlan, idle } from '../centurion/bearing.ts';
import { CHARGE_FROM, readChart } from '../centurion/chart.ts';
import { pathTo } from '../centurion/path.ts';
import type { Fighter } from '../types.ts';
import type { BookView } from '../view.ts';

/** Hexes of a charge (7.4 C). */
const CHARGE_HEXES = 3;

/** 30.4.1, P98 He turns to the arrow, and then goes to his chart hex, his facing unchanged; from 66 on he charges. */
export function orderRider(view: BookView, rider: Fighter, bearing: Bearing, thrown: Throw): CenturionPlan {
  const { hex, label, roll } = readChart(view, rider, bearing, thrown);
  const { arrow } = bearing;
  const base = { ...idle('move', hex.text, bearing), rolls: [roll] };
  if (label >= CHARGE_FROM) {
    const steps = Array<Direction>(CHARGE_HEXES).fill(arrow);
    return { ...base, order: 'charge', text: 'charges', ride: { facing: arrow, steps } };
  }
  const way = pathTo(view, rider, add(rider.at, rotate(hex.offset, arrow)));
  let at = rider.at;
  const steps = way.path.flatMap((next) => {
    const [direction] = nearestDirections(minus(next, at));
    at = next;
    return direction === undefined ? [] : [direction];
  });
  return { ...base, path: way.path, lots: [...base.lots, ...way.lots], ride: { facing: arrow, steps } };
}
