/** harena serve: the arena for many, over ssh. */
import type { Shelf } from '../../games/shelf.ts';
import { safeText } from '../../safe-text.ts';
import { CLOCK } from '../../ssh/door/clock.ts';
import { BOUNDS, type Bounds, LEAVING, LIMITS, type Limits } from '../../ssh/door/limits.ts';
import { type Log, openLog } from '../../ssh/door/log.ts';
import { startWatchdog } from '../../ssh/door/watchdog.ts';
import { openHost } from '../../ssh/host.ts';
import { textAt } from '../../store/disk/look.ts';
import { FailureError, UsageError } from '../errors.ts';

/** What `harena serve` is told, still in words: durations as `30m`, numbers unread. */
export interface ServeOptions {
  readonly data?: string;
  readonly dataDir?: string;
  readonly port: string;
  readonly address?: string;
  readonly hostKey?: string;
  readonly maxSessions?: string;
  readonly perAddress?: string;
  readonly perAccount?: string;
  readonly maxUnknown?: string;
  readonly maxConnections?: string;
  readonly maxGames?: string;
  readonly maxOver?: string;
  readonly maxReplays?: string;
  readonly maxMegabytes?: string;
  readonly minFree?: string;
  readonly idle: string;
  readonly total: string;
  readonly motd?: string;
  readonly guests: boolean;
  readonly logJson?: true;
}

const UNITS: { readonly [unit: string]: number } = { s: 1_000, m: 60_000, h: 3_600_000 };
const MEGABYTE = 1_000_000;
const PORT_MAX = 65_535;
const MOTD_MAX = 300;
/** A host that has not moved for so long never will: no rule takes a second, and a dead disk stops it as well. */
const HUNG_MS = 30_000;
/** A host that takes longer to close is closed all the same. */
const STOP_MS = 9_000;

/** Serves until it is told to stop; returns the exit code. */
export async function runServe(
  options: ServeOptions,
  shelf: Shelf,
  version: string,
  print: (text: string) => void,
): Promise<number> {
  const data = options.data ?? options.dataDir;
  if (data === undefined) throw new UsageError('--data DIR says where to keep accounts and saves');
  const settings = {
    ...{ data, version, shelf, clock: CLOCK, guests: options.guests },
    port: readNumber('--port', options.port, 0, PORT_MAX),
    address: options.address ?? null,
    hostKey: options.hostKey ?? null,
    limits: readLimits(options),
    bounds: readBounds(options),
    timeouts: { idle: readTime('--idle', options.idle), total: readTime('--total', options.total) },
    motd: options.motd === undefined ? null : readMotd(options.motd),
  };
  process.setMaxListeners(0); // Ink listens for the end of the process, once a session
  process.stderr.on('error', () => {}); // whoever read the log has gone
  const log = openLog((line) => process.stderr.write(line), options.logJson === true);
  const watchdog = startWatchdog(HUNG_MS);
  const opened = await openHost({ ...settings, log, busy: watchdog.busy });
  if (!opened.ok) throw new FailureError(opened.why);
  const host = opened.value;
  process.on('uncaughtException', (error) => host.blame(error));
  process.on('unhandledRejection', (error) => host.blame(error));
  print(`harena ${version} listening on port ${host.port}\n`);
  await stopped(log);
  const late = setTimeout(() => {
    log.error('did not close in time');
    process.exit(1);
  }, STOP_MS);
  await host.stop();
  clearTimeout(late);
  return 0;
}

/** Settles at the first call to stop; the second ends the process where it stands. */
function stopped(log: Log): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const [signal, number] of [
      ['SIGTERM', 15],
      ['SIGINT', 2],
      ['SIGQUIT', 3],
      ['SIGHUP', 1],
    ] as const) {
      // What conf brings along answers a signal by sending it once more, which would be the second.
      process.removeAllListeners(signal);
      process.on(signal, () => {
        if (asked) process.exit(128 + number);
        asked = true;
        log.info('told to stop', { signal });
        resolve();
      });
    }
  });
}

function readLimits({ maxSessions, perAddress, perAccount, maxUnknown, maxConnections }: ServeOptions): Limits {
  const most = 10_000;
  const given = (name: string, text: string | undefined, usual: number): number =>
    text === undefined ? usual : readNumber(name, text, 1, most);
  const sessions = given('--max-sessions', maxSessions, LIMITS.sessions);
  const unknown = given('--max-unknown', maxUnknown, LIMITS.unknown);
  return {
    ...{ sessions, unknown },
    perAddress: given('--per-address', perAddress, LIMITS.perAddress),
    perAccount: given('--per-account', perAccount, LIMITS.perAccount),
    connections: given('--max-connections', maxConnections, sessions + unknown + LEAVING),
  };
}

/** What is kept of an account, and what must be free of the disk; sizes are given in megabytes. */
function readBounds({ maxGames, maxOver, maxReplays, maxMegabytes, minFree }: ServeOptions): Bounds {
  const { quotas, leastFree } = BOUNDS;
  const given = (name: string, text: string | undefined, usual: number, least = 1): number =>
    text === undefined ? usual : readNumber(name, text, least, 1_000_000);
  return {
    quotas: {
      going: given('--max-games', maxGames, quotas.going),
      over: given('--max-over', maxOver, quotas.over),
      replays: given('--max-replays', maxReplays, quotas.replays),
      bytes: MEGABYTE * given('--max-megabytes', maxMegabytes, quotas.bytes / MEGABYTE),
    },
    leastFree: MEGABYTE * given('--min-free', minFree, leastFree / MEGABYTE, 0),
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`${name} ${text}; a whole number from ${least} to ${most}`);
}

/** A time such as 90s, 30m or 12h; a number alone is minutes. */
function readTime(name: string, text: string): number {
  const [, digits = '', unit = 'm'] = /^(\d{1,6})([smh])?$/u.exec(text) ?? [];
  const ms = Number(digits) * (UNITS[unit] ?? 0);
  if (ms > 0) return ms;
  throw new UsageError(`${name} ${text}; a time such as 90s, 30m or 12h`);
}

/** A sentence for everybody; @FILE reads it from a file. */
function readMotd(text: string): string {
  if (!text.startsWith('@')) return safeText(text, MOTD_MAX);
  const read = textAt(text.slice(1));
  if (!read.ok) throw new UsageError(`--motd ${text}: ${read.why}`);
  return safeText(read.value, MOTD_MAX);
}
