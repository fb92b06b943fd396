/** Five guests of one address load a host in every way they have; somebody of another address plays on meanwhile. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, type SshWire, startBout } from '../../tools/ssh-client.ts';
import type { Terminal } from '../../tools/terminal.ts';
import { quantiles } from '../bench/figures.ts';
import { answered } from '../host/crowd.ts';
import { startHost } from '../host/started.ts';

/** What guests of one address do. */
export interface LoadOptions {
  readonly port: number;
  /** The address they come from. */
  readonly from: string;
  readonly guests: number;
  /** luck: the page of luck of a bout; arrow: an arrow key held in a window of 300x100; windows: a flood of sizes. */
  readonly way: 'luck' | 'arrow' | 'windows';
}

/** Rounds of a way, each so many seconds of calm and as many of load: both are measured in the same minutes. */
interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
}

const GUESTS = 5;
const GUESTS_FROM = '127.0.0.2';
const VICTIM_FROM = '127.0.0.3';
const WAYS = ['luck', 'arrow', 'windows'] as const;
const TIMES_CALM = 2;
/** Milliseconds within which an answer is soon enough whatever calm is: what is wanted of a host (docs/design.md, Speed). */
const SOON_MS = 50;
/** After a change of what the guests do, until it is measured. */
const SETTLE_MS = 1_000;
/** Around one hex of the arena. */
const LOOKS = ['w', 'd', 's', 'a', 'q', 'e'];
const KEYS_APART = { least: 200, most: 300 } as const;

/** Loads a host of its own in every way; returns what was complained of. `tell` is given a line for each. */
export async function load(rounds: Rounds, tell: (line: string) => void): Promise<readonly string[]> {
  const host = await startHost();
  const complaints: string[] = [];
  const victim = login({ port: host.port, from: VICTIM_FROM });
  try {
    await startBout(victim);
    await victim.press('x'); // looks about: every key is answered by a frame at once
    for (const way of WAYS) {
      const { calm, loaded } = await measured(
        victim,
        { port: host.port, from: GUESTS_FROM, guests: GUESTS, way },
        rounds,
      );
      const [before, under] = [quantiles(calm), quantiles(loaded)];
      const line = `${way}: ${told(before)} calm, ${told(under)} under load (${calm.length} and ${loaded.length} keys)`;
      tell(line);
      if (under.p95 > Math.max(TIMES_CALM * before.p95, SOON_MS)) complaints.push(line);
    }
    await victim.dispose();
  } finally {
    const code = await host.stop();
    if (code !== 0) complaints.push(`the host ended with ${code}`);
  }
  return [...complaints, ...host.log.filter((line) => / error /u.test(line))];
}

const told = ({ p50, p95 }: ReturnType<typeof quantiles>): string => `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms`;

/** Milliseconds to the answers of the victim's keys, by turns while the guests rest and while they load the host. */
async function measured(victim: Terminal<SshWire>, options: LoadOptions, { rounds, seconds }: Rounds) {
  const guests = await guestsBy(options);
  const [calm, loaded]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [word, times] of [
      ['rest', calm],
      ['go', loaded],
    ] as const) {
      guests.stdin?.write(`${word}\n`);
      await playOn(victim, SETTLE_MS);
      times.push(...(await playOn(victim, seconds * 1_000)));
    }
  }
  guests.stdin?.end();
  await new Promise((done) => guests.once('exit', done));
  return { calm, loaded };
}

/** Starts guests; they are where they can begin when the promise is kept. */
async function guestsBy(options: LoadOptions): Promise<ChildProcess> {
  const args = ['scripts/hostile/load-guests.ts', JSON.stringify(options)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the guests ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', () => resolve());
  });
  child.removeAllListeners('exit');
  return child;
}

/** Plays for so long, at the pace of a hand; returns the milliseconds that answers took. */
async function playOn(victim: Terminal<SshWire>, ms: number): Promise<readonly number[]> {
  const times: number[] = [];
  const begun = performance.now();
  while (performance.now() - begun < ms) {
    for (const key of LOOKS) {
      const took = await answered(victim, key);
      if (took !== null) times.push(took);
      const { least, most } = KEYS_APART;
      await sleep(least + (most - least) * Math.random());
    }
  }
  return times;
}
