/** 18 Where the program lays a marker of the air currents. */
import type { AirMarker } from '../acts.ts';
import type { PitContext } from '../kit.ts';
import { markersOf } from '../legal.ts';
import { rowOf } from '../pit.ts';
import { aloftIn } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Glider, State } from '../types.ts';

/** 18 The markers that do a team most good: up under its own, down over the others; several where they are equal. */
export function bestMarkers(
  state: Readonly<State>,
  tables: Tables,
  { team }: Pick<Glider, 'team'>,
  total: number,
): readonly AirMarker[] {
  const worth = ({ row, sign }: AirMarker): number =>
    aloftIn(state)
      .filter(({ hex }) => rowOf(hex) === row)
      .reduce((sum, one) => sum + (one.team === team ? sign : -sign), 0);
  const all = markersOf(state, tables, total);
  const most = Math.max(...all.map(worth));
  return all.filter((one) => worth(one) === most);
}

/** 18 The same, one of equals by lot. */
export function airByBook({ state, tables, dice, emit }: PitContext, pilot: Glider, total: number): AirMarker {
  const best = bestMarkers(state, tables, pilot, total);
  const [only] = best;
  if (only === undefined) throw new Error('there is no marker to lay');
  if (best.length === 1) return only;
  const lot = dice.lot('air', '18', best.length);
  emit({ kind: 'chosen-by-lot', cite: '18', lots: [lot], glider: pilot.id, of: best.length });
  return best[lot.picked] ?? only;
}
