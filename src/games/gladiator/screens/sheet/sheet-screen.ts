/** The log sheets: one at a time on a small screen, two side by side on a wide one. */

import { signed } from '../../../../kernel/roll-text.ts';
import type { Showing } from '../../../../session/frames.ts';
import type { Canvas, Caption, Segment } from '../../../../tui/canvas.ts';
import { wheel } from '../../../../tui/form.ts';
import { GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { wrapWithin } from '../../../../tui/wrap.ts';
import { ATTACK_CODES, DEFENCE_CODES } from '../../ask/allocate/allocation-specials.ts';
import { isYours, nearestFoe } from '../../ask/sides.ts';
import { armedCf, fullCf } from '../../rules/advanced/weapons.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { areaLoss, boxesLeft, moveRate, movesLeft, netFactor, shieldOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName, armsText, conditionText, woundWords } from '../../rules/told/words.ts';
import {
  type Allocation,
  AREAS,
  type Area,
  type Attack,
  type Fighter,
  type FighterId,
  type State,
} from '../../rules/types.ts';
import { badgeStyle, sideStyle } from '../bout/sides.ts';
import { roman } from '../journal/log.ts';
import { MOVE_KEY } from '../kit/animal-notes.ts';
import { hasKit, kitLine } from '../kit/weapon-notes.ts';
import { tablesFor } from '../tables-for.ts';
import { ACTION_KEY, drawBeastKit, ratingsText } from './beast-sheet.ts';
import { cfHistory, handsAtStart, harms, lastDivided, type Noted, plotRecord, stunHistory } from './history.ts';
import { rosterOf } from './roster.ts';
import { areaStyle, performanceText } from './strip.ts';
import { drawTalentEdge, drawTalents, fitsOnEdge, talentsText } from './talent-lines.ts';

/** A man among those of a bout. */
export interface SheetState {
  readonly showing: Showing<GladiatorKit>;
  readonly you: FighterId;
  /** The man under the mark, whose sheet is shown; where there is room for two, the other man's beside it. */
  readonly at: FighterId;
  /** Who leads whom of those that are led at a level; absent: nobody is, as far as is known. */
  readonly led?: ReadonlyMap<FighterId, string>;
}

/** The log sheets as a page. */
export function sheetScreen(state: SheetState): Screen {
  return screenOf('sheet', state, { update, view });
}

function update(state: SheetState, message: Message, _env: Env): Move {
  if (message.kind !== 'key') return stay(sheetScreen(state));
  if (message.command === 'close' || message.key === 'i') return BACK;
  if (message.command === 'help') return { to: 'over', screen: sheetScreen(state), next: helpScreen('sheet') };
  if (message.command === 'other') return stay(sheetScreen(turned(state, 1)));
  return stay(sheetScreen(message.command === 'other-back' ? turned(state, -1) : state));
}

/** The same with the mark on the man after this one, or before it, round the ends. */
export function turned(state: SheetState, by: 1 | -1): SheetState {
  const men = rosterOf(state.showing.shown, state.you);
  const here = men.findIndex(({ id }) => id === state.at);
  return { ...state, at: men[wheel(here, by, men.length)]?.id ?? state.at };
}

/** Columns two sheets side by side need. */
const BOTH = 118;

function view(state: SheetState, env: Env): View {
  const { showing, you, at } = state;
  const canvas = blankScreen(env);
  const men = rosterOf(showing.shown, you);
  const here = men.findIndex(({ id }) => id === at);
  const sheets = canvas.width >= BOTH ? sideBySide(showing.shown, men, men[here]) : [men[here]];
  drawHeader(canvas, 'Log sheets', men.length > 2 ? `man ${here + 1} of ${men.length}  3.1` : '3.1');
  const width = Math.floor(canvas.width / sheets.length);
  for (const [i, fighter] of sheets.entries()) {
    if (fighter !== undefined) drawSheet(canvas, i * width, width, fighter, state, env);
  }
  drawKeyBar(canvas, 'sheet', env);
  return { canvas, menu: null };
}

/** A pair stands as ever, the player's man at the left; of several the one chosen, and his nearest opponent. */
function sideBySide(state: Readonly<State>, men: readonly Fighter[], chosen: Fighter | undefined): readonly Fighter[] {
  if (chosen === undefined || men.length <= 2) return men;
  const foe = nearestFoe(state, chosen);
  return foe === null ? [chosen] : [chosen, foe];
}

function drawSheet(
  canvas: Canvas,
  x: number,
  width: number,
  fighter: Fighter,
  { showing, you, led }: SheetState,
  env: Env,
): void {
  const tables = tablesFor(env, showing.shown.rules);
  const yours = isYours(showing.shown, fighter.id, you);
  drawTitle(canvas, x, width, showing.shown, fighter, yours, led?.get(fighter.id));
  const ratings = fighter.beast === null ? ratingSegments : ratingsText;
  canvas.segments(x + 1, 2, ratings(showing.shown, tables, fighter, width < 70 ? ' ' : '  '), x + width - 1);
  drawWoundBox(paneOf(canvas, x, 3, width), tables, fighter);
  const talents = yours || showing.shown.outcome !== null ? talentsText(fighter) : ''; // P8 a foe's talents are hidden
  const tall = canvas.height >= 34;
  const brief = !tall || fitsOnEdge(talents, width - 4);
  if (brief) drawTalentEdge(paneOf(canvas, x + 2, 10, width - 4), talents);
  if (fighter.beast === null) drawKit(paneOf(canvas, x, 11, width), tables, fighter);
  else drawBeastKit(paneOf(canvas, x + 2, 11, width - 3), showing.shown, tables, fighter);
  const third = Math.floor(width / 3);
  const rows = tall ? 9 : 5;
  drawNotes(paneOf(canvas, x, 14, third), rows, 'CF 3.15', fighter.pb, [
    { when: 'start', value: startCf(showing, tables, fighter), why: '' },
    ...cfHistory(showing.lines, fighter),
  ]);
  drawNotes(paneOf(canvas, x + third, 14, third), rows, 'Stun 3.16', 0, stunHistory(showing.lines, fighter.id));
  drawLastAllocation(paneOf(canvas, x + 2 * third, 14, width - 2 * third), rows, showing, fighter);
  drawRecord(
    paneOf(canvas, x, 14 + rows, width),
    Math.min(canvas.height - 15 - rows, tall ? 8 : 4),
    plotRecord(showing.lines, fighter.id),
    captionFor(showing.shown, fighter),
  );
  const below = tall && !brief ? 22 + rows + drawTalents(paneOf(canvas, x, 22 + rows, width), talents) : 22 + rows;
  if (tall) drawHarms(paneOf(canvas, x, below, width), canvas.height - below - 1, harms(showing.lines, fighter.id));
}

/** 3.15, P33 CF as the bout began, with what he then held. */
function startCf({ lines, shown }: SheetState['showing'], tables: Tables, fighter: Fighter): number {
  const hands = handsAtStart(lines, fighter.id) ?? fighter.hands;
  return fullCf(shown.rules, tables, { ...fighter, hands: [...hands] });
}

function drawTitle(
  canvas: Canvas,
  x: number,
  width: number,
  state: Readonly<State>,
  fighter: Fighter,
  yours: boolean,
  led: string | undefined,
): void {
  canvas.fill(x, 1, width, 1, { bg: 'panel' });
  canvas.text(x, 1, ` ${fighter.id} `, badgeStyle(yours));
  const at = canvas.text(x + 4, 1, fighter.name.toUpperCase(), sideStyle(yours));
  canvas.text(at + 1, 1, truncate(whatText(fighter, led), width - (at - x) - 14, canvas.skin), { fg: 'mute' });
  const condition = conditionText(state, fighter);
  canvas.text(x + width - condition.length - 1, 1, condition, { fg: condition === 'standing' ? 'mute' : 'warn' });
}

/** 'secutor centurion, spirit +1', 'secutor, led by a tactician', 'lion of three hexes'. */
function whatText({ by, fs, style, type, beast }: Fighter, led: string | undefined): string {
  if (beast !== null) return `${beast.kind}, ${beast.hexes === 1 ? 'one hex' : `${beast.hexes} hexes`} (28.2)`;
  if (led !== undefined) return `${style ?? type}, ${led}`;
  const spirit = by === 'book' ? `, spirit ${signed(fs)}` : '';
  return `${style ?? type} ${by === 'book' ? 'centurion' : 'gladiator'}${spirit}`;
}

function ratingSegments({ rules }: Readonly<State>, tables: Tables, fighter: Fighter, gap: string): readonly Segment[] {
  const { tr, st, ag, cn, w, pr, luck } = fighter;
  const cf = armedCf(rules, tables, fighter);
  const pairs: readonly (readonly [string, string])[] = [
    ['TR', `${tr}`],
    ['ST', signed(st)],
    ['AG', signed(ag)],
    ['CN', `${cn}`],
    ['W', `${w}`],
    ['NF', `${netFactor(fighter)}`],
    ...(pr === 0 ? [] : [['PR', signed(pr)] as const]),
    ...(luck === undefined ? [] : [['LK', `${luck}`] as const]),
  ];
  const segments = pairs.flatMap(([label, value]): Segment[] => [
    { text: `${label} `, style: { fg: 'mute' } },
    { text: `${value}${gap}`, style: { fg: 'text', bold: true } },
  ]);
  return [
    ...segments,
    { text: 'CF ', style: { fg: 'mute' } },
    { text: `${cf}`, style: { fg: 'accent', bold: true } },
    { text: ` of ${fullCf(rules, tables, fighter)}`, style: { fg: 'mute' } },
  ];
}

function drawWoundBox(pane: Pane, tables: Tables, fighter: Fighter): void {
  const { canvas, x, y, width } = pane;
  canvas.box(
    x,
    y,
    width,
    8,
    { fg: 'rule' },
    {
      title: 'Body area wounds',
      titleStyle: { fg: 'accent', bold: true },
      right: '3.9 10.3',
      rightStyle: { fg: 'rule' },
    },
  );
  canvas.text(x + 2, y + 1, fighter.beast === null ? 'area     armour  boxes left' : 'area        boxes left', {
    fg: 'mute',
  });
  for (const [i, area] of AREAS.entries())
    drawWoundRow(paneOf(canvas, x + 2, y + 2 + i, width - 4), area, tables, fighter);
}

/** Columns before the first wound box. */
const BOXES = { man: 16, beast: 11 } as const;

/** An area: armour, a box for every wound it can take (those that cost CF marked), what is left in words. */
function drawWoundRow(pane: Pane, area: Area, tables: Tables, fighter: Fighter): void {
  const { canvas, x, y, width } = pane;
  const { woundBox } = GLYPHS[canvas.skin];
  const left = boxesLeft(fighter, area);
  canvas.text(x, y, `${area} ${areaName(fighter, area)}`, { fg: 'text' });
  const isMan = fighter.beast === null;
  if (isMan) canvas.text(x + 9, y, fighter.armour[area], { fg: fighter.armour[area] === '--' ? 'mute' : 'key' });
  const spans = isMan ? tables.woundSpans[area] : tables.beastSpans;
  const boxes = x + (isMan ? BOXES.man : BOXES.beast);
  for (let box = 1; box <= fighter.w; box++) {
    const costs = box === fighter.w || spans[box] !== spans[box + 1];
    const lost = box > left;
    const glyph = lost ? woundBox.lost : costs ? woundBox.costly : woundBox.whole;
    canvas.put(boxes + box, y, glyph, { fg: lost ? 'hpLost' : costs ? 'warn' : 'hp' });
  }
  const at = boxes + 2 + fighter.w;
  const loss = areaLoss(tables, fighter, area);
  const words = `${`${left}`.padStart(2)} ${woundWords(fighter.wounds[area], fighter.w)}${loss > 0 ? `, CF -${loss}` : ''}`;
  canvas.text(at, y, truncate(words, width - (at - x), canvas.skin), areaStyle(fighter, area));
}

function drawKit(pane: Pane, tables: Tables, fighter: Fighter): void {
  const { canvas, x, y, width } = pane;
  const rate = moveRate(tables, fighter);
  const arms = armsText(tables, fighter);
  const weapon = arms === '' ? 'no weapon' : arms;
  const moves = `moves ${movesLeft(tables, fighter)} of ${rate}${fighter.exceeded ? '!' : ''} left`;
  const room = width - 3;
  const gap = room < 70 ? '  ' : '   ';
  const kit = `${weapon}${gap}${moves}${gap}`;
  canvas.text(x + 2, y, `${kit}${performanceText(fighter, room - kit.length)}`, { fg: 'text' });
  const cells = width - 4;
  const bare = shieldOf(tables, fighter) === null;
  const words = hasKit(fighter) ? kitLine(tables, fighter, cells) : bare ? '' : SHIELD_WORDS;
  if (bare && words.length > cells) {
    for (const [i, line] of wrapWithin(`no shield; ${words}`, cells, 2, canvas.skin).entries())
      canvas.text(x + 2, y + 1 + i, line, { fg: 'mute' });
    return;
  }
  drawShield(paneOf(canvas, x + 2, y + 1, cells), tables, fighter);
  canvas.text(x + 2, y + 2, truncate(words, cells, canvas.skin), { fg: 'mute' });
}

const SHIELD_WORDS = 'a blow must beat the first number left (12.2.1)';

function drawShield(pane: Pane, tables: Tables, fighter: Fighter): void {
  const { canvas, x, y, width } = pane;
  const shield = shieldOf(tables, fighter);
  if (shield === null) {
    const bare = fighter.style !== null && tables.styles[fighter.style].shield === 'none';
    canvas.text(x, y, 'no shield', { fg: bare ? 'mute' : 'bad' });
    return;
  }
  let at = canvas.text(x, y, `${shield.size} shield `, { fg: 'mute' });
  const track = tables.shieldTracks[shield.size];
  for (const [i, box] of track.entries()) {
    const ticked = i < shield.ticked;
    at = canvas.text(
      at,
      y,
      ticked ? GLYPHS[canvas.skin].woundBox.lost : `${box}`,
      { fg: ticked ? 'hpLost' : i === shield.ticked ? 'accent' : 'text', bold: i === shield.ticked },
      x + width,
    );
    at += 1;
  }
}

/** Figures with when they changed and why; above them the PB, where there is one (3.15.1). */
function drawNotes(pane: Pane, rows: number, title: string, bonus: number, notes: readonly Noted[]): void {
  const { canvas, x, y, width } = pane;
  const top = bonus === 0 ? {} : ({ right: `PB ${signed(bonus)}`, rightStyle: { fg: 'good', bold: true } } as const);
  canvas.box(x, y, width, rows, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true }, ...top });
  const shown = notes.slice(-(rows - 2));
  if (shown.length === 0) canvas.text(x + 2, y + 1, 'none', { fg: 'mute' });
  for (const [i, { when, value, why }] of shown.entries()) {
    const at = 1 + canvas.text(x + 2, y + 1 + i, `${value}`.padStart(2), { fg: 'text', bold: true });
    canvas.text(at, y + 1 + i, truncate(`${when} ${why}`, x + width - 1 - at, canvas.skin), { fg: 'mute' });
  }
}

/** Cells for what is spent on an area. */
const CELL = 3;

/** 3.18, 23.2 CF of the attack on an area, with the code of a special one, or ! for one given up (31.3); of several, on several men, each or their sum. */
function attackCell({ attacks }: Allocation, area: Area): string {
  const here = attacks.filter((one) => one.area === area);
  const code = ({ special, fatal }: Attack) =>
    fatal === true ? '!' : special === undefined ? '' : ATTACK_CODES[special];
  const text = here.map((one) => `${one.cf}${code(one)}`).join('/');
  return text.length <= CELL ? text : `${here.reduce((sum, { cf }) => sum + cf, 0)}`;
}

function drawLastAllocation(pane: Pane, rows: number, { lines }: SheetState['showing'], { id }: Fighter): void {
  const { canvas, x, y, width } = pane;
  canvas.box(x, y, width, rows, { fg: 'rule' }, { title: 'CF spent 3.18', titleStyle: { fg: 'accent', bold: true } });
  canvas.text(x + 2, y + 1, 'A/D 1  2  3  4  5', { fg: 'mute' });
  const last = lastDivided(lines, id)?.allocation ?? null;
  if (last === null) return;
  const row = (label: string, cell: (area: Area) => string) =>
    `${label} ${AREAS.map((area) => (cell(area) || '.').padStart(CELL)).join('')}`;
  canvas.text(
    x + 2,
    y + 2,
    row('A', (area) => attackCell(last, area)),
    { fg: 'foeFg' },
  );
  canvas.text(
    x + 2,
    y + 3,
    row('D', (area) => (last.special === area ? DEFENCE_CODES[area] : `${last.defence[area] || ''}`)),
    { fg: 'youFg' },
  );
}

/** An action of the plot record; where cells are narrow, < and > stand for (L) and (R). */
function actionIn(text: string, cells: number): string {
  if (text.length <= cells) return text;
  return text.replace(/\(([LR]+)\)/g, (_, turns: string) => turns.replaceAll('L', '<').replaceAll('R', '>'));
}

const CAPTION = { titleStyle: { fg: 'accent', bold: true }, rightStyle: { fg: 'rule' } } as const;
const PLOT_CAPTION: Caption = { ...CAPTION, title: 'Turn and phase plot', right: '3.19' };
const BEAST_CAPTION: Caption = { ...CAPTION, title: 'Actions', right: ACTION_KEY };
const ANIMAL_CAPTION: Caption = { ...CAPTION, title: 'Moves', right: MOVE_KEY };

function captionFor({ rules }: Readonly<State>, fighter: Fighter): Caption {
  if (fighter.beast === null) return PLOT_CAPTION;
  return isSpringsteens(rules, fighter) ? ANIMAL_CAPTION : BEAST_CAPTION;
}

/** 3.19 Each turn takes two rows, one for each action of a phase. */
function drawRecord(pane: Pane, rows: number, record: readonly (readonly string[])[], caption: Caption): void {
  const { canvas, x, y, width } = pane;
  canvas.rule(x, y, width, { fg: 'rule' }, caption);
  const cell = Math.floor((width - 6) / 9);
  const shown = record.map((phases, i) => ({ phases, turn: i + 1 })).slice(-Math.floor((rows - 2) / 2));
  for (const phase of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    canvas.text(x + 6 + (phase - 1) * cell, y + 1, phase === 9 ? 'end' : `${phase}`, { fg: 'mute' });
  }
  for (const [i, { phases, turn }] of shown.entries()) {
    const row = y + 2 + 2 * i;
    canvas.text(x + 2, row, roman(turn), { fg: 'mute' });
    for (const [p, actions] of phases.entries())
      for (const [a, text] of actions.split(' ').entries())
        canvas.text(x + 6 + p * cell, row + a, actionIn(text, cell - 1), { fg: 'text' });
  }
}

function drawHarms(pane: Pane, rows: number, list: readonly string[]): void {
  const { canvas, x, y, width } = pane;
  canvas.rule(
    x,
    y,
    width,
    { fg: 'rule' },
    { title: 'Criticals', titleStyle: { fg: 'accent', bold: true }, right: '10.5', rightStyle: { fg: 'rule' } },
  );
  const shown = list.slice(-(rows - 1));
  if (shown.length === 0) canvas.text(x + 2, y + 1, 'none so far', { fg: 'mute' });
  for (const [i, text] of shown.entries())
    canvas.text(x + 2, y + 1 + i, truncate(text, width - 3, canvas.skin), { fg: 'text' });
}
