/** 30: men on horseback: who sits on what, and how they part. */
import { DIRECTIONS, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { isBarred } from '../arena/barriers.ts';
import { hexesOf } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { fighterOf, occupant } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** The horse a man sits on, or null. */
export function horseOf(state: Readonly<State>, { mount }: Fighter): Fighter | null {
  return mount === null ? null : fighterOf(state, mount);
}

/** A horse, with a rider or without: no party to the match. */
export function isHorse({ beast }: Pick<Fighter, 'beast'>): boolean {
  return beast?.horse === true;
}

/** Neither a beast nor a rider: one whom nets and arms can hold (P158, P159). */
export function isOnFoot({ beast, mount }: Fighter): boolean {
  return beast === null && mount === null;
}

/** 30.6.3 Whether one man is on horseback and the other on his feet: the rider has him as if he knelt. */
export function ridesAbove(one: Fighter, other: Fighter): boolean {
  return one.mount !== null && isOnFoot(other);
}

/** A ridden horse is where its rider is. */
export function leadHorses(state: State): void {
  for (const rider of state.fighters) {
    const horse = horseOf(state, rider);
    if (horse === null) continue;
    horse.at = rider.at;
    horse.facing = rider.facing;
  }
}

/**
 * 30.6.5.2, P99 A rider comes off his horse into a random free hex beside it; the horse is loose, and mad with
 * fear. Nothing if he is on foot. What the fall does to his wits is for `settleThrown`.
 */
export function dismount(ctx: PhaseContext, rider: Fighter): void {
  const horse = horseOf(ctx.state, rider);
  if (horse === null) return;
  leadHorses(ctx.state);
  rider.mount = null;
  if (horse.beast !== null) {
    horse.beast.rider = null;
    horse.beast.panicked = true;
  }
  const free = besideOf(horse).filter((hex) => occupant(ctx.state, hex, rider) === null && !isBarred(ctx.state, hex));
  const lots = free.length > 1 ? [ctx.dice.lot('unhorsed', '30.6.5.2', free.length)] : [];
  rider.at = free[lots[0]?.picked ?? 0] ?? rider.at;
  ctx.emit({ kind: 'unhorsed', cite: '30.6.5', fighter: rider.id, horse: horse.id, at: rider.at, lots });
  ctx.thrown.push(rider);
}

/** The hexes next to a body. */
function besideOf(body: Fighter): readonly Hex[] {
  const own = hexesOf(body);
  const all = own.flatMap((hex) => DIRECTIONS.map((direction) => neighbour(hex, direction)));
  const outside = all.filter((hex) => !own.some((one) => sameHex(one, hex)));
  return outside.filter((hex, i) => outside.findIndex((one) => sameHex(one, hex)) === i);
}
