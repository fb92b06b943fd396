/** What the screen of a season remembers between keys. */
import type { LongItem, LongState } from '../../../../tui/screens/long-game.ts';
import type { SeasonEvent } from '../../career/events.ts';
import type { Purchase } from '../../career/purse.ts';
import type { SeasonGame } from '../../session/season.ts';

/** Rooms of the hangar, one open at a time. */
export type HangarRoom = 'hangar' | 'bouts' | 'back' | 'leave';

/** The screen's state. */
export interface SeasonScreenState extends LongState {
  readonly game: SeasonGame;
  readonly room: HangarRoom;
  /** 23.5 What is to be bought. */
  readonly basket: Purchase;
}

/** Nothing is to be bought. */
export const EMPTY_BASKET: Purchase = { do: 'fly', patches: 0, straps: 0, first: false };

/** Pages that can be read. */
export type SeasonPageName = 'pilots' | 'ladder' | 'chronicle' | 'life';

/** Lines of the journal that are not told by themselves. */
export const UNTOLD: ReadonlySet<string> = new Set<SeasonEvent['kind']>(['matched', 'placed', 'coins', 'rating']);

/** What an item does besides what items of any long game do. */
export type SeasonDeed =
  | { readonly kind: 'room'; readonly room: HangarRoom }
  | { readonly kind: 'basket'; readonly basket: Purchase }
  | { readonly kind: 'page'; readonly page: SeasonPageName };

/** A line of a menu. */
export type SeasonItem = LongItem<SeasonDeed>;
