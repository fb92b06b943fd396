/** A man's log sheet in a few lines beside the arena. */

import { signed } from '../../../../kernel/roll-text.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { barOf, GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import type { Pane } from '../../../../tui/pane.ts';
import type { Style } from '../../../../tui/style.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { isArcher } from '../../rules/advanced/bow.ts';
import { armedCf, fullCf } from '../../rules/advanced/weapons.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import { boxesLeft, isShield, moveRate, movesLeft, performance, shieldOf, shieldPoints } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { conditionText, itemsText, shortArea } from '../../rules/told/words.ts';
import { AREAS, type Area, type Fighter, type State } from '../../rules/types.ts';
import { badgeStyle, sideStyle } from '../bout/sides.ts';
import { animalImpactText, animalMovesText } from '../kit/animal-notes.ts';
import { actionsText, beastKit } from '../kit/beast-notes.ts';
import { itemGlyph } from '../kit/pictures.ts';

/** Rows a strip takes. */
export const STRIP_ROWS = { short: 4, long: 6 } as const;

/** What a figure is: its kind of beast, unless its name says it, or his style or type. */
export function kindText({ name, beast, style, type }: Fighter): string {
  if (beast === null) return style ?? type;
  if (beast.horse) return 'horse';
  return name.toLowerCase().startsWith(beast.kind) ? 'beast' : beast.kind;
}

/** Where a man stands: what his strip is read from besides his own sheet. */
interface Ground {
  readonly state: Readonly<State>;
  readonly tables: Tables;
}

/** Draws a strip; `rows` decides how much of the sheet it holds. */
export function drawStrip(pane: Pane, { state, tables }: Ground, fighter: Fighter, yours: boolean, rows: number): void {
  const { canvas, x, y, width } = pane;
  drawNameLine(pane, fighter, conditionText(state, fighter), yours);
  const end = x + width;
  canvas.segments(x + 1, y + 1, stateSegments({ state, tables }, fighter, width - 1), end);
  drawWounds(canvas, x + 1, y + 2, fighter);
  if (fighter.beast !== null) {
    const kit = beastKit(tables, state.rules, fighter);
    const lines = rows < STRIP_ROWS.long ? [kit] : beastRows(tables, state, fighter, width - 1);
    for (const [i, line] of lines.entries())
      canvas.text(x + 1, y + 3 + i, line, { fg: i === 0 ? 'text' : 'mute' }, end);
    return;
  }
  canvas.segments(x + 1, y + 3, kitSegments(canvas, tables, fighter, width - 1), end);
  if (rows < STRIP_ROWS.long) return;
  canvas.text(x + 1, y + 4, ratingsText(fighter), { fg: 'mute' });
  canvas.text(x + 1, y + 5, performanceText(fighter, width - 1), { fg: 'mute' });
}

/** 28.5, 28.6 What a beast has, what it is likely to do, and how it runs into men: in three rows. */
function beastRows(tables: Tables, { rules }: Readonly<State>, fighter: Fighter, width: number): readonly string[] {
  const { beast } = fighter;
  if (beast === null) return [];
  const his = isSpringsteens(rules, fighter);
  const kit = beastKit(tables, rules, fighter);
  const impact = `impact ${signed(tables.beasts[beast.kind].impact)}`;
  const rams = his ? animalImpactText(tables, beast.kind) : `${impact}, +2 a hex it moved (28.6)`;
  const acts = wrapText(`of 36: ${his ? animalMovesText(tables) : actionsText(tables, beast.kind)}`, width);
  if (acts.length === 1) return [kit, ...acts, rams];
  return [his ? rams : `${kit.replace(/^fangs +/u, '')}  ${impact}`, ...acts];
}

/** 18.3 What his appeal would rest on, in as many cells as there are. */
export function performanceText(fighter: Fighter, width: number): string {
  const { attackTotal, defenceTotal } = fighter;
  const long = `performance ${performance(fighter)} (attack ${attackTotal}, defence ${defenceTotal})`;
  return long.length <= width ? long : `perf ${performance(fighter)} (att ${attackTotal}, def ${defenceTotal})`;
}

function drawNameLine(pane: Pane, fighter: Fighter, condition: string, yours: boolean): void {
  const { canvas, x, y, width } = pane;
  const { id, name } = fighter;
  const type = kindText(fighter);
  canvas.fill(x, y, width, 1, { bg: 'panel' });
  canvas.text(x, y, ` ${id} `, badgeStyle(yours));
  const right = condition === 'standing' ? type : condition;
  const end = x + width - right.length - 1;
  canvas.text(x + 4, y, truncate(name.toUpperCase(), end - x - 5, canvas.skin), sideStyle(yours));
  canvas.text(end, y, right, condition === 'standing' ? { fg: 'mute' } : { fg: 'warn', bold: true });
}

/** CF now against CF at the start, stun, moves left (! over his rate, 17.3), performance. */
function stateSegments(ground: Ground, fighter: Fighter, width: number): readonly Segment[] {
  if (fighter.beast !== null) return beastLine(ground, fighter);
  const long = stateLine(ground, fighter, 'moves');
  return lengthOf(long) <= width ? long : stateLine(ground, fighter, 'mv');
}

/** CF, stun, ST, CN and W of a beast (28.3.3). */
function beastLine({ state, tables }: Ground, fighter: Fighter): readonly Segment[] {
  const { st, cn, w } = fighter;
  const label: Style = { fg: 'mute' };
  return [...cfAndStun({ state, tables }, fighter), { text: ` ST ${signed(st)} CN ${cn} W ${w}`, style: label }];
}

function stateLine({ state, tables }: Ground, fighter: Fighter, moves: 'moves' | 'mv'): readonly Segment[] {
  const rate = moveRate(tables, fighter);
  const label: Style = { fg: 'mute' };
  return [
    ...cfAndStun({ state, tables }, fighter),
    { text: ` ${moves} `, style: label },
    { text: `${movesLeft(tables, fighter)}`, style: { fg: 'text', bold: true } },
    { text: `/${rate}`, style: label },
    ...(fighter.exceeded ? [{ text: '!', style: { fg: 'warn' as const, bold: true } }] : []),
    { text: ' perf ', style: label },
    { text: `${performance(fighter)}`, style: { fg: 'text' } },
  ];
}

function cfAndStun({ state, tables }: Ground, fighter: Fighter): readonly Segment[] {
  const cf = armedCf(state.rules, tables, fighter);
  const full = fullCf(state.rules, tables, fighter);
  const label: Style = { fg: 'mute' };
  const stun = fighter.stun.amount;
  return [
    { text: 'CF ', style: label },
    { text: `${cf}`, style: { fg: cf < full ? 'warn' : 'accent', bold: true } },
    { text: `/${full}`, style: label },
    { text: ' stun ', style: label },
    { text: `${stun}`, style: stun > 0 ? { fg: 'warn', bold: true } : { fg: 'text' } },
  ];
}

/** The colour of an area by how much of it is left. */
export function areaStyle(fighter: Fighter, area: Area): Style {
  const share = boxesLeft(fighter, area) / fighter.w;
  if (share > 0.75) return { fg: 'good', bold: true };
  return { fg: share > 0.4 ? 'warn' : 'bad', bold: true };
}

function drawWounds(canvas: Canvas, x: number, y: number, fighter: Fighter): void {
  let at = x;
  for (const area of AREAS) {
    const left = boxesLeft(fighter, area);
    at = canvas.text(at, y, shortArea(fighter, area), { fg: 'mute' });
    at = canvas.text(at, y, `${left}`.padStart(2), areaStyle(fighter, area));
    at = canvas.text(at, y, barOf(GLYPHS[canvas.skin], left / fighter.w), areaStyle(fighter, area));
    at += 1;
  }
}

/** Weapon, shield, and the armour of the five areas in their order. */
function kitSegments(canvas: Canvas, tables: Tables, fighter: Fighter, width: number): readonly Segment[] {
  const glyphs = GLYPHS[canvas.skin];
  const shield = shieldOf(tables, fighter);
  const weapons = fighter.hands.flatMap((item) => (isShield(item) ? [] : [item]));
  const [first] = weapons;
  const weapon: Segment =
    first === undefined
      ? { text: 'unarmed', style: { fg: 'bad', bold: true } }
      : {
          text: `${itemGlyph(tables, first, canvas.skin)} ${itemsText(weapons)}${isArcher(tables, fighter) ? ` ${fighter.arrows}` : ''}`,
          style: { fg: 'text' },
        };
  const points = shield === null ? 0 : shieldPoints(tables, shield);
  const guard: Segment =
    shield === null
      ? { text: 'no shield', style: { fg: 'bad', bold: true } }
      : {
          text: `${glyphs[shield.size]} ${points}/12`,
          style: { fg: points < 12 ? 'warn' : 'text' },
        };
  const armour = AREAS.every((area) => fighter.armour[area] === '--')
    ? 'no armour'
    : AREAS.map((area) => fighter.armour[area]).join(' ');
  const worn = (gap: string): Segment => ({ text: `${gap}${armour}`, style: { fg: 'mute' } });
  const without = [weapon, worn('  ')];
  if (shield === null && (fightsBare(tables, fighter) || isArcher(tables, fighter)))
    return lengthOf(without) <= width ? without : [weapon, worn(' ')];
  const forms = [[weapon, { text: '  ' }, guard, worn('  ')], [weapon, { text: ' ' }, guard, worn(' ')], without];
  return forms.find((form) => lengthOf(form) <= width) ?? [weapon, worn(' ')];
}

const lengthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);

/** Whether his style carries no shield, so that he lacks none (19). */
function fightsBare(tables: Tables, { style }: Fighter): boolean {
  return style !== null && tables.styles[style].shield === 'none';
}

function ratingsText({ tr, st, ag, cn, w }: Fighter): string {
  return `TR ${tr} ST ${signed(st)} AG ${signed(ag)} CN ${cn} W ${w}`;
}
