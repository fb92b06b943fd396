/** MR-57, MR-62 The bout of a day: everybody in it, as a bout takes them in. */

import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { innerSeed } from '../../../kernel/seal.ts';
import type { FighterSetup, MuneraSetup, Terms } from '../rules/types.ts';
import type { Arena } from '../rules/words.ts';
import type { Taken } from './bill.ts';
import { munusOf } from './calendar.ts';
import { favourOf, leadOf, weakenedOf } from './men.ts';
import { rivalOf } from './rivals.ts';
import type { CareerTables } from './tables.ts';
import type { BoutOffer, CareerState, Gladiator, Man, Rival } from './types.ts';

/** MR-56 What it does to appeals that nobody is to be let go. */
const SINE_MISSIONE = -12;
/** MR-57 More than so many take the great arena. */
const SMALL_MOST = 4;

/** Everybody of a bout in seat order; the one whom the career is about comes first. */
export function entrantsOf(state: Readonly<CareerState>, { friends, foes }: BoutOffer): readonly (Man | Rival)[] {
  return [state.man, ...[...friends, ...foes].map((id) => rivalOf(state, id))];
}

/** MR-57 Who is whose team: in a mêlée everybody is one. */
export function teamsOfOffer({ kind, friends, foes }: BoutOffer): readonly number[] {
  if (kind === 'mêlée') return [0, ...foes.map((_, i) => i + 1)];
  return [0, ...friends.map(() => 0), ...foes.map(() => 1)];
}

/** The set-up and the seed of the bout that is taken. */
export function boutOrder(state: Readonly<CareerState>, tables: CareerTables, taken: Taken) {
  const number = state.past.length + 1;
  const teams = teamsOfOffer(taken.offer);
  const fighters = entrantsOf(state, taken.offer).map((one, i) => asFighter(one, teams[i] ?? 0));
  const { arena } = munusOf(state, state.turn);
  const terms = termsFor(state, tables, taken);
  const setup: MuneraSetup = {
    ...{ arena: arenaFor(fighters.length, arena), endlessArrows: false, sparedToday: state.sparedToday },
    ...(terms === null ? {} : { terms }),
    fighters,
  };
  return { number, setup, seed: innerSeed(state, 'bout', number) };
}

/** MR-57 The great arena for many, the giver's own for few. */
const arenaFor = (fighters: number, arena: Arena): Arena => (fighters > SMALL_MOST ? 'great' : arena);

/** MR-56, MR-57 What the giver and the spectacle add to appeals; null: nothing. */
function termsFor(
  state: Pick<CareerState, 'year' | 'turn'>,
  tables: CareerTables,
  { offer, mortal }: Pick<Taken, 'offer' | 'mortal'>,
): Terms | null {
  if (mortal) return { value: SINE_MISSIONE, why: 'sine missione' };
  const { temper, appeal } = munusOf(state, state.turn);
  const value = tables.tempers[temper].appeal + (offer.kind === 'duel' ? 0 : appeal);
  return value === 0 ? null : { value, why: `a ${temper} giver${offer.kind === 'duel' ? '' : `, ${offer.kind}`}` };
}

/** A rival at home among others: the book leads it. */
export function bookFighter(one: Gladiator, team: number): FighterSetup {
  const { name, profile, skills } = one;
  const [weakened, favour] = [weakenedOf(one), favourOf(one)];
  return {
    ...{ name, team, seat: null, profile, outfit: null, skills: [...skills] },
    ...(weakened === 0 ? {} : { weakened }),
    ...(favour === 0 ? {} : { favour }),
  };
}

/** MR-64 The player leads the one, the book those beside it, each opponent is led as it deserves. */
function asFighter(one: Man | Rival, team: number): FighterSetup {
  const plain = bookFighter(one, team);
  if (!('regard' in one)) return { ...plain, seat: PLAYER_SEAT };
  const lead = leadOf(one);
  return team === 0 || lead === 'book' ? plain : { ...plain, seat: programSeat(team), level: lead };
}
