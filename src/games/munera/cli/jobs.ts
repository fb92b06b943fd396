/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { Played } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import { GAME_ID } from '../id.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { type BoutsTally, simulateBouts } from '../labour/simulate.ts';
import { type MuneraMatchOptions, readBout } from './options.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  bouts: {
    readonly orders: { readonly match: MuneraMatchOptions; readonly seed: string; readonly journal: boolean };
    readonly batch: Range;
    readonly done: Played<BoutsTally>;
  };
  ladder: LadderJob;
}
const HANDS: HandsOf<Jobs> = {
  bouts({ match, seed, journal }) {
    return (range) => {
      const lines = journal ? new JournalLines(null) : null;
      const tally = simulateBouts((own) => readBout(match, null, own), seed, range, lines);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
