/** 34.1, 34.3: the rolls about which a man with luck may call on the gods: his own, and those that befall him. */
import type { Plea } from '../../../../kernel/ruleset.ts';
import type { GladiatorEvent } from '../events.ts';
import { fighterOf } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';
import { befallen } from './befallen.ts';
import { owned } from './own-rolls.ts';
import { WOES, woeOf } from './woe.ts';

/** P211, P335 The rolls of some events in a row that men with luck may call about; never those of another's quarrel. */
export function pleasOf(state: Readonly<State>, events: readonly GladiatorEvent[]): readonly Plea[] {
  const lucky = state.fighters.filter(({ luck }) => luck !== undefined);
  return events.flatMap((event, i) => (isOfUse(lucky, events, i) ? pleasAt(state, events, event, i) : NONE));
}

const NONE: readonly Plea[] = [];

/** Whether somebody might call about an event: for those of the book it must be one that bodes them ill (P337). */
function isOfUse(lucky: readonly Fighter[], events: readonly GladiatorEvent[], i: number): boolean {
  if ((events[i]?.rolls ?? []).length === 0) return false;
  return lucky.some(({ id, seat }) => seat !== null || woeOf(events, i, id) > WOES.none);
}

function pleasAt(
  state: Readonly<State>,
  events: readonly GladiatorEvent[],
  event: GladiatorEvent,
  i: number,
): readonly Plea[] {
  const { rolls = [] } = event;
  const claims = [...owned(state, event), ...befallen(state, event, () => events.slice(i + 1))];
  return claims.flatMap(({ fighter, aside, ...claim }): readonly Plea[] => {
    const { seat, luck } = fighterOf(state, fighter);
    if (luck === undefined) return [];
    const own = rolls.filter(({ draw }) => draw === claim.draw);
    const before = rolls.filter(({ draw }) => draw < claim.draw);
    const woe = aside === true ? WOES.none : woeOf(events, i, fighter);
    return [{ seat, fighter, ...claim, rolls: own, before, woe }];
  });
}
