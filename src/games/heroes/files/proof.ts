/** What the files about a familia follow from. */
import type { Request } from '../../../kernel/request.ts';
import { readAs } from '../../../kernel/save.ts';
import { foughtProof } from '../../../session/proof/fought.ts';
import type { LongProof } from '../../../store/game-file.ts';
import { familiaEntry } from '../career/hall.ts';
import { heroesCareer } from '../career/index.ts';
import type { CareerDecisions, CareerState } from '../career/types.ts';
import { CAREER_MATCHES } from '../session/matches.ts';
import { tables } from '../tables.ts';
import { FAMILIA_HALL } from './familia-hall.ts';

/** Of a familia. */
export const FAMILIA_PROOF: LongProof = {
  ...foughtProof({
    ...{ ruleset: heroesCareer, tables, matches: CAREER_MATCHES, matchTables: (own) => own },
    numberOf: (order) => (order as Request<CareerDecisions, 'match'>).number,
  }),
  hall: FAMILIA_HALL,
  entryOf(state) {
    const last = readAs<CareerState>(heroesCareer.schema.state, state, 'its last state is damaged');
    return last.ok ? familiaEntry(last.value) : null;
  },
};
