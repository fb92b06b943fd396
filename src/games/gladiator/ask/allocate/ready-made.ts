/** Ready-made ways to divide CF: spread, guard and all out, made from the area that is chosen, and those the player keeps. */

import { sumModifiers } from '../../../../kernel/modifier.ts';
import { AREA_CF_MAX, allocationFault } from '../../rules/basic/allocation.ts';
import { type Allocation, AREAS, type Area, type Attack, type Pool } from '../../rules/types.ts';
import { parseAllocation, printAllocation } from '../notation/allocation.ts';
import { type AllocationDraft, EMPTY_ALLOCATION, leftOver, newAttack } from './allocation-draft.ts';
import { fitAllocation, fittingWords } from './fitting.ts';
import { draftMark } from './marks.ts';

/** One of them, made for a pool. */
interface ReadyMade {
  /** Legal, and not without any CF. */
  readonly allocation: Allocation;
  /** What it is, and what of it does not fit, in a sentence. */
  readonly words: string;
}

/** All that a pool allows, no two alike: first ours, the balanced one before the others, then those the player keeps, written without whom they strike. */
function readyMades(pool: Pool, draft: AllocationDraft, kept: readonly string[]): readonly ReadyMade[] {
  const at = { ...EMPTY_ALLOCATION, row: draft.row, at: draft.at };
  const ours = pool.mayDefend ? [spread(pool, at), guard(pool, at), allOut(pool, at)] : [allOut(pool, at)];
  const all = [...ours, ...kept.flatMap((text) => keptOne(pool, at, text))];
  const isNew = (one: ReadyMade, i: number) => all.findIndex((other) => isSame(other.allocation, one.allocation)) === i;
  return all.filter((one, i) => !isSame(one.allocation, NOTHING_SPENT) && isNew(one, i));
}

/** The one after that which is written now; the first where none is. Null: there is none. */
export function nextReadyMade(pool: Pool, draft: AllocationDraft, kept: readonly string[]): ReadyMade | null {
  const all = readyMades(pool, draft, kept);
  const here = all.findIndex(({ allocation }) => isSame(allocation, draft.allocation));
  return all[(here + 1) % all.length] ?? null;
}

/** An allocation as it is kept: what it strikes with and how, but not whom, for it may serve another day. */
export function writtenToKeep({ attacks, ...rest }: Allocation): string {
  const plain = attacks.filter(({ cf }) => cf > 0).map(({ target: _, edge: __, ...attack }) => attack);
  return printAllocation({ ...rest, attacks: plain });
}

const NOTHING_SPENT: Allocation = EMPTY_ALLOCATION.allocation;
const isSame = (one: Allocation, other: Allocation): boolean => printAllocation(one) === printAllocation(other);

/** Half of the CF into attacks, the rest evenly into defence. */
function spread(pool: Pool, at: AllocationDraft): ReadyMade {
  const attacking = struck(pool, at, Math.ceil(pool.total / 2));
  return { allocation: guarded(pool, at, attacking), words: 'Spread: half into attacks, the rest on defence, evenly.' };
}

/** All CF into defence, evenly from the area chosen on. */
function guard(pool: Pool, at: AllocationDraft): ReadyMade {
  return { allocation: guarded(pool, at, NOTHING_SPENT), words: 'Guard: everything on defence, evenly.' };
}

/** All that attacks can take, the area chosen first, then those below it round the end; the rest guards. */
function allOut(pool: Pool, at: AllocationDraft): ReadyMade {
  const allocation = guarded(pool, at, struck(pool, at, pool.total));
  return { allocation, words: 'All out: all that attacks can take, on the chosen area first.' };
}

/** One that the player keeps, at the man attacks are written at; none where it cannot be read. */
function keptOne(pool: Pool, { at }: AllocationDraft, text: string): readonly ReadyMade[] {
  const read = parseAllocation(text);
  if (!read.ok) return [];
  const target = at === null ? {} : { target: at };
  const attacks = read.value.attacks.map((attack): Attack => ({ ...attack, ...target }));
  const fitting = fitAllocation(pool, { ...read.value, attacks });
  return [{ allocation: fitting.allocation, words: fittingWords(`Kept: ${text}`, fitting) }];
}

/** The areas from the chosen one on, round the end. */
function areasFromRow({ row }: AllocationDraft): readonly Area[] {
  const first = AREAS.indexOf(row);
  return [...AREAS.slice(first), ...AREAS.slice(0, first)];
}

/** Attacks that take no more than so many CF, each as strong as may be. */
function struck(pool: Pool, at: AllocationDraft, cf: number): Allocation {
  const limited = { ...pool, total: cf };
  let allocation = NOTHING_SPENT;
  for (const row of areasFromRow(at)) allocation = withStrongest(limited, { ...at, row, allocation });
  return allocation;
}

/** One attack more, on the row, with all the CF that it can take; the first with the edge, where there is any (26.5). */
function withStrongest(pool: Pool, draft: AllocationDraft): Allocation {
  const { allocation } = draft;
  const isEdged = allocation.attacks.length === 0 && sumModifiers(draftMark(pool, draft)?.edge ?? []) > 0;
  for (let cf = AREA_CF_MAX; cf >= (isEdged ? 0 : 1); cf--) {
    const attack: Attack = { ...newAttack(pool, draft, cf), ...(isEdged ? { edge: true } : {}) };
    const next = { ...allocation, attacks: [...allocation.attacks, attack] };
    if (allocationFault(pool, next) === null) return next;
  }
  return allocation;
}

/** All CF that are left on defence, evenly from the area chosen on. */
function guarded(pool: Pool, at: AllocationDraft, allocation: Allocation): Allocation {
  if (!pool.mayDefend) return allocation;
  const defence = { ...allocation.defence };
  const areas = areasFromRow(at);
  const left = leftOver(pool, { ...at, allocation });
  for (const [i, area] of areas.entries()) defence[area] += Math.ceil(Math.max(0, left - i) / areas.length);
  return { ...allocation, defence };
}
