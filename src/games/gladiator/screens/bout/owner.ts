/** What a bout belongs to, where it is more than practice: a career, a game of houses. */
import type { Env, OpenGame, Screen, Stake } from '../../../../tui/program.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { GladiatorSession } from './session.ts';

/** A bout that teaches: it has words of its own, and may leave off before it is over. */
export interface BoutLesson {
  /** What stands in the place of the hint at a question, or (null) while something is shown; null: the usual hint. */
  guide(asked: GladiatorRequest | null, session: GladiatorSession): string | null;
  /** Nothing more of it is asked. */
  isDone(session: GladiatorSession): boolean;
  /** What comes once it is done and all of it was shown. */
  after(session: GladiatorSession, env: Env): Screen;
  /** Where Esc leads; absent: it asks, as in any bout. */
  leave?(env: Env): Screen;
}

/** Who sent a bout to the arena, and takes it back when it is over. */
export interface BoutOwner {
  readonly kind: 'owned';
  /** What the header calls it, as 'Munus 3'. */
  readonly place: string;
  /** Why something of it could not be kept, or null. */
  readonly trouble: string | null;
  /** Said at the end of the bout. */
  readonly kept: string;
  /** What awaits the player after the bout. */
  readonly after: string;
  /** What it is when it is left, where that is more than a bout that Continue goes on with. */
  readonly stake?: Stake;
  /** Whether others will fight by the same seed, so that nobody is to read it. */
  readonly hidesSeed?: true;
  /** Whether odds are told in it, where that is a matter of its own; `tell` settles it, and says why it could not be kept, or null. */
  readonly odds?: { readonly told: boolean; tell(told: boolean): string | null };
  /** Why no advice is given in it, in a few words; absent: it is. */
  readonly noAdvice?: string;
  /** Where it is a lesson. */
  readonly lesson?: BoutLesson;
  /** Takes the finished bout; says why it could not be taken, or null. */
  finish(session: GladiatorSession): string | null;
  /** What is to be told of the finished bout's record, once; or null. */
  word(): string | null;
  /** The screen it leads back to. */
  goOn(env: Env): Screen;
}

/** A bout that belongs to nothing else. */
interface Practice {
  readonly kind: 'practice';
  /** The same again, as the house sees it. */
  again(session: GladiatorSession): OpenGame;
}

/** Whether a bout is fought inside a long game, which takes it back, or is practice. */
export type Belongs = BoutOwner | Practice;

/** Who takes the bout back, or null: it is practice. */
export function boutOwner({ owner }: { readonly owner: Belongs }): BoutOwner | null {
  return owner.kind === 'owned' ? owner : null;
}

/** The lesson that a bout is, or null. */
export function lessonOf({ owner }: { readonly owner: Belongs }): BoutLesson | null {
  return boutOwner({ owner })?.lesson ?? null;
}
