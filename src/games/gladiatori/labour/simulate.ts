/** Many matches that nobody plays, counted. */
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
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** What came of a batch of matches. */
export interface GamesTally extends OutcomesTally {
  /** Gladiators that are dead, attacks, those that hit, animals killed. */
  dead: number;
  attacks: number;
  hits: number;
  animals: number;
}

/** Nothing counted yet, of so many sides. */
export function noGames(sides: number): GamesTally {
  return { ...noOutcomes(sides), dead: 0, attacks: 0, hits: 0, animals: 0 };
}

/** Both tallies together; ends in one order, whatever came first. */
export function joinGames(a: GamesTally, b: GamesTally): GamesTally {
  const all = added(a, b);
  return { ...all, ends: inOrder(all.ends) };
}

/** Plays some matches of a batch, each set up by its own seed; equal arguments give an equal tally. */
export function simulateGames(
  setupFor: (seed: string) => GladiatoriSetup,
  seed: string,
  range: Range,
  watcher: OutcomesWatcher<GladiatoriKit> | null = null,
): GamesTally {
  const by = { ruleset: gladiatori, tables: tables(), minds: mindsFor };
  return fightEach(by, { setupFor, seed }, range, gamesCounter(watcher));
}

/** Counts matches one after another, and tells whoever watches. */
export const gamesCounter = (
  watcher: OutcomesWatcher<GladiatoriKit> | null = null,
): OutcomesCounter<GladiatoriKit, GamesTally> =>
  outcomesCounter(noGames(0), watcher, {
    end(tally, { killed, fighters }) {
      tally.animals += killed;
      for (const { standing, attacks, hits } of fighters) {
        if (standing === 'dead' || standing === 'falling') tally.dead += 1;
        tally.attacks += attacks;
        tally.hits += hits;
      }
    },
  });
