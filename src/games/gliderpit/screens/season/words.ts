/** How the screens of a season speak of its pits and pilots. */
import { foreseenField } from '../../career/field.ts';
import { playerIn } from '../../career/pilots.ts';
import { expectedScore } from '../../career/prizes.ts';
import type { LadderPit } from '../../career/tables.ts';
import type { SeasonPilot, SeasonState } from '../../career/types.ts';
import { seasonTables } from '../../tables.ts';

/** 23.1 What flies a rival. */
export const MIND_WORDS: { readonly [M in SeasonPilot['mind']]: string } = {
  player: 'you',
  book: 'by the chart',
  tactician: 'a tactician',
};

const ORDERS = { all: '', rating: 'by ratings', laurels: 'by laurels' } as const;

/** 23.2 'mêlée of 4', 'two duels by ratings: first against last, second against third'. */
export function fieldWords({ field, hirelings, madeUpBy, laurels }: LadderPit): string {
  const twice = laurels > 1 ? '; laurels count twice' : '';
  switch (field) {
    case 'melee':
      return `mêlée of ${4 + hirelings}${hirelings > 0 ? `, ${hirelings} of them hirelings` : ''}${twice}`;
    case 'duels':
      return madeUpBy === 'rating'
        ? `two duels ${ORDERS[madeUpBy]}: first against last, second against third${twice}`
        : `two duels ${ORDERS[madeUpBy]}: first against second, third against last${twice}`;
    case 'teams':
      return `${2 + hirelings / 2} against ${2 + hirelings / 2} ${ORDERS[madeUpBy]}: first and last against the others${twice}`;
  }
}

/** Somebody whom the next bout brings. */
export interface Foreseen {
  readonly pilot: SeasonPilot;
  /** At the player's side. */
  readonly beside: boolean;
  /** GR-47 What the player is expected to score against it, in hundredths. */
  readonly expected: number;
}

/** 23.2 Whom the next bout brings as everybody stands now; of equals the lot may say otherwise. */
export function foreseenIn(state: Readonly<SeasonState>): readonly Foreseen[] {
  const own = playerIn(state);
  const slots = foreseenField(state, seasonTables());
  const team = slots.find(({ pilot }) => pilot === own)?.team;
  return slots.flatMap(({ pilot, team: its }) =>
    pilot === null || pilot === own || pilot.wrecked
      ? []
      : [{ pilot, beside: its === team, expected: expectedScore(seasonTables(), own.rating, pilot.rating) }],
  );
}

/** How often somebody went out: 'out once', '3 times out'. */
export const outText = (out: number): string => (out === 1 ? 'out once' : `${out} times out`);
