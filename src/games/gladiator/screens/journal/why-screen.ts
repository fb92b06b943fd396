/** "Why?": one event with its dice, every modifier with its rule, and the table with the cell lit. */

import { citesOf, type GameEvent } from '../../../../kernel/event.ts';
import { lookUp } from '../../../../kernel/rulebook.ts';
import type { Save } from '../../../../kernel/save.ts';
import type { Awaited, DoableErrand } from '../../../../odds/labour.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { Recalled } from '../../../../session/recall.ts';
import { sealLine } from '../../../../tui/match/seal-line.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { scrolled } from '../../../../tui/scroll.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { THOUGHTS } from '../../labour/think.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { drawLine } from '../bout/cards.ts';
import { recalledLines, recallingLines } from './recalled-lines.ts';
import { explainedRoll, muted, plain } from './roll-explained.ts';
import type { RuledLine } from './roll-lines.ts';

interface WhyState {
  readonly line: JournalLine<GameEvent>;
  /** When it happened, in a few cells. */
  readonly when: string;
  /** The first line shown. */
  readonly top: number;
  /** What holds for it by the seals of its bout; null: they tell nothing of it. */
  readonly sealed: string | null;
  /** What somebody had thought out before it; null: nobody had. */
  readonly recall: Recalling | null;
}

/** A thought that is being found again. */
interface Recalling {
  readonly errand: DoableErrand<Recalled<GladiatorKit>>;
  /** Null: nobody has been sent yet. */
  readonly awaited: Awaited<Recalled<GladiatorKit>> | null;
  readonly looks: number;
  readonly pause: number;
}

/** The page that explains one line of a journal; with the record of its bout, what a thinking man weighed before it, too. */
export function whyScreen(line: JournalLine<GameEvent>, when: string, record: Save | null = null): Screen {
  const errand = record === null ? null : THOUGHTS.recall(record, line.entry);
  const { seq } = line.entry;
  const sealed = sealLine(record?.seals, seq, seq);
  return page({
    line,
    when,
    top: 0,
    sealed,
    recall: errand === null ? null : { errand, awaited: null, looks: 0, pause: 1 },
  });
}

function page(state: WhyState): Screen {
  const { recall } = state;
  const awaited = recall?.awaited ?? null;
  const timer =
    recall === null || awaited?.over === true ? null : { ms: recall.pause, token: `recalls ${recall.looks}` };
  return { ...screenOf('why', state, { update, view }), timer, awaited, cites: () => citesOf(state.line.entry.event) };
}

/** The thought a look later. */
function recalledOn({ errand, awaited, looks }: Recalling, { services: { labour } }: Env): Recalling {
  awaited?.look();
  return { errand, awaited: awaited ?? labour.send(errand), looks: looks + 1, pause: labour.pause };
}

function update(state: WhyState, message: Message, env: Env): Move {
  if (message.kind === 'tick' && state.recall !== null)
    return stay(page({ ...state, recall: recalledOn(state.recall, env) }));
  if (message.kind !== 'key') return stay(page(state));
  const last = Math.max(0, whyLines(state, env).length - rowsFor(env));
  const top = scrolled(state.top, message.command, last);
  if (top !== null) return stay(page({ ...state, top }));
  switch (message.command) {
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('why') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

/** Rows between the header and the prompt. */
const rowsFor = ({ rows }: Env): number => rows - 3;

function view(state: WhyState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Why?', `${state.when}  ${state.line.entry.event.cite}`);
  const lines = whyLines(state, env);
  const rows = rowsFor(env);
  const top = Math.min(state.top, Math.max(0, lines.length - rows));
  for (const [i, line] of lines.slice(top, top + rows).entries())
    drawLine(paneOf(canvas, 1, 1 + i, canvas.width - 2), line);
  const more =
    lines.length > top + rows
      ? `${lines.length - top - rows} more lines below.`
      : 'Numbers at the right are rules: Enter opens them, and what they lead to.';
  drawPrompt(canvas, canvas.height - 2, more, 'tell');
  drawKeyBar(canvas, 'why', env, lines.length > rows ? [scrollKeys(env)] : []);
  return { canvas, menu: null };
}

const BLANK = plain('');

/** The whole page as lines. */
function whyLines({ line: { entry, text }, recall, sealed }: WhyState, env: Env): readonly RuledLine[] {
  const { event } = entry;
  const width = env.columns - 4;
  const head = wrapText(text, width).map(
    (row): RuledLine => ({ segments: [{ text: row, style: { fg: 'accent', bold: true } }], cite: '' }),
  );
  const rolls = (event.rolls ?? []).flatMap((roll) => [BLANK, ...explainedRoll(roll, env)]);
  const lots = (event.lots ?? []).map(({ name, of, picked, cite }) =>
    plain(`Lot: ${name.replaceAll('-', ' ')}, number ${picked + 1} of ${of}`, cite),
  );
  const none = rolls.length + lots.length === 0 ? [BLANK, muted('No dice fell here.')] : [];
  const thought = recall === null ? [] : [BLANK, ...thoughtLines(recall, env)];
  const diced = [...rolls, ...(lots.length > 0 ? [BLANK, ...lots] : []), ...none];
  const seals = sealed === null ? [] : wrapText(sealed, width).map((row) => muted(row));
  return [...head, ...thought, ...diced, BLANK, ...ruleLines(event, env), ...seals];
}

function thoughtLines({ awaited }: Recalling, env: Env): readonly RuledLine[] {
  const found = awaited?.found ?? null;
  return found === null ? recallingLines(awaited?.done ?? 0, awaited?.trouble ?? null) : recalledLines(found, env);
}

/** The rules that were cited, in our words. */
function ruleLines(event: GameEvent, env: Env): readonly RuledLine[] {
  const book = gladiatorFiles(env.services).rulebook();
  return citesOf(event).flatMap((cite) => {
    const found = lookUp(book, cite);
    if (found === null) return [];
    return [
      plain(found.title, cite),
      ...wrapText(found.text, env.columns - 8).map((line) => muted(`  ${line}`)),
      BLANK,
    ];
  });
}
