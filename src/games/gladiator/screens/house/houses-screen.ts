/** The games of houses of this player: go on with one, or begin another. */

import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { MenuItem, Message, View } from '../../../../tui/view.ts';
import { gladiatorOf } from '../../files/services.ts';
import type { HouseItem } from '../../files/types.ts';
import { dateText } from '../career/words.ts';
import { houseGame } from './house-screen.ts';
import { newLudusScreen } from './new-house.ts';
import { money } from './words.ts';

interface LudiState {
  readonly items: readonly HouseItem[];
  readonly notice: string | null;
}

/** The list as it is now. */
export function ludiScreen({ services }: Env, notice: string | null = null): Screen {
  return page({ items: gladiatorOf(services).houses.list(), notice });
}

function page(state: LudiState): Screen {
  return screenOf('careers', state, { update, view });
}

const NEW: MenuItem = { value: 'new', label: 'A new house', note: 'five gladiators and 40 denarii' };

function update(state: LudiState, message: Message, env: Env): Move {
  const here = page(state);
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: here, next: helpScreen('careers', 'ludus') };
  if (message.kind !== 'select') return stay(here);
  if (message.value === NEW.value) return { to: 'over', screen: here, next: newLudusScreen(env) };
  const opened = gladiatorOf(env.services).houses.open(message.value);
  if (!opened.ok) return stay(ludiScreen(env, opened.why));
  return { to: 'only', next: env.routes.play(houseGame(opened.value), env, null) };
}

function view({ items, notice }: LudiState, env: Env): View {
  const canvas = blankScreen(env);
  const going = items.filter((item) => item.state === 'ok' && !item.over).length;
  drawHeader(canvas, 'Houses', `${going} going on, ${items.length - going} over`);
  const prompt = notice ?? 'Go on with a house, or open one. Those that are over can be read.';
  drawTold(canvas, canvas.height - 2, prompt, notice === null ? 'tell' : 'refuse');
  drawKeyBar(canvas, 'careers', env);
  const place = { x: 1, y: 2, width: canvas.width - 2, limit: canvas.height - 6 };
  return {
    canvas,
    menu: { id: 'ludi', ...place, items: [NEW, ...items.map(menuItem)], initial: items.length > 0 ? 1 : 0 },
  };
}

function menuItem(item: HouseItem): MenuItem {
  if (item.state === 'damaged') return { value: item.id, label: item.id, note: `damaged: ${item.why}` };
  const { id, name, month, months, denarii, rep, men, mode, returns, over } = item;
  const when = over ? 'over' : month === 0 ? 'founding' : dateText(month);
  const marks = [...(mode === 'lenient' ? ['lenient'] : []), ...(returns > 0 ? [`went back ${returns} x`] : [])];
  const note = [`month ${month} of ${months}`, money(denarii), `REP ${rep}`, `${men} men`, when, ...marks].join('  ');
  return { value: id, label: `House of ${name}`, note };
}
