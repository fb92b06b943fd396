/** Advice at an open question: what a mind would answer, and what the player's plan is worth beside it. Looking at it changes nothing. */
import type { Feared, Reasons, Thought } from '../../ai/tactics.ts';
import type { Kit } from '../../kernel/kit.ts';
import { capital } from '../../kernel/words.ts';
import type { DoableErrand } from '../../odds/labour.ts';
import type { Segment } from '../canvas.ts';
import { linesForAll, markedRow } from '../menu-rows.ts';
import { paneOf } from '../pane.ts';
import { drawKeyBar, drawPopup } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { lookedAfter, type Waiting, waitingFor, waitsBy } from '../screens/waiting.ts';
import type { MenuItem, Message, View } from '../view.ts';
import { wrapWithin } from '../wrap.ts';
import { AS_GOOD, asTold, lossText, mixedText, winsText } from './words.ts';

/** How a game tells of answers to one question. */
export interface AnswerWords<K extends Kit> {
  /** An answer in a few words, as a line of a list. */
  short(choice: unknown): string;
  /** What it does, in a sentence or two. */
  means(choice: unknown): string;
  /** What others may answer at the same time, as a part of a sentence: 'Calvus: F(L)'. */
  others(answers: Feared<K>['answers']): string;
}

/** What a game has to say where advice is asked for. */
export interface Advice<K extends Kit = Kit> extends AnswerWords<K> {
  /** Thinks about the question; the player's plan, where there is one, is weighed to the end. */
  readonly errand: DoableErrand<Thought<K>>;
  /** The plan as it stands, in a few words; null: there is none that may be given yet. */
  readonly plan: string | null;
}

interface AdviceState<K extends Kit> extends Waiting<Thought<K>> {
  readonly advice: Advice<K>;
  /** The value under the mark; null: the first. */
  readonly at: string | null;
}

/** A box over the screen that asks; what is taken from it goes back to be read by `advisedBy`. */
export function adviceScreen<K extends Kit>(advice: Advice<K>, { services }: Env): Screen {
  const waiting = waitingFor(advice.errand, services.labour);
  waiting.awaited.look();
  return page({ advice, ...waiting, at: null });
}

const ADVISED = 'advised ';

/** The answer that was taken from advice; null: something else was returned. */
export function advisedBy(value: string): { readonly choice: unknown } | null {
  return value.startsWith(ADVISED) ? { choice: JSON.parse(value.slice(ADVISED.length)) } : null;
}

function page<K extends Kit>(state: AdviceState<K>): Screen {
  return {
    name: 'advice',
    ...waitsBy(state, 'advice'),
    update: (message) => update(state, message),
    view: (env, below) => view(state, env, below),
    leave: () => null,
  };
}

function update<K extends Kit>(state: AdviceState<K>, message: Message): Move {
  switch (message.kind) {
    case 'tick':
      return stay(page(lookedAfter(state)));
    case 'highlight':
      return stay(page({ ...state, at: message.value }));
    case 'select':
      return { to: 'return', value: message.value };
    case 'key':
      if (message.command === 'close') return BACK;
      if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('advice') };
      return stay(page(state));
    default:
      return stay(page(state));
  }
}

/** Cells of the box across, where there is room, and those that are no text. */
const WIDTH = 76;
const FRAME = 4;
/** Rows below the box, whose place leaves most of the picture to be seen: the question and the keys. */
const FOOT = 2;
/** Rows for the meaning of the answer under the mark. */
const MEANING_ROWS = 3;

function view<K extends Kit>(state: AdviceState<K>, env: Env, below: () => View): View {
  const { canvas } = below();
  const { advice, awaited } = state;
  const { found } = awaited;
  const width = Math.min(WIDTH, canvas.width - 2);
  const items = found === null ? [] : itemsOf(advice, found);
  const lines = linesOf(state, width - FRAME, env);
  const limit = linesForAll(items, width - 2);
  const height = limit + lines.length + 2;
  const x = Math.floor((canvas.width - width) / 2);
  const y = Math.max(1, canvas.height - FOOT - height);
  const caption = { titleStyle: { fg: 'accent', bold: true }, rightStyle: { fg: 'mute' } } as const;
  const right = found?.reasons ? { right: `wins ${winsText(found.reasons.chance)}` } : {};
  drawPopup(
    paneOf(canvas, x, y, width, height),
    { bg: 'void' },
    { fg: 'accent' },
    { ...caption, title: 'What a tactician would do', ...right },
  );
  for (const [i, line] of lines.entries()) canvas.segments(x + 2, y + 1 + limit + i, line, x + width - 2);
  drawKeyBar(canvas, 'advice', env, [], found === null ? { menu: 'it is still thought over' } : {});
  if (items.length === 0) return { canvas, menu: null };
  const place = { x: x + 1, y: y + 1, width: width - 2, limit };
  const initial = markedRow(items, state.at);
  return { canvas, menu: { id: 'advice', ...place, items, initial } };
}

/** The best answers, each with its chance, and where they are mixed how often each is given. */
function itemsOf<K extends Kit>(advice: Advice<K>, { choice, reasons }: Thought<K>): readonly MenuItem[] {
  const valued = (one: unknown, note: string): MenuItem => ({
    value: `${ADVISED}${JSON.stringify(one)}`,
    label: advice.short(one),
    note,
  });
  if (reasons === null) return [valued(choice, '')];
  const mixed = reasons.best.filter(({ share }) => share > 0).length > 1;
  return asTold(reasons.best).map(({ choice: one, chance, share }) =>
    valued(one, `${winsText(chance)}${mixed ? `, ${mixedText(share)}` : ''}`),
  );
}

type Line = readonly Segment[];
const said = (text: string, fg: 'text' | 'mute' | 'warn' = 'text'): Line => [{ text, style: { fg } }];

function linesOf<K extends Kit>({ advice, awaited, at }: AdviceState<K>, width: number, env: Env): readonly Line[] {
  const { found, done, trouble } = awaited;
  const wrapped = (text: string, rows: number, fg: 'text' | 'mute' | 'warn' = 'text') =>
    wrapWithin(text, width, rows, env.skin).map((row) => said(row, fg));
  if (found === null) return wrapped(trouble ?? `${Math.floor(100 * done)} %: it is thought over.`, 2, 'mute');
  const marked = at === null ? null : advisedBy(at);
  const first = asTold(found.reasons?.best ?? [])[0]?.choice ?? found.choice;
  const meaning = [
    said(''),
    ...wrapped(capital(advice.means(marked === null ? first : marked.choice)), MEANING_ROWS, 'mute'),
  ];
  if (found.reasons === null)
    return [...meaning, said(''), ...wrapped('There is nothing to weigh: a rule of thumb.', 1)];
  return [...meaning, said(''), ...weighedLines(advice, found.reasons).flatMap((text) => wrapped(text, 2))];
}

/** What the plan is worth, what is feared, and by what that was found. */
function weighedLines<K extends Kit>(advice: Advice<K>, { best, own, feared, weighed, trials }: Reasons<K>) {
  const [first] = best;
  const { plan } = advice;
  const planned =
    plan === null || own === undefined || first === undefined
      ? []
      : [`Your plan, ${plan}: ${winsText(own)}, ${lossText(first.chance, own)}.`];
  const fear =
    feared === null ? [] : [`To be feared most: ${advice.others(feared.answers)}. Then ${winsText(feared.chance)}.`];
  const alike = best.length > 1 && best.every(({ chance }) => lossText(first?.chance ?? chance, chance) === AS_GOOD);
  const even = alike ? [`As far as can be told, these ${best.length} are as good as one another.`] : [];
  return [...planned, ...even, ...fear, `By what you can see: ${weighed} answers, played on ${trials} times.`];
}
