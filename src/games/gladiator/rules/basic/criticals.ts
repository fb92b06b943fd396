/** 10.4, 28.7.5, P188: the table on which a wound's critical is read, and what it makes of the wounds. */
import type { Throw } from '../../../../kernel/dice.ts';
import { addModifier, type Cite, type Modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { bookOf } from '../beasts/setup.ts';
import type { Critical, Tables } from '../tables/types.ts';
import type { Area, Armour, Fighter, RuleChoices } from '../types.ts';

/** What is counted on a critical roll: wounds, or the points of stun that stand for them (22.3). */
interface Count {
  readonly count: number;
  readonly why: string;
  /** Of the count, and of the roll. */
  readonly cites: readonly [count: Cite, roll: Cite];
}

/**
 * 10.4, 28.7.5 The critical of a wound by the white dice: with every wound on them, or by Springsteen's
 * table, or by those of 1981, every one after the first (P188, P261).
 */
export function readCritical(
  { rules, tables }: { readonly rules: RuleChoices; readonly tables: Tables },
  { beast }: Fighter,
  area: Area,
  white: Throw,
  { count, why, cites: [cite, rollCite] }: Count,
): { readonly roll: Roll; readonly critical: Critical } {
  const his = beast !== null && bookOf(rules, beast) === 'springsteen';
  const fewer = his || tables.formulas.critical === 'after the first';
  const modifiers: Modifier[] = [];
  if (fewer) addModifier(modifiers, count - 1, `${why} after the first`, his ? 'P188' : 'P261');
  else addModifier(modifiers, count, why, cite);
  const sum = rollOf('critical', rollCite, white, 'sum', modifiers);
  const criticals = his ? tables.springsteen.criticals : beast === null ? tables.criticals : tables.beastCriticals;
  const { table, value } = criticals[area].at(sum.total, 0);
  return { roll: { ...sum, table, result: table.cell }, critical: value };
}

/** What is left of a wound's count when the critical has been at it. */
interface Multiplied {
  readonly wounds: number;
  readonly kills: 'killing-critical' | null;
  readonly mortal: boolean;
}

/** 10.5 What a critical makes of the wounds; a lost helmet that was not there counts as 3xM. */
export function multiply(wounds: number, critical: Critical, helmet: Armour): Multiplied {
  const done = { wounds, kills: null, mortal: false };
  switch (critical) {
    case '1':
    case '1&AG':
    case '1&LMP':
      return { ...done, wounds: wounds + 1 };
    case '2x':
    case '2xS':
    case '2S':
      return { ...done, wounds: wounds * 2 };
    case '2xM':
      return { ...done, wounds: wounds * 2, mortal: true };
    case '3x':
      return { ...done, wounds: wounds * 3 };
    case '3xM':
      return { ...done, wounds: wounds * 3, mortal: true };
    case 'SAM':
      return { ...done, mortal: true };
    case 'HL':
    case 'H':
      return helmet === '--' ? { ...done, wounds: wounds * 3, mortal: true } : done;
    case 'K':
    case 'K*':
      return { ...done, kills: 'killing-critical' };
    default:
      return done;
  }
}
