/** What the screen of a career remembers between keys. */
import type { LongItem, LongState } from '../../../../tui/screens/long-game.ts';
import type { CareerEvent } from '../../career/events.ts';
import type { CareerGame } from '../../session/career.ts';

/** Rooms of the school and of the day, one open at a time. */
export type Room = 'yard' | 'train' | 'challenge' | 'bouts' | 'back' | 'leave';

/** The screen's state. */
export interface CareerScreenState extends LongState {
  readonly game: CareerGame;
  readonly room: Room;
  /** MR-60 Whether a coach is paid for. */
  readonly coach: boolean;
  /** MR-56 Whether a duel is to be fought sine missione. */
  readonly mortal: boolean;
}

/** The screen as a question opens: whether a duel is to the death holds for the day on which that was chosen, whoever will not be drawn. */
export const openedAt = (state: CareerScreenState, kind: string | null): CareerScreenState => ({
  ...state,
  at: null,
  mortal: state.mortal && kind === 'day',
});

/** Pages that can be read. */
export type CareerPageName = 'rivals' | 'chronicle' | 'end';

/** Lines of the journal that are not told by themselves. */
export const QUIET: ReadonlySet<string> = new Set<CareerEvent['kind']>([
  'newcomer',
  'rivals-trained',
  'matched',
  'bout-made',
  'bout-fought',
]);

/** What an item does besides what items of any long game do. */
export type CareerDeed =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'turn'; readonly what: 'coach' | 'mortal' }
  | { readonly kind: 'page'; readonly page: CareerPageName };

/** A line of a menu. */
export type CareerItem = LongItem<CareerDeed>;
