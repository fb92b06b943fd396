/** Keys that scroll a page of lines. */

const LINES: { readonly [command: string]: number } = {
  ...{ up: -1, down: 1, 'page-up': -15, 'page-down': 15 },
  ...{ top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
};

/** The first line shown after a command, within 0 and `last`; null for a command that scrolls nothing. */
export function scrolled(top: number, command: string | null, last: number): number | null {
  const by = LINES[command ?? ''];
  return by === undefined ? null : Math.max(0, Math.min(last, top + by));
}
