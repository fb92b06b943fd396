/** harena sim on a terminal: how far it is, and Ctrl-C. */
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Terminal } from '../../../../../tools/terminal.ts';
import { read, tempFolder } from '../../../../store/support.ts';
import { POSIX } from './game.ts';

const CTRL_C = '\u0003';
const LONG = ['dist/harena.js', 'sim', '--red', 'light', '--blue', 'heavy', '-n', '10000000', '--seed', 'long'];
const opened: Terminal[] = [];

function start(...args: readonly string[]): Terminal {
  const terminal = Terminal.spawn(process.execPath, args, { columns: 100, rows: 10 });
  opened.push(terminal);
  return terminal;
}

afterEach(async () => {
  for (const terminal of opened.splice(0)) await terminal.dispose();
});

describe.runIf(POSIX)('sim on a terminal', () => {
  it.each(['1', '2'])('with %s workers tells how far it is, and Ctrl-C stops it in words', async (workers) => {
    const terminal = start(...LONG, '--workers', workers);
    await terminal.waitFor(/ 0 % {2}\d+ of 10000000 bouts, \d+ a second, \d+:\d\d left/);
    terminal.send(CTRL_C);
    expect(await terminal.exit).toMatchObject({ code: 130 });
    await terminal.waitFor(/^harena: stopped after \d+ of 10000000 bouts$/m);
    expect(terminal.screen()).not.toContain('a second');
  });

  it('leaves a journal of whole bouts when it is stopped', async () => {
    const journal = join(tempFolder(), 'journal.jsonl');
    const terminal = start(...LONG, '--workers', '2', '--journal', journal);
    await terminal.waitFor('a second');
    terminal.send(CTRL_C);
    await terminal.exit;
    const lines = read(journal).trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kind: 'end' });
  });

  it('takes the line away at the end', async () => {
    const short = LONG.map((word) => (word === '10000000' ? '400' : word));
    const terminal = start(...short, '--json');
    await terminal.exit;
    await terminal.waitFor(/^\}/m);
    expect(terminal.screen()).not.toContain('a second');
  });
});
