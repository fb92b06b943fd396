/** 26: both sides of a match called up, man by man. */
import type { Side } from '../side.ts';
import { FIGHTER_IDS } from './lineup.ts';
import { type FighterSetup, NO_RATINGS } from './setup.ts';

/** What is known of a man before he has a place in a match. */
export type MusterMan = Omit<FighterSetup, 'id' | 'side' | 'by' | 'seat'>;

/** A man of a kind, of whom nothing else is settled. */
export function anyMan(kind: MusterMan['kind']): MusterMan {
  return { kind, name: null, ratings: NO_RATINGS, armour: null, shield: null, weapon: null, fs: null, pr: null };
}

/** Whom the one seat leads: the first man, or every man of the first side; the book has the rest. */
export const LEADS = ['one', 'all'] as const;
export type Lead = (typeof LEADS)[number];

/** Both sides as figures A, B, C .., those of the first side before the others; without a lead all are the book's. */
export function muster(
  red: readonly MusterMan[],
  blue: readonly MusterMan[],
  lead: Lead | null,
): readonly FighterSetup[] {
  return [...red, ...blue].map((man, i): FighterSetup => {
    const side: Side = i < red.length ? 0 : 1;
    const led = side === 0 && (lead === 'all' || (lead === 'one' && i === 0));
    const place = led ? ({ by: 'seat', seat: 0 } as const) : ({ by: 'book', seat: null } as const);
    return { id: FIGHTER_IDS[i] ?? '', side, ...place, ...man };
  });
}
