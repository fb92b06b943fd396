/** What a career looks like: the telling, the questions, the school. */
import { combatValue } from '../../engine/campaign/fighter.ts';
import { armourPrice } from '../../engine/campaign/kit.ts';
import type { Man } from '../../engine/campaign/man-types.ts';
import type { Offer } from '../../engine/campaign/types.ts';
import { AREA_NAMES, AREAS, type Style } from '../../engine/gladiator/types.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, type Tone } from '../parts.ts';
import type { Env, MenuView, View } from '../program.ts';
import { drawKitOf } from '../screens/create-style.ts';
import { wrapText } from '../wrap.ts';
import { isBuying } from './armour-form.ts';
import { billLines } from './bill-view.ts';
import { BELOW_PANELS, drawHub } from './hub-view.ts';
import { drawMan } from './man-panel.ts';
import type { CareerItem } from './menus.ts';
import { type CareerRequest, type CareerScreenState, promptNow, toldLines } from './state.ts';
import { drawWalk } from './walk.ts';
import { capitalised, dateText, purchaseMeaning } from './words.ts';

/** Draws the career as it is now. */
export function careerView(state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const canvas = blankScreen(env);
  const { session } = state.game;
  const { setup, turn } = session.shown;
  drawHeader(
    canvas,
    `Career of ${setup.name.toUpperCase()}`,
    turn === 0 ? 'the school' : `${dateText(turn)}   munus ${turn}`,
  );
  if (state.held || session.next !== null) return walkView(canvas, state, env);
  const prompt = promptNow(state);
  drawFoot(canvas, state, questionOf(prompt, state), env);
  if (prompt === null) return overView(canvas, state, items);
  switch (prompt.kind) {
    case 'ludus':
      return ludusView(canvas, state, prompt.offers, items, env);
    case 'style':
      return styleView(canvas, state, items, env);
    case 'enter':
      return billView(canvas, state, items);
    case 'armour':
      return armourView(canvas, state, prompt.denarii);
    case 'talent':
    case 'unique':
    case 'challenger':
    case 'bout':
      return plainView(canvas, state, items);
  }
}

function walkView(canvas: Canvas, state: CareerScreenState, env: Env): View {
  const { session } = state.game;
  drawWalk(canvas, toldLines(state), env);
  const more = session.next !== null;
  drawPrompt(canvas, canvas.height - 2, more ? 'There is more.' : 'That is all for now.', 'tell');
  drawKeyBar(canvas, 'walk', env);
  return { canvas, menu: null };
}

function drawFoot(canvas: Canvas, state: CareerScreenState, question: string, env: Env): void {
  const notice = state.notice;
  const tone: Tone = notice === null ? 'ask' : 'warn';
  drawPrompt(canvas, canvas.height - 2, notice ?? question, tone);
  drawKeyBar(canvas, isBuying(state) ? 'form' : 'career', env);
}

function questionOf(prompt: CareerRequest | null, { room, game }: CareerScreenState): string {
  const name = game.session.match.state.setup.name;
  switch (prompt?.kind) {
    case undefined:
      return 'The career is over.';
    case 'style':
      return `In which style is ${name} to be trained (19, 31.1)?`;
    case 'talent':
      return 'Which of these does he learn (31.3)?';
    case 'armour':
      return 'What is bought for him? What is left of the denarii is lost (37.2).';
    case 'unique':
      return 'A unique match: which is it to be (38.2.3)?';
    case 'challenger':
      return 'Whom does he meet: somebody he knows, or a newcomer (38.4.2)?';
    case 'enter':
      return 'The bill of the day. Go in?';
    case 'bout':
      return 'The gate stands open.';
    case 'ludus':
      return LUDUS_QUESTIONS[room];
  }
}

const LUDUS_QUESTIONS: { readonly [R in CareerScreenState['room']]: string } = {
  yard: 'What now?',
  shop: 'What does he spend his experience on (33.3)? Esc: back.',
  retrain: 'For which style is he trained? Esc: back.',
  retire: 'Shall he lay the sword down for good?',
  back: 'To before which munus? What came after is undone, and the hall marks it.',
};

function menuOf(id: string, items: readonly CareerItem[], place: Omit<MenuView, 'id' | 'items' | 'initial'>): MenuView {
  return { id, items, initial: 0, ...place };
}

function ludusView(
  canvas: Canvas,
  state: CareerScreenState,
  offers: readonly Offer[],
  items: readonly CareerItem[],
  env: Env,
): View {
  const now = state.game.session.match.state;
  if (state.room === 'retrain') return styleView(canvas, state, items, env);
  const rows = canvas.height - BELOW_PANELS - 3;
  const shown = Math.min(rows, items.length);
  if (now.man !== null) drawHub(canvas, now, now.man, BELOW_PANELS + shown + 2);
  if (state.room === 'shop') drawOffer(canvas, state, offers);
  const limit = state.room === 'shop' ? rows - 2 : rows;
  const menu = menuOf(`ludus-${state.room}-${now.past.length}-${items.length}`, items, {
    x: 1,
    y: BELOW_PANELS,
    width: canvas.width - 2,
    limit,
  });
  return { canvas, menu };
}

/** What the purchase under the mark is good for. */
function drawOffer(canvas: Canvas, { at, game }: CareerScreenState, offers: readonly Offer[]): void {
  const offer = offers[Number((at ?? 'offer-0').replace('offer-', ''))];
  if (offer === undefined) return;
  const xp = game.session.match.state.man?.xp ?? 0;
  const left = offer.fault === null ? `; ${xp - offer.price} XP would be left` : '';
  canvas.text(3, canvas.height - 4, `${capitalised(purchaseMeaning(offer.purchase))}${left}.`, { fg: 'mute' });
}

function styleView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const style = (state.at ?? items[0]?.value ?? 'myrmillo') as Style | 'yard';
  if (style !== 'yard') drawKitOf(canvas, style, env.services.tables);
  return { canvas, menu: menuOf(`style-${items.length}`, items, { x: 1, y: 3, width: 40, limit: canvas.height - 7 }) };
}

function plainView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): View {
  const { man } = state.game.session.match.state;
  if (man !== null) drawMan(canvas, { x: 0, y: 1, width: canvas.width, height: 10 }, man, combatValue(man));
  const y = man === null ? 3 : 12;
  return {
    canvas,
    menu: menuOf(`plain-${items.length}`, items, { x: 1, y, width: canvas.width - 2, limit: canvas.height - y - 3 }),
  };
}

function billView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): View {
  const now = state.game.session.match.state;
  const rows = canvas.height - items.length - 6;
  const lines = now.bill === null ? [] : billLines(now, now.bill, canvas.width - 4);
  const top = Math.min(state.top, Math.max(0, lines.length - rows));
  for (const [i, line] of lines.slice(top, top + rows).entries()) canvas.segments(2, 2 + i, line, canvas.width - 1);
  const y = canvas.height - 3 - items.length;
  const below = lines.length - top - rows;
  if (below > 0) canvas.text(2, y - 1, `${below} more below: PgDn`, { fg: 'mute' });
  return { canvas, menu: menuOf('bill', items, { x: 1, y, width: canvas.width - 2, limit: items.length }) };
}

function overView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): View {
  const now = state.game.session.match.state;
  const limit = canvas.height - BELOW_PANELS - 3;
  if (now.man !== null) drawHub(canvas, now, now.man, BELOW_PANELS + items.length + 2);
  return { canvas, menu: menuOf('over', items, { x: 1, y: BELOW_PANELS, width: canvas.width - 2, limit }) };
}

function armourView(canvas: Canvas, state: CareerScreenState, denarii: number): View {
  const { armour, row, game } = state;
  const { tables, state: now } = game.session.match;
  const man: Man | null = now.man;
  if (armour === null) return { canvas, menu: null };
  const prices = AREAS.map((area) => armourPrice(tables, armour[area]));
  const paid = prices.reduce((sum, price) => sum + price, 0);
  const story = `${denarii} denarii for the armour of ${man?.name ?? 'your man'} (37.2). A covers best and A5 lets one face of the black die through; what is left is lost.`;
  for (const [i, line] of wrapText(story, canvas.width - 6).entries()) canvas.text(3, 2 + i, line, { fg: 'mute' });
  for (const [i, area] of AREAS.entries()) {
    drawFormRow(canvas, 6 + i, row === i, capitalised(AREA_NAMES[area]), `${armour[area]}`, `${prices[i] ?? 0}`);
  }
  drawFormRow(canvas, 12, row === AREAS.length, 'Take it', `${paid} of ${denarii}`, '');
  if (paid > denarii) canvas.text(30, 12, 'too dear', { fg: 'bad' });
  return { canvas, menu: null };
}

function drawFormRow(canvas: Canvas, y: number, marked: boolean, label: string, value: string, price: string): void {
  if (marked) canvas.fill(1, y, canvas.width - 2, 1, { bg: 'selBg' });
  if (marked) canvas.put(1, y, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  canvas.text(3, y, label, { fg: marked ? 'accent' : 'text', bold: marked });
  canvas.text(14, y, value, { fg: 'key', bold: true });
  canvas.text(24, y, price, { fg: 'mute' });
}
