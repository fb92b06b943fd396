/** What Munera Sine Missione adds to the command line. What a command does is loaded when it is run. */
import { practisedAlone } from '../../../cli/lone-practice.ts';
import { seedGiven } from '../../../cli/seed.ts';
import type { Store } from '../../../store/store.ts';
import type { PlayBotMatch } from '../../bots.ts';
import type { FirstScreen, GameCommands, Globals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { munera } from '../rules/index.ts';
import { MUNERA_ALONE } from '../screens/practice.ts';
import { tables } from '../tables.ts';
import { STRIKE_OPTIONS } from './odds.ts';
import { BOUT_OPTIONS, type MuneraMatchOptions, readBout } from './options.ts';
import type { MuneraSimOptions } from './sim.ts';

/** What practice, sim, odds and bot do of this game. */
export const MUNERA_COMMANDS: GameCommands = {
  practice: { options: BOUT_OPTIONS, read: async (options: Globals & MuneraMatchOptions) => readPractice(options) },
  sim: {
    options: [
      ...BOUT_OPTIONS,
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--careers <n>', about: 'so many careers instead, by a plain player (MR-75)' },
      { flags: '--player <level>', about: 'with --careers: who leads the gladiator in its bouts', standing: 'book' },
      { flags: '--profile <profile>', about: 'with --careers: of the gladiator; if not said each in turn' },
      { flags: '--ladder', about: 'level against level instead, between two of a profile; -n bouts a rung' },
    ],
    run: async (options: MuneraSimOptions) => (await import('./sim.ts')).runMuneraSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: BOUT_OPTIONS, read: async (options: Globals & MuneraMatchOptions) => readBotMatch(options) },
  odds: { options: STRIKE_OPTIONS, run: async (options) => (await import('./odds.ts')).runMuneraOdds(options) },
};

/** Reads who meets whom; what it gives back begins the bout. Both throw UsageError. */
function readPractice(options: Globals & MuneraMatchOptions): (store: Store) => FirstScreen {
  const seed = seedGiven(options.seed);
  const setup = readBout(options, 0, seed);
  return (store) => practisedAlone(MUNERA_ALONE, { setup, seed }, store);
}

/** The bot has the player's seat; the chart leads all others. Throws UsageError. */
function readBotMatch(options: Globals & MuneraMatchOptions): (play: PlayBotMatch) => Promise<void> {
  const seed = seedGiven(options.seed);
  const setup = readBout(options, 0, seed);
  const game = { game: GAME_ID, ruleset: munera, tables: tables() };
  return (play) => play({ game, setup, seed, seats: [0], minds: {} });
}
