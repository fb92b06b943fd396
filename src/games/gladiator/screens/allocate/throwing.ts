/** While CF are divided and no key is pressed, exchanges by the draft are thrown, a few at a tick. */
import type { Env, Screen } from '../../../../tui/program.ts';
import { FIGHTS, NONE_THROWN } from '../../ask/allocate/stakes.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { BoutState } from '../bout/state.ts';
import { allocateViewOf } from './screen.ts';

/** Between two ticks: time enough for a key to come first. */
const REST = 12;

/** The timer until enough have been thrown by the draft as it is. */
export function throwingTimer({ thrown, allocation, beat }: BoutState): Screen['timer'] {
  const { fights } = fightsBy({ thrown, allocation });
  if (fights >= FIGHTS.enough) return null;
  return { ms: REST, token: `throw-${beat}-${allocation.past.length}-${fights}` };
}

/** Exchanges thrown by the draft as it is. */
function fightsBy({ thrown, allocation }: Pick<BoutState, 'thrown' | 'allocation'>) {
  return thrown.by === allocation.allocation ? thrown.fights : NONE_THROWN;
}

/** Throws a few more; where there is nothing to throw for, it is enough at once. */
export function throwMore(
  state: BoutState,
  prompt: Extract<GladiatorRequest, { kind: 'allocate' }>,
  env: Env,
): BoutState {
  const by = state.allocation.allocation;
  const { stakes } = allocateViewOf(state, prompt, env);
  const fights = stakes?.fights(by, fightsBy(state), FIGHTS.atOnce) ?? { ...NONE_THROWN, fights: FIGHTS.enough };
  return { ...state, thrown: { by, fights } };
}
