/** Turns the colours and attributes of a cell into the two colours that are painted. */
import type { Cell, Colour } from './cells.ts';

/** The colours of a terminal for cells that ask for none. */
export interface OwnColours {
  readonly foreground: string;
  readonly background: string;
}

/** What a cell is painted with. */
export interface Paint {
  readonly front: string;
  readonly back: string;
}

const SIXTEEN: readonly string[] = [
  ...['#1c1c1c', '#cc4b3e', '#6ca84f', '#c99a2e', '#4f86c6', '#a873b5', '#45a5a5', '#cfcfcf'],
  ...['#6d6d6d', '#ff7b6b', '#9bd77f', '#f5cf5b', '#7fb5f5', '#d8a2e6', '#74d6d6', '#ffffff'],
];
const CUBE = [0, 95, 135, 175, 215, 255] as const;
const DIM = 0.45;

/** The two colours of a cell, with inverse, dim and hidden worked in. */
export function paintOf(cell: Cell, own: OwnColours): Paint {
  const plain = {
    front: hexOf(cell.foreground) ?? own.foreground,
    back: hexOf(cell.background) ?? own.background,
  };
  const { front, back } = cell.inverse ? { front: plain.back, back: plain.front } : plain;
  if (cell.hidden) return { front: back, back };
  return { front: cell.dim ? mix(front, back, DIM) : front, back };
}

function hexOf(colour: Colour): string | null {
  return typeof colour === 'number' ? paletteColour(colour) : colour;
}

/** 0-15 the named colours, 16-231 a cube of six levels a channel, 232-255 greys. */
function paletteColour(index: number): string {
  const named = SIXTEEN[index];
  if (named !== undefined) return named;
  const grey = 8 + (index - 232) * 10;
  if (index >= 232) return hex([grey, grey, grey]);
  const cube = index - 16;
  return hex([Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((level) => CUBE[level] ?? 0));
}

/** The colour that lies `part` of the way from one to the other. */
function mix(from: string, to: string, part: number): string {
  const start = channels(from);
  const end = channels(to);
  return hex(start.map((channel, i) => Math.round(channel + ((end[i] ?? 0) - channel) * part)));
}

function channels(colour: string): readonly number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
