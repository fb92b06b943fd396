import xterm, { type Terminal } from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import { shapeOf } from '../../tools/picture/glyphs.ts';
import { pictureOf } from '../../tools/picture/picture.ts';
import { CELL, type Rect } from '../../tools/picture/shape.ts';
import { svgOf } from '../../tools/picture/svg.ts';

async function screenOf(text: string, cols = 20, rows = 4): Promise<Terminal> {
  const term = new xterm.Terminal({ cols, rows, allowProposedApi: true });
  await new Promise<void>((done) => term.write(text.replaceAll('\n', '\r\n'), done));
  return term;
}

const svg = async (text: string) => svgOf(await screenOf(text));
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a picture', () => {
  test('is a PNG of the size of the screen', async () => {
    const term = await screenOf('one', 120, 40);
    expect(pictureOf(term).subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(pictureOf(term))).toEqual([1224, 824]);
    expect(sizeOf(pictureOf(term, { title: 'one' }))).toEqual([1224, 854]);
    expect(sizeOf(pictureOf(term, { zoom: 2 }))).toEqual([2448, 1648]);
  });

  test('is the same for the same screen', async () => {
    const [one, two] = [await screenOf('one ╱╲'), await screenOf('one ╱╲')];
    expect(pictureOf(one).equals(pictureOf(two))).toBe(true);
  });

  const PLAIN = 'A─╱';
  test.each([
    ['a letter', 'B─╱'],
    ['a line', 'A━╱'],
    ['a diagonal', 'A─╲'],
    ['a rounded corner', 'A╭╱'],
    ['a shade', 'A░╱'],
    ['a symbol', '♣─╱'],
    ['a column', ' A─╱'],
    ['bold', `\u001b[1m${PLAIN}`],
    ['dim', `\u001b[2m${PLAIN}`],
    ['italic', `\u001b[3m${PLAIN}`],
    ['underline', `\u001b[4m${PLAIN}`],
    ['inverse', `\u001b[7m${PLAIN}`],
    ['hidden', `\u001b[8m${PLAIN}`],
    ['struck', `\u001b[9m${PLAIN}`],
    ['one of 16 colours', `\u001b[31m${PLAIN}`],
    ['one of 256 colours', `\u001b[38;5;200m${PLAIN}`],
    ['a true colour', `\u001b[38;2;1;2;3m${PLAIN}`],
    ['a background', `\u001b[48;2;1;2;3m${PLAIN}`],
  ])('changes with %s', async (_what, text) => {
    expect(pictureOf(await screenOf(text)).equals(pictureOf(await screenOf(PLAIN)))).toBe(false);
  });
});

describe('colours', () => {
  test('the cube and the greys are those of xterm', async () => {
    const drawn = await svg('\u001b[38;5;16m─\u001b[38;5;67m─\u001b[38;5;231m─\u001b[38;5;232m─\u001b[38;5;255m─');
    for (const colour of ['#000000', '#5f87af', '#ffffff', '#080808', '#eeeeee']) expect(drawn).toContain(colour);
  });

  test('inverse exchanges them, and dim lies between them', async () => {
    const drawn = await svg('\u001b[7;38;2;0;0;0;48;2;100;200;100m \u001b[0;2;38;2;100;100;100;48;2;0;0;0m─');
    expect(drawn).toContain('fill="#000000" shape-rendering="crispEdges" d="M12 12h10');
    expect(drawn).toContain('#373737');
  });

  test('those of the terminal itself can be given', async () => {
    const drawn = svgOf(await screenOf('a'), { own: { foreground: '#112233', background: '#ddeeff' } });
    expect(drawn).toContain('#112233');
    expect(drawn).toContain('#ddeeff');
  });
});

describe('geometry', () => {
  const covers = (char: string, x: number, y: number) =>
    (shapeOf(char)?.rects ?? []).some((rect) => inside(rect, x + 0.5, y + 0.5));
  const drawing = (char: string) =>
    Array.from({ length: CELL.height }, (_, y) =>
      Array.from({ length: CELL.width }, (_, x) => (covers(char, x, y) ? '#' : '.')).join(''),
    );

  test('every box line reaches the sides of its cell at one place, so that neighbours join', () => {
    const up = drawing('│').at(0);
    const right = drawing('─').map((row) => row.at(-1));
    for (const char of '└┘├┤┴┼╵') expect(drawing(char).at(0)).toBe(up);
    for (const char of '┌┐├┤┬┼╷') expect(drawing(char).at(-1)).toBe(up);
    for (const char of '┌└├┬┴┼╶') expect(drawing(char).map((row) => row.at(-1))).toEqual(right);
    for (const char of '┐┘┤┬┴┼╴') expect(drawing(char).map((row) => row.at(0))).toEqual(right);
  });

  test('double lines turn corners and leave crossings open', () => {
    const middle = (char: string) => drawing(char).slice(8, 13).join(' ');
    expect(middle('╔')).toBe('...####### ...#...... ...#...... ...#...... ...#...###');
    expect(middle('╬')).toBe('####...### .......... .......... .......... ####...###');
    expect(middle('╠')).toBe('...#...### ...#...... ...#...... ...#...... ...#...###');
    expect(middle('╡')).toBe('######.... .....#.... .....#.... .....#.... ######....');
    expect(middle('╟')).toBe('...#...#.. ...#...#.. ...#...### ...#...#.. ...#...#..');
    expect(middle('╫')).toBe('...#...#.. ...#...#.. ########## ...#...#.. ...#...#..');
    expect(middle('╕')).toBe('######.... .....#.... .....#.... .....#.... ######....');
  });

  test('all box-drawing and block characters are geometry', () => {
    const all = Array.from({ length: 0xa0 }, (_, i) => String.fromCodePoint(0x2500 + i));
    expect(all.filter((char) => shapeOf(char) === null)).toEqual([]);
    expect(shapeOf('A')).toBeNull();
    expect(shapeOf('♣')).toBeNull();
  });

  test('diagonals run from corner to corner', async () => {
    const drawn = await svg('╱╲');
    expect(drawn).toContain('M12 32l10 -20M22 12l10 20');
  });
});

test('letters of one style are one text; markup in them is harmless', async () => {
  const drawn = await svg('a <b> & "c"   d');
  expect(drawn).toContain('>a &lt;b&gt; &amp; "c"   d</text>');
  expect(drawn.match(/<text/g)).toHaveLength(1);
});

function inside({ x, y, width, height }: Rect, atX: number, atY: number): boolean {
  return atX >= x && atX < x + width && atY >= y && atY < y + height;
}
