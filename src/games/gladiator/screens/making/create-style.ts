/** Choosing a fighting style: the list by weight, the kit of the one under the mark, the armour he may get. */

import { capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { drawFrame, drawSentences, PANEL, TALL } from '../../../../tui/screens/panel.ts';
import type { MenuItem } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { fillsHands } from '../../rules/advanced/arms.ts';
import type { StyleRow, Tables } from '../../rules/tables/types.ts';
import {
  ALL_STYLES,
  AREA_NAMES,
  AREAS,
  type Area,
  type Armour,
  type ByArea,
  type FightingStyle,
  type RiderStyle,
  type WeaponKind,
} from '../../rules/types.ts';
import { insteadSentence } from '../kit/arms-notes.ts';
import { drawAnimal, drawBody, drawPicture } from '../kit/draw-kit.ts';
import { shieldPicture, weaponPicture } from '../kit/pictures.ts';
import { isRiderStyle, riderSentences } from '../kit/rider-notes.ts';
import { horsePicture, RIDER_ROWS, riderPicture } from '../kit/rider-pictures.ts';
import { styleArms, styleMeaning, styleShield } from '../kit/style-notes.ts';
import { weaponSentence } from '../kit/weapon-notes.ts';
import type { Wanted } from './creation.ts';
import { footStyles } from './style-lists.ts';

/** Row of the first style, unless a list begins elsewhere. */
const FIRST = 3;
/** Where a menu of the styles stands, with `before` items above them; left of it the weights. */
export function styleMenuAt(
  before: number,
  first = FIRST,
): { readonly x: number; readonly y: number; readonly width: number } {
  return { x: 8, y: first - before, width: 36 };
}
const TOP = 2;

/** Whether a kind is a style of the Advanced Game. */
export function isStyle(kind: string): kind is FightingStyle {
  return ALL_STYLES.some((style) => style === kind);
}

/** The line that leaves the choice of a style to chance. */
export const SURPRISE: MenuItem = { value: 'surprise', label: 'Surprise me', note: 'any of them' };
/** P304 The line that leaves type and style to the dice of V2.0. */
export const BY_DICE: MenuItem = { value: 'surprise', label: 'By the dice', note: 'his type too' };

/** The styles as a menu, in their order. */
export function styleItems({ styles }: Tables, offered: readonly FightingStyle[]): readonly MenuItem[] {
  return offered.map((style) => ({ value: style, label: capital(style), note: styleArms(styles[style]) }));
}

/** What is in a list of styles: those offered, and lines after them; the row of the first. */
interface StyleList {
  readonly offered: readonly FightingStyle[];
  readonly after: number;
  readonly first?: number;
}

/** Draws what stands around the list: weights, the kit of a style, the armour of its type. */
export function drawStyleChoice(canvas: Canvas, kind: Wanted, tables: Tables, list: StyleList): void {
  const { offered, after, first = FIRST } = list;
  drawWeights(canvas, tables, offered, first);
  const rows = offered.length + after;
  const tall = canvas.height >= TALL;
  const places = tall ? LISTED : (PLACES.find(({ most }) => rows <= most) ?? BROKEN);
  if (isStyle(kind)) drawArmour(canvas, first + rows + (tall ? 1 : 0), tables, kind, places);
  drawKitOf(canvas, kind, tables);
}

/** Draws the kit of a style beside a list, or what a surprise means; `weapon`: borne in place of the style's own. */
export function drawKitOf(canvas: Canvas, kind: Wanted, tables: Tables, weapon: WeaponKind | null = null): void {
  if (isStyle(kind)) drawKit(canvas, kind, tables, weapon);
  else drawSurprise(canvas, tables);
}

function drawWeights(canvas: Canvas, { styles }: Tables, offered: readonly FightingStyle[], first: number): void {
  let last: string | null = null;
  for (const [i, style] of offered.entries()) {
    const group = isRiderStyle(style) ? 'riders' : styles[style].type;
    if (group !== last) canvas.text(1, first + i, group, { fg: 'accent' });
    last = group;
  }
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The box with pictures of weapon, shield and armour, and what they mean. */
function drawKit(canvas: Canvas, style: FightingStyle, tables: Tables, weapon: WeaponKind | null): void {
  const row = carrying(tables, tables.styles[style], weapon);
  const inside = drawFrame(canvas, capital(style), row.cite);
  const { inner } = inside;
  const rides = isRiderStyle(style);
  canvas.segments(inner, TOP + 1, [
    { text: row.type, style: { fg: 'text', bold: true } },
    { text: `, class ${ROMAN[row.class]}, ${rides ? 8 : row.phases} phases of 8`, style: { fg: 'mute' } },
  ]);
  if (rides) {
    drawRider(canvas, inner, TOP + 2, style);
    drawSentences(canvas, TOP + 2 + RIDER_ROWS, inside, riderSentences(tables, style));
    return;
  }
  const rows = drawPictures(canvas, inner, TOP + 2, row, tables);
  drawSentences(canvas, TOP + 3 + rows, inside, kitSentences(style, weapon, tables));
}

/** Draws a rider on his horse. */
export function drawRider(canvas: Canvas, x: number, y: number, style: RiderStyle): void {
  drawAnimal(canvas, x, y, horsePicture());
  drawPicture(canvas, x, y, riderPicture(style), 'item');
}

/** P330, P332 A style whose first weapon is another. */
function carrying(tables: Tables, row: StyleRow, weapon: WeaponKind | null): StyleRow {
  if (weapon === null) return row;
  const shield = fillsHands(tables, weapon) ? 'none' : row.shield;
  return { ...row, shield, hands: [weapon, ...row.hands.slice(1)] };
}

function kitSentences(style: FightingStyle, weapon: WeaponKind | null, tables: Tables): readonly string[] {
  const own = tables.styles[style];
  const { hands, sheath } = carrying(tables, own, weapon);
  const kinds = [...new Set([...hands, ...sheath.filter((one) => one !== 'javelins')])];
  const told = weapon === null ? styleMeaning(style, tables) : insteadSentence(tables, own, weapon);
  return [...kinds.map((kind) => weaponSentence(tables, { kind })), told];
}

/** Draws what a style bears and wears: weapons below one another, the shield and the man beside them. Returns the rows they take. */
export function drawPictures(canvas: Canvas, x: number, y: number, row: StyleRow, tables: Tables): number {
  const { skin } = canvas;
  const [first, second] = row.hands;
  const weapons = [first, second].flatMap((kind) => (kind === undefined ? [] : [weaponPicture(tables, kind, skin)]));
  for (const [i, picture] of weapons.entries()) {
    drawPicture(canvas, x, y + (weapons.length === 1 ? 1 : 3 * i), picture, 'item');
  }
  const size = row.shield === 'rolled' ? null : row.shield;
  if (size === null) canvas.text(x + 20, y + 2, '1D6?', { fg: 'mute' });
  else if (size !== 'none') drawPicture(canvas, x + 19, y, shieldPicture(size, skin), 'youFg');
  drawBody(canvas, x + 26, y, row, tables);
  return weapons.length > 1 ? 6 : 5;
}

/** Where the armour of an area stands under its list, in how wide a column for each face of the die. */
interface ArmourPlaces {
  /** Rows of a list under which it fits on the smallest screen. */
  readonly most: number;
  readonly label: 2 | 5;
  readonly cell: number;
  /** Columns of areas, each below the faces of the die unless it goes on from the one before. */
  readonly columns: readonly { readonly x: number; readonly areas: readonly Area[]; readonly goesOn?: boolean }[];
}

/** A line an area; or two areas a line, where there is little room. */
const LISTED: ArmourPlaces = { most: 13, label: 5, cell: 6, columns: [{ x: 2, areas: AREAS }] };
const PAIRED: ArmourPlaces = {
  most: 15,
  label: 2,
  cell: 3,
  columns: [
    { x: 2, areas: [1, 2, 3] },
    { x: 24, areas: [4, 5] },
  ],
};
/** Without a line to spare the second column begins beside the faces. */
const BROKEN: ArmourPlaces = {
  ...PAIRED,
  most: 16,
  columns: [
    { x: 2, areas: [1, 2] },
    { x: 24, areas: [3, 4, 5], goesOn: true },
  ],
};
const PLACES = [LISTED, PAIRED, BROKEN] as const;

/** The six rows of armour of which a 1D6 chooses, one below each face, with the shield of the row. */
function drawArmour(canvas: Canvas, y: number, tables: Tables, style: FightingStyle, places: ArmourPlaces): void {
  const row = tables.styles[style];
  if (row.own !== undefined) {
    drawOwnArmour(canvas, y, row.own, places);
    return;
  }
  if (row.armour === 'none') {
    canvas.text(2, y, `No armour, ${styleShield(row)}.`, { fg: 'mute' });
    return;
  }
  const { large, small } = GLYPHS[canvas.skin];
  for (const { x, areas, goesOn = false } of places.columns) {
    const first = x + places.label + (places.label === 2 ? 1 : 3);
    const top = goesOn ? y : y + 1;
    if (places.label === 5) canvas.text(x, y, 'armour', { fg: 'mute' });
    for (const [k, area] of areas.entries())
      canvas.text(x, top + k, AREA_NAMES[area].slice(0, places.label), { fg: 'mute' });
    for (const [i, { armour, shield }] of tables.armour[row.type].entries()) {
      const at = first + places.cell * i;
      if (!goesOn) canvas.text(at, y, `${i + 1}`, { fg: 'key', bold: true });
      if (!goesOn && row.shield === 'rolled')
        canvas.text(at + 1, y, shield === 'large' ? large : small, { fg: 'youFg' });
      for (const [k, area] of areas.entries()) {
        const bare = row.armour === 'no helmet' && area === 1;
        const style = { fg: armour[area] === '--' || bare ? 'mute' : 'text' } as const;
        canvas.text(at, top + k, bare ? '--' : armour[area], style);
      }
    }
  }
}

/** P304 What a type wears, whoever he is. */
function drawOwnArmour(canvas: Canvas, y: number, own: Readonly<ByArea<Armour>>, { columns }: ArmourPlaces): void {
  const [{ x } = { x: 2 }] = columns;
  const worn = AREAS.map((area) => `${AREA_NAMES[area]} ${own[area]}`);
  canvas.text(x, y, 'armour', { fg: 'mute' });
  canvas.text(x + 8, y, worn.slice(0, 3).join('  '), { fg: 'text' });
  canvas.text(x + 8, y + 1, worn.slice(3).join('  '), { fg: 'text' });
}

function drawSurprise(canvas: Canvas, tables: Tables): void {
  const width = Math.min(canvas.width - PANEL.x, PANEL.widest) - 2;
  const { length } = footStyles(tables);
  const text =
    tables.creation === null
      ? `Any of the ${length} styles on foot, each as likely as the others, drawn when the bout begins (P130). A plain man among them comes with sword, axe, flail or maul (P331). You see who it is when he stands in front of you.`
      : `One of the ${length} types, by percentages: a Thracian 15 times in 100, a Crupellarius 3 (P304).`;
  for (const [i, line] of wrapText(text, width).entries()) canvas.text(PANEL.x + 2, TOP + 1 + i, line, { fg: 'text' });
}
