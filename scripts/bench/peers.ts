/** Roguelikes measured as the game is, in the same minute: first frames and keys, each where it is installed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEYS, Terminal } from '../../tools/terminal.ts';
import { TITLE } from '../host/title.ts';
import { type Figure, quantiles } from './figures.ts';
import { toThePlot } from './keys.ts';

const ROUNDS = 9;
const PRESSES = 60;
/** What follows a key comes at once; after so many ms of silence it has come. */
const QUIET_MS = 60;
/** The first time a game may have to make its files. */
const PATIENCE_MS = 120_000;

/** A game on a terminal. */
interface Peer {
  readonly name: string;
  readonly file: string;
  readonly args: (folder: string) => readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** What its first frame shows. */
  readonly shows: RegExp;
  /** Brings it to where a turn can be passed. */
  ready(terminal: Terminal): Promise<void>;
  /** Keys that change a little of the screen, one after the other. */
  readonly keys: readonly string[];
}

const HERO = 'time,!autopickup,role:Valkyrie,race:human,gender:female,align:neutral,!legacy,!splash_screen';

const HARENA: Peer = {
  name: 'harena',
  file: process.execPath,
  args: (folder) => ['dist/harena.js', 'practice', '--red', 'medium', '--data-dir', mkdtempSync(join(folder, 'bout-'))],
  env: {},
  shows: /Enter/u,
  ready: toThePlot,
  keys: ['w', KEYS.backspace],
};

const PEERS: readonly Peer[] = [
  {
    name: 'NetHack',
    file: '/usr/games/nethack',
    args: () => ['-u', `b${Date.now().toString(36).slice(-7)}`], // by one name it would go on with what was left
    env: { NETHACKOPTIONS: HERO },
    shows: /Dlvl:/u,
    ready: pastMore,
    keys: ['s'],
  },
  {
    name: 'Crawl',
    file: '/usr/games/crawl',
    args: (folder) => ['-dir', folder, '-name', 'bench', '-species', 'Minotaur', '-background', 'Berserker'],
    env: { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    shows: /choice of weapons|Time:/u,
    ready: armed,
    keys: ['s'],
  },
];

async function armed(terminal: Terminal): Promise<void> {
  if (/choice of weapons/u.test(terminal.screen())) await terminal.press('c');
  await terminal.waitFor(/Time:/u);
  await pastMore(terminal);
}

async function pastMore(terminal: Terminal): Promise<void> {
  while (/--[Mm]ore--/u.test(terminal.screen())) await terminal.press(KEYS.enter);
  await terminal.idle();
}

/** First frames and keys of the game beside those of its peers. */
export async function peers(): Promise<readonly Figure[]> {
  const found = PEERS.filter(({ file }) => existsSync(file));
  const missing = PEERS.filter(({ file }) => !existsSync(file));
  for (const { name } of missing)
    process.stdout.write(`  ${name} is not installed (apt-get install nethack-console crawl)\n`);
  const own = await within((folder) => measured(HARENA, folder));
  const title: Peer = { ...HARENA, args: (folder) => ['dist/harena.js', '--data-dir', folder], shows: TITLE };
  const titles = await within((folder) => firstFrames(title, folder));
  const figures: Figure[] = [{ what: 'harena: key to frame, p50', value: own.key, unit: 'ms' }];
  for (const peer of found) {
    const { name } = peer;
    const theirs = await within((folder) => measured(peer, folder));
    const most = name === 'NetHack' ? 3 : 1;
    figures.push(
      { what: `${name}: key to frame, p50`, value: theirs.key, unit: 'ms' },
      { what: `key to frame: harena / ${name}`, value: own.key / theirs.key, unit: 'x', target: { atMost: most } },
      { what: `${name}: first frame`, value: theirs.frame, unit: 'ms' },
      {
        what: `first frame: harena's title / ${name}`,
        value: titles / theirs.frame,
        unit: 'x',
        ...(name === 'Crawl' && { target: { atMost: 1 } }),
      },
    );
  }
  return figures;
}

async function measured(peer: Peer, folder: string): Promise<{ readonly frame: number; readonly key: number }> {
  const frame = await firstFrames(peer, folder);
  const key = await onScreen(peer, folder, async (terminal) => {
    await peer.ready(terminal);
    const times: number[] = [];
    for (let i = 0; i < PRESSES; i++) {
      const mark = terminal.mark();
      const sent = performance.now();
      terminal.send(peer.keys[i % peer.keys.length] ?? '');
      await terminal.idle(QUIET_MS);
      if (terminal.bytesSince(mark) > 0) times.push(terminal.lastByteAt - sent);
      await pastMore(terminal);
    }
    return quantiles(times).p50;
  });
  return { frame, key };
}

/** How soon its first frame stands, the first run left out. */
async function firstFrames(peer: Peer, folder: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const time = await onScreen(peer, folder, async (terminal) => terminal.lastByteAt - terminal.startedAt);
    if (round > 0) times.push(time);
  }
  return quantiles(times).p50;
}

/** Runs a game until its first frame stands, and does something with it. */
async function onScreen<T>(peer: Peer, folder: string, act: (terminal: Terminal) => Promise<T>): Promise<T> {
  const terminal = Terminal.spawn(peer.file, peer.args(folder), { env: { HOME: folder, ...peer.env } });
  try {
    await terminal.waitFor(peer.shows, PATIENCE_MS);
    return await act(terminal);
  } finally {
    terminal.kill('SIGHUP'); // so that a game gives back what it has locked
    await terminal.exit;
    await terminal.dispose();
  }
}

/** Does something with a folder that is there for as long as it takes. */
async function within<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-peer-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
