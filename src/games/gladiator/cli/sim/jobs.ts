/** What the threads of harena sim may be given to do, a batch at a time. */

import { crewOf, type HandsOf } from '../../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../../cli/sim/ladder.ts';
import type { Range } from '../../../../session/range.ts';
import { career } from '../../career/index.ts';
import type { CareerSetup } from '../../career/types.ts';
import { campaignTexts, gladiatorTables } from '../../data.ts';
import { lanista } from '../../house/index.ts';
import type { HousesSetup } from '../../house/types.ts';
import { GAME_ID } from '../../id.ts';
import { climb, RUNGS } from '../../labour/ladder.ts';
import { gladiator } from '../../rules/index.ts';
import { type CareerTally, simulateCareers } from '../../session/simulate-careers.ts';
import { type SeasonTally, simulateHouses } from '../../session/simulate-houses.ts';
import { type Batch, type Fought, fight, type Orders } from './batch.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  bouts: { readonly orders: Orders; readonly batch: Batch; readonly done: Fought };
  ladder: LadderJob;
  careers: {
    readonly orders: { readonly setup: CareerSetup; readonly seed: string };
    readonly batch: Range;
    readonly done: CareerTally;
  };
  seasons: {
    readonly orders: { readonly setup: Omit<HousesSetup, 'houses'>; readonly seed: string };
    readonly batch: Range;
    readonly done: SeasonTally;
  };
}
const HANDS: HandsOf<Jobs> = {
  bouts(orders) {
    const tables = gladiator.parseTables(gladiatorTables);
    return (batch) => fight(tables, orders, batch);
  },
  ladder: climbing(RUNGS, climb),
  careers({ setup, seed }) {
    const tables = career.parseTables(campaignTexts);
    return (range) => simulateCareers(tables, setup, seed, range);
  },
  seasons({ setup, seed }) {
    const tables = lanista.parseTables(campaignTexts);
    return (range) => simulateHouses(tables, setup, seed, range);
  },
};

/** GLADIATOR's jobs, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
