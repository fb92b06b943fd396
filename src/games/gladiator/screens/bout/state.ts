/** What the bout screen remembers between keys. */

import { type Notice, warnOf } from '../../../../tui/screens/notice.ts';
import { type AllocationDraft, EMPTY_ALLOCATION } from '../../ask/allocate/allocation-draft.ts';
import { NONE_THROWN } from '../../ask/allocate/stakes.ts';
import { EMPTY_PLOT, type PlotDraft } from '../../ask/plot/plot-draft.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { ThrownFights } from '../../odds/thrown.ts';
import type { Allocation, FighterId } from '../../rules/types.ts';
import { NOTHING_SHOWN } from './advance.ts';
import type { Belongs } from './owner.ts';
import type { GladiatorSession } from './session.ts';
import type { ShownBout } from './shown-bout.ts';

/** The bout screen's state. The session is the one thing in it that changes in place. */
export interface BoutState extends ShownBout {
  readonly session: GladiatorSession;
  /** All is shown, and the prompt waits until it has been read. */
  readonly held: boolean;
  readonly plot: PlotDraft;
  /** Drafts of it that were taken back, the next to be written again last. */
  readonly undone: readonly PlotDraft[];
  readonly allocation: AllocationDraft;
  /** Exchanges thrown by an allocation, to see what may come of it. */
  readonly thrown: { readonly by: Allocation; readonly fights: ThrownFights };
  /** The answer under the mark when a list opens, as a line's value; null: where it always is. */
  readonly marked: string | null;
  /** Seconds left to plot, where the reaction timer runs. */
  readonly seconds: number | null;
  /** Something to be told once, in the prompt's place. */
  readonly notice: Notice | null;
  readonly owner: Belongs;
}

/** The question that is open now; null while something is being shown. */
export function promptNow({ session, held }: BoutState): GladiatorRequest | null {
  return held ? null : session.prompt;
}

/** A screen for a session, before anything has been shown on it. */
export function newBout(session: GladiatorSession, you: FighterId, notice: string | null, owner: Belongs): BoutState {
  return {
    session,
    held: false,
    you,
    plot: EMPTY_PLOT,
    undone: [],
    allocation: EMPTY_ALLOCATION,
    thrown: { by: EMPTY_ALLOCATION.allocation, fights: NONE_THROWN },
    ...NOTHING_SHOWN,
    pause: 0,
    beat: 0,
    marked: null,
    large: null,
    coords: null,
    seconds: null,
    notice: warnOf(notice),
    owner,
    lens: { view: null },
  };
}
