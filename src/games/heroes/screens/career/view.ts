/** The picture of a career: the month, the familia, what is asked, what befell. */
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { drawLines } from '../../../../tui/match/log.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import type { View } from '../../../../tui/view.ts';
import { LOCALE_NAMES, monthText } from '../../career/calendar.ts';
import { isLiving, restFault } from '../../career/limits.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { ratedTotal, rawTotal } from '../../rules/creation.ts';
import { tables } from '../../tables.ts';
import { comingLines, sizeText, starComing } from '../making.ts';
import { shapeOf } from './menus.ts';
import type { FamiliaItem, FamiliaScreenState } from './state.ts';

const NOTHING_HIDDEN = { hides: () => false };
/** Rows that one Star takes, and the row of the first. */
const STAR_ROWS = 2;
const FIRST = 2;

/** Draws a career. */
export function familiaView(state: FamiliaScreenState, items: readonly FamiliaItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = state.game.session.match.state;
  drawHeader(canvas, now.setup.name, headText(now));
  const y = drawFamilia(canvas, now);
  const telling = isTelling(state);
  if (telling) {
    const lines = linesTold(state.game.session.lines, state.from, NOTHING_HIDDEN);
    drawLines(paneOf(canvas, 2, y + 1, canvas.width - 4, canvas.height - y - 4), lines, 0, undefined);
    drawTold(canvas, canvas.height - 2, 'Enter goes on, f tells the rest, ? asks why.', 'tell');
    drawKeyBar(canvas, 'walk', env);
    return { canvas, menu: null };
  }
  const asked = questionText(state);
  const { notice } = state;
  drawTold(
    canvas,
    canvas.height - 2,
    notice?.text ?? asked,
    notice?.tone === 'warn' ? 'refuse' : notice === null ? 'ask' : 'tell',
  );
  drawKeyBar(canvas, 'heroes-familia', env);
  const top = y + 1 + drawMaking(canvas, y + 1, state);
  const limit = Math.min(items.length, canvas.height - 3 - top);
  const id = `familia-${promptNow(state)?.kind ?? 'over'}-${state.room}-${now.past.length}-${items.map(({ label }) => label).join()}`;
  return {
    canvas,
    menu: { id, x: 1, y: top, width: Math.min(78, canvas.width - 2), limit, items, initial: markOn(items, state.at) },
  };
}

/** The line that was under the mark; before there was one the first that can be taken. */
function markOn(items: readonly FamiliaItem[], at: string | null): number {
  const marked = items.findIndex(({ value }) => value === at);
  return Math.max(0, marked >= 0 ? marked : items.findIndex(({ does }) => does.kind !== 'refuse'));
}

/** 3 What a Star in the making comes to; returns the rows that it takes. */
function drawMaking(canvas: Canvas, y: number, state: FamiliaScreenState): number {
  const prompt = promptNow(state);
  if (prompt?.kind !== 'shape') return 0;
  const { points, primary } = shapeOf(state);
  const { birth, size, signatures } = prompt;
  const making = { ...birth, size, signatures, points, style: primary };
  const star = starComing(making, state.game.session.match.state.setup.starPower);
  const lines = comingLines(star);
  for (const [i, line] of lines.entries()) canvas.text(4, y + i, line, { fg: 'mute' });
  return lines.length + 1;
}

function headText({ turn, slots, used, outcome }: Readonly<CareerState>): string {
  if (outcome !== null) return 'closed';
  return turn === 0 ? '' : `${monthText(turn)}  ${slots - used} of ${slots} matches left`;
}

/** All Stars in two rows each; returns the row after them. */
function drawFamilia(canvas: Canvas, now: Readonly<CareerState>): number {
  const living = now.familia.filter(isLiving);
  const most = Math.max(1, Math.floor((canvas.height - 14) / STAR_ROWS));
  const shown = living.slice(0, most);
  if (shown.length === 0)
    canvas.text(
      2,
      FIRST,
      now.familia.length === 0
        ? 'Nobody is in the familia yet: make a Star.'
        : 'Nobody of the familia is left: make a Star.',
      { fg: 'mute' },
    );
  for (const [i, star] of shown.entries())
    for (const [row, line] of starRows(now, star).entries())
      canvas.segments(2, FIRST + STAR_ROWS * i + row, line, canvas.width - 1);
  return FIRST + Math.max(1, STAR_ROWS * shown.length);
}

function starRows(now: Readonly<CareerState>, star: Career): readonly (readonly Segment[])[] {
  const { name, primary, secondary, locale, card, fame, laurels, record, free } = star;
  const { savvy, speed, strength } = card.attributes;
  const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
  const own = card.signatures.filter((one) => one !== 'none').join(', ');
  const lost = Object.entries(card.lost).map(([part, points]) => `${part} -${points}`);
  const why = restFault(now, star);
  return [
    [
      { text: name, style: { fg: 'youFg', bold: true } },
      mute(
        `  ${primary}${secondary === null ? '' : `/${secondary}`}, ${LOCALE_NAMES[locale]}${free ? ', free' : ''}${own === '' ? '' : `; ${own}`}`,
      ),
      { text: why === null ? '' : '  rests', style: { fg: 'warn' } },
    ],
    [
      { text: `  ${savvy}/${speed}/${strength}`, style: { fg: 'text', bold: true } },
      mute(`  raw ${rawTotal(card.attributes)}, rated ${ratedTotal(card, false, tables())}`),
      { text: `  Fame ${fame}`, style: { fg: 'key', bold: true } },
      mute(
        `, ${laurels} ${laurels === 1 ? 'laurel' : 'laurels'}; ${record.won} won, ${record.drawn} drawn, ${record.lost} lost${lost.length === 0 ? '' : `; ${lost.join(', ')}`}`,
      ),
    ],
  ];
}

function questionText(state: FamiliaScreenState): string {
  const prompt = promptNow(state);
  if (prompt === null) return 'The familia is closed.';
  switch (prompt.kind) {
    case 'day':
      return state.room === 'fight' ? 'Who goes in, and against how many?' : 'What happens on this day?';
    case 'birth':
      return 'Who joins the familia?';
    case 'signature':
      return `${prompt.birth.name} is ${sizeText(prompt.size)}. Known for what?`;
    case 'shape':
      return `${prompt.birth.name}: how are twelve points divided, and which styles are learned?`;
    case 'rise':
      return 'Which attribute is worked on?';
    case 'match':
      return 'The match waits.';
  }
}
