/** The picture of a career: the familia, what is asked, what befell. */
import { blankScreen, drawHeader } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { drawAsked, drawNews } from '../../../../tui/screens/long-view.ts';
import type { View } from '../../../../tui/view.ts';
import { sizeText } from '../making.ts';
import { belowHub, drawBelow, drawHub, headOf, menuWidth } from './hub.ts';
import { sizeIn } from './menus.ts';
import type { FamiliaItem, FamiliaScreenState } from './state.ts';

const NOTHING_HIDDEN = { hides: () => false };
/** Draws a career. */
export function familiaView(state: FamiliaScreenState, items: readonly FamiliaItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = state.game.session.match.state;
  drawHeader(canvas, `The familia of ${now.setup.name}`, headOf(now));
  drawHub(canvas, state);
  const top = belowHub(canvas);
  if (isTelling(state))
    return drawNews(canvas, top, linesTold(state.game.session.lines, state.from, NOTHING_HIDDEN), env);
  const asked = {
    ...({ top, keys: 'heroes-familia', question: questionText(state), items } as const),
    id: `familia-${promptNow(state)?.kind ?? 'over'}-${state.room}-${now.past.length}`,
    ...{ width: menuWidth(canvas), initial: markOn(items, state.at) },
    past: (y: number) => drawBelow(canvas, now, y),
  };
  return drawAsked(canvas, state, asked, env);
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
