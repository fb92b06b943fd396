/** Proof of the host with every other game than GLADIATOR on disks that fill up. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import type { Rng } from '../../src/kernel/rng.ts';
import type { Terminal } from '../../tools/terminal.ts';
import { lost } from './files/kills.ts';
import { savesIn } from './files/saves.ts';
import { fill, told } from './host-disk.ts';
import { must, on } from './host-ground.ts';
import { against, atLength, checked, NAMES, play, type Seated, SIZE, seatedOn, sitDown } from './host-seats.ts';
import { enter } from './ssh-player.ts';

/** Keys until the disk is asked for room, at the most. */
const KEYS_MOST = 160;
/** What the file system of an account holds: its files, and little more. */
const ROOM = '768k';

/** Each of the games on a small file system of its own, which fills up: who plays is suspended and told, and comes back to all of it. */
export const fullForGames = (rng: Rng): Promise<string> =>
  on(NAMES, async ({ players, open }) => {
    const mounted = players.filter(({ folder }) => {
      mkdirSync(folder, { recursive: true });
      return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'harena', folder]).status === 0;
    });
    try {
      if (mounted.length < players.length) return 'left out: nobody but root on Linux can mount a small disk';
      const seated = seatedOn(players, (one) => (rng.int(2) === 0 ? against : atLength)(one));
      const host = await open();
      for (const one of seated) await filled(await enter(host, one.player, SIZE), one);
      for (const one of seated) {
        const back = await enter(host, one.player, SIZE);
        await sitDown(back, one);
        await play(back, 5);
        await back.dispose();
      }
      host.kill('SIGKILL');
      await host.exit;
      for (const { player } of seated) checked(player);
      return `file systems of ${ROOM} filled up under ${seated.map(({ game }) => game.title).join(', ')}: each was suspended and told, nothing is lost, and with room again all went on`;
    } finally {
      for (const { folder } of mounted) spawnSync('umount', ['-l', folder]);
    }
  });

/** Plays on a disk that fills up until the session is suspended; then there is room again. */
async function filled(terminal: Terminal, one: Seated): Promise<void> {
  const { folder } = one.player;
  await sitDown(terminal, one);
  await play(terminal, 3);
  await terminal.idle(400);
  const before = savesIn(folder);
  const filler = fill(one.player);
  await play(terminal, KEYS_MOST);
  must(terminal.ended?.code === 1, `${one.game.title}: not suspended`, terminal);
  must(told(terminal).includes('the disk is full'), `${one.game.title}: not told why`, terminal);
  await terminal.dispose();
  rmSync(filler);
  const gone = lost(folder, before);
  must(gone.length === 0, `${one.game.title}: ${gone.join('; ')}`);
}
