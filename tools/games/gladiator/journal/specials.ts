/** 23: which special attacks and defences are open to a man (C33-C36, P53). */
import type { Area, SpecialAttack } from '../../../../src/games/gladiator/rules/types.ts';
import { type Figure, reachTo } from './bodies.ts';
import { active, armed, type Man, usableShield, woundCf } from './man.ts';
import { LIMB_LIMIT } from './printed-kit.ts';

const SPECIALS: readonly SpecialAttack[] = ['disarm', 'feint', 'sweep', 'bash', 'sand'];

/** 23.2 The area each goes to; a feint to any. */
export const SPECIAL_AREA: { readonly [S in SpecialAttack]: Area | null } = {
  ...{ disarm: 4, feint: null, sweep: 5, bash: 2, sand: 1 },
};

/** 23.2 Special attacks a man who may attack can try on another, with a weapon or with his bare hand. */
export function specialAttacks(man: Man, target: Figure, bare: boolean): readonly SpecialAttack[] {
  if (!man.chapters.includes(23) || man.mount !== null) return []; // 30.6.2
  const range = reachTo(man, target);
  const closed: readonly (SpecialAttack | false)[] = [
    man.posture !== 'standing' && 'feint',
    target.beast !== null && 'disarm', // P52, P158
    target.beast !== null && 'feint',
    bare && 'disarm', // P81, P82
    bare && 'feint',
    (usableShield(man) === null || range > 1) && 'bash',
    range > 2 && 'sand',
  ];
  return SPECIALS.filter((special) => !closed.includes(special));
}

/** 23.3 Whether he can make a special defence of an area now. */
export function canDefendSpecially(man: Man, area: Area): boolean {
  if (!man.chapters.includes(23) || man.mount !== null || !active(man)) return false;
  const standing = man.posture === 'standing';
  switch (area) {
    case 1:
      return man.stun === 0;
    case 2:
      return usableShield(man) !== null;
    case 3:
      return standing && !man.stumbling && man.grip === null;
    case 4:
      return armed(man) && man.posture !== 'prone' && woundCf(man, 4) <= LIMB_LIMIT;
    case 5:
      return standing && man.grip === null && woundCf(man, 5) <= LIMB_LIMIT && man.exhaustion <= LIMB_LIMIT;
  }
}
