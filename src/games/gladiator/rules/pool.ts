/** 9.3.1, 26.3.1: reading a pool: whom an attack goes to, with what, and what it costs. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import type { Arm, Attack, Mark, Pool, SpecialAttack } from './types.ts';

/** The opponent an attack goes to: the one it names, else the nearest; null where there is none such. */
export function markAt({ marks }: Pool, { target }: Pick<Attack, 'target'>): Mark | null {
  return (target === undefined ? marks[0] : marks.find(({ fighter }) => fighter === target)) ?? null;
}

/** What an attack strikes with; the first of what can reach him unless given. */
export function armOf(pool: Pool, attack: Pick<Attack, 'target' | 'arm'>): Arm | null {
  return markAt(pool, attack)?.arms[attack.arm ?? 0] ?? null;
}

/** 26.5 CF that an attack gains by the edge over its man. */
export function edgeOf(pool: Pool, attack: Pick<Attack, 'target' | 'edge'>): number {
  return attack.edge === undefined ? 0 : sumModifiers(markAt(pool, attack)?.edge ?? []);
}

/** CF of a pool that one effective CF of an attack takes (P36): what halves his weapon's attacks alone spares a bash and sand (P147). */
export function unitOf(pool: Pool, attack: Pick<Attack, 'target' | 'arm' | 'special'>): number {
  const own = isWeaponless(attack.special) ? markAt(pool, attack)?.halvings : armOf(pool, attack)?.halvings;
  return 2 ** (pool.halvings + (own ?? 0));
}

/** 23.2, P147 Whether an attack is made with no weapon: by a shield that bashes, or a foot in the sand. */
export function isWeaponless(special: SpecialAttack | null | undefined): boolean {
  return special === 'bash' || special === 'sand';
}
