/** The closed lists of words that the rules, the tables and the saves use. */

/** 3 The weapons. */
export const WEAPONS = ['dagger', 'net', 'spear', 'stone', 'sword'] as const;
/** 3 A weapon. */
export type Weapon = (typeof WEAPONS)[number];

/** 2.2 The launch zones: three on the west wall and three on the east wall, north to south. */
export const ZONES = ['NW', 'W', 'SW', 'NE', 'E', 'SE'] as const;
/** 2.2 A launch zone. */
export type LaunchZone = (typeof ZONES)[number];

/** 16.39 Levels at which the floor can lie. */
export const FLOORS = [0, 5, 10, 15] as const;
/** 16.39 A level at which the floor lies. */
export type Floor = (typeof FLOORS)[number];

/** How somebody leaves a bout. */
export const OUTS = ['floor', 'overspeed', 'stun', 'wall'] as const;
/** How somebody has left a bout. */
export type Out = (typeof OUTS)[number];

/** 18.1 What the book has in mind for a movement. */
export const INTENTS = ['conserve', 'stalk', 'pounce', 'climb'] as const;
/** 18.1 What the book has in mind. */
export type Intent = (typeof INTENTS)[number];

/** 8.22 What the wall does to whoever flies into it. */
export const WALL_EFFECTS = ['nothing', 'dropped', 'stunned and dropped', 'out'] as const;
/** 8.22 What the wall does. */
export type WallEffect = (typeof WALL_EFFECTS)[number];

/** 2 The ledge above the pit: nobody flies as high. */
export const LEDGE = 20;
/** 7.15 Nobody flies faster and lives. */
export const FASTEST = 5;
