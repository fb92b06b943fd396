/** 28.5, P5: whom a beast goes for. */
import type { Lot } from '../../../../kernel/dice.ts';
import { closestOf } from '../centurion/bearing.ts';
import type { PhaseContext } from '../phase.ts';
import { isActive } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';
import { viewOf } from '../view.ts';

/** Men in the arena, on their feet or not; the senseless only where nobody else is left. */
export function menInArena({ fighters }: Readonly<State>): readonly Fighter[] {
  const men = fighters.filter(({ beast, fate }) => beast === null && fate === 'fighting');
  const awake = men.filter(isActive);
  return awake.length > 0 ? awake : men;
}

/** P5 The closest man; of equals one before it, of the least turn, who last struck at it, or any. */
export function closestMan(ctx: PhaseContext, beast: Fighter): { man: Fighter | null; lots: readonly Lot[] } {
  const men = menInArena(ctx.state);
  if (men.length === 0) return { man: null, lots: [] };
  const [man, lots] = closestOf({ state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice }, beast, men);
  return { man, lots };
}
