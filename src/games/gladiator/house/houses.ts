/** 39.3, 39.4: houses and their men, as they stand. */

import type { Man } from '../career/man/man-types.ts';
import { combatValue } from '../career/munus/fighter.ts';
import type { Gladiator, House, HouseId, ManId } from './house-types.ts';
import type { HousesState } from './types.ts';

type Game = Readonly<HousesState>;

/** P124 CV where money is concerned. */
export function moneyValue(man: Man): number {
  return Math.max(1, combatValue(man));
}

/** Whether a man bought as stock has not yet shown what he is: he has fought no match. */
export function isUntried({ man: { record }, boughtAs }: Gladiator): boolean {
  return boughtAs !== null && record.v + record.s + record.m === 0;
}

/** P351 What an auction reckons a man at: his CV, and of one bought as stock, until he has fought, what he was bought as. */
export function marketValue(one: Gladiator): number {
  return isUntried(one) && one.boughtAs !== null ? one.boughtAs : moneyValue(one.man);
}

/** A house by its number. Throws where there is none: a bug. */
export function houseOf({ houses }: Game, id: HouseId): House {
  const house = houses[id];
  if (house === undefined) throw new Error(`no house ${id}`);
  return house;
}

/** The houses that are in the game, in their order. */
export function housesInPlay({ houses }: Game): readonly House[] {
  return houses.filter(({ out }) => out === null);
}

/** The house the seat decides for, while it is in the game; null in a game of the program alone. */
export function seatHouse(state: Game): House | null {
  return housesInPlay(state).find(({ by }) => by === 'seat') ?? null;
}

/** A gladiator by his number. Throws where there is none: a bug. */
export function gladiatorOf({ men }: Game, id: ManId): Gladiator {
  const one = men[id - 1];
  if (one === undefined) throw new Error(`no gladiator ${id}`);
  return one;
}

/** Whose man he is. Throws where he is nobody's: a bug. */
export function ownerOf({ house, man }: Pick<Gladiator, 'house' | 'man'>): HouseId {
  if (house === null) throw new Error(`${man.name} has no house`);
  return house;
}

/** The living men of a house who can fight for it, a hired one among them, in the order in which they came. */
export function menOf({ men }: Game, house: HouseId): readonly Gladiator[] {
  return men.filter((one) => one.house === house && one.fate === 'fighting');
}

/** The living men a house owns. */
export function ownMenOf(state: Game, house: HouseId): readonly Gladiator[] {
  return menOf(state, house).filter(({ hired }) => !hired);
}

/** Names that no other man may bear: those of all living men, and of men on a bill. */
export function namesTaken({ men, month }: Game): readonly string[] {
  const living = men.filter(({ fate }) => fate === 'fighting').map(({ man }) => man.name);
  const billed = month.fixtures.flatMap(({ bill }) => [...bill.comrades, ...bill.challengers]);
  return [...living, ...billed.map(({ man }) => man.name)];
}

/** Writes a change of a gladiator into the state; returns him as he now is. */
export function changeGladiator(state: HousesState, id: ManId, change: Partial<Gladiator>): Gladiator {
  const changed = { ...gladiatorOf(state, id), ...change };
  state.men = state.men.map((one) => (one.id === id ? changed : one));
  return changed;
}

/** Writes a change of a house into the state; returns it as it now is. */
export function changeHouse(state: HousesState, id: HouseId, change: Partial<House>): House {
  const changed = { ...houseOf(state, id), ...change };
  state.houses = state.houses.map((one) => (one.id === id ? changed : one));
  return changed;
}

/** Changes what the month has brought. */
export function changeMonth(state: HousesState, change: Partial<HousesState['month']>): void {
  state.month = { ...state.month, ...change };
}
