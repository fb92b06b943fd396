/** What the threads of harena sim may be given to do of this game, a batch at a time. */
import { JournalLines } from '../../../cli/journal-lines.ts';
import { crewOf, type HandsOf } from '../../../cli/sim/crew-of.ts';
import { climbing, type LadderJob } from '../../../cli/sim/ladder.ts';
import type { MatchesJob } from '../../../cli/sim/matches.ts';
import type { Range } from '../../../session/range.ts';
import { GAME_ID } from '../id.ts';
import { campaignFights, type RivalsLed } from '../labour/campaign-fights.ts';
import { climb, RUNGS } from '../labour/ladder.ts';
import { type GamesTally, simulateGames } from '../labour/simulate.ts';
import type { Character } from '../rules/words.ts';
import type { LeadChoice } from '../session/line-up.ts';
import { type CampaignsTally, simulateCampaigns } from '../session/simulate-campaigns.ts';
import { campaignTables } from '../tables.ts';
import { type GladiatoriMatchOptions, readGame } from './options.ts';

/** What each kind of job is told once, what a batch of it is, and what comes of one. */
interface Jobs {
  games: MatchesJob<{ readonly match: GladiatoriMatchOptions }, GamesTally>;
  campaigns: {
    readonly orders: {
      readonly player: LeadChoice;
      readonly rivals: RivalsLed;
      readonly character: Character | null;
      readonly seed: string;
    };
    readonly batch: Range;
    readonly done: CampaignsTally;
  };
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
  campaigns:
    ({ player, rivals, character, seed }) =>
    (range) =>
      simulateCampaigns(campaignTables(), campaignFights(player, rivals), seed, range, character),
  ladder: climbing(RUNGS, climb),
};

/** The jobs of this game, by their words and by hand. */
export const { workOf, handFor } = crewOf(GAME_ID, HANDS);
