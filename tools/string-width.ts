/** Stands in for string-width in the bundle: what the game draws is a column a character, and is quickly counted. */
import stringWidth, { type Options } from 'string-width';

/** Latin, punctuation, arrows, signs, boxes and blocks that no terminal draws wider than a column. */
const NARROW = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u21ff\u2200-\u22ff\u2500-\u25fc]*$/u;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'gu');

/** The columns a text takes on a terminal, as string-width counts them. */
export default function width(text: string, options: Options = {}): number {
  if (options.ambiguousIsNarrow === false) return stringWidth(text, options);
  const bare = options.countAnsiEscapeCodes === true ? text : text.replace(COLOURS, '');
  return NARROW.test(bare) ? bare.length : stringWidth(text, options);
}
