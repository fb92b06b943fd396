/** GR-92 A munus without a match. */
import { isExcused } from './bill.ts';
import type { CampaignContext } from './kit.ts';

/** GR-92 What sitting out costs in Fame. */
const IDLE_FAME = 1;

/** GR-92 The gladiator stays away; it costs Fame unless nobody expects it. */
export function sitOut({ state, emit }: CampaignContext): void {
  const { man } = state;
  if (!isExcused(state)) man.fame = Math.max(0, man.fame - IDLE_FAME);
  man.idle += 1;
  emit({ kind: 'sat-out', cite: 'GR-92', name: man.name, fame: man.fame });
}
