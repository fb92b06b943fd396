import { describe, expect, it } from 'vitest';
import { LIVERIES } from '../../src/tui/arena/liveries.ts';
import { type Colour, type Level, mix, type Rgb, rgbOf, sgrOf } from '../../src/tui/style.ts';
import { THEMES, type Theme, type Token } from '../../src/tui/theme.ts';

const themes: readonly Theme[] = Object.values(THEMES);
const tokens = Object.keys(THEMES.dusk.shades) as readonly Token[];
const bg = (colour: Colour, level: Level, theme: Theme): string => sgrOf({ bg: colour }, { level, theme }).bg;
const fg = (colour: Colour, level: Level, theme: Theme): string => sgrOf({ fg: colour }, { level, theme }).fg;

/** WCAG 2: relative luminance and contrast. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The xterm palette above the 16 colours of the user's own. */
function rgb256(index: number): Rgb {
  if (index >= 232) return [8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10];
  const step = (by: number): number => [0, 95, 135, 175, 215, 255][Math.floor((index - 16) / by) % 6] ?? 0;
  return [step(36), step(6), step(1)];
}

const NEEDED: readonly (readonly [Colour, Colour, number])[] = [
  ['text', 'void', 7],
  ['text', 'panel', 7],
  ['text', 'selBg', 7],
  ['text', 'sand0', 7],
  ['mute', 'void', 4.5],
  ['mute', 'panel', 4.5],
  ['rule', 'void', 3],
  ['key', 'void', 7],
  ['accent', 'void', 4.5],
  ['good', 'void', 4.5],
  ['bad', 'void', 4.5],
  ['warn', 'void', 4.5],
  ['youFg', 'void', 4.5],
  ['foeFg', 'void', 4.5],
  ['you', 'youBg', 4.5],
  ['foe', 'foeBg', 4.5],
  ['ghostFg', 'ghost', 4.5],
  ...Object.values(LIVERIES).flatMap(({ text, counter, letter, front }) => [
    [letter, counter, 4.5] as const,
    [text, front, 4.5] as const,
    [text, 'void', 4.5] as const,
    ['edge', front, 4.5] as const,
  ]),
  ['item', 'sand0', 4.5],
  ['edge', 'sand0', 7],
  ['dieRed', 'dieRedBg', 4.5],
  ['dieWhite', 'dieWhiteBg', 4.5],
  ['dieBlack', 'dieBlackBg', 4.5],
];

describe.each(themes.map((theme) => [theme.name, theme] as const))('theme %s', (_, theme) => {
  it.each(NEEDED)('shows %s on %s with a contrast of %d', (over, under, least) => {
    expect(contrast(rgbOf(over, theme), rgbOf(under, theme))).toBeGreaterThanOrEqual(least);
  });

  it('stays readable in 256 colours', () => {
    for (const [over, under, least] of [
      ['text', 'void', 7],
      ['mute', 'void', 4.5],
      ['you', 'youBg', 4.5],
      ['foe', 'foeBg', 4.5],
    ] as const) {
      const [a, b] = [theme.shades[over].x256, theme.shades[under].x256];
      expect(contrast(rgb256(a), rgb256(b))).toBeGreaterThanOrEqual(least);
    }
  });

  it('gives every token a value at every depth', () => {
    expect(Object.keys(theme.shades).sort()).toEqual([...tokens].sort());
    for (const { rgb, x256, x16 } of Object.values(theme.shades)) {
      expect(rgb).toMatch(/^#[\da-f]{6}$/);
      expect(x256).toBeGreaterThanOrEqual(16);
      expect(x256).toBeLessThanOrEqual(255);
      if (x16 !== null) expect([...Array(16).keys()]).toContain(x16);
    }
  });

  it('paints no ground with 16 colours but the counters', () => {
    const painted = tokens.filter((token) => bg(token, 1, theme) !== '');
    expect(painted.sort()).toEqual([
      ...['foeBg', 'greenBg', 'indigoBg', 'paleBg', 'redBg', 'violetBg', 'yellowBg', 'youBg'],
    ]);
    expect(bg(mix('youBg', 'edge', 45), 1, theme)).toBe('');
  });

  it('has no colour at level 0', () => {
    for (const token of tokens) expect(fg(token, 0, theme) + bg(token, 0, theme)).toBe('');
  });
});

describe('mixing', () => {
  it('lays a share of one colour on another', () => {
    const [sand, front] = [rgbOf('sand0', THEMES.dusk), rgbOf('youFront', THEMES.dusk)];
    const mixed = rgbOf(mix('sand0', 'youFront', 62), THEMES.dusk);
    mixed.forEach((part, i) => {
      expect(part).toBe(Math.round((sand[i] ?? 0) * 0.38 + (front[i] ?? 0) * 0.62));
    });
  });

  it('mixes mixes', () => {
    const mixed = mix(mix('sand0', 'bloodBg', 70), mix('void', 'text', 9), 50);
    expect(fg(mixed, 3, THEMES.dusk)).toMatch(/^38;2;\d+;\d+;\d+$/);
    expect(fg(mixed, 2, THEMES.dusk)).toMatch(/^38;5;\d+$/);
  });

  it('takes the stronger colour whole where colours are coarse', () => {
    expect(bg(mix('sand0', 'youFront', 62), 2, THEMES.dusk)).toBe(bg('youFront', 2, THEMES.dusk));
    expect(bg(mix('sand0', 'cursor', 14), 2, THEMES.dusk)).toBe(bg('sand0', 2, THEMES.dusk));
    expect(fg(mix('grid', 'youBg', 45), 1, THEMES.dusk)).toBe(fg('youBg', 1, THEMES.dusk));
  });

  it('serves two themes at once', () => {
    const both = (): readonly string[] => themes.map((theme) => bg(mix('sand0', 'ghost', 55), 3, theme));
    const [dusk, noon] = both();
    expect(dusk).not.toBe(noon);
    expect(both()).toEqual([dusk, noon]);
  });
});
