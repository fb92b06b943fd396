/** Painting: what a terminal shows after any sequence of canvases is what the last of them alone would make it show. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import { SKINS } from '../../src/tui/glyphs.ts';
import { Painter } from '../../src/tui/painter.ts';
import { type Colour, type Encoding, type Level, mix, type Style } from '../../src/tui/style.ts';
import { THEMES } from '../../src/tui/theme.ts';
import { type Cell, cellsOf } from '../../tools/picture/cells.ts';

const dusk = (level: Level): Encoding => ({ level, theme: THEMES.dusk });
/** What a painting stands in. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const FRAME = /^\u001b\[\?2026h(?<text>[\s\S]*)\u001b\[\?2026l$/u;
/** What is sent for a canvas after another; '' where nothing is. */
function sent(before: Canvas, after: Canvas, level: Level = 2): string {
  const painter = new Painter();
  painter.paint(before, dusk(level));
  return FRAME.exec(painter.paint(after, dusk(level)))?.groups?.text ?? '';
}

const colours: readonly Colour[] = ['text', 'youBg', 'foeBg', 'grid', 'void', mix('sand0', 'youFront', 62)];
const anyStyle: fc.Arbitrary<Style> = fc.record(
  {
    fg: fc.constantFrom(...colours),
    bg: fc.constantFrom(...colours),
    bold: fc.boolean(),
    dim: fc.boolean(),
    underline: fc.boolean(),
    inverse: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anyPut = fc.record({
  x: fc.integer({ min: -2, max: 22 }),
  y: fc.integer({ min: -1, max: 5 }),
  text: fc.constantFrom('A', ' ', '   ', 'hex', '╱▁╲', '…', 'a longer text', '漢字', 'é\u0301', '🗡'),
  style: anyStyle,
});
const anySize = fc.constantFrom(
  { columns: 20, rows: 5 },
  { columns: 7, rows: 1 },
  { columns: 1, rows: 3 },
  { columns: 24, rows: 6 },
);
const anyEncoding = fc.record({
  level: fc.constantFrom<Level>(0, 1, 2, 3),
  theme: fc.constantFrom(...Object.values(THEMES)),
});

/** What befalls a terminal: another picture, or bytes from elsewhere, or another size; or a picture in other colours. */
const anyStep = fc.record({
  puts: fc.array(anyPut, { maxLength: 8 }),
  skin: fc.constantFrom(...SKINS),
  encoding: fc.option(anyEncoding, { nil: null }),
  size: fc.option(anySize, { nil: null }),
  noise: fc.option(fc.constantFrom('shell$ ', '\u001b[3;2Hx', '\u001b[31mred', '\u001b[2J'), { nil: null }),
  /** Whether the picture goes on from the one before. */
  onward: fc.boolean(),
  lost: fc.boolean(),
});

function write(terminal: xterm.Terminal, text: string): Promise<void> {
  return new Promise((done) => terminal.write(text, done));
}

/** Every cell as a person would see it: of a blank its ground alone. */
function seen(terminal: xterm.Terminal): readonly (readonly Partial<Cell>[])[] {
  return Array.from({ length: terminal.rows }, (_, row) =>
    cellsOf(terminal, row).map((cell) => {
      const { text, underline, inverse, background } = cell;
      return (text === '' || text === ' ') && !underline && !inverse ? { text: ' ', background } : cell;
    }),
  );
}

describe('any sequence of canvases', () => {
  it('leaves what a whole redraw of the last would: at every depth, through sizes, noise and lost frames', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySize,
        anyEncoding,
        fc.array(anyStep, { minLength: 1, maxLength: 7 }),
        async (first, depth, steps) => {
          const options = { cols: first.columns, rows: first.rows, allowProposedApi: true };
          const [terminal, afresh] = [new xterm.Terminal(options), new xterm.Terminal(options)];
          const painter = new Painter();
          let [canvas, encoding] = [new Canvas(first.columns, first.rows), depth];
          for (const step of steps) {
            if (step.size !== null) {
              for (const one of [terminal, afresh]) one.resize(step.size.columns, step.size.rows);
              painter.forget();
            }
            if (step.noise !== null) {
              await write(terminal, `${step.noise}\u001b[0m`);
              painter.forget();
            }
            const next = new Canvas(terminal.cols, terminal.rows, step.skin);
            if (step.onward) next.blit(canvas, 0, 0);
            for (const { x, y, text, style } of step.puts) next.text(x, y, text, style);
            canvas = next;
            encoding = step.encoding ?? encoding;
            if (!step.lost) await write(terminal, painter.paint(canvas, encoding));
          }
          await write(terminal, painter.paint(canvas, encoding));
          await write(afresh, new Painter().paint(canvas, encoding));
          expect(seen(terminal)).toEqual(seen(afresh));
          expect(seen(terminal).map((row) => row.map(({ text }) => text).join(''))).toEqual(canvas.plain());
          expect(painter.paint(canvas, encoding)).toBe('');
          for (const one of [terminal, afresh]) one.dispose();
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a painting', () => {
  const abc = (): Canvas => {
    const canvas = new Canvas(12, 3);
    canvas.text(0, 0, 'abcdefghijkl');
    canvas.text(0, 1, 'one');
    return canvas;
  };

  it('of what is shown already is nothing', () => {
    expect(sent(abc(), abc())).toBe('');
  });

  it('goes where something differs, by row and column', () => {
    const other = abc();
    other.text(2, 1, 'o');
    expect(sent(abc(), other, 0)).toBe('\u001b[2;3Ho');
  });

  it('skips what stands, and writes it again where that is as short', () => {
    const other = abc();
    other.put(0, 0, 'A');
    other.put(4, 0, 'E');
    expect(sent(abc(), other, 0)).toBe('\u001b[HAbcdE');
    other.put(11, 0, 'L');
    expect(sent(abc(), other, 0)).toBe('\u001b[HAbcdE\u001b[12GL');
  });

  it('changes only what differs from one run to the next', () => {
    const canvas = new Canvas(6, 2);
    canvas.text(0, 0, 'ab');
    canvas.text(2, 0, 'cd', { bold: true });
    canvas.text(4, 0, 'ef', { fg: 'key', bold: true });
    expect(sent(new Canvas(6, 2), canvas)).toBe(
      '\u001b[H\u001b[38;5;254;48;5;233mab\u001b[1mcd\u001b[38;5;231mef\u001b[0m',
    );
  });

  it('spends nothing on the colour of blanks', () => {
    const canvas = new Canvas(6, 1);
    canvas.put(0, 0, 'a', { fg: 'key' });
    canvas.put(4, 0, 'b', { fg: 'key' });
    expect(sent(new Canvas(6, 1), canvas)).toBe('\u001b[H\u001b[38;5;231;48;5;233ma   b\u001b[0m');
  });

  it('has no colour at level 0', () => {
    const canvas = new Canvas(4, 1);
    canvas.put(0, 0, 'a', { fg: 'you', bg: 'youBg', inverse: true });
    canvas.put(2, 0, 'b', { fg: 'key', bold: true });
    expect(sent(new Canvas(4, 1), canvas, 0)).toBe('\u001b[H\u001b[7ma\u001b[0m \u001b[1mb\u001b[0m');
  });

  it('says no place by the cursor of a row that is full, and does not wrap after the last cell', () => {
    const canvas = new Canvas(3, 2);
    canvas.text(0, 0, 'abc');
    canvas.text(0, 1, 'def');
    expect(sent(new Canvas(3, 2), canvas, 0)).toBe('\u001b[Habc\u001b[2Hde\u001b[?7lf\u001b[?7h');
  });

  it('of a terminal of which nothing is known begins unstyled and empty', () => {
    expect(FRAME.exec(new Painter().paint(new Canvas(2, 1), dusk(0)))?.groups?.text).toBe('\u001b[0m\u001b[2J');
  });
});
