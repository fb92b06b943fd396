/** GR-92 A munus without a match. */
import { isExcused } from './bill.ts';
import type { CampaignContext } from './kit.ts';

/** GR-92 What sitting out costs in Fame. */
const IDLE_FAME = 1;

/** GR-92 The gladiator stays away; it costs Fame unless nobody expects it. */
export function sitOut({ state, emit }: CampaignContext): void {
  const { man } = state;
  const lost = isExcused(state) ? 0 : Math.min(IDLE_FAME, man.fame);
  man.fame -= lost;
  man.idle += 1;
  emit({ kind: 'sat-out', cite: 'GR-92', name: man.name, fame: man.fame, lost });
}
