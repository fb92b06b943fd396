/** harena sim with bots: one bout after another in this thread, each waited for. */

import type { Minds } from '../../../../ai/mind.ts';
import { readBots } from '../../../../cli/ai-option.ts';
import { playWaiting } from '../../../../cli/bots/matches.ts';
import type { BotProgram } from '../../../../cli/bots/program.ts';
import { readBotSeconds } from '../../../../cli/bots/seconds.ts';
import { StoppedError, UsageError } from '../../../../cli/errors.ts';
import type { JournalFile } from '../../../../cli/journal-file.ts';
import { JournalLines } from '../../../../cli/journal-lines.ts';
import { Match } from '../../../../kernel/match.ts';
import type { Seat } from '../../../../kernel/request.ts';
import type { Range } from '../../../../session/range.ts';
import { gladiator } from '../../rules/index.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { boutCounter, boutSeed } from '../../session/simulate.ts';
import type { BoutTally } from '../../session/tally.ts';
import { tables } from '../../tables.ts';
import { botsFor } from '../bots.ts';
import type { SimOptions } from './options.ts';
import type { Plan } from './plan.ts';

/** What bots fight, and who is told of it. */
interface BotSim {
  readonly range: Range;
  readonly journal: JournalFile | null;
  /** Is told what the bots failed in. */
  readonly say: (text: string) => void;
}

/** Whether a plan is fought with bots. Throws UsageError where one cannot be started, or something goes with no bot. */
export function hasBots(options: SimOptions, { pairings }: Plan): boolean {
  const found = pairings.some(({ setup }) => readBots(options, setup).size > 0);
  if (found && options.workers !== undefined)
    throw new UsageError('--workers: bouts with bots are fought in one thread');
  if (!found && options.botSeconds !== undefined)
    throw new UsageError('--bot-seconds stands with a bot: --blue-ai bot:./my-bot');
  return found;
}

/** Fights the same bouts of every pairing; a tally each. Throws StoppedError where Ctrl-C stops it. */
export async function fightBots(options: SimOptions, { pairings }: Plan, how: BotSim): Promise<readonly BoutTally[]> {
  const seconds = readBotSeconds(options.botSeconds);
  const tallies: BoutTally[] = [];
  for (const { setup, seed } of pairings)
    tallies.push(await fightPairing({ setup, seed }, readBots(options, setup), seconds, how));
  return tallies;
}

async function fightPairing(
  one: { readonly setup: Setup; readonly seed: string },
  programs: ReadonlyMap<Seat, BotProgram>,
  seconds: number,
  how: BotSim,
): Promise<BoutTally> {
  const bots = botsFor(one.setup, programs, seconds);
  const control = new AbortController();
  const stop = (): void => {
    control.abort(new StoppedError('stopped'));
    bots.close(); // what they are asked is lost, and told of
  };
  process.once('SIGINT', stop);
  try {
    return await fought(one, bots.minds, how, control.signal);
  } finally {
    process.off('SIGINT', stop);
    bots.close();
  }
}

async function fought(
  { setup, seed }: { readonly setup: Setup; readonly seed: string },
  minds: Minds<GladiatorKit>,
  { range: { from, to }, journal, say }: BotSim,
  stop: AbortSignal,
): Promise<BoutTally> {
  const lines = journal === null ? undefined : new JournalLines(setup);
  const counter = boutCounter(lines);
  for (let bout = from; bout < to; bout++) {
    const own = boutSeed(seed, bout);
    counter.begin(bout, own);
    const options = { journal: false, watch: ({ event }, state) => counter.emit(event, state) } satisfies BoutOptions;
    const match = Match.start(gladiator, tables(), setup, own, options);
    stop.throwIfAborted();
    await playWaiting(match, minds, (text) => {
      stop.throwIfAborted();
      lines?.remark(text);
      say(`bout ${bout}: ${text}`);
    });
    counter.end(match.state);
    journal?.write(lines?.take() ?? '');
  }
  return counter.tally;
}

type BoutOptions = NonNullable<Parameters<typeof Match.start<GladiatorKit>>[4]>;
