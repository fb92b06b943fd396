/** What Gladiatori adds to the command line. What a command does is loaded when it is run. */
import { BOT_SECONDS_SPEC } from '../../../cli/bots/seconds.ts';
import { readTeamBots } from '../../../cli/led-option.ts';
import { loneCommands } from '../../../cli/lone-commands.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { GameCommands } from '../../commands.ts';
import { GLADIATORI_ALONE } from '../screens/practice.ts';
import { botGame } from './bots.ts';
import { HIDDEN_OPTIONS } from './odds.ts';
import { type GladiatoriMatchOptions, MATCH_OPTIONS, readGame } from './options.ts';
import type { GladiatoriSimOptions } from './sim.ts';

const LONE = loneCommands({
  of: GLADIATORI_ALONE,
  game: botGame,
  setup: (options: GladiatoriMatchOptions, seed) => readGame(options, PLAYER_SEAT, seed),
  bots: ({ led }, { fighters }) => readTeamBots(led, fighters),
});

/** What practice, sim, odds and bot do of this game. */
export const GLADIATORI_COMMANDS: GameCommands = {
  practice: { options: [...MATCH_OPTIONS, BOT_SECONDS_SPEC], read: LONE.practice },
  sim: {
    options: [
      ...MATCH_OPTIONS,
      BOT_SECONDS_SPEC,
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--campaigns <n>', about: 'so many campaigns instead, by a plain player (GR-100)' },
      {
        flags: '--player <level>',
        about: 'with --campaigns: who leads the gladiator in its matches',
        standing: 'book',
      },
      {
        flags: '--rivals <lead>',
        about: 'with --campaigns: book, or deserved: at their levels (slow)',
        standing: 'book',
      },
      { flags: '--character <character>', about: 'with --campaigns: of the gladiator; if not said each in turn' },
      { flags: '--ladder', about: 'level against level instead, between two of a character; -n duels a rung' },
    ],
    run: async (options: GladiatoriSimOptions) => (await import('./sim.ts')).runGladiatoriSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: MATCH_OPTIONS, read: LONE.bot },
  odds: { options: HIDDEN_OPTIONS, run: async (options) => (await import('./odds.ts')).runGladiatoriOdds(options) },
};
