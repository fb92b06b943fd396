/** What the terminal can show and is. */
import type { Skin } from '../tui/glyphs.ts';
import type { Forced } from '../tui/program.ts';
import type { Level } from '../tui/style.ts';

/** What is asked of the environment; the real one, or a test's. */
export interface Terminal {
  readonly env: { readonly [name: string]: string | undefined };
  /** Bits of colour the terminal says it has, as Node finds them. */
  readonly colourDepth: number;
}

const DEPTHS: { readonly [bits: number]: Level } = { 1: 0, 4: 1, 8: 2, 24: 3 };

/** What no saved option can change: --no-color and --ascii, and what a terminal of that kind can never show. */
export function forcedBy(
  { env: { TERM } }: Terminal,
  { noColour, ascii }: { noColour: boolean; ascii: boolean },
): Forced {
  return {
    level: noColour || TERM === 'dumb' ? 0 : null,
    skin: ascii || TERM === 'dumb' || TERM === 'linux' ? 'ascii' : null,
  };
}

/** The colours to be used: none with NO_COLOR or --no-color, else what the terminal has. */
export function colourLevel({ env, colourDepth }: Terminal, noColour: boolean): Level {
  if ((env.NO_COLOR ?? '') !== '') return 0;
  return forcedBy({ env, colourDepth }, { noColour, ascii: false }).level ?? DEPTHS[colourDepth] ?? 0;
}

/** Unicode where the locale says UTF-8 (or says nothing, as on Windows), else ASCII; --ascii settles it. */
export function skinOf(terminal: Terminal, ascii: boolean): Skin {
  const { skin } = forcedBy(terminal, { noColour: false, ascii });
  if (skin !== null) return skin;
  const { env } = terminal;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return locale === '' || /utf-?8/i.test(locale) ? 'unicode' : 'ascii';
}
