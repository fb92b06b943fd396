/** harena sim: matches by the book, or careers by a plain player, without a screen. */
import { writeFileSync } from 'node:fs';
import { UsageError } from '../../../cli/errors.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { runBook, runMatch } from '../../../kernel/runner.ts';
import { figuresOf, type Spread } from '../../../session/spread.ts';
import type { SimDocument, SimGlobals } from '../../commands.ts';
import { plainCareer } from '../ai/plain-career.ts';
import { heroesCareer } from '../career/index.ts';
import { GAME_ID } from '../id.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesSetup, State } from '../rules/types.ts';
import { SIGNATURES, STYLES } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { type HeroesMatchOptions, readCount, readMatch } from './options.ts';

/** What `harena sim` is told of this game. */
export interface HeroesSimOptions extends SimGlobals, HeroesMatchOptions {
  readonly careers?: string;
  readonly signature?: string;
  readonly journal?: string;
}

const MOST = 1_000_000;

/** Plays and returns what is to be printed. Throws UsageError. */
export function runHeroesSim(options: HeroesSimOptions): string {
  return options.careers === undefined ? matches(options) : careers(options, options.careers);
}

interface Tally {
  readonly wins: [number, number];
  draws: number;
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
  dead: number;
  spared: number;
  breaks: number;
}

function matches(options: HeroesSimOptions): string {
  const setup = readMatch(options, null);
  const n = readCount('-n', options.n ?? '1000', MOST);
  const seed = seedGiven(options.seed);
  const tally: Tally = { wins: [0, 0], draws: 0, turns: {}, ends: {}, dead: 0, spared: 0, breaks: 0 };
  const lines: string[] = [];
  for (let bout = 0; bout < n; bout++)
    count(tally, played(setup, derive(seed, 'bout', bout), options.journal === undefined ? null : { bout, lines }));
  if (options.journal !== undefined) writeFileSync(options.journal, `${lines.join('\n')}\n`);
  const { red = 'any', blue = 'rolled', locale = 'any' } = options;
  return options.json === true
    ? jsonOf(tally, { n, seed, red, blue, locale, toDeath: options.toDeath === true })
    : textOf(tally, n, seed);
}

interface Journal {
  readonly bout: number;
  readonly lines: string[];
}

/** One match; its events go to a journal as JSON Lines. */
function played(setup: HeroesSetup, seed: string, journal: Journal | null): State {
  const { bout = 0, lines = [] } = journal ?? {};
  if (journal !== null) lines.push(JSON.stringify({ kind: 'bout', bout, seed, setup }));
  let seq = 0;
  const { state } = runBook(heroes, tables(), setup, seed, (event, { turn, phase }) => {
    if (journal !== null) lines.push(JSON.stringify({ bout, seq: seq++, turn, phase, ...event }));
  });
  if (journal !== null) lines.push(JSON.stringify({ kind: 'end', bout, outcome: state.outcome }));
  return state;
}

function count(tally: Tally, { outcome, turn, fighters, breaks }: State): void {
  const winner = outcome?.winner ?? null;
  if (winner === 0 || winner === 1) tally.wins[winner] += 1;
  else tally.draws += 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  const by = outcome?.by ?? '';
  tally.ends[by] = (tally.ends[by] ?? 0) + 1;
  tally.dead += fighters.filter(({ fate }) => fate === 'killed').length;
  tally.spared += fighters.filter(({ fate }) => fate === 'spared').length;
  tally.breaks += breaks > 0 ? 1 : 0;
}

function jsonOf(tally: Tally, input: SimDocument['input'] & { readonly [more: string]: unknown }): string {
  const { wins, draws, turns, ends, dead, spared, breaks } = tally;
  const document: SimDocument = {
    schema: 'harena/sim/1',
    game: GAME_ID,
    input,
    bouts: input.n,
    wins,
    draws,
    turns,
    ends,
  };
  return `${JSON.stringify({ ...document, dead, spared, breaks }, null, 2)}\n`;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf({ wins, draws, turns, ends, dead, spared, breaks }: Tally, n: number, seed: string): string {
  const { mean, median, most } = figuresOf(turns);
  const lines = [
    `${n} matches, seed ${seed}`,
    '',
    `red wins ${share(wins[0], n)}, blue ${share(wins[1], n)}, drawn ${share(draws, n)}`,
    `rounds: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `dead in a match: ${(dead / n).toFixed(3)}; spared: ${(spared / n).toFixed(3)}; with a break: ${share(breaks, n)}`,
    `ended by ${Object.entries(ends)
      .map(([by, times]) => `${by} ${share(times, n)}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** R85 Careers of one Star each, every match it may fight, until it is dead or free. */
function careers(options: HeroesSimOptions, text: string): string {
  if (options.n !== undefined) throw new UsageError('--careers stands without -n');
  const n = readCount('--careers', text, MOST);
  const seed = seedGiven(options.seed);
  const signature = SIGNATURES.find((one) => one === (options.signature ?? 'none'));
  if (signature === undefined)
    throw new UsageError(`--signature ${options.signature}; legal: ${SIGNATURES.join(', ')}`);
  const ends: { [why: string]: number } = {};
  const months: Spread = {};
  let freed = 0;
  for (let i = 0; i < n; i++) {
    const setup = { name: 'Felix', starPower: true, rivals: false, mode: 'ironman' } as const;
    const match = Match.start(heroesCareer, tables(), setup, derive(seed, 'career', i), { journal: false });
    const star = {
      signature,
      second: false,
      points: { savvy: 5, speed: 3, strength: 4 },
      style: STYLES[i % STYLES.length] ?? 'murmillo',
    };
    const player = plainCareer(tables(), star);
    runMatch(match, () => player);
    const [one] = match.state.familia;
    const why = one?.free === true ? 'free' : (one?.ended?.why ?? 'closed');
    ends[why] = (ends[why] ?? 0) + 1;
    freed += one?.free === true ? 1 : 0;
    months[match.state.turn] = (months[match.state.turn] ?? 0) + 1;
  }
  if (options.json === true)
    return `${JSON.stringify({ schema: 'harena/sim-careers/1', game: GAME_ID, input: { careers: n, seed, signature }, freed, months, ends }, null, 2)}\n`;
  const list = Object.entries(ends).map(([why, times]) => `${why} ${share(times, n)}`);
  return `${n} careers, seed ${seed}\n\nfreed ${share(freed, n)}; ${figuresOf(months).mean.toFixed(1)} months on the average\n${list.join(', ')}\n`;
}
