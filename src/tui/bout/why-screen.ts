/** "Why?": one event with its dice, every modifier with its rule, and the table with the cell lit. */
import type { GladiatorEvent } from '../../engine/gladiator/events.ts';
import type { Entry } from '../../engine/kernel/event.ts';
import { lookUp } from '../../rulebook.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../parts.ts';
import { BACK, type Env, type Message, type Move, type Screen, screenOf, stay, type View } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { scrolled } from '../scroll.ts';
import { wrapText } from '../wrap.ts';
import { drawLine } from './cards.ts';
import { moment } from './log.ts';
import { explainedRoll, muted, plain } from './roll-explained.ts';
import type { Line } from './roll-lines.ts';

interface WhyState {
  readonly entry: Entry<GladiatorEvent>;
  readonly text: string;
  /** The first line shown. */
  readonly top: number;
}

/** The page that explains one journal entry. */
export function whyScreen(state: WhyState): Screen {
  return screenOf('why', state, { update, view });
}

function update(state: WhyState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(whyScreen(state));
  const last = Math.max(0, whyLines(state, env).length - rowsFor(env));
  const top = scrolled(state.top, message.command, last);
  if (top !== null) return stay(whyScreen({ ...state, top }));
  switch (message.command) {
    case 'help-here':
      return { to: 'over', screen: whyScreen(state), next: helpScreen('why') };
    case 'close':
      return BACK;
    default:
      return stay(whyScreen(state));
  }
}

/** Rows between the header and the prompt. */
const rowsFor = ({ rows }: Env): number => rows - 3;

function view(state: WhyState, env: Env): View {
  const canvas = blankScreen(env);
  const { turn, phase, event } = state.entry;
  drawHeader(canvas, 'Why?', `${moment(turn, phase)}  ${event.cite}`);
  const lines = whyLines(state, env);
  const rows = rowsFor(env);
  const top = Math.min(state.top, Math.max(0, lines.length - rows));
  for (const [i, line] of lines.slice(top, top + rows).entries()) drawLine(canvas, 1, 1 + i, canvas.width - 2, line);
  const more =
    lines.length > top + rows
      ? `${lines.length - top - rows} more lines below.`
      : 'Numbers at the right are rules: harena rules NUMBER prints them.';
  drawPrompt(canvas, canvas.height - 2, more, 'tell');
  drawKeyBar(canvas, 'why', env, lines.length > rows ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}

const BLANK = plain('');

/** The whole page as lines. */
function whyLines({ entry, text }: WhyState, env: Env): readonly Line[] {
  const { event } = entry;
  const width = env.columns - 4;
  const head = wrapText(text, width).map(
    (line): Line => ({ segments: [{ text: line, style: { fg: 'accent', bold: true } }], cite: '' }),
  );
  const rolls = (event.rolls ?? []).flatMap((roll) => [BLANK, ...explainedRoll(roll, env)]);
  const lots = (event.lots ?? []).map(({ name, of, picked, cite }) =>
    plain(`Lot: ${name.replaceAll('-', ' ')}, number ${picked + 1} of ${of}`, cite),
  );
  const none = rolls.length + lots.length === 0 ? [BLANK, muted('No dice fell here.')] : [];
  return [...head, ...rolls, ...(lots.length > 0 ? [BLANK, ...lots] : []), ...none, BLANK, ...ruleLines(event, env)];
}

/** The rules that were cited, in our words. */
function ruleLines(event: GladiatorEvent, env: Env): readonly Line[] {
  const cites = [
    event.cite,
    ...(event.rolls ?? []).flatMap(({ cite, modifiers }) => [cite, ...modifiers.map((one) => one.cite)]),
  ];
  const book = env.services.rulebook();
  return [...new Set(cites)].flatMap((cite) => {
    const found = lookUp(book, cite);
    if (found === null) return [];
    return [
      plain(found.title, cite),
      ...wrapText(found.text, env.columns - 8).map((line) => muted(`  ${line}`)),
      BLANK,
    ];
  });
}
