/** The list of special actions that may be written now (7.4). */
import { plotFault } from '../../engine/gladiator/plot.ts';
import { type ActionCode, type Plot, ROLL_WAYS, type RollWay } from '../../engine/gladiator/types.ts';
import { drawKeyBar } from '../parts.ts';
import { BACK, type Env, type MenuItem, type Screen, screenOf, stay, type View } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { PlotGround } from './plot-draft.ts';

const NOTES: readonly (readonly [ActionCode, string, string])[] = [
  ['X', 'Pause', 'stay; turn any way with [ ]'],
  ['C', 'Charge', 'three hexes straight ahead'],
  ['L', 'Leap', 'two hexes, over the first; may stumble'],
  ['KN', 'Kneel', 'or get up from the ground; one turn'],
  ['R', 'Recover', 'take care to pick up an item; -6'],
  ['S', 'Stumble', 'you must; one turn if you can move'],
];
const ROLL_WORDS: { readonly [W in RollWay]: string } = {
  FL: 'front left',
  FR: 'front right',
  BL: 'back left',
  BR: 'back right',
};

/** A menu over the bout; what is chosen goes back as an order in JSON. */
export function specialsScreen(ground: PlotGround): Screen {
  return screenOf('menu', ground, {
    update(_, message) {
      if (message.kind === 'select') return { to: 'return', value: message.value };
      if (message.kind === 'key' && message.command === 'close') return BACK;
      if (message.kind === 'key' && message.command === 'help')
        return { to: 'over', screen: specialsScreen(ground), next: helpScreen('menu') };
      return stay(specialsScreen(ground));
    },
    view,
  });
}

function view(ground: PlotGround, env: Env, below: () => View): View {
  const { canvas } = below();
  const items = specialsFor(ground);
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

function item(code: ActionCode, way: RollWay | null, label: string, note: string): MenuItem {
  const plot: Plot = { actions: [{ code, before: 0, after: 0, way }], act: false };
  return { value: JSON.stringify(plot), label, note };
}
