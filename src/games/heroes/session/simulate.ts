/** Many matches that nobody plays, counted. */
import type { Minds } from '../../../ai/mind.ts';
import { added } from '../../../session/counts.ts';
import {
  fightEach,
  inOrder,
  noOutcomes,
  type OutcomesCounter,
  type OutcomesTally,
  type OutcomesWatcher,
  outcomesCounter,
} from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { HeroesSetup } from '../rules/types.ts';

/** What came of a batch of matches. */
export interface MatchTally extends OutcomesTally {
  /** Gladiators that died, and that were spared. */
  dead: number;
  spared: number;
  /** 6.6 Matches with a break. */
  breaks: number;
}

/** Nothing counted yet. */
export function noMatches(): MatchTally {
  return { ...noOutcomes(2), dead: 0, spared: 0, breaks: 0 };
}

/** Both tallies together; ends in one order, whatever came first. */
export function joinMatches(a: MatchTally, b: MatchTally): MatchTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends) };
}

/** Plays some matches of a batch; equal arguments give an equal tally. `minds`: who answers for the seats of the program. */
export function simulateMatches(
  tables: Tables,
  setup: HeroesSetup,
  seed: string,
  range: Range,
  watcher: OutcomesWatcher<HeroesKit> | null = null,
  minds: Minds<HeroesKit> = {},
): MatchTally {
  const by = { ruleset: heroes, tables, minds: () => minds };
  return fightEach(by, { setupFor: () => setup, seed }, range, matchesCounter(watcher));
}

/** Counts matches one after another, and tells whoever watches. */
export const matchesCounter = (
  watcher: OutcomesWatcher<HeroesKit> | null = null,
): OutcomesCounter<HeroesKit, MatchTally> =>
  outcomesCounter(noMatches(), watcher, {
    end(tally, { fighters, breaks }) {
      tally.dead += fighters.filter(({ fate }) => fate === 'killed').length;
      tally.spared += fighters.filter(({ fate }) => fate === 'spared').length;
      tally.breaks += breaks > 0 ? 1 : 0;
    },
  });
