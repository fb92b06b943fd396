/** The door: connections are counted, clients say who they are, and whoever has a terminal is handed on. */
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Algorithms, Connection } from 'ssh2';
import ssh2 from 'ssh2';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { codeOf, faultOf } from '../../store/disk/fault.ts';
import type { BanList } from '../accounts/ban-list.ts';
import { type Identity, Introduction } from '../accounts/identity.ts';
import { type Caller, receive } from './caller.ts';
import { type Clock, every } from './clock.ts';
import { Bucket, type Door, FIXED } from './limits.ts';
import type { Log } from './log.ts';

export interface ServerOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** Where to listen; null for everywhere. */
  readonly address: string | null;
  readonly hostKey: Buffer;
  readonly guests: boolean;
  readonly bans: BanList;
  readonly door: Door;
  readonly clock: Clock;
  readonly log: Log;
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

/** What both sides can do without being slow or weak; compression is left out, for a small packet can hold a large one. */
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
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
};

/** How a connection fails whose client just goes. */
const HUNG_UP = ['EPIPE', 'ECONNRESET'];

const SECOND = 1_000;
const MINUTE = 60_000;

/** A socket and what has been seen of it. */
interface Guarded {
  readonly socket: Socket;
  readonly address: string;
  /** The client is no longer one of those at the door. */
  known(): void;
}

/** Opens the door; it is open when the promise is kept. */
export async function openServer(options: ServerOptions): Promise<Read<Server>> {
  const { hostKey, clock, log, door } = options;
  const guarded = new Map<string, Guarded>();
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
    const guard = admit(socket, options);
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
      for (const { socket } of guarded.values()) socket.destroy();
    },
  });
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

/** A new connection, if there is room at the door: watched for silence and for floods from its first byte. */
function admit(socket: Socket, { door, clock, log, bans }: ServerOptions): Guarded | null {
  socket.on('error', () => {}); // whatever it is, 'close' follows
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/u, '');
  const away = door.knock(address);
  if (away === null || bans.refusal({ fingerprint: null, name: null, address }) !== null) {
    away?.();
    log.info('turned away at the door', { address });
    socket.end('Too many connections: try again in a minute.\r\n');
    socket.destroySoon();
    return null;
  }
  const stopWaiting = clock.after(FIXED.helloMs, () => {
    log.info('said nothing in time', { address });
    socket.destroy();
  });
  const stopCounting = countBytes(socket, clock, () => {
    log.warn('flooded', { address });
    socket.destroy();
  });
  const known = (): void => {
    stopWaiting();
    away();
  };
  socket.once('close', () => {
    known();
    stopCounting();
  });
  return { socket, address, known };
}

/** Looks every second how much has come over a socket. */
function countBytes(socket: Socket, clock: Clock, flooded: () => void): () => void {
  const bucket = new Bucket(FIXED.bytes, clock);
  let seen = 0;
  return every(clock, SECOND, () => {
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (bucket.take(came) < came) flooded();
  });
}

/** A client that speaks: it says who it is, and then asks for a terminal. */
function attend(client: Connection, { socket, address, known }: Guarded, options: ServerOptions): void {
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
  client.on('rekey', () => {
    if (rekeys.take(1) === 0) socket.destroy();
  });
  client.on('ready', () => {
    const identity: Identity = introduction.identity;
    const waiting = (): number => socket.writableLength;
    receive({ client, address, identity, waiting, log }, (caller) => {
      known();
      ready(caller);
    });
  });
}
