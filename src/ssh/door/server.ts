/** The door: connections are counted, clients say who they are, and whoever has a terminal is handed on. */
import { createServer, type Server as NetServer } from 'node:net';
import type { Algorithms, Connection } from 'ssh2';
import ssh2 from 'ssh2';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { codeOf, faultOf } from '../../store/disk/fault.ts';
import { type Identity, Introduction } from '../accounts/identity.ts';
import { type Caller, receive } from './caller.ts';
import { every } from './clock.ts';
import { admit, type Guard, type GuardOptions } from './guard.ts';
import { Bucket, FIXED } from './limits.ts';

/** What the door of a host is opened with: where it listens, with which key, and whom it lets in. */
export interface ServerOptions extends GuardOptions {
  /** Connections there may be at once, whatever they are. */
  readonly most: number;
  /** 0: any that is free. */
  readonly port: number;
  /** Where to listen; null for everywhere. */
  readonly address: string | null;
  readonly hostKey: Buffer;
  readonly guests: boolean;
  /** Told of everybody who has a terminal and is ready to play. */
  readonly ready: (caller: Caller) => void;
}

/** A door that is open. */
export interface Server {
  readonly port: number;
  /** Connections, whatever they are about. */
  readonly connections: number;
  /** Lets nobody in any more; those who are in stay. */
  shut(): void;
  /** Ends every connection at once. */
  cut(): void;
}

/**
 * What both sides can do without being slow or weak. Compression is left out, for a small packet can
 * hold a large one, and so are MACs of the plain text, which a host checks only after it has decrypted.
 */
const ALGORITHMS: Algorithms = {
  cipher: [
    'aes128-gcm@openssh.com',
    'aes256-gcm@openssh.com',
    'aes128-ctr',
    'aes256-ctr',
    'chacha20-poly1305@openssh.com',
  ],
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'ecdh-sha2-nistp521',
    'diffie-hellman-group14-sha256',
  ],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com'],
  compress: ['none'],
};

/** How a connection fails whose client just goes. */
const HUNG_UP = ['EPIPE', 'ECONNRESET'];

const MINUTE = 60_000;

/** Opens the door; it is open when the promise is kept. */
export async function openServer(options: ServerOptions): Promise<Read<Server>> {
  const { hostKey, clock, log, door, most } = options;
  const guarded = new Map<string, Guard>();
  const config = {
    hostKeys: [hostKey],
    ident: 'Harena',
    algorithms: ALGORITHMS,
    keepaliveInterval: FIXED.keepaliveMs,
    keepaliveCountMax: FIXED.keepalivesMissed,
  };
  const ssh = new ssh2.Server(config, (client, { ip, port }) => {
    const found = guarded.get(nameOf(ip, port));
    if (found === undefined) client.end();
    else attend(client, found, options);
  });
  const net = createServer({ noDelay: true }, (socket) => {
    const guard = admit(socket, guarded.size < most || makeRoom(guarded.values()), options);
    if (guard === null) return;
    const name = nameOf(socket.remoteAddress, socket.remotePort);
    guarded.set(name, guard);
    socket.once('close', () => guarded.delete(name));
    ssh.injectSocket(socket);
  });
  const why = await listening(net, options);
  if (why !== null) return unreadable(why);
  net.on('error', (error) => log.warn('the door failed', { why: faultOf(error) }));
  const stopSweeping = every(clock, MINUTE, () => door.sweep());
  const bound = net.address();
  return readable({
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    get connections() {
      return guarded.size;
    },
    shut() {
      stopSweeping();
      net.close();
    },
    cut() {
      for (const guard of guarded.values()) guard.cut();
    },
  });
}

/** Cuts the connection that has been at its farewell longest. Returns whether there was one. */
function makeRoom(guards: Iterable<Guard>): boolean {
  for (const guard of guards) {
    if (!guard.isLeaving) continue;
    guard.cut();
    return true;
  }
  return false;
}

const nameOf = (address: string | undefined, port: number | undefined): string => `${address} ${port}`;

function listening(net: NetServer, { port, address }: ServerOptions): Promise<string | null> {
  return new Promise((resolve) => {
    const fail = (error: Error): void => resolve(`cannot listen on port ${port}: ${faultOf(error)}`);
    net.once('error', fail);
    net.listen({ port, ...(address === null ? {} : { host: address }) }, () => {
      net.off('error', fail);
      resolve(null);
    });
  });
}

/** A client that speaks: it says who it is, and then asks for a terminal. */
function attend(client: Connection, guard: Guard, options: ServerOptions): void {
  guard.greeted();
  const { address } = guard;
  const { guests, bans, clock, log, ready } = options;
  const told = (why: string): void => log.info('not let in', { address, why });
  const introduction = new Introduction({ guests, bans, address, told });
  const rekeys = new Bucket(FIXED.rekeys, clock);
  client.on('error', (error) => {
    if (!HUNG_UP.includes(codeOf(error) ?? '')) log.info('connection failed', { address, why: faultOf(error) });
  });
  client.on('authentication', (context) => {
    if (introduction.attempt(context)) return;
    log.info('too many attempts', { address });
    client.end();
  });
  client.once('handshake', guard.further);
  client.on('rekey', () => {
    if (rekeys.take(1) === 0) guard.cut();
  });
  client.on('ready', () => {
    guard.further();
    const identity: Identity = introduction.identity;
    receive({ client, guard, identity, clock, log }, (caller) => {
      guard.known();
      ready(caller);
    });
  });
}
