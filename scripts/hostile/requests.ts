/** What there is not, asked for again and again on connections that were let in; and what the host should log of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type ssh2 from 'ssh2';
import type { Attack } from './target.ts';

const HOLD_MS = 300;

/** What a client asks that its library never would. */
interface Raw {
  readonly _protocol: {
    session(channel: number, window: number, packet: number): void;
    exec(channel: number, command: string, ask: boolean): void;
    shell(channel: number, ask: boolean): void;
    channelClose(channel: number): void;
    ping(): void;
  };
}

const ASKS: readonly ((client: ssh2.Client) => void)[] = [
  (client) => client.exec('cat /etc/passwd; rm -rf /', () => {}),
  (client) => client.sftp(() => {}),
  (client) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, () => {}),
  (client) => client.forwardIn('0.0.0.0', 0, () => {}),
  (client) => client.openssh_forwardOutStreamLocal('/var/run/docker.sock', () => {}),
  (client) => client.subsys('netconf', () => {}),
  (client) => client.shell(false, () => {}),
  (client) => (client as unknown as Raw)._protocol.session(0, 1 << 20, 1),
  (client) => (client as unknown as Raw)._protocol.channelClose(7),
  (client) => (client as unknown as Raw)._protocol.ping(),
];

/** Commands, files, tunnels, channels of tiny packets and channels that are not there, a hundred on a connection. */
export const requests: Attack = async (target) => {
  let asked = 0;
  const times = await target.again(6, async () => {
    const client = await target.client();
    if (client === null) return;
    let gone = false;
    client.once('close', () => {
      gone = true;
    });
    for (let i = 0; i < 100 && !gone; i++) {
      try {
        ASKS[target.random(ASKS.length)]?.(client);
        asked++;
      } catch {
        break; // the library asks nothing of a connection that is gone
      }
    }
    await sleep(HOLD_MS);
    client.destroy();
  });
  return `${asked} requests on ${times} connections`;
};

/** Every address does what is logged, once, under a name as long as there can be. */
export const logged: Attack = async (target) => {
  const times = await target.again(6, async () => {
    const client = await target.client({ user: `x${'\u001b[31m\n'.repeat(2_000)}` });
    client?.exec('id', () => {});
    await sleep(50);
    client?.destroy();
  });
  return `${times} addresses in the log`;
};
