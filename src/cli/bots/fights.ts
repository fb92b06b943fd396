/** harena sim with bots: one match after another in this thread, each waited for. */
import type { Minds } from '../../ai/mind.ts';
import type { BotGame } from '../../games/bots.ts';
import type { Kit } from '../../kernel/kit.ts';
import { Match } from '../../kernel/match.ts';
import { derive } from '../../kernel/rng.ts';
import { spelledOut } from '../../safe-text.ts';
import type { OutcomesCounter } from '../../session/outcomes.ts';
import type { Range } from '../../session/range.ts';
import { StoppedError, UsageError } from '../errors.ts';
import type { JournalFile } from '../journal-file.ts';
import { JournalLines } from '../journal-lines.ts';
import { playWaiting } from './matches.ts';
import type { SeatedBot } from './program.ts';
import { readBotSeconds } from './seconds.ts';
import { startedBots } from './started.ts';

/** What bots fight. */
export interface BotFights<K extends Kit, T> {
  readonly game: BotGame<K>;
  readonly bots: readonly SeatedBot[];
  /** Of the first match and all others: each has its own by its number. */
  readonly seed: string;
  setupFor(seed: string, bout: number): K['setup'];
  /** Who answers for the other seats of the program. */
  minds(setup: K['setup']): Minds<K>;
  /** Counts them; `lines`: what is to be told of every event, or null. */
  counter(lines: JournalLines | null): OutcomesCounter<K, T>;
}

/** What a run with bots is told besides. */
export interface BotRun {
  readonly range: Range;
  readonly journal: JournalFile | null;
  /** What the bots have for an answer, in words. */
  readonly botSeconds?: string | undefined;
  /** Is told what the bots failed in. */
  readonly say: (text: string) => void;
}

/** What goes with no bots, or with bots alone. */
interface MixedOptions {
  readonly workers?: string;
  readonly botSeconds?: string;
}

/** Refuses options that mean nothing beside bots, or without. Throws UsageError. */
export function refuseBesideBots(withBots: boolean, { workers, botSeconds }: MixedOptions): void {
  if (withBots && workers !== undefined) throw new UsageError('--workers: matches with bots are played in one thread');
  if (!withBots && botSeconds !== undefined)
    throw new UsageError('--bot-seconds stands with a bot, which is named as bot:./my-bot');
}

/** Of turns that bots lose so many are told. */
const LOSSES_TOLD = 10;

/** Says on standard error what bots failed in, as long as it is not too much. */
export function lossTeller(): (text: string) => void {
  let left = LOSSES_TOLD;
  return (text) => {
    left -= 1;
    if (left >= 0) process.stderr.write(`harena: ${spelledOut(text)}\n`);
    if (left === 0) process.stderr.write('harena: more of these are not told; --journal FILE has all of them\n');
  };
}

/** Fights some matches of a run; what was counted. Throws UsageError, and StoppedError where Ctrl-C stops it. */
export async function fightWithBots<K extends Kit, T>(fights: BotFights<K, T>, run: BotRun): Promise<T> {
  const bots = startedBots(fights.game, fights.bots, readBotSeconds(run.botSeconds));
  const control = new AbortController();
  const stop = (): void => {
    control.abort(new StoppedError('stopped'));
    bots.close(); // what they are asked is lost, and told of
  };
  process.once('SIGINT', stop);
  try {
    return await fought(fights, bots.minds, run, control.signal);
  } finally {
    process.off('SIGINT', stop);
    bots.close();
  }
}

async function fought<K extends Kit, T>(
  { game, seed, setupFor, minds, counter }: BotFights<K, T>,
  bots: Minds<K>,
  { range: { from, to }, journal, say }: BotRun,
  stop: AbortSignal,
): Promise<T> {
  const lines = journal === null ? null : new JournalLines();
  const counts = counter(lines);
  const watch = ({ event }: { readonly event: K['event'] }, state: K['state']): void => counts.event(event, state);
  for (let bout = from; bout < to; bout++) {
    const own = derive(seed, 'bout', bout);
    const setup = setupFor(own, bout);
    counts.begin(bout, own, setup);
    const match = Match.start(game.ruleset, game.tables, setup, own, { journal: false, watch });
    stop.throwIfAborted();
    await playWaiting(match, { ...minds(setup), ...bots }, (text) => {
      stop.throwIfAborted();
      lines?.remark(text);
      say(`bout ${bout}: ${text}`);
    });
    counts.end(match.state);
    journal?.write(lines?.take() ?? '');
  }
  return counts.tally;
}
