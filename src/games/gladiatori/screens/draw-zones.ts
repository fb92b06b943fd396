/** One's own cards zone by zone, and the fight that goes on. */
import { capital } from '../../../kernel/words.ts';
import type { Segment } from '../../../tui/canvas.ts';
import { type Skin, truncate } from '../../../tui/glyphs.ts';
import type { Pane } from '../../../tui/pane.ts';
import type { Draft } from '../ask/draft.ts';
import { hpOf, itemsHp, without } from '../rules/cards.ts';
import { nameOf } from '../rules/roster.ts';
import type { Fight, Fighter, State } from '../rules/types.ts';
import { type Card, UNSEEN } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { CARD_CELLS, type Chip, COVER, chipSegments, chipsOf, drawCards, itemChip } from './draw-cards.ts';
import { hpOfItem } from './draw-fighters.ts';

/** How cards are drawn: as chips in a row, or large; and whether grounds have no colours. */
export interface CardLook {
  readonly large: boolean;
  readonly bare: boolean;
}

/** A zone and what lies in it. */
interface Zone {
  readonly word: string;
  readonly chips: readonly Chip[];
}

const LABEL = 13;

/** Whether the cards of somebody are known to whoever looks. */
export const hasKnownCards = ({ hand, hpDeck, deck }: Fighter): boolean =>
  [...hand, ...hpDeck, ...deck].some((card) => card !== UNSEEN);

/** Hand and life as a split in the making would have them; else as they are. */
function laidOut(
  fighter: Fighter,
  { hand, added }: Draft,
): { readonly hand: readonly Card[]; readonly life: readonly Card[] } {
  if (hand !== undefined) return { hand, life: without(fighter.deck, hand) ?? [] };
  const left = added === undefined ? fighter.hand : (without(fighter.hand, added) ?? fighter.hand);
  const split = fighter.hand.length + fighter.hpDeck.length > 0;
  return { hand: split ? left : fighter.deck, life: fighter.hpDeck };
}

/** Zones of somebody whose cards are known. */
export function zonesOf(fighter: Fighter, draft: Draft): readonly Zone[] {
  const { hand, life } = laidOut(fighter, draft);
  const isDeck =
    draft.hand === undefined && fighter.deck.length > 0 && fighter.hand.length + fighter.hpDeck.length === 0;
  const known = life.every((card) => card !== UNSEEN);
  const hp = known && fighter.undead === null ? hpOf(tables(), life) + itemsHp(tables(), fighter) + 1 : 0;
  const items = fighter.items.map((item) => itemChip(signOfItem(item.name), hpOfItem(item)));
  const cover = fighter.undead === null ? [COVER] : [];
  return [
    { word: isDeck ? `Deck ${hand.length}` : `Hand ${hand.length}`, chips: chipsOf(hand) },
    { word: isDeck ? `Items ${hp} HP` : `Life ${hp} HP`, chips: [...chipsOf(life), ...items, ...cover] },
    { word: `Discard ${fighter.discard.length}`, chips: chipsOf(fighter.discard) },
  ];
}

/** The first letters of an item's name. */
const signOfItem = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1, 4)}`;

/** Rows that a zone takes. */
const zoneRows = ({ large }: CardLook, at: number): number => (large && at < 2 ? CARD_CELLS.height : 1);

const NONE: readonly Segment[] = [{ text: 'none', style: { fg: 'mute' } }];

/** Draws the zones of somebody one below the other, at the end of the last a note if it has room; returns the row after. */
export function drawZones({ canvas, x, y, width }: Pane, zones: readonly Zone[], look: CardLook, note = ''): number {
  let row = y;
  for (const [i, { word, chips }] of zones.entries()) {
    const rows = zoneRows(look, i);
    canvas.text(x, row + (rows > 1 ? 1 : 0), word, { fg: 'accent', bold: true }, x + LABEL);
    const pane = { canvas, x: x + LABEL, y: row, width: width - LABEL, height: rows };
    if (rows > 1) drawCards(pane, chips, look.bare);
    else {
      const told = chips.length === 0 ? NONE : chipSegments(chips, pane.width, look.bare);
      const after = canvas.segments(pane.x, row, told, x + width);
      const from = x + width - note.length;
      if (i === zones.length - 1 && from > after) canvas.text(from, row, note, { fg: 'mute' }, x + width);
    }
    row += rows;
  }
  return row;
}

/** Draws the fight that goes on, or the Action before it: whose cards lie where, and the values that are announced. */
export function drawFight(pane: Pane, state: Readonly<State>, draft: Draft, { large, bare }: CardLook): void {
  const { canvas, x, y, width } = pane;
  const sides = state.fight === null ? actionSides(state, draft) : fightSides(state, state.fight, draft);
  if (large) {
    let at = x;
    for (const [i, side] of sides.entries()) at = drawSide({ ...pane, x: at }, side, i > 0, bare);
    return;
  }
  const rows = MANNERS.map((manner) => sidesInRow(sides, { width, bare, skin: canvas.skin, ...manner }));
  const fitting = rows.find((row) => cellsIn(row) <= width) ?? rows.at(-1) ?? [];
  canvas.segments(x, y, fitting, x + width);
}

/** How sides stand in a row: cells of a name, and whether the value says what it is; the first that has room is taken. */
const MANNERS = [
  { names: 12, says: true },
  { names: 12, says: false },
  { names: 6, says: false },
] as const;

/** Cells of the chips on the first side of a row. */
const CHIPS = 30;

const cellsIn = (segments: readonly Segment[]): number => segments.reduce((sum, { text }) => sum + text.length, 0);

function sidesInRow(
  sides: readonly Side[],
  of: (typeof MANNERS)[number] & { readonly width: number; readonly bare: boolean; readonly skin: Skin },
): readonly Segment[] {
  const row: Segment[] = [];
  for (const [i, { name, value, chips }] of sides.entries()) {
    const told = of.says ? value : value.replace(/^\w+ /, '');
    if (i > 0) row.push(word('v '));
    row.push(strong(`${truncate(name, of.names, of.skin)} ${told === '' ? '' : `${told} `}`));
    const room = i === 0 && sides.length > 1 ? CHIPS : of.width - cellsIn(row);
    row.push(...chipSegments(chips, room, of.bare));
  }
  return row;
}

/** One side of a fight: who, with which cards, what is announced of it; null: nothing yet. */
interface Side {
  readonly name: string;
  readonly value: string;
  readonly chips: readonly Chip[];
}

const word = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const strong = (text: string): Segment => ({ text, style: { fg: 'text', bold: true } });

/** Draws a side with its cards from the left of a pane; returns the column after it. */
function drawSide(pane: Pane, { name, value, chips }: Side, second: boolean, bare: boolean): number {
  const { canvas, x, y, width } = pane;
  const end = pane.x + width;
  const head = [...(second ? [word('v ')] : []), strong(`${name} `)];
  const from = canvas.segments(x, y + 1, head, end);
  canvas.text(x + (second ? 2 : 0), y + 2, value, { fg: 'accent', bold: true }, end);
  const at = Math.max(from, x + value.length + (second ? 3 : 1));
  drawCards({ canvas, x: at, y, width: chips.length * CARD_CELLS.width, height: CARD_CELLS.height }, chips, bare);
  return at + chips.length * CARD_CELLS.width + 1;
}

/** Cards on the table side by side: no HP count there. */
const onTable = (card: Card | null, cards: readonly Card[]): readonly Chip[] =>
  [...(card === null ? [] : chipsOf([card])), ...chipsOf(cards)].map((chip) => ({ ...chip, foot: '' }));

/** Before a fight: the Action on the table with what is added to it. */
function actionSides({ sub, fighters }: Readonly<State>, { added = [] }: Draft): readonly Side[] {
  const action = sub?.action ?? null;
  const fighter = fighters.find(({ id }) => id === sub?.fighter);
  if (action === null || fighter === undefined) return [];
  return [{ name: fighter.name, value: '', chips: onTable(action.card, [...fighter.played, ...added]) }];
}

function fightSides(state: Readonly<State>, fight: Fight, { added = [] }: Draft): readonly Side[] {
  const { attacker, action, strikes, at } = fight;
  const by = state.fighters.find(({ id }) => id === attacker);
  const strike = strikes[Math.min(at, strikes.length - 1)];
  const value = (what: string, total: number | null | undefined): string =>
    total === null || total === undefined || total === 0 ? '' : `${what} ${total}`;
  const own: Side = {
    ...{ name: capital(nameOf(state, attacker)), value: value('attack', strike?.fav) },
    chips: by === undefined ? [] : onTable(action?.card ?? null, by.played),
  };
  if (strike === undefined) return [own];
  const target = state.fighters.find(({ id }) => id === strike.target);
  const mine = state.step === 'react add' ? added : [];
  return [
    own,
    {
      ...{ name: nameOf(state, strike.target), value: value('defense', strike.fdv) },
      chips: target === undefined ? [] : onTable(strike.react?.card ?? null, [...target.played, ...mine]),
    },
  ];
}
