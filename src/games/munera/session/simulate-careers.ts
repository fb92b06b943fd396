/** Many careers by a plain player, counted. */
import { derive } from '../../../kernel/rng.ts';
import { added, countOne } from '../../../session/counts.ts';
import { longGameOut } from '../../../session/long/runs.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import { type PlaysBout, plainCareer } from '../ai/plain-career.ts';
import { muneraCareer } from '../career/index.ts';
import type { CareerTables } from '../career/tables.ts';
import type { CareerState, PastBout } from '../career/types.ts';
import { PROFILES, type Profile } from '../rules/words.ts';

/** What came of a batch of careers. */
export interface CareersTally {
  careers: number;
  freed: number;
  bouts: number;
  /** Careers by the munera they lasted, those that ended in freedom, and careers by their bouts. */
  readonly munera: Spread;
  readonly freedom: Spread;
  readonly fought: Spread;
  /** Careers by how they ended; the dead by how they died. */
  readonly ends: { [how: string]: number };
  /** Bouts by what they were for the gladiator, and by their number in the career those that were fought and were fatal. */
  readonly fates: { [fate: string]: number };
  readonly numbered: Spread;
  readonly fatal: Spread;
}

/** Nothing counted yet. */
export function noCareers(): CareersTally {
  return {
    ...{ careers: 0, freed: 0, bouts: 0, munera: {}, freedom: {}, fought: {}, ends: {}, fates: {} },
    ...{ numbered: {}, fatal: {} },
  };
}

/** Both tallies together, words in one order, whatever came first. */
export function joinCareers(a: CareersTally, b: CareersTally): CareersTally {
  const all = added(a, b);
  const ordered = (counts: { readonly [word: string]: number }) =>
    Object.fromEntries(Object.entries(counts).sort(([x], [y]) => (x < y ? -1 : 1)));
  return { ...all, ends: ordered(all.ends), fates: ordered(all.fates) };
}

/** MR-75 Careers by a plain player, whose bouts are fought by `play`; profiles in turn, unless one is given. Equal arguments, equal tally. */
export function simulateCareers(
  tables: CareerTables,
  play: PlaysBout,
  seed: string,
  { from, to }: Range,
  profile: Profile | null,
): CareersTally {
  const tally = noCareers();
  for (let i = from; i < to; i++) {
    const setup = {
      name: 'Felix',
      profile: profile ?? PROFILES[i % PROFILES.length] ?? 'samnite',
      mode: 'ironman',
    } as const;
    const rules = { ruleset: muneraCareer, tables };
    count(tally, longGameOut(rules, setup, derive(seed, 'career', i), plainCareer(play)));
  }
  return tally;
}

function count(tally: CareersTally, { ended, turn, past }: CareerState): void {
  const free = ended?.how === 'rudis' || ended?.how === 'bought free';
  tally.careers += 1;
  tally.bouts += past.length;
  countOne(tally.munera, turn);
  countOne(tally.fought, past.length);
  countOne(tally.ends, ended?.how === 'dead' ? deathOf(past) : (ended?.how ?? ''));
  for (const { number, fate } of past) {
    countOne(tally.fates, fate);
    countOne(tally.numbered, number);
    if (fate === 'dead') countOne(tally.fatal, number);
  }
  if (!free) return;
  tally.freed += 1;
  countOne(tally.freedom, past.length);
}

/** Killed outright, or because nobody wanted to let it go. */
const deathOf = (past: readonly PastBout[]): string =>
  past.at(-1)?.result.fighters[0]?.status === 'dead' ? 'dead on the sand' : 'dead, no mercy';
