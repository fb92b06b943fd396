/** An adept: the plain player, put right where he is dull. He strikes with all he has, and at the weapon first. */
import type { Pick } from '../../../ai/tactics.ts';
import type { Request } from '../../../kernel/request.ts';
import { specialsWith } from '../rules/advanced/specials.ts';
import { AREA_CF_MAX, allocationFault } from '../rules/basic/allocation.ts';
import { fighterOf, isWeapon } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import { losableWeapons } from '../rules/things/drop.ts';
import {
  type Allocation,
  type Fighter,
  type GladiatorDecisions,
  type Pool,
  SPECIAL_ATTACKS,
  type State,
} from '../rules/types.ts';
import { plainAllocation } from './plain-blows.ts';
import { plainAnswer } from './plain-bout.ts';

/** Of ten CF so many go into attacks: who strikes first and hard is struck less. */
const ATTACK_OF_TEN = 10;
/** A weapon is struck at with so many CF or not at all. */
const DISARM_CF = AREA_CF_MAX - 1;

/** What an adept answers. */
export function adeptAnswer(state: State, tables: Tables, request: Request<GladiatorDecisions>, pick: Pick): unknown {
  if (request.kind !== 'allocate') return plainAnswer(state, tables, request, pick);
  const { fighter, pool } = request;
  const struck = plainAllocation(state, tables, fighter, pool, ATTACK_OF_TEN);
  return disarming(state, tables, pool, struck) ?? struck;
}

/** The same attacks with the first at the weapon of whoever has one to lose; null: he has none, or it is not open. */
function disarming(state: State, tables: Tables, pool: Pool, { attacks, defence }: Allocation): Allocation | null {
  const [first, ...others] = attacks;
  const [mark] = pool.marks;
  if (first === undefined || mark === undefined || first.cf < DISARM_CF) return null;
  if (!isLeftBare(tables, fighterOf(state, mark.fighter))) return null;
  if (!specialsWith(mark, first.arm).includes('disarm')) return null;
  const area = SPECIAL_ATTACKS.disarm;
  const more = others.map((one) => (one.area === area ? { ...one, area: first.area } : one));
  const made: Allocation = { attacks: [{ ...first, area, special: 'disarm' }, ...more], defence };
  return allocationFault(pool, made) === null ? made : null;
}

/** 21.11.2 Whether whatever he strikes with can be knocked from his hands: a scissor stays, and whoever has one fights on. */
function isLeftBare(tables: Tables, target: Fighter): boolean {
  const losable = losableWeapons(tables, target);
  return losable.length > 0 && losable.length === target.hands.filter(isWeapon).length;
}
