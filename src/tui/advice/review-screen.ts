/** After a match: the decisions that cost the player most, looked for while the screen is open. */
import type { Kit } from '../../kernel/kit.ts';
import { capital } from '../../kernel/words.ts';
import type { DoableErrand } from '../../odds/labour.ts';
import type { Reviewed, ReviewedDecision } from '../../session/review.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { linesForAll } from '../menu-rows.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { lookedAfter, type Waiting, waitingFor, waitsBy } from '../screens/waiting.ts';
import type { Style } from '../style.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';
import type { AnswerWords } from './advice.ts';
import { lossText, winsText } from './words.ts';

/** What a game has to say where a match is reviewed. */
export interface ReviewTold<K extends Kit> {
  /** What is reviewed, in a word: 'bout'. */
  readonly noun: string;
  readonly errand: DoableErrand<Reviewed<K>>;
  /** When a decision was made, in a few cells. */
  moment(decision: ReviewedDecision<K>): string;
  /** Who decided it, by name. */
  who(decision: ReviewedDecision<K>): string;
  /** How answers to the question of a decision are told. */
  words(decision: ReviewedDecision<K>, env: Env): Pick<AnswerWords<K>, 'short' | 'means'>;
  /** Opens the match as a replay over `screen`, before an entry of its journal. */
  watch(before: number, env: Env, screen: Screen): Move;
}

interface ReviewState<K extends Kit> extends Waiting<Reviewed<K>> {
  readonly told: ReviewTold<K>;
  /** The value under the mark; null: the first. */
  readonly at: string | null;
}

/** The review of a finished match. */
export function openReview<K extends Kit>(told: ReviewTold<K>, { services: { labour } }: Env): Screen {
  return page({ told, ...waitingFor(told.errand, labour), at: null });
}

function page<K extends Kit>(state: ReviewState<K>): Screen {
  return {
    name: 'review',
    ...waitsBy(state, 'review'),
    update: (message, env) => update(state, message, env),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

function update<K extends Kit>(state: ReviewState<K>, message: Message, env: Env): Move {
  switch (message.kind) {
    case 'tick':
      return stay(page(lookedAfter(state)));
    case 'highlight':
      return stay(page({ ...state, at: message.value }));
    case 'select': {
      const one = toldIn(state).find(({ seq }) => `${seq}` === message.value);
      return one === undefined ? stay(page(state)) : state.told.watch(one.seq, env, page(state));
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
function toldIn<K extends Kit>({ awaited: { found, over } }: ReviewState<K>): readonly ReviewedDecision<K>[] {
  return found === null || 'untold' in found || !over ? [] : found.costliest;
}

const LEFT = 2;
const TOP = 2;
const BAR = 30;
const MENU_AT = 5;

function view<K extends Kit>(state: ReviewState<K>, env: Env): View {
  const canvas = blankScreen(env);
  const { awaited } = state;
  drawHeader(canvas, 'Review', 'apart from luck');
  const told = toldIn(state);
  drawKeyBar(canvas, 'review', env, [], told.length === 0 ? { menu: 'there is no decision to watch' } : {});
  const { found } = awaited;
  if (!awaited.over) {
    drawBar(canvas, awaited.done);
    drawPrompt(canvas, canvas.height - 2, awaited.trouble ?? 'Your decisions are thought about again.', 'tell');
    return { canvas, menu: null };
  }
  drawText(canvas, TOP, verdictOf(found, state.told.noun), { fg: 'text' });
  const marked = told.find(({ seq }) => `${seq}` === state.at) ?? told[0];
  if (marked === undefined) return { canvas, menu: null };
  drawPrompt(canvas, canvas.height - 2, 'Enter shows where that was, in the replay.', 'tell');
  const several = found !== null && !('untold' in found) && found.deciders > 1;
  const items = told.map((one) => itemOf(state.told, one, several, env));
  const width = canvas.width - 2;
  const place = { x: 1, y: MENU_AT, width, limit: linesForAll(items, width) };
  drawWords(canvas, MENU_AT + place.limit + 1, wordsOf(state.told, marked, env));
  return { canvas, menu: { id: 'review', ...place, items, initial: Math.max(0, told.indexOf(marked)) } };
}

function drawBar(canvas: Canvas, done: number): void {
  const { gauge } = GLYPHS[canvas.skin];
  const full = Math.floor(BAR * done);
  const end = canvas.text(LEFT, TOP, gauge.full.repeat(full), { fg: 'accent' });
  const after = canvas.text(end, TOP, gauge.empty.repeat(BAR - full), { fg: 'rule' });
  canvas.text(after + 1, TOP, `${Math.floor(100 * done)} %`, { fg: 'mute' });
}

/** Text as wide as the screen, in rows one below the other. */
function drawText(canvas: Canvas, y: number, text: string, style: Style): void {
  const rows = wrapText(text, canvas.width - 2 * LEFT);
  for (const [i, row] of rows.entries()) canvas.text(LEFT, y + i, row, style);
}

/** What each line begins with stands out, and where there is room a row is left between two. */
function drawWords(canvas: Canvas, y: number, lines: readonly string[]): void {
  const wrapped = lines.map((line) => wrapText(line, canvas.width - 2 * LEFT));
  const between = y + wrapped.flat().length + lines.length - 1 <= canvas.height - 3 ? 1 : 0;
  let at = y;
  for (const [first = '', ...others] of wrapped) {
    const head = first.indexOf(':') + 1;
    const end = canvas.text(LEFT, at, first.slice(0, head), { fg: 'text', bold: true });
    canvas.text(end, at, first.slice(head), { fg: 'mute' });
    for (const [i, row] of others.entries()) canvas.text(LEFT, at + 1 + i, row, { fg: 'mute' });
    at += 1 + others.length + between;
  }
}

function verdictOf<K extends Kit>(found: Reviewed<K> | null, noun: string): string {
  if (found === null) return 'The review was given up.';
  if ('untold' in found) return `This ${noun} cannot be reviewed: ${found.untold}.`;
  const { weighed, costliest } = found;
  if (weighed === 0) return 'There was nothing to decide in it.';
  if (costliest.length === 0)
    return weighed === 1
      ? 'Your one decision was as good as the best there was, to 1 in 100.'
      : `All of your ${weighed} decisions were as good as the best there was, to 1 in 100. The rest was luck, and the others.`;
  if (weighed === 1) return 'Your one decision cost this much, by the chance of winning before any die fell:';
  return `Of your ${weighed} decisions ${costliest.length === 1 ? 'this one cost' : 'these cost'} most, by the chance of winning before any die fell:`;
}

/** `several`: more than one was led, so that it is told whose decision it was. */
function itemOf<K extends Kit>(told: ReviewTold<K>, one: ReviewedDecision<K>, several: boolean, env: Env): MenuItem {
  const { own, best, seq } = one;
  const moment = told.moment(one);
  const who = told.who(one);
  const when = several && !moment.includes(who) ? `${moment} (${who})` : moment;
  return {
    value: `${seq}`,
    label: `${when}: ${told.words(one, env).short(one.choice)}`,
    note: `${winsText(own)}, ${lossText(best, own)}`,
  };
}

/** What was decided and what would have been better, each with what it does. */
function wordsOf<K extends Kit>(told: ReviewTold<K>, one: ReviewedDecision<K>, env: Env): readonly string[] {
  const words = told.words(one, env);
  const line = (what: string, choice: unknown, chance: number): string =>
    `${what}: ${withMeaning(words.short(choice), words.means(choice))} To win: ${winsText(chance)}.`;
  return [line('Yours', one.choice, one.own), line('Better', one.better, one.best)];
}

/** A choice with what it means, which may begin with the choice. */
function withMeaning(choice: string, meaning: string): string {
  if (meaning === '') return `${choice}.`;
  const told = capital(meaning);
  return told.startsWith(capital(choice)) ? told : `${choice}. ${meaning}`;
}
