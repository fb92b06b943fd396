/** Who flies where, and how each of them is. */
import type { Airspace } from './pit.ts';
import type { Pose, Tables } from './tables/types.ts';
import type { Glider, Sequence, State } from './types.ts';
import type { Weapon } from './words.ts';

/** A glider by id. Throws where there is none: a bug. */
export function gliderOf({ gliders }: Readonly<State>, id: string): Glider {
  const found = gliders.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no glider is called ${id}`);
  return found;
}

/** The sequence that goes on. Throws where there is none: a bug. */
export function sequenceOf({ acting }: Readonly<State>): Sequence {
  if (acting === null) throw new Error('it is nobody’s sequence');
  return acting;
}

/** Whether somebody is in the air. */
export const isAloft = ({ out }: Pick<Glider, 'out'>): boolean => out === null;

/** All who are in the air, by seat order. */
export const aloftIn = ({ gliders }: Readonly<State>): readonly Glider[] => gliders.filter(isAloft);

/** All who are in the air but one. */
export const othersOf = (state: Readonly<State>, id: string): readonly Glider[] =>
  aloftIn(state).filter((one) => one.id !== id);

/** Those in the air of other teams. */
export const enemiesOf = (state: Readonly<State>, { team }: Pick<Glider, 'team'>): readonly Glider[] =>
  aloftIn(state).filter((one) => one.team !== team);

/** What flies around somebody. */
export function airspaceFor(state: Readonly<State>, id: string): Airspace {
  return {
    floor: state.floor,
    others: othersOf(state, id).map(({ id: other, hex, alt }) => ({ id: other, hex, alt })),
  };
}

/** Where somebody is. */
export const poseOf = ({ hex, facing, alt, speed }: Glider): Pose => ({ hex, facing, alt, speed });

/** The teams by number of party: as they first appear among the gliders. */
export function partiesOf({ gliders }: { readonly gliders: readonly { readonly team: number }[] }): readonly number[] {
  return [...new Set(gliders.map(({ team }) => team))];
}

/** GR-32 Who decides for a team in the set-up: its first glider that a person leads, else its first. */
export function leaderOf({ gliders }: Readonly<State>, team: number): Glider {
  const own = gliders.filter((one) => one.team === team);
  const leader = own.find(({ program }) => !program) ?? own[0];
  if (leader === undefined) throw new Error(`nobody flies for team ${team}`);
  return leader;
}

/** 3 What somebody carries, frame and hand together. */
export function loadOf(
  { stowed, hand }: Pick<Glider, 'stowed' | 'hand'>,
  { weapons }: Pick<Tables, 'weapons'>,
): number {
  const all = hand === null ? stowed : [...stowed, hand];
  return all.reduce((sum, weapon) => sum + weapons[weapon].portage, 0);
}

/** 4.9, GR-44 Whether somebody can carry one more of a weapon. */
export const hasRoom = (glider: Glider, weapon: Weapon, tables: Pick<Tables, 'weapons'>): boolean =>
  loadOf(glider, tables) + tables.weapons[weapon].portage <= glider.limit;
