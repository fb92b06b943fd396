/**
 * 20, 21.7, 22, 29.6: the printed net and lasso tables and the figures of bare hands, keyed by hand from the rulebook
 * as the rulings correct it (A3, A12, C5, C6, C39, C90, C136, C155, P61, P62).
 */
import type { CaughtBy, NetKind } from '../../../../src/games/gladiator/rules/types.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import type { Way } from '../printed-tables.ts';

/** One net attack: its price, how far it goes, the phases in which it cannot be tried again, and its DRMs. */
interface NetPage {
  readonly cf: number;
  readonly reach: number;
  readonly rests: number;
  readonly adjacent: number;
  readonly twoHexes: number;
  readonly backward: number;
  readonly forward: number;
  readonly rotated: number;
  readonly paused: number;
  readonly kneeling: number;
  readonly legs: number;
}

/** 20.4-20.8.2.1 */
export const NET_PAGES: { readonly [K in NetKind]: NetPage } = {
  toss: {
    ...{ cf: 6, reach: 3, rests: 2 },
    ...{ adjacent: -2, twoHexes: 1, backward: 1, forward: 0, rotated: 0, paused: 2, kneeling: 4, legs: 1 },
  },
  swing: {
    ...{ cf: 4, reach: 2, rests: 1 },
    ...{ adjacent: -2, twoHexes: 0, backward: 3, forward: 1, rotated: 2, paused: 0, kneeling: 0, legs: 2 },
  },
  lay: {
    ...{ cf: 2, reach: 1, rests: 0 },
    ...{ adjacent: 0, twoHexes: 0, backward: 5, forward: 2, rotated: 0, paused: 0, kneeling: 0, legs: 2 },
  },
};

/** 20.4-20.8 What all three tables have in common; 20.9.2 what a stranger to the net is worse by. */
export const NET_DRMS = { heavy: 1, light: -1, repel: -6, arms: -2, stranger: -2 } as const;

/** A3, 20.7.1 The hexes of a swing, for facing 0, in the order in which it meets them. */
export const SWING_HEXES: readonly Hex[] = [
  { q: 0, r: 1 },
  { q: 0, r: 2 },
  { q: 1, r: 1 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
  { q: 2, r: -1 },
  { q: 1, r: -1 },
  { q: 2, r: -2 },
];

/** A12, 20.2.1 The hexes of LN1, LN2 and LN3. */
export const LAID_IN: { readonly [hex in 1 | 2 | 3]: Way } = { 1: 'FL', 2: 'F', 3: 'FR' };

/** 21.7.1, C90 What a lasso catches, and what that adds to a drag. */
export function lassoRow(total: number): { readonly label: string; readonly by: CaughtBy; readonly drag: number } {
  if (total <= 4) return { label: '2-4', by: 'neck', drag: 4 };
  if (total <= 7) return { label: '5-7', by: 'torso', drag: 0 };
  if (total <= 9) return { label: '8-9', by: 'arm', drag: 0 };
  return { label: '10-12', by: 'leg', drag: 8 };
}

/** 9.2.3, A1 */
export const ENSNARED_BONUS = 4;
/** P138 How far a man is held. */
export const CORD = 3;
/** 21.7.2 Phases in a lasso that bind a man. */
export const BINDING = 3;
/** 29.6.1.2, C39 CF for which a centurion throws 2D3 to escape. */
export const CF_A_TRY = 6;
/** P84 Full CF for which a centurion throws a die to hold a man. */
export const CF_A_HOLD = 6;
/** P76 Hexes that two men may still come nearer. */
export const CLOSER_BY = 2;

/** 29.6.2 */
export function netTable(face: number): NetKind {
  if (face <= 3) return 'lay';
  return face <= 5 ? 'swing' : 'toss';
}

/** 22.2, C136 Rounds by which a strike comes later. */
export const FIST_SPEED = 1;
/** 22.3.2 */
export const TOPPLING = -3;
/** 22.3.2, C28 Critical results that only make a man totter when a bare hand brought them. */
export const TOPPLES: readonly string[] = ['HL', '2xM', '3xM', 'K*'];
/** 22.3.2, 22.3.3, P54 Those of them that let the striker seize him as well. */
export const MAULS: readonly string[] = ['2xM', '3xM'];
/** 22.3.3, P54 Those that do nothing by themselves: the striker may seize him. */
export const SEIZES: readonly string[] = ['2x', '3x', 'SA'];
