/** A0 The names of the directions 0-5 in GLADIATOR, whose hexes have flat tops: on the screen and in the journal. */
export const DIRECTION_NAMES = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;
