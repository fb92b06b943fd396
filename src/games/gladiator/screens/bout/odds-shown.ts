/** Whether the player is told odds: an option of practice, and of every career for itself. */
import type { Env } from '../../../../tui/program.ts';
import { boutOwner } from './owner.ts';
import type { BoutState } from './state.ts';

/** Whether odds are told in this bout. */
export function showsOdds({ owner }: Pick<BoutState, 'owner'>, { settings }: Env): boolean {
  return boutOwner({ owner })?.odds?.told ?? settings.odds;
}

/** Tells them or keeps them back from now on. Returns why that is forgotten when the program ends, or null. */
export function setOdds({ owner }: Pick<BoutState, 'owner'>, { services }: Env, told: boolean): string | null {
  const odds = boutOwner({ owner })?.odds;
  if (odds !== undefined) return odds.tell(told);
  services.changeSettings({ odds: told });
  return null;
}
