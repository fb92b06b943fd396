/** What each key does to an allocation being written. */

import type { Message } from '../../../../tui/view.ts';
import * as allocation from '../../ask/allocate/allocation-draft.ts';
import {
  cycleArm,
  cycleSpecial,
  toggleEdge,
  toggleFatal,
  toggleGuard,
} from '../../ask/allocate/allocation-specials.ts';
import type { Closed } from '../../ask/allocate/closed.ts';
import type { Pool } from '../../rules/types.ts';

type Key = Pick<Extract<Message, { kind: 'key' }>, 'key' | 'command'>;
type Draft = allocation.AllocationDraft;

/** The draft after a key, `closed` saying why a special is refused; null where the key says nothing to it. */
export function allocationAfter({ key, command }: Key, pool: Pool, draft: Draft, closed: Closed): Draft | null {
  switch (command) {
    case 'row-up':
      return allocation.moveRow(draft, -1);
    case 'row-down':
      return allocation.moveRow(draft, 1);
    case 'mark':
      return allocation.nextMark(pool, draft);
    case 'attack-less':
      return allocation.changeAttack(pool, draft, -1);
    case 'attack-more':
      return allocation.changeAttack(pool, draft, 1);
    case 'defence-less':
      return allocation.changeDefence(pool, draft, -1);
    case 'defence-more':
      return allocation.changeDefence(pool, draft, 1);
    case 'set':
      return allocation.setByDigit(pool, draft, Number(key));
    case 'digits':
      return allocation.turnDigits(draft);
    case 'order':
      return allocation.reorder(pool, draft);
    case 'special-attack':
      return cycleSpecial(pool, draft, closed);
    case 'special-defence':
      return toggleGuard(pool, draft, closed);
    case 'weapon':
      return cycleArm(pool, draft);
    case 'edge':
      return toggleEdge(pool, draft);
    case 'fatal':
      return toggleFatal(pool, draft);
    case 'undo':
      return allocation.undoAllocation(draft);
    case 'redo':
      return allocation.redoAllocation(draft);
    case 'undo-all':
      return allocation.undoAllAllocation(draft);
    default:
      return null;
  }
}
