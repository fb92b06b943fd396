/** A connection that has been let in: it may ask for one terminal, and for nothing else. */
import type { AcceptConnection, Connection, PseudoTtyInfo, ServerChannel, Session } from 'ssh2';
import type { Terminal } from '../../play/terminal.ts';
import type { Identity } from '../accounts/identity.ts';
import { readTerminal, takesVariable } from '../variables.ts';
import type { Clock } from './clock.ts';
import type { Guard } from './guard.ts';
import { FIXED } from './limits.ts';
import type { Log } from './log.ts';

/** Somebody with a terminal, ready to play. */
export interface Caller {
  readonly identity: Identity;
  readonly address: string;
  readonly terminal: Terminal;
  /** What the window measured when it was asked for, unchecked. */
  readonly size: { readonly columns: number; readonly rows: number };
  /** Writes to the terminal. */
  write(text: string): void;
  /** Bytes written that the client has not taken yet. */
  backlog(): number;
  /** Hears what is typed, of other sizes of the window, and, once, that the caller is gone. */
  listen(ears: Ears): void;
  /** Ends the call with an exit code, after what was written. */
  hangUp(code: number): void;
}

/** Who hears a caller. */
interface Ears {
  typed(chunk: Buffer): void;
  resized(columns: number, rows: number): void;
  gone(): void;
}

/** A connection as the server keeps it. */
export interface Wire {
  readonly client: Connection;
  readonly guard: Guard;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly log: Log;
}

const REFUSED =
  'There are no commands, files or tunnels here, only the game: use ssh -t and the host, with no command after it.';
const NO_TERMINAL = 'The game needs a terminal: use ssh -t';

/** Answers what a connection asks for; `ready` is told when it has a terminal. */
export function receive(wire: Wire, ready: (caller: Caller) => void): void {
  const { client, log, guard } = wire;
  const { address } = guard;
  let refusals = 0;
  const refused = (what: string): void => {
    if (++refusals > FIXED.refusals) return; // what was on its way when the connection was cut
    log.info('refused', { what, address, user: wire.identity.user });
    if (refusals < FIXED.refusals) return;
    log.info('too many refusals', { address });
    guard.cut();
  };
  let open = false;
  client.on('session', (accept, reject) => {
    if (open) {
      refused('a second channel');
      reject();
      return;
    }
    open = true;
    channel(wire, accept, refused, ready);
  });
  client.on('tcpip', (_accept, reject) => {
    refused('a tunnel');
    reject();
  });
  client.on('openssh.streamlocal', (_accept, reject) => {
    refused('a tunnel');
    reject();
  });
  client.on('request', (_accept: unknown, reject: (() => void) | undefined, name: string) => {
    refused(name);
    reject?.();
  });
}

/** One session channel: variables and a terminal are taken, then the shell is the game. */
function channel(
  wire: Wire,
  accept: AcceptConnection<Session>,
  refused: (what: string) => void,
  ready: (caller: Caller) => void,
): void {
  const session = accept();
  if (!roomy(session)) {
    refused('a channel of tiny packets');
    wire.client.end();
    return;
  }
  const variables = new Map<string, string>();
  let window: PseudoTtyInfo | null = null;
  let ears: Ears | null = null;
  session.on('env', (ok, no, { key, val }) => {
    if (!takesVariable(key, val)) return void no?.();
    variables.set(key, val);
    ok?.();
  });
  session.on('pty', (ok, _no, info) => {
    window = info;
    ok?.();
  });
  session.on('window-change', (ok, _no, { cols, rows }) => {
    ok?.();
    if (window !== null) window = { ...window, cols, rows };
    ears?.resized(cols, rows);
  });
  session.on('x11', (_ok, no) => {
    refused('x11');
    no?.();
  });
  session.on('auth-agent', (_ok, no) => {
    refused('agent forwarding');
    no?.();
  });
  // On a channel where something has begun the library gives no other, whatever its types say.
  const begun = (stream: ServerChannel | undefined): stream is ServerChannel => {
    if (stream === undefined) refused('a second shell');
    return stream !== undefined;
  };
  session.on('exec', (ok) => {
    refused('a command');
    const stream = ok();
    if (begun(stream)) turnAway(wire, stream, REFUSED);
  });
  session.on('subsystem', (ok) => {
    refused('a subsystem');
    const stream = ok();
    if (begun(stream)) turnAway(wire, stream, REFUSED);
  });
  session.on('close', () => wire.client.end());
  session.on('shell', (ok) => {
    const stream = ok();
    if (!begun(stream)) return;
    if (window === null) {
      refused('no terminal');
      turnAway(wire, stream, NO_TERMINAL);
      return;
    }
    const listen = (given: Ears): void => {
      ears = given;
    };
    ready(callerOn(wire, stream, window, variables, listen));
  });
}

function callerOn(
  wire: Wire,
  stream: ServerChannel,
  window: PseudoTtyInfo,
  variables: ReadonlyMap<string, string>,
  heard: (ears: Ears) => void,
): Caller {
  const { client, guard, identity, log } = wire;
  const { address } = guard;
  let gone = false;
  stream.on('error', (error: Error) => log.info('channel failed', { address, why: error.message }));
  return {
    identity,
    address,
    terminal: readTerminal(window.term, variables),
    size: { columns: window.cols, rows: window.rows },
    write(text) {
      if (!gone && stream.writable) stream.write(text);
    },
    backlog: () => stream.writableLength + guard.waiting(),
    listen(ears) {
      heard(ears);
      const leave = (): void => {
        if (!gone) ears.gone();
        gone = true;
      };
      stream.on('data', (chunk: Buffer) => ears.typed(chunk));
      stream.on('end', leave);
      stream.on('close', leave);
      client.on('close', leave);
    },
    hangUp: (code) => hangUp(wire, stream, code),
  };
}

function turnAway(wire: Wire, stream: ServerChannel, why: string): void {
  stream.on('error', () => {});
  stream.stderr.write(`${why}\r\n`);
  stream.resume();
  hangUp(wire, stream, 1);
}

/** Ends a channel, and then its connection; a client that hangs up by itself in time has had all that was written. */
function hangUp({ client, guard, clock }: Wire, stream: ServerChannel, code: number): void {
  if (stream.writable) {
    stream.exit(code);
    stream.end();
  }
  const stop = clock.after(FIXED.farewellMs, () => guard.cut());
  client.on('close', stop);
  stream.on('close', () => client.end());
}

/** Whether the client takes packets of a decent size: the library would send any frame in as many as it takes, for ever where that is none. */
function roomy(session: Session): boolean {
  const size = (session as unknown as { _chanInfo?: { outgoing?: { packetSize?: number } } })._chanInfo?.outgoing
    ?.packetSize;
  return size === undefined || size >= FIXED.packet;
}
