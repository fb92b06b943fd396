/** Many careers of one Star each by a plain player, counted. */
import { derive } from '../../../kernel/rng.ts';
import { added, countOne } from '../../../session/counts.ts';
import { longGameOut } from '../../../session/long/runs.ts';
import type { Range } from '../../../session/range.ts';
import type { Spread } from '../../../session/spread.ts';
import { type PlainStar, plainCareer } from '../ai/plain-career.ts';
import { heroesCareer } from '../career/index.ts';
import type { CareerState } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { type Signature, STYLES } from '../rules/words.ts';

/** What came of a batch of careers. */
export interface CareersTally {
  careers: number;
  freed: number;
  /** Careers by the months they lasted, and those that ended in freedom. */
  readonly months: Spread;
  readonly freedom: Spread;
  /** Careers by the matches fought in them. */
  readonly matches: Spread;
  /** Careers by why they ended, and by the place where they did. */
  readonly ends: { [why: string]: number };
  readonly places: { [locale: string]: number };
}

/** Nothing counted yet. */
export function noCareers(): CareersTally {
  return { careers: 0, freed: 0, months: {}, freedom: {}, matches: {}, ends: {}, places: {} };
}

/** Both tallies together, words in one order, whatever came first. */
export function joinCareers(a: CareersTally, b: CareersTally): CareersTally {
  const all = added(a, b);
  const ordered = (counts: { readonly [word: string]: number }) =>
    Object.fromEntries(Object.entries(counts).sort(([x], [y]) => (x < y ? -1 : 1)));
  return { ...all, ends: ordered(all.ends), places: ordered(all.places) };
}

/** R85 Careers of one Star each, every match it may fight, until it is dead or free; styles in turn. Equal arguments, equal tally. */
export function simulateCareers(
  tables: Tables,
  signature: Signature,
  seed: string,
  { from, to }: Range,
  { points, second }: Pick<PlainStar, 'points' | 'second'> = PLAIN,
): CareersTally {
  const tally = noCareers();
  for (let i = from; i < to; i++) {
    const setup = { name: 'Felix', starPower: true, rivals: false, mode: 'ironman' } as const;
    const style = STYLES[i % STYLES.length] ?? 'murmillo';
    const player = plainCareer(tables, { signature, second, points, style });
    count(tally, longGameOut({ ruleset: heroesCareer, tables }, setup, derive(seed, 'career', i), player));
  }
  return tally;
}

const PLAIN = { points: { savvy: 5, speed: 3, strength: 4 }, second: false } as const;

function count(tally: CareersTally, { familia, turn, past }: CareerState): void {
  const [star] = familia;
  tally.careers += 1;
  countOne(tally.months, turn);
  countOne(tally.matches, past.length);
  countOne(tally.places, star?.locale ?? 'nowhere');
  countOne(tally.ends, star?.free === true ? 'free' : (star?.ended?.why ?? 'closed'));
  if (star?.free !== true) return;
  tally.freed += 1;
  countOne(tally.freedom, turn);
}
