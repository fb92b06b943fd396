/** The mouse: reports never come through as keys however they are torn, and what a click comes to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import { KeySplitter } from '../../src/tui/key-splitter.ts';
import { KeyStream } from '../../src/tui/key-stream.ts';
import { IDLE_REPORT, isReport, keyOfReport, MOUSE, pointerOf } from '../../src/tui/mouse/report.ts';
import { explains, onLine, presses, Targets } from '../../src/tui/mouse/targets.ts';
import { Surface } from '../../src/tui/surface.ts';
import { THEMES } from '../../src/tui/theme.ts';

const ESC = '\u001b';
const report = (button: number, column: number, row: number, end: 'M' | 'm' = 'M'): string =>
  `${ESC}[<${button};${column};${row}${end}`;

/** Something that a terminal sends, and the keys that it is. */
interface Sent {
  readonly bytes: string;
  readonly key: string;
}

const cell = fc.integer({ min: 1, max: 300 });
const anyReport: fc.Arbitrary<Sent> = fc
  .tuple(fc.integer({ min: 0, max: 100 }), cell, cell, fc.constantFrom('M' as const, 'm' as const))
  .map(([button, x, y, end]) => ({ bytes: report(button, x, y, end), key: keyOfReport(button, x, y, end === 'M') }));
const oldReport: fc.Arbitrary<Sent> = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, 64, 65), fc.integer({ min: 1, max: 94 }), fc.integer({ min: 1, max: 94 }))
  .map(([button, x, y]) => ({
    bytes: `${ESC}[M${String.fromCharCode(32 + button, 32 + x, 32 + y)}`,
    key: keyOfReport(button, x, y, true),
  }));
const anyKey: fc.Arbitrary<Sent> = fc
  .constantFrom('a', '<', '[', 'M', '0', ';', 'é', '\r', '\u0003', `${ESC}[A`, `${ESC}[5~`)
  .map((bytes) => ({ bytes, key: bytes }));

/** A text cut into chunks at some places. */
function cutAt(text: string, places: readonly number[]): readonly string[] {
  const at = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, i) => text.slice(from, at[i] ?? text.length));
}

const MAY_BE_KEY = new RegExp(`${ESC}(?:\\[\\d*)?$`, 'u');
const WHOLE = new RegExp(`^(?:${ESC}\\[<\\d+;\\d+;\\d+[Mm])*$`, 'u');

/** Whether no chunk ends where what follows may be a key of its own: behind Esc, or in what begins as keys do. */
const isClear = (chunks: readonly string[]): boolean => chunks.slice(0, -1).every((chunk) => !MAY_BE_KEY.test(chunk));

function taken(chunks: readonly string[]): readonly string[] {
  const splitter = new KeySplitter();
  return chunks.flatMap((chunk) => splitter.take(chunk));
}

describe('reports among keys', () => {
  it('come out whole, and all keys with them, wherever the line tears them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyReport, oldReport, anyKey), { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        (sent, places) => {
          const chunks = cutAt(sent.map(({ bytes }) => bytes).join(''), places);
          fc.pre(isClear(chunks));
          expect(taken(chunks)).toEqual(sent.map(({ key }) => key));
        },
      ),
    );
  });

  it('torn where Esc may be a key of its own are never heard in single characters', () => {
    fc.assert(
      fc.property(
        fc.array(anyReport, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (sent, places) => {
          const keys = taken(cutAt(sent.map(({ bytes }) => bytes).join(''), places));
          const [reports, others] = [keys.filter(isReport), keys.filter((key) => !isReport(key))];
          expect(reports).toEqual(sent.map(({ key }) => key));
          // put together again by whoever waits for the rest of a sequence, they are sequences and no keys
          expect(others.join('')).toMatch(WHOLE);
          for (const key of others) expect([ESC, '[']).toContain(key.length === 1 ? key : ESC);
        },
      ),
    );
  });

  it('that never end give way to keys and to Ctrl-C', () => {
    expect(taken([`${ESC}[<0;1`, 'x', 'y'])).toEqual(['x', 'y']);
    expect(taken([`${ESC}[<0;1`, '\u0003'])).toEqual(['\u0003']);
    expect(taken([`${ESC}[M`, '\u0003'])).toEqual(['\u0003']);
  });

  it('Esc alone is Esc at once, also before a report and before letters', () => {
    expect(taken([ESC])).toEqual([ESC]);
    expect(taken([ESC, report(0, 3, 4)])).toEqual([ESC, keyOfReport(0, 3, 4, true)]);
    expect(taken([ESC, 'a', `${ESC}[`, 'A'])).toEqual([ESC, 'a', ESC, '[', 'A']);
  });

  it('in a pasted text are text', () => {
    const paste = `${ESC}[200~${report(0, 1, 1)}${ESC}[201~`;
    expect(taken([paste])).toEqual([paste]);
  });
});

describe('a report', () => {
  it.each([
    [report(0, 1, 1), { did: 'left', x: 0, y: 0 }],
    [report(2, 10, 5), { did: 'right', x: 9, y: 4 }],
    [report(64, 80, 24), { did: 'wheel-up', x: 79, y: 23 }],
    [report(65 + 16, 80, 24), { did: 'wheel-down', x: 79, y: 23 }],
  ])('%j is told', (bytes, pointer) => {
    expect(taken([bytes]).map(pointerOf)).toEqual([pointer]);
  });

  it.each([report(0, 1, 1, 'm'), report(32, 1, 1), report(1, 1, 1), report(66, 1, 1)])('%j means nothing', (bytes) => {
    expect(taken([bytes])).toEqual([IDLE_REPORT]);
    expect(pointerOf(IDLE_REPORT)).toBeNull();
  });
});

it('a flood of reports is not answered one by one, and no key is lost over it', async () => {
  const keys: string[] = [];
  let tell = (_keys: readonly string[]): void => {};
  const stream = new KeyStream({
    listen(heard) {
      tell = heard;
    },
    release() {},
  });
  stream.on('readable', () => {
    const key = stream.read();
    if (key !== null) keys.push(key);
  });
  tell(new KeySplitter().take(`${(report(65, 1, 1) + report(0, 1, 1, 'm')).repeat(500)}q`));
  for (let before = -1; before < keys.length; ) {
    before = keys.length;
    await new Promise((done) => setImmediate(done));
    await new Promise((done) => setImmediate(done));
  }
  expect(keys.filter(isReport)).toHaveLength(4);
  expect(keys.at(-1)).toBe('q');
});

describe('targets', () => {
  it('are found by their cells, of those over one another the last', () => {
    const canvas = new Canvas(10, 4);
    canvas.aim(0, 0, 10, 4, presses('a'));
    expect(canvas.targets).toBeNull();
    canvas.targets = new Targets();
    canvas.aim(1, 1, 4, 2, presses('a'));
    canvas.aim(4, 1, 2, 1, ({ x, y }) => presses(`${x}${y}`));
    const at = (x: number, y: number) => canvas.targets?.at({ x, y });
    expect([at(0, 1), at(6, 1), at(1, 3)]).toEqual([null, null, null]);
    expect([at(1, 1), at(4, 2), at(4, 1), at(5, 1)]).toEqual([
      presses('a'),
      presses('a'),
      presses('00'),
      presses('10'),
    ]);
    canvas.targets.clear();
    expect(at(1, 1)).toBeNull();
  });

  it('of lists put the mark on a line, and take the line that has it', () => {
    expect([onLine(5, 3, 'Enter'), onLine(1, 3, 'Enter'), onLine(3, 3, 'Enter')]).toEqual([
      presses('Down', 'Down'),
      presses('Up', 'Up'),
      presses('Enter'),
    ]);
    expect(explains(1, 3)).toEqual(presses('Up', 'Up', 'Enter'));
  });
});

describe('a terminal is asked for its mouse', () => {
  const ENCODING = { level: 0, theme: THEMES.dusk } as const;
  /** So few that a second canvas waits, however long a test is held up. */
  const FRAMES_A_SECOND = 0.001;
  function glass() {
    const sent: string[] = [];
    const surface = new Surface(
      { columns: 8, rows: 1, taking: true, whenTaking() {}, write: (text) => void sent.push(text) },
      FRAMES_A_SECOND,
    );
    return { sent, surface };
  }

  it('only while it is ours, and only if it is wanted', () => {
    const { sent, surface } = glass();
    surface.mouse(true);
    expect(sent).toEqual([]);
    surface.away(false);
    surface.mouse(true);
    surface.away(true);
    surface.away(false);
    surface.mouse(false);
    surface.mouse(false);
    surface.close();
    expect(sent).toEqual([MOUSE.on, MOUSE.off, MOUSE.on, MOUSE.off]);
  });

  it('and no more once it is closed', () => {
    const { sent, surface } = glass();
    surface.away(false);
    surface.mouse(true);
    surface.close();
    surface.mouse(true);
    expect(sent).toEqual([MOUSE.on, MOUSE.off]);
  });

  it('and what it shows is known, unless something newer waits', () => {
    const { surface } = glass();
    surface.away(false);
    const canvas = new Canvas(8, 1);
    surface.show(canvas, ENCODING);
    expect(surface.seen).toBe(canvas);
    surface.show(new Canvas(8, 1), ENCODING);
    expect(surface.seen).toBeNull();
    surface.close();
  });
});
