/** Players with an ssh client of their own, and screens on which to see what they see. */
import ssh2, { type AnyAuthMethod, type ClientChannel, type ConnectConfig } from 'ssh2';
import { newKeyPair } from '../src/ssh/accounts/key-pair.ts';
import { KEYS, type Sink, type Size, Terminal, type Wire } from './terminal.ts';
import { openPage } from './title.ts';

/** A key pair as a player has it. */
export interface Key {
  readonly private: string;
  readonly public: string;
}

/** A new ed25519 pair. */
export function newKey(): Key {
  return newKeyPair();
}

/** How somebody comes in. */
export interface Login extends Partial<Size> {
  readonly port: number;
  /** 'guest' unless given. */
  readonly user?: string;
  readonly key?: Key;
  readonly term?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where the host is; on this machine by IPv4 unless given. */
  readonly to?: string;
  /** The address it comes from; the machine's choice unless given. */
  readonly from?: string;
}

/** The way to a host. */
export interface SshWire extends Wire {
  readonly client: ssh2.Client;
  /** The channel, once it is open. */
  readonly channel: Promise<ClientChannel>;
}

/** How a client says who it is: by its key alone, or by nothing. */
export function authOf({ user = 'guest', key }: Pick<Login, 'user' | 'key'>): Partial<ConnectConfig> {
  const methods: AnyAuthMethod[] =
    key === undefined
      ? [
          { type: 'none', username: user },
          { type: 'keyboard-interactive', username: user, prompt: (_name, _told, _lang, _asked, done) => done([]) },
        ]
      : [{ type: 'publickey', username: user, key: key.private }];
  return { username: user, authHandler: methods };
}

/** A terminal at a host, 80x24 unless told otherwise. Its exit code is that of the session, -1 where there was none. */
export function login(login: Login): Terminal<SshWire> {
  const { columns = 80, rows = 24 } = login;
  return new Terminal({ columns, rows }, (sink) => wireTo({ ...login, columns, rows }, sink));
}

function wireTo(login: Login & Size, sink: Sink): SshWire {
  const { port, columns, rows, term = 'xterm-256color', env = {}, from, to = '127.0.0.1' } = login;
  const client = new ssh2.Client();
  const opened = Promise.withResolvers<ClientChannel>();
  opened.promise.catch(() => {});
  let ended = false;
  let code = -1;
  const end = (): void => {
    if (!ended) sink.exit({ code, signal: null });
    ended = true;
    opened.reject(new Error('the connection is closed'));
  };
  client.on('error', (error) => sink.data(`\r\n${error.message}\r\n`));
  client.on('close', end);
  client.on('ready', () => {
    client.setNoDelay(true);
    client.shell({ term, cols: columns, rows }, { env }, (error, channel) => {
      if (error) {
        client.end();
        return;
      }
      channel.on('data', (chunk: Buffer) => sink.data(chunk.toString()));
      channel.stderr.on('data', (chunk: Buffer) => sink.data(chunk.toString()));
      channel.on('exit', (status: number | null) => {
        code = status ?? -1;
      });
      channel.on('close', () => client.end());
      opened.resolve(channel);
    });
  });
  client.connect({ host: to, port, ...(from !== undefined && { localAddress: from }), ...authOf(login) });
  const withChannel = (act: (channel: ClientChannel) => void): void => void opened.promise.then(act, () => {});
  return {
    pid: null,
    client,
    channel: opened.promise,
    send: (bytes) => withChannel((channel) => channel.write(bytes)),
    resize: (size) => withChannel((channel) => channel.setWindow(size.rows, size.columns, 0, 0)),
    kill: () => client.end(),
    close: () => {
      client.end();
      client.destroy();
    },
  };
}

/** From the title to the first plot of a practice bout. */
export async function startBout(terminal: Terminal<SshWire>): Promise<void> {
  await openPage(terminal);
  await terminal.press('p', 'm');
  for (const seen of ['Which style', 'Take him', 'Name him', 'Whom does he meet?', 'Into the arena']) {
    await terminal.waitFor(seen);
    await terminal.press(KEYS.enter);
  }
  await terminal.waitFor('nothing yet: Enter waits');
}
