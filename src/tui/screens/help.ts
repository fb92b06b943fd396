/** Help for the screen at hand: the keys in effect, and what the signs mean. */
import { type Binding, bindingsOn, keysOf, type ScreenName } from '../keymap.ts';
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { blankScreen, drawHeader, drawKeyBar, scrollKeys } from '../parts.ts';
import {
  BACK,
  type Env,
  type Idle,
  type Move,
  type Screen,
  type Sign,
  screenOf,
  stay,
  type Topic,
} from '../program.ts';
import { scrolled } from '../scroll.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import { GENERAL, HOUSE_TOPICS } from './help-topics.ts';

interface HelpState {
  readonly about: ScreenName;
  readonly topic: string;
  readonly top: number;
  /** What does nothing there now. */
  readonly idle: Idle;
}

/** The help page of a screen, with the topic of its name unless another is meant. */
export function helpScreen(about: ScreenName, topic: string = about): Screen {
  return page({ about, topic, top: 0, idle: {} });
}

/** What is said of a topic, by the house or by the game that has it. */
function topicFor(topic: string, { games }: Env): Topic {
  return HOUSE_TOPICS[topic] ?? games.manual(topic)?.topics[topic] ?? GENERAL;
}

function page(state: HelpState): Screen {
  const opened = ({ idle }: Screen, env: Env): Screen => page({ ...state, idle: idle?.(env) ?? {} });
  return { ...screenOf('help', state, { update, view }), opened };
}

function update(state: HelpState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const last = Math.max(0, helpLines(state, env).length - rowsFor(env));
  const top = scrolled(state.top, message.command, last);
  if (top !== null) return stay(page({ ...state, top }));
  return message.command === 'close' || message.key === '?' ? BACK : stay(page(state));
}

/** The column where the words beside keys and signs begin. */
const TEXT_AT = 25;

/** Rows between the header and the foot. */
const rowsFor = ({ rows }: Env): number => rows - 3;

function view(state: HelpState, env: Env): View {
  const { topic, top } = state;
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Help', topicFor(topic, env).title);
  const lines = helpLines(state, env);
  const rows = rowsFor(env);
  const from = Math.min(top, Math.max(0, lines.length - rows));
  for (const [i, { keys, text, title, dim }] of lines.slice(from, from + rows).entries()) {
    if (title) canvas.text(2, 1 + i, text, { fg: 'accent', bold: true });
    else {
      canvas.text(4, 1 + i, keys, dim ? { fg: 'mute' } : { fg: 'key', bold: true });
      canvas.text(keys === '' ? 4 : TEXT_AT, 1 + i, text, { fg: dim ? 'mute' : 'text' });
    }
  }
  if (lines.length > from + rows) canvas.text(canvas.width - 8, canvas.height - 2, 'more', { fg: 'mute' });
  drawKeyBar(canvas, 'help', env, lines.length > rows ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}

interface HelpLine {
  readonly keys: string;
  readonly text: string;
  readonly title: boolean;
  /** It does nothing now. */
  readonly dim: boolean;
}

const heading = (text: string): HelpLine => ({ keys: '', text, title: true, dim: false });
const line = (keys: string, text: string, dim = false): HelpLine => ({ keys, text, title: false, dim });

function helpLines({ about, topic, idle }: HelpState, env: Env): readonly HelpLine[] {
  const { games } = env;
  const width = env.columns - 8;
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const told = topicFor(topic, env).paragraphs.flatMap((text) => [
    ...wrapText(text, width).map((row) => line('', row)),
    line('', ''),
  ]);
  const keyRows = (bindings: readonly Binding[], why: (command: string) => string) =>
    bindings.flatMap((binding) => {
      const keys = keysOf(binding, env.settings.keys).map(label).join(' ');
      return entry(keys, `${binding.help}${why(binding.command)}`, env.columns, why(binding.command) !== '');
    });
  const bound = bindingsOn(about, env.games);
  const keys = keyRows(
    bound.filter(({ command }) => idle[command] === undefined),
    () => '',
  );
  const idleKeys = keyRows(
    bound.filter(({ command }) => (idle[command] ?? '') !== ''),
    (command) => ` - ${idle[command]}`,
  );
  const signs = (games.manual(topic)?.signs(env) ?? []).flatMap(([sign, text]) => entry(sign, text, env.columns));
  return [
    ...told,
    heading('Keys here'),
    ...keys,
    ...(idleKeys.length === 0 ? [] : [line('', ''), heading('Not now'), ...idleKeys]),
    ...(env.settings.mouse ? mouseLines(games.manual(topic)?.mouse?.[about] ?? [], env.columns) : []),
    ...(signs.length === 0 ? [] : [line('', ''), heading('Signs'), ...signs]),
  ];
}

/** What the mouse does, wherever there is something of the kind. */
const MOUSE: readonly Sign[] = [
  ['a key', 'in the last row: a click presses it'],
  ['a row', 'of a list: a click marks it, a second one takes it'],
  ['a line', 'of the journal: a click explains it'],
  ['the wheel', 'scrolls lists, journal and pages; in a match, up opens the journal'],
  [
    'Shift',
    'held: the mouse selects text in the terminal as usual (Option or Fn on a Mac); Options can turn the mouse off',
  ],
];

/** `own`: what the mouse does on this screen besides. */
function mouseLines(own: readonly Sign[], columns: number): readonly HelpLine[] {
  return [line('', ''), heading('Mouse'), ...[...own, ...MOUSE].flatMap(([what, text]) => entry(what, text, columns))];
}

/** Keys or a sign with its words, in as many rows as they need. */
function entry(keys: string, text: string, columns: number, dim = false): readonly HelpLine[] {
  return wrapText(text, columns - TEXT_AT - 1).map((row, i) => line(i === 0 ? keys : ' ', row, dim));
}
