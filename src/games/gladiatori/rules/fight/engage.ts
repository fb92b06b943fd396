/** 11.2 Nets that hold. */
import { ownItem } from '../cards.ts';
import type { LedContext } from '../kit.ts';
import { fighterOf } from '../roster.ts';
import type { Fight } from '../types.ts';

/** 11.2 A net that was not thrown holds whom it has caught. */
export function engage({ state, emit }: LedContext, { mode, attacker }: Fight, caught: string): void {
  if (mode?.do !== 'net melee') return;
  const net = ownItem(fighterOf(state, attacker), mode.item);
  if (net === null) return;
  net.holds = caught;
  emit({ kind: 'net-engaged', cite: '11.2', fighter: attacker, foe: caught, item: mode.item });
}
