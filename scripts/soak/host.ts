/** Proofs of the host with OpenSSH's client: each says in a line what it found, or throws. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../src/kernel/rng.ts';
import type { Save } from '../../src/kernel/save.ts';
import { words } from '../../tools/games/gladiator/player.ts';
import { makeBad, type Player } from '../../tools/host.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { must, mustShow, on } from './host-ground.ts';
import { begin, comeBack, enter, keysFor, play, ssh, wait } from './ssh-player.ts';

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
      mustShow(second, before);
      const exit = await terminal.exit;
      must(exit.code === 0, `the first ended with ${exit.code}`, terminal);
      must(terminal.screen().includes('elsewhere'), 'the first was not told', terminal);
      await terminal.dispose();
      terminal = second;
    }
    await terminal.dispose();
    return `${rounds} times taken over, at the very prompt`;
  });

/** The host killed at prompts: every session comes back to its own. */
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
      // That the prompt was seen is noted a moment after it was drawn.
      await Promise.all(terminals.map((terminal) => terminal.idle(400)));
      const before = terminals.map(words);
      host.kill('SIGKILL');
      await host.exit;
      for (const terminal of terminals) await terminal.dispose();
      host = await open(host.port);
      for (const [n, player] of players.entries()) {
        const terminal = await comeBack(host, player);
        await terminal.waitFor('Plot in secret', 30_000);
        mustShow(terminal, before[n] ?? []);
        await terminal.dispose();
      }
    }
    return `${rounds} kills at prompts, ${players.length * rounds} times back at the very one`;
  });

/** The host killed soon after an answer, on a slow disk: nobody has seen what came of it before the disk had it. */
export const killedAnywhere = (rng: Rng, rounds: number): Promise<string> =>
  on(['Anna'], async ({ players: [anna], badDisk, open }) => {
    let host = await open();
    let caught = 0;
    let shown = 0;
    for (let round = 0; round < rounds; round++) {
      const terminal = await enter(host, anna);
      await begin(terminal);
      await play(terminal, rng.int(6));
      const before = choicesOf(anna);
      makeBad(badDisk, { flushMs: 300 + rng.int(400) });
      await wait(terminal);
      await sleep(rng.int(1_800));
      const seen = terminal.screen().includes(RESULTS);
      host.kill('SIGKILL');
      await host.exit;
      must(!seen || choicesOf(anna) > before, 'what was seen is lost', terminal);
      if (seen) shown++;
      if (readdirSync(anna.folder).some((name) => name.includes('.new.tmp-'))) caught++;
      await terminal.dispose();
      makeBad(badDisk, {});
      host = await open(host.port);
    }
    must(shown > 0 && shown < rounds, `${shown} of ${rounds} had shown their results: that proves little`);
    return `${rounds} kills, ${caught} in the midst of a save; ${shown} had shown results, and no result was lost`;
  });

/** The heading of what came of an order. */
const RESULTS = 'This phase';

/** How many choices of the bout are on the disk; after its end there is none to come. */
function choicesOf({ folder }: Player): number {
  if (!existsSync(join(folder, 'bout.json'))) return Number.POSITIVE_INFINITY;
  return (JSON.parse(readFileSync(join(folder, 'bout.json'), 'utf8')) as Save).choices.length;
}

/** From the title of a host, whatever is shown by then: on with the bout that was left, or by GLADIATOR's page into another. */
const INTO_A_BOUT = 'c4p\r\r';

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
        if (rng.int(2) === 0) other.send(INTO_A_BOUT);
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
    return `${logins} came and went, ${atOnce} at a time; who played meanwhile had their answers, ${steps} prompts of them`;
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
