/** The output that the bundle uses shows the same as Ink's, for which it stands in. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import InkOutput from '../../node_modules/ink/build/output.js';
import { Canvas } from '../../src/tui/canvas.ts';
import { THEMES } from '../../src/tui/theme.ts';
import Output from '../../tools/ink-output.ts';
import { cellsOf } from '../../tools/picture/cells.ts';

const SIZE = { width: 40, height: 8 } as const;
const PLAIN = { transformers: [] };

interface Written {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A canvas with texts on it, as it is written. */
function canvasWith(width: number, height: number, texts: readonly Written[], level: 0 | 1 | 2 | 3): string {
  const canvas = new Canvas(width, height, 'unicode', { fg: 'text', bg: 'void' });
  for (const [i, { x, y, text }] of texts.entries())
    canvas.text(x, y, text, i % 2 === 0 ? { fg: 'accent', bold: true } : { fg: 'mute', bg: 'selBg' });
  return canvas.lines({ level, theme: THEMES.dusk }).join('\n');
}

/** What a terminal shows of some rows. */
async function shown(output: string): Promise<readonly unknown[]> {
  const terminal = new xterm.Terminal({ cols: SIZE.width, rows: SIZE.height, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(output.replaceAll('\n', '\r\n'), done));
  return Array.from({ length: SIZE.height }, (_, y) => cellsOf(terminal, y));
}

async function bothShow(writes: readonly Written[]): Promise<readonly [readonly unknown[], readonly unknown[]]> {
  const [quick, ink] = [new Output(SIZE), new InkOutput(SIZE)];
  for (const { x, y, text } of writes) for (const one of [quick, ink]) one.write(x, y, text, PLAIN);
  expect(quick.get().height).toBe(ink.get().height);
  return [await shown(quick.get().output), await shown(ink.get().output)];
}

const place = { x: fc.nat(SIZE.width - 1), y: fc.nat(SIZE.height - 1) };
const text = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '▸', '╲', '▁', '†'), maxLength: 20 });
const texts = fc.array(fc.record({ ...place, text }), { maxLength: 12 });
const levels = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);

describe('what is drawn', () => {
  it('is a canvas, a menu over it, and nothing where nothing was written', async () => {
    await fc.assert(
      fc.asyncProperty(texts, texts, levels, fc.nat(SIZE.height - 1), async (below, menu, level, rows) => {
        const lines = menu.slice(0, rows).map((one, y) => ({
          ...{ x: 2, y },
          text: canvasWith(SIZE.width - 6, 1, [{ ...one, y: 0 }], level),
        }));
        const canvas = { x: 0, y: 0, text: canvasWith(SIZE.width, SIZE.height - 1, below, level) };
        const [quick, ink] = await bothShow([canvas, ...lines]);
        expect(quick).toEqual(ink);
      }),
      { numRuns: 60 },
    );
  });

  it('may begin anywhere in a row that it fills alone', async () => {
    const [quick, ink] = await bothShow([{ x: 5, y: 3, text: canvasWith(20, 2, [{ x: 1, y: 0, text: 'here' }], 3) }]);
    expect(quick).toEqual(ink);
  });

  it('is changed line by line by whatever a text is wrapped in', () => {
    const [quick, ink] = [new Output(SIZE), new InkOutput(SIZE)];
    const transformers = [(line: string, i: number) => `${i}${line.toUpperCase()}`];
    for (const one of [quick, ink]) one.write(0, 1, 'one\ntwo', { transformers });
    expect(quick.get()).toEqual(ink.get());
  });

  it('is cut by Ink itself where something is cut', () => {
    const [quick, ink] = [new Output(SIZE), new InkOutput(SIZE)];
    for (const one of [quick, ink]) {
      one.clip({ x1: 0, x2: 4, y1: 0, y2: 1 });
      one.write(0, 0, 'too long\nand too high', PLAIN);
      one.unclip();
    }
    expect(quick.get()).toEqual(ink.get());
  });
});
