import xterm from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import { cellCode, cellsOf, GLYPHS, SKINS, truncate } from '../../src/tui/glyphs.ts';

describe('the cells of a canvas', () => {
  it('holds what is put in it and cuts off the rest', () => {
    const canvas = new Canvas(5, 2);
    expect(canvas.text(3, 0, 'abc')).toBe(6);
    canvas.put(-1, 0, 'x');
    canvas.put(0, 2, 'x');
    expect(canvas.plain()).toEqual(['   ab', '     ']);
    expect([canvas.characterAt(4, 0), canvas.characterAt(5, 0), canvas.characterAt(0, -1)]).toEqual(['b', '', '']);
  });

  it('writes no further than a given end and says where it would have ended', () => {
    const canvas = new Canvas(8, 1);
    expect(canvas.text(1, 0, 'gladius', {}, 4)).toBe(8);
    expect(canvas.plain()).toEqual([' gla    ']);
  });

  it('writes segments one after the other', () => {
    const canvas = new Canvas(9, 1);
    expect(canvas.segments(0, 0, [{ text: 'CF ' }, { text: '15', style: { bold: true } }, { text: ' ok' }])).toBe(8);
    expect(canvas.plain()).toEqual(['CF 15 ok ']);
    expect([canvas.styleAt(2, 0).bold, canvas.styleAt(3, 0).bold]).toEqual([undefined, true]);
  });

  it('leaves the ground where a style has none, and the colour to the canvas', () => {
    const canvas = new Canvas(2, 1, 'unicode', { fg: 'mute', bg: 'panel' });
    canvas.fill(0, 0, 1, 1, { bg: 'youBg' });
    canvas.put(0, 0, 'A', { bold: true });
    expect(canvas.styleAt(0, 0)).toEqual({ fg: 'mute', bg: 'youBg', bold: true });
    expect(canvas.styleAt(1, 0)).toEqual({ fg: 'mute', bg: 'panel' });
  });

  it('restyles cells without touching their characters', () => {
    const canvas = new Canvas(3, 1);
    canvas.text(0, 0, 'abc', { fg: 'key' });
    canvas.restyle(1, 0, 9, 9, { inverse: true });
    expect(canvas.plain()).toEqual(['abc']);
    expect(canvas.styleAt(2, 0)).toEqual({ fg: 'key', bg: 'void', inverse: true });
    expect(canvas.styleAt(0, 0)).toEqual({ fg: 'key', bg: 'void' });
  });

  it('copies another canvas, styles and all', () => {
    const small = new Canvas(2, 1, 'unicode', { fg: 'good', bg: 'panel' });
    small.text(0, 0, 'ok');
    const canvas = new Canvas(4, 2);
    canvas.blit(small, 1, 1);
    canvas.blit(small, 3, 0);
    expect(canvas.plain()).toEqual(['   o', ' ok ']);
    expect(canvas.styleAt(1, 1)).toEqual({ fg: 'good', bg: 'panel' });
  });

  it('is empty at impossible sizes', () => {
    expect(new Canvas(-3, 2).plain()).toEqual(['', '']);
    expect(new Canvas(4, -1).plain()).toEqual([]);
  });
});

describe('boxes and rules', () => {
  it('draws a titled box in both skins', () => {
    const round = new Canvas(16, 3);
    round.box(0, 0, 16, 3, {}, { title: 'Log', right: '1/2' });
    expect(round.plain()).toEqual(['╭─ Log ── 1/2 ─╮', '│              │', '╰──────────────╯']);
    const plain = new Canvas(10, 3, 'ascii');
    plain.box(0, 0, 10, 3, {}, { title: 'Log' });
    expect(plain.plain()).toEqual(['+- Log --+', '|        |', '+--------+']);
  });

  it('draws a rule with a title and a text at its right', () => {
    const canvas = new Canvas(24, 1);
    canvas.rule(0, 0, 24, {}, { title: 'Log', right: '^P' });
    expect(canvas.plain()).toEqual(['── Log ─────────── ^P ──']);
  });

  it('shortens a title that is too long and drops what has no room', () => {
    const canvas = new Canvas(12, 1);
    canvas.rule(0, 0, 12, {}, { title: 'Legal now', right: '1-4/11' });
    expect(canvas.plain()).toEqual(['── Legal… ──']);
  });
});

describe('characters', () => {
  it('replaces what is not exactly one cell wide', () => {
    const canvas = new Canvas(8, 1);
    canvas.text(0, 0, 'a\u0007\u4e2d\u{1f5e1}\u0301\u200b\u202eb');
    expect(canvas.plain()).toEqual(['a??????b']);
  });

  it('composes letters and their accents into one cell', () => {
    const canvas = new Canvas(4, 1);
    canvas.text(0, 0, 'Ne\u0301ro');
    expect(canvas.plain()).toEqual(['Néro']);
  });

  it('takes accents off in ASCII, and writes nothing above 126', () => {
    const canvas = new Canvas(10, 1, 'ascii');
    canvas.text(0, 0, 'Nérø → √ …');
    expect(canvas.plain()).toEqual(['Nero > ? ~']);
    for (let code = 0; code < 0x3000; code++) expect(cellCode(code, 'ascii')).toBeLessThanOrEqual(126);
  });

  it('knows a glyph set of one-cell glyphs in each skin', () => {
    for (const skin of SKINS) {
      const glyphs = Object.values(GLYPHS[skin])
        .flatMap((entry) => Object.values(entry))
        .join('');
      for (const glyph of cellsOf(glyphs)) expect(cellCode(glyph.codePointAt(0) ?? 0, skin)).toBe(glyph.codePointAt(0));
    }
  });

  it('lets through only what a terminal puts into one cell', async () => {
    const narrow = Array.from({ length: 0x2fff }, (_, code) => code).filter(
      (code) => cellCode(code, 'unicode') === code,
    );
    const terminal = new xterm.Terminal({ cols: narrow.length, rows: 1, allowProposedApi: true });
    await new Promise<void>((done) => terminal.write(String.fromCharCode(...narrow), done));
    const cells = terminal.buffer.active.getLine(0);
    narrow.forEach((code, x) => {
      expect(cells?.getCell(x)?.getChars() || ' ').toBe(String.fromCharCode(code));
    });
  });

  it('lets nothing through that Unicode has not given out, nor marks, controls and letters that run leftward', () => {
    const unfit = /[\p{C}\p{M}\p{Zl}\p{Zp}]|\p{DI}|[\p{Script=Hebrew}\p{Script=Arabic}]/u;
    const through = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => cellCode(code, 'unicode') === code,
    );
    expect(through.filter((code) => unfit.test(String.fromCharCode(code)))).toEqual([]);
  });

  it('truncates with an ellipsis to exactly the width', () => {
    expect(truncate('Maximus', 7, 'unicode')).toBe('Maximus');
    expect(truncate('Maximus', 4, 'unicode')).toBe('Max…');
    expect(truncate('Maximus', 1, 'ascii')).toBe('~');
    expect(truncate('Maximus', 0, 'ascii')).toBe('');
  });
});
