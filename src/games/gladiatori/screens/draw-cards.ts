/** Cards as they lie: in a row of chips where there is little room, else as cards with a frame. */
import type { Canvas, Segment } from '../../../tui/canvas.ts';
import type { Pane } from '../../../tui/pane.ts';
import type { Style } from '../../../tui/style.ts';
import { CARD_SIGNS } from '../ask/words.ts';
import { isAction } from '../rules/cards.ts';
import type { RowCard } from '../rules/types.ts';
import { CARDS, type Card, UNSEEN } from '../rules/words.ts';
import { tables } from '../tables.ts';

/** A card, or several of a kind, as they are drawn. */
export interface Chip {
  /** Four cells at most. */
  readonly sign: string;
  /** What stands behind the sign and is never cut. */
  readonly mark?: '/';
  readonly count: number;
  readonly style: Style;
  /** HP while it lies as life, a note of three cells at most; '' for none. */
  readonly foot: string;
}

const BACKS = {
  action: { fg: 'you', bg: 'greenBg', bold: true },
  combat: { fg: 'you', bg: 'redBg', bold: true },
  item: { fg: 'you', bg: 'youBg', bold: true },
  cover: { fg: 'you', bg: 'paleBg', bold: true },
} as const satisfies { readonly [what: string]: Style };
const HIDDEN: Style = { fg: 'mute', bg: 'selBg' };

/** The back of a card: green of Actions, red of all else. */
const styleOf = (card: Card): Style => (card === UNSEEN ? HIDDEN : isAction(card) ? BACKS.action : BACKS.combat);

const IN_ORDER: readonly Card[] = [...CARDS, UNSEEN];

/** Cards kind by kind, in the order of the book; those that are not seen last. */
export function chipsOf(cards: readonly Card[]): readonly Chip[] {
  return IN_ORDER.flatMap((card): readonly Chip[] => {
    const count = cards.filter((one) => one === card).length;
    if (count === 0) return [];
    const foot = card === UNSEEN ? '' : `${tables().cards[card].hp}HP`;
    return [{ sign: CARD_SIGNS[card], count, style: styleOf(card), foot }];
  });
}

/** 6.2 The row on the table, from the left: '/' behind a card that is rotated, '-' for one that stands by. */
export const rowChips = (row: readonly RowCard[]): readonly Chip[] =>
  row.map(({ card, rotated, standby }) => ({
    sign: standby ? '--' : CARD_SIGNS[card],
    ...(rotated && !standby ? { mark: '/' as const } : {}),
    ...{ count: 1, style: standby ? HIDDEN : styleOf(card), foot: '' },
  }));

/** An item, and the cover card, as chips. */
export const itemChip = (sign: string, hp: number): Chip => ({
  ...{ sign, count: 1, style: BACKS.item, foot: `${hp}HP` },
});
/** The card below the HP deck. */
export const COVER: Chip = { sign: 'COV', count: 1, style: BACKS.cover, foot: '1HP' };

/** How close chips stand: with air around each, without, and with signs of so few cells. */
const MANNERS = [
  { air: true, cells: 4 },
  { air: false, cells: 4 },
  { air: false, cells: 2 },
] as const;

const chipText = ({ sign, mark, count }: Chip, cells: number): string => {
  const short = `${sign.slice(0, cells)}${mark ?? ''}`;
  return count === 1 ? short : `${short}×${count}`;
};

/** Chips one after the other; as close as the room asks for, their signs cut only where nothing else helps. */
export function chipSegments(chips: readonly Chip[], width: number, bare: boolean): readonly Segment[] {
  const [open, close] = bare ? ['[', ']'] : [' ', ' '];
  const gap: Segment = { text: ' ', style: {} };
  const rows = MANNERS.map(({ air, cells }) =>
    chips.map((chip): Segment => {
      const text = chipText(chip, cells);
      return { text: air ? `${open}${text}${close}` : text, style: chip.style };
    }),
  );
  const cellsOf = (row: readonly Segment[]): number => row.reduce((sum, { text }) => sum + text.length + 1, 0);
  const fitting = rows.find((row) => cellsOf(row) <= width + 1) ?? rows.at(-1) ?? [];
  return fitting.flatMap((chip) => [chip, gap]);
}

/** The cells of a card with its gap, and its rows. */
export const CARD_CELLS = { width: 7, height: 4 } as const;

/** Draws cards with frames side by side, as many as there is room for; chips where they are more. */
export function drawCards({ canvas, x, y, width }: Pane, chips: readonly Chip[], bare: boolean): void {
  if (chips.length * CARD_CELLS.width > width) {
    canvas.segments(x, y + 1, chipSegments(chips, width, bare), x + width);
    return;
  }
  for (const [i, chip] of chips.entries()) drawCard(canvas, x + i * CARD_CELLS.width, y, chip);
}

function drawCard(canvas: Canvas, x: number, y: number, { sign, count, style, foot }: Chip): void {
  const width = CARD_CELLS.width - 1;
  canvas.fill(x, y, width, CARD_CELLS.height, style);
  canvas.box(x, y, width, CARD_CELLS.height, style);
  canvas.text(x + 1, y + 1, sign, style);
  if (foot !== '') canvas.text(x + width - 1 - foot.length, y + 2, foot, { ...style, bold: false });
  if (count > 1) canvas.text(x + 1, y + CARD_CELLS.height - 1, `×${count}`, style);
}
