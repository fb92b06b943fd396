/** The list of finished bouts. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import type { ReplayItem } from '../services.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { helpScreen } from './help.ts';
import { withGame } from './opening.ts';

interface ReplaysState {
  readonly items: readonly ReplayItem[];
  readonly notice: string | null;
  /** The name of the bout under the mark. */
  readonly at: string | null;
}

/** The list as it is now; the games it speaks of are loaded meanwhile, for their words. */
export function replaysScreen({ services, games }: Env): Screen {
  const items = services.replays();
  for (const game of new Set(items.flatMap((one) => (one.state === 'damaged' ? [] : [one.game]))))
    void games.load(game);
  return page({ items, notice: null, at: null });
}

function page(state: ReplaysState): Screen {
  return screenOf('menu', state, { update, view });
}

function update(state: ReplaysState, message: Message, env: Env): Move {
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: page(state), next: helpScreen('menu') };
  if (message.kind === 'highlight') return stay(page({ ...state, notice: null, at: message.value }));
  if (message.kind !== 'select') return stay(page(state));
  const loaded = env.services.loadReplay(message.value);
  if (!loaded.ok) return stay(page({ ...state, notice: loaded.why }));
  const here = page({ ...state, notice: null });
  return withGame(gameOf(state, message.value, env), env, here, (screens, now) =>
    screens.replay(loaded.value, now, here),
  );
}

function view({ items, notice, at }: ReplaysState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Replays', `${items.length} kept`);
  canvas.text(5, 2, 'bout', { fg: 'mute' });
  const limit = canvas.height - 7;
  if (notice !== null) drawPrompt(canvas, canvas.height - 2, notice, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, outcomeOf(items.find(({ name }) => name === at) ?? items[0], env), 'tell');
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

/** How a bout ended, in a sentence. */
function outcomeOf(item: ReplayItem | undefined, { games }: Env): string {
  if (item === undefined) return 'Finished bouts are kept here.';
  if (item.state === 'damaged') return `This bout cannot be watched: ${item.why}.`;
  if (item.state === 'bare') return 'How it ended is not known before it is watched.';
  const { game, parties, winner, by } = item;
  const won = winner === null ? 'Nobody won' : `${parties[winner] ?? ''} won`;
  const how = games.screens(game)?.ending(by) ?? null;
  return how === null ? `${won}.` : `${won}: ${how}.`;
}

/** The game that a replay is of. */
function gameOf({ items }: ReplaysState, name: string, { games }: Env): string {
  const found = items.find((one) => one.name === name);
  return found === undefined || found.state === 'damaged' ? (games.lines[0]?.id ?? '') : found.game;
}

/** 'Maximus', or of a team 'Maximus +2'. */
function sideText(names: string): string {
  const [first = '', ...more] = names.split(' & ');
  return more.length === 0 ? first : `${first} +${more.length}`;
}

function menuItem(item: ReplayItem): MenuItem {
  if (item.state === 'damaged') return { value: item.name, label: item.name, note: `damaged: ${item.why}` };
  const { date, seed } = item;
  const when = date === null ? [] : [date];
  if (item.state === 'bare') return { value: item.name, label: item.ruleset, note: [...when, seed].join('  ') };
  const { parties, turns, results } = item;
  const letters = Object.values(results).join('-');
  return {
    value: item.name,
    label: parties.map(sideText).join(' v '),
    note: [letters, `turn ${turns}`, ...when, seed].join('  '),
  };
}
