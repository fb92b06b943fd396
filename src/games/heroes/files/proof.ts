/** What the files about a familia follow from. */
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof } from '../../../store/game-file.ts';
import { familiaEntry } from '../career/hall.ts';
import { heroesCareer } from '../career/index.ts';
import type { Tables } from '../rules/tables/types.ts';
import { CAREER_MATCHES } from '../session/matches.ts';
import { tables } from '../tables.ts';
import { FAMILIA_HALL } from './familia-hall.ts';

/** Of a familia. */
export const FAMILIA_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: heroesCareer, tables, matches: CAREER_MATCHES, matchTables: (own: Tables) => own },
    entry: familiaEntry,
  }),
  hall: FAMILIA_HALL,
};
