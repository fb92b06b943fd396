/** 35.4: the more famous side unnerves the other before the match. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { GladiatorContext } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import type { Side } from '../side.ts';
import type { Fighter } from '../types.ts';

/**
 * 35.4 1D3 and the highest PR of each side: the difference is the PB of every man of the higher one (P218). Nothing
 * where chapter 35 is not in force, or a side are beasts.
 */
export function intimidate(ctx: GladiatorContext): void {
  const { state } = ctx;
  const men = state.fighters.filter(({ beast }) => beast === null);
  const sides = ([0, 1] as const).map((side) => men.filter((man) => man.side === side));
  if (!inForce(state.rules, 35) || sides.some(({ length }) => length === 0)) return;
  const rolls = sides.map((side) => fameOf(ctx, side));
  const [red = 0, blue = 0] = rolls.map(({ total }) => total);
  const by: Side | null = red === blue ? null : red > blue ? 0 : 1;
  const bonus = Math.abs(red - blue);
  for (const man of men) if (man.side === by) man.pb = bonus;
  ctx.emit({ kind: 'intimidated', cite: '35.4', by, bonus, rolls });
}

function fameOf({ dice }: GladiatorContext, side: readonly Fighter[]): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, Math.max(...side.map(({ pr }) => pr)), 'highest prestige', '35.4');
  return rollOf('intimidation', '35.4', dice.throw('intimidation', ONE_DIE), 'd3', modifiers);
}

/** 35.4.1, P58 The PB of a man, as it goes into his pool; nothing below 1 CF (10.3.4.1, P218). */
export function prestigeModifiers({ pb }: Fighter, cf: number): readonly Modifier[] {
  const list: Modifier[] = [];
  if (cf >= 1) addModifier(list, pb, 'prestige bonus (PB)', '35.4.1');
  return list;
}
