/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { MatchesJob } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import { GAME_ID } from '../id.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { mindsFor } from '../labour/minds.ts';
import type { HeroesSetup } from '../rules/types.ts';
import type { Signature } from '../rules/words.ts';
import { type MatchTally, simulateMatches } from '../session/simulate.ts';
import { type CareersTally, simulateCareers } from '../session/simulate-careers.ts';
import { tables } from '../tables.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  matches: MatchesJob<{ readonly setup: HeroesSetup }, MatchTally>;
  careers: {
    readonly orders: { readonly signature: Signature; readonly seed: string };
    readonly batch: Range;
    readonly done: CareersTally;
  };
  ladder: LadderJob;
}
const HANDS: HandsOf<Jobs> = {
  matches({ setup, seed, journal }) {
    const minds = mindsFor(setup);
    return (range) => {
      const lines = journal ? new JournalLines() : null;
      const tally = simulateMatches(tables(), setup, seed, range, lines, minds);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
  careers:
    ({ signature, seed }) =>
    (range) =>
      simulateCareers(tables(), signature, seed, range),
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
