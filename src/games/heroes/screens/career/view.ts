/** The picture of a career: the familia, what is asked, what befell. */
import { drawLines } from '../../../../tui/match/log.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import type { View } from '../../../../tui/view.ts';
import { sizeText } from '../making.ts';
import { belowHub, drawBelow, drawHub, headOf, menuWidth } from './hub.ts';
import { sizeIn } from './menus.ts';
import type { FamiliaItem, FamiliaScreenState } from './state.ts';

const NOTHING_HIDDEN = { hides: () => false };
/** Rows that matches gone by take at least, below a menu that leaves them room. */
const PAST_ROWS = 9;
/** Lines of a menu that come before them. */
const MENU_ROWS = 12;

/** Draws a career. */
export function familiaView(state: FamiliaScreenState, items: readonly FamiliaItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = state.game.session.match.state;
  drawHeader(canvas, `The familia of ${now.setup.name}`, headOf(now));
  drawHub(canvas, state);
  const top = belowHub(canvas);
  const rows = canvas.height - 3 - top;
  if (isTelling(state)) {
    const lines = linesTold(state.game.session.lines, state.from, NOTHING_HIDDEN);
    drawLines(paneOf(canvas, 2, top, canvas.width - 4, rows), lines, 0, undefined);
    drawTold(canvas, canvas.height - 2, 'Enter goes on, f tells the rest, ? asks why.', 'tell');
    drawKeyBar(canvas, 'walk', env);
    return { canvas, menu: null };
  }
  const { notice } = state;
  const tone = notice === null ? 'ask' : notice.tone === 'warn' ? 'refuse' : 'tell';
  drawTold(canvas, canvas.height - 2, notice?.text ?? questionText(state), tone);
  drawKeyBar(canvas, 'heroes-familia', env);
  const limit = Math.min(items.length, Math.max(MENU_ROWS, rows - PAST_ROWS), rows);
  drawBelow(canvas, now, top + limit + 1);
  const id = `familia-${promptNow(state)?.kind ?? 'over'}-${state.room}-${now.past.length}-${items.map(({ label }) => label).join()}`;
  const menu = { id, x: 1, y: top, width: menuWidth(canvas), limit, items, initial: markOn(items, state.at) };
  return { canvas, menu };
}

/** What is done on a day, in the order in which it is meant where nothing else was. */
const FIRST: readonly string[] = ['fight', 'recruit', 'rest'];

/** The line that was under the mark; before there was one the first that can be taken. */
function markOn(items: readonly FamiliaItem[], at: string | null): number {
  const can = ({ does }: FamiliaItem): boolean => does.kind !== 'refuse';
  const marked = items.findIndex(({ value }) => value === at);
  const first = items.findIndex((one) => can(one) && FIRST.includes(one.value));
  return Math.max(0, marked >= 0 ? marked : first >= 0 ? first : items.findIndex(can));
}

const DAY_QUESTIONS: { readonly [room: string]: string } = {
  matches: 'Which match is watched again?',
  back: 'Back to the beginning of which month?',
  fight: 'Who goes in, and against how many?',
  close: 'Is the familia to be closed, for good?',
};

const nameOf = ({ game }: FamiliaScreenState, star: string): string =>
  game.session.match.state.familia.find(({ id }) => id === star)?.name ?? '';

function questionText(state: FamiliaScreenState): string {
  const prompt = promptNow(state);
  if (prompt === null) return 'The familia is closed.';
  switch (prompt.kind) {
    case 'day':
      return DAY_QUESTIONS[state.room] ?? 'What happens on this day?';
    case 'birth':
      return 'Who joins the familia?';
    case 'signature':
      return `${prompt.birth.name} is ${sizeText(sizeIn(state.game.session.match.state, prompt))}. Known for what?`;
    case 'shape':
      return `${prompt.birth.name}: how are twelve points divided, and which styles are learned?`;
    case 'rise':
      return `Which attribute does ${nameOf(state, prompt.star)} work on?`;
    case 'match':
      return 'The match waits.';
  }
}
