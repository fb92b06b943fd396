/** A bot's program: named on the command line, started, and ended with this one, however that ends. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Seat } from '../../kernel/request.ts';
import { isFit, safeText } from '../../safe-text.ts';
import { UsageError } from '../errors.ts';
import { cutLines } from './lines.ts';
import type { BotWire } from './talk.ts';

/** What a bot is named with on the command line. */
export const BOT_PREFIX = 'bot:';

/** A program that can be started. */
export interface BotProgram {
  /** As it was typed, without its prefix. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
}

/** Reads `bot:./my-bot ARGUMENTS`, parted by blanks; no shell reads it. Throws UsageError where it cannot be started. @internal */
export function readBot(option: string, text: string): BotProgram {
  if (!isFit(text))
    throw new UsageError(`${option} ${JSON.stringify(text)}: a bot is named without control characters`);
  const name = text.slice(BOT_PREFIX.length).trim();
  const [word, ...args] = name.split(/ +/);
  if (word === undefined || word === '') throw new UsageError(`${option} ${text}: expected a program, as bot:./my-bot`);
  return { name, file: fileOf(`${option} ${BOT_PREFIX}${word}`, word), args };
}

/** A bot and the seats it is asked at. */
export interface SeatedBot {
  readonly program: BotProgram;
  readonly seats: readonly Seat[];
}

/** A bot that leads whoever is led from some seats. Throws UsageError where it cannot be started, or there are none. */
export function seatedBot(option: string, text: string, seats: readonly Seat[]): SeatedBot {
  const program = readBot(option, text);
  if (seats.length === 0) throw new UsageError(`${option} ${text}: there is nobody for it to lead`);
  return { program, seats };
}

/** Where a program lies: a path as it stands, a plain name among the programs of this machine. */
function fileOf(said: string, word: string): string {
  if (!/[/\\]/.test(word)) {
    const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, word));
    const file = found.find((one) => whyNotRun(one) === null);
    if (file === undefined)
      throw new UsageError(`${said}: there is no such program; a file of yours is written ./${word}`);
    return file;
  }
  const why = whyNotRun(word);
  if (why !== null) throw new UsageError(`${said}: ${why}`);
  return word;
}

function whyNotRun(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'there is no such file';
  if (!found.isFile()) return 'it is not a file';
  try {
    accessSync(path, constants.X_OK);
    return null;
  } catch {
    return 'it may not be run (chmod +x makes a program of a file)';
  }
}

/** Those that run now: none outlives this program. */
const RUNNING = new Set<ChildProcessWithoutNullStreams>();
/** A program whose input has ended has so long to end by itself. */
const GRACE_MS = 500;
/** Of what it last said on standard error. */
const SAID_MAX = 120;

const killAll = (): void => {
  for (const child of RUNNING) child.kill('SIGKILL');
};

/** What would end this program without a word to those it started. */
const SIGNALS = ['SIGHUP', 'SIGTERM', 'SIGINT', 'SIGQUIT'] as const;

/** Ends them, and then this program, unless somebody else here sees to the signal. */
function killedBy(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  process.off(signal, killedBy);
  process.kill(process.pid, signal);
}

function guard(on: boolean): void {
  const change = on ? 'on' : 'off';
  process[change]('exit', killAll);
  for (const signal of SIGNALS) process[change](signal, killedBy);
}

/** Starts a bot. What stops it from running is told to whoever listens. */
export function startBot({ file, args }: BotProgram): BotWire {
  const child = spawn(file, args, { stdio: 'pipe', windowsHide: true });
  if (RUNNING.size === 0) guard(true);
  RUNNING.add(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    const lines = `${said}${chunk}`.trimEnd().split('\n');
    said = safeText(lines.at(-1) ?? '', SAID_MAX);
  });
  child.stdin.on('error', () => {}); // it has ended, and that is told below
  return {
    send: (line) => void child.stdin.write(`${line}\n`),
    listen(line, gone) {
      cutLines(child.stdout, line, gone);
      child.on('error', (error) => gone(`it could not be started: ${error.message}`));
      child.on('close', (code, signal) => {
        ended(child);
        gone(
          `it ended ${signal === null ? `with exit code ${code}` : `by ${signal}`}${said === '' ? '' : `: ${said}`}`,
        );
      });
    },
    close() {
      child.stdin.end();
      const grace = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.once('exit', () => clearTimeout(grace));
    },
  };
}

function ended(child: ChildProcessWithoutNullStreams): void {
  RUNNING.delete(child);
  if (RUNNING.size === 0) guard(false);
}
