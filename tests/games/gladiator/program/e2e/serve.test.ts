/** The host as a process: killed, with bad disks, and with windows of all sizes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Save } from '../../../../../src/kernel/save.ts';
import { words } from '../../../../../tools/games/gladiator/player.ts';
import { makeBad, type Player } from '../../../../../tools/host.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { connected } from '../../../../ssh/host.ts';
import { arenaOf, comeBack, playUntil, prepare } from './arena.ts';
import { isSeen, PLOT_PROMPT, POSIX } from './game.ts';

const NEXT = 'This phase';
/** A first step stands in the order. */
const WRITTEN = / 1 F→/u;

const draftsOf = ({ folder }: Player) => readdirSync(folder).filter((name) => name.includes('.new.tmp-'));

/** The choices that are on the disk. */
function choicesOf({ folder }: Player): readonly unknown[] {
  const { choices } = JSON.parse(readFileSync(join(folder, 'bout.json'), 'utf8')) as Save;
  return choices;
}

/** Writes an order of one step and commits it; what comes of it begins to show. */
async function commitStep(terminal: Terminal): Promise<void> {
  await writeStep(terminal);
  await commit(terminal);
}

/** Commits what is written, until what comes of it has begun to show; on a busy machine it may be over before one looks. */
async function commit(terminal: Terminal): Promise<void> {
  const mark = terminal.mark();
  terminal.send(KEYS.enter);
  await terminal.waitFor((one) => one.since(mark).includes(NEXT));
}

/** Writes an order of one step. */
async function writeStep(terminal: Terminal): Promise<void> {
  await terminal.waitFor(PLOT_PROMPT);
  terminal.send('d');
  await terminal.waitFor(WRITTEN);
}

describe('a host whose library is bundled', () => {
  it('takes no harm from connections that are cut while nothing has been asked for on their channels', async () => {
    const { open } = arenaOf('Anna');
    const host = await open();
    for (let cuts = 0; cuts < 3; cuts++) {
      const client = await connected(host);
      const { _protocol: protocol } = client as unknown as {
        readonly _protocol: { session(channel: number, window: number, packet: number): void };
      };
      protocol.session(0, 1 << 20, 32_768);
      const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
      client.end();
      await gone;
    }
    host.kill('SIGTERM');
    expect((await host.exit).code).toBe(0);
    expect(host.log()).not.toMatch(/ (?:error|warn) .*(?:failed|crashed)/u);
  });
});

describe('a host that is killed', () => {
  it('in the middle of bouts leads everybody back to his very prompt', async () => {
    const { open, players } = arenaOf('Anna', 'Bruna');
    const host = await open();
    const terminals: Terminal[] = [];
    for (const [n, player] of players.entries()) {
      await prepare(player);
      const terminal = await comeBack(host, player);
      await commitStep(terminal);
      await playUntil(terminal, n === 0 ? PLOT_PROMPT : 'divide your CF');
      await terminal.waitFor(() => isSeen(player.folder));
      terminals.push(terminal);
    }
    host.kill('SIGKILL');
    await Promise.all([host.exit, ...terminals.map(({ exit }) => exit)]); // all that was drawn has come by then
    const before = terminals.map(words);
    const again = await open({ port: host.port });
    for (const [n, player] of players.entries()) {
      const terminal = await comeBack(again, player);
      await terminal.waitFor(n === 0 ? PLOT_PROMPT : 'divide your CF');
      expect(words(terminal)).toEqual(before[n]);
    }
  });

  it('has shown nothing that is not on the disk', async () => {
    const { open, players, badDisk } = arenaOf('Anna');
    const [anna] = players;
    await prepare(anna);
    const host = await open();
    const terminal = await comeBack(host, anna);
    await commitStep(terminal);
    await playUntil(terminal, PLOT_PROMPT);
    await terminal.waitFor(() => isSeen(anna.folder));
    const before = words(terminal);
    await writeStep(terminal);
    makeBad(badDisk, { flushMs: null });
    terminal.send(KEYS.enter);
    // The choice is taken, for its save is being written; what comes of it is not to be seen.
    await expect.poll(() => draftsOf(anna), { timeout: 120_000 }).toHaveLength(1);
    await terminal.idle(300);
    expect(terminal.screen()).not.toContain(NEXT);
    expect(terminal.screen()).toContain(PLOT_PROMPT);
    host.kill('SIGKILL');
    await host.exit;
    makeBad(badDisk, {});
    const back = await comeBack(await open(), anna);
    await back.waitFor(PLOT_PROMPT);
    expect(words(back)).toEqual(before);
    expect(draftsOf(anna)).toEqual([]);
  });
});

describe('a bad disk', () => {
  it('that is slow is waited for, and shows everything later: what shows is on it', async () => {
    const { open, players, badDisk } = arenaOf('Anna');
    const [anna] = players;
    await prepare(anna);
    makeBad(badDisk, { flushMs: 30 });
    const terminal = await comeBack(await open(), anna);
    await commitStep(terminal);
    await playUntil(terminal, PLOT_PROMPT);
    const before = choicesOf(anna).length;
    await writeStep(terminal);
    makeBad(badDisk, { flushMs: 1_500 });
    await commit(terminal);
    expect(choicesOf(anna)).toHaveLength(before + 1);
  });

  it('that is full for one suspends his session and no other', async () => {
    const { open, players, badDisk } = arenaOf('Anna', 'Bruna');
    const [anna, bruna] = players;
    for (const player of players) await prepare(player);
    const host = await open();
    const [hers, other] = [await comeBack(host, anna), await comeBack(host, bruna)];
    for (const terminal of [hers, other]) {
      await commitStep(terminal);
      await playUntil(terminal, PLOT_PROMPT);
    }
    const seen = words(hers);
    await writeStep(hers);
    makeBad(badDisk, { full: anna.folder });
    const mark = hers.mark();
    hers.send(KEYS.enter);
    expect(await hers.exit).toMatchObject({ code: 1 });
    expect(hers.screen().replaceAll('\n', '')).toContain('could not be saved: bout.json: the disk is full.');
    expect(hers.alternate).toBe(false);
    expect(hers.since(mark)).not.toContain(NEXT);
    expect(host.log()).toContain('the disk is full');
    await commitStep(other);
    await playUntil(other, PLOT_PROMPT);
    makeBad(badDisk, {});
    const back = await comeBack(host, anna);
    await back.waitFor(PLOT_PROMPT);
    expect(words(back)).toEqual(seen);
    await commitStep(back);
    await playUntil(back, PLOT_PROMPT);
  });

  it('that is slow has all that was asked of it when the host closes', async () => {
    if (!POSIX) return; // a process cannot be asked to end there
    const { open, players, badDisk } = arenaOf('Anna');
    const [anna] = players;
    await prepare(anna);
    const host = await open();
    const terminal = await comeBack(host, anna);
    await writeStep(terminal);
    makeBad(badDisk, { flushMs: 400 });
    terminal.send(KEYS.enter);
    await expect.poll(() => draftsOf(anna), { timeout: 120_000 }).toHaveLength(1);
    host.kill('SIGTERM');
    expect(await host.exit).toEqual({ code: 0, signal: null });
    expect(await terminal.exit).toMatchObject({ code: 0 });
    expect(terminal.screen()).toContain('The host is closing.');
    expect(choicesOf(anna)).toHaveLength(1);
    makeBad(badDisk, {});
    const back = await comeBack(await open(), anna);
    await playUntil(back, PLOT_PROMPT);
  });
});

describe('a window', () => {
  it('of any size is filled, and changes while one plays', async () => {
    const { open, players } = arenaOf('Anna');
    const [anna] = players;
    await prepare(anna);
    const terminal = await comeBack(await open(), anna);
    await terminal.waitFor(PLOT_PROMPT);
    const before = words(terminal);
    for (const [columns, rows] of SIZES) {
      terminal.resize(columns, rows);
      terminal.send(KEYS.tab); // turns what the direction keys mean, and back
      terminal.send(KEYS.tab);
      await terminal.waitFor((one) => fills(one.lines(), columns, rows));
    }
    terminal.resize(60, 20); // where no key is heard
    await terminal.waitFor('needs 80 x 24');
    terminal.resize(80, 24);
    await terminal.waitFor((one) => words(one).join('\n') === before.join('\n'));
    await commitStep(terminal);
  });
});

const SIZES = [
  [120, 40],
  [200, 60],
  [81, 25],
  [100, 24],
  [500, 200],
  [80, 50],
] as const;
/** A host draws no more than this, whatever a client says. */
const MOST = { columns: 200, rows: 60 };

/** Whether the header ends at the right edge, and the key bar stands in the last row. */
function fills(lines: readonly string[], columns: number, rows: number): boolean {
  const [width, height] = [Math.min(columns, MOST.columns), Math.min(rows, MOST.rows)];
  const header = lines[0] ?? '';
  const bar = lines[height - 1] ?? '';
  const below = lines.slice(height).join('').trim();
  return header.startsWith(' HARENA') && header.length >= width - 1 && bar.trimEnd().endsWith('? help') && below === '';
}
