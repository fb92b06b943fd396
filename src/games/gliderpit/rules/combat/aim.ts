/** 11.27 to 11.31 Who can attack whom, and how hard it is. */
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { isAhead, isHeadOn, isOpenTo, throwRange } from '../pit.ts';
import type { Pose, Tables } from '../tables/types.ts';
import type { Glider } from '../types.ts';
import type { Weapon } from '../words.ts';

/** As much of a glider as counts for an attack on it. */
export type Target = Pose & Pick<Glider, 'netted' | 'stunned' | 'hand'>;

/** 11.27 Why somebody cannot attack anybody; null: it can. */
export function canAttack({ stunned, netted, hand }: Pick<Glider, 'stunned' | 'netted' | 'hand'>): string | null {
  if (stunned) return 'who is stunned does not attack (11.27)';
  if (netted) return 'who is in a net does not attack (11.27)';
  return hand === null ? 'there is nothing in the hand to attack with (11.27)' : null;
}

/** 11.28 Why what is in the hand cannot be thrown at somebody; null: it can. */
export function rangeFault(tables: Tables, from: Pose & Pick<Glider, 'hand'>, to: Target): string | null {
  if (from.hand === null) return 'there is nothing in the hand to throw (11.27)';
  if (from.hand === 'net' && to.netted) return 'the target is in a net already (GR-16)';
  if (!isOpenTo(from, to)) return 'the target is neither ahead nor below in the same hex (11.27)';
  const [range, most] = [throwRange(from, to), tables.weapons[from.hand].range];
  return range <= most ? null : `the target is at range ${range}, a ${from.hand} flies ${most} (11.28)`;
}

/** What an attack is rolled against. */
export interface AttackAim {
  /** GR-13 From 1 to 16. */
  readonly cf: number;
  readonly need: number;
  /** What the CF is made of. */
  readonly parts: readonly Modifier[];
}

const LEAST = 1;
const MOST = 16;

function aimOf({ hitNumber }: Pick<Tables, 'hitNumber'>, parts: readonly Modifier[]): AttackAim {
  const sum = parts.reduce((all, { value }) => all + value, 0);
  const cf = Math.min(MOST, Math.max(LEAST, sum));
  return { cf, need: hitNumber(cf), parts: parts.filter(({ value }) => value !== 0) };
}

/** 11.28 How hard a throw is. */
export function throwAim(tables: Tables, from: Pose, to: Pose, weapon: Weapon): AttackAim {
  return aimOf(tables, [
    modifier(to.speed, 'speed of the target', '11.28'),
    modifier(throwRange(from, to), 'range', '11.28'),
    modifier(tables.weapons[weapon].shift, `a ${weapon} thrown`, '11.28'),
  ]);
}

/** 11.30 How hard a strike is. */
export function strikeAim(tables: Tables, from: Pose, to: Pose): AttackAim {
  return aimOf(tables, [
    modifier(from.speed, 'one’s own speed', '11.30'),
    modifier(1, 'a strike', '11.30'),
    modifier(isHeadOn(from, to) ? to.speed : 0, 'head on: speed of the target', '11.30'),
  ]);
}

/** 11.27 In how many of 36 throws of the dice an attack hits. */
export const hitsIn36 = (cf: number): number => 35 - 2 * Math.min(MOST, Math.max(LEAST, cf));

const PARRIES: readonly (Weapon | null)[] = ['sword', 'dagger', 'spear'];

/** 11.31, GR-17 Whether somebody can parry a strike from a place. */
export function canParry({ hex, facing, stunned, netted, hand }: Target, from: Pose): boolean {
  return !stunned && !netted && PARRIES.includes(hand) && isAhead({ hex, facing }, from.hex);
}
