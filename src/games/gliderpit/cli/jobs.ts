/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { MatchesJob } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import type { Rivalry } from '../career/words.ts';
import { GAME_ID } from '../id.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { fliesAt } from '../labour/season-bouts.ts';
import { type FlightsTally, simulateFlights } from '../labour/simulate.ts';
import { type PitSeasonsTally, simulatePitSeasons } from '../session/simulate-seasons.ts';
import { seasonTables } from '../tables.ts';
import { type PitMatchOptions, readBout } from './options.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  flights: MatchesJob<{ readonly match: PitMatchOptions }, FlightsTally>;
  seasons: {
    readonly orders: {
      readonly player: Parameters<typeof fliesAt>[0];
      readonly rivals: Rivalry;
      readonly seed: string;
    };
    readonly batch: Range;
    readonly done: PitSeasonsTally;
  };
  ladder: LadderJob;
}

const HANDS: HandsOf<Jobs> = {
  flights({ match, seed, journal }) {
    return (range) => {
      const lines = journal ? new JournalLines() : null;
      const tally = simulateFlights((own) => readBout(match, null, own), seed, range, lines);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
  seasons:
    ({ player, rivals, seed }) =>
    (range) =>
      simulatePitSeasons(seasonTables(), fliesAt(player), seed, range, rivals),
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
