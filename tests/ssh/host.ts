/** Hosts in this process, each in a folder of its own, that close after the test. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { expect, onTestFinished, vi } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import { openAccounts } from '../../src/ssh/accounts/accounts.ts';
import { offeredKey } from '../../src/ssh/accounts/public-key.ts';
import { LIMITS } from '../../src/ssh/door/limits.ts';
import type { Facts, Log } from '../../src/ssh/door/log.ts';
import { type Host, type HostOptions, openHost } from '../../src/ssh/host.ts';
import { authOf, type Key, type Login, login, newKey, type SshWire } from '../../tools/ssh-client.ts';
import type { Terminal } from '../../tools/terminal.ts';
import { tempFolder } from '../store/support.ts';
import { TestClock } from './clock.ts';

/** A line of a host's log. */
interface Logged extends Facts {
  readonly event: string;
}

/** A host that is open for one test. */
export interface TestHost extends Host {
  readonly data: string;
  readonly clock: TestClock;
  readonly log: readonly Logged[];
  /** Somebody comes in; his terminal goes away with the test. */
  login(how?: Omit<Login, 'port'>): Terminal<SshWire>;
}

const HOUR = 3_600_000;

// Ink listens for the end of the process, once a session.
process.setMaxListeners(0);

/** Opens a host on any free port; its matches have seeds that are the same in every run. */
export async function hostIn(data = tempFolder(), wanted: Partial<HostOptions> = {}): Promise<TestHost> {
  const clock = new TestClock();
  let seeds = 0;
  const logged: Logged[] = [];
  const tell = (event: string, facts: Facts = {}): void => void logged.push({ event, ...facts });
  const log: Log = { info: tell, warn: tell, error: tell };
  const opened = await openHost({
    ...{ data, port: 0, address: '127.0.0.1', hostKey: null, limits: LIMITS, guests: true, motd: null },
    ...{
      timeouts: { idle: HOUR / 2, total: 12 * HOUR },
      version: '9.9.9',
      shelf: new Shelf(GAMES),
      log,
      clock,
      newSeed: () => `HOST-${++seeds}`,
      ...wanted,
    },
  });
  if (!opened.ok) throw new Error(opened.why);
  const host = opened.value;
  const terminals: Terminal<SshWire>[] = [];
  onTestFinished(async () => {
    await Promise.all(terminals.map((one) => one.dispose()));
    await host.stop();
  });
  const come = (how: Omit<Login, 'port'> = {}): Terminal<SshWire> => {
    const terminal = login({ port: host.port, ...how });
    terminals.push(terminal);
    return terminal;
  };
  return {
    ...{ data, clock, log: logged, login: come, port: host.port },
    get sessions() {
      return host.sessions;
    },
    get connections() {
      return host.connections;
    },
    blame: (error) => host.blame(error),
    stop: () => host.stop(),
  };
}

/** Makes an account in the folder of a host that is not open yet; returns the key that opens it. */
export async function account(data: string, name: string): Promise<Key> {
  const key = newKey();
  const accounts = openAccounts(data, { now: () => new Date(), barred: () => false });
  const [, bytes = ''] = key.public.split(' ');
  const offered = offeredKey(Buffer.from(bytes, 'base64'));
  if (!accounts.ok || !offered.ok) throw new Error('no account');
  const made = await accounts.value.register(name, offered.value);
  expect(made.ok).toBe(true);
  mkdirSync(join(data, 'accounts'), { recursive: true });
  return key;
}

/** A client that has been let in as a guest and asks for nothing by itself. */
export async function connected(host: Pick<Host, 'port'>, user = 'guest'): Promise<ssh2.Client> {
  const client = new ssh2.Client();
  onTestFinished(() => {
    client.destroy();
  });
  client.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    client.once('ready', resolve);
    client.once('close', () => reject(new Error('not let in')));
    client.connect({ host: '127.0.0.1', port: host.port, ...authOf({ user }) });
  });
  return client;
}

/** Waits until something is so. */
export async function until(so: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(so()).toBe(true), { timeout: 120_000, interval: 5 });
}
