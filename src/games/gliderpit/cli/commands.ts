/** What Glider-Pit Gladiators adds to the command line. What a command does is loaded when it is run. */
import { BOT_SECONDS_SPEC } from '../../../cli/bots/seconds.ts';
import { readTeamBots } from '../../../cli/led-option.ts';
import { loneCommands } from '../../../cli/lone-commands.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { GameCommands } from '../../commands.ts';
import { GLIDERPIT_ALONE } from '../screens/practice.ts';
import { botGame } from './bots.ts';
import { ATTACK_OPTIONS } from './odds.ts';
import { BOUT_OPTIONS, type PitMatchOptions, readBout } from './options.ts';
import type { PitSimOptions } from './sim.ts';

const LONE = loneCommands({
  of: GLIDERPIT_ALONE,
  game: botGame,
  setup: (options: PitMatchOptions, seed) => readBout(options, PLAYER_SEAT, seed),
  bots: ({ led }, { gliders }) => readTeamBots(led, gliders),
});

/** What practice, sim, odds and bot do of this game. */
export const GLIDERPIT_COMMANDS: GameCommands = {
  practice: { options: [...BOUT_OPTIONS, BOT_SECONDS_SPEC], read: LONE.practice },
  sim: {
    options: [
      ...BOUT_OPTIONS,
      BOT_SECONDS_SPEC,
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--seasons <n>', about: 'so many first seasons instead, by a plain player (23)' },
      { flags: '--player <level>', about: 'with --seasons: who flies the player’s glider', standing: 'book' },
      { flags: '--rivals <how>', about: 'with --seasons: green, mixed or hard', standing: 'green' },
      { flags: '--ladder', about: 'level against level instead, at each depth in turn; -n bouts a rung' },
    ],
    run: async (options: PitSimOptions) => (await import('./sim.ts')).runPitSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: BOUT_OPTIONS, read: LONE.bot },
  odds: { options: ATTACK_OPTIONS, run: async (options) => (await import('./odds.ts')).runPitOdds(options) },
};
