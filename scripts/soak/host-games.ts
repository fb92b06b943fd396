/** Proofs of the host with every other game than GLADIATOR: against opponents who search and in long games, under kills. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../src/kernel/rng.ts';
import type { Save } from '../../src/kernel/save.ts';
import type { RunningHost } from '../../tools/host.ts';
import type { Terminal } from '../../tools/terminal.ts';
import { lost } from './files/kills.ts';
import { answersIn, savesIn } from './files/saves.ts';
import { must, on, type Preload } from './host-ground.ts';
import {
  against,
  atLength,
  checked,
  type Furnish,
  NAMES,
  play,
  type Seated,
  SIZE,
  seatedOn,
  sitDown,
} from './host-seats.ts';
import type { KillAt } from './kill-at.ts';
import { enter } from './ssh-player.ts';

/** Keys between two kills, at the most. */
const KEYS_MOST = 40;
const MOMENTS: readonly KillAt['moment'][] = ['before', 'half-way', 'after'];

/** How hosts die. */
interface Death {
  readonly preload: (folder: string) => Preload;
  /** Called when all have sat down: says to the host when it kills itself, or after how long it is killed. */
  readonly plan: (folder: string) => number;
}

/** Matches against opponents who search; the host is killed while all play, and each goes on with what the disk had. */
export const otherGames = (rng: Rng, rounds: number): Promise<string> => killed(rng, rounds, against, atMoments(rng));

/** The same in long games: a familia, a career, a season, a campaign. */
export const longGames = (rng: Rng, rounds: number): Promise<string> => killed(rng, rounds, atLength, atMoments(rng));

/** Both; the host kills itself at a call that changes a file. */
export const killedAtCalls = (rng: Rng, rounds: number): Promise<string> =>
  killed(rng, rounds, (one) => (rng.int(2) === 0 ? against : atLength)(one), atCalls(rng));

const atMoments = ({ int }: Rng): Death => ({
  preload: () => ({}),
  plan: () => (int(2) === 0 ? Number.POSITIVE_INFINITY : int(8_000)),
});

const said = (folder: string): string => join(folder, 'kill-at.json');

const atCalls = ({ int }: Rng): Death => ({
  preload: (folder) => ({ imports: ['./scripts/soak/kill-at.ts'], env: { HARENA_KILL_AT: said(folder) } }),
  plan(folder) {
    const plan: KillAt = { at: 1 + int(40), moment: MOMENTS[int(MOMENTS.length)] ?? 'before' };
    writeFileSync(said(folder), JSON.stringify(plan));
    return Number.POSITIVE_INFINITY;
  },
});

/** One player for each game. */
const killed = (rng: Rng, rounds: number, furnish: Furnish, death: Death): Promise<string> =>
  on(NAMES, async ({ players, data, open }) => {
    const ground = join(data, '..');
    const seated = seatedOn(players, furnish);
    const pressed = seated.map(() => 0);
    let host = await open(0, [], death.preload(ground));
    let [answers, atCall] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const terminals = await Promise.all(seated.map(({ player }) => enter(host, player, SIZE)));
      await Promise.all(seated.map((one, n) => sitDown(terminals[n] as Terminal, one)));
      const within = death.plan(ground);
      const playing = terminals.map(async (terminal, n) => {
        pressed[n] = (pressed[n] ?? 0) + (await play(terminal, 1 + rng.int(KEYS_MOST)));
      });
      const { before, byItself } = await deathOf(host, seated, Promise.all(playing), within);
      atCall += Number(byItself);
      await Promise.all(playing);
      for (const terminal of terminals) await terminal.dispose();
      must(!host.log().includes('crashed'), `a session broke:\n${host.log()}`);
      for (const [n, one] of seated.entries()) answers += whole(one, before[n] ?? new Map());
      rmSync(said(ground), { force: true });
      host = await open(host.port, [], death.preload(ground));
    }
    for (const { player } of seated) checked(player);
    const keys = seated.map(({ game }, n) => `${game.id} ${pressed[n]}`).join(', ');
    return `${rounds} kills, ${atCall} of them at a call, while ${seated.length} games were played (keys: ${keys}); ${answers} answers looked for, none lost`;
  });

type Saves = ReadonlyMap<string, Save>;

/** Waits until a host has died by itself, all have played or the time is over, and kills it; what was on the disk just before. */
async function deathOf(
  host: RunningHost,
  seated: readonly Seated[],
  playing: Promise<unknown>,
  within: number,
): Promise<{ readonly before: readonly Saves[]; readonly byItself: boolean }> {
  const ends = performance.now() + within;
  let [over, died] = [false, false];
  void playing.then(() => {
    over = true;
  });
  void host.exit.then(() => {
    died = true;
  });
  const all = (): readonly Saves[] => seated.map(({ player }) => savesIn(player.folder));
  let before = all();
  while (!over && !died && performance.now() < ends) {
    await sleep(50);
    if (!died) before = all();
  }
  const byItself = died;
  if (!byItself) host.kill('SIGKILL');
  await host.exit;
  return { before, byItself };
}

/** Throws where something of a player's is lost; how many answers there were. */
function whole({ player, game }: Seated, before: Saves): number {
  const gone = lost(player.folder, before);
  must(gone.length === 0, `${game.title}: ${gone.join('; ')}`);
  return answersIn(before);
}
