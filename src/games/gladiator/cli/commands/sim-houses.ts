/** harena sim --months: games of houses led by the program alone, no screen. */

import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { cutRange } from '../../../../cli/sim/batches.ts';
import { readRange } from '../../../../cli/sim/parts.ts';
import { doJob, readWorkers } from '../../../../cli/sim/workers.ts';
import { MATCH_NAMES } from '../../career/told/narrate-munus.ts';
import { MASTERS } from '../../house/house-types.ts';
import { lanista } from '../../house/index.ts';
import { REASON_NAMES } from '../../house/told/words.ts';
import { GAME_ID } from '../../id.ts';
import { joinSeasons, noSeasons, type SeasonTally, seasonHouses } from '../../session/simulate-houses.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { readRules } from '../rules-option.ts';
import type { SeasonsChunk } from '../sim/campaign-chunk.ts';
import { workOf } from '../sim/jobs.ts';
import type { SimOptions } from '../sim/options.ts';
import { inEdition } from '../tables-option.ts';

const SEASONS_MAX = 1_000_000;
/** A worker takes about as long to begin as a season takes. */
const SEASONS_A_WORKER = 1;
const MONTHS_MAX = 99;

/** Plays the seasons and returns what is to be printed. */
export async function runSimHouses(options: SimOptions): Promise<string> {
  for (const other of ['red', 'blue', 'careers', 'arena', 'journal', 'matrix', 'svg'] as const) {
    if (options[other] !== undefined) throw new UsageError(`--months does not go with --${other}`);
  }
  const months = readCount('--months', options.months ?? '', MONTHS_MAX);
  const seasons = readCount('-n', options.n ?? '1', SEASONS_MAX);
  const rules = readRules(options.rules ?? 'campaign', {
    ...byBook(readBook(options.beasts)),
    ...inEdition(options),
  });
  const setup = { mode: 'ironman', rules, months, founder: null, harsh: true, lead: 'one', trueOdds: false } as const;
  const fault = lanista.schema.setup.safeParse({ ...setup, houses: seasonHouses(0, 'program') }).error?.issues[0];
  if (fault !== undefined) throw new UsageError(`--rules: ${fault.message}`);
  const seed = seedGiven(options.seed);
  const input = { months, seasons, rules, seed };
  const part = readRange(options, { unit: 'season', count: seasons });
  const total = part.to - part.from;
  const workers = readWorkers(options.workers, total, SEASONS_A_WORKER);
  let tally = noSeasons();
  const means = { workers, ascii: inAscii(options), units: 'seasons', total };
  await doJob(workOf('seasons', { setup, seed }), cutRange(part, 1), means, (one) => {
    tally = joinSeasons(tally, one);
    return one.seasons;
  });
  if (options.chunk === undefined) return seasonsPrinted({ input, tally }, options);
  const ruleset = { id: lanista.id, version: lanista.version };
  return `${JSON.stringify({ schema: 'harena/sim-lanista-chunk/1', ruleset, input, part, tally } satisfies SeasonsChunk)}\n`;
}

/** What a run of seasons prints, whole or joined of its parts. */
export function seasonsPrinted(
  { input, tally }: Pick<SeasonsChunk, 'input' | 'tally'>,
  { json }: Pick<SimOptions, 'json'>,
): string {
  if (json !== true) return textOf(input.seed, input.months, tally);
  return `${JSON.stringify({ schema: 'harena/sim-lanista/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

function readCount(option: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  throw new UsageError(`${option} ${text}: expected a whole number from 1 to ${most}`);
}

function textOf(seed: string, months: number, tally: SeasonTally): string {
  const row = (label: string, text: string) => `  ${label.padEnd(34)} ${text}`;
  const counted = (counts: { readonly [key: string]: number | undefined }) =>
    Object.entries(counts)
      .map(([key, count = 0]) => [key, count] as const)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const masters = MASTERS.flatMap((by) => {
    const one = tally.by[by];
    return one === undefined ? [] : [{ by, ...one }];
  });
  const lines = [
    `${tally.seasons} seasons of ${months} months, seed ${seed}`,
    '',
    'Ends',
    ...counted(tally.ends).map(([end, count]) => row(end, String(count))),
    '',
    'Houses by temperament (won, bankrupt, without men, still in the game)',
    ...masters.map(({ by, houses, won, out, left }) =>
      row(by, `${won}, ${out.debts}, ${out['no men']}, ${left.houses} of ${houses}`),
    ),
    '',
    'Still in the game after so many months',
    ...tally.inPlay.map((count, month) => row(String(month), String(count))),
    '',
    'Denarii a house and month',
    ...masters.flatMap(({ by, ledger, months: lived }) => [
      `  ${by}`,
      ...counted(ledger).map(([why, sum]) =>
        row(`  ${REASON_NAMES[why as keyof typeof REASON_NAMES]}`, (sum / lived).toFixed(2)),
      ),
    ]),
    '',
    'Prices (deals, average, least to most)',
    ...Object.entries(tally.prices).map(([what, { deals, denarii, least, most }]) =>
      row(what, `${deals}, ${(denarii / deals).toFixed(1)}, ${least} to ${most}`),
    ),
    '',
    "Seasons by Emperor's Champions",
    ...tally.champions.map((count, champions) => row(String(champions), String(count))),
    '',
    `Matches (${tally.ownMatches} between two houses)`,
    ...counted(tally.matches).map(([type, count]) => row(MATCH_NAMES[type as keyof typeof MATCH_NAMES], String(count))),
    '',
    'What became of the men',
    ...counted(tally.fates).map(([fate, count]) => row(fate, String(count))),
    '',
    `Wagers: ${tally.wagers.won} won, ${tally.wagers.lost} lost, ${tally.wagers.off} off`,
  ];
  return `${lines.join('\n')}\n`;
}
