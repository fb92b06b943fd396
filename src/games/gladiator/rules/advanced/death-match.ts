/** 38.3.1, P217: a death match in which nobody can strike any more. */
import { kill } from '../basic/harm.ts';
import { testEnd } from '../basic/missus.ts';
import { isHorse } from '../beasts/mounts.ts';
import type { PhaseContext } from '../phase.ts';
import type { Fighter } from '../types.ts';
import { enterNext, turnOfFight } from './waves.ts';
import { armedCf } from './weapons.ts';

/** P217 By the end of this turn of a fight any other match has been stopped (5.4.1). */
const FROM_TURN = 8;

/**
 * P217 At the end of a turn, when nobody in the arena has 1 CF left: the man with the most kills his enemies. Where
 * the best of both sides are equal they go on.
 */
export function testSpent(ctx: PhaseContext): void {
  const men = ctx.state.fighters.filter((one) => one.fate === 'fighting' && !isHorse(one));
  const cfOf = (man: Fighter) => armedCf(ctx.state.rules, ctx.tables, man);
  if (turnOfFight(ctx.state) < FROM_TURN || men.some((man) => cfOf(man) >= 1)) return;
  const [freshest, ...others] = [...men].sort((a, b) => cfOf(b) - cfOf(a));
  if (freshest === undefined) return;
  const beaten = others.filter(({ side }) => side !== freshest.side);
  if (beaten.some((man) => cfOf(man) === cfOf(freshest))) return;
  for (const man of beaten) kill(ctx, man, freshest, 'spent');
  enterNext(ctx);
  testEnd(ctx);
}
