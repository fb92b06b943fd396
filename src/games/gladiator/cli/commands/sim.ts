/** harena sim: book against book, no screen. */
import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { JournalFile } from '../../../../cli/journal-file.ts';
import { readRange } from '../../../../cli/sim/parts.ts';
import { fightBots, hasBots } from '../sim/bots.ts';
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
  const withBots = hasBots(options, plan);
  const workers = boutWorkers(options.workers, pairings.length * (range.to - range.from));
  const ascii = inAscii(options);
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  const fought = withBots
    ? fightBots(options, plan, { range, journal, say: lossTeller() })
    : fightPlan(pairings, range, { workers, ascii, journal });
  const tallies = await fought.finally(() => journal?.close());
  const pairs = reportsOf(plan, tallies);
  return options.chunk === undefined ? printed({ input, pairs }, options, ascii) : chunkText(plan, range, pairs);
}

/** Of turns that bots lose so many are told. */
const LOSSES_TOLD = 10;

/** Says on standard error what bots failed in, as long as it is not too much. */
function lossTeller(): (text: string) => void {
  let left = LOSSES_TOLD;
  return (text) => {
    left -= 1;
    if (left >= 0) process.stderr.write(`harena: ${text}\n`);
    if (left === 0) process.stderr.write('harena: more of these are not told; --journal FILE has all of them\n');
  };
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
