/** One's own cards zone by zone, and the fight that goes on. */
import type { Segment } from '../../../tui/canvas.ts';
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
  const isDeck = draft.hand === undefined && fighter.hand.length + fighter.hpDeck.length === 0;
  const known = life.every((card) => card !== UNSEEN);
  const hp = known ? hpOf(tables(), life) + itemsHp(tables(), fighter) + 1 : 0;
  const items = fighter.items.map((item) => itemChip(signOfItem(item.name), hpOfItem(item)));
  const cover = fighter.undead === null ? [COVER] : [];
  return [
    { word: isDeck ? `Deck ${hand.length}` : `Hand ${hand.length}`, chips: chipsOf(hand) },
    { word: `Life ${hp} HP`, chips: [...chipsOf(life), ...items, ...cover] },
    { word: `Discard ${fighter.discard.length}`, chips: chipsOf(fighter.discard) },
  ];
}

/** The first letters of an item's name. */
const signOfItem = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1, 4)}`;

/** Rows that a zone takes. */
export const zoneRows = ({ large }: CardLook, at: number): number => (large && at < 2 ? CARD_CELLS.height : 1);

/** Draws the zones of somebody one below the other; returns the row after the last. */
export function drawZones({ canvas, x, y, width }: Pane, zones: readonly Zone[], look: CardLook): number {
  let row = y;
  for (const [i, { word, chips }] of zones.entries()) {
    const rows = zoneRows(look, i);
    canvas.text(x, row + (rows > 1 ? 1 : 0), word, { fg: 'accent', bold: true }, x + LABEL);
    const pane = { canvas, x: x + LABEL, y: row, width: width - LABEL, height: rows };
    if (rows > 1) drawCards(pane, chips, look.bare);
    else if (chips.length === 0) canvas.text(pane.x, row, 'none', { fg: 'mute' });
    else canvas.segments(pane.x, row, chipSegments(chips, pane.width, look.bare), pane.x + pane.width);
    row += rows;
  }
  return row;
}

/** Draws the fight that goes on in a row: whose cards lie where, and the values that are announced. */
export function drawFight({ canvas, x, y, width }: Pane, state: Readonly<State>, draft: Draft, bare: boolean): void {
  const { fight, sub } = state;
  const segments = fight === null ? actionSegments(state, draft, bare) : fightSegments(state, fight, draft, bare);
  if (fight === null && sub?.action === undefined) return;
  canvas.segments(x, y, segments, x + width);
}

const word = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const strong = (text: string): Segment => ({ text, style: { fg: 'text', bold: true } });

const cardsOn = (card: Card | null, cards: readonly Card[], bare: boolean): readonly Segment[] =>
  chipSegments([...(card === null ? [] : chipsOf([card])), ...chipsOf(cards)], 60, bare);

/** Before a fight: the Action on the table with what is added to it. */
function actionSegments({ sub, fighters }: Readonly<State>, { added = [] }: Draft, bare: boolean): readonly Segment[] {
  const action = sub?.action ?? null;
  const fighter = fighters.find(({ id }) => id === sub?.fighter);
  if (action === null || fighter === undefined) return [];
  return [strong(`${fighter.name} `), ...cardsOn(action.card, [...fighter.played, ...added], bare)];
}

function fightSegments(state: Readonly<State>, fight: Fight, { added = [] }: Draft, bare: boolean): readonly Segment[] {
  const { attacker, action, strikes, at } = fight;
  const by = state.fighters.find(({ id }) => id === attacker);
  const strike = strikes[Math.min(at, strikes.length - 1)];
  const own = by === undefined ? [] : cardsOn(action?.card ?? null, by.played, bare);
  if (strike === undefined) return [strong(`${nameOf(state, attacker)} `), ...own];
  const target = state.fighters.find(({ id }) => id === strike.target);
  const mine = state.step === 'react add' ? added : [];
  const met = target === undefined ? [] : cardsOn(strike.react?.card ?? null, [...target.played, ...mine], bare);
  const value = (text: string, total: number | null): readonly Segment[] =>
    total === null || total === 0 ? [] : [strong(`${text} ${total} `)];
  return [
    ...[strong(`${nameOf(state, attacker)} `), ...own, ...value('FAV', strike.fav)],
    word('v '),
    ...[strong(`${nameOf(state, strike.target)} `), ...met, ...value('FDV', strike.fdv)],
  ];
}
