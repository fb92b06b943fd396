/** The one cell that a thing takes in the arena. */
import { GLYPHS, type Skin } from '../glyphs.ts';
import type { Thing } from './things.ts';

/** The glyph of a thing in one of the sets. */
export function thingGlyph(skin: Skin, thing: Thing): string {
  return typeof thing === 'string' ? GLYPHS[skin][thing] : thing[skin];
}
