/** Who may meet whom where teams are made by number, and what they are called, by lots apart from the dice of the match. */
import { derive, type Rng, rngFrom, seedState } from '../kernel/rng.ts';

/** Fighters of each team, the player's first; in a mêlée everybody is a team. */
const MEETINGS = {
  '1 v 1': [1, 1],
  '1 v 2': [1, 2],
  '2 v 2': [2, 2],
  '2 v 3': [2, 3],
  '3 v 3': [3, 3],
  '4 v 4': [4, 4],
  '2 v 2 v 2': [2, 2, 2],
  'three, each for itself': [1, 1, 1],
  'four, each for itself': [1, 1, 1, 1],
  'six, each for itself': [1, 1, 1, 1, 1, 1],
  'eight, each for itself': [1, 1, 1, 1, 1, 1, 1, 1],
} as const;
/** One of MEETINGS. */
export type MeetingName = keyof typeof MEETINGS;
/** All of them, in the order in which they are offered. */
export const ALL_MEETINGS = Object.keys(MEETINGS) as readonly MeetingName[];

/** The team of each fighter in a meeting, the player first. */
export function teamsIn(meeting: MeetingName): readonly number[] {
  return MEETINGS[meeting].flatMap((count, team) => Array.from({ length: count }, () => team));
}

/** Whole chance. */
export type Lots = Pick<Rng, 'int'>;

/** The lots of a seed. */
export const lotsOf = (seed: string): Lots => rngFrom(seedState(derive(seed, 'line-up')));

/** Names of a game of which no two begin with the same letter; `stride`: shares no factor with their number, nor with one less. */
export interface NamesToDraw {
  readonly names: readonly string[];
  readonly stride: number;
}

/** So many of them, none of which begins as one that is taken; null: none is. */
export function namesDrawn(
  { names, stride }: NamesToDraw,
  taken: string | null,
  count: number,
  { int }: Lots,
): readonly string[] {
  const left = names.filter((name) => taken === null || name.charAt(0) !== taken.charAt(0).toUpperCase());
  const first = int(left.length);
  return Array.from({ length: count }, (_, i) => left[(first + i * stride) % left.length] ?? `Other ${i + 1}`);
}
