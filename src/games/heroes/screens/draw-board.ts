/** 2.6 The oval of zones: who is where, who lies, who is netted, what lies on the floor. */
import type { Canvas } from '../../../tui/canvas.ts';
import { type Colour, mix, type Style } from '../../../tui/style.ts';
import { zoneKindOf } from '../rules/board.ts';
import { isActive } from '../rules/roster.ts';
import type { Board } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { Item, ZoneName } from '../rules/words.ts';

/** What things on the floor look like. */
export const ITEM_SIGNS: { readonly [I in Item]: string } = {
  sword: '/',
  spear: '|',
  trident: 'Y',
  net: '%',
  'small shield': 'o',
  'large shield': 'O',
};

/** Where a board stands, and how large its zones are. */
export interface BoardPlace {
  readonly x: number;
  readonly y: number;
  readonly cell: { readonly width: number; readonly height: number };
}

/** What of a board is to be shown besides what it is. */
export interface ZoneMarks {
  /** Zones to be lit, as where an answer leads. */
  readonly lit: readonly ZoneName[];
  /** What a click on a zone stands for; none: a click does nothing there. */
  readonly picks: ReadonlyMap<ZoneName, string>;
}

const GROUNDS = { wall: 'wallBg', heart: 'sand0', center: mix('sand0', 'accent', 22) } as const;

/** Draws a board. */
export function drawZones(
  canvas: Canvas,
  board: Board,
  state: Pick<State, 'fighters' | 'ground'>,
  { x, y, cell }: BoardPlace,
  { lit, picks }: ZoneMarks,
): void {
  for (const zone of board.zones) {
    const at = { x: x + (zone.charCodeAt(0) - 65) * cell.width, y: y + (Number(zone.slice(1)) - 1) * cell.height };
    const marked = lit.includes(zone);
    const ground = groundOf(board, zone);
    const style: Style = { fg: marked ? 'cursor' : 'text', bg: marked ? 'selBg' : ground };
    canvas.fill(at.x, at.y, cell.width - 1, cell.height, style);
    const name = canvas.text(at.x, at.y, zone, { ...style, bold: marked || picks.has(zone) });
    canvas.text(name, at.y, signsOf(board, zone), { ...style, fg: 'accent' });
    const inside = { ...at, end: at.x + cell.width - 1, style };
    drawItems(canvas, state, zone, inside);
    const there = state.fighters.filter((one) => one.zone === zone);
    if (!drawNamed(canvas, there, inside, cell.height)) drawThere(canvas, there, inside);
    const pick = picks.get(zone);
    if (pick !== undefined) canvas.aim(at.x, at.y, cell.width - 1, cell.height, { kind: 'pick', value: pick });
  }
}

/** Zones that touch never share a tone. */
function groundOf(board: Board, zone: ZoneName): Colour {
  const ground = GROUNDS[zoneKindOf(board, zone)];
  const isEven = (zone.charCodeAt(0) + Number(zone.slice(1))) % 2 === 0;
  return isEven ? ground : mix(ground, 'void', 16);
}

/** What a gate and the center are marked by. */
export const ZONE_SIGNS = { gate: '+', center: '*' } as const;

function signsOf(board: Board, zone: ZoneName): string {
  const gate = Object.values(board.gates).includes(zone) ? ZONE_SIGNS.gate : '';
  return `${gate}${zoneKindOf(board, zone) === 'center' ? ZONE_SIGNS.center : ''}`;
}

interface Inside {
  readonly x: number;
  readonly y: number;
  readonly end: number;
  readonly style: Style;
}

/** 3.10.6 What lies on the floor, at the right of the first row. */
function drawItems(canvas: Canvas, { ground }: Pick<State, 'ground'>, zone: ZoneName, inside: Inside): void {
  const { x, y, end, style } = inside;
  const things = ground.filter((one) => one.zone === zone).map(({ item }) => ITEM_SIGNS[item]);
  canvas.text(Math.max(x + 3, end - things.length), y, things.join(''), { ...style, fg: 'item' }, end);
}

/** Those in a zone with their names, a row each, where all of it has room. */
function drawNamed(
  canvas: Canvas,
  fighters: readonly Fighter[],
  { x, y, end, style }: Inside,
  height: number,
): boolean {
  const active = fighters.filter(isActive);
  const words = active.map((one) => ` ${one.name}${signsBehind(one)}`);
  const out = fighters.length - active.length;
  const isRoom = active.length + Math.min(1, out) < height && words.every((text) => x + 1 + text.length <= end);
  if (!isRoom || height < NAMED_FROM) return false;
  for (const [i, fighter] of active.entries()) {
    const at = canvas.text(x, y + 1 + i, signOf(fighter), tokenStyle(fighter), end);
    canvas.text(at, y + 1 + i, words[i] ?? '', { ...style, fg: fighter.side === 0 ? 'youFg' : 'foeFg' }, end);
  }
  canvas.text(x, y + 1 + active.length, BODY_SIGNS.out.repeat(out), { ...style, fg: 'bad', bold: true }, end);
  return true;
}

/** Rows of a zone from which names stand in it. */
const NAMED_FROM = 3;

const signsBehind = ({ ensnared, blinded }: Fighter): string =>
  `${ensnared ? BODY_SIGNS.net : ''}${blinded ? BODY_SIGNS.sand : ''}`;

/** Those in a zone: a letter by style, small for one who lies; a sign behind it for a net and for sand; others are underlined. */
function drawThere(canvas: Canvas, fighters: readonly Fighter[], { x, y, end, style }: Inside): void {
  let at = x;
  for (const fighter of fighters.filter(isActive)) {
    at = canvas.text(at, y + 1, signOf(fighter), tokenStyle(fighter), end);
    if (fighter.ensnared) at = canvas.text(at, y + 1, BODY_SIGNS.net, { ...style, fg: 'item', bold: true }, end);
    if (fighter.blinded) at = canvas.text(at, y + 1, BODY_SIGNS.sand, { ...style, fg: 'warn', bold: true }, end);
  }
  const bodies = fighters.filter((one) => !isActive(one)).map(() => BODY_SIGNS.out);
  canvas.text(at, y + 1, bodies.join(''), { ...style, fg: 'bad', bold: true }, end);
}

/** Signs behind a letter, and that of one who is out of the match. */
export const BODY_SIGNS = { net: '#', sand: '~', out: 'x' } as const;

/** Blue ground for side 0; orange and underlined for side 1, so that no side hangs on colour alone. */
export function tokenStyle({ side }: Pick<Fighter, 'side'>): Style {
  return side === 0 ? { fg: 'you', bg: 'youBg', bold: true } : { fg: 'foe', bg: 'foeBg', bold: true, underline: true };
}

/** A fighter's letter: of its style, small where it lies. */
export function signOf({ style, knocked }: Pick<Fighter, 'style' | 'knocked'>): string {
  const letter = style.slice(0, 1).toUpperCase();
  return knocked ? letter.toLowerCase() : letter;
}
