/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { MatchesJob } from '../../../cli/sim/matches.ts';
import { GAME_ID } from '../id.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { type GamesTally, simulateGames } from '../labour/simulate.ts';
import { type GladiatoriMatchOptions, readGame } from './options.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  games: MatchesJob<{ readonly match: GladiatoriMatchOptions }, GamesTally>;
  ladder: LadderJob;
}

const HANDS: HandsOf<Jobs> = {
  games({ match, seed, journal }) {
    return (range) => {
      const lines = journal ? new JournalLines() : null;
      const tally = simulateGames((own) => readGame(match, null, own), seed, range, lines);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
