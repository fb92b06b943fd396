/** What Heroes of the Colosseum adds to the command line. What a command does is loaded when it is run. */
import { practisedAlone } from '../../../cli/lone-practice.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { Store } from '../../../store/store.ts';
import type { BotGame, PlayBotMatch } from '../../bots.ts';
import type { FirstScreen, GameCommands, Globals } from '../../commands.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { namesBy } from '../rules/names.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { HEROES_ALONE } from '../screens/practice.ts';
import { tables } from '../tables.ts';
import { ODDS_OPTIONS } from './odds.ts';
import { type HeroesMatchOptions, MATCH_OPTIONS, readMatch } from './options.ts';
import type { HeroesSimOptions } from './sim.ts';

/** What practice, sim, odds and bot do of this game. */
export const HEROES_COMMANDS: GameCommands = {
  practice: { options: MATCH_OPTIONS, read: async (options: Globals & HeroesMatchOptions) => readPractice(options) },
  sim: {
    options: [
      ...MATCH_OPTIONS,
      { flags: '--careers <n>', about: 'so many careers of one Star each instead, by a plain player' },
      { flags: '--signature <signature>', about: 'with --careers: of the Star' },
      { flags: '--journal <file>', about: 'every event as JSON Lines' },
      { flags: '--ladder', about: 'level against level instead, between equal gladiators; -n matches a rung' },
    ],
    run: async (options: HeroesSimOptions) => (await import('./sim.ts')).runHeroesSim(options),
    hand: async (job) => (await import('./jobs.ts')).handFor(job),
  },
  bot: { options: MATCH_OPTIONS, read: async (options: Globals & HeroesMatchOptions) => readBotMatch(options) },
  odds: { options: ODDS_OPTIONS, run: async (options) => (await import('./odds.ts')).runHeroesOdds(options) },
};

/** Reads who meets whom; what it gives back begins the match. Both throw UsageError. */
function readPractice(options: Globals & HeroesMatchOptions): (store: Store) => FirstScreen {
  const seed = seedGiven(options.seed);
  const setup = named(readMatch(options, 0), seed);
  return (store) => practisedAlone(HEROES_ALONE, { setup, seed }, store);
}

/** Everybody under a name of the arena. */
function named(setup: HeroesSetup, seed: string): HeroesSetup {
  const names = namesBy(seed, setup.fighters.length, []);
  return { ...setup, fighters: setup.fighters.map((one, i) => ({ ...one, name: names[i] ?? one.name })) };
}

/** The bot has the player's seat; others are led at their levels. Throws UsageError. */
function readBotMatch(options: Globals & HeroesMatchOptions): (play: PlayBotMatch) => Promise<void> {
  const seed = seedGiven(options.seed);
  const setup = named(readMatch(options, PLAYER_SEAT), seed);
  return (play) => play({ game: botGame(), setup, seed, seats: [PLAYER_SEAT], minds: mindsFor(setup) });
}

/** An adept stands in for a bot. */
function botGame(): BotGame<HeroesKit> {
  const own = tables();
  return {
    ...{ game: GAME_ID, ruleset: heroes, tables: own },
    stand: (request, view) => adeptAnswer(view, own, request),
  };
}
