/** The options, each with what it means. */
import { DEFAULT_SETTINGS, type GameOption, type OptionRow, SETTING_CHOICES, type Settings } from '../../settings.ts';
import type { Canvas } from '../canvas.ts';
import { beside, formStep, type Turn } from '../form.ts';
import { GLYPHS } from '../glyphs.ts';
import { onLine } from '../mouse/targets.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Idle, type Move, type Screen, screenOf, stay } from '../program.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { helpScreen } from './help.ts';
import { withGame } from './opening.ts';

interface OptionsState {
  /** 0: those of the house; then the games, in their order. */
  readonly page: number;
  readonly row: number;
  readonly trouble: string | null;
}

/** The options of the house, or of a game; Tab leads to the others. */
export function optionsScreen({ games }: Env, game: string | null = null): Screen {
  const at = games.lines.findIndex(({ id }) => id === game);
  return page({ page: at + 1, row: 0, trouble: null });
}

function page(state: OptionsState): Screen {
  return { ...screenOf('options', state, { update, view }), idle: (env) => idleIn(state, env) };
}

/** Whether more can be told of the line under the mark, and whether there is another page. */
function idleIn({ page: at, row }: OptionsState, env: Env): Idle {
  const pages = pagesOf(env);
  const { lines, game } = pages[at] ?? NO_PAGE;
  const screens = game === null ? null : env.games.screens(game);
  const more = game !== null && (screens === null || screens.detail(lines[row]?.key ?? '') !== null);
  return {
    ...(pages.length > 1 ? {} : { 'next-page': '' }),
    ...(more ? {} : { detail: 'there is no more about this line' }),
  };
}

/** One option of the house: its line, and which setting it is. */
interface HouseOption extends OptionRow {
  readonly key: Exclude<keyof Settings, 'games'>;
}

const onOff = [
  [true, 'on'],
  [false, 'off'],
] as const;

const OPTIONS: readonly HouseOption[] = [
  {
    key: 'pace',
    label: 'Pace',
    values: SETTING_CHOICES.pace.map((word) => [word, word === 'key' ? 'at a key' : word]),
    help: 'How results follow one another: at a key, flowing, briskly, or all at once up to your next decision.',
  },
  {
    key: 'skin',
    label: 'Glyphs',
    values: SETTING_CHOICES.skin.map((word) => [word, word]),
    help: 'Unicode lines and signs, or plain ASCII; auto uses the locale.',
  },
  {
    key: 'colour',
    label: 'Colours',
    values: SETTING_CHOICES.colour.map((word) => [word, word]),
    help: 'Auto uses what the terminal says it can show, and NO_COLOR.',
  },
  {
    key: 'theme',
    label: 'Theme',
    values: SETTING_CHOICES.theme.map((word) => [word, word]),
    help: 'Dusk is dark sand, noon is bright (F2 anywhere).',
  },
  {
    key: 'keys',
    label: 'Step keys',
    values: SETTING_CHOICES.keys.map((word) => [word, word === 'grid' ? 'q w e / a s d' : 'y k u / b j n']),
    help: 'Six keys for the six hexsides: a block of the keyboard, or the vi letters.',
  },
  {
    key: 'relative',
    label: 'Keys go by',
    values: [
      [false, 'the map'],
      [true, 'the way you face'],
    ],
    help: 'By the map, w is always up the screen; by facing, w is always straight ahead (Tab while plotting).',
  },
  {
    key: 'reach',
    label: 'Reach',
    values: SETTING_CHOICES.reach.map((word) => [word, word === 'yours' || word === 'theirs' ? `${word} only` : word]),
    help: 'Whose hexes within reach are tinted in the arena; with few colours they are marked + and ! (R in a bout).',
  },
  { key: 'hints', label: 'Hints', values: onOff, help: 'A word of advice with each question (H in a bout).' },
  {
    key: 'odds',
    label: 'Odds',
    values: onOff,
    help: 'While you write orders and divide CF: how often in 100 they succeed (O in a bout). Careers and houses have odds only if that was chosen when they began (P353).',
  },
  {
    key: 'confirm',
    label: 'Confirm',
    values: onOff,
    help: 'Ask again before an order that costs something, or when CF are unspent.',
  },
  {
    key: 'mouse',
    label: 'Mouse',
    values: onOff,
    help: 'Click on hexes, rows, journal lines and keys; nothing needs it. While it is on, hold Shift to select text in the terminal (Option or Fn on a Mac).',
  },
  {
    key: 'motion',
    label: 'Motion',
    values: onOff,
    help: 'Steps, blows and falls are shown in the arena for a moment; any key ends that. With Pace "instant" there is none.',
  },
  {
    key: 'reasons',
    label: 'Reasons',
    values: onOff,
    help: 'Once it has come out what an opponent that thinks decided, what it had weighed stands below that line in the journal; ? has all of it either way.',
  },
  { key: 'bell', label: 'Bell', values: onOff, help: "The terminal's bell rings at every wound and every death." },
];

/** What only others on a host have to do with. */
const WATCHED: HouseOption = {
  key: 'watched',
  label: 'Be watched',
  values: onOff,
  help: 'Whether others on this host may watch your matches. They see what you have seen, and nothing secret before it is revealed.',
};

/** A line of the options as it stands now. */
interface Line {
  readonly key: string;
  readonly row: OptionRow;
  readonly now: unknown;
  /** Whether it, or what goes with it, is other than usual. */
  readonly changed: boolean;
  change(value: unknown): string | null;
}

/** The options of one owner. */
interface OptionPage {
  readonly title: string;
  /** Null: the house. */
  readonly game: string | null;
  readonly lines: readonly Line[];
}

function pagesOf(env: Env): readonly OptionPage[] {
  const { services, games } = env;
  const own = services.company === null ? OPTIONS : [...OPTIONS, WATCHED];
  return [
    { title: 'Options', game: null, lines: own.map((option) => houseLine(option, env)) },
    ...games.lines
      .filter(({ options }) => options.length > 0)
      .map(({ id, title, options }) => ({ title: `Options: ${title}`, game: id, lines: gameLines(id, options, env) })),
  ];
}

function houseLine({ key, ...row }: HouseOption, { settings, services }: Env): Line {
  const now = settings[key];
  const change = (value: unknown) => services.changeSettings({ [key]: value });
  return { key, row, now, changed: now !== DEFAULT_SETTINGS[key], change };
}

function gameLines(game: string, options: readonly GameOption[], { settings, services }: Env): readonly Line[] {
  const chosen = settings.games[game] ?? {};
  const isChanged = (key: string): boolean => {
    const { usual } = options.find((one) => one.key === key) ?? {};
    return Object.hasOwn(chosen, key) && JSON.stringify(chosen[key]) !== JSON.stringify(usual);
  };
  return options.flatMap(({ key, usual, row }): readonly Line[] => {
    if (row === undefined) return [];
    const change = (value: unknown) =>
      services.changeSettings({ games: { ...settings.games, [game]: { ...chosen, [key]: value } } });
    const changed = [key, ...(row.also ?? [])].some(isChanged);
    return [{ key, row, now: Object.hasOwn(chosen, key) ? chosen[key] : usual, changed, change }];
  });
}

const NO_PAGE: OptionPage = { title: 'Options', game: null, lines: [] };

function update(state: OptionsState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const pages = pagesOf(env);
  const { lines, game } = pages[state.page] ?? NO_PAGE;
  const step = formStep(message.command, state.row, lines.length);
  if (step?.to === 'row') return stay(page({ ...state, row: step.row }));
  if (step?.to === 'turn') return stay(page({ ...state, trouble: turned(lines[state.row], step.by) }));
  switch (message.command) {
    case 'next-page':
      return stay(page({ page: (state.page + 1) % pages.length, row: 0, trouble: null }));
    case 'detail':
      return detail(state, game, lines[state.row], env);
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('options') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

/** More about the option under the mark, where its game has more. */
function detail(state: OptionsState, game: string | null, line: Line | undefined, env: Env): Move {
  if (game === null || line === undefined) return stay(page(state));
  return withGame(game, env, page(state), (screens) => {
    const next = screens.detail(line.key);
    return next === null ? stay(page(state)) : { to: 'over', screen: page(state), next };
  });
}

/** Changes an option to the value beside the one it has. Why that could not be kept, or null. */
function turned(line: Line | undefined, by: Turn): string | null {
  if (line === undefined) return null;
  const values = line.row.values.map(([value]) => value);
  return line.change(beside(values, line.now, by));
}

/** The row of the first option. */
const TOP = 1;

function view({ page: at, row, trouble }: OptionsState, env: Env): View {
  const canvas = blankScreen(env);
  const pages = pagesOf(env);
  const { title, lines } = pages[at] ?? NO_PAGE;
  drawHeader(canvas, title, pages.length > 1 ? `page ${at + 1} of ${pages.length}` : '', 'Tab');
  for (const [i, line] of lines.entries()) {
    drawLine(canvas, TOP + i, line, i === row, env);
    canvas.aim(2, TOP + i, canvas.width - 4, 1, onLine(i, row, 'Enter'));
  }
  const chosen = lines[row];
  const help = chosen === undefined ? [] : wrapText(`${chosen.row.help}${overruled(chosen, env)}`, canvas.width - 8);
  const below = TOP + lines.length;
  const promptAt = canvas.height - 2;
  canvas.rule(0, below, canvas.width, { fg: 'rule' });
  for (const [i, line] of help.entries()) canvas.text(4, below + 1 + i, line, { fg: 'text' });
  if (trouble !== null) drawPrompt(canvas, promptAt, trouble, 'refuse');
  else if (below + help.length < promptAt)
    drawPrompt(canvas, promptAt, 'Up and Down choose, Left and Right change. Everything is kept at once.', 'tell');
  drawKeyBar(canvas, 'options', env);
  return { canvas, menu: null };
}

/** A word where the command line or the terminal has the say, and not the option. */
function overruled({ key }: Line, { forced }: Env): string {
  const settled = (key === 'skin' && forced.skin !== null) || (key === 'colour' && forced.level !== null);
  return settled ? ' This time the command line or the terminal settles it; the option holds again afterwards.' : '';
}

function drawLine(canvas: Canvas, y: number, { row, now, changed }: Line, chosen: boolean, { skin }: Env): void {
  if (chosen) {
    canvas.fill(2, y, canvas.width - 4, 1, { bg: 'selBg' });
    canvas.put(3, y, GLYPHS[skin].selection, { fg: 'accent', bold: true });
  }
  canvas.text(5, y, row.label, { fg: chosen ? 'key' : 'text', bold: chosen });
  let x = 22;
  for (const [value, word] of row.values) {
    const holds = value === now;
    x = canvas.text(x, y, holds ? `[${word}]` : ` ${word} `, { fg: holds ? 'accent' : 'mute', bold: holds }) + 1;
  }
  if (changed) canvas.text(canvas.width - 11, y, 'changed', { fg: 'mute' });
}
