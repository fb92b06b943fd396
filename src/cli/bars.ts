/** Bars of text. */

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A share of 0..1 as a bar of at most `width` columns; what is not nothing shows. */
export function columnBar(share: number, width: number, ascii: boolean): string {
  const eighths = share <= 0 ? 0 : Math.max(1, Math.round(Math.min(1, share) * width * 8));
  if (ascii) return '#'.repeat(Math.ceil(eighths / 8));
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8] ?? ''}`;
}
