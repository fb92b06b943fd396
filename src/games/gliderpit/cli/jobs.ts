/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf } from '../../../cli/sim/crew-of.ts';
import type { Played } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import { GAME_ID } from '../id.ts';
import { type FlightsTally, simulateFlights } from '../labour/simulate.ts';
import { type PitMatchOptions, readBout } from './options.ts';

/** What a job is told once. */
interface FlightOrders {
  readonly match: PitMatchOptions;
  readonly seed: string;
  readonly journal: boolean;
}

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, {
  flights({ match, seed, journal }: FlightOrders) {
    return (range: Range): Played<FlightsTally> => {
      const lines = journal ? new JournalLines() : null;
      const tally = simulateFlights((own) => readBout(match, null, own), seed, range, lines);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
});
