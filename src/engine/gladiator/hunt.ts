/** P97: when a hunt is over; beasts give no missus and no match with them is stopped. */
import { kill } from './harm.ts';
import { endBout } from './missus.ts';
import type { PhaseContext } from './phase.ts';
import { isActive } from './sheet.ts';
import type { Fighter, State } from './types.ts';

/** P97 From the end of this turn a hunt ends where every beast left has panicked; after that one in any case. */
const HUNT_TURNS = { panicked: 3, last: 10 } as const;

/** Whether one side of a match are beasts; horses make no hunt. */
export function isHunt({ fighters }: Readonly<State>): boolean {
  return fighters.some(isPrey);
}

function isPrey({ beast }: Fighter): boolean {
  return beast !== null && !beast.horse;
}

/** P97 All beasts are down: those that still breathe are killed, and the hunt is won. */
export function testHuntWon(ctx: PhaseContext): void {
  const beasts = ctx.state.fighters.filter(isPrey);
  if (beasts.length === 0 || beasts.some(isActive) || ctx.state.outcome !== null) return;
  for (const beast of beasts) if (beast.fate === 'fighting') kill(ctx, beast, null, 'refused');
  const [hunter] = ctx.state.fighters.filter(({ beast, fate }) => beast === null && fate === 'fighting');
  endBout(ctx, hunter?.side ?? null, hunter === undefined ? 'both-dead' : 'hunted');
}

/** P97 At the end of a turn: nothing left that fights, or the day is over. */
export function testHuntOver(ctx: PhaseContext): void {
  const left = ctx.state.fighters.filter(isPrey).filter(isActive);
  const panicked = left.every(({ beast }) => beast?.panicked === true);
  const { turn } = ctx.state;
  if ((turn >= HUNT_TURNS.panicked && panicked) || turn >= HUNT_TURNS.last) endBout(ctx, null, 'hunt-over');
}
