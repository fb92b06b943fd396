/** A host under one attack after the other, with victims that play on, and what must be as before when it is over. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { enrol, type Player } from '../../tools/host.ts';
import { quantiles } from '../bench/figures.ts';
import { type Memory, type Started, startHost } from '../host/started.ts';
import { Victim } from './victim.ts';

/** After an attack, until the host has let go of what it left: the longest a stranger has at the door, and the farewell. */
const CALM_MS = 36_000;
/** Until those who left are gone. */
const LEAVING_MS = 3_000;
/** Descriptors and handles beside the sessions', which come and go: files on their way, a socket at its farewell. */
const SLACK = 3;
/** What the heap may have grown by, in MB: tables and code that are loaded when they are first needed. */
const GROWTH_MB = 40;

/** What a host holds. */
interface Held extends Memory {
  readonly descriptors: number;
}

/** A host that is attacked, and its victims. */
export class Siege {
  readonly victims: readonly Victim[];
  readonly complaints: string[] = [];
  readonly #folder: string;
  readonly #tell: (line: string) => void;
  #host: Started;
  #before: Held | null = null;

  private constructor(folder: string, host: Started, players: readonly Player[], tell: (line: string) => void) {
    this.#folder = folder;
    this.#host = host;
    this.#tell = tell;
    this.victims = players.map((player, n) => new Victim(player, n));
  }

  /** Opens a host with the limits that every host has, and brings everybody into a bout. */
  static async begin(folder: string, tell: (line: string) => void): Promise<Siege> {
    const players = enrol(folder, 'Anna', 'Bruna', 'Carus', 'Dora');
    const siege = new Siege(folder, await startHost({ folder, args: [] }), players, tell);
    for (const victim of siege.victims) await victim.comeIn(siege.#host.port);
    return siege;
  }

  /** Everybody plays in peace for so long; then what the host holds is what it must hold at the end. */
  async calm(seconds: number): Promise<void> {
    await this.#played('calm', (over) => sleep(seconds * 1_000).then(() => over(null)));
    this.#before = await this.#held();
  }

  /** One attack; meanwhile all play, and one comes in anew. */
  async attack(name: string, seconds: number, network: number): Promise<void> {
    const { port } = this.#host;
    await this.#played(name, async (over) => {
      const [attacker, comer] = [attackBy(name, port, seconds, network), this.victims[network % this.victims.length]];
      await sleep((seconds * 1_000) / 3);
      await this.#guarded(`${comer?.player.name} could not come in`, async () => {
        await comer?.leave();
        await comer?.comeIn(port);
      });
      over(await attacker);
    });
    if (this.#crashes() > 0) this.complaints.push(`${name}: ${this.#crashes()} crashes`);
  }

  /** The host is killed while an attack goes on, as often as wanted; everybody comes back to the very prompt. */
  async kill(times: number, attack: string): Promise<void> {
    for (let round = 0; round < times; round++) {
      const attacker = attackBy(attack, this.#host.port, 8, 150 + round);
      await Promise.all(this.victims.map((victim) => this.#guarded('no prompt', () => victim.toPlot())));
      const before = this.victims.map((victim) => victim.words().join('\n'));
      const { port } = this.#host;
      await this.#host.kill();
      await Promise.all(this.victims.map((victim) => victim.leave()));
      this.#host = await startHost({ folder: this.#folder, port, args: [] });
      for (const [n, victim] of this.victims.entries()) {
        await this.#guarded(`${victim.player.name} could not come back after a kill`, () => victim.comeIn(port));
        const now = victim.words().join('\n');
        if (now !== before[n]) this.complaints.push(`${victim.player.name} is not where it was:\n${before[n]}\n${now}`);
      }
      await attacker;
    }
    this.#tell(`killed ${times} times under attack: ${this.victims.length * times} times back at the very prompt`);
  }

  /** What the host holds must be what it held in peace, once strangers had time to go. */
  async asBefore(): Promise<void> {
    await sleep(CALM_MS);
    const [before, after] = [this.#before, await this.#held()];
    if (before === null) return;
    this.#tell(`held before: ${heldText(before)}; after: ${heldText(after)}`);
    if (after.descriptors > before.descriptors + SLACK) this.complaints.push('descriptors are left behind');
    if (after.handles > before.handles + SLACK) this.complaints.push('handles are left behind');
    if (after.heap > before.heap + GROWTH_MB) this.complaints.push('memory is left behind');
  }

  /** Everybody leaves, the host closes, and every save proves itself. */
  async end(): Promise<void> {
    for (const victim of this.victims) await victim.leave();
    const code = await this.#host.stop();
    if (code !== 0) this.complaints.push(`the host ended with ${code}`);
    const errors = this.#host.log.filter((line) => / error /u.test(line));
    this.complaints.push(...errors.slice(0, 10));
    for (const { player } of this.victims) {
      const { code: bad, out } = await run('dist/harena.js', ['--data-dir', player.folder, 'saves', 'check']);
      if (bad !== 0) this.complaints.push(`saves of ${player.name}: ${out}`);
    }
    const turnedAway = this.victims.reduce((sum, victim) => sum + victim.turnedAway, 0);
    this.#tell(`${this.victims.length} accounts' saves were checked; turned away at the door ${turnedAway} times`);
  }

  /** All play until `act` says it is over; tells how long their keys took, and whom the host has lost. */
  async #played(name: string, act: (over: (told: string | null) => void) => Promise<void>): Promise<void> {
    let isOver = false;
    let told: string | null = null;
    const acting = act((what) => {
      told = what;
      isOver = true;
    });
    const times = (await Promise.all(this.victims.map((victim) => this.#playing(victim, () => isOver)))).flat();
    await acting;
    for (const victim of this.victims) {
      if (!victim.isOut) continue;
      this.complaints.push(`${name}: ${victim.player.name} ${victim.state}`);
      await this.#guarded(`${victim.player.name} could not come back`, () => victim.comeIn(this.#host.port));
    }
    const { p50, p95 } = quantiles(times);
    const frames = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${times.length} keys`;
    this.#tell(`${name}: ${frames}${told === null ? '' : `; ${told}`}`);
  }

  /** Somebody plays to the end, also through sessions of their own making. */
  async #playing(victim: Victim, isOver: () => boolean): Promise<readonly number[]> {
    const times: number[] = [];
    while (!isOver()) {
      times.push(...(await victim.play(isOver)));
      await sleep(100);
    }
    return times;
  }

  async #guarded(what: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.complaints.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** What the host holds while nobody is in. */
  async #held(): Promise<Held> {
    for (const victim of this.victims) await victim.leave();
    await sleep(LEAVING_MS);
    const memory = await this.#host.memory();
    const descriptors = readdirSync(`/proc/${this.#host.pid}/fd`).length;
    for (const victim of this.victims)
      await this.#guarded(`${victim.player.name} could not come back`, () => victim.comeIn(this.#host.port));
    return { ...memory, descriptors };
  }

  #crashes(): number {
    return this.#host.log.filter((line) => /crashed|something failed/u.test(line)).length;
  }
}

const heldText = ({ descriptors, handles, heap, rss }: Held): string =>
  `${descriptors} descriptors, ${handles} handles, ${heap.toFixed(1)} MB in use, ${rss.toFixed(0)} MB resident`;

/** Has another process attack; returns what it says it did. */
async function attackBy(name: string, port: number, seconds: number, network: number): Promise<string> {
  const args = [name, port, seconds, network].map(String);
  return (await run('scripts/hostile/attacker.ts', args)).out.trim();
}

/** Runs a program of ours to its end. */
function run(file: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })));
}
