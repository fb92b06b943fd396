/** Who may meet whom where teams are made by number. */

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
