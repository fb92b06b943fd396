/** 2.6 The oval of zones: who is where, who lies, who is netted, what lies on the floor. */
import type { Canvas } from '../../../tui/canvas.ts';
import type { Style } from '../../../tui/style.ts';
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

const GROUNDS = { wall: 'wallBg', heart: 'sand0', center: 'panel' } as const;

/** Draws a board; `lit`: zones to be marked, as where an answer leads. */
export function drawZones(
  canvas: Canvas,
  board: Board,
  { fighters, ground }: Pick<State, 'fighters' | 'ground'>,
  { x, y, cell }: BoardPlace,
  lit: readonly ZoneName[],
): void {
  for (const zone of board.zones) {
    const at = { x: x + (zone.charCodeAt(0) - 65) * cell.width, y: y + (Number(zone.slice(1)) - 1) * cell.height };
    const kind = zoneKindOf(board, zone);
    const marked = lit.includes(zone);
    const style: Style = { fg: marked ? 'cursor' : 'coord', bg: marked ? 'selBg' : GROUNDS[kind] };
    canvas.fill(at.x, at.y, cell.width - 1, cell.height, style);
    canvas.text(at.x, at.y, `${zone}${gateOf(board, zone)}${kind === 'center' ? '*' : ''}`, { ...style, bold: marked });
    const things = ground.filter((one) => one.zone === zone).map(({ item }) => ITEM_SIGNS[item]);
    const end = at.x + cell.width - 1;
    canvas.text(Math.max(at.x + 3, end - things.length), at.y, things.join(''), { ...style, fg: 'item' }, end);
    drawThere(
      canvas,
      fighters.filter((one) => one.zone === zone),
      { ...at, end, style },
    );
  }
}

function gateOf({ gates }: Board, zone: ZoneName): string {
  return Object.values(gates).includes(zone) ? '+' : '';
}

interface There {
  readonly x: number;
  readonly y: number;
  readonly end: number;
  readonly style: Style;
}

/** Those in a zone: a letter by style, small for one who lies, '#' in a net, '~' with sand in the eyes, 'x' for one who is out. */
function drawThere(canvas: Canvas, fighters: readonly Fighter[], { x, y, end, style }: There): void {
  let at = x;
  for (const fighter of fighters.filter(isActive)) {
    const side: Style = { ...style, fg: fighter.side === 0 ? 'youFg' : 'foeFg', bold: true };
    at = canvas.text(at, y + 1, signOf(fighter), side, end);
    if (fighter.ensnared) at = canvas.text(at, y + 1, '#', { ...style, fg: 'item' }, end);
    if (fighter.blinded) at = canvas.text(at, y + 1, '~', { ...style, fg: 'warn' }, end);
  }
  const bodies = fighters.filter((one) => !isActive(one)).map(() => 'x');
  canvas.text(at, y + 1, bodies.join(''), { ...style, fg: 'mute' }, end);
}

/** A fighter's letter: of its style, small where it lies. */
export function signOf({ style, knocked }: Pick<Fighter, 'style' | 'knocked'>): string {
  const letter = style.slice(0, 1).toUpperCase();
  return knocked ? letter.toLowerCase() : letter;
}
