/** After a bout: the decisions that cost the player most, looked for while the screen is open. */
import type { Save } from '../../../../kernel/save.ts';
import type { Reviewed, ReviewedDecision } from '../../../../session/review.ts';
import { lossText, winsText } from '../../../../tui/advice/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { linesForAll } from '../../../../tui/menu-rows.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { lookedAfter, type Waiting, waitingFor, waitsBy } from '../../../../tui/screens/waiting.ts';
import type { Style } from '../../../../tui/style.ts';
import type { MenuItem, Message, View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { reviewErrand } from '../../labour/review.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { overlaysOf } from '../../rules/tables/edition-types.ts';
import { answerWords } from '../bout/answer-words.ts';
import { moment } from '../journal/log.ts';

type Decision = ReviewedDecision<GladiatorKit>;

/** Opens a bout as a replay over `screen`, before an entry of its journal. */
export type WatchFrom = (save: Save, env: Env, screen: Screen, before: number) => Move;

interface ReviewState extends Waiting<Reviewed<GladiatorKit>> {
  readonly save: Save;
  readonly watch: WatchFrom;
  /** The value under the mark; null: the first. */
  readonly at: string | null;
}

/** The review of a finished bout. */
export function openReview(save: Save, watch: WatchFrom, { services: { labour } }: Env): Screen {
  return page({ save, watch, ...waitingFor(reviewErrand({ save }), labour), at: null });
}

function page(state: ReviewState): Screen {
  return {
    name: 'review',
    ...waitsBy(state, 'review'),
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

function update(state: ReviewState, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'tick':
      return stay(page(lookedAfter(state)));
    case 'highlight':
      return stay(page({ ...state, at: message.value }));
    case 'select': {
      const one = toldIn(state).find(({ seq }) => `${seq}` === message.value);
      return one === undefined ? stay(page(state)) : state.watch(state.save, env, page(state), one.seq);
    }
    case 'key':
      if (message.command === 'close') return BACK;
      if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('review') };
      return stay(page(state));
    default:
      return stay(page(state));
  }
}

/** What is told as yet: all that was found, once it has been looked at closely. */
function toldIn({ awaited: { found, over } }: ReviewState): readonly Decision[] {
  return found === null || 'untold' in found || !over ? [] : found.costliest;
}

const LEFT = 2;
const TOP = 2;
const BAR = 30;
const MENU_AT = 5;

function view(state: ReviewState, env: Env): View {
  const canvas = blankScreen(env);
  const { awaited } = state;
  drawHeader(canvas, 'Review', 'apart from luck');
  drawKeyBar(canvas, 'review', env);
  const { found } = awaited;
  if (!awaited.over) {
    drawBar(canvas, awaited.done);
    drawPrompt(canvas, canvas.height - 2, awaited.trouble ?? 'Your decisions are thought about again.', 'tell');
    return { canvas, menu: null };
  }
  const told = toldIn(state);
  drawText(canvas, TOP, verdictOf(found), { fg: 'text' });
  const marked = told.find(({ seq }) => `${seq}` === state.at) ?? told[0];
  if (marked === undefined) return { canvas, menu: null };
  drawPrompt(canvas, canvas.height - 2, 'Enter shows where that was, in the replay.', 'tell');
  const items = told.map((one) => itemOf(one, env));
  const width = canvas.width - 2;
  const place = { x: 1, y: MENU_AT, width, limit: linesForAll(items, width) };
  drawText(canvas, MENU_AT + place.limit + 1, wordsOf(marked, env).join('\n'), { fg: 'mute' });
  return { canvas, menu: { id: 'review', ...place, items, initial: 0 } };
}

function drawBar(canvas: Canvas, done: number): void {
  const { gauge } = GLYPHS[canvas.skin];
  const full = Math.floor(BAR * done);
  const end = canvas.text(LEFT, TOP, gauge.full.repeat(full), { fg: 'accent' });
  const after = canvas.text(end, TOP, gauge.empty.repeat(BAR - full), { fg: 'rule' });
  canvas.text(after + 1, TOP, `${Math.floor(100 * done)} %`, { fg: 'mute' });
}

/** Lines of text one below the other, each as long as the screen is wide. */
function drawText(canvas: Canvas, y: number, text: string, style: Style): void {
  const rows = text.split('\n').flatMap((line) => wrapText(line, canvas.width - 2 * LEFT));
  for (const [i, row] of rows.entries()) canvas.text(LEFT, y + i, row, style);
}

function verdictOf(found: Reviewed<GladiatorKit> | null): string {
  if (found === null) return 'The review was given up.';
  if ('untold' in found) return `This bout cannot be reviewed: ${found.untold}.`;
  const { weighed, costliest } = found;
  if (weighed === 0) return 'There was nothing to decide in it.';
  const all = `${weighed} ${weighed === 1 ? 'decision' : 'decisions'}`;
  if (costliest.length === 0) return `Of your ${all} none was worse than the best by as much as 1 in 100.`;
  return `Of your ${all} these cost most, by the chance of winning before any die fell:`;
}

function itemOf(one: Decision, env: Env): MenuItem {
  const { own, best, turn, phase, seq } = one;
  const words = answersOf(one, env);
  return {
    value: `${seq}`,
    label: `${moment(turn, phase)} ${words.short(one.choice)}`,
    note: `${winsText(own)}, ${lossText(best, own)}`,
  };
}

/** What was decided and what would have been better, each with what it does. */
function wordsOf(one: Decision, env: Env): readonly string[] {
  const words = answersOf(one, env);
  return [
    `Yours: ${words.means(one.choice)} To win: ${winsText(one.own)}.`,
    `Better: ${words.means(one.better)} To win: ${winsText(one.best)}.`,
  ];
}

function answersOf({ inquiry: { request, view: state } }: Decision, env: Env) {
  const tables = gladiatorFiles(env.services).tables.under(overlaysOf(state.rules));
  return answerWords({ state, tables, odds: false }, request);
}
