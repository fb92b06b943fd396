/** Many careers by a plain player, counted. */
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { runMatch } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
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
    const match = Match.start(muneraCareer, tables, setup, derive(seed, 'career', i), { journal: false });
    const player = plainCareer(play);
    runMatch(match, () => player);
    count(tally, match.state);
  }
  return tally;
}

function count(tally: CareersTally, { ended, turn, past }: CareerState): void {
  const add = (counts: { [key: string]: number }, key: string | number) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const free = ended?.how === 'rudis' || ended?.how === 'bought free';
  tally.careers += 1;
  tally.bouts += past.length;
  add(tally.munera, turn);
  add(tally.fought, past.length);
  add(tally.ends, ended?.how === 'dead' ? deathOf(past) : (ended?.how ?? ''));
  for (const { number, fate } of past) {
    add(tally.fates, fate);
    add(tally.numbered, number);
    if (fate === 'dead') add(tally.fatal, number);
  }
  if (!free) return;
  tally.freed += 1;
  add(tally.freedom, past.length);
}

/** Killed outright, or because nobody wanted to let it go. */
const deathOf = (past: readonly PastBout[]): string =>
  past.at(-1)?.result.fighters[0]?.status === 'dead' ? 'dead on the sand' : 'dead, no mercy';
