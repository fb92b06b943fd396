/**
 * Guests of one address who load a host, in a process of their own: what they do as JSON in the first argument. They
 * say 'ready' once they could begin, then do it from each line 'go' to the next line 'rest', until their input ends.
 */
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, type SshWire, startBout } from '../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { keysFor } from '../host/crowd.ts';
import { toGladiator } from '../host/title.ts';
import type { LoadOptions } from './load.ts';

type Guest = Terminal<SshWire>;

/** A way to load a host. */
interface Way {
  /** Brings a guest to where it can begin. */
  ready(guest: Guest): Promise<void>;
  /** What the guest does again and again; returns how many milliseconds it then waits. */
  act(guest: Guest, time: number): number;
}

const LARGE = { columns: 300, rows: 100 } as const;
const SMALL = { columns: 80, rows: 24 } as const;
const PATIENCE_MS = 120_000;

const WAYS: { readonly [way in LoadOptions['way']]: Way } = {
  luck: {
    ready: fightOut,
    act(guest, time) {
      guest.send(time % 2 === 0 ? 'L' : KEYS.escape);
      return time % 2 === 0 ? 3_000 : 100;
    },
  },
  arrow: {
    async ready(guest) {
      await startBout(guest);
      await guest.press('x');
      guest.wire.resize(LARGE);
      await sleep(500);
    },
    act(guest, time) {
      guest.send(Math.floor(time / 10) % 2 === 0 ? KEYS.up : KEYS.down);
      return 33;
    },
  },
  windows: {
    ready: startBout,
    act(guest, time) {
      guest.wire.resize(time % 2 === 0 ? LARGE : SMALL);
      return 10;
    },
  },
};

/** Plays a practice bout to its end, as quickly as hands can. */
async function fightOut(guest: Guest): Promise<void> {
  await toGladiator(guest, PATIENCE_MS);
  await guest.press('p', 'm');
  while (!/Rematch/u.test(guest.screen())) {
    for (const key of keysFor(guest)) {
      guest.send(key);
      await sleep(50);
    }
  }
}

/** What it is sent is read no more: a real client's terminal is no matter of the host. */
async function turnDeaf(guest: Guest): Promise<void> {
  const channel = await guest.wire.channel;
  channel.removeAllListeners('data');
  channel.resume();
}

const { port, from, guests, way } = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
let going = false;

async function loadOn(guest: Guest): Promise<void> {
  for (let time = 0; guest.ended === null; )
    if (going) await sleep(WAYS[way].act(guest, time++));
    else await sleep(20);
}

const all = Array.from({ length: guests }, () => login({ port, from }));
await Promise.all(
  all.map(async (guest) => {
    await WAYS[way].ready(guest);
    await turnDeaf(guest);
  }),
);
process.stdout.write('ready\n');
for (const guest of all) void loadOn(guest);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    going = line === 'go';
  })
  .on('close', () => process.exit(0));
