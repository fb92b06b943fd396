/** Who stands where, and who may be fought. */
import { CAPACITY, distanceOf } from './board.ts';
import type { Fighter, State } from './types.ts';
import type { ZoneName } from './words.ts';

/** A fighter by id. Throws where there is none: a bug. */
export function fighterOf({ fighters }: Readonly<State>, id: string): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
}

/** 6 Whether somebody still acts, blocks and counts. */
export const isActive = ({ standing }: Fighter): boolean => standing === 'active';

/** All who still act, in roster order. */
export const activeIn = ({ fighters }: Readonly<State>): readonly Fighter[] => fighters.filter(isActive);

/** The active opponents of somebody, in roster order. */
export function opponentsOf(state: Readonly<State>, { side }: Fighter): readonly Fighter[] {
  return activeIn(state).filter((one) => one.side !== side);
}

/** Active opponents of somebody in a zone; it is Occupied where there are any. */
export function opponentsIn(state: Readonly<State>, fighter: Fighter, zone: ZoneName): readonly Fighter[] {
  return opponentsOf(state, fighter).filter((one) => one.zone === zone);
}

/** 2.6 Whether one more may come into a zone. */
export function hasRoom(state: Readonly<State>, zone: ZoneName): boolean {
  return activeIn(state).filter((one) => one.zone === zone).length < CAPACITY;
}

/** 2.7.6 Whether all Bonus Dice are gone. */
export const isSpent = ({ bonus }: Fighter): boolean => bonus === 0;

/** 5.4.6 On two feet: neither knocked down nor in a net. */
export const standsUp = ({ knocked, ensnared }: Fighter): boolean => !knocked && !ensnared;

/** 5.4.9, R57 Savvy as every pool and the options of a Grunt read it. */
export const savvyNow = ({ now, blinded }: Fighter): number => Math.max(0, now.savvy - (blinded ? 1 : 0));

/** Whether a fighter has a signature. */
export const hasSignature = ({ card }: Fighter, signature: Fighter['card']['signatures'][number]): boolean =>
  card.signatures.includes(signature);

/** 6.5, R59 The opponent that somebody is held against: in the same zone, else the nearest; then the fewest wounds, then the roster. */
export function comparedTo(state: Readonly<State>, fighter: Fighter): Fighter | null {
  const far = ({ zone }: Fighter): number => distanceOf(fighter.zone, zone);
  const [first, ...others] = opponentsOf(state, fighter);
  if (first === undefined) return null;
  return others.reduce((best, one) => {
    const nearer = far(one) - far(best);
    return nearer < 0 || (nearer === 0 && one.taken < best.taken) ? one : best;
  }, first);
}
