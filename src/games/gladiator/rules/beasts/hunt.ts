/** P97: when a hunt is over; beasts give no missus and no match with them is stopped. */
import { kill } from '../basic/harm.ts';
import { endBout, endOfAll } from '../basic/missus.ts';
import type { PhaseContext } from '../phase.ts';
import { isActive } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** P97 From the end of this turn a hunt ends where every beast left has panicked; after that one in any case. */
const HUNT_TURNS = { panicked: 3, last: 10 } as const;

/** Whether one side of a match are beasts; horses make no hunt. */
export function isHunt({ fighters }: Readonly<State>): boolean {
  return fighters.some(isPrey);
}

function isPrey({ beast }: Fighter): boolean {
  return beast !== null && !beast.horse;
}

/** P97 All beasts are down: those that still breathe are killed, if a man is awake to do it, and the hunt is won. */
export function testHuntWon(ctx: PhaseContext): void {
  const beasts = ctx.state.fighters.filter(isPrey);
  if (beasts.length === 0 || beasts.some(isActive) || ctx.state.outcome !== null) return;
  const hunters = ctx.state.fighters.filter(({ beast, fate }) => beast === null && fate === 'fighting');
  const senseless = beasts.filter(({ fate }) => fate === 'fighting');
  if (senseless.length > 0 && !hunters.some(isActive)) return;
  for (const beast of senseless) kill(ctx, beast, null, 'hunted');
  const [hunter] = hunters;
  endBout(ctx, hunter?.side ?? null, hunter === undefined ? endOfAll(ctx) : 'hunted');
}

/** P97 At the end of a turn: the last beast has gone down with exhaustion, none is left that fights, or the day is over. */
export function testHuntOver(ctx: PhaseContext): void {
  testHuntWon(ctx);
  if (ctx.state.outcome !== null) return;
  const left = ctx.state.fighters.filter(isPrey).filter(({ fate }) => fate === 'fighting');
  const panicked = left.every(({ beast }) => beast?.panicked === true);
  const { turn } = ctx.state;
  if ((turn >= HUNT_TURNS.panicked && panicked) || turn >= HUNT_TURNS.last) endBout(ctx, null, 'hunt-over');
}
