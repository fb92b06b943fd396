/** Choosing a fighting style: the list by weight, the kit of the one under the mark, the armour he may get. */
import { armourWorth } from '../../engine/gladiator/sheet.ts';
import type { StyleRow, Tables } from '../../engine/gladiator/table-types.ts';
import { AREA_NAMES, AREAS, type Area, type GladiatorType, STYLES, type Style } from '../../engine/gladiator/types.ts';
import type { Canvas } from '../canvas.ts';
import { GLYPHS } from '../glyphs.ts';
import { BODY, type Picture, shadeOf, shieldPicture, weaponPicture } from '../kit/pictures.ts';
import { styleArms, styleMeaning, styleShield } from '../kit/style-notes.ts';
import { weaponSentence } from '../kit/weapon-notes.ts';
import { capital } from '../parts.ts';
import type { MenuItem } from '../program.ts';
import type { Colour } from '../style.ts';
import { wrapText } from '../wrap.ts';
import type { Wanted } from './creation.ts';

/** Row of the first style. */
const FIRST = 3;
/** Where a menu of the styles stands, with `before` items above them; left of it the weights. */
export function styleMenuAt(before: number): { readonly x: number; readonly y: number; readonly width: number } {
  return { x: 8, y: FIRST - before, width: 36 };
}
/** Where the kit begins, and how wide it may grow. */
const PANEL = { x: 45, widest: 76 } as const;
const TOP = 2;
const TALLEST = 22;

/** Whether a kind is a style of the Advanced Game. */
export function isStyle(kind: Wanted): kind is Style {
  return OWN_STYLES.some((style) => style === kind);
}

/** 19, 28.1.1 The styles of a man of the player's: those of men who hunt stand with their weight. */
export const OWN_STYLES: readonly Style[] = STYLES.flatMap((style): Style[] => {
  if (style === 'velite') return [style, 'venator'];
  return style === 'provocator' ? [style, 'bestiarius'] : [style];
});

export const SURPRISE: MenuItem = { value: 'surprise', label: 'Surprise me', note: 'any of them' };

/** The styles as a menu, in the order of the book: light, medium, heavy. */
export function styleItems({ styles }: Tables, offered: readonly Style[] = STYLES): readonly MenuItem[] {
  return offered.map((style) => ({ value: style, label: capital(style), note: styleArms(styles[style]) }));
}

/** What is in a list of styles: those offered, and lines after them. */
interface StyleList {
  readonly offered: readonly Style[];
  readonly after: number;
}

const STYLE_LIST: StyleList = { offered: STYLES, after: 0 };
/** Rows from which the armour has room for a line an area under any list. */
const TALL = 30;

/** Draws what stands around the list: weights, the kit of a style, the armour of its type. */
export function drawStyleChoice(canvas: Canvas, kind: Wanted, tables: Tables, list: StyleList = STYLE_LIST): void {
  const { offered, after } = list;
  drawWeights(canvas, tables, offered);
  const rows = offered.length + after;
  const tall = canvas.height >= TALL;
  const places = tall || rows === STYLES.length ? LISTED : PAIRED;
  if (isStyle(kind)) drawArmour(canvas, FIRST + rows + (tall ? 1 : 0), tables, kind, places);
  drawKitOf(canvas, kind, tables);
}

/** Draws the kit of a style beside a list, or what a surprise means. */
export function drawKitOf(canvas: Canvas, kind: Wanted, tables: Tables): void {
  if (isStyle(kind)) drawKit(canvas, kind, tables);
  else drawSurprise(canvas);
}

function drawWeights(canvas: Canvas, { styles }: Tables, offered: readonly Style[]): void {
  let last: GladiatorType | null = null;
  for (const [i, style] of offered.entries()) {
    const { type } = styles[style];
    if (type !== last) canvas.text(1, FIRST + i, type, { fg: 'accent' });
    last = type;
  }
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

/** The box with pictures of weapon, shield and armour, and what they mean. */
function drawKit(canvas: Canvas, style: Style, tables: Tables): void {
  const row = tables.styles[style];
  const { x } = PANEL;
  const width = Math.min(canvas.width - x, PANEL.widest);
  const height = Math.min(canvas.height - TOP - 2, TALLEST);
  const caption = { title: capital(style), titleStyle: { fg: 'accent', bold: true } } as const;
  canvas.box(x, TOP, width, height, { fg: 'rule' }, { ...caption, right: row.cite, rightStyle: { fg: 'rule' } });
  const inner = x + 2;
  canvas.segments(inner, TOP + 1, [
    { text: row.type, style: { fg: 'text', bold: true } },
    { text: `, class ${ROMAN[row.class]}, ${row.phases} phases of 8`, style: { fg: 'mute' } },
  ]);
  const rows = drawPictures(canvas, inner, TOP + 2, style, tables);
  let y = TOP + 3 + rows;
  for (const text of kitSentences(style, tables)) {
    for (const line of wrapText(text, width - 4)) {
      if (y < TOP + height - 1) canvas.text(inner, y, line, { fg: 'text' });
      y += 1;
    }
    if (canvas.height >= 30) y += 1;
  }
}

function kitSentences(style: Style, tables: Tables): readonly string[] {
  const { hands, sheath } = tables.styles[style];
  const kinds = [...new Set([...hands, ...sheath.filter((one) => one !== 'javelins')])];
  return [...kinds.map((kind) => weaponSentence(tables, { kind })), styleMeaning(style)];
}

/** Weapons below one another, the shield and the man beside them. Returns the rows they take. */
function drawPictures(canvas: Canvas, x: number, y: number, style: Style, tables: Tables): number {
  const row = tables.styles[style];
  const { skin } = canvas;
  const [first, second] = row.hands;
  const weapons = [first, second].flatMap((kind) => (kind === undefined ? [] : [weaponPicture(kind, skin)]));
  for (const [i, picture] of weapons.entries()) {
    drawPicture(canvas, x, y + (weapons.length === 1 ? 1 : 3 * i), picture, 'item');
  }
  const size = row.shield === 'rolled' ? null : row.shield;
  if (size === null) canvas.text(x + 20, y + 2, '1D6?', { fg: 'mute' });
  else if (size !== 'none') drawPicture(canvas, x + 19, y, shieldPicture(size, skin), 'youFg');
  drawBody(canvas, x + 26, y, row, tables);
  return weapons.length > 1 ? 6 : 5;
}

function drawPicture(canvas: Canvas, x: number, y: number, picture: Picture, fg: Colour): void {
  for (const [i, row] of picture.entries()) {
    for (const [j, character] of [...row].entries()) {
      if (character !== ' ') canvas.put(x + j, y + i, character, { fg });
    }
  }
}

/** A man whose areas are the darker the better they are likely to be covered. */
function drawBody(canvas: Canvas, x: number, y: number, row: StyleRow, tables: Tables): void {
  for (const [i, cells] of BODY.entries()) {
    for (const [j, digit] of [...cells].entries()) {
      const area = AREAS.find((one) => `${one}` === digit);
      if (area === undefined) continue;
      const share = coverOf(tables, row, area);
      canvas.put(x + j, y + i, shadeOf(share, canvas.skin), { fg: share > 0 ? 'accent' : 'mute' });
    }
  }
}

/** What covers an area on the average, as a share of whole A armour. */
function coverOf(tables: Tables, { type, armour }: StyleRow, area: Area): number {
  if (armour === 'none' || (armour === 'no helmet' && area === 1)) return 0;
  const rows = tables.armour[type];
  const worths = rows.map((one) => armourWorth(tables, one.armour[area]));
  const twice = worths.flatMap((one) => worths.map((other) => Math.max(one, other)));
  const all = armour === 'best of two' ? twice : worths;
  return all.reduce((sum, worth) => sum + worth, 0) / all.length / armourWorth(tables, 'A');
}

/** Where the armour of an area stands under its list, in how wide a column for each face of the die. */
interface ArmourPlaces {
  readonly label: 2 | 5;
  readonly cell: number;
  /** Columns of areas, and the areas in each. */
  readonly columns: readonly { readonly x: number; readonly areas: readonly Area[] }[];
}

/** A line an area; or two areas a line, where there is little room. */
const LISTED: ArmourPlaces = { label: 5, cell: 6, columns: [{ x: 2, areas: AREAS }] };
const PAIRED: ArmourPlaces = {
  label: 2,
  cell: 3,
  columns: [
    { x: 2, areas: [1, 2, 3] },
    { x: 24, areas: [4, 5] },
  ],
};

/** The six rows of armour of which a 1D6 chooses, one below each face, with the shield of the row. */
function drawArmour(canvas: Canvas, y: number, tables: Tables, style: Style, places: ArmourPlaces): void {
  const row = tables.styles[style];
  if (row.armour === 'none') {
    canvas.text(2, y, `No armour, ${styleShield(row)}.`, { fg: 'mute' });
    return;
  }
  const { large, small } = GLYPHS[canvas.skin];
  for (const { x, areas } of places.columns) {
    const first = x + places.label + (places.label === 2 ? 1 : 3);
    if (places.label === 5) canvas.text(x, y, 'armour', { fg: 'mute' });
    for (const [k, area] of areas.entries())
      canvas.text(x, y + 1 + k, AREA_NAMES[area].slice(0, places.label), { fg: 'mute' });
    for (const [i, { armour, shield }] of tables.armour[row.type].entries()) {
      const at = first + places.cell * i;
      canvas.text(at, y, `${i + 1}`, { fg: 'key', bold: true });
      if (row.shield === 'rolled') canvas.text(at + 1, y, shield === 'large' ? large : small, { fg: 'youFg' });
      for (const [k, area] of areas.entries()) {
        const bare = row.armour === 'no helmet' && area === 1;
        const style = { fg: armour[area] === '--' || bare ? 'mute' : 'text' } as const;
        canvas.text(at, y + 1 + k, bare ? '--' : armour[area], style);
      }
    }
  }
}

function drawSurprise(canvas: Canvas): void {
  const width = Math.min(canvas.width - PANEL.x, PANEL.widest) - 2;
  const text = `Any of the ${STYLES.length} styles, each as likely as the others, drawn as the bout begins (P130). You see who comes when he stands before you.`;
  for (const [i, line] of wrapText(text, width).entries()) canvas.text(PANEL.x + 2, TOP + 1 + i, line, { fg: 'text' });
}
