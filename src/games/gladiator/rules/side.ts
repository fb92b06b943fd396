/** Who is in a bout: sides and figures. */

/** 26 The two sides of a bout: 0 red, 1 blue. They are its parties. */
export type Side = 0 | 1;

/** A figure in the arena: 'A', 'B', .. in set-up order. */
export type FighterId = string;
