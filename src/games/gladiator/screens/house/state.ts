/** What the screen of a game of houses remembers between keys. */

import type { Entry } from '../../../../kernel/event.ts';
import type { Request } from '../../../../kernel/request.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import { isTelling, type LongState, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import type { HousesEvent } from '../../house/events.ts';
import type { Gladiator, House, HouseId, ManId } from '../../house/house-types.ts';
import type { HousesDecisions, HousesState } from '../../house/types.ts';
import type { HousesGame } from '../../session/house.ts';
import type { ArmourForm } from '../campaign/armour-form.ts';
import { isQuiet, ownNames } from './quiet.ts';
import type { Truth } from './truth.ts';

/** A question that a game of houses asks its seat, of any kind. */
export type HousesRequest = Request<HousesDecisions>;

/** A page of what is asked, one open at a time; `id` is a man's, a house's or a match's number. */
export interface Room {
  readonly kind: 'hub' | 'sell' | 'deal' | 'pupil' | 'styles' | 'arms' | 'tip' | 'give-up' | 'bouts' | 'back';
  readonly id: number;
}
/** The page from which all others are opened; it is about nobody. */
export const HUB: Room = { kind: 'hub', id: 0 };

/** Forms that are filled in line by line. */
type FormKind = 'bid' | 'least' | 'propose' | 'counter' | 'recruit' | 'guards' | 'send' | 'wager';

/** A form being filled in: the value of each line, and the line under the mark. */
export interface Draft {
  readonly kind: FormKind;
  /** The man, house or match it is about. */
  readonly id: number;
  readonly values: readonly number[];
  readonly row: number;
  /** The number on the line under the mark is being typed. */
  readonly typing: boolean;
}

/** The screen's state; besides its drafts a form of armour that is bought (37.3). */
export interface HousesScreenState extends LongState, ArmourForm {
  readonly game: HousesGame;
  readonly room: Room;
  readonly draft: Draft | null;
  /** What matches of this month are really worth, as far as it was asked. */
  readonly truths: readonly Truth[];
  /** The player's matches are being settled one after the other, until a key is pressed. */
  readonly settling: boolean;
}

/** A screen for a game, before anything has been told on it. */
export function newHousesState(game: HousesGame, notice: string | null): HousesScreenState {
  const from = game.session.lines.length;
  const blank = { held: false, room: HUB, at: null, draft: null, armour: null, row: 0, truths: [], settling: false };
  return { game, from, ...blank, notice: notice === null ? null : tell(notice) };
}

/** Whether armour is being bought. */
export function isArming(state: HousesScreenState): boolean {
  return state.armour !== null && !isTelling(state) && promptNow(state)?.kind === 'armour';
}

/** The game as it stands. */
export const stateOf = ({ game }: HousesScreenState): Readonly<HousesState> => game.session.match.state;

/** A house by its number. */
export function houseOf({ houses }: Readonly<HousesState>, id: HouseId): House {
  const found = houses.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no house ${id}`);
  return found;
}

/** A gladiator by his number. */
export function gladiatorOf({ men }: Readonly<HousesState>, id: ManId): Gladiator {
  const found = men.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no gladiator ${id}`);
  return found;
}

/** The men of a house who are in it now. */
export function menOf({ men }: Readonly<HousesState>, id: HouseId): readonly Gladiator[] {
  return men.filter(({ house, fate }) => house === id && fate === 'fighting');
}

/** What stands in the journal alone, as the game is now. */
export function quietIn({ game }: HousesScreenState): { hides(entry: Entry<HousesEvent>): boolean } {
  const own = ownNames(game.session.match.state);
  return { hides: (entry) => isQuiet(entry, own) };
}

/** The lines told since the last decision, without those that are passed over. */
export function toldLines(state: HousesScreenState): readonly JournalLine<HousesEvent>[] {
  return linesTold(state.game.session.lines, state.from, quietIn(state));
}
