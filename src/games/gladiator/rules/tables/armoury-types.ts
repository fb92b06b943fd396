/** 20, 21: what the records of weapons say, and the lists that follow from them. */
import type { Cite } from '../../../../kernel/modifier.ts';
import type { SnareKind, WeaponGroup, WeaponKind } from '../item-types.ts';

/** A thing as it is drawn in each set of glyphs. */
interface Drawn<D> {
  readonly unicode: D;
  readonly ascii: D;
}

/** What is true of a weapon, a net or a lasso in every edition; what editions differ in stands in their weapon tables. */
export interface WeaponRecord {
  readonly kind: WeaponKind | SnareKind;
  /** The paragraph that brings it in. */
  readonly cite: Cite;
  /** 21.1.1, C87 What it is taught as: the kind that heads its group; null: it is no matter of training. */
  readonly group: WeaponGroup | null;
  /** 31.3 Whether a new WP may be chosen for its group. */
  readonly wp: boolean;
  /** 21 A blow is struck with it, 21.3 an arrow flies from it, 20.2 it is cast over a man. */
  readonly use: 'blow' | 'shot' | 'cast';
  /** What it does to a body, as the chronicle tells it: 'cuts', 'runs his pike into'. */
  readonly stroke: string;
  /** P330, P332 A man may bear it in place of his style's, with his shield or without; left out: he may not. */
  readonly borne?: 'one hand' | 'both hands';
  /** P331 The face of a D66 from which on, up to the next, a plain centurion comes with it; men of the book choose it too (P333). */
  readonly plain?: number;
  /** 24.4 It makes no pair with another. */
  readonly alone?: true;
  /** 21.5, C89 Shield hits and parries against it climb two steps. */
  readonly chain?: true;
  /** 21.8.1 The paragraph by which its body hits stun. */
  readonly stuns?: Cite;
  /** 21.11 It covers the arm it is strapped to, never leaves the hand, and is the style itself (P330). */
  readonly strapped?: true;
  /** 21.6, P306 It is made to be thrown away, others waiting in the sheath. */
  readonly missile?: true;
  /** P268 What it is thrown as by the Billings tables; left out: as a sword. */
  readonly flies?: 'trident';
  /** 20.10.2, 21.6.1, 21.3.3 The paragraphs by which it breaks: its loss, the roll, and the roll by which it stays of use at one hex. */
  readonly broken?: { readonly cite: Cite; readonly roll: Cite; readonly short?: Cite };
  /** What no column of the weapon table says, in a few words each. */
  readonly notes?: readonly string[];
  /** What it looks like in one cell; left out: it is cast, and the arena has a sign of its own for what holds a man. */
  readonly glyph?: Drawn<string>;
  /** Three rows. */
  readonly picture: Drawn<readonly string[]>;
}

/** The records, and what is read from all of them. */
export interface Armoury {
  /** In the order of their file, which is that of every list men choose from. */
  readonly records: readonly WeaponRecord[];
  /** 21 All that is no snare, by the alphabet. */
  readonly kinds: readonly WeaponKind[];
  /** 21.1.1 What weapons are taught as, by the alphabet. */
  readonly groups: readonly WeaponGroup[];
  /** 31.3 Those among which a new WP is chosen, the lasso among them, by the alphabet. */
  readonly wpGroups: readonly WeaponGroup[];
  /** P331 What plain centurions come with, by the face from which on they do. */
  readonly plain: readonly { readonly from: number; readonly weapon: WeaponKind }[];
  /** The record of a weapon, net or lasso. Throws where there is none: a bug, for words from outside are checked. */
  of(kind: string): WeaponRecord;
}
