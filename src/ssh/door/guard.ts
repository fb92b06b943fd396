/** A connection from its first byte to its last: watched for silence, for floods and for an end the client does not make. */
import type { Socket } from 'node:net';
import type { BanList } from '../accounts/ban-list.ts';
import { plainAddress } from './address.ts';
import { type Clock, every } from './clock.ts';
import type { Door, Knock } from './door.ts';
import { Bucket, FIXED } from './limits.ts';
import type { Log } from './log.ts';

/** A connection that was let begin. */
export interface Guard {
  readonly address: string;
  /** The client has said which SSH it speaks. */
  greeted(): void;
  /** The client has come a step further on its way in: keys are agreed upon, it has been let in. */
  further(): void;
  /** The client is no longer one of those at the door. */
  known(): void;
  /** Whether one side has ended the connection, and only its farewell is waited for. */
  readonly isLeaving: boolean;
  /** Bytes that wait in the socket. */
  waiting(): number;
  /** Ends the connection at once, whatever the client does. */
  cut(): void;
}

/** With what connections are let begin. */
export interface GuardOptions {
  readonly door: Door;
  readonly bans: BanList;
  readonly clock: Clock;
  readonly log: Log;
}

const SECOND = 1_000;

/** Lets a new connection begin; null where there is no room for it, in all or for its kind, which its client is told. */
export function admit(socket: Socket, room: boolean, options: GuardOptions): Guard | null {
  socket.on('error', () => {}); // whatever it is, 'close' follows
  const { door, bans, log } = options;
  const address = plainAddress(socket.remoteAddress ?? '');
  const welcome = room && bans.refusal({ fingerprint: null, name: null, address }) === null;
  const giveWay = (): void => {
    log.info('gave way at the door', { address });
    socket.destroy();
  };
  const knock = welcome ? door.knock(address, giveWay) : null;
  if (knock !== null) return watched(socket, address, knock, options);
  log.info('turned away at the door', { address });
  turnAway(socket);
  return null;
}

/** Says in a line that there is no room. It fits into the socket of any client, so that nothing is waited for. */
function turnAway(socket: Socket): void {
  socket.end('Too many connections: try again in a minute.\r\n', () => socket.destroy());
}

function watched(socket: Socket, address: string, knock: Knock, { clock, log }: GuardOptions): Guard {
  const silent = (): void => {
    log.info('said nothing in time', { address });
    socket.destroy();
  };
  const stopGreeting = clock.after(FIXED.greetingMs, silent);
  const stopWaiting = clock.after(FIXED.helloMs, silent);
  const known = (): void => {
    stopGreeting();
    stopWaiting();
    knock.away();
    socket.off('data', knock.heard);
  };
  const flooded = bytesOf(socket, clock);
  const left = farewellOf(socket);
  const stopLooking = every(clock, SECOND, () => {
    if (flooded()) {
      log.warn('flooded', { address });
      socket.destroy();
    } else if (left()) socket.destroy();
  });
  socket.once('close', () => {
    known();
    stopLooking();
  });
  socket.on('data', knock.heard);
  // A farewell takes none of the places of those who are on their way in.
  for (const event of ['finish', 'end']) socket.once(event, knock.away);
  const greeted = (): void => {
    stopGreeting();
    knock.further();
  };
  return {
    address,
    greeted,
    further: knock.further,
    known,
    get isLeaving() {
      return isLeaving(socket);
    },
    waiting: () => socket.writableLength,
    cut: () => socket.destroy(),
  };
}

/** Looks whether more has come over a socket than may. */
function bytesOf(socket: Socket, clock: Clock): () => boolean {
  const bucket = new Bucket(FIXED.bytes, clock);
  let seen = 0;
  return () => {
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    return bucket.take(came) < came;
  };
}

const isLeaving = (socket: Socket): boolean => socket.writableEnded || socket.readableEnded;

/**
 * Looks, once a second, whether one side has ended and the farewell's time is over. However the library ends a
 * connection, it closes the host's half alone, and the client's stays open as long as that likes.
 */
function farewellOf(socket: Socket): () => boolean {
  let looks = 0;
  return () => {
    if (!isLeaving(socket)) return false;
    return ++looks * SECOND > FIXED.farewellMs;
  };
}
