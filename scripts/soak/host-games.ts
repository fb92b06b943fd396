/** Proof of the host with every other game than GLADIATOR: each is played against strong opponents, under kills. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../src/games/index.ts';
import type { Rng } from '../../src/kernel/rng.ts';
import { readSave, type Save } from '../../src/kernel/save.ts';
import type { Player } from '../../tools/host.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { toGame } from '../host/title.ts';
import { must, on } from './host-ground.ts';
import { enter } from './ssh-player.ts';

const OTHERS = GAMES.slice(1);
const PATIENCE_MS = 60_000;
/** A key without an answer for so long has none. */
const ANSWER_MS = 3_000;
/** Keys between two kills, at the most. */
const KEYS_MOST = 40;

/** Somebody, and the game that they play. */
interface Seated {
  readonly player: Player;
  readonly game: (typeof OTHERS)[number];
}

/** One player for each game; the host is killed while all of them play, and each goes on with what the disk had. */
export const otherGames = (rng: Rng, rounds: number): Promise<string> =>
  on(['Anna', 'Bruna', 'Carus', 'Decia'], async ({ players, open }) => {
    must(players.length === OTHERS.length, `${OTHERS.length} games, ${players.length} players`);
    const seated = OTHERS.map((game, n): Seated => ({ game, player: players[n] as Player }));
    let host = await open();
    const pressed = new Map(seated.map(({ game }) => [game.id, 0]));
    let answers = 0;
    for (let round = 0; round < rounds; round++) {
      const terminals = await Promise.all(seated.map(({ player }) => enter(host, player, { columns: 100, rows: 30 })));
      await Promise.all(seated.map((one, n) => sitDown(terminals[n] as Terminal, one)));
      const playing = seated.map(async ({ game }, n) => {
        const keys = await play(terminals[n] as Terminal, 1 + rng.int(KEYS_MOST));
        pressed.set(game.id, (pressed.get(game.id) ?? 0) + keys);
      });
      await (rng.int(2) === 0 ? Promise.all(playing) : sleep(rng.int(8_000)));
      const before = seated.map(({ player }) => savesOf(player));
      host.kill('SIGKILL');
      await host.exit;
      await Promise.all(playing);
      for (const terminal of terminals) await terminal.dispose();
      must(!host.log().includes('crashed'), `a session broke:\n${host.log()}`);
      for (const [n, { player, game }] of seated.entries()) {
        const lost = lostOf(before[n] ?? [], savesOf(player));
        must(lost === null, `${game.title}: ${lost}`);
        answers += (before[n] ?? []).reduce((sum, { choices }) => sum + choices.length, 0);
      }
      host = await open(host.port);
    }
    for (const { player } of seated) checked(player);
    const keys = [...pressed].map(([id, many]) => `${id} ${many}`).join(', ');
    return `${rounds} kills while ${OTHERS.length} games were played (keys: ${keys}); ${answers} answers looked for, none lost`;
  });

/** From the title into a match: the one that was left, or another against a strong opponent. */
async function sitDown(terminal: Terminal, { game }: Seated): Promise<void> {
  if (terminal.screen().includes('Continue')) await terminal.press('c');
  else {
    await toGame(terminal, game.title, PATIENCE_MS);
    for (const key of ['p', KEYS.right, KEYS.enter]) await step(terminal, key);
  }
  await terminal.waitFor(/f the rest|Enter goes on|Enter choose|Rematch/u, PATIENCE_MS);
}

/** Reads on, and takes what stands first; says how many keys were pressed before the session was cut off. */
async function play(terminal: Terminal, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (terminal.ended !== null) return n;
    await step(terminal, terminal.screen().includes('f the rest') ? 'f' : KEYS.enter);
  }
  return most;
}

async function step(terminal: Terminal, key: string): Promise<void> {
  const before = terminal.screen();
  await terminal.press(key);
  await terminal.waitFor((one) => one.screen() !== before || one.ended !== null, ANSWER_MS).catch(() => {});
}

/** The matches in a player's folder, those that are over with them. */
function savesOf({ folder }: Player): readonly Save[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory() || !/^(?:bout-.*|\d{4}-.*)\.json$/u.test(entry.name)) return [];
    const json = JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')) as { readonly save?: unknown };
    const found = readSave(json.save ?? json);
    return found.ok ? [found.value] : [];
  });
}

/** What of some matches is not there any more, or null. */
function lostOf(before: readonly Save[], after: readonly Save[]): string | null {
  const gone = before.find(
    ({ seed, choices }) => !after.some((one) => one.seed === seed && one.choices.length >= choices.length),
  );
  return gone === undefined ? null : `the match of the seed ${gone.seed} has lost answers`;
}

function checked({ name, folder }: Player): void {
  const { status, stdout } = spawnSync(process.execPath, ['dist/harena.js', '--data-dir', folder, 'saves', 'check'], {
    encoding: 'utf8',
  });
  must(status === 0, `saves of ${name} do not prove themselves:\n${stdout}`);
}
