/** CF being allocated: pure, key by key, caps enforced as one goes. */
import {
  AREA_CF_MAX,
  allocationFault,
  attackCost,
  defenceCost,
  NO_DEFENCE,
} from '../../engine/gladiator/allocation.ts';
import { type Allocation, AREAS, type Area, type Pool } from '../../engine/gladiator/types.ts';

/** An allocation not yet committed, with the drafts it came from, oldest first. */
export interface AllocationDraft {
  readonly allocation: Allocation;
  readonly row: Area;
  readonly refused: string | null;
  readonly past: readonly Allocation[];
  /** Enter was pressed with CF left over; once more commits. */
  readonly asked: boolean;
}

export const EMPTY_ALLOCATION: AllocationDraft = {
  allocation: { attacks: [], defence: NO_DEFENCE },
  row: 1,
  refused: null,
  past: [],
  asked: false,
};

/** CF still to be spent. */
export function leftOver(pool: Pool, { allocation }: AllocationDraft): number {
  return pool.total - attackCost(pool, allocation) - defenceCost(allocation);
}

/** CF of the attack on an area; 0 where there is none. */
export function attackOn({ allocation }: AllocationDraft, area: Area): number {
  return allocation.attacks.find((attack) => attack.area === area)?.cf ?? 0;
}

/** Takes a changed allocation if it is legal, else says why not. */
export function tryAllocation(pool: Pool, draft: AllocationDraft, allocation: Allocation): AllocationDraft {
  const refused = allocationFault(pool, allocation);
  if (refused !== null) return { ...draft, refused, asked: false };
  return { ...draft, allocation, refused, past: [...draft.past, draft.allocation], asked: false };
}

/** To the area below or above, round the ends. */
export function moveRow(draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const at = (AREAS.indexOf(draft.row) + by + AREAS.length) % AREAS.length;
  return { ...draft, row: AREAS[at] ?? 1, refused: null, asked: false };
}

/** Sets the attack on the row; 0 takes it out of the order. */
export function setAttack(pool: Pool, draft: AllocationDraft, cf: number): AllocationDraft {
  const { attacks } = draft.allocation;
  const there = attacks.some(({ area }) => area === draft.row);
  const changed = attacks.map((attack) => (attack.area === draft.row ? { ...attack, cf } : attack));
  const all = there ? changed : [...attacks, { area: draft.row, cf }];
  if (cf === 0)
    return tryAllocation(pool, draft, {
      ...draft.allocation,
      attacks: attacks.filter(({ area }) => area !== draft.row),
    });
  return tryAllocation(pool, draft, { ...draft.allocation, attacks: all });
}

/** One CF more or less for the row's attack. */
export function changeAttack(pool: Pool, draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const cf = attackOn(draft, draft.row) + by;
  if (cf < 0) return { ...draft, refused: 'there is no attack on that area to lower', asked: false };
  if (cf > AREA_CF_MAX) return { ...draft, refused: `at most ${AREA_CF_MAX} CF on one area (9.3.2)`, asked: false };
  return setAttack(pool, draft, cf);
}

/** One CF more or less for the row's defence. */
export function changeDefence(pool: Pool, draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const { defence } = draft.allocation;
  const cf = defence[draft.row] + by;
  if (cf < 0) return { ...draft, refused: 'there is no defence on that area to lower', asked: false };
  return tryAllocation(pool, draft, { ...draft.allocation, defence: { ...defence, [draft.row]: cf } });
}

/** Moves the row's attack one place earlier; the first goes to the end (9.3.2.1). */
export function reorder(pool: Pool, draft: AllocationDraft): AllocationDraft {
  const { attacks } = draft.allocation;
  const at = attacks.findIndex(({ area }) => area === draft.row);
  const moved = attacks[at];
  if (moved === undefined)
    return { ...draft, refused: 'there is no attack on that area to put in order', asked: false };
  const rest = attacks.filter((attack) => attack !== moved);
  const to = at === 0 ? rest.length : at - 1;
  return tryAllocation(pool, draft, { ...draft.allocation, attacks: [...rest.slice(0, to), moved, ...rest.slice(to)] });
}

/** Takes back the last change. */
export function undoAllocation(draft: AllocationDraft): AllocationDraft {
  const allocation = draft.past.at(-1);
  if (allocation === undefined) return { ...draft, refused: 'nothing to take back', asked: false };
  return { ...draft, allocation, past: draft.past.slice(0, -1), refused: null, asked: false };
}

/** Takes back everything; the row stays. */
export function undoAllAllocation(draft: AllocationDraft): AllocationDraft {
  return { ...EMPTY_ALLOCATION, row: draft.row };
}
