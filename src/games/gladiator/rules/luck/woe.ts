/** P337: what the book's men call on the gods about: rolls that would kill, ensnare or knock out. */

import { MORTAL } from '../basic/harm.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import type { FighterId } from '../types.ts';

/** From nothing to death. */
export const WOES = { none: 0, lost: 1, mortal: 2, dead: 3 } as const;
type Woe = (typeof WOES)[keyof typeof WOES];

/** P337 How ill the dice of event `i` of some in a row leave a man. */
export function woeOf(events: readonly GladiatorEvent[], i: number, fighter: FighterId): Woe {
  const event = events[i];
  switch (event?.kind) {
    case 'blow':
      return event.target === fighter ? woeOfBlow(events, i, event) : WOES.none;
    case 'bruised':
      if (event.fighter !== fighter) return WOES.none;
      return event.left.to === 0 ? WOES.dead : knockedOut(events, i, fighter);
    case 'stunned':
    case 'endurance-checked':
      return event.fighter === fighter ? knockedOut(events, i, fighter) : WOES.none;
    case 'net-cast':
      return event.target === fighter && catches(event) ? WOES.lost : WOES.none;
    case 'appealed':
      return event.fighter === fighter && event.fate === 'dead' ? WOES.dead : WOES.none;
    default:
      return WOES.none;
  }
}

/** 20.5, 21.7.1 Whether a net or a noose has caught its man. */
function catches({ plot, result }: EventOf<'net-cast'>): boolean {
  return result === 'H' && plot.kind === 'toss';
}

function woeOfBlow(events: readonly GladiatorEvent[], i: number, event: EventOf<'blow'>): Woe {
  if (isDeadly(event)) return WOES.dead;
  const { target, critical } = event;
  const hurt = events.find(
    (one, k) => k > i && one.kind === 'hurt' && one.fighter === target && one.effect === critical,
  );
  if (hurt?.kind === 'hurt' && hurt.text === MORTAL) return WOES.mortal;
  return knockedOut(events, i, target);
}

/** 10.1, 10.3.2, 10.5 Whether a blow kills by its dice and the wounds there were. */
function isDeadly({ left, wounds, critical, rolls = [] }: EventOf<'blow'>): boolean {
  const outright = rolls.some(({ name, result }) => name === 'wound' && result === 'killed');
  return outright || critical === 'K' || critical === 'K*' || (wounds > 0 && left.to === 0);
}

/** 11.4 Whether it is this event, and no dice after it, that takes a man's senses. */
function knockedOut(events: readonly GladiatorEvent[], i: number, fighter: FighterId): Woe {
  for (const event of events.slice(i + 1)) {
    if (event.kind === 'knocked-out' && event.fighter === fighter) return WOES.lost;
    const dice = (event.rolls ?? []).length + (event.lots ?? []).length > 0;
    if (dice && concerns(event, fighter)) return WOES.none;
  }
  return WOES.none;
}

/** Whether an event is about a man; a blow is about him who is struck. */
function concerns(event: GladiatorEvent, fighter: FighterId): boolean {
  if (event.kind === 'blow') return event.target === fighter;
  return 'fighter' in event && event.fighter === fighter;
}
