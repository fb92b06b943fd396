/** An allocation taken over into another pool: what is not legal there is left out, what is too much is cut. */

import { DEFENCE_NAMES, guardCost } from '../../rules/advanced/specials.ts';
import { AREA_CF_MAX, allocationFault, attackCost, defenceCost, NO_DEFENCE } from '../../rules/basic/allocation.ts';
import { edgeOf, unitOf } from '../../rules/pool.ts';
import { type Allocation, AREAS, type Area, type Attack, type Pool } from '../../rules/types.ts';
import { printAllocation } from '../notation/allocation.ts';

/** What has become of an allocation in another pool. */
interface Fitting {
  /** Legal, whatever the pool. */
  readonly allocation: Allocation;
  /** CF that had to be taken off. */
  readonly cut: number;
  /** CF that were added. */
  readonly added: number;
  /** What is not legal any more, each in a few words. */
  readonly leftOut: readonly string[];
}

const NOTHING_SPENT: Allocation = { attacks: [], defence: NO_DEFENCE };

/** An allocation as far as a pool allows it: CF that do not suffice come off one by one, where most stand. */
export function fitAllocation(pool: Pool, wanted: Allocation): Fitting {
  const { made, leftOut } = legalPart(pool, wanted);
  const allocation = cutTo(pool, made);
  const cut = costOf(pool, made) - costOf(pool, allocation);
  const fatal = wanted.attacks.find((attack) => attack.fatal === true);
  if (fatal === undefined) return { allocation, cut, added: 0, leftOut };
  const given = { ...allocation, attacks: allocation.attacks.map((one) => (isAlike(one, fatal) ? fatalOf(one) : one)) };
  return allocationFault(pool, given) === null
    ? { allocation: given, cut, added: 0, leftOut }
    : { allocation, cut, added: 0, leftOut: [...leftOut, 'the Fatal Blow'] };
}

const fatalOf = (attack: Attack): Attack => ({ ...attack, fatal: true });
const isAlike = (one: Attack, other: Attack): boolean => one.area === other.area && one.target === other.target;
const costOf = (pool: Pool, allocation: Allocation): number =>
  attackCost(pool, allocation) + defenceCost(pool, allocation);

/** What of an allocation would be legal if CF did not matter; a Fatal Blow stands aside, for it hangs on the attacks that are left (31.3). */
function legalPart(pool: Pool, { attacks, defence, special }: Allocation) {
  const rich = { ...pool, total: Number.POSITIVE_INFINITY };
  const leftOut: string[] = [];
  let made = NOTHING_SPENT;
  const takes = (next: Allocation): boolean => {
    if (allocationFault(rich, next) !== null) return false;
    made = next;
    return true;
  };
  for (const { fatal: _, ...attack } of attacks) {
    const { edge, ...plain } = attack;
    const and = (one: Attack): Allocation => ({ ...made, attacks: [...made.attacks, one] });
    if (takes(and(attack))) continue;
    const isPlain = edge !== undefined && takes(and(plain));
    leftOut.push(isPlain ? 'the edge' : printAllocation({ ...NOTHING_SPENT, attacks: [attack] }));
  }
  if (!takes({ ...made, defence })) leftOut.push('defence');
  if (special === undefined) return { made, leftOut };
  const isPaid = guardCost(pool) <= pool.total;
  if (!isPaid || !takes({ ...made, special })) leftOut.push(DEFENCE_NAMES[special]);
  return { made, leftOut };
}

/** The allocation less one CF after the other, until the pool suffices. */
function cutTo(pool: Pool, made: Allocation): Allocation {
  let allocation = made;
  while (costOf(pool, allocation) > pool.total) allocation = lessOne(pool, allocation);
  return allocation;
}

/** One CF less where most of the pool goes; of equals an attack before a defence, the later attack, the lower area. */
function lessOne(pool: Pool, { attacks, defence, ...rest }: Allocation): Allocation {
  const area = AREAS.reduce<Area>((most, one) => (defence[one] >= defence[most] ? one : most), 1);
  const costs = attacks.map((attack) => attack.cf * unitOf(pool, attack));
  const at = costs.lastIndexOf(Math.max(...costs));
  const attack = attacks[at];
  if (attack === undefined || (costs[at] ?? 0) < defence[area])
    return { ...rest, attacks, defence: { ...defence, [area]: defence[area] - 1 } };
  const less = { ...attack, cf: attack.cf - 1 };
  const kept = less.cf > 0 || edgeOf(pool, less) > 0 ? [less] : []; // P151 the edge may stand alone
  return { ...rest, attacks: attacks.toSpliced(at, 1, ...kept), defence };
}

/** An allocation that was fitted, with CF added one by one where most stand, until so many are left over or nothing takes more. */
export function topUp(pool: Pool, fitting: Fitting, spare: number): Fitting {
  let { allocation } = fitting;
  for (;;) {
    const left = pool.total - costOf(pool, allocation) - spare;
    const next = oneMore(pool, allocation, left);
    if (next === null)
      return { ...fitting, allocation, added: costOf(pool, allocation) - costOf(pool, fitting.allocation) };
    allocation = next;
  }
}

/** One CF more where most of the pool goes of what can take it; of equals the first attack, then the higher area. Null: nothing can. */
function oneMore(pool: Pool, { attacks, defence, ...rest }: Allocation, left: number): Allocation | null {
  const ways = [
    ...attacks.flatMap((attack, at) => {
      const unit = unitOf(pool, attack);
      const more = { ...attack, cf: attack.cf + 1 };
      const next = { ...rest, attacks: attacks.with(at, more), defence };
      return more.cf > AREA_CF_MAX || unit > left ? [] : [{ stood: attack.cf * unit, next }];
    }),
    ...AREAS.flatMap((area) => {
      const next = { ...rest, attacks, defence: { ...defence, [area]: defence[area] + 1 } };
      return defence[area] === 0 || left < 1 ? [] : [{ stood: defence[area], next }];
    }),
  ];
  const most = Math.max(...ways.map(({ stood }) => stood));
  return ways.find(({ stood }) => stood === most)?.next ?? null;
}

/** 'As last time, cut by 3 CF where most stood; left out: sweep 3, duck.' */
export function fittingWords(name: string, { cut, added, leftOut }: Fitting): string {
  const less = cut === 0 ? '' : `, cut by ${cut} CF where most stood`;
  const more = added === 0 ? '' : `, with ${added} CF more where most stood`;
  const without = leftOut.length === 0 ? '' : `; left out: ${[...new Set(leftOut)].join(', ')}`;
  return `${name}${less}${more}${without}.`;
}
