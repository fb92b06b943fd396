/** What Heroes of the Colosseum adds to the command line. What a command does is loaded when it is run. */
import { readBots } from '../../../cli/ai-option.ts';
import { BOT_SECONDS_SPEC } from '../../../cli/bots/seconds.ts';
import { loneCommands } from '../../../cli/lone-commands.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { GameCommands } from '../../commands.ts';
import { namesBy } from '../rules/names.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { HEROES_ALONE } from '../screens/practice.ts';
import { botGame } from './bots.ts';
import { ODDS_OPTIONS } from './odds.ts';
import { type HeroesMatchOptions, MATCH_OPTIONS, readMatch } from './options.ts';
import type { HeroesSimOptions } from './sim.ts';

const LONE = loneCommands({
  of: HEROES_ALONE,
  game: botGame,
  setup: (options: HeroesMatchOptions, seed) => named(readMatch(options, PLAYER_SEAT), seed),
  bots: readBots,
});

/** Everybody under a name of the arena. */
function named(setup: HeroesSetup, seed: string): HeroesSetup {
  const names = namesBy(seed, setup.fighters.length, []);
  return { ...setup, fighters: setup.fighters.map((one, i) => ({ ...one, name: names[i] ?? one.name })) };
}

/** What practice, sim, odds and bot do of this game. */
export const HEROES_COMMANDS: GameCommands = {
  practice: { options: [...MATCH_OPTIONS, BOT_SECONDS_SPEC], read: LONE.practice },
  sim: {
    options: [
      ...MATCH_OPTIONS,
      BOT_SECONDS_SPEC,
      { flags: '--careers <n>', about: 'so many careers of one Star each instead, by a plain player' },
      { flags: '--signature <signature>', about: 'with --careers: of the Star' },
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--ladder', about: 'level against level instead, between equal gladiators; -n matches a rung' },
    ],
    run: async (options: HeroesSimOptions) => (await import('./sim.ts')).runHeroesSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: MATCH_OPTIONS, read: LONE.bot },
  odds: { options: ODDS_OPTIONS, run: async (options) => (await import('./odds.ts')).runHeroesOdds(options) },
};
