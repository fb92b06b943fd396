/** harena hall. */
import { describe, expect, test } from 'vitest';
import { runHall } from '../../../../src/cli/commands/hall.ts';
import { CAREER_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import { run } from '../../../cli/run.ts';
import { open, put, tempFolder } from '../../../store/support.ts';
import { hallEntryOf } from '../support/men.ts';

const ENTRY = hallEntryOf({ mode: 'lenient' });

function folderWithHall(): string {
  const path = tempFolder();
  const store = open(path);
  store.hall.append(CAREER_HALL, { id: '0000000a', returns: 2, entry: ENTRY });
  store.close();
  return path;
}

describe('harena hall', () => {
  test('says so when nobody is in it', async () => {
    const { code, out } = await run('hall', '--data-dir', tempFolder());
    expect([code, out]).toEqual([0, 'The hall of fame is empty: nobody has died, been freed or retired yet.\n']);
  });

  test('lists gladiators, whom they met, how they ended, and the records', () => {
    const text = runHall({ dataDir: folderWithHall() });
    expect(text).toMatch(/1 {2}Maximus {4}secutor {2}4 1 1 {2}3 {6}1 {7}killed by Flamma \(lenient\)/);
    expect(text).toMatch(/Opponents\n.*\n {2}Flamma {2}thraex {2}1 0 0 0 {5}Maximus/);
    expect(text).toMatch(/most kills +3 +Maximus/);
    expect(text).not.toContain('Beasts');
  });

  test('of a host names the players, and says where there is none', () => {
    const path = tempFolder();
    const entries = [{ account: '0123456789abcdef', player: 'Anna', entry: ENTRY }];
    put(path, 'hall.json', JSON.stringify({ format: 1, kind: 'shared-hall', entries }));
    expect(runHall({ data: path })).toMatch(/1 {2}Maximus {4}Anna {4}secutor/);
    expect(JSON.parse(runHall({ data: path, json: true }))).toEqual({ schema: 'harena/shared-hall/1', entries });
    expect(() => runHall({ data: tempFolder() })).toThrow('no hall of a host');
  });

  test('is one JSON document for programs', async () => {
    const { out } = await run('hall', '--json', '--data-dir', folderWithHall());
    expect(JSON.parse(out)).toMatchObject({ schema: 'harena/hall/1', entries: [{ career: '0000000a', entry: ENTRY }] });
  });

  test('fails in words where its file is damaged, and leaves the file', async () => {
    const path = tempFolder();
    put(path, 'hall.json', '{');
    const { code, err } = await run('hall', '--data-dir', path);
    expect(code).toBe(1);
    expect(err).toMatch(/^harena: hall.json cannot be read: it is not JSON/);
  });
});
