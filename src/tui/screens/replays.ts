/** The list of finished bouts. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import type { ReplayItem } from '../services.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { helpScreen } from './help.ts';
import { READ_EVERY } from './long-games.ts';
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
  loadGames(items, games);
  return page({ items, notice: null, at: null });
}

function loadGames(items: readonly ReplayItem[], { load }: Env['games']): void {
  for (const game of new Set(items.flatMap((one) => ('game' in one ? [one.game] : [])))) void load(game);
}

/** While some are to be read yet, the list looks again at every tick. */
function page(state: ReplaysState): Screen {
  const waiting = state.items.filter((one) => one.state === 'unread').length;
  const screen = screenOf('menu', state, { update, view });
  return { ...screen, timer: waiting === 0 ? null : { ms: READ_EVERY, token: `reading-${waiting}` } };
}

function update(state: ReplaysState, message: Message, env: Env): Move {
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: page(state), next: helpScreen('menu') };
  if (message.kind === 'tick') {
    const items = env.services.replays();
    loadGames(items, env.games);
    return stay(page({ ...state, items }));
  }
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
  drawHeader(canvas, 'Replays', keptText(items.length, env));
  canvas.text(5, 2, 'bout', { fg: 'mute' });
  const limit = canvas.height - 7;
  if (notice !== null) drawPrompt(canvas, canvas.height - 2, notice, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, outcomeOf(items.find(({ name }) => name === at) ?? items[0], env), 'tell');
  drawKeyBar(canvas, 'menu', env);
  if (items.length === 0) {
    canvas.text(5, 4, 'No match has been finished yet.', { fg: 'text' });
    return { canvas, menu: null };
  }
  return {
    canvas,
    menu: {
      id: 'replays',
      x: 1,
      y: 3,
      width: canvas.width - 2,
      limit,
      items: items.map((item) => menuItem(item, env)),
      initial: 0,
    },
  };
}

function keptText(count: number, { services: { room } }: Env): string {
  if (room.quotas === null) return `${count} kept`;
  const { replays } = room.quotas;
  return count < replays ? `${count} of ${replays} kept` : `${count} of ${replays} kept; the oldest are deleted`;
}

/** How a bout ended, in a sentence. */
function outcomeOf(item: ReplayItem | undefined, { games }: Env): string {
  if (item === undefined) return 'Finished matches are kept here.';
  if (item.state === 'unread') return 'It is being read.';
  if (item.state === 'damaged') return `This match cannot be watched: ${item.why}.`;
  if (item.state === 'bare') return 'How it ended is known once it is watched.';
  const { game, parties, winner, by, results } = item;
  const won = winner === null ? 'Nobody won' : `${parties[winner] ?? ''} won`;
  const how = games.screens(game)?.ending(by, Object.keys(results).length) ?? null;
  return how === null ? `${won}.` : `${won}: ${how}.`;
}

/** The game that a replay is of. */
function gameOf({ items }: ReplaysState, name: string, { games }: Env): string {
  const found = items.find((one) => one.name === name);
  return found !== undefined && 'game' in found ? found.game : (games.lines[0]?.id ?? '');
}

/** 'Maximus', or of a team 'Maximus +2'. */
function sideText(names: string): string {
  const [first = '', ...more] = names.split(' & ');
  return more.length === 0 ? first : `${first} +${more.length}`;
}

function menuItem(item: ReplayItem, { games }: Env): MenuItem {
  if (item.state === 'unread') return { value: item.name, label: item.name, note: 'is being read' };
  if (item.state === 'damaged') return { value: item.name, label: item.name, note: `damaged: ${item.why}` };
  const { date, seed } = item;
  const when = date === null ? [] : [date];
  if (item.state === 'bare') return { value: item.name, label: item.ruleset, note: [...when, seed].join('  ') };
  const { game, parties, turns, results } = item;
  const turnWord = games.lines.find(({ id }) => id === game)?.turnWord ?? 'turn';
  const letters = Object.values(results).join('-');
  return {
    value: item.name,
    label: parties.map(sideText).join(' v '),
    note: [letters, `${turnWord} ${turns}`, ...when, seed].join('  '),
  };
}
