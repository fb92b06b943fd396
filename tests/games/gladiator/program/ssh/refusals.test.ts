/** What there is not on a host: commands, files, tunnels, passwords, and places for those who may not come in. */
import ssh2 from 'ssh2';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../../src/ssh/door/limits.ts';
import { fingerprintOf } from '../../../../../src/store/signed/signature.ts';
import { newKey } from '../../../../../tools/ssh-client.ts';
import { account, connected, hostIn, type TestHost, until } from '../../../../ssh/host.ts';
import { put, tempFolder } from '../../../../store/support.ts';

interface Answer {
  readonly code: number | null;
  readonly text: string;
}

/** What a channel says before it closes, on either of its outputs. */
function answerOf(channel: ssh2.ClientChannel): Promise<Answer> {
  return new Promise((resolve) => {
    let text = '';
    let code: number | null = null;
    channel.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    channel.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    channel.on('exit', (status: number | null) => {
      code = status;
    });
    channel.on('close', () => resolve({ code, text }));
  });
}

/** Asks for a channel, and hears what it says, or why there is none. */
function ask(open: (done: (error: Error | undefined, channel: ssh2.ClientChannel) => void) => void): Promise<Answer> {
  return new Promise((resolve) => {
    open((error, channel) => {
      if (error) resolve({ code: null, text: error.message });
      else void answerOf(channel).then(resolve);
    });
  });
}

const refusedAs = (host: TestHost, what: string): boolean =>
  host.log.some((line) => line.event === 'refused' && line.what === what);

const ONLY_THE_GAME = { code: 1, text: expect.stringContaining('only the game: use ssh -t') };

describe('there is nothing but the game', () => {
  it('no commands, with or without a terminal', async () => {
    const host = await hostIn();
    for (const options of [{}, { pty: true }]) {
      const client = await connected(host);
      expect(await ask((done) => client.exec('ls -la', options, done))).toEqual(ONLY_THE_GAME);
    }
    expect(refusedAs(host, 'a command')).toBe(true);
    expect(host.sessions).toBe(0);
  });

  it('no shell without a terminal', async () => {
    const host = await hostIn();
    const client = await connected(host);
    expect(await ask((done) => client.shell(false, done))).toEqual({
      code: 1,
      text: expect.stringContaining('ssh -t'),
    });
    expect(host.sessions).toBe(0);
  });

  it('no subsystem, sftp least of all', async () => {
    const host = await hostIn();
    expect(await ask((done) => void connected(host).then((one) => one.subsys('netconf', done)))).toEqual(ONLY_THE_GAME);
    const client = await connected(host);
    await new Promise<void>((resolve) => client.sftp((error) => (error ? resolve() : undefined)));
    host.clock.skip(60_000);
    expect(host.log.filter(({ what }) => what === 'a subsystem').map(({ times }) => times)).toEqual([undefined, 1]);
  });

  it('no tunnels, in either direction', async () => {
    const host = await hostIn();
    const client = await connected(host);
    const out = await ask((done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', host.port, done));
    expect(out.code).toBeNull();
    await new Promise<void>((resolve) => client.forwardIn('127.0.0.1', 0, (error) => (error ? resolve() : undefined)));
    await new Promise<void>((resolve) =>
      client.openssh_forwardOutStreamLocal('/tmp/x', (error) => (error ? resolve() : undefined)),
    );
    expect(refusedAs(host, 'a tunnel')).toBe(true);
    expect(refusedAs(host, 'tcpip-forward')).toBe(true);
  });

  it('no x11 and no agent; the game goes on without them', async () => {
    const host = await hostIn();
    const client = await connected(host);
    const failed = await ask((done) => client.shell({ term: 'xterm' }, { x11: true }, done));
    expect(failed.code).toBeNull();
    expect(refusedAs(host, 'x11')).toBe(true);
  });

  it('no second channel on a connection', async () => {
    const host = await hostIn();
    const client = await connected(host);
    await new Promise<void>((resolve) => client.shell({ term: 'xterm' }, () => resolve()));
    const second = await ask((done) => client.shell({ term: 'xterm' }, done));
    expect(second.code).toBeNull();
    expect(refusedAs(host, 'a second channel')).toBe(true);
    expect(host.sessions).toBe(1);
  });
});

/** Tries to come in; says whether that went well. */
function knock(host: TestHost, config: Partial<ssh2.ConnectConfig>): Promise<boolean> {
  return new Promise((resolve) => {
    const client = new ssh2.Client();
    client.on('error', () => {});
    client.on('ready', () => {
      resolve(true);
      client.end();
    });
    client.on('close', () => resolve(false));
    client.connect({ host: '127.0.0.1', port: host.port, username: 'anna', ...config });
  });
}

describe('who comes in', () => {
  it('nobody by a password', async () => {
    const host = await hostIn();
    expect(await knock(host, { password: 'secret', username: 'anna' })).toBe(false);
    expect(JSON.stringify(host.log)).not.toContain('secret');
  });

  it('without guests: who has no key is told how to get one', async () => {
    const host = await hostIn(tempFolder(), { guests: false });
    expect(await knock(host, { tryKeyboard: true })).toBe(false);
    expect(host.log.at(-1)).toMatchObject({ event: 'not let in', why: expect.stringContaining('ssh-keygen') });
    expect(await knock(host, { username: 'guest' })).toBe(false);
  });

  it('whoever has a key that signs, and nobody with a key that does not', async () => {
    const host = await hostIn();
    expect(await knock(host, { privateKey: newKey().private })).toBe(true);
    const forged = {
      type: 'publickey' as const,
      username: 'anna',
      key: forgedKey(),
    };
    expect(await knock(host, { authHandler: [forged] })).toBe(false);
  });

  it('nobody whose key is banned, who is told so', async () => {
    const data = tempFolder();
    const key = newKey();
    const is = fingerprintOf(Buffer.from(key.public.split(' ')[1] ?? '', 'base64'));
    put(data, 'admin.json', { format: 1, kind: 'admin', keys: [{ is, why: 'He cheats.' }] });
    const host = await hostIn(data);
    expect(await knock(host, { privateKey: key.private, tryKeyboard: true })).toBe(false);
    expect(host.log.at(-1)).toMatchObject({ event: 'not let in', why: expect.stringContaining('He cheats.') });
  });

  it('nobody whose address is banned, not even to say who he is', async () => {
    const data = tempFolder();
    put(data, 'admin.json', { format: 1, kind: 'admin', addresses: ['127.0.0.1'] });
    const host = await hostIn(data);
    expect(await knock(host, { username: 'guest' })).toBe(false);
    expect(host.log).toContainEqual({ event: 'turned away at the door', address: '127.0.0.1' });
  });
});

/** A key that says it is another than the one it signs with. */
function forgedKey(): ssh2.ParsedKey {
  const mine = ssh2.utils.parseKey(newKey().private);
  const other = ssh2.utils.parseKey(newKey().public);
  if (mine instanceof Error || other instanceof Error) throw new Error('no keys');
  const [own, his] = [[mine].flat()[0], [other].flat()[0]];
  if (own === undefined || his === undefined) throw new Error('no keys');
  return Object.assign(Object.create(own), { getPublicSSH: () => his.getPublicSSH() }) as ssh2.ParsedKey;
}

describe('how many come in', () => {
  it('as many as there is room for; the next is told', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...LIMITS, sessions: 2 } });
    const [first] = [host.login(), host.login()];
    await until(() => host.sessions === 2);
    const third = host.login();
    expect(await third.exit).toEqual({ code: 1, signal: null });
    expect(third.screen()).toContain('This host is full, with 2 sessions open.');
    first?.wire.client.end();
    await until(() => host.sessions === 1);
    await host.login().waitFor('GLADIATOR');
  });

  it('so many from one address', async () => {
    const host = await hostIn(tempFolder(), { limits: { ...LIMITS, perAddress: 1 } });
    await host.login().waitFor('GLADIATOR');
    const second = host.login();
    expect(await second.exit).toEqual({ code: 1, signal: null });
    expect(second.screen()).toContain('Your address has 1 session open');
  });

  it('so many of one account, whichever of its keys they use', async () => {
    const data = tempFolder();
    const key = await account(data, 'Anna');
    const host = await hostIn(data, { limits: { ...LIMITS, perAccount: 1 } });
    await host.login({ key, user: 'anna' }).waitFor('GLADIATOR');
    const second = host.login({ key, user: 'anna' });
    expect((await second.exit).code).toBe(1);
    expect(second.screen()).toContain('You have 1 session open');
    await host.login().waitFor('GLADIATOR');
  });

  it('who is let in and asks for nothing is not waited for either', async () => {
    const host = await hostIn();
    const client = await connected(host);
    const closed = new Promise<void>((resolve) => client.on('close', () => resolve()));
    host.clock.skip(31_000);
    await closed;
    expect(host.log.map(({ event }) => event)).toContain('said nothing in time');
  });
});
