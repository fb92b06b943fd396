/** Breaking text into lines at its spaces. */
import { UNBROKEN } from '../kernel/words.ts';
import type { Segment } from './canvas.ts';
import { GLYPHS, type Skin } from './glyphs.ts';

/** A text broken into lines of at most `width` cells; a longer word stands alone, to be cut where it is drawn. */
export function wrapText(text: string, width: number): readonly string[] {
  return wrapSegments([{ text }], width).map((line) =>
    line
      .map((segment) => segment.text)
      .join('')
      .replaceAll(UNBROKEN, ' '),
  );
}

/** The same in so many lines at most; where that is not all of it, the last one ends in an ellipsis. */
export function wrapWithin(text: string, width: number, most: number, skin: Skin): readonly string[] {
  const lines = wrapText(text, width);
  return lines.length <= most ? lines : endedRows(lines, most, skin);
}

/** The first of some rows of text; the last of them ends in an ellipsis. */
export function endedRows(lines: readonly string[], most: number, skin: Skin): readonly string[] {
  const shown = lines.slice(0, Math.max(0, most));
  return shown.map((line, i) =>
    i < shown.length - 1 ? line : `${line.slice(0, -2).trimEnd()} ${GLYPHS[skin].ellipsis}`,
  );
}

/** Items in a row, broken between them: 'Sword 1, Hold ground 2,' and the rest below. */
export function wrapList(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}

/** What a line is never broken within: two keys that belong together, as '[ ]' and ', .', or blanks, or a word, or a number of per cent. */
const PIECES = /(?:(?<![^ ])[^\p{L}\p{N} ] [^\p{L}\p{N} ](?![^ ,.;:])[,.;:]?)| +|\d+ %[^ ]*|[^ ]+/gu;

/** The same for text in several styles. */
export function wrapSegments(segments: readonly Segment[], width: number): readonly (readonly Segment[])[] {
  const lines: Segment[][] = [];
  let line: Segment[] = [];
  let used = 0;
  for (const { text, style } of segments) {
    for (const piece of text.match(PIECES) ?? []) {
      const space = piece.startsWith(' ');
      if (used + piece.length > width && used > 0) {
        lines.push(line);
        [line, used] = [[], 0];
      }
      if (space && used === 0 && lines.length > 0) continue;
      line.push(style === undefined ? { text: piece } : { text: piece, style });
      used += piece.length;
    }
  }
  return used === 0 ? lines : [...lines, line];
}
