/** harena sim --careers: many careers by the plain player, no screen. */

import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { cutRange } from '../../../../cli/sim/batches.ts';
import { readRange } from '../../../../cli/sim/parts.ts';
import { doJob, readWorkers } from '../../../../cli/sim/workers.ts';
import { career } from '../../career/index.ts';
import { MATCH_NAMES } from '../../career/told/narrate-munus.ts';
import type { CareerSetup } from '../../career/types.ts';
import { GAME_ID } from '../../id.ts';
import { type CareerTally, joinCareers, noCareers } from '../../session/simulate-careers.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { readRules } from '../rules-option.ts';
import type { CareersChunk } from '../sim/campaign-chunk.ts';
import { workOf } from '../sim/jobs.ts';
import type { SimOptions } from '../sim/options.ts';
import { inEdition } from '../tables-option.ts';

const CAREERS_MAX = 1_000_000;
/** A worker takes as long to begin as so many careers take. */
const CAREERS_A_WORKER = 8;
/** The man whose careers they all are. */
const NAME = 'Spiculus';

/** Plays the careers and returns what is to be printed. */
export async function runSimCareers(options: SimOptions): Promise<string> {
  for (const other of ['red', 'blue', 'n', 'arena', 'journal', 'matrix', 'svg'] as const) {
    if (options[other] !== undefined)
      throw new UsageError(`--careers does not go with ${other === 'n' ? '-n' : `--${other}`}`);
  }
  const careers = readCount(options.careers ?? '');
  const rules = readRules(options.rules ?? 'campaign', {
    ...byBook(readBook(options.beasts)),
    ...inEdition(options),
  });
  const setup: CareerSetup = {
    name: NAME,
    mode: 'ironman',
    rules,
    origin: true,
    armour: 'roll',
    lead: 'one',
    trueOdds: false,
  };
  const fault = career.schema.setup.safeParse(setup).error?.issues[0];
  if (fault !== undefined) throw new UsageError(`--rules: ${fault.message}`);
  const seed = seedGiven(options.seed);
  const input = { careers, rules, seed };
  const part = readRange(options, { unit: 'career', count: careers });
  const total = part.to - part.from;
  const workers = readWorkers(options.workers, total, CAREERS_A_WORKER);
  let tally = noCareers();
  const means = { workers, ascii: inAscii(options), units: 'careers', total };
  await doJob(workOf('careers', { setup, seed }), cutRange(part, 1), means, (one) => {
    tally = joinCareers(tally, one);
    return one.careers;
  });
  if (options.chunk === undefined) return careersPrinted({ input, tally }, options);
  const ruleset = { id: career.id, version: career.version };
  return `${JSON.stringify({ schema: 'harena/sim-careers-chunk/1', ruleset, input, part, tally } satisfies CareersChunk)}\n`;
}

/** What a run of careers prints, whole or joined of its parts. */
export function careersPrinted(
  { input, tally }: Pick<CareersChunk, 'input' | 'tally'>,
  { json }: Pick<SimOptions, 'json'>,
): string {
  if (json !== true) return textOf(input.seed, tally);
  return `${JSON.stringify({ schema: 'harena/sim-careers/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

function readCount(text: string): number {
  const careers = Number(text);
  if (/^\d+$/.test(text) && careers >= 1 && careers <= CAREERS_MAX) return careers;
  throw new UsageError(`--careers ${text}: expected a whole number from 1 to ${CAREERS_MAX}`);
}

function textOf(seed: string, tally: CareerTally): string {
  const share = (count: number) => `${((100 * count) / tally.careers).toFixed(1).padStart(5)} %`;
  const row = (label: string, count: number) => `  ${label.padEnd(28)} ${String(count).padStart(7)}  ${share(count)}`;
  const counted = (counts: { readonly [key: string]: number }) =>
    Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const average = ({ total, fought }: CareerTally['xp'][number]) => (total / fought).toFixed(1).padStart(6);
  const lines = [
    `${tally.careers} careers of the plain player, seed ${seed}`,
    '',
    'Alive after so many munera',
    ...tally.alive.map((count, munera) => row(String(munera), count)),
    '',
    'Victories reached',
    ...tally.wins.map((count, wins) => row(String(wins), count)),
    '',
    'Ends',
    ...counted(tally.ends).map(([end, count]) => row(end, count)),
    '',
    'Killed by',
    ...counted(tally.killers).map(([killer, count]) => row(killer, count)),
    '',
    'Experience earned, munus by munus',
    ...tally.xp.map((one, i) => `  ${String(i + 1).padEnd(28)} ${average(one)} XP, ${one.fought} men`),
    '',
    'Matches (V victory, S stans missus, M missus, P dead)',
    ...Object.entries(tally.matches).map(
      ([type, { V, S, M, P }]) =>
        `  ${MATCH_NAMES[type as keyof typeof tally.matches].padEnd(28)} V ${V}  S ${S}  M ${M}  P ${P}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
