/** What Glider-Pit Gladiators adds to the command line. What a command does is loaded when it is run. */
import { practisedAlone } from '../../../cli/lone-practice.ts';
import { seedGiven } from '../../../cli/seed.ts';
import type { Store } from '../../../store/store.ts';
import type { PlayBotMatch } from '../../bots.ts';
import type { FirstScreen, GameCommands, Globals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { gliderpit } from '../rules/index.ts';
import { GLIDERPIT_ALONE } from '../screens/practice.ts';
import { tables } from '../tables.ts';
import { ATTACK_OPTIONS } from './odds.ts';
import { BOUT_OPTIONS, type PitMatchOptions, readBout } from './options.ts';
import type { PitSimOptions } from './sim.ts';

/** What practice, sim, odds and bot do of this game. */
export const GLIDERPIT_COMMANDS: GameCommands = {
  practice: { options: BOUT_OPTIONS, read: async (options: Globals & PitMatchOptions) => readPractice(options) },
  sim: {
    options: [...BOUT_OPTIONS, { flags: '--journal <file>', about: 'every event as JSON Lines' }],
    run: async (options: PitSimOptions) => (await import('./sim.ts')).runPitSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: BOUT_OPTIONS, read: async (options: Globals & PitMatchOptions) => readBotMatch(options) },
  odds: { options: ATTACK_OPTIONS, run: async (options) => (await import('./odds.ts')).runPitOdds(options) },
};

/** Reads who meets whom; what it gives back begins the bout. Both throw UsageError. */
function readPractice(options: Globals & PitMatchOptions): (store: Store) => FirstScreen {
  const seed = seedGiven(options.seed);
  const setup = readBout(options, 0, seed);
  return (store) => practisedAlone(GLIDERPIT_ALONE, { setup, seed }, store);
}

/** The bot has the player's seat; the chart leads all others. Throws UsageError. */
function readBotMatch(options: Globals & PitMatchOptions): (play: PlayBotMatch) => Promise<void> {
  const seed = seedGiven(options.seed);
  const setup = readBout(options, 0, seed);
  const game = { game: GAME_ID, ruleset: gliderpit, tables: tables() };
  return (play) => play({ game, setup, seed, seats: [0], minds: {} });
}
