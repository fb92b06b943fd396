/** Hosts and those who play on them, which go away after each test. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextKeys } from '../../../../../tools/games/gladiator/player.ts';
import {
  enrol,
  makeBad,
  type Player,
  type Players,
  type RunningHost,
  type ServeOptions,
  serve,
} from '../../../../../tools/host.ts';
import { login } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Size, type Terminal } from '../../../../../tools/terminal.ts';
import { TITLE } from '../../../../../tools/title.ts';
import { afterwards } from '../../../../support/leftovers.ts';
import { dataFolder, kept } from '../../../../support/real-program.ts';
import { practice } from './game.ts';

/** A key without an answer for so long has none. */
const ANSWER_MS = 2_000;

/** A host's folder with people who may play there, and a disk that can be made bad. */
interface Arena<Names extends readonly string[]> {
  readonly players: Players<Names>;
  readonly badDisk: string;
  open(options?: ServeOptions): Promise<RunningHost>;
}

/** An arena for those named. */
export function arenaOf<const Names extends readonly string[]>(...names: Names): Arena<Names> {
  const folder = dataFolder();
  const data = join(folder, 'arena');
  const badDisk = join(folder, 'bad-disk.json');
  makeBad(badDisk, {});
  const open = async (options: ServeOptions = {}): Promise<RunningHost> => {
    const host = await serve(data, { badDisk, ...options });
    afterwards('test', async () => {
      host.kill('SIGKILL');
      await host.exit;
    });
    return host;
  };
  return { players: enrol(data, ...names), badDisk, open };
}

/** Lets somebody in by his key; he is on the title then. */
async function enter(host: RunningHost, player: Player, size: Partial<Size> = {}): Promise<Terminal> {
  const terminal = kept(login({ port: host.port, user: player.name, key: player.key, ...size }));
  await terminal.waitFor(TITLE);
  return terminal;
}

/** Lets somebody in who has left a bout, and goes on with it. */
export async function comeBack(host: RunningHost, player: Player, size: Partial<Size> = {}): Promise<Terminal> {
  const terminal = await enter(host, player, size);
  await terminal.waitFor('Continue');
  await terminal.press('c');
  return terminal;
}

/** Gives somebody a bout that he has begun at home, always the same; he is to go on with it here. */
export async function prepare({ folder }: Player): Promise<void> {
  begunBout ??= await begun();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bout.json'), begunBout);
}

/** That bout as it lies on the disk, once it has been begun. */
let begunBout: string | null = null;

async function begun(): Promise<string> {
  const folder = dataFolder();
  const terminal = await practice(folder);
  await terminal.press(KEYS.ctrlC, KEYS.ctrlC);
  await terminal.exit;
  return readFileSync(join(folder, 'bout.json'), 'utf8');
}

/** Plays on until something is to be seen. */
export async function playUntil(terminal: Terminal, seen: string | RegExp): Promise<void> {
  for (let n = 0; n < 400 && terminal.screen().search(seen) < 0; n++) {
    const before = terminal.screen();
    await terminal.press(...(nextKeys(before) ?? []));
    await terminal.waitFor((one) => one.screen() !== before, ANSWER_MS).catch(() => {});
  }
  await terminal.waitFor(seen);
}
