/** What the terminal can show and is. */
import type { Skin } from '../tui/glyphs.ts';
import type { Level } from '../tui/style.ts';

/** What is asked of the environment; the real one, or a test's. */
export interface Terminal {
  readonly env: { readonly [name: string]: string | undefined };
  /** Bits of colour the terminal says it has, as Node finds them. */
  readonly colourDepth: number;
}

const DEPTHS: { readonly [bits: number]: Level } = { 1: 0, 4: 1, 8: 2, 24: 3 };

/** The colours to be used: none with NO_COLOR or --no-color, else what the terminal has. */
export function levelOf({ env, colourDepth }: Terminal, noColour: boolean): Level {
  if (noColour || (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return 0;
  return DEPTHS[colourDepth] ?? 0;
}

/** Unicode where the locale says UTF-8 (or says nothing, as on Windows), else ASCII; --ascii settles it. */
export function skinOf({ env }: Terminal, ascii: boolean): Skin {
  if (ascii || env.TERM === 'dumb' || env.TERM === 'linux') return 'ascii';
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return locale === '' || /utf-?8/i.test(locale) ? 'unicode' : 'ascii';
}
