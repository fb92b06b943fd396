/** Output with fewer bytes draws the same picture. */
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thrifty } from '../../src/play/thrift.ts';
import { type Cell, cellsOf } from '../../tools/picture/cells.ts';

const SIZE = { cols: 12, rows: 6 };

async function pictured(output: string): Promise<readonly (readonly Cell[])[]> {
  const terminal = new xterm.Terminal({ ...SIZE, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(output, done));
  const cells = Array.from({ length: SIZE.rows }, (_, row) => cellsOf(terminal, row));
  terminal.dispose();
  return cells;
}

const COLOURS = [
  '0',
  '',
  '1',
  '2',
  '22',
  '4',
  '24',
  '7',
  '27',
  '31',
  '39',
  '97',
  '42',
  '49',
  '103',
  '38;5;9',
  '48;5;200',
];
const colour = fc
  .array(fc.oneof(fc.constantFrom(...COLOURS), fc.constantFrom('38;2;1;2;3', '48;2;9;8;7')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((codes) => `\u001b[${codes.join(';')}m`);
const step = fc.constantFrom('\u001b[E', '\u001b[2A', '\u001b[3G', '\u001b[K', '\r\n');
const output = fc.array(fc.oneof(colour, colour, step, step, fc.constantFrom('a', '▁', '╱x')), { maxLength: 30 });

describe('thrift', () => {
  it('joins colour changes with nothing between them, the last of each kind', () => {
    const run = '\u001b[38;2;107;93;69m\u001b[48;2;57;48;35m\u001b[1m\u001b[48;2;21;18;13m\u001b[39mx';
    expect(thrifty(run)).toBe('\u001b[1;39;48;2;21;18;13mx');
  });

  it('takes several lines at one step', () => {
    expect(thrifty('\u001b[E\u001b[E\u001b[Ex\u001b[E')).toBe('\u001b[3Ex\u001b[E');
  });

  it('draws the same picture with no more bytes, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(output, async (pieces) => {
        const text = pieces.join('');
        expect(thrifty(text).length).toBeLessThanOrEqual(text.length);
        expect(await pictured(thrifty(text))).toEqual(await pictured(text));
      }),
    );
  });
});
