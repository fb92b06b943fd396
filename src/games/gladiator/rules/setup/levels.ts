/** Whom the player leads. */
import { PLAYER_SEAT } from '../../../../kernel/levels.ts';
import type { Seat } from '../../../../kernel/request.ts';

/** Whether the player leads a man. */
export function isPlayers({ by, seat }: { readonly by: 'seat' | 'book'; readonly seat: Seat | null }): boolean {
  return by === 'seat' && seat === PLAYER_SEAT;
}
