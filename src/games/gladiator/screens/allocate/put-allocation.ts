/** Keys that write a whole allocation at once. */

import { tryAllocation } from '../../ask/allocate/allocation-draft.ts';
import { fitAllocation, fittingWords } from '../../ask/allocate/fitting.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { BoutState } from '../bout/state.ts';
import { lastAllocation } from '../sheet/history.ts';

type AllocateRequest = Extract<GladiatorRequest, { kind: 'allocate' }>;
type Put = Pick<BoutState, 'allocation' | 'notice'>;

/** The draft after such a key, and what is told of it; null where the key writes none. */
export function putAllocation(state: BoutState, request: AllocateRequest, command: string | null): Put | null {
  return command === 'again' ? putLast(state, request) : null;
}

/** What this man did when he last divided CF, as far as he still can. */
function putLast({ allocation: draft, session }: BoutState, { fighter, pool }: AllocateRequest): Put {
  const last = lastAllocation(session.lines, fighter);
  if (last === null)
    return { allocation: { ...draft, refused: 'he has not divided CF in this bout yet', asked: false }, notice: null };
  const fitting = fitAllocation(pool, last);
  return { allocation: tryAllocation(pool, draft, fitting.allocation), notice: fittingWords('As last time', fitting) };
}
