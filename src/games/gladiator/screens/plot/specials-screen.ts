/** The list of special actions that may be written now (7.4). */

import { drawKeyBar } from '../../../../tui/parts.ts';
import { BACK, type Env, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { MenuItem, View } from '../../../../tui/view.ts';
import { catches } from '../../rules/advanced/nets.ts';
import { plotFault } from '../../rules/basic/plot.ts';
import { type ActionCode, type NetPlot, type Plot, ROLL_WAYS, type RollWay } from '../../rules/types.ts';
import { type PlotDraft, type PlotGround, plotOf } from './plot-draft.ts';

const NOTES: readonly (readonly [ActionCode, string, string])[] = [
  ['X', 'Pause', 'stay; turn any way with [ ]'],
  ['C', 'Charge', 'three hexes straight ahead'],
  ['L', 'Leap', 'two hexes, over the first; may stumble'],
  ['KN', 'Kneel', 'or get up from the ground; one turn'],
  ['R', 'Recover', 'take care to pick up an item; -6'],
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

/** What the list is made from: the ground, and the order as written so far. */
interface Listed {
  readonly ground: PlotGround;
  readonly draft: PlotDraft;
}

/** A menu over the bout; what is chosen goes back as an order in JSON. */
export function specialsScreen(ground: PlotGround, draft: PlotDraft): Screen {
  const listed = { ground, draft };
  return screenOf('menu', listed, {
    update(_, message) {
      if (message.kind === 'select') return { to: 'return', value: message.value };
      if (message.kind === 'key' && message.command === 'close') return BACK;
      if (message.kind === 'key' && message.command === 'help')
        return { to: 'over', screen: specialsScreen(ground, draft), next: helpScreen('menu') };
      return stay(specialsScreen(ground, draft));
    },
    view,
  });
}

function view({ ground, draft }: Listed, env: Env, below: () => View): View {
  const { canvas } = below();
  const items = [...specialsFor(ground), ...netsFor(ground, draft)];
  const width = 66;
  const height = items.length + 2;
  const x = Math.floor((canvas.width - width) / 2);
  const y = Math.max(1, Math.floor((canvas.height - height) / 2));
  canvas.fill(x, y, width, height, { bg: 'void' });
  canvas.box(
    x,
    y,
    width,
    height,
    { fg: 'accent' },
    { title: 'Special actions', titleStyle: { fg: 'accent', bold: true }, right: '7.4', rightStyle: { fg: 'rule' } },
  );
  drawKeyBar(canvas, 'menu', env);
  return {
    canvas,
    menu: { id: 'specials', x: x + 1, y: y + 1, width: width - 2, limit: items.length, items, initial: 0 },
  };
}

/** The special actions that are legal now. */
function specialsFor({ state, tables, fighter }: PlotGround): readonly MenuItem[] {
  const legal = (plot: Plot) => plotFault(state, tables, fighter, plot) === null;
  const plain = NOTES.map(([code, label, note]) => item(code, null, `${code.padEnd(3)} ${label}`, note));
  const rolls = ROLL_WAYS.map((way) => item('RO', way, `RO ${way}`, `roll ${ROLL_WORDS[way]}`));
  return [...plain, ...rolls].filter(({ value }) => legal(JSON.parse(value) as Plot));
}

/** 20.2 The net attacks that may go with what is written, each with its price. */
function netsFor({ state, tables, fighter }: PlotGround, draft: PlotDraft): readonly MenuItem[] {
  const written = plotOf({ ...draft, net: null });
  return NETS.flatMap(([net, label, whom]): MenuItem[] => {
    const plot: Plot = { ...written, net };
    if (plotFault(state, tables, fighter, plot) !== null) return [];
    const { cf } = tables.netAttacks[net.kind];
    return [
      {
        value: JSON.stringify(plot),
        label: label.padEnd(14),
        note: `${cf} CF: ${catches(tables, net.kind) ? 'catches' : 'trips'} ${whom}`,
      },
    ];
  });
}

function item(code: ActionCode, way: RollWay | null, label: string, note: string): MenuItem {
  const plot: Plot = { actions: [{ code, before: 0, after: 0, way }], act: false };
  return { value: JSON.stringify(plot), label, note };
}
