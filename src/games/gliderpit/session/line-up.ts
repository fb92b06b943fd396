/** Who flies in a bout: names by the seed, teams, levels. */

import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { type Lots, lotsOf, type MeetingName, namesDrawn, teamsIn } from '../../../session/meetings.ts';
import type { GliderSetup, PitLevel, PitSetup } from '../rules/types.ts';
import type { Floor } from '../rules/words.ts';

/** How the program leads somebody. */
export type LeadChoice = PitLevel | 'book';

/** What is chosen for a bout. */
export interface BoutChoices {
  readonly name: string;
  readonly meeting: MeetingName;
  /** Which gliders of the first team the player flies; the book leads the others. */
  readonly flown: 'one' | 'all';
  /** How the program leads those who are against the player. */
  readonly led: LeadChoice;
  readonly floor: Floor;
  readonly randomWeapons: boolean;
  readonly randomChits: boolean;
  readonly advanced: boolean;
}

/** Names of which no two begin with the same letter. */
const NAMES = [
  ...['Aquila', 'Bubo', 'Corvus', 'Drepanis', 'Falco', 'Gavia', 'Hirundo', 'Ibis', 'Larus', 'Milvus'],
  ...['Noctua', 'Otis', 'Passer', 'Regulus', 'Sturnus', 'Turdus', 'Upupa', 'Vultur'],
] as const;

/** Shares no factor with 17 or 18: no name comes twice. */
const STRIDE = 5;

/** So many names, none of which begins as one that is taken; null: none is. */
export const pilotsBeside = (taken: string | null, count: number, lots: Lots): readonly string[] =>
  namesDrawn({ names: NAMES, stride: STRIDE }, taken, count, lots);

/** Somebody led by the book, or at a level from a seat of the program. */
export const ledAt = (led: LeadChoice | 'bot', one: GliderSetup, place: number): GliderSetup =>
  led === 'book' ? one : { ...one, seat: programSeat(place), level: led };

/** The set-up that choices come to; names are drawn by the seed. */
export function boutSetup({ name, meeting, flown, led, ...options }: BoutChoices, seed: string): PitSetup {
  const places = teamsIn(meeting);
  const names = pilotsBeside(name, places.length - 1, lotsOf(seed));
  const gliders = places.map((team, i): GliderSetup => {
    const own = i === 0 || (flown === 'all' && team === 0);
    const called = i === 0 ? name : (names[i - 1] ?? '');
    const one = { name: called, team, seat: own ? PLAYER_SEAT : null, straps: 0 };
    return team === 0 ? one : ledAt(led, one, i);
  });
  return { ...options, armoury: 6, first: [], gliders };
}
