/** The list of finished bouts. */

import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import {
  BACK,
  type Env,
  type MenuItem,
  type Message,
  type Move,
  type Screen,
  screenOf,
  stay,
  type View,
} from '../program.ts';
import type { ReplayItem } from '../services.ts';
import { openReplay } from './replay.ts';

interface ReplaysState {
  readonly items: readonly ReplayItem[];
  readonly notice: string | null;
}

/** The list as it is now. */
export function replaysScreen({ services }: Env): Screen {
  return page({ items: services.replays(), notice: null });
}

function page(state: ReplaysState): Screen {
  return screenOf('menu', state, { update, view });
}

function update(state: ReplaysState, message: Message, env: Env): Move {
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind !== 'select') return stay(page(state));
  const loaded = env.services.loadReplay(message.value);
  if (!loaded.ok) return stay(page({ ...state, notice: loaded.why }));
  return openReplay(loaded.value, env, page({ ...state, notice: null }));
}

function view({ items, notice }: ReplaysState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Replays', `${items.length} kept`);
  canvas.text(5, 2, 'bout', { fg: 'mute' });
  const limit = canvas.height - 7;
  if (notice !== null) drawPrompt(canvas, canvas.height - 2, notice, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, 'Choose a bout to watch it again.', 'tell');
  drawKeyBar(canvas, 'menu', env);
  if (items.length === 0) {
    canvas.text(5, 4, 'No bout has been finished yet.', { fg: 'text' });
    return { canvas, menu: null };
  }
  return {
    canvas,
    menu: { id: 'replays', x: 1, y: 3, width: canvas.width - 2, limit, items: items.map(menuItem), initial: 0 },
  };
}

function menuItem(item: ReplayItem): MenuItem {
  if (item.state === 'damaged') return { value: item.name, label: item.name, note: `damaged: ${item.why}` };
  const { red, blue, winner, by, turns, date, seed, results } = item;
  const letters = Object.values(results).join('-');
  const won = winner === null ? 'no winner' : `${winner === 0 ? red : blue} won`;
  return {
    value: item.name,
    label: `${red} v ${blue}`,
    note: `${letters}  ${won}, turn ${turns} (${by})  ${date ?? ''}  seed ${seed}`,
  };
}
