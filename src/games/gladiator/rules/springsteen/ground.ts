/** P182, P184: what lies before one of Springsteen's animals. */
import { type Edge, edgeBeyond } from '../../../../kernel/arena.ts';
import { type Hex, neighbour } from '../../../../kernel/hex.ts';
import { isBarred } from '../arena/barriers.ts';
import { isTakenUp } from '../basic/hearing.ts';
import { menInArena } from '../beasts/quarry.ts';
import { type BodyStance, newHexes, otherBeastIn } from '../beasts/stance.ts';
import { type BeastFighter, covers, headOf } from '../bodies.ts';
import type { Fighter, State } from '../types.ts';

/** The edge over which a stance would put an animal, or null. */
export function edgeMet(state: Readonly<State>, animal: BeastFighter, stance: BodyStance): Edge | null {
  for (const hex of newHexes(animal, stance)) {
    const edge = edgeBeyond(state.window, hex);
    if (edge !== null) return edge;
  }
  return null;
}

/** Whether anything keeps an animal from a stance but a man on foot whom it may run into. */
export function isClosed(state: Readonly<State>, animal: BeastFighter, stance: BodyStance): boolean {
  return newHexes(animal, stance).some((hex) => isShut(state, animal, hex));
}

/** An obstacle, another beast, or a man who hears an appeal (P154). */
function isShut(state: Readonly<State>, animal: BeastFighter, hex: Hex): boolean {
  return isBarred(state, hex) || otherBeastIn(state, animal, hex) !== null || isTakenUp(state, hex);
}

/** The man on foot whom an animal would run into in a stance, or null. */
export function manMet(state: Readonly<State>, animal: BeastFighter, stance: BodyStance): Fighter | null {
  const hexes = newHexes(animal, stance);
  return menOnFoot(state).find((man) => hexes.some((hex) => covers(man, hex))) ?? null;
}

function menOnFoot({ fighters }: Readonly<State>): readonly Fighter[] {
  return fighters.filter(({ beast, mount, fate }) => beast === null && mount === null && fate === 'fighting');
}

/** P182 The man whom an animal directly faces: the first in the row of hexes before its head. */
export function manFaced(state: Readonly<State>, animal: BeastFighter): Fighter | null {
  const start = neighbour(headOf(animal), animal.facing);
  for (let hex = start; !isShut(state, animal, hex); hex = neighbour(hex, animal.facing)) {
    const man = menOnFoot(state).find((one) => covers(one, hex));
    if (man !== undefined) return menInArena(state).includes(man) ? man : null;
  }
  return null;
}
