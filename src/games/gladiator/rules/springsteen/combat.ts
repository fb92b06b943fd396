/** P187: how Springsteen's animals attack. */
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { NO_DEFENCE } from '../basic/allocation.ts';
import { aimOf, edgedFirst, evenShares } from '../beasts/combat.ts';
import type { BookAllocation } from '../centurion/combat.ts';
import { AREAS, type Area, type Attack, type Fighter, type Pool } from '../types.ts';
import type { BookView } from '../view.ts';

/** P187 Where a bear on its hind legs strikes. */
const BEAR_AREAS: readonly Area[] = [1, 2, 4];

/**
 * P187 One to three attacks; CF evenly, the odd ones first, and no limit to one attack; areas by Table G,
 * each with one attack a man, moved up where it has one already; on the last area they add up. It never defends.
 */
export function allocateAnimal(view: BookView, { beast }: Fighter, pool: Pool): BookAllocation {
  const edged = pool.marks.some(({ edge }) => edge.length > 0);
  if (!pool.mayAttack || (pool.total < 1 && !edged))
    return { allocation: { attacks: [], defence: NO_DEFENCE }, spentOnAttack: 0, rolls: [], lots: [] };
  const count = rollOf('beast-attacks', 'P187', view.dice.throw('beast-attacks', ONE_DIE), 'd3');
  const rolls: Roll[] = [count];
  const lots: Lot[] = [];
  const open = beast?.kind === 'bear' ? BEAR_AREAS : AREAS;
  const attacks = Math.max(1, Math.min(count.total, pool.total));
  let made: readonly Attack[] = [];
  for (const cf of evenShares(pool.total, attacks, Number.POSITIVE_INFINITY)) {
    const { at, areas } = aimOf(pool, open, [], (of) => {
      const lot = view.dice.lot('beast-target', 'P95', of);
      lots.push(lot);
      return lot.picked;
    });
    made = withAttack(made, areas, { ...at, area: locate(view, areas, rolls), cf });
  }
  const allocation = { attacks: edgedFirst(pool, made), defence: NO_DEFENCE };
  return { allocation, spentOnAttack: pool.total, rolls, lots };
}

/** P187 Table G; what it does not strike at is thrown again. */
function locate({ dice, tables }: BookView, open: readonly Area[], rolls: Roll[]): Area {
  for (;;) {
    const roll = rollOf('animal-area', 'P187', dice.throw('animal-area', ONE_DIE), 'sum');
    const { table, value } = tables.springsteen.locations.at(roll.total, 0);
    const area = open.find((one) => one === value);
    rolls.push({ ...roll, table, result: area === undefined ? 'again' : table.cell });
    if (area !== undefined) return area;
  }
}

/** P187 One more attack: on its area, or the next one up without an attack on that man, or added to the one on the last. */
function withAttack(made: readonly Attack[], open: readonly Area[], attack: Attack): readonly Attack[] {
  const same = made.filter(({ target }) => target === attack.target);
  const free = open.filter((area) => area >= attack.area).find((area) => same.every((one) => one.area !== area));
  if (free !== undefined) return [...made, { ...attack, area: free }];
  const last = same.find(({ area }) => area === open.at(-1));
  return made.map((one) => (one === last ? { ...one, cf: one.cf + attack.cf } : one));
}
