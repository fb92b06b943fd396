/** What a career looks like: the telling, the questions, the school. */

import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { drawFormRow } from '../../../../tui/form.ts';
import { bindingsOn, keysOf, type ScreenName } from '../../../../tui/keymap.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, drawTold } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, promptNow } from '../../../../tui/screens/long-game.ts';
import { PANEL } from '../../../../tui/screens/panel.ts';
import type { MenuView, View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { armourPrice } from '../../career/man/kit.ts';
import type { Man } from '../../career/man/man-types.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { Improvement } from '../../career/types.ts';
import { skillWith } from '../../rules/advanced/talents.ts';
import { groupOf } from '../../rules/advanced/training.ts';
import { AREA_NAMES, AREAS } from '../../rules/types.ts';
import { colouring } from '../campaign/coloured.ts';
import { drawTelling, whatWaits } from '../campaign/walk.ts';
import { COVERAGE_FIGURES, editionHead } from '../editions.ts';
import { BINDINGS } from '../keys.ts';
import { armsSentences } from '../kit/arms-notes.ts';
import { drawKitOf, isStyle } from '../making/create-style.ts';
import { billLines } from './bill-view.ts';
import { belowPanels, drawHub, drawPanels, isTall } from './hub-view.ts';
import { drawMan, manFacts } from './man-panel.ts';
import type { CareerItem } from './menus.ts';
import { previewLines } from './preview.ts';
import { knownMan } from './sketch.ts';
import { type CareerRequest, type CareerScreenState, isBuying, menuKeys, toldLines } from './state.ts';
import { dateText, purchaseText } from './words.ts';

/** Draws the career as it is now, what the player is to be told over it. */
export function careerView(state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const view = gameView(state, items, env);
  const { notice } = state;
  if (notice !== null && (!isTelling(state) || notice.tone === 'warn'))
    drawTold(view.canvas, view.canvas.height - 2, notice.text, notice.tone);
  return view;
}

function gameView(state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const canvas = blankScreen(env);
  const { session } = state.game;
  const { setup, turn } = session.shown;
  drawHeader(
    canvas,
    `Career of ${setup.name.toUpperCase()}`,
    `${editionHead(setup.rules)}${turn === 0 ? 'the school' : `${dateText(turn)}   munus ${turn}`}`,
  );
  if (isTelling(state)) return walkView(canvas, state, env);
  const prompt = promptNow(state);
  drawFoot(canvas, state, questionOf(prompt, state), env);
  if (prompt === null) return overView(canvas, state, items, env);
  switch (prompt.kind) {
    case 'ludus':
      return ludusView(canvas, state, prompt.offers, items, env);
    case 'style':
      return styleView(canvas, state, items);
    case 'enter':
      if (state.room === 'arms') return armsView(canvas, state, items, env);
      return billView(canvas, state, items, env);
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
  const colour = colouring([session.match.state.setup.name]);
  drawTelling(canvas, 2, toldLines(state), colour, env, whatWaits(session));
  return { canvas, menu: null };
}

function drawFoot(canvas: Canvas, state: CareerScreenState, question: string, env: Env): void {
  drawPrompt(canvas, canvas.height - 2, question);
  drawKeyBar(canvas, isBuying(state) ? 'form' : menuKeys(state), env);
}

function questionOf(prompt: CareerRequest | null, { room, game }: CareerScreenState): string {
  const name = game.session.match.state.setup.name;
  switch (prompt?.kind) {
    case undefined:
      return room === 'yard' ? 'The career is over.' : HOUSES_QUESTIONS[room];
    case 'style':
      return `In which style is ${name} to be trained (19, 31.1)?`;
    case 'talent':
      return 'Which of these does he learn (31.3)?';
    case 'armour':
      return 'What is bought for him? Unspent denarii are lost (37.2).';
    case 'unique':
      return 'A unique match: which is it to be (38.2.3)?';
    case 'challenger':
      return 'Whom does he meet: a man he knows, or a newcomer (38.4.2)?';
    case 'enter':
      return room === 'arms' ? HOUSES_QUESTIONS.arms : 'The bill of the day. Go in?';
    case 'bout':
      return 'The gate stands open.';
    case 'ludus':
      return HOUSES_QUESTIONS[room];
  }
}

const HOUSES_QUESTIONS: { readonly [R in CareerScreenState['room']]: string } = {
  yard: 'What now?',
  shop: 'What does he spend his experience on (33.3)? Esc: back.',
  retrain: 'For which style is he trained? Esc: back.',
  arms: 'Which weapon does he fight with from now on (P330)? Esc: back.',
  bouts: 'Which bout do you want to watch again?',
  retire: 'Does he lay down the sword for good?',
  back: 'Back to before which munus? What came after is undone, and the hall of fame marks it.',
};

/** A menu with the mark where it was, each item that has a letter with it. */
function menuOf(
  id: string,
  items: readonly CareerItem[],
  state: CareerScreenState,
  place: Omit<MenuView, 'id' | 'items' | 'initial'>,
): MenuView {
  const keys = menuKeys(state);
  const letters = items.map(({ value }) => letterOf(keys, value));
  const gap = letters.some((letter) => letter !== '');
  const lettered = items.map((item, i) => ({
    ...item,
    label: `${gap ? (letters[i] ?? '').padEnd(3) : ''}${item.label}`,
  }));
  const initial = items.findIndex(({ value }) => value === state.at);
  return { id, items: lettered, initial: Math.max(0, initial), ...place };
}

/** The letter that does what an item of a menu does, or ''. */
function letterOf(keys: ScreenName, value: string): string {
  const binding = bindingsOn(keys, { bindings: BINDINGS }).find(({ command }) => command === `do-${value}`);
  return binding === undefined ? '' : (keysOf(binding, 'grid')[0] ?? '');
}

function ludusView(
  canvas: Canvas,
  state: CareerScreenState,
  offers: readonly Improvement[],
  items: readonly CareerItem[],
  env: Env,
): View {
  const now = state.game.session.match.state;
  if (state.room === 'retrain') return styleView(canvas, state, items);
  if (state.room === 'arms') return armsView(canvas, state, items, env);
  const y = belowPanels(env);
  const limit = canvas.height - y - (isTall(env) ? 3 : 2);
  if (now.man !== null && state.room === 'shop') drawShop(canvas, state, now.man, offers, env);
  else if (now.man !== null)
    drawHub(canvas, state.game.session.match, now.man, y + Math.min(limit, items.length) + 1, env);
  const place = { x: 1, y, width: canvas.width - 2, limit };
  return { canvas, menu: menuOf(`ludus-${state.room}-${now.past.length}-${items.length}`, items, state, place) };
}

/** Beside the man what the purchase under the mark would make of him. */
function drawShop(canvas: Canvas, state: CareerScreenState, man: Man, offers: readonly Improvement[], env: Env): void {
  const { at, game } = state;
  const offer = offers[at === null ? 0 : Number(at.replace('offer-', ''))];
  const inside = drawPanels(
    canvas,
    game.session.match.tables,
    man,
    offer === undefined ? 'The shop' : purchaseText(offer.purchase),
    env,
  );
  if (offer === undefined) return;
  const arrow = env.skin === 'ascii' ? '>' : '→';
  const lines = previewLines(offer, man, game.session.match.tables, inside.width, arrow);
  for (const [i, line] of lines.slice(0, inside.rows).entries())
    canvas.segments(inside.x, inside.y + i, line, inside.x + inside.width);
}

/** P330 Beside the man what the weapon under the mark is good for. */
function armsView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const { state: now, tables } = state.game.session.match;
  const weapon = tables.gladiator.armoury.kinds.find((one) => one === (state.at ?? items[0]?.value)) ?? null;
  if (now.man !== null) {
    const inside = drawPanels(canvas, tables, now.man, capital(weapon ?? 'his weapon'), env);
    const skill = weapon === null ? 0 : skillWith(now.man, groupOf(tables.gladiator, weapon));
    const told = weapon === null ? [] : armsSentences(tables.gladiator, weapon, skill);
    const lines = told.flatMap((text) => wrapText(text, inside.width));
    for (const [i, line] of lines.slice(0, inside.rows).entries())
      canvas.text(inside.x, inside.y + i, line, { fg: 'text' });
  }
  const y = belowPanels(env);
  const place = { x: 1, y, width: canvas.width - 2, limit: canvas.height - y - 2 };
  return { canvas, menu: menuOf(`arms-${items.length}`, items, state, place) };
}

function styleView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): View {
  const style = items.find(({ value }) => value === state.at)?.value ?? items[0]?.value ?? '';
  if (isStyle(style)) drawKitOf(canvas, style, state.game.session.match.tables.gladiator);
  const limit = canvas.height - 9;
  const { y, width } = { y: 3, width: 40 };
  const facts = manFacts(knownMan(state), canvas);
  const from = y + Math.min(limit, items.length) + 1;
  for (const [i, line] of facts.slice(0, canvas.height - 3 - from).entries())
    canvas.segments(3, from + i, line, PANEL.x - 1);
  return { canvas, menu: menuOf(`style-${items.length}`, items, state, { x: 1, y, width, limit }) };
}

function plainView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): View {
  const man = knownMan(state);
  drawMan(paneOf(canvas, 0, 1, canvas.width, 10), state.game.session.match.tables, man, combatValue(man));
  const place = { x: 1, y: 12, width: canvas.width - 2, limit: canvas.height - 15 };
  return { canvas, menu: menuOf(`plain-${items.length}`, items, state, place) };
}

function billView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const now = state.game.session.match.state;
  const lines = now.bill === null ? [] : billLines(state.game, now.bill, canvas.width - 4, env);
  const room = canvas.height - items.length - 4;
  const rows = lines.length > room ? room - 1 : room; // a line tells of what is below
  const top = Math.min(state.top, Math.max(0, lines.length - rows));
  for (const [i, line] of lines.slice(top, top + rows).entries()) canvas.segments(2, 2 + i, line, canvas.width - 1);
  const y = canvas.height - 2 - items.length;
  const below = lines.length - top - rows;
  if (below > 0) canvas.text(2, y - 1, `${below} more below: PgDn`, { fg: 'mute' });
  return { canvas, menu: menuOf('bill', items, state, { x: 1, y, width: canvas.width - 2, limit: items.length }) };
}

function overView(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const now = state.game.session.match.state;
  const y = belowPanels(env);
  const limit = canvas.height - y - (isTall(env) ? 3 : 2);
  if (now.man !== null) drawHub(canvas, state.game.session.match, now.man, y + Math.min(limit, items.length) + 1, env);
  return { canvas, menu: menuOf(`over-${state.room}`, items, state, { x: 1, y, width: canvas.width - 2, limit }) };
}

function armourView(canvas: Canvas, state: CareerScreenState, denarii: number): View {
  const { armour, row, game } = state;
  const { tables, state: now } = game.session.match;
  if (armour === null) return { canvas, menu: null };
  const prices = AREAS.map((area) => armourPrice(tables, armour[area]));
  const paid = prices.reduce((sum, price) => sum + price, 0);
  const story = `${denarii} denarii for the armour of ${now.setup.name} (37.2). A takes most off a wound, C least; ${COVERAGE_FIGURES[tables.gladiator.formulas.blow]} Unspent denarii are lost.`;
  for (const [i, line] of wrapText(story, canvas.width - 6).entries()) canvas.text(3, 2 + i, line, { fg: 'mute' });
  for (const [i, area] of AREAS.entries()) {
    drawArmourRow(canvas, 6 + i, i - row, capital(AREA_NAMES[area]), `${armour[area]}`, `${prices[i] ?? 0}`);
  }
  drawArmourRow(canvas, 12, AREAS.length - row, 'Take it', `${paid} of ${denarii}`, '');
  if (paid > denarii) canvas.text(30, 12, 'too dear', { fg: 'bad' });
  return { canvas, menu: null };
}

function drawArmourRow(canvas: Canvas, y: number, off: number, label: string, value: string, price: string): void {
  drawFormRow(canvas, y, { width: canvas.width, valueAt: 14 }, { label, value, marked: off === 0, off });
  canvas.text(24, y, price, { fg: 'mute' });
}
