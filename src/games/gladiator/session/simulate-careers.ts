/** Many careers by the plain player, counted. */

import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { type Controller, runMatch } from '../../../kernel/runner.ts';
import { added } from '../../../session/counts.ts';
import type { Range } from '../../../session/range.ts';
import { plainPlayer } from '../ai/plain-career.ts';
import { career } from '../career/index.ts';
import type { CareerKit } from '../career/kit.ts';
import { OWN_FIGHTER } from '../career/munus/bout-order.ts';
import type { MatchType } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { CareerEnd, CareerSetup, CareerState } from '../career/types.ts';
import type { ResultLetter } from '../rules/end-types.ts';

/** What came of a batch of careers. */
export interface CareerTally {
  careers: number;
  /** Careers in which the man lived through so many munera, from 0 on. */
  readonly alive: number[];
  /** Careers by the victories they reached. */
  readonly wins: number[];
  readonly ends: { [E in CareerEnd]?: number };
  /** Deaths by whose hand: a man of some style, a beast of some kind, nobody. */
  readonly killers: { [killer: string]: number };
  /** Experience earned in the first, second, .. munus, with how many fought it. */
  readonly xp: { readonly total: number; readonly fought: number }[];
  readonly matches: { [T in MatchType]?: { readonly [L in ResultLetter]: number } };
}

/** Who plays a career of a batch. */
export type PlayerOf = (tables: CampaignTables, seed: string) => Controller<CareerKit>;

/** Plays some careers of a batch to their end; equal arguments give an equal tally. */
export function simulateCareers(
  tables: CampaignTables,
  setup: CareerSetup,
  seed: string,
  { from, to }: Range,
  playerOf: PlayerOf = plainPlayer,
): CareerTally {
  const tally = noCareers();
  for (let i = from; i < to; i++) {
    const own = derive(seed, 'career', i);
    const match = Match.start(career, tables, setup, own, { journal: false });
    const player = playerOf(match.tables, own);
    runMatch(match, () => player);
    count(tally, match.state);
  }
  return tally;
}

/** Nothing counted yet. */
export function noCareers(): CareerTally {
  return { careers: 0, alive: [], wins: [], ends: {}, killers: {}, xp: [], matches: {} };
}

/** Both tallies together; `b` has the careers after those of `a`. */
export function joinCareers(a: CareerTally, b: CareerTally): CareerTally {
  return added(a, b);
}

function count(tally: CareerTally, { man, end, past, standing }: CareerState): void {
  if (man === null || end === null) throw new Error('a career ended before it began');
  tally.careers += 1;
  const lived = standing === 'dead' ? past.length - 1 : past.length;
  for (let munus = 0; munus <= lived; munus++) add(tally.alive, munus);
  add(tally.wins, man.record.v);
  tally.ends[end.how] = (tally.ends[end.how] ?? 0) + 1;
  if (standing === 'dead') {
    const killer = killerOf(end.killer, past.at(-1));
    tally.killers[killer] = (tally.killers[killer] ?? 0) + 1;
  }
  for (const [i, { bill, result, xpEarned }] of past.entries()) {
    const { total, fought } = tally.xp[i] ?? { total: 0, fought: 0 };
    tally.xp[i] = { total: total + xpEarned, fought: fought + 1 };
    const letters = tally.matches[bill.type] ?? { V: 0, S: 0, M: 0, P: 0 };
    const letter = result.feats[OWN_FIGHTER]?.result ?? 'P';
    tally.matches[bill.type] = { ...letters, [letter]: letters[letter] + 1 };
  }
}

/** Lists count from 0 up without holes. */
function add(list: number[], at: number): void {
  while (list.length <= at) list.push(0);
  list[at] = (list[at] ?? 0) + 1;
}

function killerOf(killer: string | null, last: CareerState['past'][number] | undefined): string {
  if (killer === null) return 'nobody';
  const man = last?.bill.challengers.find((one) => killer.startsWith(one.man.name));
  if (man === undefined) return killer;
  return man.man.name === killer ? man.man.style : `a horse (${man.man.style})`;
}
