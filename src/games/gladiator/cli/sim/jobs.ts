/** What the threads of harena sim may be given to do, a batch at a time. */

import { career } from '../../career/index.ts';
import type { CareerSetup } from '../../career/types.ts';
import { campaignTables, gladiatorTables } from '../../data.ts';
import { lanista } from '../../house/index.ts';
import type { LanistaSetup } from '../../house/types.ts';
import { gladiator } from '../../rules/index.ts';
import type { Range } from '../../session/simulate.ts';
import { type CareerTally, simulateCareers } from '../../session/simulate-careers.ts';
import { type SeasonTally, simulateHouses } from '../../session/simulate-houses.ts';
import { type Batch, type Fought, fight, type Orders } from './batch.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  bouts: { readonly orders: Orders; readonly batch: Batch; readonly done: Fought };
  careers: {
    readonly orders: { readonly setup: CareerSetup; readonly seed: string };
    readonly batch: Range;
    readonly done: CareerTally;
  };
  seasons: {
    readonly orders: { readonly setup: Omit<LanistaSetup, 'houses'>; readonly seed: string };
    readonly batch: Range;
    readonly done: SeasonTally;
  };
}
export type JobKind = keyof Jobs;
export type BatchOf<K extends JobKind> = Jobs[K]['batch'];
export type DoneOf<K extends JobKind> = Jobs[K]['done'];

/** A job, as a worker is told of it when it begins. */
export interface Job<K extends JobKind> {
  readonly kind: K;
  readonly orders: Jobs[K]['orders'];
}

type Hands = { readonly [K in JobKind]: (orders: Jobs[K]['orders']) => (batch: BatchOf<K>) => DoneOf<K> };

const HANDS: Hands = {
  bouts(orders) {
    const tables = gladiator.parseTables(gladiatorTables);
    return (batch) => fight(tables, orders, batch);
  },
  careers({ setup, seed }) {
    const tables = career.parseTables(campaignTables);
    return (range) => simulateCareers(tables, setup, seed, range);
  },
  seasons({ setup, seed }) {
    const tables = lanista.parseTables(campaignTables);
    return (range) => simulateHouses(tables, setup, seed, range);
  },
};

/** Whoever does a job, one batch after another; its tables are read once. */
export function handFor<K extends JobKind>({ kind, orders }: Job<K>): (batch: BatchOf<K>) => DoneOf<K> {
  return HANDS[kind](orders);
}
