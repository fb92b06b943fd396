/** What a career is as it is played: its months, its matches, its pages. */
import type { Request } from '../../../kernel/request.ts';
import type { HonouredGame, HonouredRules } from '../../../session/long/honoured.ts';
import { monthText } from '../career/calendar.ts';
import { type FamiliaEntry, familiaEntry } from '../career/hall.ts';
import { heroesCareer } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import { isLiving } from '../career/limits.ts';
import { lifeOf } from '../career/told.ts';
import type { CareerDecisions } from '../career/types.ts';
import { CAREER_MATCHES, type CareerMatch } from './matches.ts';

/** The types of a career, played. */
export interface FamiliaTypes {
  readonly kit: CareerKit;
  readonly matches: CareerMatch;
  readonly order: Request<CareerDecisions, 'match'>;
  readonly entry: FamiliaEntry;
}

/** A career in play. */
export type FamiliaGame = HonouredGame<FamiliaTypes>;

/** Careers, as they are played. */
export const FAMILIAE_PLAYED: HonouredRules<FamiliaTypes> = {
  ...{ name: 'familia', ruleset: heroesCareer, matches: CAREER_MATCHES },
  matchTables: (tables) => tables,
  /** A month can be returned to as it stands before its first match. */
  returnsTo: (kind, { used }) => kind === 'day' && used === 0,
  note({ setup, turn, familia }) {
    const living = familia.filter(isLiving).length;
    return `${setup.name}, ${monthText(Math.max(1, turn))}, ${living} ${living === 1 ? 'Star' : 'Stars'}`;
  },
  step: ({ past, familia, outcome }) => `${past.length}/${familia.length}/${outcome === null ? '' : 'over'}`,
  /** A page for each Star whose career is over. */
  pages: (state, tables) =>
    state.familia
      .filter(({ ended }) => ended !== null)
      .map((one) => ({ name: `${one.id}-${one.name}.txt`, text: `${lifeOf(state, one, tables).join('\n')}\n` })),
  entry: familiaEntry,
};
