/** Chapter 23: special attacks and defences, who may try them and why not. */

import { markAt } from '../pool.ts';
import { inForce } from '../rule-choices.ts';
import { areaLoss, shieldOf, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import {
  type Allocation,
  AREA_NAMES,
  AREAS,
  type Area,
  type Attack,
  type Fighter,
  type Mark,
  type Pool,
  SPECIAL_ATTACKS,
  type SpecialAttack,
  type State,
} from '../types.ts';
import { SAND_REACH } from './sand.ts';

/** 23.3 What a special defence costs, but for the cards (P270). */
const SPECIAL_DEFENCE_CF = 3;

/** 23.3, P270 What a special defence costs a man with such a pool. */
export function guardCost({ guardCf = SPECIAL_DEFENCE_CF }: Pick<Pool, 'guardCf'>): number {
  return guardCf;
}

/** The price of a special defence for a pool; nothing where it is that of 23.3. */
export function pricedGuard({ guards }: Pick<Tables, 'guards'>): Pick<Pool, 'guardCf'> {
  return guards.cf === SPECIAL_DEFENCE_CF ? {} : { guardCf: guards.cf };
}

/** C11 The most CF a man may have lost from the limbs he needs to lay hold. */
export const LIMB_LIMIT = 3;

/** 23.3 Special defences by the area they guard. */
export const DEFENCE_NAMES = { 1: 'duck', 2: 'block', 3: 'back step', 4: 'parry', 5: 'jump' } as const;

/** P81, P82 Special attacks that are not made with the bare hand. */
const NEED_WEAPON: readonly SpecialAttack[] = ['disarm', 'feint'];

const NAMES = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];

/** 23.2 The special attacks open to a man who may attack. */
export function specialAttacksOf(
  { rules }: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  target: Fighter,
  range: number,
): readonly SpecialAttack[] {
  if (!inForce(rules, 23) || fighter.beast !== null || fighter.mount !== null) return []; // 30.6.2 a rider has none
  const open = NAMES.filter((name) => specialClosed(tables, fighter, range, name) === null);
  return target.beast === null ? open : open.filter((name) => name !== 'disarm' && name !== 'feint'); // P52, P158 a beast has nothing to disarm, and no guard
}

/** The special attacks that an arm can make. */
export function specialsWith(
  { arms, specialAttacks }: Pick<Mark, 'arms' | 'specialAttacks'>,
  arm = 0,
): readonly SpecialAttack[] {
  const kind = arms[arm]?.kind;
  if (kind === 'sand') return specialAttacks.filter((name) => name === 'sand'); // P315 from there, sand and nothing else
  return kind === 'fist' ? specialAttacks.filter((name) => !NEED_WEAPON.includes(name)) : specialAttacks;
}

/** Why a special attack is not open to a man at that range, or null. */
export function specialClosed(tables: Tables, fighter: Fighter, range: number, name: SpecialAttack): string | null {
  if (NEED_WEAPON.includes(name) && weaponOf(fighter) === null) return `a ${name} needs a weapon (P82)`;
  switch (name) {
    case 'feint':
      return fighter.posture === 'standing' ? null : 'a feint needs him on his feet (23.2)';
    case 'bash':
      if (shieldOf(tables, fighter) === null) return 'a shield bash needs a shield (23.2)';
      return range > 1 ? 'a shield bash needs him within one hex (23.2)' : null;
    case 'sand':
      return range > SAND_REACH ? 'sand flies two hexes at most (23.2)' : null;
    default:
      return null;
  }
}

/** 23.3 The areas a man may guard by a special defence. */
export function specialDefencesOf({ rules }: Readonly<State>, tables: Tables, fighter: Fighter): readonly Area[] {
  const known = inForce(rules, 23) || tables.guards.inForce === 'always';
  if (!known || fighter.mount !== null || fighter.beast !== null) return []; // 30.6.2 a rider has none
  return AREAS.filter((area) => defenceFault(tables, fighter, area) === null);
}

/** C33, P270 How losses of legs and endurance count against a jump. */
const JUMP_LOSS = {
  each: (legs: number, endurance: number) => Math.max(legs, endurance),
  together: (legs: number, endurance: number) => legs + endurance,
} as const;

/** Why a special defence is not open to a man, or null (C33-C35, P53). */
export function defenceFault(tables: Tables, fighter: Fighter, area: Area): string | null {
  const standing = fighter.posture === 'standing';
  if ((area === 3 || area === 5) && fighter.grappled !== null) return 'held in a grip he cannot step or jump (22.4)';
  switch (area) {
    case 1:
      return fighter.stun.amount > 0 ? 'a stunned man cannot duck (23.3)' : null;
    case 2:
      return shieldOf(tables, fighter) === null ? 'a block needs a shield (23.3)' : null;
    case 3:
      return standing && !fighter.stumbling ? null : 'a back step needs him on his feet and steady (23.3)';
    case 4:
      if (weaponOf(fighter) === null || fighter.posture === 'prone')
        return 'a parry needs a weapon, and not to lie (23.3)';
      return areaLoss(tables, fighter, 4) > tables.guards.limbs ? 'his arms have lost too much to parry (23.3)' : null;
    case 5:
      if (!standing) return 'a jump needs him on his feet (23.3)';
      return JUMP_LOSS[tables.guards.jump](areaLoss(tables, fighter, 5), fighter.exhaustion) > tables.guards.limbs
        ? 'his legs have lost too much to jump (23.3)'
        : null;
  }
}

/** 23.1-23.3 Why the specials of an allocation are against the rules, or null. */
export function specialFault(pool: Pool, { attacks, defence, special }: Allocation): string | null {
  if (attacks.filter((attack) => attack.special !== undefined).length > 1) return 'one special attack a phase (23.1)';
  for (const attack of attacks) {
    const mark = markAt(pool, attack);
    if (attack.arm !== undefined && mark?.arms[attack.arm] === undefined)
      return 'there is no such weapon to strike with (9.1)';
    const fault =
      attack.special === undefined ? plainFault(mark, attack) : specialAttackFault(mark, attack, attack.special);
    if (fault !== null) return fault;
  }
  if (special === undefined) return null;
  if (!pool.specialDefences.includes(special)) return `${DEFENCE_NAMES[special]} is not open to him now (23.3)`;
  return defence[special] > 0
    ? `${DEFENCE_NAMES[special]} stands in place of the CF on the ${AREA_NAMES[special]} (23.3)`
    : null;
}

/** P315 Where his weapons do not reach, an attack is sand or none. */
function plainFault(mark: Mark | null, { arm = 0 }: Attack): string | null {
  return mark?.arms[arm]?.kind === 'sand'
    ? 'nothing in his hands reaches him, only sand at the head does (23.2)'
    : null;
}

function specialAttackFault(mark: Mark | null, { area, arm }: Attack, name: SpecialAttack): string | null {
  if (mark === null || !mark.specialAttacks.includes(name)) return `${name} is not open to him now (23.2)`;
  if (!specialsWith(mark, arm).includes(name)) return `a ${name} needs a weapon, not the bare hand (P82)`;
  const only = SPECIAL_ATTACKS[name];
  return only === null || only === area ? null : `${name} goes to the ${AREA_NAMES[only]} (23.2)`;
}

/** Whether, of some attacks, the one at `index` is the first that a special attack could be. */
export function takesSpecial(attacks: readonly Attack[], index: number, name: SpecialAttack): boolean {
  const only = SPECIAL_ATTACKS[name];
  return attacks.findIndex(({ area }) => only === null || only === area) === index;
}
