/** harena sim: book against book, no screen. */

import { skinOf } from '../../play/terminal.ts';
import { readJsonFile } from '../../store/json-file.ts';
import { FailureError, UsageError } from '../errors.ts';
import { JournalFile } from '../journal-file.ts';
import { checkChunk, chunkText, joinChunks, type NamedChunk, readChunk } from '../sim/chunk.ts';
import { fightPlan, readWorkers } from '../sim/fight.ts';
import type { SimOptions } from '../sim/options.ts';
import { type Plan, readPlan, rosterOf } from '../sim/plan.ts';
import { printed } from '../sim/print.ts';
import type { PairReport } from '../sim/report.ts';

export type { SimOptions } from '../sim/options.ts';

/** Fights the bouts and returns what is to be printed. */
export async function runSim(options: SimOptions): Promise<string> {
  refuseMixed(options);
  const plan = readPlan(options);
  const { input, pairings } = plan;
  const range = options.chunk === undefined ? { from: 0, to: input.n } : readChunk(options.chunk, input.n);
  const workers = readWorkers(options.workers, pairings.length * (range.to - range.from));
  const ascii = inAscii(options);
  const journal = options.journal === undefined ? null : new JournalFile(options.journal);
  const tallies = await fightPlan(pairings, range, { workers, ascii, journal }).finally(() => journal?.close());
  const pairs = reportsOf(plan, tallies);
  return options.chunk === undefined ? printed({ input, pairs }, options, ascii) : chunkText(plan, range, pairs);
}

/** Joins the files of chunks and returns what the whole run would have printed. */
export function runMerge(files: readonly string[], options: Pick<SimOptions, 'json' | 'svg' | 'ascii'>): string {
  return printed(joinChunks(files.map(chunkIn)), options, inAscii(options));
}

function chunkIn(name: string): NamedChunk {
  const found = readJsonFile(name, checkChunk);
  if (!found.ok) throw new FailureError(`${name}: ${found.why}`);
  if (found.value === null) throw new FailureError(`${name}: there is no such file`);
  return { name, chunk: found.value };
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
function refuseMixed({ matrix, journal, chunk, svg, seed }: SimOptions): void {
  if (matrix !== undefined && journal !== undefined)
    throw new UsageError('--journal tells of one pairing: it stands without --matrix');
  if (chunk === undefined) return;
  if (svg !== undefined) throw new UsageError('--svg stands without --chunk: the picture is of the whole (sim merge)');
  if (seed === undefined) throw new UsageError('--chunk wants --seed: the parts of one run have one seed');
}

function inAscii({ ascii }: SimOptions): boolean {
  return skinOf({ env: process.env, colourDepth: 1 }, ascii === true) === 'ascii';
}
