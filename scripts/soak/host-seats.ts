/** Who sits at a host's games other than GLADIATOR, what they find in their folders, and how they play. */
import { spawnSync } from 'node:child_process';
import { GAMES } from '../../src/games/index.ts';
import type { Player } from '../../tools/host.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { toGame } from '../host/title.ts';
import { must } from './host-ground.ts';
import { beginLong } from './long-games.ts';
import { beginStrong } from './strong.ts';

const OTHERS = GAMES.slice(1);
/** One player for each of those games. */
export const NAMES = ['Anna', 'Bruna', 'Carus', 'Decia'] as const;
/** The size of their windows. */
export const SIZE = { columns: 100, rows: 30 } as const;
const PATIENCE_MS = 60_000;
/** A key without an answer for so long has none. */
const ANSWER_MS = 3_000;

/** Somebody, and the game that they play. */
export interface Seated {
  readonly player: Player;
  readonly game: (typeof OTHERS)[number];
}

/** What somebody finds in their folder. */
export type Furnish = (one: Seated) => void;

/** A match against somebody who searches, at its beginning. */
export const against: Furnish = ({ player, game }) => beginStrong(player.folder, [game.id], `host ${game.id}`);
/** A long game that stands in a match. */
export const atLength: Furnish = ({ player, game }) => beginLong(player.folder, game);

/** A player at each game, whose folder is furnished. */
export function seatedOn(players: readonly Player[], furnish: Furnish): readonly Seated[] {
  must(players.length === OTHERS.length, `${OTHERS.length} games, ${players.length} players`);
  const seated = OTHERS.map((game, n): Seated => ({ game, player: players[n] as Player }));
  for (const one of seated) furnish(one);
  return seated;
}

/** From the title into what was left, or into another match. */
export async function sitDown(terminal: Terminal, { game }: Seated): Promise<void> {
  if (terminal.screen().includes('Continue')) await terminal.press('c');
  else {
    await toGame(terminal, game.title, PATIENCE_MS);
    for (const key of ['p', KEYS.right, KEYS.enter]) await step(terminal, key);
  }
  await terminal.waitFor((one) => !one.screen().includes('Continue'), PATIENCE_MS);
  await terminal.waitFor(/f the rest|f tells|Enter/u, PATIENCE_MS);
}

/** Reads on, and takes what stands first; says how many keys were pressed before the session was cut off. */
export async function play(terminal: Terminal, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    if (terminal.ended !== null) return n;
    await step(terminal, /f the rest|f tells/u.test(terminal.screen()) ? 'f' : KEYS.enter);
  }
  return most;
}

async function step(terminal: Terminal, key: string): Promise<void> {
  const before = terminal.screen();
  await terminal.press(key);
  await terminal.waitFor((one) => one.screen() !== before || one.ended !== null, ANSWER_MS).catch(() => {});
}

/** Throws unless all files of a player prove themselves. */
export function checked({ name, folder }: Player): void {
  const { status, stdout } = spawnSync(process.execPath, ['dist/harena.js', '--data-dir', folder, 'saves', 'check'], {
    encoding: 'utf8',
  });
  must(status === 0, `saves of ${name} do not prove themselves:\n${stdout}`);
}
