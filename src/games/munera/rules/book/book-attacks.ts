/** 16.1 Which attack the book chooses, and from where it could make one. */
import { distance } from '../../../../kernel/hex.ts';
import type { Act, Attack, With } from '../acts.ts';
import { type Arm, armOf, armsOf } from '../gear.ts';
import type { BoutPlace } from '../kit.ts';
import { actFault, attackCost, attackFault } from '../legal.ts';
import type { Footing } from '../reach.ts';
import { turnOf } from '../roster.ts';
import type { Fighter } from '../types.ts';

/** What kinds of attacks are wanted. */
export interface Wants {
  /** Net, lasso or cape. */
  readonly net: boolean;
  /** Fists, where there is nothing else (MR-48). */
  readonly last: boolean;
}

/** 16.1 (2) A second attack spends no more than this in all. */
const SECOND_MOST = 6;

const plain = (foe: Fighter, way: With): Attack => ({ foe: foe.id, with: way, feint: false, whirl: false });
const LONG = ['long spear', 'trident'];

/** 16.1 (2) The place of an attack in the order of preference, the lower the better; null: it is not thought of. */
function rankOf(arm: Arm, way: With, range: number): number | null {
  if (arm.row.net) return 0;
  if (arm.missile === 'arrow' || arm.missile === 'dart') return 1;
  const long = LONG.includes(arm.name);
  if (long && range === 2) return 2;
  if (arm.hand && !long) return (arm.row.ranges.get(range) ?? 0) >= 0 ? 3 : 4;
  if (long) return 5;
  if (way.by === 'throw') return 6;
  if (way.by === 'shield') return 7;
  return way.by === 'improvised' ? 8 : null;
}

/** 16.1 (2) An attack that is made, and how it came to be this one. */
interface Preferred {
  readonly how: Attack;
  /** Its place in the order of preference, from 0. */
  readonly rank: number;
  /** What else could have been attacked with. */
  readonly others: readonly string[];
}

/** 16.1 (2) The attack that is made now; null: none that is legal, affordable and thought of. `hand`: hand weapons alone. */
export function bestAttack(
  { state, tables }: BoutPlace,
  fighter: Fighter,
  foe: Fighter,
  { net, hand }: { readonly net: boolean; readonly hand: boolean },
): Preferred | null {
  const { attacks, spent } = turnOf(state);
  const range = distance(fighter.hex, foe.hex);
  const open = armsOf(fighter).flatMap((way) => {
    const how = plain(foe, way);
    const arm = armOf(fighter, way, tables);
    const rank = arm === null ? null : rankOf(arm, way, range);
    if (arm === null || rank === null || (hand && !arm.hand)) return [];
    if (arm.row.net && (!net || attacks > 0)) return [];
    if (actFault(state, tables, fighter.id, { do: 'attack', ...how }) !== null) return [];
    const ap = attackCost(state, tables, fighter, how);
    if (attacks > 0 && (spent + ap > SECOND_MOST || way.by === 'improvised')) return [];
    return [{ how, rank, ap, name: arm.name }];
  });
  const [first, ...others] = open;
  if (first === undefined) return null;
  const best = others.reduce(
    (least, one) => (one.rank < least.rank || (one.rank === least.rank && one.ap < least.ap) ? one : least),
    first,
  );
  return { how: best.how, rank: best.rank, others: open.filter((one) => one !== best).map(({ name }) => name) };
}

/** 16.1 The first hand weapon that it could whirl with. */
export function firstWhirl({ state, tables }: BoutPlace, fighter: Fighter, foe: Fighter): Act | null {
  const found = armsOf(fighter)
    .map((way): Act => ({ do: 'attack', ...plain(foe, way), whirl: true }))
    .find((act) => actFault(state, tables, fighter.id, act) === null);
  return found ?? null;
}

/** 16 Whether an attack that is wanted could be made from a stand, with so many Action Points left there. */
export function standFor(
  { state, tables }: BoutPlace,
  fighter: Fighter,
  foe: Fighter,
  { hex, facing }: Footing,
  ap: number,
  wants: Wants,
): boolean {
  const there = { state, tables, fighter: { ...fighter, hex, facing } };
  return armsOf(fighter).some((way) => {
    const arm = armOf(fighter, way, tables);
    if (arm === null || !isWanted(arm, way, wants)) return false;
    const how = plain(foe, way);
    return attackFault(there, how) === null && attackCost(state, tables, fighter, how) <= ap;
  });
}

function isWanted({ row, hand, missile }: Arm, way: With, { net, last }: Wants): boolean {
  if (row.net) return net;
  if (way.by === 'improvised') return last;
  return hand || missile !== null || way.by === 'throw';
}
