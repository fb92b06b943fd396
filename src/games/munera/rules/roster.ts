/** Who stands where, and how each of them is. */
import { distance, type Hex, sameHex } from '../../../kernel/hex.ts';
import { isBeside, isInside, quadrantOf } from './geometry.ts';
import type { Fighter, OwnTurn, State, Weapon } from './types.ts';

/** A fighter by id. Throws where there is none: a bug. */
export function fighterOf({ fighters }: Readonly<State>, id: string): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
}

/** The turn that goes on. Throws where there is none: a bug. */
export function turnOf({ acting }: Readonly<State>): OwnTurn {
  if (acting === null) throw new Error('it is nobody’s turn');
  return acting;
}

/** Whether somebody is still in the bout. */
export const isActive = ({ status }: Fighter): boolean => status === 'active';
/** All who are still in the bout, by seat order. */
export const activeIn = ({ fighters }: Readonly<State>): readonly Fighter[] => fighters.filter(isActive);

/** 1 Active fighters of other teams. */
export function opponentsOf(state: Readonly<State>, { team }: Fighter): readonly Fighter[] {
  return activeIn(state).filter((one) => one.team !== team);
}

/** 2.6 Whether a hex lies in the arena and nobody stands in it. */
export function isFree(state: Readonly<State>, hex: Hex): boolean {
  return isInside(state.radius, hex) && activeIn(state).every((one) => !sameHex(one.hex, hex));
}

/** 4 Half of its stamina is gone. */
export const isInjured = ({ stamina0, stamina }: Fighter): boolean => 2 * (stamina0 - stamina) >= stamina0;
/** 4 More fatigue than twice its stamina. */
export const isExhausted = ({ fatigue, stamina }: Fighter): boolean => fatigue > 2 * stamina;
/** 4 Tired or exhausted. */
export const isWorn = ({ fatigue, stamina }: Fighter): boolean => fatigue > stamina;

/** MR-09, 12.3 Whether somebody has a front: on its feet, and in no grapple. */
export const hasFront = ({ down, grip }: Fighter): boolean => !down && grip === null;

/** 2.3 Whether a hex lies in front of a fighter. */
export const inFront = ({ hex, facing }: Fighter, at: Hex): boolean => quadrantOf(hex, facing, at) === 'front';

/** 5.12, 8.44 Opponents beside a fighter who have it in front of them, in turn order. */
export function threatsTo(state: Readonly<State>, fighter: Fighter): readonly Fighter[] {
  const near = opponentsOf(state, fighter).filter(
    (one) => isBeside(one.hex, fighter.hex) && hasFront(one) && inFront(one, fighter.hex),
  );
  return near.toSorted((a, b) => state.order.indexOf(a.id) - state.order.indexOf(b.id));
}

/** 16 The opponent an AI attacks: the nearest, then the one with the least stamina, then by turn order; null: nobody is left (MR-52). */
export function nearestTo(state: Readonly<State>, fighter: Fighter): Fighter | null {
  const rank = (one: Fighter): readonly number[] => [
    distance(fighter.hex, one.hex),
    one.stamina,
    state.order.indexOf(one.id),
  ];
  const [first = null, ...others] = opponentsOf(state, fighter);
  return others.reduce<Fighter | null>((best, one) => {
    if (best === null) return one;
    const [mine, its] = [rank(one), rank(best)];
    const at = mine.findIndex((value, i) => value !== its[i]);
    return at >= 0 && (mine[at] ?? 0) < (its[at] ?? 0) ? one : best;
  }, first);
}

/** A weapon that a fighter holds; null: it holds none of that id. */
export const heldWeapon = ({ held }: Fighter, id: string): Weapon | null => held.find((one) => one.id === id) ?? null;
