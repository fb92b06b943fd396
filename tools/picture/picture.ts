/** Makes PNG pictures of a terminal's screen, with nothing but packages: no system font, no browser. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Terminal } from '@xterm/headless';
import { LETTER_FONT } from './letters.ts';
import { type SvgOptions, svgOf } from './svg.ts';

/** How a picture is to be made. */
export interface PictureOptions extends SvgOptions {
  /** Pixels a side for every pixel of a 10x20 cell; 1 unless given, whole numbers are crisp. */
  readonly zoom?: number;
}

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
const fontFiles = [
  ...['', '-Bold', '-Oblique', '-BoldOblique'].map((style) => `DejaVuSansMono${style}.ttf`),
  'DejaVuSans.ttf', // has symbols that the monospaced one lacks
].map((file) => join(fonts, 'ttf', file));

/** The screen of a terminal as a PNG. */
export function pictureOf(term: Terminal, { zoom = 1, ...options }: PictureOptions = {}): Buffer {
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: LETTER_FONT.family };
  const resvg = new Resvg(svgOf(term, options), { font, fitTo: { mode: 'zoom', value: zoom } });
  return resvg.render().asPng();
}
