/** What strangers do again and again: it is counted in the log, ends in time, and brings nothing down. */
import type ssh2 from 'ssh2';
import { describe, expect, it } from 'vitest';
import { countedLog } from '../../../../../src/ssh/door/counted-log.ts';
import { FIXED, LIMITS } from '../../../../../src/ssh/door/limits.ts';
import type { Facts, Log } from '../../../../../src/ssh/door/log.ts';
import { startBout } from '../../../../../tools/ssh-client.ts';
import { TestClock } from '../../../../ssh/clock.ts';
import { connected, hostIn, until } from '../../../../ssh/host.ts';
import { tempFolder } from '../../../../store/support.ts';

const MINUTE = 60_000;

function counting() {
  const lines: Facts[] = [];
  const tell = (event: string, facts: Facts = {}): void => void lines.push({ event, ...facts });
  const to: Log = { info: tell, warn: tell, error: tell };
  const clock = new TestClock();
  return { lines, clock, log: countedLog(to, clock) };
}

describe('the log of strangers', () => {
  it('tells the first of a kind and address at once, and the others once a minute', () => {
    const { lines, clock, log } = counting();
    const first = { event: 'refused', what: 'a command', address: '203.0.113.7' };
    for (let i = 0; i < 100; i++) log.info('refused', { what: 'a command', address: '203.0.113.7' });
    expect(lines).toEqual([first]);
    clock.skip(MINUTE);
    expect(lines).toEqual([first, { ...first, times: 99 }]);
    for (let i = 0; i < 5; i++) log.info('refused', { what: 'a command', address: '203.0.113.7' });
    clock.skip(MINUTE);
    clock.skip(MINUTE);
    clock.skip(MINUTE);
    expect(lines.slice(2)).toEqual([{ ...first, times: 5 }]);
    log.info('refused', { what: 'a command', address: '203.0.113.7' });
    expect(lines.at(-1)).toEqual(first);
    log.close();
  });

  it('tells kinds and addresses apart, but neither the addresses of a /64 nor what strangers write', () => {
    const { lines, log } = counting();
    log.info('refused', { what: 'a command', address: '203.0.113.7' });
    log.info('refused', { what: 'a tunnel', address: '203.0.113.7' });
    log.info('refused', { what: 'a command', address: '203.0.113.8' });
    for (let i = 0; i < 9; i++) log.info('connection failed', { address: `2001:db8::${i}`, why: `reason ${i}` });
    expect(lines).toHaveLength(4);
    log.close();
    expect(lines).toHaveLength(5);
    expect(lines.at(-1)).toMatchObject({ event: 'connection failed', times: 8 });
  });

  it('has a line of its own for a thousand, and one for all the others', () => {
    const { lines, clock, log } = counting();
    for (let i = 0; i < 5_000; i++) log.info('flooded', { address: `10.0.${i >> 8}.${i & 255}` });
    expect(lines).toHaveLength(1_001);
    clock.skip(MINUTE);
    expect(lines.slice(1_001)).toEqual([{ event: 'flooded', address: 'others', times: 3_999 }]);
    log.close();
  });

  it('of a host that is attacked has a few lines, and all of them are there when it closes', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...LIMITS, perAddress: 2 } });
    for (let i = 0; i < 60; i++) await connected(host).catch(() => {});
    const away = () => host.log.filter(({ event }) => event === 'turned away at the door');
    expect(away()).toHaveLength(1);
    await host.stop();
    expect(away()).toHaveLength(2);
    expect(away()[1]?.times).toBeGreaterThan(30);
  });
});

/** What a client can say that its library never would. */
interface Raw {
  readonly _sock: { cork(): void; uncork(): void };
  readonly _protocol: {
    session(channel: number, window: number, packet: number): void;
    pty(
      channel: number,
      rows: number,
      cols: number,
      high: number,
      wide: number,
      term: string,
      modes: null,
      ask: boolean,
    ): void;
    shell(channel: number, ask: boolean): void;
    exec(channel: number, command: string, ask: boolean): void;
    subsystem(channel: number, name: string, ask: boolean): void;
    channelEOF(channel: number): void;
    channelClose(channel: number): void;
  };
}

type Said = 'pty' | 'shell' | 'exec' | 'sftp' | 'end' | 'close';

/** Opens a channel and says all this about it in one breath. */
function say(client: ssh2.Client, words: readonly Said[]): void {
  const { _sock: sock, _protocol: protocol } = client as unknown as Raw;
  const speak: { readonly [word in Said]: () => void } = {
    pty: () => protocol.pty(0, 24, 80, 0, 0, 'xterm', null, true),
    shell: () => protocol.shell(0, true),
    exec: () => protocol.exec(0, 'id', true),
    sftp: () => protocol.subsystem(0, 'sftp', true),
    end: () => protocol.channelEOF(0),
    close: () => protocol.channelClose(0),
  };
  sock.cork();
  protocol.session(0, 1 << 20, 32_768);
  for (const word of words) speak[word]();
  sock.uncork();
}

describe('a channel', () => {
  it.each<[string, readonly Said[]]>([
    ['closed before anything was asked for', ['close']],
    ['closed before its terminal', ['close', 'pty', 'shell']],
    ['closed before its shell', ['pty', 'close', 'shell']],
    ['ended before its shell', ['pty', 'end', 'shell', 'close']],
    ['closed with its shell', ['pty', 'shell', 'close']],
    ['closed before its command', ['pty', 'close', 'exec', 'sftp']],
    ['closed with its command', ['exec', 'close']],
  ])('that is %s is no crash and no alarm, and its connection ends', async (_what, words) => {
    const host = await hostIn();
    const client = await connected(host);
    say(client, words);
    await until(() => host.connections === 0 || host.log.some(({ event }) => event === 'ended'));
    host.clock.skip(2 * FIXED.farewellMs);
    await until(() => host.connections === 0 && host.sessions === 0);
    const alarms = ['crashed', 'something failed', 'connection failed', 'channel failed', 'did not end well'];
    expect(host.log.filter(({ event }) => alarms.includes(event))).toEqual([]);
  });

  it.each<[string, readonly Said[]]>([
    ['a shell', ['pty', 'shell', 'shell']],
    ['a command', ['pty', 'shell', 'exec']],
    ['a subsystem', ['pty', 'shell', 'sftp']],
  ])('on which the game has begun takes %s no more, and the game goes on', async (_what, words) => {
    const host = await hostIn();
    const client = await connected(host);
    say(client, words);
    await until(() => host.log.some(({ what }) => what === 'a second shell'));
    await host.login().waitFor('GLADIATOR');
    expect(host.sessions).toBe(2);
    expect(host.log.map(({ event }) => event)).not.toContain('connection failed');
  });
});

describe('a connection that asks for what there is not', () => {
  it('is cut after twenty refusals, and no other with it', async () => {
    const host = await hostIn();
    const player = host.login();
    await startBout(player);
    const client = await connected(host);
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()));
    for (let i = 0; i < 500; i++) client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, () => {});
    await closed;
    await until(() => host.connections === 1);
    host.clock.skip(MINUTE);
    const refused = host.log.filter(({ event }) => event === 'refused');
    expect(refused.map(({ times }) => times)).toEqual([undefined, FIXED.refusals - 1]);
    expect(host.log.filter(({ event }) => event === 'too many refusals')).toHaveLength(1);
    await player.press('i');
    await player.waitFor('Log sheets');
  });
});
