/** Proofs of the host's files: a disk that is really full, and a copy taken while people play. */
import { execFile, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { words } from '../../tools/games/gladiator/player.ts';
import { type Player, serve } from '../../tools/host.ts';
import type { Terminal } from '../../tools/terminal.ts';
import { must, mustShow, on } from './host-ground.ts';
import { begin, comeBack, enter, play, wait } from './ssh-player.ts';

const ROOM = '256k';
/** Runs a program beside those who play; throws unless it ends well. */
const run = promisify(execFile);

/** One account on a small file system of its own that fills up, another on the large one. */
export const full = (): Promise<string> =>
  on(['Anna', 'Bruna'], async ({ players: [anna, bruna], open }) => {
    mkdirSync(anna.folder, { recursive: true });
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'harena', anna.folder]);
    if (mounted.status !== 0) return 'left out: nobody but root on Linux can mount a small disk';
    const host = await open();
    try {
      const [hers, other] = [await enter(host, anna), await enter(host, bruna)];
      for (const terminal of [hers, other]) await begin(terminal);
      await play(hers, 4);
      const seen = words(hers);
      const filler = fill(anna);
      await wait(hers);
      must((await hers.exit).code === 1, 'not suspended', hers);
      must(told(hers).includes('the disk is full'), 'not told why', hers);
      await hers.dispose();
      await play(other, 6);
      await other.dispose();
      rmSync(filler);
      const back = await comeBack(host, anna);
      await back.waitFor('Plot in secret');
      mustShow(back, seen);
      await play(back, 4);
      await back.dispose();
      return `a file system of ${ROOM} filled up: suspended and told, the other played on; with room again back at the very prompt`;
    } finally {
      host.kill('SIGKILL');
      await host.exit;
      spawnSync('umount', [anna.folder]);
    }
  });

/** Takes all room there is; returns the file that has it. */
export function fill({ folder }: Player): string {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(512, 'x');
  try {
    for (;;) writeSync(file, block);
  } catch {
    return path; // there is no more
  } finally {
    closeSync(file);
  }
}

/** What stands on a screen, as one line. */
export const told = (terminal: Terminal): string => terminal.lines().join('').replaceAll(/\s+/gu, ' ');

const COPIES = 6;

/** Copies taken while people play, each restored, checked, and played on. */
export const copied = (): Promise<string> =>
  on(['Anna', 'Bruna', 'Carus'], async ({ players, data, open }) => {
    const to = join(data, '..', 'copies');
    const host = await open();
    const terminals = await Promise.all(players.map((player) => enter(host, player)));
    await Promise.all(terminals.map(begin));
    for (let n = 0; n < COPIES; n++) {
      const playing = Promise.all(terminals.map((terminal) => play(terminal, 3)));
      await run('contrib/harena-backup', [data, to]);
      await playing;
      await restored(join(to, readdirSync(to)[0] ?? ''), join(data, '..', `restored-${n}`), players);
      rmSync(to, { recursive: true });
    }
    for (const terminal of terminals) await terminal.dispose();
    return `${COPIES} copies taken while ${players.length} played; all their files are whole, and each is played on from`;
  });

async function restored(archive: string, to: string, players: readonly Player[]): Promise<void> {
  mkdirSync(to);
  must(spawnSync('tar', ['-C', to, '-xzf', archive]).status === 0, 'it cannot be unpacked');
  for (const id of readdirSync(join(to, 'accounts'))) {
    const args = ['dist/harena.js', '--data-dir', join(to, 'accounts', id), 'saves', 'check'];
    const check = spawnSync(process.execPath, args, { encoding: 'utf8' });
    must(check.status === 0, `${check.stdout}${check.stderr}`);
  }
  const host = await serve(to);
  try {
    for (const player of players) {
      const terminal = await enter(host, player);
      await begin(terminal);
      await play(terminal, 1);
      await terminal.dispose();
    }
  } finally {
    host.kill('SIGKILL');
    await host.exit;
  }
}
