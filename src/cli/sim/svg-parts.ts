/** The pieces of a picture: a standalone SVG of shapes and words. */

/** Shapes and words, already as text. */
export type SvgPiece = string;

/** Colours of the pictures: on paper, readable without telling red from green. */
export const INK = {
  paper: '#fdfbf7',
  text: '#2b2620',
  faint: '#8a8178',
  rule: '#e3dcd1',
  red: '#b23a2e',
  blue: '#2f6690',
  draw: '#b8ad9e',
  sand: '#c9a15a',
} as const;

/** How words are written: 12 pixels high, in the ink of texts, from their place to the right, unless it says otherwise. */
export interface TextStyle {
  readonly size?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
  /** Degrees about its own place. */
  readonly turn?: number;
}

/** Words at a place; their foot stands on y. */
export function text(x: number, y: number, words: string, style: TextStyle = {}): SvgPiece {
  const { size = 12, fill = INK.text, anchor = 'start', bold = false, turn } = style;
  const weight = bold ? ' font-weight="600"' : '';
  const turned = turn === undefined ? '' : ` transform="rotate(${turn} ${at(x)} ${at(y)})"`;
  return `<text x="${at(x)}" y="${at(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${weight}${turned}>${escaped(words)}</text>`;
}

/** A filled rectangle; `title` is shown where the pointer rests on it. */
export function box(x: number, y: number, width: number, height: number, fill: string, title?: string): SvgPiece {
  const size = `x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, width))}" height="${at(Math.max(0, height))}"`;
  if (title === undefined) return `<rect ${size} fill="${fill}"/>`;
  return `<rect ${size} fill="${fill}"><title>${escaped(title)}</title></rect>`;
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): SvgPiece {
  return `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;
}

/** A whole picture; `title` and `about` are what it says to who cannot see it. */
export function picture(
  width: number,
  height: number,
  title: string,
  about: string,
  pieces: readonly SvgPiece[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${at(width)}" height="${at(height)}" viewBox="0 0 ${at(width)} ${at(height)}" font-family="'DejaVu Sans', Verdana, 'Segoe UI', sans-serif" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(about)}</desc>`,
    box(0, 0, width, height, INK.paper),
    ...pieces,
    '</svg>',
    '',
  ].join('\n');
}

/** Two decimals are more than any eye sees. */
function at(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** XML allows no control characters at all. */
function escaped(words: string): string {
  const plain = words.replace(/\p{Cc}/gu, ' ');
  return plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A number between two colours given as #rrggbb; 0 is the first. */
export function between(from: string, to: string, share: number): string {
  const part = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(part(from, i) + (part(to, i) - part(from, i)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
