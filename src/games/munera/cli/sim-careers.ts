/** harena sim --careers: careers by a plain player, counted. */
import { UsageError } from '../../../cli/errors.ts';
import { countLongGames, partText as share } from '../../../cli/sim/long-games.ts';
import { figuresOf, type Spread } from '../../../session/spread.ts';
import type { SimGlobals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { type CareersTally, joinCareers, noCareers } from '../session/simulate-careers.ts';
import { workOf } from './jobs.ts';
import { profileIn, readNumber } from './options.ts';

/** What `harena sim` is told of careers. */
export interface CareersSimOptions extends SimGlobals {
  readonly careers?: string;
  readonly player?: string;
  readonly profile?: string;
}

const MOST = 1_000_000;
const PLAYERS = ['book', 'novice', 'tactician'] as const;

/** Plays them and returns what is to be printed. Throws UsageError, FailureError, and StoppedError where Ctrl-C stops it. */
export async function countCareers(options: CareersSimOptions, text: string): Promise<string> {
  const n = readNumber('--careers', text, MOST);
  const player = PLAYERS.find((one) => one === (options.player ?? 'book'));
  if (player === undefined) throw new UsageError(`--player ${options.player}; legal: ${PLAYERS.join(', ')}`);
  const profile = profileIn(options.profile ?? 'any', '--profile');
  const { tally, seed } = await countLongGames<CareersTally>(
    {
      ...{ option: '--careers', units: 'careers', none: noCareers(), join: joinCareers },
      ...{ counted: ({ careers }) => careers, work: (own) => workOf('careers', { player, profile, seed: own }) },
    },
    n,
    options,
  );
  if (options.json !== true) return textOf(tally, seed);
  const input = { careers: n, seed, player, profile: profile ?? 'each in turn' };
  return `${JSON.stringify({ schema: 'harena/sim-careers/1', game: GAME_ID, input, ...tally }, null, 2)}\n`;
}

const sum = (spread: Spread): number => Object.values(spread).reduce((all, one) => all + one, 0);
const inOrder = (counts: { readonly [word: string]: number }, whole: number): string =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([word, times]) => `${word} ${share(times, whole)}`)
    .join(', ');

/** Bouts whose share of deaths is told one by one. */
const NUMBERED = 15;

function textOf(tally: CareersTally, seed: string): string {
  const { careers, freed, bouts, fought, munera, freedom, ends, fates, numbered, fatal } = tally;
  const free = freed === 0 ? '' : `, after ${figuresOf(freedom).mean.toFixed(1)} bouts on the average`;
  const byNumber = Array.from({ length: NUMBERED }, (_, i) => i + 1).flatMap((number) => {
    const times = numbered[number] ?? 0;
    return times === 0 ? [] : [`${number}: ${share(fatal[number] ?? 0, times)}`];
  });
  const lines = [
    `${careers} careers, seed ${seed}`,
    '',
    `freed ${share(freed, careers)}${free}`,
    `${figuresOf(fought).mean.toFixed(2)} bouts in ${figuresOf(munera).mean.toFixed(2)} munera on the average`,
    `careers ended: ${inOrder(ends, careers)}`,
    `bouts came to: ${inOrder(fates, bouts)}`,
    `killed in a bout ${share(sum(fatal), bouts)}; by its number ${byNumber.join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
