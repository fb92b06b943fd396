/** What a match in play is part of, and a lesson on it. */
import type { Kit } from '../../kernel/kit.ts';
import type { Session } from '../../session/session.ts';
import type { Env, Screen, Stake } from '../program.ts';

/** A lesson on one question of a match. */
export interface MatchLesson<K extends Kit> {
  /** What the header calls it. */
  readonly place: string;
  /** What is told in place of the question that it is on; null: that one is answered. */
  guide(session: Session<K>): string | null;
  /** Whether all that belongs to the answer has happened. */
  isDone(session: Session<K>): boolean;
  /** The screen after it, and that where it is left. */
  after(session: Session<K>, env: Env): Screen;
  leave(): Screen;
}

/** What a match is part of. */
export interface MatchOwner<K extends Kit> {
  /** What is left by leaving. */
  readonly stake: Stake;
  /** Why no advice is given in it, in a few words; absent: it is, where the game gives any. */
  readonly noAdvice?: string;
  /** The lesson that it is; absent: it is none. */
  readonly lesson?: MatchLesson<K>;
  /** The screen that follows its end. */
  ended(session: Session<K>, env: Env): Screen;
}
