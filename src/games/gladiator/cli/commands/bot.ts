/** harena bot: bouts that somebody plays by lines of JSON. */
import { readLevels } from '../../../../cli/ai-option.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { PLAYER_SEAT } from '../../../../kernel/levels.ts';
import type { PlayBotMatch } from '../../../bots.ts';
import { mindsFor } from '../../labour/minds.ts';
import { USUAL } from '../../options.ts';
import { botGame } from '../bots.ts';
import { type PracticeOptions, readMeeting } from './practice.ts';

/** Reads who meets whom, as practice does; the bot has the player's seat. Throws UsageError. */
export function readBotMatch(options: PracticeOptions): (play: PlayBotMatch) => Promise<void> {
  readLevels(options); // harena bot starts no program: the bot is at its standard input and output
  const setup = readMeeting(options)(USUAL);
  const seed = seedGiven(options.seed);
  const game = botGame(setup.rules);
  return (play) => play({ game, setup, seed, seats: [PLAYER_SEAT], minds: mindsFor(setup) });
}
