/** Clients that mean harm, or are broken: the host stays as it was for everybody else. */
import { createConnection, type Socket } from 'node:net';
import type ssh2 from 'ssh2';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../../src/ssh/door/limits.ts';
import { startBout } from '../../../../../tools/ssh-client.ts';
import { connected, hostIn, type TestHost, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const WIDE_OPEN = { limits: { ...LIMITS, perAddress: 100, unknown: 100, sessions: 100 } };

/** Fails unless somebody who plays is still answered, and somebody new is let in. */
async function unharmed(host: TestHost, player: ReturnType<TestHost['login']>): Promise<void> {
  await player.press('i');
  await player.waitFor('Log sheets');
  const late = host.login();
  await late.waitFor('GLADIATOR');
}

/** A connection as nobody's ssh makes it. */
async function rawSocket(host: TestHost): Promise<Socket> {
  const socket = createConnection(host.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

const closed = (socket: Socket): Promise<unknown> =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));

describe('connections', () => {
  it('that come and go in a storm leave nothing behind', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    const player = host.login();
    await startBout(player);
    const storm = Array.from({ length: 20 }, () => host.login());
    await Promise.all(storm.map((one, i) => (i % 2 === 0 ? one.waitFor('GLADIATOR') : one.wire.client.destroy())));
    for (const one of storm) one.wire.client.destroy();
    await until(() => host.sessions === 1);
    await unharmed(host, player);
  });

  it('that come too fast from one address are turned away for a while', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...LIMITS, perAddress: 2 } });
    const sockets = await Promise.all(Array.from({ length: 20 }, () => rawSocket(host)));
    await Promise.all(sockets.slice(8).map(closed));
    expect(host.log.filter(({ event }) => event === 'turned away at the door')).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    await until(() => host.connections === 0);
    host.clock.skip(60_000);
    expect(host.log.findLast(({ event }) => event === 'turned away at the door')?.times).toBeGreaterThanOrEqual(11);
    await host.login().waitFor('GLADIATOR');
  });

  it('that send garbage, half a greeting or a packet of any size end alone', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    const player = host.login();
    await startBout(player);
    const garbage = [
      '\0'.repeat(1000),
      'GET / HTTP/1.1\r\n\r\n',
      'x'.repeat(100_000),
      `SSH-2.0-x\r\n${'\xff'.repeat(64)}`,
    ];
    const gone: Promise<unknown>[] = [];
    for (const bytes of [...garbage, 'SSH-2.0-', '']) {
      const socket = await rawSocket(host);
      gone.push(closed(socket));
      socket.write(Buffer.from(bytes, 'latin1'));
    }
    await until(() => host.connections > 1);
    host.clock.skip(31_000);
    await Promise.all(gone);
    expect(host.connections).toBe(1);
    await unharmed(host, player);
  });
});

describe('a client', () => {
  it('that types faster than anybody is sent away with a reason', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    const player = host.login();
    await startBout(player);
    const flood = host.login();
    await flood.waitFor('GLADIATOR');
    flood.send('x'.repeat(200_000));
    await flood.exit;
    expect(flood.screen()).toContain('More came from your keyboard than anybody types.');
    expect(host.log.at(-1)).toMatchObject({ event: 'ended', why: 'flood of keys' });
    await unharmed(host, player);
  });

  it('that holds a key down is heard at the pace of a hand, and stays', async () => {
    const host = await hostIn();
    const player = host.login();
    await startBout(player);
    player.send('['.repeat(5_000));
    player.send(`\u001b[${'9'.repeat(5_000)}`);
    player.send(Buffer.from([0xff, 0xfe, 0x00, 0x01]));
    await player.idle(300);
    expect(player.ended).toBeNull();
    host.clock.skip(10_000);
    await unharmed(host, player);
  });

  it('that sends bytes nobody asked for is cut off', async () => {
    const host = await hostIn(tempFolder(), WIDE_OPEN);
    const client = await connected(host);
    const gone = new Promise<void>((resolve) => client.on('close', () => resolve()));
    const raw = client as unknown as { readonly _sock: Socket };
    raw._sock.write(Buffer.alloc(1_000_000));
    await gone;
    await host.login().waitFor('GLADIATOR');
  });

  it.each([
    [0, 0],
    [1, 1],
    [65_535, 65_535],
    [0xffffffff, 0xffffffff],
  ])('may say its window measures %i by %i', async (columns, rows) => {
    const host = await hostIn();
    const client = await connected(host);
    const channel = await new Promise<ssh2.ClientChannel>((resolve, reject) => {
      const window = { term: 'xterm', cols: columns, rows, width: 0, height: 0 };
      client.shell(window, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    let came = 0;
    channel.on('data', (chunk: Buffer) => {
      came += chunk.length;
    });
    await until(() => came > 0);
    for (let i = 0; i < 200; i++) channel.setWindow(rows, (columns + i) >>> 0, 0, 0);
    await until(() => host.sessions === 1);
    const came0 = host.log.find(({ event }) => event === 'came in');
    expect(Number(came0?.columns)).toBeLessThanOrEqual(200);
    expect(Number(came0?.rows)).toBeLessThanOrEqual(60);
    expect(Number(came0?.columns)).toBeGreaterThan(0);
    await host.login().waitFor('GLADIATOR');
    expect(came).toBeLessThan(2_000_000);
  });

  it('that takes packets of no bytes does not hold up the host', async () => {
    const host = await hostIn();
    const client = await connected(host);
    const gone = new Promise<void>((resolve) => client.on('close', () => resolve()));
    const protocol = client as unknown as {
      readonly _protocol: { session(channel: number, window: number, packet: number): void };
    };
    protocol._protocol.session(0, 1 << 20, 0);
    await gone;
    expect(host.log.some(({ what }) => what === 'a channel of tiny packets')).toBe(true);
    await host.login().waitFor('GLADIATOR');
  });

  it('that does not read is sent frames no more, and is let go', async () => {
    const host = await hostIn();
    const stuck = host.login({ columns: 200, rows: 60 });
    await startBout(stuck);
    const channel = await stuck.wire.channel;
    channel.pause();
    const raw = stuck.wire.client as unknown as { readonly _sock: Socket };
    raw._sock.pause();
    let width = 200;
    await until(() => {
      width = width === 200 ? 199 : 200;
      stuck.resize(width, 60);
      channel.write('i\u001b');
      host.clock.skip(1_000);
      return host.sessions === 0;
    });
    raw._sock.destroy();
    expect(host.log.at(-1)).toMatchObject({ event: 'ended', why: 'line too slow' });
  });

  it('may write escapes wherever it can write: the log has none of them', async () => {
    const host = await hostIn();
    const evil = '\u001b]0;owned\u0007\u001b[2J\u202eevil\u200b\r\n2026 fake line';
    const first = host.login({ user: evil, term: evil, env: { LANG: evil, LC_ALL: evil } });
    await first.waitFor('GLADIATOR');
    const client = await connected(host, evil);
    await new Promise<void>((resolve) => client.exec(evil, (error) => (error ? resolve() : resolve())));
    await until(() => host.log.some(({ what }) => what === 'a command'));
    const dumb = host.log.find(({ event }) => event === 'came in');
    expect(dumb?.terminal).toBe('dumb');
    for (const line of host.log) expect(JSON.stringify(line.user ?? '')).not.toMatch(/\\u|\\r|\\n|\u202e|\u200b/u);
  });
});
