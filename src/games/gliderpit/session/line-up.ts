/** Who flies in a bout: names by the seed, teams, levels. */

import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { derive, type Rng, rngFrom, seedState } from '../../../kernel/rng.ts';
import { type MeetingName, teamsIn } from '../../../session/meetings.ts';
import type { GliderSetup, PitLevel, PitSetup } from '../rules/types.ts';
import type { Floor } from '../rules/words.ts';

/** How the program leads somebody. */
export type LeadChoice = PitLevel | 'book';

/** What is chosen for a bout. */
export interface BoutChoices {
  readonly name: string;
  readonly meeting: MeetingName;
  /** How the program leads those who are not with the player; the book leads these. */
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
export function namesBeside(taken: string | null, count: number, { int }: Pick<Rng, 'int'>): readonly string[] {
  const left = NAMES.filter((name) => taken === null || name.charAt(0) !== taken.charAt(0).toUpperCase());
  const first = int(left.length);
  return Array.from({ length: count }, (_, i) => left[(first + i * STRIDE) % left.length] ?? `Other ${i + 1}`);
}

/** Lots apart from the dice of the bout. */
export const lotsOf = (seed: string): Pick<Rng, 'int'> => rngFrom(seedState(derive(seed, 'line-up')));

/** Somebody led by the book, or at a level from a seat of the program. */
export const ledAt = (led: LeadChoice | 'bot', one: GliderSetup, place: number): GliderSetup =>
  led === 'book' ? one : { ...one, seat: programSeat(place), level: led };

/** The set-up that choices come to; names are drawn by the seed. */
export function boutSetup({ name, meeting, led, ...options }: BoutChoices, seed: string): PitSetup {
  const places = teamsIn(meeting);
  const names = namesBeside(name, places.length - 1, lotsOf(seed));
  const gliders = places.map((team, i): GliderSetup => {
    const own = i === 0;
    const one = { name: own ? name : (names[i - 1] ?? ''), team, seat: own ? PLAYER_SEAT : null, straps: 0 };
    return team === 0 ? one : ledAt(led, one, i);
  });
  return { ...options, armoury: 6, first: [], gliders };
}
