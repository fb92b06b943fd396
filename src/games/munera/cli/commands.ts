/** What Munera Sine Missione adds to the command line. What a command does is loaded when it is run. */
import { BOT_SECONDS_SPEC } from '../../../cli/bots/seconds.ts';
import { readTeamBots } from '../../../cli/led-option.ts';
import { loneCommands } from '../../../cli/lone-commands.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { GameCommands } from '../../commands.ts';
import { MUNERA_ALONE } from '../screens/practice.ts';
import { botGame } from './bots.ts';
import { STRIKE_OPTIONS } from './odds.ts';
import { BOUT_OPTIONS, type MuneraMatchOptions, readBout } from './options.ts';
import type { MuneraSimOptions } from './sim.ts';

const LONE = loneCommands({
  of: MUNERA_ALONE,
  game: botGame,
  setup: (options: MuneraMatchOptions, seed) => readBout(options, PLAYER_SEAT, seed),
  bots: ({ led }, { fighters }) => readTeamBots(led, fighters),
});

/** What practice, sim, odds and bot do of this game. */
export const MUNERA_COMMANDS: GameCommands = {
  practice: { options: [...BOUT_OPTIONS, BOT_SECONDS_SPEC], read: LONE.practice },
  sim: {
    options: [
      ...BOUT_OPTIONS,
      BOT_SECONDS_SPEC,
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--careers <n>', about: 'so many careers instead, by a plain player (MR-75)' },
      { flags: '--player <level>', about: 'with --careers: who leads the gladiator in its bouts', standing: 'book' },
      { flags: '--profile <profile>', about: 'with --careers: of the gladiator; if not said each in turn' },
      { flags: '--ladder', about: 'level against level instead, between two of a profile; -n bouts a rung' },
    ],
    run: async (options: MuneraSimOptions) => (await import('./sim.ts')).runMuneraSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: BOUT_OPTIONS, read: LONE.bot },
  odds: { options: STRIKE_OPTIONS, run: async (options) => (await import('./odds.ts')).runMuneraOdds(options) },
};
