/** Words of a season, as tables and records have them. */

/** 23.1 How hard the rivals are. */
export const RIVALRIES = ['green', 'mixed', 'hard'] as const;
/** 23.1 One of them. */
export type Rivalry = (typeof RIVALRIES)[number];

/** 23.1 Who flies a glider of a season. */
export const PILOT_MINDS = ['player', 'book', 'tactician'] as const;
/** 23.1 One of them. */
export type PilotMind = (typeof PILOT_MINDS)[number];

/** 23.2 What is flown in a pit. */
export const PIT_FIELDS = ['melee', 'duels', 'teams'] as const;
/** 23.2 One of them. */
export type PitFieldKind = (typeof PIT_FIELDS)[number];

/** 23.2 By what it is made up who meets whom. */
export const MADE_UP_BY = ['all', 'rating', 'laurels'] as const;
/** 23.2 One of them. */
export type MadeUpBy = (typeof MADE_UP_BY)[number];

/** How a pilot’s seasons may end. */
export const SEASON_ENDS = ['retired', 'closed'] as const;
/** One of them. */
export type SeasonEnd = (typeof SEASON_ENDS)[number];
/** How each is called in lists. */
export const SEASON_ENDINGS: { readonly [E in SeasonEnd]: string } = { retired: 'retired', closed: 'turned away' };
