/** How a plain man divides his CF: most of it into one or two areas that give way soonest, the rest over his own. */

import type { Allocation, Arm, Attack, Mark, Pool } from '../rules/allocation-types.ts';
import { AREA_CF_MAX, NO_DEFENCE } from '../rules/basic/allocation.ts';
import { unitOf } from '../rules/pool.ts';
import { boxesLeft, fighterOf, protectionOf } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import { AREAS, type Area, type ByArea, type Fighter, type FighterId, type State } from '../rules/types.ts';

/** Of ten CF so many go into attacks of a plain man, as long as there is something to strike at. */
const ATTACK_OF_TEN = 6;

/** His attacks, and what he keeps for his own defence; `tenths`: how much goes into attacks. */
export function plainAllocation(
  state: State,
  tables: Tables,
  id: FighterId,
  pool: Pool,
  tenths = ATTACK_OF_TEN,
): Allocation {
  const fighter = fighterOf(state, id);
  const [mark] = pool.marks;
  const strikes = mark !== undefined && pool.mayAttack && mark.arms[0]?.kind !== 'sand'; // P315 sand needs no weapon's reach
  const attacks = strikes ? attacksOn(state, tables, pool, mark, tenths) : [];
  const spent = attacks.reduce((sum, one) => sum + one.cf * unitOf(pool, one), 0);
  const defence = pool.mayDefend ? defend(tables, fighter, pool.total - spent) : NO_DEFENCE;
  return { attacks, defence };
}

/** P37, 9.3.2 More attacks than this only weaken each other. */
const ATTACKS_MOST = 2;

/** Armour counts for so much against a wound box that is left. */
const BOX_WORTH = 3;

function attacksOn(state: State, tables: Tables, pool: Pool, mark: Mark, tenths: number): readonly Attack[] {
  const arm = leastHalved(mark.arms);
  const aim = arm === 0 ? {} : { arm };
  const unit = unitOf(pool, aim);
  const share = pool.mayDefend ? Math.ceil((pool.total * tenths) / 10) : pool.total;
  let left = Math.floor(share / unit);
  const edge = mark.edge.length > 0;
  const attacks: Attack[] = [];
  for (const area of softest(tables, fighterOf(state, mark.fighter), mark.areas).slice(0, ATTACKS_MOST)) {
    const cf = Math.min(AREA_CF_MAX, left);
    if (cf < 1) break;
    attacks.push({ area, cf, ...aim, ...(edge && attacks.length === 0 ? { edge: true as const } : {}) });
    left -= cf;
  }
  return attacks;
}

/** The place of the arm that wastes least of his CF. */
export function leastHalved(arms: readonly Arm[]): number {
  const least = Math.min(...arms.map(({ halvings }) => halvings));
  return Math.max(
    0,
    arms.findIndex(({ halvings }) => halvings === least),
  );
}

/** Areas of a target, that which gives way soonest first: few boxes left, little armour. */
export function softest(tables: Tables, target: Fighter, areas: readonly Area[] = AREAS): readonly Area[] {
  const hardness = (area: Area) => BOX_WORTH * boxesLeft(target, area) + protectionOf(tables, target, area);
  return [...areas].sort((a, b) => hardness(a) - hardness(b) || a - b);
}

/** CF one by one over his areas, the softest first, round and round. */
function defend(tables: Tables, fighter: Fighter, cf: number): ByArea<number> {
  const defence: ByArea<number> = { ...NO_DEFENCE };
  const order = softest(tables, fighter);
  for (let i = 0; i < cf; i++) defence[order[i % order.length] ?? 1] += 1;
  return defence;
}
