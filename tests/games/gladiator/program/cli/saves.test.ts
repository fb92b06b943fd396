/** harena saves: what each action prints and does, and its exit code. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runSaves, type SavesAction } from '../../../../../src/cli/commands/saves.ts';
import { FailureError, UsageError } from '../../../../../src/cli/errors.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import { run } from '../../../../cli/run.ts';
import { filesIn, open, put, read, tempFolder, value } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const [CAREER = ''] = globSync('tests/fixtures/careers/v1004/careers/*/career.json');
const running = boutSave('run', 9);
const finished = boutSave('run');

/** A data folder with a bout in progress and a replay; the replay's short name. */
function folderWithBouts(): { readonly folder: string; readonly id: string; readonly replay: string } {
  const folder = tempFolder();
  const store = open(folder);
  store.match('gladiator').write(running);
  const { name } = value(store.replays.keep(summed(finished), new Date(2025, 4, 3, 12)));
  store.close();
  return { folder, id: name.slice(11, 19), replay: `replays/${name}` };
}

const damaged = { ...running, digest: '0000000000000000' };

function text(dataDir: string, action: SavesAction, ...args: readonly string[]): string {
  return runSaves(action, args, { dataDir }, shelf).text;
}

function json(dataDir: string, action: SavesAction, ...args: readonly string[]): { readonly [key: string]: unknown } {
  return JSON.parse(runSaves(action, args, { dataDir, json: true }, shelf).text) as {
    readonly [key: string]: unknown;
  };
}

describe('saves list', () => {
  test('prints the folder and a line a file', () => {
    const { folder, replay } = folderWithBouts();
    const lines = text(folder, 'list').trimEnd().split('\n');
    expect(lines[0]).toBe(folder);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^ {2}bout\.json +bout +\d+ {2}ok$/),
      expect.stringMatching(/^ {2}index +index +\d+ {2}ok$/),
      expect.stringMatching(new RegExp(`^ {2}${replay} +replay +\\d+ {2}ok$`)),
      expect.stringMatching(/^ {2}replays\/index +index +\d+ {2}ok$/),
    ]);
  });

  test('says that there is nothing, and makes no folder', () => {
    const folder = join(tempFolder(), 'none');
    expect(text(folder, 'list')).toBe(`${folder}\n  no files\n`);
    expect(existsSync(folder)).toBe(false);
  });

  test('with --json prints one document', () => {
    const { folder } = folderWithBouts();
    expect(json(folder, 'list')).toMatchObject({
      schema: 'harena/saves/1',
      folder,
      files: [
        { name: 'bout.json', kind: 'bout', state: 'ok', why: null },
        { kind: 'index' },
        { kind: 'replay' },
        { kind: 'index' },
      ],
    });
  });

  test('of a folder whose parent is not there is bad usage', () => {
    expect(() => text(join(tempFolder(), 'a', 'b'), 'list')).toThrow(UsageError);
  });
});

describe('saves show', () => {
  test.each(['bout', 'bout.json'])('finds the bout as %s', (name) => {
    const { folder } = folderWithBouts();
    expect(json(folder, 'show', name)).toMatchObject({ name: 'bout.json', kind: 'bout', state: 'ok' });
  });

  test('finds a replay by its short name', () => {
    const { folder, id, replay } = folderWithBouts();
    expect(text(folder, 'show', id)).toContain(replay);
  });

  test('of what is not there fails and names what is', () => {
    const { folder } = folderWithBouts();
    expect(() => text(folder, 'show', 'nothing')).toThrow(FailureError);
    expect(() => text(folder, 'show', 'nothing')).toThrow(/there is no 'nothing' in .*, only bout\.json, replays\//);
  });
});

describe('saves export and import', () => {
  test('carry a bout from one folder to another', () => {
    const { folder } = folderWithBouts();
    const file = join(tempFolder(), 'mine.json');
    expect(json(folder, 'export', 'bout', file)).toMatchObject({ exported: 'bout', to: file });
    const other = tempFolder();
    expect(json(other, 'import', file)).toMatchObject({ kind: 'bout', name: 'bout.json', already: false });
    expect(JSON.parse(read(join(other, 'bout.json')))).toEqual(running);
    expect(filesIn(other)).toEqual(['bout.json']);
  });

  test('a finished bout becomes a replay, once', () => {
    const file = put(tempFolder(), 'mine.json', finished);
    const other = tempFolder();
    expect(json(other, 'import', file)).toMatchObject({ kind: 'replay', already: false });
    expect(json(other, 'import', file)).toMatchObject({ kind: 'replay', already: true });
    expect(filesIn(other)).toHaveLength(1);
  });

  test('overwrite nothing', () => {
    const { folder } = folderWithBouts();
    const file = put(tempFolder(), 'mine.json', 'precious');
    expect(() => text(folder, 'export', 'bout', file)).toThrow('is there already and is left as it is');
    expect(read(file)).toBe('precious');
    const another = put(tempFolder(), 'other.json', boutSave('other', 4));
    expect(() => text(folder, 'import', another)).toThrow('there is a bout in progress already (bout.json)');
  });

  test('refuse what does not play through', () => {
    const other = tempFolder();
    expect(() => text(other, 'import', put(tempFolder(), 'bad.json', damaged))).toThrow(/bad\.json: .*lead elsewhere/);
    expect(() => text(other, 'import', join(tempFolder(), 'none.json'))).toThrow('there is no file');
    expect(filesIn(other)).toEqual([]);
  });

  test('a long game is no match in progress: neither its save nor its file is taken in', () => {
    const career = JSON.parse(readFileSync(CAREER, 'utf8')) as { readonly save: object };
    const other = tempFolder();
    const bare = put(tempFolder(), 'bare.json', career.save);
    expect(() => text(other, 'import', bare)).toThrow(
      /bare\.json: it is the save of a long game \('career'\), and only matches, replays and cards can be taken in/,
    );
    expect(() => text(other, 'import', CAREER)).toThrow(/career\.json: it is a career, not a replay/);
    expect(filesIn(other)).toEqual([]);
  });

  test('import is refused while a game has the folder', () => {
    const { folder } = folderWithBouts();
    const game = open(folder);
    const file = put(tempFolder(), 'mine.json', finished);
    expect(() => text(folder, 'import', file)).toThrow('Harena is already running with these files');
    game.close();
  });
});

describe('saves check and repair', () => {
  test('check exits 0 when all is well, and changes nothing', () => {
    const { folder } = folderWithBouts();
    const before = filesIn(folder);
    const { text: report, code } = runSaves('check', [], { dataDir: folder }, shelf);
    expect([code, report.endsWith('All is well.\n')]).toEqual([0, true]);
    expect(filesIn(folder)).toEqual(before);
  });

  test('check says of what other rules a save is and what becomes of it, which is no damage', () => {
    const { folder, replay } = folderWithBouts();
    const kept = JSON.parse(read(join(folder, replay))) as { readonly save: object };
    put(folder, 'bout.json', { ...running, version: 1 });
    put(folder, 'replays/old.json', { ...kept, save: { ...kept.save, version: 1 } });
    const { text: report, code } = runSaves('check', [], { dataDir: folder }, shelf);
    expect(code).toBe(0);
    expect(report).toMatch(
      /bout\.json .* ok: made by version 1 of the rules, this is version \d+: it goes on from its/,
    );
    expect(report).toMatch(
      /replays.* ok: made by version 1 of the rules, this is version \d+: it is over, and cannot be/,
    );
  });

  test('check says that a bout was rescued, until it is played on', () => {
    const { folder } = folderWithBouts();
    put(folder, 'bout.json', damaged);
    runSaves('repair', [], { dataDir: folder }, shelf);
    expect(text(folder, 'check')).toMatch(/bout\.json .* ok: rescued: it goes on from its last phase\n/);
  });

  test('check exits 1 with what is damaged and what to do', async () => {
    const { folder } = folderWithBouts();
    put(folder, 'bout.json', damaged);
    const { code, out, err } = await run('saves', 'check', '--data-dir', folder);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/bout\.json +bout +\d+ {2}damaged: .*lead elsewhere/);
    expect(out).toMatch(
      / index +index +\d+ {2}ok: 1 of its 1 lines are older than their files, which are read again\n/,
    );
    expect(out).toMatch(
      /1 of 4 files are damaged: harena saves repair makes anew what it can, and sets the rest aside\.\n$/,
    );
  });

  test('check prints no control character of a file it quotes', () => {
    const { folder } = folderWithBouts();
    put(folder, 'bout.json', '\u001b[2J\u001b]0;owned\u0007');
    const report = text(folder, 'check');
    expect(report).toContain('it is not JSON');
    expect(report).not.toContain('\u001b');
  });

  test('repair sets aside what is damaged with the reason beside it, and rescues the bout', () => {
    const { folder } = folderWithBouts();
    put(folder, 'bout.json', damaged);
    const { repaired } = json(folder, 'repair') as { repaired: readonly { aside: string }[] };
    expect(repaired).toMatchObject([
      { name: 'bout.json', why: expect.stringContaining('lead elsewhere'), rescued: 'goes on from its last phase' },
    ]);
    const [{ aside }] = repaired as readonly [{ aside: string }];
    expect(JSON.parse(read(aside))).toEqual(damaged);
    expect(read(`${aside}.why.txt`)).toContain('lead elsewhere');
    expect(runSaves('check', [], { dataDir: folder }, shelf).code).toBe(0);
  });

  test('repair of a healthy folder says so', () => {
    const { folder } = folderWithBouts();
    expect(text(folder, 'repair')).toBe(
      'stats.json: not counted before, and counted now: 1 of the matches kept here.\n',
    );
    expect(text(folder, 'repair')).toBe('Nothing to repair.\n');
  });
});
