/** 28.7.2-28.7.4: how a beast strikes. */
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { AREA_CF_MAX, NO_DEFENCE } from '../basic/allocation.ts';
import type { BookAllocation } from '../centurion/combat.ts';
import { AREAS, type Area, type Attack, type Fighter, type Pool } from '../types.ts';
import type { BookView } from '../view.ts';

/** 28.7.4 Where a bear on its hind legs strikes. */
const BEAR_AREAS: readonly Area[] = [1, 2, 4];

/**
 * 28.7.3 1D3 attacks, more where its CF need them (C66); CF evenly, the odd ones first (P95); areas by
 * 1D6, a 6 thrown again, one attack an area (C101); among several men each attack takes one at random, and
 * what it cannot strike there is thrown again. It never defends.
 */
export function allocateBeast({ dice }: BookView, { beast }: Fighter, pool: Pool): BookAllocation {
  const rolls: Roll[] = [];
  const lots: Lot[] = [];
  const edged = pool.marks.some(({ edge }) => edge.length > 0);
  if (!pool.mayAttack || (pool.total < 1 && !edged)) return { allocation: NOTHING, spentOnAttack: 0, rolls, lots };
  const count = rollOf('beast-attacks', '28.7.3', dice.throw('beast-attacks', ONE_DIE), 'd3');
  rolls.push(count);
  const open = beast?.kind === 'bear' ? BEAR_AREAS : AREAS;
  const wanted = Math.max(count.total, Math.ceil(pool.total / AREA_CF_MAX));
  const attacks = Math.max(1, Math.min(wanted, open.length, pool.total));
  const shares = evenShares(pool.total, attacks, AREA_CF_MAX);
  const taken: Area[] = [];
  const made = shares.map((cf): Attack => {
    const face = () => {
      const roll = rollOf('beast-area', '28.7.3', dice.throw('beast-area', ONE_DIE), 'sum');
      rolls.push(roll);
      return roll.total;
    };
    const thrown = areaFor(open, taken, face);
    const aim = aimOf(pool, open, taken, (of) => {
      const lot = dice.lot('beast-target', 'P95', of);
      lots.push(lot);
      return lot.picked;
    });
    const area = aim.areas.includes(thrown) ? thrown : areaFor(aim.areas, taken, face);
    taken.push(area);
    return { area, cf, ...aim.at };
  });
  const allocation = { attacks: edgedFirst(pool, made), defence: NO_DEFENCE };
  const spentOnAttack = shares.reduce((sum, cf) => sum + cf, 0);
  return { allocation, spentOnAttack, rolls, lots };
}

const NOTHING = { attacks: [], defence: NO_DEFENCE };

/** P95 Even shares of the CF; what does not divide goes to the first, and beyond its limit to the next (P178). */
export function evenShares(total: number, among: number, most: number): readonly number[] {
  const even = Math.min(most, Math.floor(total / among));
  let left = total - even * among;
  return Array.from({ length: among }, () => {
    const more = Math.min(left, most - even);
    left -= more;
    return even + more;
  });
}

/** C101 The area of a throw, or the next free one above it, round to the head again. */
function areaFor(open: readonly Area[], taken: readonly Area[], face: () => number): Area {
  for (;;) {
    const result = face();
    const thrown = open.find((area) => area === result);
    if (thrown === undefined) continue;
    const order = [...open.slice(open.indexOf(thrown)), ...open];
    return order.find((area) => !taken.includes(area)) ?? thrown;
  }
}

/** What an attack is made at, and the areas of it that may be struck. */
interface Aim {
  readonly at: Pick<Attack, 'target'>;
  readonly areas: readonly Area[];
}

/**
 * P95 Whom an attack is made at: of several men, one at random. A horse can be struck only where it lies open
 * from there (28.7.1.2); where that leaves nothing, the attack is made at the first of them.
 */
export function aimOf(
  { marks }: Pool,
  open: readonly Area[],
  taken: readonly Area[],
  pick: (of: number) => number,
): Aim {
  const mark = marks.length > 1 ? marks[pick(marks.length)] : undefined;
  if (mark === undefined || mark === marks[0]) return { at: {}, areas: open };
  const areas = open.filter((area) => mark.areas.includes(area));
  const free = areas.some((area) => !taken.includes(area));
  return free ? { at: { target: mark.fighter }, areas } : { at: {}, areas: open };
}

/** P151 The advantage over each man goes into the first attack on him. */
export function edgedFirst({ marks }: Pool, attacks: readonly Attack[]): readonly Attack[] {
  return attacks.map((attack, i) => {
    const mark = marks.find(({ fighter }) => fighter === (attack.target ?? marks[0]?.fighter));
    const first = attacks.findIndex(({ target }) => target === attack.target) === i;
    return first && (mark?.edge.length ?? 0) > 0 ? { ...attack, edge: true as const } : attack;
  });
}
