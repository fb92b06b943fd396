/** Clients that never close their end: the host closes both, and nothing is left behind. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FIXED, LIMITS } from '../../../../../src/ssh/door/limits.ts';
import { authOf, startBout } from '../../../../../tools/ssh-client.ts';
import { hostIn, type TestHost, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';
import { tried } from '../../../../support/soak.ts';

const WIDE_OPEN = { limits: { ...LIMITS, perAddress: 200, unknown: 200, sessions: 200, connections: 300 } };
const VISITS = tried(12, 100);

/** A socket whose own end stays open whatever the host, or the library on it, does. */
async function stubborn(host: TestHost): Promise<Socket> {
  const socket = connect({ port: host.port, host: '127.0.0.1', allowHalfOpen: true });
  const destroy = socket.destroy.bind(socket);
  onTestFinished(() => void destroy());
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.end = () => socket;
  socket.destroy = () => socket;
  return socket;
}

/** Descriptors of this process, in which both the host and its clients have theirs; null where nobody says. */
const descriptors = (): number | null => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : null);

/** Waits until there are so many connections; those that say nothing do not go of themselves by a clock that nobody puts on. */
const alone = (host: TestHost, left: number): Promise<void> => until(() => host.connections === left);

/** Somebody in a bout, who is still there and answered after `attack`, as are the host's connections and descriptors. */
async function survives(host: TestHost, attack: () => Promise<unknown>): Promise<void> {
  const player = host.login();
  await startBout(player);
  const before = descriptors();
  await attack();
  host.clock.skip(2 * FIXED.farewellMs);
  await alone(host, 1);
  const after = descriptors();
  if (before !== null && after !== null) expect(after - before).toBeLessThan(VISITS + 20); // the clients' own
  await player.press('i');
  await player.waitFor('Log sheets');
  expect(player.ended).toBeNull();
}

/** A guest over a socket that never closes; `then` does something once let in. */
async function stubbornGuest(host: TestHost, then: (client: ssh2.Client) => void): Promise<void> {
  const client = new ssh2.Client();
  client.on('error', () => {});
  const sock = await stubborn(host);
  await new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.connect({ sock, ...authOf({ user: 'guest' }) });
  });
  then(client);
}

const each = (act: () => Promise<unknown>): Promise<unknown> => Promise.all(Array.from({ length: VISITS }, act));
const heard = (host: TestHost, what: string, times: number): Promise<void> =>
  until(() => host.log.filter((line) => line.what === what || line.event === what).length >= times);

describe('many clients that never close their end leave nothing behind', () => {
  it('after malformed packets', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    await survives(host, async () => {
      await each(async () => {
        const socket = await stubborn(host);
        const ended = new Promise((resolve) => socket.once('end', resolve));
        socket.resume();
        socket.write(Buffer.from(`SSH-2.0-x\r\n${'\xff'.repeat(64)}`, 'latin1'));
        await ended;
      });
    });
  });

  it('after malformed packets, though they read nothing either', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    await survives(host, async () => {
      await each(async () => {
        const socket = await stubborn(host);
        socket.pause();
        socket.write(Buffer.from(`SSH-2.0-x\r\n${'\xff'.repeat(64)}`, 'latin1'));
      });
      await heard(host, 'connection failed', 1);
      await until(() => host.connections === VISITS + 1);
      await new Promise((resolve) => setImmediate(resolve));
    });
  });

  it('after a command was refused', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    await survives(host, async () => {
      await each(() => stubbornGuest(host, (client) => client.exec('id', () => {})));
      await heard(host, 'a command', 1);
    });
  });

  it('after they took no packets of any size', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    await survives(host, async () => {
      await each(() =>
        stubbornGuest(host, (client) => {
          const raw = client as unknown as {
            readonly _protocol: { session(channel: number, window: number, packet: number): void };
          };
          raw._protocol.session(0, 1 << 20, 0);
        }),
      );
      await heard(host, 'a channel of tiny packets', 1);
    });
  });
});

describe('one client that never closes its end is cut', () => {
  it('when it has tried too often to say who it is', async () => {
    const host = await hostIn();
    const sock = await stubborn(host);
    const client = new ssh2.Client();
    client.on('error', () => {});
    const tries = Array.from({ length: FIXED.attempts + 5 }, () => ({
      type: 'password' as const,
      username: 'anna',
      password: 'x',
    }));
    client.connect({ sock, username: 'anna', authHandler: tries });
    await heard(host, 'too many attempts', 1);
    host.clock.skip(2 * FIXED.farewellMs);
    await alone(host, 0);
  });

  it('when its session has ended', async () => {
    const host = await hostIn(tempFolder(), { timeouts: { idle: 60_000, total: 600_000 } });
    await stubbornGuest(host, (client) => client.shell({ term: 'xterm' }, () => {}));
    await until(() => host.sessions === 1);
    host.clock.skip(61_000);
    await until(() => host.sessions === 0);
    host.clock.skip(2 * FIXED.farewellMs);
    await alone(host, 0);
  });

  it('when it answers no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const host = await hostIn();
    let sock: Socket | null = null;
    await stubbornGuest(host, (client) => {
      client.shell({ term: 'xterm' }, () => {});
      sock = (client as unknown as { readonly _sock: Socket })._sock;
    });
    await until(() => host.sessions === 1);
    (sock as Socket | null)?.pause();
    (sock as Socket | null)?.removeAllListeners('data');
    vi.advanceTimersByTime((FIXED.keepalivesMissed + 2) * FIXED.keepaliveMs);
    await until(() => host.log.some(({ why }) => why === 'Keepalive timeout'));
    host.clock.skip(2 * FIXED.farewellMs);
    await alone(host, 0);
    await until(() => host.sessions === 0);
  });
});

describe('connections in all', () => {
  it('are no more than the operator wants, whatever they are about; the next is told, and has no descriptor', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...WIDE_OPEN.limits, connections: 5 } });
    const player = host.login();
    await startBout(player);
    for (let i = 0; i < 4; i++) await stubbornGuest(host, () => {});
    expect(host.connections).toBe(5);
    const late = await stubborn(host);
    let told = '';
    late.on('data', (chunk) => {
      told += chunk;
    });
    await new Promise((resolve) => late.once('end', resolve));
    expect(told).toBe('Too many connections: try again in a minute.\r\n');
    expect(host.connections).toBe(5);
    host.clock.skip(FIXED.helloMs + 1_000);
    await until(() => host.connections === 1);
    await host.login().waitFor('GLADIATOR');
  });

  it('when they are all taken, one that is only at its farewell goes for the next', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...WIDE_OPEN.limits, connections: 3, unknown: 2 } });
    await startBout(host.login());
    for (let i = 0; i < 2; i++) {
      const socket = await stubborn(host);
      socket.resume();
      socket.write(Buffer.from(`SSH-2.0-x\r\n${'\xff'.repeat(64)}`, 'latin1'));
      await new Promise((resolve) => socket.once('end', resolve));
    }
    expect(host.connections).toBe(3);
    await host.login().waitFor('GLADIATOR');
    expect(host.log.filter(({ event }) => event === 'turned away at the door')).toEqual([]);
  });
});
