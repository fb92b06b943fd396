/** The roster: every man of the bout in a line, from which his log sheet opens. */

import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { onLine } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt, scrollKeys } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { isYours, nearestFoe } from '../../ask/sides.ts';
import { isHorse } from '../../rules/beasts/mounts.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { tablesFor } from '../tables-for.ts';
import { COLUMNS, drawRosterLine, rosterOf } from './roster.ts';
import { type SheetState, sheetScreen, turned } from './sheet-screen.ts';
import { drawStrip, STRIP_ROWS } from './strip.ts';

/** The roster as a page. */
export function rosterScreen(state: SheetState): Screen {
  return screenOf('roster', state, { update, view });
}

function update(state: SheetState, message: Message, _env: Env): Move {
  const here = rosterScreen(state);
  if (message.kind !== 'key') return stay(here);
  if (message.key === 'r') return BACK;
  const men = rosterOf(state.showing.shown, state.you);
  switch (message.command) {
    case 'up':
      return stay(rosterScreen(turned(state, -1)));
    case 'down':
      return stay(rosterScreen(turned(state, 1)));
    case 'top':
      return stay(rosterScreen({ ...state, at: men[0]?.id ?? state.at }));
    case 'bottom':
      return stay(rosterScreen({ ...state, at: men.at(-1)?.id ?? state.at }));
    case 'open-sheet':
      return { to: 'over', screen: here, next: sheetScreen(state) };
    case 'help':
      return { to: 'over', screen: here, next: helpScreen('roster') };
    case 'close':
      return BACK;
    default:
      return stay(here);
  }
}

function view({ showing, you, at, led }: SheetState, env: Env): View {
  const canvas = blankScreen(env);
  const { shown } = showing;
  const men = rosterOf(shown, you);
  drawHeader(canvas, 'Roster', sidesLeft(shown, you));
  drawHeads(canvas, 1);
  const apart = men.length + 5 < canvas.height;
  const marked = men.findIndex(({ id }) => id === at);
  let y = 2;
  for (const [i, fighter] of men.entries()) {
    const before = men[i - 1];
    if (apart && before?.side !== fighter.side) {
      const title = isYours(shown, fighter.id, you) ? 'Your side' : 'Their side';
      canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
      y += 1;
    }
    if (fighter.id === at) {
      canvas.fill(0, y, canvas.width, 1, { bg: 'selBg' });
      canvas.put(1, y, GLYPHS[env.skin].selection, { fg: 'accent', bold: true });
    }
    drawRosterLine(canvas, y, shown, tablesFor(env, shown.rules), fighter, you);
    canvas.aim(0, y, canvas.width, 1, onLine(i, marked, 'Enter'));
    y += 1;
  }
  drawDetail(canvas, y + 1, shown, you, at, env);
  const leader = led?.get(at);
  const told = leader === undefined ? '' : `${fighterOf(shown, at).name} is ${leader}. `;
  drawPrompt(canvas, canvas.height - 2, `${told}Enter opens a log sheet; r or Esc goes back.`, 'tell');
  drawKeyBar(canvas, 'roster', env, [scrollKeys(env)]);
  return { canvas, menu: null };
}

/** The man under the mark and his nearest opponent, where there is room below the list. */
function drawDetail(canvas: Canvas, y: number, state: Readonly<State>, you: FighterId, at: FighterId, env: Env): void {
  const room = canvas.height - 2 - y;
  if (room < STRIP_ROWS.short) return;
  const rows = room < STRIP_ROWS.long ? STRIP_ROWS.short : STRIP_ROWS.long;
  const half = Math.floor(canvas.width / 2);
  const man = fighterOf(state, at);
  const foe = nearestFoe(state, man);
  for (const [i, one] of (foe === null ? [man] : [man, foe]).entries())
    drawStrip(
      paneOf(canvas, i * half, y, half - 1),
      { state, tables: tablesFor(env, state.rules) },
      one,
      isYours(state, one.id, you),
      rows,
    );
}

const HEADS = [
  ['style', 'fights as'],
  ['cf', 'CF'],
  ['stun', 'stun'],
  ['moves', 'moves'],
  ['wounds', 'body'],
  ['condition', 'state'],
] as const;

function drawHeads(canvas: Canvas, y: number): void {
  for (const [column, head] of HEADS) canvas.text(COLUMNS[column], y, head, { fg: 'mute' });
}

/** How many of each side are still in the arena. */
function sidesLeft(state: Readonly<State>, you: FighterId): string {
  const here = state.fighters.filter((one) => one.fate === 'fighting' && !isHorse(one));
  const left = (yours: boolean) => here.filter(({ id }) => isYours(state, id, you) === yours).length;
  return `${left(true)} of yours, ${left(false)} of theirs`;
}
