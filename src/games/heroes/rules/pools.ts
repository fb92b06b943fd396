/** Tables 5-1, 5-3, 5-4 and 5-5: what each roll is made of, line by line. */
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { isOffHand, isUnarmoured, reaches } from './gear.ts';
import { type Pool, poolOf } from './idioms.ts';
import { hasSignature, isSpent, savvyNow } from './roster.ts';
import type { Lines, Tables } from './tables/types.ts';
import type { Fighter } from './types.ts';

/** The lines of a table whose circumstance holds. */
function linesOf<L extends string>(
  table: Lines<L>,
  cite: string,
  holds: { readonly [P in L]: boolean },
): readonly Modifier[] {
  const names = Object.keys(table) as L[];
  return names.filter((name) => holds[name]).map((name) => modifier(table[name], name, cite));
}

/** Savvy as every pool counts it, with the sand in the eyes told apart. */
function savvyLines(fighter: Fighter, cite: string): readonly Modifier[] {
  const lost = savvyNow(fighter) - fighter.now.savvy;
  return [modifier(fighter.now.savvy, 'Savvy', cite), modifier(lost, 'sand in the eyes', '5.4.9')];
}

const speedLine = ({ now }: Fighter, cite: string): Modifier => modifier(now.speed, 'Speed', cite);
const bonusLine = (committed: number): Modifier => modifier(committed, 'Bonus Dice', '3.7');

/** 5.2 Table 5-1: what is added to the die for initiative. */
export function initiativeModifiers(fighter: Fighter, tables: Tables): readonly Modifier[] {
  const lines = linesOf(tables.initiative, '5.2', {
    unarmoured: isUnarmoured(fighter, tables),
    ensnared: fighter.ensnared,
    'knocked down': fighter.knocked,
    slow: hasSignature(fighter, 'slow'),
    spent: isSpent(fighter),
  });
  return [speedLine(fighter, '5.2'), ...lines].filter(({ value }) => value !== 0);
}

/** 5.3 Table 5-3. `own`: it is this fighter's own turn, in which reach counts (R47). */
export function maneuverPool(
  fighter: Fighter,
  foe: Fighter,
  { committed, own }: { readonly committed: number; readonly own: boolean },
  tables: Tables,
): Pool {
  const lines = linesOf(tables.maneuver, '5.3', {
    unarmoured: isUnarmoured(fighter, tables),
    agile: hasSignature(fighter, 'agile'),
    ensnared: fighter.ensnared,
    'knocked down': fighter.knocked,
    reach: own && reaches(fighter, foe, tables),
  });
  return poolOf([...savvyLines(fighter, '5.3'), speedLine(fighter, '5.3'), ...lines, bonusLine(committed)]);
}

/** What a pool of a net toss hangs on besides both; `tosses`: of the one who tosses, who carries the net and stands. */
interface NetRole {
  readonly committed: number;
  readonly tosses: boolean;
}

/** 5.3.1 Table 5-4. */
export function netPool(fighter: Fighter, foe: Fighter, role: NetRole, tables: Tables): Pool {
  const { committed, tosses } = role;
  const lines = linesOf(tables.net, '5.3.1', {
    unarmoured: !tosses && isUnarmoured(fighter, tables),
    'knocked down': !tosses && fighter.knocked,
    'against a secutor': tosses && foe.style === 'secutor',
  });
  return poolOf([...savvyLines(fighter, '5.3.1'), speedLine(fighter, '5.3.1'), ...lines, bonusLine(committed)]);
}

/** What an attack pool hangs on besides the fighter. */
export interface AttackRole {
  readonly committed: number;
  readonly advantage: boolean;
  readonly bash: boolean;
  /** A roll after a tie or a counterstrike. */
  readonly retake: boolean;
}

/** 5.4 Table 5-5. */
export function attackPool(fighter: Fighter, role: AttackRole, tables: Tables): Pool {
  const lines = linesOf(tables.attack, '5.4', {
    advantage: role.advantage,
    bash: role.bash,
    ensnared: fighter.ensnared,
    'knocked down': fighter.knocked,
    'off hand': isOffHand(fighter, tables),
    'slow to react': hasSignature(fighter, 'slow to react'),
    brawler: role.retake && hasSignature(fighter, 'brawler'),
  });
  return poolOf([...savvyLines(fighter, '5.4'), ...lines, bonusLine(role.committed)]);
}

/** 5.4.8, 5.4.9 Savvy and Speed alone, for a throw and for sand. */
export function plainPool(fighter: Fighter, cite: '5.4.8' | '5.4.9'): Pool {
  return poolOf([...savvyLines(fighter, cite), speedLine(fighter, cite)]);
}
