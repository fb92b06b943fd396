/** 18.4, P154: men who hear an appeal. For the length of the phase nobody runs into them. */
import type { Hex } from '../../../../kernel/hex.ts';
import { covers } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { isRidden } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** Whether a man hears an appeal, or has just run onto the man who is about to make one. */
export function isHearing({ runOnto }: Pick<PhaseContext, 'runOnto'>, fighter: Fighter): boolean {
  return fighter.aside || runOnto.some(({ by }) => by.fighter === fighter);
}

/** Who hears an appeal in a hex while men still move, or null. */
export function hearerIn(ctx: Pick<PhaseContext, 'state' | 'runOnto'>, hex: Hex): Fighter | null {
  return menIn(ctx.state, hex).find((one) => isHearing(ctx, one)) ?? null;
}

/** Whether a man who hears an appeal bars a hex to a beast, when all men have moved. */
export function isTakenUp(state: Readonly<State>, hex: Hex): boolean {
  return menIn(state, hex).some(({ aside }) => aside);
}

function menIn({ fighters }: Readonly<State>, hex: Hex): readonly Fighter[] {
  const men = fighters.filter((one) => one.beast === null && one.fate === 'fighting' && !isRidden(one));
  return men.filter((one) => covers(one, hex));
}
