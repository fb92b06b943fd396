/** CF being allocated: pure, key by key, caps enforced as one goes. */
import { AREA_CF_MAX, allocationFault, attackCost, defenceCost, NO_DEFENCE } from '../../rules/basic/allocation.ts';
import { markAt } from '../../rules/pool.ts';
import {
  type Allocation,
  AREAS,
  type Area,
  type Attack,
  type FighterId,
  type Pool,
  SPECIAL_ATTACKS,
} from '../../rules/types.ts';
import { draftMark } from './marks.ts';

/** An allocation not yet committed, with the drafts it came from, oldest first. */
export interface AllocationDraft {
  readonly allocation: Allocation;
  readonly row: Area;
  /** 26.3.1 Whom attacks are written at; null: the nearest he can strike. */
  readonly at: FighterId | null;
  readonly refused: string | null;
  readonly past: readonly Allocation[];
  /** Drafts that were taken back, the next to be written again last. */
  readonly undone: readonly Allocation[];
  /** Enter was pressed with CF left over; once more commits. */
  readonly asked: boolean;
  /** What digits set on the row. */
  readonly digits: 'attack' | 'defence';
}

/** A draft in which no CF is spent yet. */
export const EMPTY_ALLOCATION: AllocationDraft = {
  allocation: { attacks: [], defence: NO_DEFENCE },
  row: 1,
  at: null,
  refused: null,
  past: [],
  undone: [],
  asked: false,
  digits: 'attack',
};

/** CF still to be spent. */
export function leftOver(pool: Pool, { allocation }: AllocationDraft): number {
  return pool.total - attackCost(pool, allocation) - defenceCost(pool, allocation);
}

/** Whether an attack goes to the man whom attacks are being written at. */
function isAtHim(pool: Pool, draft: Pick<AllocationDraft, 'at'>, attack: Attack): boolean {
  return markAt(pool, attack) === draftMark(pool, draft);
}

/** The attack that is written on an area of that man. */
export function attackOn(
  pool: Pool,
  draft: Pick<AllocationDraft, 'at' | 'allocation'>,
  area: Area,
): Attack | undefined {
  return draft.allocation.attacks.find((attack) => attack.area === area && isAtHim(pool, draft, attack));
}

/** 26.3.1 An attack at that man that is not written yet. */
export function newAttack(pool: Pool, draft: AllocationDraft, cf: number): Attack {
  const mark = draftMark(pool, draft);
  const target = mark === null || mark === pool.marks[0] ? {} : { target: mark.fighter };
  const sand = mark?.arms[0]?.kind === 'sand' && draft.row === SPECIAL_ATTACKS.sand; // P315 sand needs no weapon's reach
  return { area: draft.row, cf, ...target, ...(sand ? { special: 'sand' as const } : {}) };
}

/** 26.3.1 On to the next opponent he can strike at, round the end. */
export function nextMark(pool: Pool, draft: AllocationDraft): AllocationDraft {
  if (pool.marks.length < 2)
    return { ...draft, refused: 'there is no other man you can strike at (26.3.1)', asked: false };
  const mark = draftMark(pool, draft);
  const here = mark === null ? -1 : pool.marks.indexOf(mark);
  return { ...draft, at: pool.marks[(here + 1) % pool.marks.length]?.fighter ?? null, refused: null, asked: false };
}

/** Takes a changed allocation if it is legal, else says why not. */
export function tryAllocation(pool: Pool, draft: AllocationDraft, allocation: Allocation): AllocationDraft {
  const refused = allocationFault(pool, allocation);
  if (refused !== null) return { ...draft, refused, asked: false };
  return { ...draft, allocation, refused, past: [...draft.past, draft.allocation], undone: [], asked: false };
}

/** To the area below or above, round the ends. */
export function moveRow(draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const at = (AREAS.indexOf(draft.row) + by + AREAS.length) % AREAS.length;
  return { ...draft, row: AREAS[at] ?? 1, refused: null, asked: false };
}

/** Sets the attack on the row; 0 takes it out of the order. @internal */
export function setAttack(pool: Pool, draft: AllocationDraft, cf: number): AllocationDraft {
  const { attacks } = draft.allocation;
  const there = attackOn(pool, draft, draft.row);
  if (cf === 0)
    return tryAllocation(pool, draft, { ...draft.allocation, attacks: attacks.filter((one) => one !== there) });
  const changed = attacks.map((attack) => (attack === there ? { ...attack, cf } : attack));
  const all = there === undefined ? [...attacks, newAttack(pool, draft, cf)] : changed;
  return tryAllocation(pool, draft, { ...draft.allocation, attacks: all });
}

/** Sets what digits set on the row: its attack, or its defence. */
export function setByDigit(pool: Pool, draft: AllocationDraft, cf: number): AllocationDraft {
  if (draft.digits === 'attack') return setAttack(pool, draft, cf);
  const { allocation } = draft;
  return tryAllocation(pool, draft, { ...allocation, defence: { ...allocation.defence, [draft.row]: cf } });
}

/** Digits set defence from now on, or attack again. */
export function turnDigits(draft: AllocationDraft): AllocationDraft {
  const digits = draft.digits === 'attack' ? 'defence' : 'attack';
  return { ...draft, digits, refused: null, asked: false };
}

/** One CF more or less for the row's attack. */
export function changeAttack(pool: Pool, draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const attack = attackOn(pool, draft, draft.row);
  const cf = (attack?.cf ?? 0) + by;
  if (cf < 0) return { ...draft, refused: 'there is no attack on that area to reduce', asked: false };
  if (cf > AREA_CF_MAX) return { ...draft, refused: `at most ${AREA_CF_MAX} CF on one area (9.3.2)`, asked: false };
  if (cf > 0 || attack?.edge === undefined) return setAttack(pool, draft, cf);
  const attacks = draft.allocation.attacks.map((one) => (one === attack ? { ...one, cf } : one)); // P151 the edge may stand alone
  return tryAllocation(pool, draft, { ...draft.allocation, attacks });
}

/** One CF more or less for the row's defence. */
export function changeDefence(pool: Pool, draft: AllocationDraft, by: 1 | -1): AllocationDraft {
  const { defence } = draft.allocation;
  const cf = defence[draft.row] + by;
  if (cf < 0) return { ...draft, refused: 'there is no defence on that area to reduce', asked: false };
  return tryAllocation(pool, draft, { ...draft.allocation, defence: { ...defence, [draft.row]: cf } });
}

/** Moves the row's attack one place earlier; the first goes to the end (9.3.2.1). */
export function reorder(pool: Pool, draft: AllocationDraft): AllocationDraft {
  const { attacks } = draft.allocation;
  const moved = attackOn(pool, draft, draft.row);
  if (moved === undefined)
    return { ...draft, refused: 'there is no attack on that area to move forward', asked: false };
  const at = attacks.indexOf(moved);
  const rest = attacks.filter((attack) => attack !== moved);
  const to = at === 0 ? rest.length : at - 1;
  return tryAllocation(pool, draft, { ...draft.allocation, attacks: [...rest.slice(0, to), moved, ...rest.slice(to)] });
}

/** Takes back the last change. */
export function undoAllocation(draft: AllocationDraft): AllocationDraft {
  const allocation = draft.past.at(-1);
  if (allocation === undefined) return { ...draft, refused: 'nothing to take back', asked: false };
  const undone = [...draft.undone, draft.allocation];
  return { ...draft, allocation, past: draft.past.slice(0, -1), undone, refused: null, asked: false };
}

/** Writes the last change again that was taken back. */
export function redoAllocation(draft: AllocationDraft): AllocationDraft {
  const allocation = draft.undone.at(-1);
  if (allocation === undefined) return { ...draft, refused: 'nothing was taken back', asked: false };
  const past = [...draft.past, draft.allocation];
  return { ...draft, allocation, past, undone: draft.undone.slice(0, -1), refused: null, asked: false };
}

/** Takes back everything; the row stays, the man, and what digits set. */
export function undoAllAllocation({ row, at, digits, past, undone, allocation }: AllocationDraft): AllocationDraft {
  return { ...EMPTY_ALLOCATION, row, at, digits, undone: past.length === 0 ? undone : [...undone, allocation] };
}
