import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/games/gladiator/career/man/card.ts';
import { openCards } from '../../src/store/cards.ts';
import { listFiles } from '../../src/store/check.ts';
import { importFile } from '../../src/store/transfer.ts';
import { manOf } from '../games/gladiator/support/men.ts';
import { bareFolder, filesIn, open, put, tempFolder, value, why } from './support.ts';

const MAN = manOf({ name: "D'Arius II", record: { v: 1, s: 0, m: 0 } });

describe('cards taken in', () => {
  test('are kept once, under a name every system takes', () => {
    const folder = bareFolder(tempFolder());
    const cards = openCards(folder);
    const kept = value(cards.take(MAN));
    expect(kept).toEqual({ name: expect.stringMatching(/^cards\/D-Arius-II-[0-9a-f]{8}\.card$/), already: false });
    expect(value(cards.take(MAN))).toEqual({ ...kept, already: true });
    expect(value(cards.take({ ...MAN, xp: 1 })).name).not.toBe(kept.name);
    expect(cards.list().map(({ man }) => value(man).name)).toEqual([MAN.name, MAN.name]);
  });

  test('that are damaged say why, and stay', () => {
    const folder = bareFolder(tempFolder());
    put(folder.path, 'cards/bad.card', 'HARENA GLADIATOR CARD 1\n');
    put(folder.path, 'cards/notes.txt', 'mine');
    const [only, ...more] = openCards(folder).list();
    expect(more).toEqual([]);
    expect(why(only?.man ?? { ok: true, value: MAN })).toMatch(/has no line/);
    expect(listFiles(folder).map(({ name, kind, state }) => [name, kind, state])).toEqual([
      ['cards/bad.card', 'card', 'damaged'],
      ['cards/notes.txt', 'other', 'ok'],
    ]);
  });

  test('come in by saves import, whatever their file is called', () => {
    const path = tempFolder();
    const store = open(path);
    const from = put(tempFolder(), 'mail.txt', cardOf(MAN));
    expect(value(importFile(store, from, null))).toMatchObject({ kind: 'card', already: false });
    expect(value(importFile(store, from, null))).toMatchObject({ kind: 'card', already: true });
    const forged = put(tempFolder(), 'x.card', cardOf(MAN).replace('V 1', 'V 9'));
    expect(why(importFile(store, forged, null))).toMatch(/the card was changed/);
    expect(filesIn(path).filter((name) => name.startsWith('cards/'))).toHaveLength(1);
    store.close();
  });

  test('cannot be kept where nothing is saved', () => {
    const folder = bareFolder(tempFolder(), 'The disk is made of sand.');
    expect(why(openCards(folder).take(MAN))).toBe('The disk is made of sand.');
  });
});
