/** How well opponents are led where every one has a level of his own: by the temperament of his house, or his name. */
import type { LeadLevel } from '../../../../kernel/levels.ts';
import type { Billed, MatchType } from '../../career/munus/munus-types.ts';
import { levelByName } from '../../career/munus/own-levels.ts';
import { gladiatorOf, houseOf } from '../houses.ts';
import { policyOf } from '../temperaments.ts';
import type { HousesState } from '../types.ts';

/** The level of a man on the bill; those of the seat, which meets its own but seldom, are the book's. */
export function levelOfBilled(state: Readonly<HousesState>, one: Billed, type: MatchType): LeadLevel {
  const owner = one.rival === null ? null : gladiatorOf(state, one.rival).house;
  if (owner === null) return levelByName(one, type);
  const house = houseOf(state, owner);
  return house.by === 'seat' ? 'book' : policyOf(house).leads;
}
