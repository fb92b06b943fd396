/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { MatchesJob } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import { GAME_ID } from '../id.ts';
import { playsAt } from '../labour/career-bouts.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { type BoutsTally, simulateBouts } from '../labour/simulate.ts';
import type { MuneraLevel } from '../rules/types.ts';
import type { Profile } from '../rules/words.ts';
import { type CareersTally, simulateCareers } from '../session/simulate-careers.ts';
import { careerTables } from '../tables.ts';
import { type MuneraMatchOptions, readBout } from './options.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  bouts: MatchesJob<{ readonly match: MuneraMatchOptions }, BoutsTally>;
  careers: {
    readonly orders: { readonly player: MuneraLevel | 'book'; readonly profile: Profile | null; readonly seed: string };
    readonly batch: Range;
    readonly done: CareersTally;
  };
  ladder: LadderJob;
}
const HANDS: HandsOf<Jobs> = {
  bouts({ match, seed, journal }) {
    return (range) => {
      const lines = journal ? new JournalLines() : null;
      const tally = simulateBouts((own) => readBout(match, null, own), seed, range, lines);
      return { tally, journal: lines?.take() ?? '' };
    };
  },
  careers:
    ({ player, profile, seed }) =>
    (range) =>
      simulateCareers(careerTables(), playsAt(player), seed, range, profile),
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
