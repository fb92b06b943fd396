/** What a direction is called, by its number; hexes have flat tops, so that none leads due east or west (A0). */
export const DIRECTION_NAMES = ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const;
