/** harena sim: book against book, no screen. */

import { chunkText } from '../../games/gladiator/cli/sim/chunk.ts';
import { boutWorkers, fightPlan } from '../../games/gladiator/cli/sim/fight.ts';
import { type Plan, readPlan, rosterOf } from '../../games/gladiator/cli/sim/plan.ts';
import { inAscii, printed } from '../../games/gladiator/cli/sim/print.ts';
import type { PairReport } from '../../games/gladiator/cli/sim/report.ts';
import { UsageError } from '../errors.ts';
import { JournalFile } from '../journal-file.ts';
import type { SimOptions } from '../sim/options.ts';
import { readPart } from '../sim/parts.ts';

export type { SimOptions } from '../sim/options.ts';

/** Fights the bouts and returns what is to be printed. */
export async function runSim(options: SimOptions): Promise<string> {
  refuseMixed(options);
  const plan = readPlan(options);
  const { input, pairings } = plan;
  const range = readPart(options, { unit: 'bout', count: input.n });
  const workers = boutWorkers(options.workers, pairings.length * (range.to - range.from));
  const ascii = inAscii(options);
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  const tallies = await fightPlan(pairings, range, { workers, ascii, journal }).finally(() => journal?.close());
  const pairs = reportsOf(plan, tallies);
  return options.chunk === undefined ? printed({ input, pairs }, options, ascii) : chunkText(plan, range, pairs);
}

function reportsOf({ pairings }: Plan, tallies: Awaited<ReturnType<typeof fightPlan>>): readonly PairReport[] {
  return tallies.flatMap((tally, i) => {
    const pairing = pairings[i];
    if (pairing === undefined) return [];
    const { red, blue, seed, setup } = pairing;
    return [{ red, blue, seed, roster: rosterOf(setup), tally }];
  });
}

/** Options that mean nothing beside one another. */
function refuseMixed({ matrix, journal, chunk, svg }: SimOptions): void {
  if (matrix !== undefined && journal !== undefined)
    throw new UsageError('--journal tells of one pairing: it stands without --matrix');
  if (chunk !== undefined && svg !== undefined)
    throw new UsageError('--svg stands without --chunk: the picture is of the whole (sim merge)');
}
