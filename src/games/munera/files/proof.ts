/** What the files about a career follow from. */
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof } from '../../../store/game-file.ts';
import { careerEntry } from '../career/hall.ts';
import { muneraCareer } from '../career/index.ts';
import type { CareerTables } from '../career/tables.ts';
import { CAREER_BOUTS } from '../session/matches.ts';
import { careerTables } from '../tables.ts';
import { CAREER_HALL } from './career-hall.ts';

/** Of a career. */
export const OATH_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: muneraCareer, tables: careerTables, matches: CAREER_BOUTS },
    ...{ matchTables: ({ bout }: CareerTables) => bout, entry: careerEntry },
  }),
  hall: CAREER_HALL,
};
