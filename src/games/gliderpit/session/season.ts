/** What seasons are as they are played: their pits, their bouts, their pages. */
import type { Request } from '../../../kernel/request.ts';
import { type HonouredGame, type HonouredRules, toldPages } from '../../../session/long/honoured.ts';
import { type PilotEntry, pilotEntry } from '../career/hall.ts';
import { gliderpitSeason } from '../career/index.ts';
import type { SeasonKit } from '../career/kit.ts';
import { pilotLife, seasonChronicle } from '../career/told.ts';
import type { SeasonDecisions } from '../career/types.ts';
import { SEASON_BOUTS, type SeasonBout } from './matches.ts';

/** The types of seasons, played. */
export interface SeasonTypes {
  readonly kit: SeasonKit;
  readonly matches: SeasonBout;
  readonly order: Request<SeasonDecisions, 'bout'>;
  readonly entry: PilotEntry;
}

/** Seasons in play. */
export type SeasonGame = HonouredGame<SeasonTypes>;

/** Seasons, as they are played. */
export const SEASONS_PLAYED: HonouredRules<SeasonTypes> = {
  ...{ name: 'season', ruleset: gliderpitSeason, matches: SEASON_BOUTS },
  matchTables: ({ bout }) => bout,
  /** A pit can be returned to as it stands before its purse. */
  returnsTo: (kind) => kind === 'purse',
  note: ({ setup, season, pit }) => `${setup.name}, season ${season}, pit ${Math.max(1, pit)}`,
  step: ({ past, seasons, turn, outcome }) =>
    `${turn}/${past.length}/${seasons.length}/${outcome === null ? '' : 'over'}`,
  pages(state, tables) {
    const life = state.seasons.length === 0 ? [] : pilotLife(state);
    return toldPages(seasonChronicle(state, tables), state.setup.name, life);
  },
  entry: pilotEntry,
};
