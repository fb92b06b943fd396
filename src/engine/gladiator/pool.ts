/** 9.3.1, 26.3.1: reading a pool: whom an attack goes to, with what, and what it costs. */
import { sumModifiers } from '../kernel/modifier.ts';
import type { Arm, Attack, Mark, Pool } from './types.ts';

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

/** CF of a pool that one effective CF of an attack takes (P36). */
export function unitOf(pool: Pool, attack: Pick<Attack, 'target' | 'arm'>): number {
  return 2 ** (pool.halvings + (armOf(pool, attack)?.halvings ?? 0));
}
