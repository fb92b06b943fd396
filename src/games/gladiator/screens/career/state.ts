/** What the screen of a career remembers between keys. */

import type { Entry } from '../../../../kernel/event.ts';
import type { Request } from '../../../../kernel/request.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import { isTelling, type LongState, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import type { CareerEvent } from '../../career/events.ts';
import type { CareerDecisions } from '../../career/types.ts';
import type { CareerGame } from '../../session/career.ts';
import type { ArmourForm } from '../campaign/armour-form.ts';
import { isQuiet } from './quiet.ts';

/** A question that a career asks its seat, of any kind. */
export type CareerRequest = Request<CareerDecisions>;

/** Pages of the school, one open at a time. */
const ROOMS = ['yard', 'shop', 'retrain', 'arms', 'bouts', 'retire', 'back'] as const;
export type Room = (typeof ROOMS)[number];

/** The career screen's state; its form is of armour that is bought (37.2). */
export interface CareerScreenState extends LongState, ArmourForm {
  readonly game: CareerGame;
  readonly room: Room;
  /** The first line shown of a long page. */
  readonly top: number;
}

/** A screen for a game, before anything has been told on it. */
export function newCareer(game: CareerGame, notice: string | null): CareerScreenState {
  const from = game.session.lines.length;
  const told = notice === null ? null : tell(notice);
  return { game, from, held: false, room: 'yard', at: null, armour: null, row: 0, top: 0, notice: told };
}

/** Whether armour is being bought. */
export function isBuying(state: CareerScreenState): boolean {
  return state.armour !== null && !isTelling(state) && promptNow(state)?.kind === 'armour';
}

/** Which keys go with the menu of a question: those of the yard, of the bill, or of any list. */
export function menuKeys(state: CareerScreenState): 'yard' | 'bill' | 'career' {
  const kind = promptNow(state)?.kind;
  if (state.room === 'yard' && (kind === undefined || kind === 'ludus')) return 'yard';
  return kind === 'enter' && state.room !== 'arms' ? 'bill' : 'career';
}

/** What stands in the journal alone. */
export function quietIn({ game }: CareerScreenState): { hides(entry: Entry<CareerEvent>): boolean } {
  const own = game.session.match.state.setup.name;
  return { hides: ({ event }) => isQuiet(event, own) };
}

/** The lines told since the last decision, without those that are passed over. */
export function toldLines(state: CareerScreenState): readonly JournalLine<CareerEvent>[] {
  return linesTold(state.game.session.lines, state.from, quietIn(state));
}
