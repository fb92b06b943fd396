/** What a game of houses looks like: the path of the month, the houses, the question and what is under the mark. */

import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { drawFormRow, lineOf } from '../../../../tui/form.ts';
import { paneOf } from '../../../../tui/pane.ts';
import {
  blankScreen,
  drawHeader,
  drawKeyBar,
  drawPrompt,
  drawTold,
  type Hotkey,
  scrollKeys,
} from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, promptNow } from '../../../../tui/screens/long-game.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { armourPrice } from '../../career/man/kit.ts';
import { stepOf } from '../../house/steps.ts';
import { proposalText } from '../../house/told/narrate.ts';
import { END_WORDS } from '../../house/told/words.ts';
import { AREA_NAMES, AREAS } from '../../rules/types.ts';
import { drawTelling, whatWaits } from '../campaign/walk.ts';
import { dateText } from '../career/words.ts';
import { editionHead } from '../editions.ts';
import { drawDetail } from './detail.ts';
import { type Form, formOf, tradable } from './forms.ts';
import type { About, HousesItem } from './menus.ts';
import { drawStable, hasStable, stableRows } from './pages/stable.ts';
import { drawStandings, standingRows } from './pages/standings.ts';
import { drawPath } from './path.ts';
import { OWN_HOUSE } from './quiet.ts';
import {
  gladiatorOf,
  type HousesRequest,
  type HousesScreenState,
  houseOf,
  isArming,
  stateOf,
  toldLines,
} from './state.ts';
import { houseColouring, withMoments } from './told.ts';
import { money } from './words.ts';

/** Draws the game as it is now, what the player is to be told over it. */
export function housesView(state: HousesScreenState, items: readonly HousesItem[], env: Env): View {
  const view = gameView(state, items, env);
  const { notice } = state;
  if (notice !== null) drawTold(view.canvas, view.canvas.height - 2, notice.text, notice.tone);
  return view;
}

function gameView(state: HousesScreenState, items: readonly HousesItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = stateOf(state);
  const walking = isTelling(state) || state.settling;
  const told = walking ? state.game.session.shown : now;
  const { name, denarii } = houseOf(told, OWN_HOUSE);
  const when = told.turn === 0 ? 'the founding' : dateText(told.turn);
  drawHeader(
    canvas,
    `The house of ${name.toUpperCase()}`,
    `${editionHead(now.setup.rules)}${money(denarii)}   ${when}`,
  );
  drawPath(canvas, 1, stepOf(told));
  if (walking) return toldView(canvas, state, env);
  const prompt = promptNow(state);
  drawPrompt(canvas, canvas.height - 2, questionOf(prompt, state));
  const form = prompt === null || state.draft === null ? null : formOf(state.draft, prompt, now);
  const marked = items.find(({ value }) => value === state.at) ?? items[0];
  const reckons = now.setup.trueOdds && env.settings.odds && marked?.about.kind === 'match';
  const odds = reckons ? [{ keys: 't', does: 'true odds' }] : [];
  drawKeyBar(
    canvas,
    state.draft !== null || isArming(state) ? 'form' : 'ludus',
    env,
    form === null ? odds : formKeys(form, state.draft?.row ?? 0, env),
  );
  if (prompt?.kind === 'armour') return armourView(canvas, state, prompt.denarii, prompt.man);
  const left = Math.floor(canvas.width / 2);
  drawStandings(paneOf(canvas, 0, 2, left), now);
  const top = 2 + standingRows(now);
  const bottom = canvas.height - 2 - stableRows(env);
  const panel = paneOf(canvas, left, 2, canvas.width - left, bottom - 2);
  if (hasStable(env)) drawStable(canvas, bottom, now, env);
  if (form !== null && state.draft !== null) {
    drawForm(canvas, { y: top, width: left, bottom }, form, state.draft.row);
    drawDetail(panel, state, aboutForm(state, prompt), env);
    return { canvas, menu: null };
  }
  drawDetail(panel, state, marked?.about ?? { kind: 'none' }, env);
  const limit = bottom - top;
  const initial = Math.max(
    0,
    items.findIndex(({ value }) => value === state.at),
  );
  const id = `ludus-${prompt?.kind ?? 'over'}-${state.room.kind}-${state.room.id}-${items.length}-${now.turn}`;
  return { canvas, menu: { id, x: 1, y: top, width: left - 2, limit, items, initial } };
}

/** What the panel tells while a form is filled in: the man or the match it is about. */
function aboutForm(state: HousesScreenState, prompt: HousesRequest | null): About {
  const { draft } = state;
  const now = stateOf(state);
  if (draft === null) return { kind: 'none' };
  switch (draft.kind) {
    case 'bid':
    case 'least':
      return { kind: 'man', id: draft.id };
    case 'propose': {
      const [want = 0, give = 0] = draft.values;
      const { men } = prompt?.kind === 'deal' ? prompt : { men: [] };
      const man = draft.row === 0 ? tradable(now, draft.id)[want - 1]?.id : draft.row === 1 ? men[give - 1] : undefined;
      return man === undefined ? { kind: 'house', id: draft.id } : { kind: 'man', id: man };
    }
    case 'counter':
      return prompt?.kind === 'proposal' ? { kind: 'dealing', dealing: prompt.dealing } : { kind: 'none' };
    case 'wager':
      return { kind: 'match', id: draft.id };
    case 'recruit':
      return { kind: 'none' };
    case 'guards':
    case 'send': {
      const men = prompt?.kind === 'guards' || prompt?.kind === 'send' ? prompt.men : [];
      const man = men[draft.row];
      return man === undefined ? { kind: 'none' } : { kind: 'man', id: man };
    }
  }
}

function toldView(canvas: Canvas, state: HousesScreenState, env: Env): View {
  const { session } = state.game;
  const lines = toldLines(state).map((line) => withMoments(line, stateOf(state)));
  const settling = `Match ${session.prompt?.kind === 'fight' ? session.prompt.fixture : ''} is being settled: any key stops after it.`;
  drawTelling(canvas, 3, lines, houseColouring(stateOf(state)), env, state.settling ? settling : whatWaits(session));
  return { canvas, menu: null };
}

/** Keys of a form that its key bar does not name by itself. */
function formKeys({ lines }: Form, row: number, env: Env): readonly Hotkey[] {
  const arrows = { ...scrollKeys(env), does: 'line' };
  return lines[row]?.numeric === true ? [arrows, { keys: '0-9', does: 'number' }] : [arrows];
}

/** Where the values of a form stand. */
const VALUE_AT = 18;

interface FormPlace {
  readonly y: number;
  readonly width: number;
  /** The first row below it. */
  readonly bottom: number;
}

function drawForm(canvas: Canvas, { y, width, bottom }: FormPlace, form: Form, row: number): void {
  canvas.text(2, y, form.title, { fg: 'accent', bold: true }, width - 1);
  const room = bottom - y - 5;
  const top = Math.max(0, Math.min(row - room + 1, form.lines.length - room));
  const at = Math.max(VALUE_AT, ...form.lines.map(({ label }) => 3 + label.length + 2));
  for (const [i, { label, text }] of form.lines.slice(top, top + room).entries())
    drawFormRow(canvas, y + 1 + i, { width, valueAt: at }, { label, value: text, ...lineOf(top + i, row) });
  const last = y + 1 + Math.min(room, form.lines.length);
  const taking = { label: form.take, value: '', ...lineOf(form.lines.length, row) };
  drawFormRow(canvas, last, { width, valueAt: at }, taking);
  const told = [...(form.fault === null ? [] : [form.fault]), ...form.told];
  const lines = told.flatMap((text, i) =>
    wrapText(text, width - 4).map((line) => ({ line, bad: i === 0 && form.fault !== null })),
  );
  for (const [i, { line, bad }] of lines.slice(0, bottom - 1 - last).entries())
    canvas.text(3, last + 1 + i, line, { fg: bad ? 'bad' : 'mute' }, width - 1);
}

function armourView(canvas: Canvas, { armour, row, game }: HousesScreenState, denarii: number, man: string): View {
  if (armour === null) return { canvas, menu: null };
  const { tables } = game.session.match;
  const prices = AREAS.map((area) => armourPrice(tables, armour[area], 'house'));
  const paid = prices.reduce((sum, price) => sum + price, 0);
  const story = `${money(denarii)} for the armour of ${man} (37.3): he pays for everything he is to wear, and gets nothing for the old.`;
  for (const [i, line] of wrapText(story, canvas.width - 6).entries()) canvas.text(3, 3 + i, line, { fg: 'mute' });
  const place = { width: canvas.width, valueAt: VALUE_AT };
  for (const [i, area] of AREAS.entries()) {
    const value = `${armour[area].padEnd(6)}${prices[i] ?? 0}`;
    drawFormRow(canvas, 6 + i, place, { label: capital(AREA_NAMES[area]), value, ...lineOf(i, row) });
  }
  const value = `${paid} of ${denarii}${paid > denarii ? '   too dear' : ''}`;
  drawFormRow(canvas, 12, place, { label: 'Take it', value, ...lineOf(AREAS.length, row) });
  return { canvas, menu: null };
}

const QUESTIONS: {
  readonly [K in Exclude<
    HousesRequest['kind'],
    'bid' | 'loan' | 'fight' | 'talent' | 'opponent' | 'proposal' | 'dare'
  >]: string;
} = {
  unique: 'A unique match: which is it to be (38.2.3)?',
  armour: 'What is he to wear?',
  guards: 'A revolt threatens: who is to be guarded (39.5.2)?',
  deal: 'Dealings among the houses (39.5.3.1). What now?',
  stock: 'The stock auction (39.5.3.2). Whom do you buy or sell?',
  school: 'In the school: what do the men learn (33.3)?',
  send: 'Who goes to the games (39.5.4.1)?',
  wager: 'Wagers (39.5.4.3, 39.5.4.4): on whom?',
  bout: 'The gate stands open.',
  debts: 'The purse is empty: whom do you sell (39.6)?',
};

/** What is asked in a room of the dealings. */
const DEAL_QUESTIONS: { readonly [R in HousesScreenState['room']['kind']]?: string } = {
  sell: 'Whom do you put up for sealed bids? Esc: back.',
  deal: 'With which house? Esc: back.',
  'give-up': 'Do you give up the house for good?',
  bouts: 'Which bout do you want to watch again? Esc: back.',
  back: 'Back to the beginning of which month? What came after is undone, and the hall of fame marks it.',
};

const armsQuestion = (name: string): string => `What does ${name} fight with from now on (P330)? Esc: back.`;

function schoolQuestion({ room, game }: HousesScreenState): string {
  if (room.kind !== 'pupil' && room.kind !== 'styles' && room.kind !== 'arms') return QUESTIONS.school;
  const { man } = gladiatorOf(game.session.match.state, room.id);
  if (room.kind === 'styles') return `For which style is ${man.name} trained (31.1)? Esc: back.`;
  if (room.kind === 'arms') return armsQuestion(man.name);
  return `What does ${man.name} spend his ${man.xp} XP on (33.3)? Esc: back.`;
}

function questionOf(prompt: HousesRequest | null, state: HousesScreenState): string {
  const now = stateOf(state);
  if (prompt === null) return now.end === null ? '' : `${END_WORDS[now.end.how]}.`;
  switch (prompt.kind) {
    case 'bid': {
      const { seller, man } = prompt.sale;
      const whose =
        seller === null ? ', who is for hire this month (39.5.2)' : ` of ${houseOf(now, seller).name} (39.5.3.1)`;
      return `A sealed bid for ${gladiatorOf(now, man).man.name}${whose}?`;
    }
    case 'loan':
      return `An investor lends ${money(prompt.lent)}, ${prompt.instalment} back in each of ${prompt.months} months. Take it? (39.5.2)`;
    case 'talent':
      return `Which of these does ${prompt.man} learn (31.3)?`;
    case 'opponent':
      return `Whom does ${gladiatorOf(now, prompt.man).man.name} meet (38.4.2)?`;
    case 'fight':
      return state.room.kind === 'arms'
        ? armsQuestion(gladiatorOf(now, state.room.id).man.name)
        : 'How is this match played (39.5.4.5)?';
    case 'proposal':
      return `${houseOf(now, prompt.dealing.by).name} offers ${proposalText(prompt.dealing, now)}. Agreed?`;
    case 'dare':
      return `${houseOf(now, prompt.wager.house).name} dares you to a wager. Do you take it (39.5.4.3)?`;
    case 'deal':
      return DEAL_QUESTIONS[state.room.kind] ?? QUESTIONS.deal;
    case 'stock':
      return state.room.kind === 'sell' ? 'Whom do you sell at the auction, for good? Esc: back.' : QUESTIONS.stock;
    case 'school':
      return schoolQuestion(state);
    default:
      return QUESTIONS[prompt.kind];
  }
}
