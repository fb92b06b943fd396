/** What GLADIATOR adds to the command line. What a command does is loaded when it is run. */
import type { GameCommands } from '../../commands.ts';
import { armoury } from '../tables.ts';
import { BOT_OPTIONS, MERGE_OPTIONS, ODDS_OPTIONS, PRACTICE_OPTIONS, SIM_OPTIONS } from './command-options.ts';
import type { ExchangeOptions } from './commands/odds-exchange.ts';
import type { PracticeOptions } from './commands/practice.ts';
import type { OddsOptions } from './odds-options.ts';
import type { SimOptions } from './sim/options.ts';
import { specHelp } from './spec-help.ts';

const help = (): string => specHelp(armoury());

/** What practice, sim and odds do of GLADIATOR. */
export const COMMANDS: GameCommands = {
  practice: {
    options: PRACTICE_OPTIONS,
    help,
    read: async (options: PracticeOptions) => (await import('./commands/practice.ts')).readPractice(options),
  },
  sim: {
    options: SIM_OPTIONS,
    help,
    run: simulated,
    hand: async (job) => (await import('./sim/jobs.ts')).handFor(job),
    merge: {
      options: MERGE_OPTIONS,
      run: async (parts, options) => (await import('./commands/sim-merge.ts')).runMerge(parts, options),
    },
  },
  odds: { options: ODDS_OPTIONS, help, run: workedOut },
  bot: {
    options: BOT_OPTIONS,
    help,
    read: async (options: PracticeOptions) => (await import('./commands/bot.ts')).readBotMatch(options),
  },
};

async function simulated(options: SimOptions): Promise<string> {
  if (options.ladder === true) {
    const { runLadder } = await import('../../../cli/sim/ladder.ts');
    return runLadder((await import('./sim/ladder.ts')).MENS_LADDER, options);
  }
  if (options.months !== undefined) return (await import('./commands/sim-houses.ts')).runSimHouses(options);
  if (options.careers !== undefined) return (await import('./commands/sim-careers.ts')).runSimCareers(options);
  return (await import('./commands/sim.ts')).runSim(options);
}

async function workedOut(options: OddsOptions & ExchangeOptions & { readonly exchange?: true }): Promise<string> {
  if (options.exchange === true) return (await import('./commands/odds-exchange.ts')).runExchange(options);
  return (await import('./commands/odds.ts')).runOdds(options);
}
