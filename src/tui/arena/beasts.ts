/** 28.2 Beasts in their hexes: the head like a man's counter, with eyes; the kind on the body; the tail behind. */
import { turn } from '../../kernel/hex.ts';
import { type Level, mix, type Style } from '../style.ts';
import type { BodyPart } from './bodies.ts';
import { arrowColumn, drawBars, drawCounter, drawFigure, drawMarks, pointsUp, spareStyle } from './figures.ts';
import type { Size } from './geometry.ts';
import { TEAM_COLOURS } from './liveries.ts';
import { fitted, type HexPen, squeezed } from './pen.ts';
import type { Figure, LongBody } from './scene.ts';
import { isUp } from './survey.ts';

/** Draws the part of a beast that lies in a hex. */
export function drawBeast(pen: HexPen, figure: Figure, body: LongBody, part: BodyPart, size: Size, level: Level): void {
  if (body.ridden && part === 'middle') drawFigure(pen, figure, size, level, null);
  else if (figure.state === 'dead') drawCarcass(pen, figure, part, size);
  else if (size === 'S') drawSmall(pen, figure, body, part, level);
  else drawLarge(pen, figure, body, part, level);
}

/** What has come over a beast: senseless, in panic, dazed, feeding. */
function statusOf({ state }: Figure, { panicked, dazed, fed }: LongBody): string {
  if (state === 'unconscious') return 'U';
  if (panicked) return '!';
  if (dazed) return 'D';
  return fed ? 'F' : '';
}

/** What stands left and right of the letter of its head: eyes, paws raised, or eyes shut. */
function facesOf({ glyphs }: HexPen, figure: Figure, { reared }: LongBody): readonly [string, string] {
  if (!isUp(figure)) return [glyphs.faceDown, glyphs.faceDown];
  return reared ? ['\\', '/'] : [glyphs.eye, glyphs.eye];
}

/** The letter on its head; a rider bears it himself. */
const letterOf = ({ id }: Figure, { ridden }: LongBody): string => (ridden ? ' ' : id);

const hasTail = (part: BodyPart): boolean => part === 'tail' || part === 'rear';

/** The pattern of its hide; '' where it has none. */
function coatOf({ glyphs }: HexPen, { kind }: LongBody): string {
  return kind === 'tiger' || kind === 'zebra' || kind === 'leopard' ? glyphs.coats[kind] : '';
}

// Size S

function drawSmall(pen: HexPen, figure: Figure, body: LongBody, part: BodyPart, level: Level): void {
  const style = spareStyle(figure, 'S', level);
  if (part === 'head') {
    const [left, right] = facesOf(pen, figure, body);
    const form = `${left}${letterOf(figure, body)}${right}`;
    drawCounter(pen, figure, { form, status: statusOf(figure, body) }, level, null);
    return;
  }
  const tailRow = pointsUp(figure.facing) ? 1 : 0;
  if (hasTail(part)) pen.write(tailRow, arrowColumn(pen, turn(figure.facing, 3)), pen.glyphs.tail, style);
  if (part !== 'tail') pen.write(1 - tailRow, 0, body.kind.slice(0, 3).toUpperCase(), style);
  else if (level > 1) pen.write(1 - tailRow, 0, coatOf(pen, body).repeat(3), { ...style, bold: false });
}

// Size L

function drawLarge(pen: HexPen, figure: Figure, body: LongBody, part: BodyPart, level: Level): void {
  if (part === 'head') drawLargeHead(pen, figure, body, level);
  else if (part !== 'tail') drawName(pen, figure, level);
  if (part !== 'head') drawCoat(pen, figure, body, level);
  if (!hasTail(part)) return;
  const row = pointsUp(figure.facing) ? 3 : 0;
  const column = arrowColumn(pen, turn(figure.facing, 3));
  pen.write(row, column, pen.glyphs.tail, { fg: 'edge', bold: true });
}

/** The pattern of its hide on the rows that bear no name. */
function drawCoat(pen: HexPen, figure: Figure, body: LongBody, level: Level): void {
  const coat = coatOf(pen, body);
  const { counter, text } = TEAM_COLOURS[figure.team];
  const style: Style = level < 2 ? { fg: text } : { fg: mix(counter, 'void', 60) };
  pen.write(2, -1, coat.repeat(NAME_WIDTH), style);
}

function drawLargeHead(pen: HexPen, figure: Figure, body: LongBody, level: Level): void {
  const { counter, letter } = TEAM_COLOURS[figure.team];
  const [left, right] = facesOf(pen, figure, body);
  const style: Style = { fg: letter, bg: counter, bold: true };
  if (isUp(figure)) pen.strip(1, -1, NAME_WIDTH, style);
  pen.write(1, 0, `${left} ${letterOf(figure, body)} ${right}`, isUp(figure) ? style : spareStyle(figure, 'L', level));
  if (!body.ridden) drawBars(pen, figure);
  const arrowRow = pointsUp(figure.facing) ? 0 : 3;
  pen.write(arrowRow, arrowColumn(pen, figure.facing), pen.glyphs.arrows[figure.facing], { fg: 'edge', bold: true });
  drawMarks(pen, figure, statusOf(figure, body), arrowRow);
}

const NAME_WIDTH = 7;

function drawName(pen: HexPen, figure: Figure, level: Level): void {
  const { text } = TEAM_COLOURS[figure.team];
  pen.write(1, -1, fitted(squeezed(figure.name, NAME_WIDTH), NAME_WIDTH), {
    fg: level === 0 ? text : 'edge',
    bold: true,
  });
}

// Dead

function drawCarcass(pen: HexPen, figure: Figure, part: BodyPart, size: Size): void {
  const { corpse } = pen.glyphs;
  const row = 1;
  const blood: Style = { fg: 'blood', bold: true };
  const text = TEAM_COLOURS[figure.team].text;
  if (part === 'head') {
    pen.centre(row, size === 'S' ? `${corpse} ${corpse}` : `${corpse}   ${corpse}`, blood);
    pen.centre(row, figure.id, { fg: text });
  } else if (part === 'tail') pen.centre(row, corpse, blood);
  else if (size === 'L') {
    pen.write(row, -1, fitted(squeezed(figure.name, NAME_WIDTH), NAME_WIDTH), { fg: mix(text, 'mute', 50) });
  } else pen.centre(row, figure.body?.kind.slice(0, 3).toUpperCase() ?? '', { fg: mix(text, 'mute', 50) });
}
