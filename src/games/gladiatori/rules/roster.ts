/** Who stands where, and how each of them is. */
import { DIRECTIONS, distance, type Hex, neighbour, sameHex } from '../../../kernel/hex.ts';
import { bearingOf, isFront, isGate, isInside } from './geometry.ts';
import type { Animal, Fight, Fighter, State, Strike, SubRound } from './types.ts';

type Seen = Readonly<State>;

/** A fighter by id. Throws where there is none: a bug. */
export function fighterOf({ fighters }: Seen, id: string): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
}

/** An animal by id; null: it is a fighter's id. */
export const animalOf = ({ animals }: Seen, id: string): Animal | null => animals.find((one) => one.id === id) ?? null;

/** The sub-round that goes on. Throws where there is none: a bug. */
export function subOf({ sub }: Seen): SubRound {
  if (sub === null) throw new Error('no sub-round goes on');
  return sub;
}

/** The fight that goes on. Throws where there is none: a bug. */
export function fightOf({ fight }: Seen): Fight {
  if (fight === null) throw new Error('nobody fights');
  return fight;
}

/** The strike that is being dealt with. Throws where there is none: a bug. */
export function strikeOf(state: Seen): Strike {
  const fight = fightOf(state);
  const strike = fight.strikes[fight.at];
  if (strike === undefined) throw new Error('nobody is struck');
  return strike;
}

/** 5 The number of the combat round, 1 to 12. */
export const roundNumber = ({ turn, round }: Seen): number => 2 * (turn - 1) + round;

/** Whether somebody fights on. */
export const isActive = ({ standing }: Fighter): boolean => standing === 'active';
/** All who fight on, in the order of the set-up. */
export const activeIn = ({ fighters }: Seen): readonly Fighter[] => fighters.filter(isActive);
/** Whether a figure stands on the sand. */
export const isThere = ({ standing }: Fighter): boolean => standing === 'active' || standing === 'falling';
/** Animals in the arena. */
export const animalsOut = ({ animals }: Seen): readonly (Animal & { readonly hex: Hex })[] =>
  animals.filter((one): one is Animal & { hex: Hex } => one.state === 'out' && one.hex !== null);

/** 0 Gladiators of other teams who fight on. */
export const opponentsOf = (state: Seen, { team }: Fighter): readonly Fighter[] =>
  activeIn(state).filter((one) => one.team !== team);

/** Where opponents and animals stand. */
export const enemyHexes = (state: Seen, fighter: Fighter): readonly Hex[] => [
  ...opponentsOf(state, fighter).map(({ hex }) => hex),
  ...animalsOut(state).map(({ hex }) => hex),
];

/** Whether anybody stands in a hex. */
export const isTaken = (state: Seen, hex: Hex): boolean =>
  state.fighters.some((one) => isThere(one) && sameHex(one.hex, hex)) ||
  state.animals.some((one) => one.hex !== null && sameHex(one.hex, hex));

/** 3.3, GR-15 Whether a gladiator may step into a hex. */
export const isOpen = (state: Seen, hex: Hex): boolean =>
  isInside(hex) && !(state.gated && isGate(hex)) && !isTaken(state, hex);

/** 14 Trapped or Face-down. */
export const isHampered = ({ trapped, faceDown }: Fighter): boolean => trapped > 0 || faceDown;

/** Where a hex lies from somebody: 0, 1 and 5 in front, 3 directly behind. */
export const seenFrom = ({ hex, facing }: Pick<Fighter, 'hex' | 'facing'>, other: Hex): number =>
  bearingOf(hex, facing, other);

/** 3.2 Whether two gladiators are in melee. */
export const inMelee = (one: Pick<Fighter, 'hex' | 'facing'>, other: Pick<Fighter, 'hex' | 'facing'>): boolean =>
  distance(one.hex, other.hex) === 1 && (isFront(seenFrom(one, other.hex)) || isFront(seenFrom(other, one.hex)));

/** 3.2 Ids of opponents and animals with whom somebody is in melee. */
export function meleeOf(state: Seen, fighter: Fighter): readonly string[] {
  const foes = opponentsOf(state, fighter).filter((one) => inMelee(fighter, one));
  const beasts = animalsOut(state).filter(({ hex }) => distance(hex, fighter.hex) === 1);
  return [...foes, ...beasts].map(({ id }) => id);
}

/** Who stands in a hex: ids of gladiators, or of animals, of which a gate may hold several. */
export function idsAt(state: Seen, hex: Hex): readonly string[] {
  const there = state.fighters.filter((one) => isThere(one) && sameHex(one.hex, hex));
  return [...there, ...animalsOut(state).filter((one) => sameHex(one.hex, hex))].map(({ id }) => id);
}

/** The hex directly in front of somebody. */
const aheadOf = ({ hex, facing }: Pick<Fighter, 'hex' | 'facing'>): Hex => neighbour(hex, facing);

/** Enemies whom somebody has directly in front. */
export const foesAhead = (state: Seen, fighter: Fighter): readonly string[] =>
  idsAt(state, aheadOf(fighter)).filter((id) => isEnemy(state, fighter, id));

/** 0 Whether an id is that of an opponent who fights on, or of an animal. */
export function isEnemy(state: Seen, fighter: Fighter, id: string): boolean {
  if (animalOf(state, id) !== null) return true;
  const other = fighterOf(state, id);
  return other.team !== fighter.team && isActive(other);
}

/** Where somebody stands, gladiator or animal. Throws for an animal that is not out: a bug. */
export function hexOf(state: Seen, id: string): Hex {
  const animal = animalOf(state, id);
  const hex = animal === null ? fighterOf(state, id).hex : animal.hex;
  if (hex === null) throw new Error(`${id} is not in the arena`);
  return hex;
}

/** What somebody is called, gladiator or animal. */
export const nameOf = (state: Seen, id: string): string =>
  animalOf(state, id) === null ? fighterOf(state, id).name : `the ${id}`;

/** Free hexes beside one, by direction. */
export const openWays = (state: Seen, hex: Hex): readonly (0 | 1 | 2 | 3 | 4 | 5)[] =>
  DIRECTIONS.filter((way) => isOpen(state, neighbour(hex, way)));

/** The teams by number of party: as they first appear among the fighters. */
export const partiesOf = ({ fighters }: Pick<State, 'fighters'>): readonly number[] => [
  ...new Set(fighters.map(({ team }) => team)),
];
