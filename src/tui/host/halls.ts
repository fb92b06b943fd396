/** The halls of fame of the games: that of the only game which has one, or a list of them. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { MenuItem, Message, View } from '../view.ts';

/** The hall of fame of the games that are loaded, or a list where several have one; null: none has. */
export function hallsScreen(env: Env): Screen | null {
  const items = itemsOf(env);
  const [only] = items;
  if (only === undefined) return null;
  return items.length === 1 ? hallOf(only.value, env) : listed(items);
}

const itemsOf = ({ games }: Env): readonly MenuItem[] =>
  games.lines
    .filter(({ id }) => games.screens(id)?.hall !== undefined)
    .map(({ id, title, note }) => ({ value: id, label: title, note }));

const hallOf = (game: string, env: Env): Screen | null => env.games.screens(game)?.hall?.(env) ?? null;

const listed = (items: readonly MenuItem[]): Screen => screenOf('menu', items, { update, view });

function update(items: readonly MenuItem[], message: Message, env: Env): Move {
  const here = listed(items);
  if (message.kind === 'select') {
    const next = hallOf(message.value, env);
    return next === null ? stay(here) : { to: 'over', screen: here, next };
  }
  if (message.kind !== 'key') return stay(here);
  if (message.command === 'help') return { to: 'over', screen: here, next: helpScreen('menu') };
  return message.command === 'close' ? BACK : stay(here);
}

function view(items: readonly MenuItem[], env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Halls of fame', '');
  drawPrompt(canvas, canvas.height - 2, 'The hall of which game?', 'ask');
  drawKeyBar(canvas, 'menu', env);
  const limit = canvas.height - 6;
  return { canvas, menu: { id: 'halls', x: 1, y: 2, width: canvas.width - 2, limit, items, initial: 0 } };
}
