/** 34.3 The screen on which a roll may be pleaded about: the roll in full, what luck is left, and the choice. */

import type { Roll } from '../../../../kernel/roll.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { drawHeader, drawKeyBar, drawPrompt, drawTold } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import type { MenuView } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { hintOf, offersOf, questionOf } from '../../ask/questions.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { isTeams } from '../../ask/sides.ts';
import { LEAST_LUCK } from '../../rules/luck/luck.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { nameOf } from '../../rules/told/words.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { ownMoment } from '../journal/log.ts';
import { explainedRoll, muted, plain } from '../journal/roll-explained.ts';
import { type RuledLine, rollLine } from '../journal/roll-lines.ts';
import { itemsOf, placeIn } from '../menu-items.ts';
import { drawLine, wrapLine } from './cards.ts';
import { hereIn } from './here.ts';
import { drawFight } from './showing-view.ts';
import type { BoutState } from './state.ts';

type FavourRequest = Extract<GladiatorRequest, { kind: 'favour' | 'keep' }>;

/** Where the rolls begin. */
const TOP = 3;
/** Rows that everything below the rolls takes: the luck, the menu, the prompt, the keys. */
const BELOW = 8;
/** Rows from which it is worth showing the fight. */
const FIGHT_ROWS = 9;

/** Draws the whole screen; returns its menu. */
export function drawFavourScreen(canvas: Canvas, state: BoutState, prompt: FavourRequest, env: Env): MenuView {
  const now = state.session.match.state;
  const { width, height } = canvas;
  drawHeader(canvas, 'Divine favour', ownMoment(now, env));
  const title = wrapLine(titleOf(whoText(now, prompt.fighter), prompt), width - 2);
  const top = TOP + title.length - 1;
  const lines = rollLines(prompt, height - top - BELOW, env).slice(0, height - top - BELOW);
  for (const [i, line] of title.entries()) drawLine(paneOf(canvas, 1, 1 + i, width - 2), line);
  for (const [i, line] of lines.entries()) drawLine(paneOf(canvas, 1, top + i, width - 2), line);
  const luckAt = top + lines.length + 1;
  drawLine(paneOf(canvas, 1, luckAt, width - 2), luckLine(prompt));
  const items = itemsOf(offersOf(hereIn(state, env), prompt) ?? []);
  const menuAt = luckAt + 2;
  const below = menuAt + items.length + 1;
  drawRest(canvas, below, state, prompt, env);
  if (state.notice === null) drawPrompt(canvas, height - 2, questionOf(hereIn(state, env), prompt));
  else drawTold(canvas, height - 2, state.notice.text, state.notice.tone);
  drawKeyBar(canvas, 'act', env);
  const initial = placeIn(items, state.marked) ?? 1;
  return { id: `${prompt.kind}-${state.beat}`, x: 0, y: menuAt, width, limit: items.length, items, initial };
}

/** The man's name, among several of a side with his letter. */
function whoText(state: Readonly<State>, id: FighterId): string {
  return isTeams(state) ? `${id} ${nameOf(state, id)}` : nameOf(state, id);
}

/** Whose roll it is, and what for. */
function titleOf(name: string, prompt: FavourRequest): RuledLine {
  const against = prompt.kind === 'favour' && prompt.against;
  const segments: Segment[] = [
    { text: `${name}, `, style: { fg: 'youFg', bold: true } },
    { text: prompt.what, style: { fg: 'accent', bold: true } },
    ...(against ? [{ text: ': it goes against him', style: { fg: 'warn' as const } }] : []),
  ];
  return { segments, cite: prompt.cite };
}

/** The rolls with every modifier where there is room, else a line each. */
function rollLines(prompt: FavourRequest, room: number, env: Env): readonly RuledLine[] {
  const full = linesWith((roll) => explainedRoll(roll, env, 'no-table'), prompt);
  return full.length <= room ? full : linesWith((roll) => wrapLine(rollLine(roll, env.skin), env.columns - 2), prompt);
}

function linesWith(linesOf: (roll: Roll) => readonly RuledLine[], prompt: FavourRequest): readonly RuledLine[] {
  const before = prompt.before.flatMap(linesOf);
  const lay = before.length === 0 ? [] : [muted('Rolled so far:'), ...before, plain('')];
  if (prompt.kind === 'favour') return [...lay, ...prompt.rolls.flatMap(linesOf)];
  const throws = [
    muted('First roll'),
    ...prompt.first.flatMap(linesOf),
    plain(''),
    muted('Second roll'),
    ...prompt.second.flatMap(linesOf),
  ];
  return [...lay, ...throws];
}

function luckLine({ kind, luck }: FavourRequest): RuledLine {
  const left: Segment = { text: `LK ${luck} left. `, style: { fg: 'key', bold: true } };
  if (kind === 'keep') return { segments: [left], cite: '34.3.2' };
  return {
    segments: [left, { text: `The gods hear ${chanceWords(luck)} (2D6: ${luck} or less).`, style: { fg: 'text' } }],
    cite: '34.3',
  };
}

/** How often two dice show so much or less: '15 times in 36'. @internal */
export function chanceWords(luck: number): string {
  let times = 0;
  for (let sum = LEAST_LUCK; sum <= Math.min(12, luck); sum++) times += 6 - Math.abs(sum - 7);
  return times === 36 ? 'for certain' : times === 1 ? 'once in 36' : `${times} times in 36`;
}

/** Advice, and the fight where there is room for it. */
function drawRest(canvas: Canvas, y: number, state: BoutState, prompt: FavourRequest, env: Env): void {
  const now = state.session.match.state;
  const bottom = canvas.height - 2;
  const room = bottom - y;
  const advice = env.settings.hints ? wrapText(hintOf(hereIn(state, env), prompt), canvas.width - 4) : [];
  const hint = advice.length < room ? advice : [];
  for (const [i, line] of hint.entries()) canvas.text(2, y + i, line, { fg: 'mute' });
  const at = y + hint.length + 1;
  if (bottom - at < FIGHT_ROWS) return;
  canvas.rule(0, at, canvas.width, { fg: 'rule' }, { title: 'Arena', titleStyle: { fg: 'accent', bold: true } });
  const { id } = fighterOf(now, prompt.fighter);
  const pair = state.pair ?? [id];
  const area = { x: 0, y: at + 1, width: canvas.width, height: bottom - at - 1 };
  drawFight(canvas, area, now, { you: state.you, pair, clash: null, asked: id }, env);
}
