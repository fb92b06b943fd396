/** Proof of the host over two days in a few minutes: sessions end by their times, days change, and nothing piles up. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enrol, type Player } from '../../tools/host.ts';
import { login, type SshWire } from '../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { type QuickHost, startQuickHost } from '../host/started.ts';
import { TITLE } from '../host/title.ts';
import { Target } from '../hostile/target.ts';
import { must } from './host-ground.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = 2;
/** Everything happens at the ends of these. */
const SLICE = 10 * MINUTE;
const SLICES = (DAYS * 24 * HOUR) / SLICE;
/** From when on what the host holds must not grow: all of it has been used once. */
const WARM = (6 * HOUR) / SLICE;
const PATIENCE_MS = 60_000;
/** The header of the try, whatever is asked there. */
const IN_THE_TRY = /Challenge of .*Turn I/u;
const SLACK = 6;
/** In MB. */
const GROWTH = 15;
const FILES_MOST = 60;

type Screen = Terminal<SshWire>;

/** What the host holds at a moment, with nobody in. */
interface Held {
  readonly descriptors: number;
  readonly handles: number;
  readonly heap: number;
  readonly alarms: number;
}

/** Somebody who comes in again whenever their session is over. */
class Regular {
  readonly #host: QuickHost;
  readonly #player: Player;
  screen: Screen | null = null;

  constructor(host: QuickHost, player: Player) {
    this.#host = host;
    this.#player = player;
  }

  /** The screen of a session that goes on; a new one at the title where the last has ended. */
  async in(): Promise<Screen> {
    if (this.screen !== null && this.screen.ended === null) return this.screen;
    await this.screen?.dispose();
    const { name, key } = this.#player;
    this.screen = login({ port: this.#host.port, user: name, key });
    await this.screen.waitFor(TITLE, PATIENCE_MS);
    return this.screen;
  }

  async leave(): Promise<void> {
    await this.screen?.dispose();
    this.screen = null;
  }
}

/** Two days of a host, from an evening on. */
export async function days(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-days-'));
  const data = join(folder, 'arena');
  const [anna, bruna, carus] = enrol(data, 'Anna', 'Bruna', 'Carus');
  const host = await startQuickHost({ folder: data, args: [] });
  try {
    const lively = new Regular(host, anna);
    const idle = new Regular(host, bruna);
    const challenger = new Regular(host, carus);
    const before = await nextMidnight(host);
    let warm: Held | null = null;
    let turned = '';
    for (let slice = 0; slice < SLICES; slice++) {
      if (slice === WARM) {
        for (const one of [lively, idle, challenger]) await one.leave();
        warm = await held(host);
      }
      await (await lively.in()).press(slice % 2 === 0 ? '?' : KEYS.escape);
      if (slice % 6 === 0) await idle.in();
      await strangers(host, slice);
      if (slice === before - 1) await begins(await challenger.in());
      if (slice === before) turned = await afterMidnight(await challenger.in());
      await host.pass(SLICE);
    }
    for (const one of [lively, idle, challenger]) await one.leave();
    const after = await held(host);
    return `${DAYS} days: ${proved(host, warm, after, data)}; ${turned}`;
  } finally {
    must((await host.stop()) === 0, `the host did not end well:\n${host.log.slice(-20).join('\n')}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many slices are left until the first midnight, after so much time that one ends at it. */
async function nextMidnight(host: QuickHost): Promise<number> {
  const day = 24 * HOUR;
  const left = day - (Date.now() % day);
  await host.pass(left % SLICE);
  return Math.floor(left / SLICE);
}

/** Connections that say nothing, commands that are refused, a session that is torn. */
async function strangers({ port }: QuickHost, slice: number): Promise<void> {
  const target = new Target(port, 0, 1 + (slice % 200));
  await target.socket();
  const client = await target.client({ from: '127.0.0.9' });
  client?.exec('id', () => {});
  const guest = target.terminal();
  await guest.waitFor(TITLE, PATIENCE_MS);
  guest.wire.client.destroy();
  await guest.dispose();
}

/** The challenge is begun just before midnight. */
async function begins(screen: Screen): Promise<void> {
  await screen.press('d');
  await screen.waitFor('Begin your try', PATIENCE_MS);
  await screen.press(KEYS.enter);
  await screen.waitFor('Enter again begins');
  await screen.press(KEYS.enter);
  await screen.waitFor(IN_THE_TRY, PATIENCE_MS);
}

/** It goes on when the day is another one, whose own challenge is drawn meanwhile. */
async function afterMidnight(screen: Screen): Promise<string> {
  const yesterday = screen.screen();
  must(screen.ended === null, 'midnight ended the session', screen);
  await screen.press(KEYS.ctrlC, KEYS.ctrlC);
  await screen.exit;
  must(IN_THE_TRY.test(yesterday), 'not in the try', screen);
  return 'a try begun before midnight went on after it';
}

async function held(host: QuickHost): Promise<Held> {
  const alarms = await host.pass(2 * MINUTE);
  const { heap, handles } = await host.memory();
  return { alarms, heap, handles, descriptors: readdirSync(`/proc/${host.pid}/fd`).length };
}

function proved({ log }: QuickHost, warm: Held | null, after: Held, data: string): string {
  const count = (pattern: RegExp): number => log.filter((line) => pattern.test(line)).length;
  must(warm !== null, 'never warm');
  for (const what of ['descriptors', 'handles', 'alarms'] as const)
    must(
      after[what] <= (warm?.[what] ?? 0) + SLACK,
      `${what}: ${warm?.[what]} in the morning, ${after[what]} in the end`,
    );
  must(
    after.heap <= (warm?.heap ?? 0) + GROWTH,
    `memory: ${warm?.heap} MB in the morning, ${after.heap} MB in the end`,
  );
  const [metrics, idle, long] = [count(/ metrics /u), count(/why=idle/u), count(/session too long/u)];
  must(Math.abs(metrics - DAYS * 24 * 60) < 60, `${metrics} lines of metrics in ${DAYS} days`);
  must(idle >= DAYS * 20, `${idle} sessions were idle:\n${log.filter((line) => / ended /u.test(line)).join('\n')}`);
  must(long >= DAYS, `${long} sessions were too long`);
  must(count(/Keepalive timeout/u) === 0, 'a client that answers was taken for dead');
  must(count(/crashed| error /u) === 0, log.filter((line) => /crashed| error /u.test(line)).join('\n'));
  const refused = log.filter((line) => line.includes('a command') && line.includes('127.0.0.9'));
  must(refused.length <= SLICES, `${refused.length} lines of one stranger`);
  const files = readdirSync(data, { recursive: true }).map(String);
  must(files.length < FILES_MOST && !files.some((name) => name.includes('.tmp-')), files.join('\n'));
  const dates = readdirSync(join(data, 'daily')).filter((name) => /^\d{4}-\d\d-\d\d\.json$/u.test(name));
  must(dates.length >= DAYS, `only ${dates.join()} were drawn`);
  const of = `${warm?.heap.toFixed(1)} MB in use then ${after.heap.toFixed(1)}, ${warm?.descriptors} descriptors then ${after.descriptors}`;
  return `${idle} sessions idle, ${long} too long, ${log.length} lines, ${files.length} files; ${of}`;
}
