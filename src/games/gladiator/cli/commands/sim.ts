/** harena sim: book against book, no screen. */
import { readBots } from '../../../../cli/ai-option.ts';
import { type BotRun, fightWithBots, lossTeller, refuseBesideBots } from '../../../../cli/bots/fights.ts';
import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { JournalFile } from '../../../../cli/journal-file.ts';
import { readRange } from '../../../../cli/sim/parts.ts';
import { mindsFor } from '../../labour/minds.ts';
import { boutCounter } from '../../session/simulate.ts';
import type { BoutTally } from '../../session/tally.ts';
import { botGame } from '../bots.ts';
import { chunkText } from '../sim/chunk.ts';
import { boutWorkers, fightPlan } from '../sim/fight.ts';
import type { SimOptions } from '../sim/options.ts';
import { listedFighters, type Plan, readPlan } from '../sim/plan.ts';
import { printed } from '../sim/print.ts';
import type { PairReport } from '../sim/report.ts';

/** Fights the bouts and returns what is to be printed. */
export async function runSim(options: SimOptions): Promise<string> {
  refuseMixed(options);
  const plan = readPlan(options);
  const { input, pairings } = plan;
  const range = readRange(options, { unit: 'bout', count: input.n });
  const withBots = pairings.some(({ setup }) => readBots(options, setup).length > 0);
  refuseBesideBots(withBots, options);
  const workers = boutWorkers(options.workers, pairings.length * (range.to - range.from));
  const ascii = inAscii(options);
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  const fought = withBots
    ? fightBots(options, plan, { range, journal, botSeconds: options.botSeconds, say: lossTeller() })
    : fightPlan(pairings, range, { workers, ascii, journal });
  const tallies = await fought.finally(() => journal?.close());
  const pairs = reportsOf(plan, tallies);
  return options.chunk === undefined ? printed({ input, pairs }, options, ascii) : chunkText(plan, range, pairs);
}

/** Fights the same bouts of every pairing with bots; a tally each. */
async function fightBots(options: SimOptions, { pairings }: Plan, run: BotRun): Promise<readonly BoutTally[]> {
  const tallies: BoutTally[] = [];
  for (const { setup, seed } of pairings) {
    const bots = readBots(options, setup);
    const fights = {
      game: botGame(setup.rules),
      bots,
      seed,
      setupFor: () => setup,
      minds: mindsFor,
      counter: boutCounter,
    };
    tallies.push(await fightWithBots(fights, run));
  }
  return tallies;
}

function reportsOf({ pairings }: Plan, tallies: Awaited<ReturnType<typeof fightPlan>>): readonly PairReport[] {
  return tallies.flatMap((tally, i) => {
    const pairing = pairings[i];
    if (pairing === undefined) return [];
    const { red, blue, seed, setup } = pairing;
    return [{ red, blue, seed, roster: listedFighters(setup), tally }];
  });
}

/** Options that mean nothing beside one another. */
function refuseMixed({ matrix, journal, chunk, svg }: SimOptions): void {
  if (matrix !== undefined && journal !== undefined)
    throw new UsageError('--journal is of one pairing: it does not go with --matrix');
  if (chunk !== undefined && svg !== undefined)
    throw new UsageError('--svg does not go with --chunk: the picture is of the whole run (sim merge)');
}
