/** Ways to divide CF that are worth a thought: some shapes of attack by where the other gives way, each with some of defence. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { guardCost } from '../../rules/advanced/specials.ts';
import { AREA_CF_MAX, allocationFault, NO_DEFENCE } from '../../rules/basic/allocation.ts';
import { unitOf } from '../../rules/pool.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import {
  type Allocation,
  AREAS,
  type Area,
  type Attack,
  type ByArea,
  type Fighter,
  type Mark,
  type Pool,
  SPECIAL_ATTACKS,
  type State,
} from '../../rules/types.ts';
import { leastHalved, plainAllocation, softest } from '../plain-blows.ts';

/** Which of the areas, the softest first, are struck at. */
const SETS: readonly (readonly number[])[] = [[0], [1], [0, 1], [0, 2], [2], [0, 1, 2], [1, 2], [3], [0, 1, 2, 3, 4]];
/** Tenths of the CF that go into attacks. */
const TENTHS = [10, 8, 6, 4] as const;
/** Over how many of his own areas, the softest first, he spreads his defence. */
const SPREADS = [5, 3] as const;
/** Of several opponents so many are thought of. */
const MARKS = 3;

/** What is divided, and among whom. */
interface Dividing {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly pool: Pool;
}

/** Ways to divide a pool, the likeliest first; each legal. */
export function divisionsWorth(state: Readonly<State>, tables: Tables, id: string, pool: Pool): readonly Allocation[] {
  const dividing = { state, tables, fighter: fighterOf(state, id), pool };
  const plain = plainAllocation(state, tables, id, pool);
  const all = [plain, ...struck(dividing), ...guards(dividing)];
  const known = new Set<string>();
  return all.filter((one) => {
    const words = JSON.stringify(one);
    if (known.has(words) || allocationFault(pool, one) !== null) return false;
    known.add(words);
    return true;
  });
}

/** Nothing but defence. */
function guards(dividing: Dividing): readonly Allocation[] {
  return SPREADS.flatMap((spread) => defended(dividing, [], spread));
}

function struck(dividing: Dividing): readonly Allocation[] {
  const { pool } = dividing;
  if (!pool.mayAttack) return [];
  return pool.marks.slice(0, MARKS).flatMap((mark, i) => struckAt(dividing, mark, i));
}

function struckAt(dividing: Dividing, mark: Mark, place: number): readonly Allocation[] {
  const { state, tables, pool } = dividing;
  const target = fighterOf(state, mark.fighter);
  const areas = softest(tables, target, mark.areas);
  const tenths = pool.mayDefend ? TENTHS : [10];
  const aim = { ...(place === 0 ? {} : { target: mark.fighter }), ...armed(mark) };
  return tenths.flatMap((part) =>
    SETS.flatMap((set) => {
      const chosen = set.flatMap((i) => areas[i] ?? []);
      if (chosen.length < set.length) return [];
      const plain = attacksOn(pool, mark, aim, chosen, Math.floor((pool.total * part) / 10));
      const ways = [plain, ...special(mark, aim, plain)];
      return ways.flatMap((attacks) => SPREADS.flatMap((spread) => defended(dividing, attacks, spread)));
    }),
  );
}

function armed({ arms }: Mark): Pick<Attack, 'arm'> {
  const arm = leastHalved(arms);
  return arm === 0 ? {} : { arm };
}

/** CF over some areas in their order, as evenly as may be; the first has what is left over, and the edge. */
function attacksOn(
  pool: Pool,
  mark: Mark,
  aim: Pick<Attack, 'target' | 'arm'>,
  areas: readonly Area[],
  cf: number,
): readonly Attack[] {
  const units = Math.floor(cf / unitOf(pool, aim));
  const edged = sumModifiers(mark.edge) > 0;
  return areas.flatMap((area, i): readonly Attack[] => {
    const share = Math.min(AREA_CF_MAX, Math.ceil((units - i) / areas.length));
    const edge = edged && i === 0 ? { edge: true as const } : {};
    return share < 1 ? [] : [{ area, cf: share, ...aim, ...edge }];
  });
}

/** The same attacks, one of them a special one, where its area is among them. */
function special(
  mark: Mark,
  { arm = 0 }: Pick<Attack, 'arm'>,
  attacks: readonly Attack[],
): readonly (readonly Attack[])[] {
  const kind = mark.arms[arm]?.kind;
  if (kind === 'fist' || kind === 'sand') return [];
  return mark.specialAttacks.flatMap((name) => {
    const only = SPECIAL_ATTACKS[name];
    const at = attacks.findIndex(({ area }) => only === null || area === only);
    return at < 0 ? [] : [attacks.map((one, i) => (i === at ? { ...one, special: name } : one))];
  });
}

/** Attacks with all that is left on defence. */
function defended(dividing: Dividing, attacks: readonly Attack[], spread: number): readonly Allocation[] {
  const { pool, tables, fighter } = dividing;
  const spent = attacks.reduce((sum, one) => sum + one.cf * unitOf(pool, one), 0);
  const left = pool.total - spent;
  if (!pool.mayDefend || left <= 0) return [{ attacks, defence: NO_DEFENCE }];
  const order = softest(tables, fighter, AREAS).slice(0, spread);
  const plain = { attacks, defence: dealt(order, left) };
  const [guarded] = order.filter((area) => pool.specialDefences.includes(area));
  const after = left - guardCost(pool);
  if (guarded === undefined || after < 0 || spread !== SPREADS[0]) return [plain];
  const others = order.filter((area) => area !== guarded);
  return [plain, { attacks, defence: dealt(others, after), special: guarded }];
}

/** CF one by one over some areas, round and round. */
function dealt(order: readonly Area[], cf: number): ByArea<number> {
  const defence: ByArea<number> = { ...NO_DEFENCE };
  for (let i = 0; i < cf; i++) defence[order[i % order.length] ?? 1] += 1;
  return defence;
}
