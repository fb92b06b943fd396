/** What a career is as it is played: its munera, its bouts, its pages. */
import type { Request } from '../../../kernel/request.ts';
import { type HonouredGame, type HonouredRules, toldPages } from '../../../session/long/honoured.ts';
import { munusDate } from '../career/calendar.ts';
import { type CareerEntry, careerEntry } from '../career/hall.ts';
import { muneraCareer } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import { chronicleOf, obituaryOf } from '../career/told.ts';
import type { CareerDecisions } from '../career/types.ts';
import { CAREER_BOUTS, type CareerBout } from './matches.ts';

/** The types of a career, played. */
export interface CareerTypes {
  readonly kit: CareerKit;
  readonly matches: CareerBout;
  readonly order: Request<CareerDecisions, 'bout'>;
  readonly entry: CareerEntry;
}

/** A career in play. */
export type CareerGame = HonouredGame<CareerTypes>;

/** Careers, as they are played. */
export const CAREERS_PLAYED: HonouredRules<CareerTypes> = {
  ...{ name: 'career', ruleset: muneraCareer, matches: CAREER_BOUTS },
  matchTables: ({ bout }) => bout,
  /** A munus can be returned to as it stands before its weeks. */
  returnsTo: (kind) => kind === 'weeks',
  note: ({ setup, turn, man }) => `${setup.name}, ${munusDate(turn)}, Fame ${man.fame}`,
  step: ({ past, turn, outcome }) => `${turn}/${past.length}/${outcome === null ? '' : 'over'}`,
  pages: (state) => toldPages(chronicleOf(state), state.man.name, obituaryOf(state)),
  entry: careerEntry,
};
