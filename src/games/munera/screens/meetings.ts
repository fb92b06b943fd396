/** Who may meet whom in a bout that stands alone, and the set-up that comes of it. */

import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { type Lots, lotsOf, type MeetingName, teamsIn } from '../../../session/meetings.ts';
import type { FighterSetup, MuneraLevel, MuneraSetup } from '../rules/types.ts';
import type { Arena, Profile } from '../rules/words.ts';
import { drawnProfile, namesBeside, usualFoes } from '../session/line-up.ts';
import { tables } from '../tables.ts';

/** How the program leads somebody. */
export type LeadChoice = MuneraLevel | 'book';

/** What is chosen for a bout. */
export interface BoutChoices {
  readonly name: string;
  readonly profile: Profile;
  /** 'paired': as profiles are usually matched. */
  readonly foes: Profile | 'paired' | 'drawn';
  readonly meeting: MeetingName;
  /** How the program leads those who are not with the player; the book leads these. */
  readonly led: LeadChoice;
  readonly arena: Arena | 'fitting';
  readonly endlessArrows: boolean;
}

/** More fighters than this take the great arena (2.2). */
const STANDARD_MOST = 4;

/** The arena that so many fighters ask for. */
export const fittingArena = (fighters: number): Arena => (fighters > STANDARD_MOST ? 'great' : 'standard');

/** The set-up that choices come to; what is drawn is drawn by the seed. */
export function boutSetup(choices: BoutChoices, seed: string): MuneraSetup {
  const places = teamsIn(choices.meeting);
  const lots = lotsOf(seed);
  const names = namesBeside(choices.name, places.length - 1, lots);
  const fighters = places.map((team, i): FighterSetup => {
    const [own, profile] = [i === 0, i === 0 ? choices.profile : profileFor(choices, lots)];
    const name = own ? choices.name : (names[i - 1] ?? '');
    const one = { name, team, seat: own ? PLAYER_SEAT : null, profile, outfit: null, skills: [] };
    return team === 0 ? one : ledAt(choices.led, one);
  });
  const arena = choices.arena === 'fitting' ? fittingArena(places.length) : choices.arena;
  return { arena, endlessArrows: choices.endlessArrows, sparedToday: 0, fighters };
}

/** Somebody led by the book, or at a level from a seat of the program. */
export const ledAt = (led: LeadChoice | 'bot', one: FighterSetup): FighterSetup =>
  led === 'book' ? one : { ...one, seat: programSeat(one.team), level: led };

function profileFor({ foes, profile }: BoutChoices, lots: Lots): Profile {
  if (foes !== 'paired' && foes !== 'drawn') return foes;
  return drawnProfile(foes === 'paired' ? usualFoes(profile, tables()) : [], lots);
}
