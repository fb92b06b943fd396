/** What is in the air while a beat is shown: throws and shots, and nets on their cords. */

import { distance, type Hex } from '../../../../kernel/hex.ts';
import type { Cord, Flight } from '../../../../tui/arena/scene.ts';
import { hexLaid, snareOf } from '../../rules/advanced/nets.ts';
import { nearestHex } from '../../rules/bodies.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { isSnare } from '../../rules/sheet.ts';
import type { Fighter, FighterId, State } from '../../rules/types.ts';
import type { GladiatorFrame } from './beats.ts';
import { teamOf } from './sides.ts';

/** Who throws at whom in an event, and what it adds to what is known of the flight. */
interface Throw {
  readonly fighter: FighterId;
  readonly target: FighterId;
  readonly adds: Partial<Flight>;
}

/** 13.3, 21.3 The flights that a beat is about, one for each who threw or shot. */
export function flightsIn(frames: readonly GladiatorFrame[], you: FighterId): readonly Flight[] {
  const flights = new Map<FighterId, Flight>();
  for (const { entry, state } of frames) {
    const told = throwIn(entry.event, state);
    const [from, at] = [manIn(state, told?.fighter), manIn(state, told?.target)];
    if (told === null || from === null || at === null) continue;
    const known = flights.get(from.id) ?? {
      ...{ team: teamOf(state, from.id, you), from: from.at, to: nearestHex(at, from.at) },
      ...{ reach: 1, landed: null },
    };
    flights.set(from.id, { ...known, ...told.adds });
  }
  return [...flights.values()];
}

/** A throw, the wound it makes, and where the thing comes down: each tells of the same flight. */
function throwIn(event: GladiatorEvent, state: Readonly<State>): Throw | null {
  switch (event.kind) {
    case 'thrown':
      return { ...event, adds: { reach: reachOf(event, state) } };
    case 'blow':
      return event.round === null && event.with !== null && !isSnare(event.with) ? { ...event, adds: {} } : null;
    case 'item-dropped':
      return event.why === 'thrown'
        ? { fighter: event.fighter, target: event.around, adds: { landed: event.at } }
        : null;
    default:
      return null;
  }
}

/** 13.3.2 An arrow that falls short goes as many hexes as were rolled; a thing thrown comes down about the man it was thrown at. */
function reachOf(event: EventOf<'thrown'>, state: Readonly<State>): number {
  const [from, at] = [manIn(state, event.fighter), manIn(state, event.target)];
  if (event.hit || event.arrows === undefined || from === null || at === null) return 1;
  const whole = distance(from.at, nearestHex(at, from.at));
  const flown = Math.min(Math.max(1, event.rolls?.[0]?.total ?? 1), event.range - 0.5);
  return (whole - event.range + flown) / whole;
}

/** 20.4, 20.7, 20.8 The cords of nets that a beat saw cast and that caught nobody, each with its net. */
export function castsIn(frames: readonly GladiatorFrame[], you: FighterId): readonly Cord[] {
  const state = frames.at(-1)?.state;
  if (state === undefined) return [];
  return frames.flatMap(({ entry: { event } }): readonly Cord[] => {
    if (event.kind !== 'net-cast') return [];
    const caster = manIn(state, event.fighter);
    const snare = caster === null ? null : snareOf(caster);
    if (caster === null || snare === null) return [];
    const to = hexCastAt(event, caster, state);
    return to === null ? [] : [{ team: teamOf(state, caster.id, you), from: caster.at, to, end: snare.kind }];
  });
}

function hexCastAt({ plot, target }: EventOf<'net-cast'>, caster: Fighter, state: Readonly<State>): Hex | null {
  return plot.kind === 'lay' ? hexLaid(caster, plot) : (manIn(state, target ?? undefined)?.at ?? null);
}

function manIn({ fighters }: Readonly<State>, id: FighterId | undefined): Fighter | null {
  return fighters.find((fighter) => fighter.id === id) ?? null;
}
