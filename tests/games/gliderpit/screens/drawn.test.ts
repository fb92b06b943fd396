/** What is drawn of a bout: tracks whose columns stay apart at every depth, stacks that can be read, a rim that touches nothing. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/gliderpit/rules/types.ts';
import { FLOORS } from '../../../../src/games/gliderpit/rules/words.ts';
import {
  drawCarried,
  drawProfile,
  drawTracks,
  type Marked,
} from '../../../../src/games/gliderpit/screens/draw-gliders.ts';
import { drawPit } from '../../../../src/games/gliderpit/screens/draw-pit.ts';
import { Canvas } from '../../../../src/tui/canvas.ts';
import { paneOf } from '../../../../src/tui/pane.ts';
import type { Env } from '../../../../src/tui/program.ts';
import { aloft, at } from '../support/pit.ts';

const NOBODY: Marked = { glider: null, pose: null };
const WIDTH = 27;
const ENV = { skin: 'unicode', encoding: { level: 3 } } as unknown as Env;

/** The rows of a picture of some size. */
function drawn(width: number, height: number, draw: (pane: ReturnType<typeof paneOf>) => void): readonly string[] {
  const canvas = new Canvas(width, height, 'unicode');
  draw(paneOf(canvas, 0, 0, width, height));
  return canvas.plain();
}

const pit = (state: State, marked: Marked = NOBODY): readonly string[] =>
  drawn(53, 19, (pane) => drawPit(pane, state, { asked: null, marked, close: null, env: ENV }));

describe('the tracks of altitude', () => {
  it.each(FLOORS)('have the levels over them, and the speed under its head, with the floor at %i', (floor) => {
    const state = aloft(
      [
        { alt: 17, speed: 4, hand: 'sword' },
        { alt: 20, speed: 0 },
      ],
      { floor },
    );
    const [head = '', ...rows] = drawn(WIDTH, 3, (pane) => drawTracks(pane, state, NOBODY));
    const numbers = head.trim().split(/ +/);
    expect(numbers).toEqual([...[0, 5, 10, 15].filter((one) => one >= floor).map(String), 'sp']);
    for (const number of numbers.slice(0, -1))
      expect(rows[0]?.charAt(head.indexOf(` ${number}`) + number.length)).toMatch(Number(number) === floor ? '#' : ':');
    expect(rows[0]?.charAt(head.indexOf('sp'))).toBe('4');
    expect(rows[1]?.indexOf('B', 2)).toBe(head.indexOf('sp') - 1);
    expect(rows[0]).toMatch(floor === 0 ? /4 sw *$/ : /4 sword *$/);
  });

  it('have below them what each carries, whose turn it is first', () => {
    const state = aloft([{ hand: 'spear', stowed: ['net', 'net'] }, { stowed: [] }]);
    expect(
      drawn(WIDTH, 4, (pane) => drawCarried(pane, state, { glider: 'B', pose: null })).map((row) => row.trim()),
    ).toEqual(['B nothing in hand; the', 'frame is empty', 'A spear in hand; frame:', 'net x2']);
  });
});

it('the profile has everybody at a level of its own, also on the ledge before the launch', () => {
  const state = aloft(
    [
      { alt: 20, speed: 0 },
      { alt: 16, speed: 3 },
    ],
    { floor: 10 },
  );
  const rows = drawn(18, 11, (pane) => drawProfile(pane, state, NOBODY)).map((row) => row.trimEnd());
  expect([rows[0], rows[4], rows[10]]).toEqual(['20 A0--', '16  .B3', '10  floor']);
  for (const glider of state.gliders) glider.alt = 19;
  expect(drawn(18, 11, (pane) => drawProfile(pane, state, NOBODY))[0]?.trim()).toBe('20  ledge');
});

describe('the pit from above', () => {
  it('of two in a hex shows whose turn it is with its facing, and altitude and speed of both', () => {
    const state = aloft([
      { alt: 8, speed: 1 },
      { hex: at(0, 0), alt: 12, speed: 3, facing: 3 },
    ]);
    const row = pit(state, { glider: 'A', pose: null })[9];
    expect(row).toContain('12/3 A→*8/1');
    state.acting = null;
    expect(pit(state)[9]).toContain('8/1 B←*12/3');
  });

  it('leaves a column between the letter of a row and whatever is at the rim', () => {
    const state = aloft([
      { hex: at(-5, -2), netted: true },
      { hex: at(-7, 2), alt: 9 },
    ]);
    expect(pit(state)[7]).toMatch(/^H#A→/);
    expect(pit(state)[11]).toMatch(/^L B→/);
    state.turn = 0;
    for (const glider of state.gliders) glider.alt = 20;
    const zones = pit(state);
    expect(zones.map((line, i) => [i, /^[A-S][A-Z]/.test(line)]).filter(([, touched]) => touched)).toEqual([]);
    expect([zones[4], zones[9], zones[14]].map((line) => line?.slice(0, 6).trim())).toEqual([
      'E▒▒ NW',
      'J  W',
      'O▒▒ SW',
    ]);
  });
});
