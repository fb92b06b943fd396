/** Files of another game than the first, and of games and versions that nobody knows here. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { readable, type Save } from '../../../../../src/kernel/save.ts';
import { findFile, listFiles } from '../../../../../src/store/check.ts';
import type { GameKeeps } from '../../../../../src/store/keeps.ts';
import type { KnownGames } from '../../../../../src/store/known.ts';
import { acceptOffer, repair } from '../../../../../src/store/repair.ts';
import { importFile } from '../../../../../src/store/transfer.ts';
import { known, shut } from '../../../../../tools/shelf.ts';
import { filesIn, open, put, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, summed } from '../../support/kept-bouts.ts';

const running = boutSave('run', 9);
const finished = boutSave('run');

const LEGENDS = { kind: 'legend', folder: 'sagas-legends', counted: 'chapter', record: 'quest' };

const SAGAS: GameKeeps = {
  ...{ id: 'sagas', title: 'SAGAS', options: [] },
  long: [LEGENDS],
  own: [{ kind: 'sheet', folder: 'sagas-sheets', ending: '.sheet' }],
};
const games = [...GAMES, SAGAS];

/** A save as SAGAS has it: GLADIATOR's under another name. */
const fabled = (save: Save): Save => ({ ...save, ruleset: 'sagas' });
const asGladiator = (save: Save): Save => ({ ...save, ruleset: 'gladiator' });

/** Two games: the second is played by the rules of the first. */
const both: KnownGames = {
  ...known,
  games,
  gameOf: (save) => (save.ruleset === 'sagas' ? readable('sagas') : known.gameOf(save)),
  verify: (save) => known.verify?.(asGladiator(save)) ?? readable(null),
  summary: (save) => known.summary(asGladiator(save)),
};

const files = (path: string, by: KnownGames) =>
  listFiles({ path }, by).map(({ name, kind, state, why: remark }) => [name, kind, state, remark]);

describe('the match of another game', () => {
  const from = (save: Save): string => put(tempFolder(), 'in.json', save);

  test('is taken in beside the bout, once, and is listed and found', () => {
    const path = tempFolder();
    const store = open(path, { games });
    expect(value(importFile(store, from(running), both)).name).toBe('bout.json');
    const taken = { kind: 'match', name: 'bout-sagas.json', already: false };
    expect(value(importFile(store, from(fabled(running)), both))).toEqual(taken);
    expect(why(importFile(store, from(fabled(running)), both))).toBe(
      'there is a match of SAGAS in progress already (bout-sagas.json): finish it, or export and repair it, first',
    );
    store.close();
    expect(files(path, both)).toEqual([
      ['bout-sagas.json', 'match', 'ok', null],
      ['bout.json', 'bout', 'ok', null],
      ['index', 'index', 'ok', null],
    ]);
    expect(value(findFile({ path }, both, 'bout-sagas')).kind).toBe('match');
  });

  test('is mended as a bout is, and goes on from its checkpoint', () => {
    const path = tempFolder();
    const store = open(path, { games });
    put(path, 'bout-sagas.json', fabled({ ...running, digest: '0000000000000000' }));
    const [done] = value(repair(store, both));
    expect(done?.offer?.game).toBe('sagas');
    if (done?.offer === null || done?.offer === undefined) throw new Error('no offer');
    expect(acceptOffer(store, done.offer)).toBeNull();
    expect(value(store.match('sagas').load())?.ruleset).toBe('sagas');
    expect(acceptOffer(store, done.offer)).toBe('there is a match of SAGAS in progress already (bout-sagas.json)');
    store.close();
  });

  test('in the file of the wrong game, or of one that is not known, is damaged', () => {
    const path = tempFolder();
    put(path, 'bout.json', fabled(running));
    put(path, 'bout-munera.json', running);
    expect(files(path, both)).toEqual([
      ['bout-munera.json', 'match', 'damaged', "it is of the game 'gladiator', not of 'munera'"],
      ['bout.json', 'bout', 'damaged', "it is of the game 'sagas', not of 'gladiator'"],
    ]);
  });

  test('when it is over becomes a replay that names its game', () => {
    const store = open(tempFolder(), { games });
    const { name, kind } = value(importFile(store, from(fabled(finished)), both));
    expect(kind).toBe('replay');
    const [listed] = store.replays.list();
    expect(listed).toMatchObject({ game: 'sagas', ruleset: 'sagas', summary: { parties: ['Maximus', 'Calvus'] } });
    expect(name).toContain(listed?.name ?? 'none');
    store.close();
  });
});

test('long games and own files of another game are listed under its words, and swept', () => {
  const path = tempFolder();
  const own = 'sagas-legends/0123abcd';
  put(path, `${own}/legend.json`, 'its game is not loaded');
  put(path, `${own}/bouts/0001.json`, fabled(running));
  put(path, `${own}/back/0001.json`, fabled(running));
  put(path, `${own}/legend.json.new`, '{');
  put(path, 'sagas-sheets/roland.sheet', 'Roland');
  put(path, 'sagas-sheets/notes.txt', 'mine');
  const listed = files(path, { ...both, verify: null });
  expect(listed).toEqual([
    [`${own}/back/0001.json`, 'autosave', 'ok', null],
    [`${own}/bouts/0001.json`, 'quest', 'ok', null],
    [`${own}/legend.json`, 'legend', 'ok', null],
    [`${own}/legend.json.new`, 'leftover', 'ok', null],
    ['sagas-sheets/notes.txt', 'other', 'ok', null],
    ['sagas-sheets/roland.sheet', 'sheet', 'ok', null],
  ]);
  expect(value(findFile({ path }, both, '0123abcd')).kind).toBe('legend');
  const store = open(path, { games });
  const legends = { ...LEGENDS, facts: z.unknown(), over: () => false };
  expect(store.long(legends).open('0123abcd')?.id).toBe('0123abcd');
  store.close();
  expect(filesIn(join(path, own))).not.toContain('legend.json.new');
});

describe('what no game here knows', () => {
  const STRANGE = /^it is of 'sagas', which is none of the rule sets of this version of harena$/;
  const NEWER = new RegExp(
    `^made by version ${gladiator.version + 1} of the rules, this is version ${gladiator.version}: it takes a newer`,
  );
  const cases = [
    ['a rule set', { ruleset: 'sagas' }, STRANGE],
    ['a version', { version: gladiator.version + 1 }, NEWER],
  ] as const;

  test.each(cases)('%s, is said wherever it lies, played through or not', (_, change, word) => {
    const path = tempFolder();
    put(path, 'bout.json', { ...running, ...change });
    put(path, 'careers/0123abcd/bouts/0001.json', { ...running, ...change });
    put(path, 'replays/bare.json', { ...finished, ...change });
    put(path, 'replays/kept.json', {
      format: 2,
      kind: 'replay',
      when: '2025-05-03T12:00:00.000Z',
      ...summed(finished),
      save: { ...finished, ...change },
    });
    for (const by of [known, shut])
      expect(files(path, by).map(([, , state, remark]) => [state, remark])).toEqual(
        Array.from({ length: 4 }, () => ['damaged', expect.stringMatching(word)]),
      );
  });

  test.each(cases)('%s, is not taken in', (_, change, word) => {
    const path = tempFolder();
    const store = open(path);
    for (const save of [running, finished]) {
      const from = put(tempFolder(), 'in.json', { ...save, ...change });
      const reason = why(importFile(store, from, known));
      expect(reason.startsWith(`${from}: `)).toBe(true);
      expect(reason.slice(from.length + 2)).toMatch(word);
    }
    expect(filesIn(path)).toEqual(['lock']);
    store.close();
  });
});
