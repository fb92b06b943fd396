/** Proofs of the host with OpenSSH's client: each says in a line what it found, or throws. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../src/engine/kernel/rng.ts';
import type { Save } from '../../src/engine/kernel/save.ts';
import { words } from '../../tests/e2e/player.ts';
import { enrol, makeBad, type Player, type Players, type RunningHost, serve } from '../../tests/support/host.ts';
import { KEYS, type Terminal } from '../../tests/support/terminal.ts';
import { begin, comeBack, enter, keysFor, play, progressOf, ssh } from './ssh-player.ts';

/** A folder for a host, and what may be done with it. */
interface Ground<Names extends readonly string[]> {
  readonly players: Players<Names>;
  readonly data: string;
  /** The file that says how bad the disk is. */
  readonly badDisk: string;
  open(port?: number): Promise<RunningHost>;
}

/** Many come from one address here. */
const CROWD = ['--per-address', '500', '--max-unknown', '500', '--max-sessions', '500', '--per-account', '10'];

/** Runs a proof on ground of its own, which is cleared whatever comes of it. */
async function on<const Names extends readonly string[]>(
  names: Names,
  proof: (ground: Ground<Names>) => Promise<string>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-soak-'));
  const badDisk = join(folder, 'bad-disk.json');
  const data = join(folder, 'arena');
  const hosts: RunningHost[] = [];
  makeBad(badDisk, {});
  try {
    const open = async (port = 0): Promise<RunningHost> => {
      const host = await serve(data, { port, badDisk, args: CROWD });
      hosts.push(host);
      return host;
    };
    return await proof({ players: enrol(data, ...names), data, badDisk, open });
  } finally {
    for (const host of hosts) {
      host.kill('SIGKILL');
      await host.exit;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function must(holds: boolean, what: string, terminal?: Terminal): void {
  if (!holds) throw new Error(`${what}${terminal === undefined ? '' : `\n${terminal.screen()}`}`);
}

const SIZES = [
  [80, 24],
  [120, 40],
  [100, 30],
  [200, 60],
  [60, 20],
  [81, 25],
] as const;

/** A window opened at every size, and changed to every other while its owner plays. */
export const sizes = (): Promise<string> =>
  on(['Anna'], async ({ players: [anna], open }) => {
    const host = await open();
    const first = await enter(host, anna);
    await begin(first);
    await first.dispose();
    let changes = 0;
    for (const [columns, rows] of SIZES.filter(([wide]) => wide >= 80)) {
      const terminal = await comeBack(host, anna, { columns, rows });
      for (const [wide, high] of [...SIZES, [columns, rows] as const]) {
        terminal.resize(wide, high);
        if (wide >= 80) for (const key of keysFor(terminal)) terminal.send(key); // in the midst of the change
        await terminal.waitFor((one) => fits(one, wide, high), 30_000);
        changes++;
      }
      await play(terminal, 3);
      await terminal.dispose();
    }
    must(!host.log().includes('crashed'), 'a session broke');
    return `${changes} changes of size from ${SIZES.length - 1} sizes of window`;
  });

/** Whether the screen is whole at this size: a header to the edge, a key bar in the last row, nothing wrapped. */
function fits(terminal: Terminal, columns: number, rows: number): boolean {
  const lines = terminal.lines();
  if (columns < 80) return terminal.screen().includes('HARENA') && terminal.screen().includes(`${columns} x ${rows}`);
  return (lines[0] ?? '').startsWith(' HARENA') && /\S/u.test(lines[rows - 1] ?? '') && !isTorn(lines, columns);
}

const isTorn = (lines: readonly string[], columns: number): boolean =>
  lines.some((line) => line.startsWith('── Journal') && line.length < columns - 1);

/** One account from two places: the second goes on where the first was, and the first is told. */
export const twice = (): Promise<string> =>
  on(['Anna'], async ({ players: [anna], open }) => {
    const host = await open();
    let terminal = await enter(host, anna);
    await begin(terminal);
    const rounds = 6;
    for (let round = 0; round < rounds; round++) {
      await play(terminal, 2);
      const before = words(terminal);
      const second = await comeBack(host, anna);
      await second.waitFor('Plot in secret', 30_000);
      must(words(second).join('\n') === before.join('\n'), 'the second place shows something else', second);
      const exit = await terminal.exit;
      must(exit.code === 0, `the first ended with ${exit.code}`, terminal);
      must(terminal.screen().includes('elsewhere'), 'the first was not told', terminal);
      await terminal.dispose();
      terminal = second;
    }
    await terminal.dispose();
    return `${rounds} times taken over, at the very prompt`;
  });

/** The host killed at prompts: everybody comes back to his own. */
export const killedAtPrompts = (rng: Rng, rounds: number): Promise<string> =>
  on(['Anna', 'Bruna', 'Carus'], async ({ players, open }) => {
    let host = await open();
    for (const player of players) {
      const terminal = await enter(host, player);
      await begin(terminal);
      await terminal.dispose();
    }
    for (let round = 0; round < rounds; round++) {
      const terminals = await Promise.all(players.map((player) => comeBack(host, player)));
      await Promise.all(terminals.map((terminal) => play(terminal, 1 + rng.int(12))));
      const before = terminals.map(words);
      host.kill('SIGKILL');
      await host.exit;
      for (const terminal of terminals) await terminal.dispose();
      host = await open(host.port);
      for (const [n, player] of players.entries()) {
        const terminal = await comeBack(host, player);
        await terminal.waitFor('Plot in secret', 30_000);
        must(words(terminal).join('\n') === before[n]?.join('\n'), `${player.name} is elsewhere`, terminal);
        await terminal.dispose();
      }
    }
    return `${rounds} kills at prompts, ${players.length * rounds} times back at the very one`;
  });

/** The host killed in the midst of things, on a slow disk: nobody has seen what the disk does not have. */
export const killedAnywhere = (rng: Rng, rounds: number): Promise<string> =>
  on(['Anna'], async ({ players: [anna], badDisk, open }) => {
    let host = await open();
    const first = await enter(host, anna);
    await begin(first);
    await first.dispose();
    let ahead = 0;
    for (let round = 0; round < rounds; round++) {
      const terminal = await comeBack(host, anna);
      await play(terminal, rng.int(4));
      makeBad(badDisk, { flushMs: 20 + rng.int(100) });
      for (let n = rng.int(6); n >= 0; n--) for (const key of keysFor(terminal)) terminal.send(key);
      await sleep(rng.int(400));
      host.kill('SIGKILL');
      await host.exit;
      await terminal.exit;
      const seen = progressOf(terminal);
      const kept = phasesIn(anna);
      must(seen === null || seen <= kept, `seen: phase ${seen}, on the disk: ${kept}`, terminal);
      if (seen !== null && seen < kept) ahead++;
      await terminal.dispose();
      makeBad(badDisk, {});
      host = await open(host.port);
    }
    return `${rounds} kills in the midst of saves; the disk was never behind the screen, ${ahead} times ahead of it`;
  });

/** How far the bout on the disk has come. */
function phasesIn({ folder }: Player): number {
  const save = JSON.parse(readFileSync(join(folder, 'bout.json'), 'utf8')) as Save;
  const { turn, phase } = save.checkpoint.state as { readonly turn: number; readonly phase: number };
  return 8 * (turn - 1) + phase;
}

/** Many who come and go at every stage of coming in, while one plays. */
export const storm = (rng: Rng, logins: number, atOnce: number): Promise<string> =>
  on(['Anna', 'Bruna'], async ({ players: [anna, bruna], open }) => {
    const host = await open();
    const terminal = await enter(host, anna);
    await begin(terminal);
    let left = logins;
    let done = false;
    const one = async (): Promise<void> => {
      while (left-- > 0) {
        const other = ssh(host, bruna, { columns: 80 + rng.int(60), rows: 24 + rng.int(20) });
        await sleep(rng.int(900));
        if (rng.int(2) === 0) other.send('p\r\r');
        await other.dispose();
      }
    };
    const storming = Promise.all(Array.from({ length: atOnce }, one)).then(() => {
      done = true;
    });
    let steps = 0;
    for (; !done; steps++) await play(terminal, 1);
    await storming;
    await play(terminal, 1);
    must(
      !host.log().includes('crashed') && !host.log().includes('nobody’s session'),
      `something broke:\n${host.log()}`,
    );
    const last = await enter(host, bruna);
    await last.dispose();
    await terminal.dispose();
    return `${logins} came and went, ${atOnce} at a time; who played meanwhile had his answers, ${steps} prompts of them`;
  });

/** A host told to stop while many play, on a disk that is slow. */
export const stopped = (): Promise<string> =>
  on(['A-A', 'B-B', 'C-C', 'D-D', 'E-E', 'F-F', 'G-G', 'H-H'], async ({ players, badDisk, open }) => {
    const host = await open();
    const terminals = await Promise.all(players.map((player) => enter(host, player)));
    await Promise.all(terminals.map(begin));
    makeBad(badDisk, { flushMs: 50 });
    for (const terminal of terminals) for (const key of ['d', KEYS.enter]) terminal.send(key);
    const asked = performance.now();
    host.kill('SIGTERM');
    const exit = await host.exit;
    const took = Math.round(performance.now() - asked);
    must(exit.code === 0, `it ended with ${exit.code}:\n${host.log()}`);
    must(took < 10_000, `it took ${took} ms`);
    for (const terminal of terminals) {
      must((await terminal.exit).code === 0, 'not taken leave of', terminal);
      must(terminal.screen().includes('The host is closing'), 'not told', terminal);
      await terminal.dispose();
    }
    return `${players.length} were told and saved; the host was gone after ${took} ms`;
  });
