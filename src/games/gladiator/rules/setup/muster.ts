/** 26: both sides of a match called up, man by man. */

import { PLAYER_SEAT, programSeat, type SideLead } from '../../../../kernel/levels.ts';
import { isBeastKind } from '../beasts/setup.ts';
import type { Side } from '../side.ts';
import { RIDER_STYLES } from '../types.ts';
import { FIGHTER_IDS } from './lineup.ts';
import { type FighterSetup, NO_RATINGS } from './setup.ts';

/** What is known of a man before he has a place in a match and somebody to lead him. */
export type UnledMan = Omit<FighterSetup, 'id' | 'side' | 'by' | 'seat' | 'level'>;
/** The same, and perhaps who leads him; `level`: who leads him, whatever is said of his side. */
export type MusterMan = UnledMan & { readonly level?: SideLead };

/** A man of a kind, of whom nothing else is settled. */
export function anyMan(kind: UnledMan['kind']): UnledMan {
  return { kind, name: null, ratings: NO_RATINGS, armour: null, shield: null, weapon: null, fs: null, pr: null };
}

/** Whom the one seat leads: the first man, or every man of the first side; the book has the rest. */
export const LEADS = ['one', 'all'] as const;
export type Lead = (typeof LEADS)[number];

/** Both sides as figures A, B, C .., those of the first side before the others; without a lead the player leads none. */
export function muster(
  red: readonly MusterMan[],
  blue: readonly MusterMan[],
  lead: Lead | null,
): readonly FighterSetup[] {
  return [...red, ...blue].map((man, i): FighterSetup => {
    const side: Side = i < red.length ? 0 : 1;
    const led = side === 0 && (lead === 'all' || (lead === 'one' && i === 0));
    return { id: FIGHTER_IDS[i] ?? '', side, ...leaderOf(man, side, led) };
  });
}

/** A man with whoever leads him: the player, the program from a seat of its own, or the book, which alone leads beasts and riders (30.2.1). */
function leaderOf({ level, ...man }: MusterMan, side: Side, led: boolean) {
  if (led) return { by: 'seat', seat: PLAYER_SEAT, ...man } as const;
  if (level === undefined || level === 'book' || !mayBeAsked(man.kind))
    return { by: 'book', seat: null, ...man } as const;
  return { by: 'seat', seat: programSeat(side), level, ...man } as const;
}

/** Whether a man of a kind can be led from a seat: beasts and riders are the book's. */
function mayBeAsked(kind: MusterMan['kind']): boolean {
  return kind !== 'hunt' && !isBeastKind(kind) && !RIDER_STYLES.some((style) => style === kind);
}

/** Men led at a level, but those who have one of their own; the book leads whoever has none. */
export function atLevel(men: readonly MusterMan[], level: SideLead | undefined): readonly MusterMan[] {
  return level === undefined || level === 'book' ? men : men.map((man) => ({ level, ...man }));
}
