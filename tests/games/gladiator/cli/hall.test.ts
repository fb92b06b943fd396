/** harena hall. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runHall } from '../../../../src/cli/commands/hall.ts';
import type { Game } from '../../../../src/games/game.ts';
import { CAREER_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import type { HallSection } from '../../../../src/store/hall.ts';
import { hallEntryOf } from '../../../../tools/games/gladiator/men.ts';
import { games } from '../../../../tools/shelf.ts';
import { runHere } from '../../../cli/run.ts';
import { open, put, tempFolder } from '../../../store/support.ts';

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
    const { code, out } = await runHere('hall', '--data-dir', tempFolder());
    expect([code, out]).toEqual([0, 'The hall of fame is empty: no long game has ended yet.\n']);
  });

  test('lists gladiators, whom they met, how they ended, and the records', async () => {
    const text = await runHall({ dataDir: folderWithHall() }, games);
    expect(text).toMatch(/1 {2}Maximus {4}secutor {2}4 1 1 {2}3 {6}1 {7}killed by Flamma \(lenient\)/);
    expect(text).toMatch(/Opponents\n.*\n {2}Flamma {2}thraex {2}1 0 0 0 {5}Maximus/);
    expect(text).toMatch(/most kills +3 +Maximus/);
    expect(text).not.toContain('Beasts');
  });

  test('of a host names the players, and says where there is none', async () => {
    const path = tempFolder();
    const entries = [{ account: '0123456789abcdef', player: 'Anna', entry: ENTRY }];
    put(path, 'hall.json', JSON.stringify({ format: 1, kind: 'shared-hall', entries }));
    expect(await runHall({ data: path }, games)).toMatch(/1 {2}Maximus {4}Anna {4}secutor/);
    expect(JSON.parse(await runHall({ data: path, json: true }, games))).toEqual({
      schema: 'harena/shared-hall/1',
      entries,
    });
    await expect(runHall({ data: tempFolder() }, games)).rejects.toThrow('no hall of a host');
  });

  test('is one JSON document for programs', async () => {
    const { out } = await runHere('hall', '--json', '--data-dir', folderWithHall());
    expect(JSON.parse(out)).toMatchObject({ schema: 'harena/hall/1', entries: [{ career: '0000000a', entry: ENTRY }] });
  });

  test('has a part of every game that has entries, and those of GLADIATOR first', async () => {
    const legend: HallSection<{ readonly hero: string }> = {
      member: 'heroes-legends',
      key: 'legend',
      entry: z.object({ hero: z.string() }),
    };
    const heroes: Game = {
      ...{ id: 'heroes', title: 'HEROES', doors: [], longGames: [], honours: [{ section: legend, news: () => [] }] },
      rulebook: () => ({ paragraphs: [], rulings: [] }),
      checkTables() {},
      screens: () => Promise.reject(new Error('not asked for')),
      hallText: async (of) =>
        of(legend)
          .map(({ entry: { hero } }) => `Legends\n  ${hero}\n`)
          .join(''),
    };
    const both = [...games, heroes];
    const dataDir = folderWithHall();
    const before = await runHall({ dataDir }, both);
    expect(before).toBe(await runHall({ dataDir }, games));
    const store = open(dataDir);
    store.hall.append(legend, { id: '0000000b', returns: 0, entry: { hero: 'Roland' } });
    store.close();
    expect(await runHall({ dataDir }, both)).toBe(`${before}\nLegends\n  Roland\n`);
    const document = JSON.parse(await runHall({ dataDir, json: true }, both));
    expect(Object.keys(document)).toEqual(['schema', 'entries', 'heroes-legends']);
    expect(document['heroes-legends']).toMatchObject([{ legend: '0000000b', returns: 0, entry: { hero: 'Roland' } }]);
    expect(Object.keys(document.entries[0])).toEqual(['career', 'when', 'returns', 'entry']);
  });

  test('fails in words where its file is damaged, and leaves the file', async () => {
    const path = tempFolder();
    put(path, 'hall.json', '{');
    const { code, err } = await runHere('hall', '--data-dir', path);
    expect(code).toBe(1);
    expect(err).toMatch(/^harena: hall.json cannot be read: it is not JSON/);
  });
});
