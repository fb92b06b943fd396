/** 7.4, 20.2 The special actions and the net attacks that may be written now. */

import { catches, isNetReady } from '../../rules/advanced/nets.ts';
import { plotFault } from '../../rules/basic/plot.ts';
import { enemiesOf } from '../../rules/sheet.ts';
import { type ActionCode, type NetPlot, type Plot, ROLL_WAYS, type RollWay } from '../../rules/types.ts';
import type { Offer } from '../asked.ts';
import { type PlotDraft, type PlotGround, plotOf } from './plot-draft.ts';

const NOTES: readonly (readonly [ActionCode, string, string])[] = [
  ['X', 'Pause', 'stay; turn any way with [ ]'],
  ['C', 'Charge', 'three hexes straight ahead'],
  ['L', 'Leap', 'two hexes, over the first; may stumble'],
  ['KN', 'Kneel', 'or get up from the ground; one turn'],
  ['R', 'Recover', 'pick up an item with care; -6'],
  ['RN', 'Repel', 'brace against a net: -6 on its dice'],
  ['S', 'Stumble', 'you must; one turn if you can move'],
];
const ROLL_WORDS: { readonly [W in RollWay]: string } = {
  FL: 'front left',
  FR: 'front right',
  BL: 'back left',
  BR: 'back right',
};

const NETS: readonly (readonly [plot: NetPlot, label: string, whom: string])[] = [
  [{ kind: 'toss' }, 'TN  Toss', 'him within three hexes'],
  [{ kind: 'swing' }, 'SN  Swing', 'the first within two hexes'],
  [{ kind: 'lay', hex: 1 }, 'LN1 Lay left', 'whoever enters your left front'],
  [{ kind: 'lay', hex: 2 }, 'LN2 Lay ahead', 'whoever enters your front'],
  [{ kind: 'lay', hex: 3 }, 'LN3 Lay right', 'whoever enters your right front'],
];

/** The special actions that are legal now; of repelling a net only where one could come. */
export function specialOffers({ state, tables, fighter }: PlotGround): readonly Offer<Plot>[] {
  const legal = (plot: Plot) => plotFault(state, tables, fighter, plot) === null;
  const netComes = enemiesOf(state, fighter).some((enemy) => isNetReady({ state }, enemy));
  const notes = NOTES.filter(([code]) => code !== 'RN' || netComes);
  const plain = notes.map(([code, label, note]) => item(code, null, `${code.padEnd(3)} ${label}`, note));
  const rolls = ROLL_WAYS.map((way) => item('RO', way, `RO ${way}`, `roll ${ROLL_WORDS[way]}`));
  return [...plain, ...rolls].filter(({ choice }) => legal(choice));
}

/** 20.2 The net attacks that may go with what is written, each with its price. */
export function netOffers({ state, tables, fighter }: PlotGround, draft: PlotDraft): readonly Offer<Plot>[] {
  const written = plotOf({ ...draft, net: null });
  return NETS.flatMap(([net, label, whom]): Offer<Plot>[] => {
    const plot: Plot = { ...written, net };
    if (plotFault(state, tables, fighter, plot) !== null) return [];
    const { cf } = tables.netAttacks[net.kind];
    return [
      {
        choice: plot,
        label: label.padEnd(14),
        note: `${cf} CF: ${catches(tables, net.kind) ? 'catches' : 'trips'} ${whom}`,
      },
    ];
  });
}

function item(code: ActionCode, way: RollWay | null, label: string, note: string): Offer<Plot> {
  const plot: Plot = { actions: [{ code, before: 0, after: 0, way }], act: false };
  return { choice: plot, label, note };
}
