/** Keys that write a whole allocation at once, and the one that keeps what is written for them. */

import type { Env } from '../../../../tui/program.ts';
import { tell } from '../../../../tui/screens/notice.ts';
import { type AllocationDraft, EMPTY_ALLOCATION, tryAllocation } from '../../ask/allocate/allocation-draft.ts';
import { fitAllocation, fittingWords, topUp } from '../../ask/allocate/fitting.ts';
import { nextReadyMade, writtenToKeep } from '../../ask/allocate/ready-made.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { KEPT_MOST, optionsOf, withOptions } from '../../options.ts';
import { defenceCost } from '../../rules/basic/allocation.ts';
import type { BoutState } from '../bout/state.ts';
import { lastDivided } from '../sheet/history.ts';

type AllocateRequest = Extract<GladiatorRequest, { kind: 'allocate' }>;
/** The draft, and what is told with it. */
type Put = Pick<BoutState, 'allocation' | 'notice'>;

/** What such a key does; null where the key is none of them. */
export function putAllocation(
  state: BoutState,
  request: AllocateRequest,
  command: string | null,
  env: Env,
): Put | null {
  switch (command) {
    case 'again':
      return putLast(state, request);
    case 'ready-made':
      return putReadyMade(state, request, env);
    case 'keep':
      return keepWritten(state, env);
    default:
      return null;
  }
}

const refuse = (draft: AllocationDraft, refused: string): Put => ({
  allocation: { ...draft, refused, asked: false },
  notice: null,
});

/** What this man did when he last divided CF, as far as he still can; no more CF are left over than then. */
function putLast({ allocation: draft, session }: BoutState, { fighter, pool }: AllocateRequest): Put {
  const last = lastDivided(session.lines, fighter);
  if (last === null) return refuse(draft, 'he has not divided CF in this bout yet');
  const spare = last.total - last.spentOnAttack - defenceCost(pool, last.allocation);
  const fitting = topUp(pool, fitAllocation(pool, last.allocation), spare);
  return {
    allocation: tryAllocation(pool, draft, fitting.allocation),
    notice: tell(fittingWords('As last time', fitting)),
  };
}

/** The next of the presets, and after the last the first again. */
function putReadyMade({ allocation: draft }: BoutState, { pool }: AllocateRequest, { settings }: Env): Put {
  const next = nextReadyMade(pool, draft, optionsOf(settings).keptAllocations);
  if (next === null) return refuse(draft, 'there are no CF to divide');
  return { allocation: tryAllocation(pool, draft, next.allocation), notice: tell(next.words) };
}

/** Keeps what is written, or lets it go where it is kept already. */
function keepWritten({ allocation: draft }: BoutState, { settings, services }: Env): Put {
  const kept = optionsOf(settings).keptAllocations;
  const text = writtenToKeep(draft.allocation);
  if (text === writtenToKeep(EMPTY_ALLOCATION.allocation))
    return refuse(draft, 'write an allocation first, then P keeps it');
  const isKept = kept.includes(text);
  if (!isKept && kept.length === KEPT_MOST)
    return refuse(draft, `${KEPT_MOST} are kept already: go to one with p, and P removes it`);
  const keptAllocations = isKept ? kept.filter((one) => one !== text) : [...kept, text];
  services.changeSettings(withOptions(settings, { keptAllocations }));
  const notice = isKept ? `No longer kept: ${text}.` : `Kept: ${text}. p finds it again, here and in other bouts.`;
  return { allocation: { ...draft, refused: null, asked: false }, notice: tell(notice) };
}
