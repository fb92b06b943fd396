/** 30.4, P159: the ticks of rides; what keeps a rider from a turn or a hex does so in the moment in which it is his to go. */
import type { FighterId } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Bout, Ride } from '../bout.ts';
import { manOf, must } from '../bout.ts';
import type { Man } from '../man.ts';
import { cannotStand } from './beings.ts';

/** 7.3 The most ticks of a ride: those of a charge. */
const TICKS = 3;

/** Whose part of which tick it is. */
interface Moment {
  readonly tick: number;
  /** Null: nobody on horseback has gone yet in it. */
  readonly id: FighterId | null;
}

/** P159 Riders go after one another in every tick. What has not been told of by now must have been impossible then. */
export function settleRides(bout: Bout, until: Moment | null): void {
  const riders = [...bout.men.keys()].filter((id) => bout.rides.has(id));
  for (let tick = 0; tick < TICKS; tick++) {
    if (until?.tick === tick && until.id === null) return;
    for (const id of riders) {
      if (until?.tick === tick && until.id === id) return;
      settleOwn(bout, id, tick + 2);
    }
  }
}

/** The parts of his ride before one of them: 0 is his turn, and his hexes follow. */
export function settleOwn(bout: Bout, id: FighterId, part: number): void {
  const ride = bout.rides.get(id);
  if (ride === undefined) return;
  for (; ride.tried < part; ride.tried++) checkHeld(bout, manOf(bout, id), ride);
}

/** A7, P98 He could not turn; or he could not go on, and is held for the rest of the phase. */
function checkHeld(bout: Bout, rider: Man, ride: Ride): void {
  if (rider.mount === null || rider.now.collided || ride.held || !rider.conscious) return;
  if (ride.tried === 0) {
    const turned = { ...rider, facing: ride.arrow };
    must(bout, rider.facing === ride.arrow || cannotStand(bout, turned), `before this, ${rider.id} should have turned`);
    return;
  }
  const next = ride.way[ride.tried - 1];
  if (next === undefined) return;
  const free = !cannotStand(bout, { ...rider, at: next });
  must(bout, !free, `before this, ${rider.id} rode ${ride.done} hexes of ${ride.way.length}`);
  ride.held = true;
}
