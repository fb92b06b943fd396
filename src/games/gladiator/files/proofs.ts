/** What the files about a career or a house follow from. */
import type { Request } from '../../../kernel/request.ts';
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof, OddsKept } from '../../../store/game-file.ts';
import { career } from '../career/index.ts';
import type { CampaignTables } from '../career/table-types.ts';
import { hallEntry } from '../career/told/hall.ts';
import type { CareerDecisions } from '../career/types.ts';
import { lanista } from '../house/index.ts';
import { houseEntry } from '../house/told/hall.ts';
import type { HousesDecisions } from '../house/types.ts';
import { BOUTS } from '../session/bouts.ts';
import { oddsMarks } from '../session/odds-marks.ts';
import { campaignTables } from '../tables.ts';
import { CAREER_HALL, HOUSE_HALL } from './hall.ts';

const BOUT_PARTS = {
  ...{ tables: campaignTables, matches: BOUTS },
  matchTables: ({ gladiator }: CampaignTables) => gladiator,
};

/** Of a career. */
export const CAREER_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: career, ...BOUT_PARTS },
    numberOf: (order) => (order as Request<CareerDecisions, 'bout'>).munus,
    entry(last, odds: OddsKept | null) {
      const entry = hallEntry(last);
      return entry === null ? null : { ...entry, ...oddsMarks(odds) };
    },
  }),
  hall: CAREER_HALL,
};

/** Of a game of houses. */
export const HOUSE_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: lanista, ...BOUT_PARTS },
    numberOf: (order) => (order as Request<HousesDecisions, 'bout'>).munus,
    entry: houseEntry,
  }),
  hall: HOUSE_HALL,
};
