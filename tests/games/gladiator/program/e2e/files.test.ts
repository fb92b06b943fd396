/** Files that are in use, damaged, or none of ours: the game says so and starts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { isSeen, PLOT_PROMPT, playerOf, practice } from './game.ts';

/** What is told on the title, its lines put together again without their blanks. */
function told(terminal: Terminal): string {
  const lines = terminal.lines();
  const first = lines.findIndex((line) => line.startsWith(' ! '));
  return lines
    .slice(first, -1)
    .map((line) => line.slice(3))
    .join('')
    .replaceAll(' ', '');
}

const squeezed = (text: string): string => text.replaceAll(' ', '');

/** What lies in the folder for things set aside. */
function aside(folder: string): { readonly path: string; readonly text: string; readonly why: string } {
  const names = readdirSync(join(folder, 'aside')).filter((name) => !name.endsWith('.why.txt'));
  expect(names).toHaveLength(1);
  const path = join(folder, 'aside', names[0] ?? '');
  return { path, text: readFileSync(path, 'utf8'), why: readFileSync(`${path}.why.txt`, 'utf8') };
}

describe('a second game on the same files', () => {
  it('is told who has them, and plays without saving', async () => {
    const folder = dataFolder();
    const first = await practice(folder);
    await first.waitFor(() => isSeen(folder));
    const save = readFileSync(join(folder, 'bout.json'), 'utf8');
    const second = start(folder, ['practice', '--rules', 'basic', '--seed', 'second']);
    await second.waitFor('Continue');
    expect(told(second)).toContain(
      squeezed(`Nothing is saved: Harena is already running with these files: process ${first.pid}, since`),
    );
    await second.press('c');
    await second.waitFor(PLOT_PROMPT);
    await second.press('d', KEYS.enter);
    await second.waitFor('This phase');
    await second.press(KEYS.ctrlC);
    await second.waitFor('Nothing is saved here');
    await second.press(KEYS.ctrlC);
    expect(await second.exit).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'bout.json'), 'utf8')).toBe(save);
    expect(playerOf(folder)).toBe(first.pid);
    await first.press('d', KEYS.enter);
    await first.waitFor('This phase');
    expect(readFileSync(join(folder, 'bout.json'), 'utf8')).not.toBe(save);
  });

  it('may write once the first is gone, were it killed', async () => {
    const folder = dataFolder();
    const first = await practice(folder);
    first.kill('SIGKILL');
    await first.exit;
    const second = start(folder, []);
    await second.waitFor('Continue');
    expect(told(second)).toBe('');
    expect(playerOf(folder)).toBe(second.pid);
  });
});

describe('a bout that cannot be read', () => {
  it.each([
    ['damaged', '{"format":1,"ruleset":"glad', 'it is not JSON'],
    ['foreign', '{"name":"left-pad","version":"1.3.0"}', 'not a save of harena: it has no format number'],
    ['of a later version', '{"format":99}', 'format 99 is newer than this version of harena'],
    ['empty', '', 'it is empty'],
  ])('because it is %s is set aside with path and reason, and the game starts', async (_, text, why) => {
    const folder = dataFolder();
    writeFileSync(join(folder, 'bout.json'), text);
    const terminal = start(folder, []);
    await terminal.waitFor('GLADIATOR');
    const put = aside(folder);
    expect([put.text, put.why]).toEqual([text, expect.stringContaining(why)]);
    expect(told(terminal)).toContain(squeezed(`bout.json could not be used: ${why}`));
    expect(told(terminal)).toContain(squeezed(`It was put aside as ${put.path}`));
    expect(terminal.screen()).not.toContain('Continue');
  });

  it('is told of by practice as well, before the new bout', async () => {
    const folder = dataFolder();
    writeFileSync(join(folder, 'bout.json'), '{');
    const terminal = start(folder, ['practice', '--rules', 'basic', '--seed', 'e2e']);
    await terminal.waitFor('Continue');
    expect(told(terminal)).toContain(squeezed(`It was put aside as ${aside(folder).path}`));
    await terminal.press('c');
    await terminal.waitFor(PLOT_PROMPT);
  });

  it('goes on from its last phase where it leads elsewhere than it says; a copy lies aside', async () => {
    const folder = dataFolder();
    const first = await practice(folder);
    await first.press(KEYS.ctrlC);
    await first.press(KEYS.ctrlC);
    await first.exit;
    const file = join(folder, 'bout.json');
    const forged = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), digest: '0000000000000000' };
    writeFileSync(file, JSON.stringify(forged));
    const terminal = start(folder, []);
    await terminal.waitFor('Continue');
    await terminal.press('c');
    await terminal.waitFor('does not replay');
    const put = aside(folder);
    expect(JSON.parse(put.text)).toEqual(forged);
    expect(squeezed(terminal.lines().join(''))).toContain(
      squeezed(`a copy of the record is in aside/${basename(put.path)}`),
    );
    expect(terminal.screen()).not.toContain('digest');
    const now = JSON.parse(readFileSync(file, 'utf8')) as { readonly seed: string; readonly base?: unknown };
    expect(now).toMatchObject({ seed: (forged as { readonly seed?: string }).seed, base: expect.anything() });
  });
});

describe('options that cannot be read', () => {
  it('are set aside, and the game starts with those it came with', async () => {
    const folder = dataFolder();
    writeFileSync(join(folder, 'settings.json'), 'not json');
    const terminal = start(folder, []);
    await terminal.waitFor('GLADIATOR');
    expect(told(terminal)).toContain(squeezed(`It was put aside as ${aside(folder).path}`));
  });
});

describe('practice while a bout is in progress', () => {
  it('is refused with what to do, and exits 2', async () => {
    const folder = dataFolder();
    await (await practice(folder)).dispose();
    const terminal = start(folder, ['practice', '--rules', 'basic']);
    expect(await terminal.exit).toMatchObject({ code: 2 });
    expect(terminal.screen()).toContain('harena: a bout is in progress: finish it or give it up with harena');
  });
});
