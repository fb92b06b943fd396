/** harena doctor, and what it finds out about a terminal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runDoctor } from '../../src/cli/commands/doctor.ts';
import { colourLevel, forcedBy, skinOf } from '../../src/play/terminal.ts';
import { shelf } from '../../tools/shelf.ts';
import { filesIn, open, put, tempFolder } from '../store/support.ts';
import { toySave } from '../toy/saves.ts';
import { run } from './run.ts';

interface Finding {
  readonly what: string;
  readonly value: string;
  readonly bad: string | null;
}

/** What it says of a data folder, by name. */
function findings(dataDir: string): { readonly code: number; readonly by: { readonly [what: string]: Finding } } {
  const { text, code } = runDoctor({ dataDir, color: true }, '1.2.3', shelf, true);
  const { schema, findings: all } = JSON.parse(text) as { schema: string; findings: readonly Finding[] };
  expect(schema).toBe('harena/doctor/1');
  return { code, by: Object.fromEntries(all.map((one) => [one.what, one])) };
}

describe('doctor', () => {
  test('finds nothing wrong with a new folder, and does not make it', () => {
    const folder = join(tempFolder(), 'new');
    const { code, by } = findings(folder);
    expect([code, by['data folder'], by.files?.value, by['in use']?.value]).toEqual([
      0,
      { what: 'data folder', value: folder, bad: null },
      '0',
      'no',
    ]);
    expect(existsSync(folder)).toBe(false);
  });

  test('says whether lists are made of what holds, and what the disk has left', () => {
    const folder = tempFolder();
    const store = open(folder);
    expect(store.match('toy').write(toySave('doctor', 2))).toBeNull();
    store.close();
    expect(findings(folder).by).toMatchObject({
      indexes: { value: '1', bad: null },
      disk: { value: expect.stringMatching(/^\d+ MB free$/) },
    });
    put(folder, 'bout-toy.json', toySave('doctor', 3));
    expect(findings(folder).by.indexes).toMatchObject({ value: '1, 1 partly out of date', bad: null });
  });

  test('counts damaged files', () => {
    const folder = tempFolder();
    put(folder, 'bout.json', '{');
    const { code, by } = findings(folder);
    expect([code, by.files?.bad]).toEqual([1, '1 damaged (harena saves check)']);
  });

  test('tells of a game that runs with these files, takes no lock, and finds nothing wrong in it', () => {
    const folder = tempFolder();
    const game = open(folder);
    const before = filesIn(folder);
    const { code, by } = findings(folder);
    expect([code, by['in use']?.value]).toEqual([
      0,
      expect.stringMatching(/^Harena is already running .* process \d+/),
    ]);
    expect(filesIn(folder)).toEqual(before);
    expect(game.trouble).toBeNull();
    game.close();
  });

  test('complains of a lock that cannot be read', () => {
    const folder = tempFolder();
    put(folder, 'lock', 'garbage');
    const { code, by } = findings(folder);
    expect([code, by['in use']?.bad]).toEqual([1, expect.stringContaining('delete it')]);
  });

  test('prints version, system and folder as text, and exits 0', async () => {
    const folder = tempFolder();
    const { code, out, err } = await run('doctor', '--data-dir', folder);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`node           ${process.version}`);
    expect(out).toContain(folder);
    expect(out).toMatch(/All is well\.\n$/);
  });

  test('exits 1 with a mark on the line that needs attention', async () => {
    const folder = tempFolder();
    put(folder, 'settings.json', '[');
    const { code, out } = await run('doctor', '--data-dir', folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^! files +1: 1 damaged/m);
    expect(out).toMatch(/1 thing needs attention\.\n$/);
  });
});

describe('colours', () => {
  test.each([
    [24, {}, false, 3],
    [8, {}, false, 2],
    [4, {}, false, 1],
    [1, {}, false, 0],
    [24, { NO_COLOR: '1' }, false, 0],
    [24, { NO_COLOR: '' }, false, 3],
    [24, { TERM: 'dumb' }, false, 0],
    [24, {}, true, 0],
  ])('%i bits with %j and --no-color %j are level %i', (colourDepth, env, none, level) => {
    expect(colourLevel({ env, colourDepth }, none)).toBe(level);
  });
});

describe('whatever the options say', () => {
  test.each([
    [{ TERM: 'xterm' }, {}, { level: null, skin: null }],
    [{ TERM: 'xterm' }, { ascii: true }, { level: null, skin: 'ascii' }],
    [{ TERM: 'xterm' }, { noColour: true }, { level: 0, skin: null }],
    [{ TERM: 'linux' }, {}, { level: null, skin: 'ascii' }],
    [{ TERM: 'dumb' }, {}, { level: 0, skin: 'ascii' }],
    [{ LANG: 'C', NO_COLOR: '1' }, {}, { level: null, skin: null }],
  ])('with %j, %j it comes to %j', (env, asked, forced) => {
    expect(forcedBy({ env, colourDepth: 24 }, { noColour: false, ascii: false, ...asked })).toEqual(forced);
  });
});

describe('glyphs', () => {
  test.each([
    [{ LANG: 'en_GB.UTF-8' }, false, 'unicode'],
    [{ LANG: 'C.utf8' }, false, 'unicode'],
    [{}, false, 'unicode'],
    [{ LANG: 'C' }, false, 'ascii'],
    [{ LC_ALL: 'POSIX', LANG: 'en_GB.UTF-8' }, false, 'ascii'],
    [{ LC_ALL: '', LANG: 'en_GB.UTF-8' }, false, 'unicode'],
    [{ LANG: 'en_GB.UTF-8', TERM: 'linux' }, false, 'ascii'],
    [{ LANG: 'en_GB.UTF-8', TERM: 'dumb' }, false, 'ascii'],
    [{ LANG: 'en_GB.UTF-8' }, true, 'ascii'],
  ] as const)('with %j and --ascii %j are %s', (env, ascii, skin) => {
    expect(skinOf({ env, colourDepth: 8 }, ascii)).toBe(skin);
  });
});
