/** What the screen of a career remembers between keys. */

import type { Request } from '../../../../kernel/request.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import type { CareerEvent } from '../../career/events.ts';
import type { CareerDecisions } from '../../career/types.ts';
import type { Armour, ByArea } from '../../rules/types.ts';
import type { CareerGame } from '../../session/career.ts';
import { isQuiet } from './quiet.ts';

export type CareerRequest = Request<CareerDecisions>;

/** Pages of the school, one open at a time. */
const ROOMS = ['yard', 'shop', 'retrain', 'arms', 'bouts', 'retire', 'back'] as const;
export type Room = (typeof ROOMS)[number];

/** Something the player is told in place of the question: news, or why something was refused. */
interface Notice {
  readonly text: string;
  readonly tone: 'tell' | 'warn';
}

/** News. */
export const tell = (text: string): Notice => ({ text, tone: 'tell' });
/** Why something was refused, or could not be done. */
export const warn = (text: string): Notice => ({ text, tone: 'warn' });

/** The career screen's state. The game is the one thing in it that changes in place. */
export interface CareerScreenState {
  readonly game: CareerGame;
  /** The first line of what is being told. */
  readonly from: number;
  /** All is told, and the prompt waits until it has been read. */
  readonly held: boolean;
  readonly room: Room;
  /** What is under the mark of the menu. */
  readonly at: string | null;
  /** 37.2 Armour being bought, and the line under the mark. */
  readonly armour: Readonly<ByArea<Armour>> | null;
  readonly row: number;
  /** The first line shown of a long page. */
  readonly top: number;
  readonly notice: Notice | null;
}

/** A screen for a game, before anything has been told on it. */
export function newCareer(game: CareerGame, notice: string | null): CareerScreenState {
  const from = game.session.lines.length;
  const told = notice === null ? null : tell(notice);
  return { game, from, held: false, room: 'yard', at: null, armour: null, row: 0, top: 0, notice: told };
}

/** The question that is open now; null while something is being told. */
export function promptNow({ game, held }: CareerScreenState): CareerRequest | null {
  return held ? null : game.session.prompt;
}

/** Which keys go with the menu of a question: those of the yard, of the bill, or of any list. */
export function menuKeys(state: CareerScreenState): 'yard' | 'bill' | 'career' {
  const kind = promptNow(state)?.kind;
  if (state.room === 'yard' && (kind === undefined || kind === 'ludus')) return 'yard';
  return kind === 'enter' && state.room !== 'arms' ? 'bill' : 'career';
}

/** The lines told since the last decision, without those that are passed over. */
export function toldLines({ game: { session }, from }: CareerScreenState): readonly JournalLine<CareerEvent>[] {
  const own = session.match.state.setup.name;
  return session.lines.slice(from).filter(({ entry: { event } }) => !isQuiet(event, own));
}
