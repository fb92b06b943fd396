/** A host with three players: the lobby, somebody's bout watched, the challenge of the day. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomController } from '../../src/ai/random.ts';
import { plainFighter } from '../../src/games/gladiator/ai/plain-bout.ts';
import { GAMES } from '../../src/games/index.ts';
import { ACCOUNT_FILES, openAccounts } from '../../src/ssh/accounts/accounts.ts';
import { pastedKey } from '../../src/ssh/accounts/public-key.ts';
import { openHouse } from '../../src/ssh/company/company.ts';
import { openStore } from '../../src/store/store.ts';
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import { KEYS, Terminal } from '../../tools/terminal.ts';
import { PLAYED, comesIn as visits } from '../fixtures/tries.ts';
import { TITLE, toGladiator } from '../host/title.ts';
import { type Stage, shoot, type, until } from './camera.ts';

interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a host over a folder and waits until it listens. */
async function host(folder: string): Promise<Running> {
  const motd = 'Welcome to the arena of Ostia. Be civil; the lions are not.';
  const args = ['dist/harena.js', 'serve', '--data', folder, '--port', '0', '--address', '127.0.0.1', '--motd', motd];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  const port = await new Promise<number>((found, failed) => {
    let told = '';
    server.once('exit', () => failed(new Error(`the host did not start: ${told}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const [, number] = /listening\D+(\d+)\s*$/mu.exec(told) ?? [];
      if (number !== undefined) found(Number(number));
    });
  });
  return {
    port,
    stop() {
      server.kill('SIGTERM');
      return gone;
    },
  };
}

const DAY_MS = 86_400_000;

/**
 * Gives every name a key of its own and an account that it opens, made the day before: the challenge of a day is for those
 * that are older than it.
 */
async function accountsFor(folder: string, names: readonly string[]): Promise<void> {
  const host = join(folder, 'host');
  mkdirSync(join(host, ACCOUNT_FILES.folders), { recursive: true });
  const accounts = openAccounts(host, { now: () => new Date(Date.now() - DAY_MS), barred: () => false });
  if (!accounts.ok) throw new Error(accounts.why);
  for (const name of names) {
    const path = join(folder, `${name}.key`);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', path]);
    const key = pastedKey(readFileSync(`${path}.pub`, 'utf8'));
    const made = key.ok ? await accounts.value.register(name, key.value) : key;
    if (!made.ok) throw new Error(made.why);
  }
}

/** Has some players try the challenge of the day, plainly, before the host opens. */
async function tries(folder: string, names: readonly string[]): Promise<void> {
  const now = () => new Date();
  const house = openHouse({ folder: join(folder, 'host'), ...PLAYED, motd: null, now, warn: () => {} });
  const store = openStore({ dataDir: join(folder, 'nobody'), write: false, now, games: GAMES });
  if (!store.ok) throw new Error(store.why);
  for (const [i, name] of names.entries()) {
    const visit = { id: name, name, account: `${i}`.padStart(16, '0'), accountDay: '2025-12-31', since: now() };
    const visitor = visits(house, visit, store.value, null);
    const session = await visitor.tries(visitor.company.daily.date());
    const { match } = session;
    const mind = i % 2 === 0 ? plainFighter(match.tables, name) : randomController(match.ruleset, match.tables, name);
    while (!session.over) {
      while (session.advance() !== null);
      const { prompt } = session;
      if (prompt !== null) session.answer(mind.choose(prompt, match.ruleset.view(match.state, 0)));
    }
  }
  await house.settled();
}

/** Comes in by a key, up to the title. */
async function comesIn({ columns, rows, folder }: Stage, port: number, name: string): Promise<Terminal> {
  const options = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR', 'IdentitiesOnly=yes'];
  const key = join(folder, `${name}.key`);
  const words = [...options.flatMap((one) => ['-o', one]), '-i', key, '-p', String(port), `${name}@127.0.0.1`];
  const env = { TERM: 'xterm-256color', LANG: 'C.UTF-8', SSH_AUTH_SOCK: undefined };
  const terminal = Terminal.spawn('ssh', words, { columns, rows, env });
  await terminal.waitFor(TITLE);
  await terminal.idle();
  return terminal;
}

/** Goes from the title into a practice bout, up to its first question. */
async function fights(terminal: Terminal): Promise<void> {
  await toGladiator(terminal);
  await type(terminal, 'p');
  for (let keys = 0; !/Phase 1\/8/u.test(terminal.screen()); keys++) {
    if (keys > 60) throw new Error(`no bout:\n${terminal.screen()}`);
    await type(terminal, KEYS.enter);
  }
}

/** The title on a host, the lobby, the challenge and somebody else's bout. */
export async function shootHost(stage: Stage): Promise<void> {
  const names = ['Anna', 'Marcus', 'Livia'];
  await accountsFor(stage.folder, names);
  await tries(stage.folder, ['Cassia', 'Drusus', 'Octavia', 'Gaius-the-Younger']);
  const { port, stop } = await host(join(stage.folder, 'host'));
  const players: Terminal[] = [];
  try {
    for (const name of names) players.push(await comesIn(stage, port, name));
    const [anna, marcus, livia] = players;
    if (anna === undefined || marcus === undefined || livia === undefined) throw new Error('somebody is missing');
    shoot(livia, 'title-host');
    await fights(marcus);
    await type(anna, 'd');
    await type(anna, KEYS.enter, KEYS.enter);
    await until(anna, /Phase \d\/8/u);
    await type(livia, 'l');
    await livia.waitFor(/practises/u);
    await livia.idle();
    shoot(livia, 'lobby');
    await watchPart(livia, marcus);
  } finally {
    for (const terminal of players) await terminal.dispose();
    await stop();
  }
}

async function watchPart(livia: Terminal, marcus: Terminal): Promise<void> {
  await type(livia, KEYS.enter);
  await livia.waitFor(/Watching/u);
  for (let answers = 0; answers < 40 && !/wound +\[/u.test(marcus.screen()); answers++)
    await type(marcus, ...(nextKeys(marcus.screen()) ?? []));
  await livia.idle(1500);
  shoot(livia, 'watch');
  shoot(marcus, 'watched');
  await type(livia, KEYS.escape);
  await type(livia, 'd');
  await livia.idle();
  shoot(livia, 'daily');
}
