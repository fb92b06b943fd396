/** 10.3, 16.3 Whoever is felled: by how much it was too much, and what that comes to in a campaign. */

/** 16.3, GR-47 A blow by so much more than could be borne kills. */
export const DEADLY = 5;

/** 16.3 Whether a blow by so much too much kills; by less it leaves whoever is struck unconscious. */
export const isDeadly = (overkill: number): boolean => overkill >= DEADLY;

/** 16.3, GR-96 'unconscious, given mercy', 'dead': what being felled by so much too much comes to in a campaign. */
export const felledAs = (overkill: number): string => (isDeadly(overkill) ? 'dead' : 'unconscious, given mercy');

/** 10.3 'felled, 3 HP too much'; 'felled' by a blow that was just enough. */
export const felledText = (overkill: number | null): string =>
  overkill === null || overkill === 0 ? 'felled' : `felled, ${overkill} HP too much`;
