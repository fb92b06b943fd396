/** Proofs of the host with twenty at once: large teams, long games of houses, a disk that fills up under all of them. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { houseServices } from '../../src/games/gladiator/files/houses.ts';
import { GAME_ID } from '../../src/games/gladiator/id.ts';
import { GAMES } from '../../src/games/index.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { HOUSES } from '../../tools/games/gladiator/house.ts';
import { playHouse } from '../../tools/games/gladiator/play-house.ts';
import { teamSetup } from '../../tools/games/gladiator/teams/bouts.ts';
import { enrol, type Player } from '../../tools/host.ts';
import { login, type SshWire } from '../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { quantiles } from '../bench/figures.ts';
import { boutAt } from '../fixtures/bouts.ts';
import { answered, keysFor } from '../host/crowd.ts';
import { type Started, startHost } from '../host/started.ts';
import { Victim } from '../hostile/victim.ts';
import { must } from './host-ground.ts';

const CROWD = 20;
const SECONDS = 60;
const PATIENCE_MS = 60_000;
const LARGE = { columns: 120, rows: 40 } as const;

/** Twenty accounts in a host's folder that is cleared whatever comes of the proof. */
async function onGround(proof: (data: string, players: readonly Player[]) => Promise<string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-crowd-'));
  const data = join(folder, 'arena');
  const names = Array.from({ length: CROWD }, (_, i) => `Tiro-${String.fromCharCode(97 + i)}`);
  try {
    return await proof(data, enrol(data, ...names));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives all players the same files, made once. */
function furnish([first, ...others]: readonly Player[], make: (store: Store) => void): void {
  if (first === undefined) return;
  const store = openStore({ dataDir: first.folder, write: true, now: () => new Date(), games: GAMES });
  if (!store.ok) throw new Error(store.why);
  make(store.value);
  store.value.close();
  for (const { folder } of others) cpSync(first.folder, folder, { recursive: true });
}

type Screen = Terminal<SshWire>;

/** All go on with what they have, and press the keys of their screens for a minute. */
async function played(
  data: string,
  players: readonly Player[],
  keys: (screen: Screen, n: number) => readonly string[],
): Promise<string> {
  const host = await startHost({ folder: data });
  try {
    const screens = players.map(({ name, key }) => login({ port: host.port, user: name, key, ...LARGE }));
    await Promise.all(screens.map((one) => one.waitFor('Continue', PATIENCE_MS)));
    await Promise.all(screens.map((one) => one.press('c')));
    const until = performance.now() + SECONDS * 1_000;
    const times = await Promise.all(screens.map((screen) => pressed(screen, keys, until)));
    for (const screen of screens) must(screen.ended === null, 'was cut off', screen);
    for (const screen of screens) await screen.dispose();
    must(!host.log.some((line) => /crashed| error /u.test(line)), host.log.join('\n'));
    const { p50, p95 } = quantiles(times.flat());
    const { rss } = await host.memory();
    return `${times.flat().length} keys, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, ${rss.toFixed(0)} MB resident`;
  } finally {
    await host.stop();
  }
}

async function pressed(
  screen: Screen,
  keys: (screen: Screen, n: number) => readonly string[],
  until: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; performance.now() < until && screen.ended === null; n++)
    for (const key of keys(screen, n)) {
      const ms = await answered(screen, key);
      if (ms !== null) times.push(ms);
      await sleep(300 + 400 * Math.random());
    }
  return times;
}

const SIX_A_SIDE = teamSetup([6, 6], 'six', (man) => (man < 6 ? 0 : 'book'));

/** Six men against six on every screen. */
export const teams = (): Promise<string> =>
  onGround(async (data, players) => {
    furnish(players, (store) => void boutAt('six-plot', SIX_A_SIDE, store.match(GAME_ID)));
    return `six a side on ${CROWD} screens: ${await played(data, players, keysFor)}`;
  });

const MONTHS = 24;
const HOUSES_FOLDER = 'houses';
const { right, left, down, up, tab, ctrlP, escape: back, pageDown, pageUp } = KEYS;
/** About a house: its rooms, and the journal of all its months. */
const ABOUT = [right, down, down, tab, right, up, ctrlP, pageDown, up, pageUp, back, back, left];

/** Games of four houses in their last month on every screen. */
export const houses = (): Promise<string> =>
  onGround(async (data, players) => {
    furnish(players, (store) => {
      const begun = houseServices(store, () => undefined).begin({ ...HOUSES, mode: 'lenient' }, 'house-1');
      if (!begun.ok) throw new Error(begun.why);
      playHouse(begun.value, 'stock', { month: MONTHS });
      const [id = ''] = readdirSync(join(store.folder.path, HOUSES_FOLDER));
      store.settings.change({ last: { game: GAME_ID, kind: 'house', id, note: '' } });
      must(begun.value.session.match.state.turn === MONTHS, `the house lasted ${begun.value.session.match.state.turn}`);
    });
    const keys = (_: Screen, n: number): readonly string[] => [ABOUT[n % ABOUT.length] ?? right];
    return `houses of ${MONTHS} months on ${CROWD} screens: ${await played(data, players, keys)}`;
  });

/** What the host's file system holds. */
const ROOM = '24m';

/** All of the host on a file system that fills up while twenty play; then there is room again. */
export const allFull = (): Promise<string> =>
  onGround(async (data, players) => {
    const accounts = join(data, 'accounts');
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM}`, 'harena', accounts]);
    if (mounted.status !== 0) return 'left out: nobody but root on Linux can mount a small disk';
    for (const { folder } of players) mkdirSync(folder, { recursive: true });
    const host = await startHost({ folder: data });
    try {
      return await filledUp(host, accounts, players);
    } finally {
      await host.stop();
      spawnSync('umount', [accounts]);
    }
  });

async function filledUp(host: Started, disk: string, players: readonly Player[]): Promise<string> {
  const crowd = players.map((player, n) => new Victim(player, n));
  for (const one of crowd) await one.comeIn(host.port);
  const filler = join(disk, 'filler');
  // Whoever is sent away leaves a little room: a lock, a draft.
  const filling = setInterval(() => fill(filler), 50);
  await Promise.all(crowd.map((one) => one.play(() => false)));
  clearInterval(filling);
  for (const one of crowd) must(/^ended with 1:.*disk is full/u.test(one.state.replaceAll(/\s+/gu, ' ')), one.state);
  const guest = login({ port: host.port });
  await guest.waitFor('You are a guest', PATIENCE_MS);
  await guest.dispose();
  must(!host.log.some((line) => line.includes('crashed')), 'a session broke');
  rmSync(filler);
  for (const one of crowd) await one.leave();
  for (const one of crowd) {
    await one.comeIn(host.port);
    must(one.moment >= one.seen, `what was seen at ${one.seen} is lost:\n${one.state}`);
    await one.leave();
  }
  for (const { folder } of players) {
    const args = ['dist/harena.js', '--data-dir', folder, 'saves', 'check'];
    must(spawnSync(process.execPath, args).status === 0, `saves in ${folder} do not prove themselves`);
  }
  return `${players.length} played on a file system of ${ROOM} that filled up: each was suspended and told, a guest came in, and nothing that was seen is lost`;
}

/** Makes a file longer by all the room there is. */
function fill(path: string): void {
  const { bavail, bsize } = statfsSync(join(path, '..'));
  try {
    if (bavail > 0) appendFileSync(path, Buffer.alloc(bavail * bsize));
  } catch {
    // somebody was quicker
  }
}
