/** The list of special actions that may be written now (7.4). */

import { paneOf } from '../../../../tui/pane.ts';
import { drawKeyBar, drawPopup } from '../../../../tui/parts.ts';
import { BACK, type Env, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { View } from '../../../../tui/view.ts';
import type { PlotDraft, PlotGround } from '../../ask/plot/plot-draft.ts';
import { netOffers, specialOffers } from '../../ask/plot/specials.ts';
import { itemsOf } from '../menu-items.ts';

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
  const items = itemsOf([...specialOffers(ground), ...netOffers(ground, draft)]);
  const width = 66;
  const height = items.length + 2;
  const x = Math.floor((canvas.width - width) / 2);
  const y = Math.max(1, Math.floor((canvas.height - height) / 2));
  drawPopup(
    paneOf(canvas, x, y, width, height),
    { bg: 'void' },
    { fg: 'accent' },
    { title: 'Special actions', titleStyle: { fg: 'accent', bold: true }, right: '7.4', rightStyle: { fg: 'rule' } },
  );
  drawKeyBar(canvas, 'menu', env);
  return {
    canvas,
    menu: { id: 'specials', x: x + 1, y: y + 1, width: width - 2, limit: items.length, items, initial: 0 },
  };
}
