/** How everybody is: a panel for each, the sheet of one's own, and what is believed of the others. */
import type { Canvas, Segment } from '../../../tui/canvas.ts';
import { GLYPHS, truncate } from '../../../tui/glyphs.ts';
import type { Pane } from '../../../tui/pane.ts';
import { nameOfCard, nameOfPower } from '../ask/words.ts';
import { itemAttack, itemDefense, itemHp, itemsAttack, itemsDefense } from '../rules/cards.ts';
import { felledText } from '../rules/felled.ts';
import { countsPoints } from '../rules/points.ts';
import { isActive, isThere } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { coloursOf, signOf } from './board-scene.ts';
import { chipSegments, rowChips } from './draw-cards.ts';

/** What panels are drawn from. */
export interface PanelOf {
  readonly state: Readonly<State>;
  /** Whose sub-round it is, or who is asked; null: nobody. */
  readonly now: string | null;
  /** Grounds have no colours. */
  readonly bare: boolean;
}

/** Rows of a panel where there are two of them, and where there are more. */
export const PANEL_ROWS = { few: 4, many: 2 } as const;

const NAME_CELLS = 20;
/** What all items together take in a row. */
const ITEMS_CELLS = 10;

/** Draws somebody in two or four rows: name and VP, cards in each zone, items, the row on the table. */
export function drawPanel({ canvas, x, y, width, height }: Pane, fighter: Fighter, of: PanelOf): void {
  const { state, now, bare } = of;
  const end = x + width;
  const fg = isThere(fighter) ? coloursOf(state, fighter).text : 'mute';
  const mark = fighter.id === now ? GLYPHS[canvas.skin].selection : ' ';
  const long = height > PANEL_ROWS.many;
  const points = countsPoints(state) ? `${fighter.vp} VP` : '';
  const counts = long || !isActive(fighter) ? '' : `${countsShort(fighter)}  `;
  const right = `${counts}${points}`;
  const name = truncate(fighter.name, Math.min(NAME_CELLS, width - right.length - 4), canvas.skin);
  const head = `${mark}${signOf(state, fighter)} ${name}`;
  canvas.text(x, y, head, { fg, bold: true }, end);
  const what = fighter.character === 'custom' ? '' : `, ${fighter.character}`;
  if (head.length + what.length + right.length < width) canvas.text(x + head.length, y, what, { fg: 'mute' }, end);
  canvas.text(end - right.length, y, right, { fg: 'text', bold: true }, end);
  if (!isActive(fighter)) {
    canvas.text(x + 1, y + 1, goneText(fighter), { fg: 'mute' }, end);
    return;
  }
  const rows: readonly (readonly Segment[])[] = long
    ? [
        [{ text: countsLong(fighter, width - 1), style: { fg: 'mute' } }],
        itemSegments(fighter),
        tableSegments(fighter, width, bare),
      ]
    : [tableSegments(fighter, width - ITEMS_CELLS, bare)];
  for (const [i, row] of rows.slice(0, height - 1).entries()) {
    const after = canvas.segments(x + 1, y + 1 + i, row, end);
    if (!long) drawAtEnd(canvas, { from: after + 1, y: y + 1 + i, end }, [itemSegments(fighter), itemsInSum(fighter)]);
  }
}

/** Draws the first of some texts for which there is room so that it ends where a row does. */
function drawAtEnd(
  canvas: Canvas,
  { from, y, end }: { readonly from: number; readonly y: number; readonly end: number },
  texts: readonly (readonly Segment[])[],
): void {
  const cellsIn = (segments: readonly Segment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);
  const segments = texts.find((one) => end - cellsIn(one) >= from);
  if (segments !== undefined) canvas.segments(end - cellsIn(segments), y, segments, end);
}

/** What has become of somebody who fights no more. */
const goneText = ({ standing, overkill }: Fighter): string =>
  standing === 'surrendered' ? 'has given up' : felledText(overkill);

/** Cards in hand and as life, where there is little room; before the split all are in the deck. */
const countsShort = ({ deck, hand, hpDeck }: Fighter): string =>
  hand.length + hpDeck.length === 0 && deck.length > 0
    ? `deck ${deck.length}`
    : `hand ${hand.length}, life ${hpDeck.length}`;

/** Cards of each zone, as far as so many cells allow; before the split all are in the deck. */
function countsLong(fighter: Fighter, cells: number): string {
  const { deck, hand, hpDeck, discard, removed } = fighter;
  const inDeck = hand.length + hpDeck.length === 0 && deck.length > 0;
  const zones = [...(inDeck ? [`deck ${deck.length}`] : [`hand ${hand.length}`, `life ${hpDeck.length}`])];
  const lost = removed.length === 0 ? [] : [`lost ${removed.length}`];
  const whole = [...zones, `discard ${discard.length}`, ...lost].join(', ');
  return whole.length <= cells ? whole : [...zones, `disc. ${discard.length}`, ...lost].join(', ');
}

/** 'Falx 4/0, Clipeus 0/4': attack and defense; damaged ones with '!'. */
function itemSegments({ items }: Fighter): readonly Segment[] {
  if (items.length === 0) return [{ text: 'no items', style: { fg: 'mute' } }];
  return items.flatMap((item, i) => [
    { text: i === 0 ? '' : ', ', style: { fg: 'mute' } },
    { text: nameOfCard(item.name), style: { fg: item.damaged ? 'warn' : 'youFg' } },
    {
      text: ` ${itemAttack(tables(), item)}/${itemDefense(tables(), item)}${item.damaged ? '!' : ''}`,
      style: { fg: 'text' },
    },
  ]);
}

/** 'items 3/2': attack and defense of all items together. */
const itemsInSum = (fighter: Fighter): readonly Segment[] => [
  { text: 'items ', style: { fg: 'youFg' } },
  { text: `${itemsAttack(tables(), fighter)}/${itemsDefense(tables(), fighter)}`, style: { fg: 'text' } },
];

/** The row on the table, and what ails somebody. */
function tableSegments(fighter: Fighter, width: number, bare: boolean): readonly Segment[] {
  const ails = ailsText(fighter);
  const chips = rowChips(fighter.row);
  return [
    ...(chips.length === 0
      ? [{ text: ails === '' ? 'nothing on the table' : '', style: { fg: 'mute' } as const }]
      : chipSegments(chips, width - ails.length - 1, bare)),
    { text: ails, style: { fg: 'warn', bold: true } },
  ];
}

/** Markers and what else holds of somebody, in few words. */
function ailsText({ unbalanced, faceDown, trapped, delayBonus, undead }: Fighter): string {
  return [
    ...(undead === null ? [] : ['Unbeatable']),
    ...(faceDown ? ['Face-down'] : unbalanced > 0 ? ['Unbalanced'] : []),
    ...(trapped > 0 ? [`Trapped ${trapped}`] : []),
    ...(delayBonus ? ['+3'] : []),
  ].join(' ');
}

const SHEET = [
  ['Offense', 'offense'],
  ['Guard', 'guard'],
  ['Endurance', 'endurance'],
  ['Blood', 'blood'],
  ['Speed', 'speed'],
] as const;

/** A sheet in a row: what is left of what it was; of another what everybody must believe. */
export function sheetSegments({ cur, start, believed, over }: Fighter, isKnown: boolean): readonly Segment[] {
  const values = isKnown ? cur : believed;
  return SHEET.flatMap(([word, trait]): readonly Segment[] => {
    const more = isKnown && over?.skill === trait ? `+${over.amount}` : '';
    const whole = start[trait] === 0 || !isKnown ? '' : `/${start[trait]}`;
    return [
      { text: `${word} `, style: { fg: 'mute' } },
      { text: `${isKnown ? '' : '~'}${values[trait]}${more}`, style: { fg: 'text', bold: true } },
      { text: `${whole}  `, style: { fg: 'mute' } },
    ];
  });
}

/** Powers that are left, in a row; '' where there are none. */
export const powersText = ({ powers }: Fighter): string =>
  powers.length === 0 ? '' : `Powers: ${powers.map(nameOfPower).join(', ')}`;

/** HP of an item as it now is. */
export const hpOfItem = (item: Fighter['items'][number]): number => itemHp(tables(), item);
