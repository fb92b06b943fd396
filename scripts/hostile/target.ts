/** A host that is attacked, and what its attackers need: addresses of the loopback, raw sockets, clients that have been let in. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import ssh2 from 'ssh2';
import { authOf, type Key, login, type SshWire } from '../../tools/ssh-client.ts';
import type { Terminal } from '../../tools/terminal.ts';

/** What a client is to be. */
interface Guise {
  readonly user?: string;
  readonly key?: Key;
  /** The address it comes from; another one each time unless given. */
  readonly from?: string;
}

/** A host under attack, until the time for it is over. */
export class Target {
  readonly port: number;
  readonly #until: number;
  readonly #network: number;
  #addresses = 0;
  #random = 0x2545f491;

  /** `network` tells the attackers of one attack apart from those of others: from 1 to 200. */
  constructor(port: number, seconds: number, network: number) {
    this.port = port;
    this.#until = performance.now() + seconds * 1_000;
    this.#network = network;
  }

  get isOver(): boolean {
    return performance.now() > this.#until;
  }

  /** An address of the loopback, from which few have come. */
  address(): string {
    const n = this.#addresses++;
    return `127.${20 + this.#network}.${(n >> 8) & 255}.${1 + (n % 250)}`;
  }

  /** A whole number below `most`; the same ones in every run. */
  random(most: number): number {
    this.#random ^= this.#random << 13;
    this.#random ^= this.#random >>> 17;
    this.#random ^= this.#random << 5;
    return (this.#random >>> 0) % most;
  }

  /** A raw connection, once it is there. It never closes its own end; null where there was no way in. */
  socket(from = this.address()): Promise<Socket | null> {
    const socket = connect({ host: '127.0.0.1', port: this.port, localAddress: from, allowHalfOpen: true });
    return new Promise((resolve) => {
      socket.on('error', () => resolve(null));
      socket.once('close', () => resolve(null));
      socket.once('connect', () => resolve(socket));
    });
  }

  /** A client that has been let in; null where it was not. */
  client({ user = 'guest', key, from = this.address() }: Guise = {}): Promise<ssh2.Client | null> {
    const client = new ssh2.Client();
    return new Promise((resolve) => {
      client.on('error', () => {});
      client.once('close', () => resolve(null));
      client.once('ready', () => resolve(client));
      client.connect({
        ...{ host: '127.0.0.1', port: this.port, localAddress: from },
        ...authOf({ user, ...(key && { key }) }),
      });
    });
  }

  /** A terminal on the host, 80x24 unless told otherwise. */
  terminal({ user = 'guest', key, from = this.address() }: Guise = {}): Terminal<SshWire> {
    return login({ port: this.port, user, from, ...(key && { key }) });
  }

  /** So many do something again and again, until the time is over; returns how often it was done. */
  async again(abreast: number, act: () => Promise<unknown>, pauseMs = 20): Promise<number> {
    let times = 0;
    const one = async (): Promise<void> => {
      while (!this.isOver) {
        await act();
        times++;
        await sleep(pauseMs);
      }
    };
    await Promise.all(Array.from({ length: abreast }, one));
    return times;
  }
}

/** An attack; it says in a line what it did. */
export type Attack = (target: Target) => Promise<string>;
