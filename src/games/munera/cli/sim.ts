/** harena sim: bouts led by the lanista's chart, without a screen. */
import { writeFileSync } from 'node:fs';
import { choiceOf } from '../../../ai/mind.ts';
import { seedGiven } from '../../../cli/seed.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { figuresOf, type Spread } from '../../../session/spread.ts';
import type { SimDocument, SimGlobals } from '../../commands.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import type { AppealReason, MuneraEvent } from '../rules/events.ts';
import { munera } from '../rules/index.ts';
import type { MuneraSetup, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { type MuneraMatchOptions, readBout, readNumber, readTeams } from './options.ts';

/** What `harena sim` is told of this game. */
export interface MuneraSimOptions extends SimGlobals, MuneraMatchOptions {
  readonly journal?: string;
}

const MOST = 1_000_000;

/** What is counted of all bouts. */
interface Tally {
  readonly wins: number[];
  draws: number;
  readonly turns: Spread;
  readonly ends: { [by: string]: number };
  /** How the beaten were beaten. */
  readonly beaten: { [why in AppealReason | 'dead']?: number };
  spared: number;
  out: number;
}

/** Plays and returns what is to be printed. Throws UsageError. */
export function runMuneraSim(options: MuneraSimOptions): string {
  const teams = readTeams(options.teams ?? 'murmillo v any');
  const n = readNumber('-n', options.n ?? '1000', MOST);
  const seed = seedGiven(options.seed);
  const tally: Tally = { wins: teams.map(() => 0), draws: 0, turns: {}, ends: {}, beaten: {}, spared: 0, out: 0 };
  const lines: string[] = [];
  for (let bout = 0; bout < n; bout++) {
    const own = derive(seed, 'bout', bout);
    count(
      tally,
      played(readBout(options, null, own), own, tally, options.journal === undefined ? null : { bout, lines }),
    );
  }
  if (options.journal !== undefined) writeFileSync(options.journal, `${lines.join('\n')}\n`);
  const input = {
    n,
    seed,
    teams: options.teams ?? 'murmillo v any',
    arena: options.arena ?? 'fitting',
    led: options.led ?? 'book',
  };
  return options.json === true ? jsonOf(tally, input) : textOf(tally, n, seed);
}

interface Journal {
  readonly bout: number;
  readonly lines: string[];
}

/** One bout; its events go to a journal as JSON Lines. */
function played(setup: MuneraSetup, seed: string, tally: Tally, journal: Journal | null): State {
  const { bout = 0, lines = [] } = journal ?? {};
  if (journal !== null) lines.push(JSON.stringify({ kind: 'bout', bout, seed, setup }));
  let seq = 0;
  const minds = mindsFor(setup);
  const watch = (event: MuneraEvent, { turn, phase }: Pick<State, 'turn' | 'phase'>): void => {
    const why = event.kind === 'appealed' ? event.reason : event.kind === 'died' ? 'dead' : null;
    if (why !== null) tally.beaten[why] = (tally.beaten[why] ?? 0) + 1;
    if (journal !== null) lines.push(JSON.stringify({ bout, seq: seq++, turn, phase, ...event }));
  };
  const match = Match.start(munera, tables(), setup, seed, {
    journal: false,
    watch: ({ event }, state) => watch(event, state),
  });
  while (!match.over) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  const { state } = match;
  if (journal !== null) lines.push(JSON.stringify({ kind: 'end', bout, outcome: state.outcome }));
  return state;
}

function count(tally: Tally, { outcome, turn, fighters }: State): void {
  const winner = outcome?.winner ?? null;
  if (winner === null) tally.draws += 1;
  else tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  tally.turns[turn] = (tally.turns[turn] ?? 0) + 1;
  const by = outcome?.by ?? '';
  tally.ends[by] = (tally.ends[by] ?? 0) + 1;
  tally.spared += fighters.filter(({ status }) => status === 'spared').length;
  tally.out += fighters.filter(({ status }) => status !== 'active').length;
}

function jsonOf(tally: Tally, input: SimDocument['input'] & { readonly [more: string]: unknown }): string {
  const { wins, draws, turns, ends, beaten, spared, out } = tally;
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
  return `${JSON.stringify({ ...document, beaten, out, spared }, null, 2)}\n`;
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function textOf({ wins, draws, turns, beaten, spared, out }: Tally, n: number, seed: string): string {
  const { mean, median, most } = figuresOf(turns);
  const lines = [
    `${n} bouts, seed ${seed}`,
    '',
    `${wins.map((won, i) => `team ${i + 1} wins ${share(won, n)}`).join(', ')}, drawn ${share(draws, n)}`,
    `rounds: ${mean.toFixed(2)} on the average, ${median} in the middle, nine in ten from ${most[0]} to ${most[1]}`,
    `of the beaten ${share(spared, out)} were spared`,
    `beaten by ${Object.entries(beaten)
      .toSorted(([, a], [, b]) => b - a)
      .map(([why, times]) => `${why} ${share(times, out)}`)
      .join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}
