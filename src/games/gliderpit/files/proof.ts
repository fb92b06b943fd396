/** What the files about seasons follow from. */
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof } from '../../../store/game-file.ts';
import { pilotEntry } from '../career/hall.ts';
import { gliderpitSeason } from '../career/index.ts';
import type { SeasonTables } from '../career/tables.ts';
import { SEASON_BOUTS } from '../session/matches.ts';
import { seasonTables } from '../tables.ts';
import { SEASON_HALL } from './season-hall.ts';

/** Of seasons. */
export const SEASON_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: gliderpitSeason, tables: seasonTables, matches: SEASON_BOUTS },
    ...{ matchTables: ({ bout }: SeasonTables) => bout, entry: pilotEntry },
  }),
  hall: SEASON_HALL,
};
