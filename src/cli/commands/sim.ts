/** harena sim: book against book, no screen. */

import { skinOf } from '../../play/terminal.ts';
import { JournalFile } from '../journal-file.ts';
import { fightPlan, readWorkers } from '../sim/fight.ts';
import type { SimOptions } from '../sim/options.ts';
import { readPlan, rosterOf } from '../sim/plan.ts';
import { jsonOf } from '../sim/report.ts';
import { textOf } from '../sim/text.ts';

export type { SimOptions } from '../sim/options.ts';

/** Fights the bouts and returns what is to be printed. */
export async function runSim(options: SimOptions): Promise<string> {
  const plan = readPlan(options);
  const { input, pairings } = plan;
  const workers = readWorkers(options.workers, input.n);
  const ascii = skinOf({ env: process.env, colourDepth: 1 }, options.ascii === true) === 'ascii';
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  const tallies = await fightPlan(pairings, { from: 0, to: input.n }, { workers, ascii, journal }).finally(() =>
    journal?.close(),
  );
  const [pairing] = pairings;
  const [tally] = tallies;
  if (pairing === undefined || tally === undefined) throw new Error('nothing was fought');
  const report = { ...pairing, roster: rosterOf(pairing.setup), tally };
  return options.json === true ? jsonOf(input, report) : textOf(input, report, ascii);
}
