/** What the arena can draw, by name. A game's own words are among them, or it says which of these its own look like. */

/** What stands in a hex. */
export type ObstacleKind = 'pillar' | 'tree' | 'mud' | 'rock';

/** What is thrown over somebody to hold him. */
export type SnareKind = 'net' | 'lasso';

/** What a weapon looks like in one cell, in each set of glyphs: its game brings it. */
export interface Emblem {
  readonly unicode: string;
  readonly ascii: string;
}

/** What can be held or lie about. */
export type Thing = Emblem | SnareKind | 'large' | 'small' | 'XL' | 'battered';

/** How somebody holds himself. */
export type Posture = 'standing' | 'kneeling' | 'prone';
