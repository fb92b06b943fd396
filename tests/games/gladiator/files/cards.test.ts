import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../../src/games/gladiator/career/man/card.ts';
import { CARD_FILES, cardsIn } from '../../../../src/games/gladiator/files/cards.ts';
import { listFiles } from '../../../../src/store/check.ts';
import { openOwn } from '../../../../src/store/own-files.ts';
import { importFile } from '../../../../src/store/transfer.ts';
import { manOf } from '../../../../tools/games/gladiator/men.ts';
import { shut } from '../../../../tools/shelf.ts';
import { bareFolder, filesIn, open, put, read, tempFolder, value, why } from '../../../store/support.ts';

const MAN = manOf({ name: "D'Arius II", record: { v: 1, s: 0, m: 0 } });

describe('cards taken in', () => {
  test('are kept once, under a name every system takes, as they are written here', () => {
    const path = tempFolder();
    const store = open(path);
    const taken = (text: string) => importFile(store, put(tempFolder(), 'in.card', text), shut);
    const kept = value(taken(cardOf(MAN)));
    expect(kept).toEqual({
      kind: 'card',
      name: expect.stringMatching(/^cards\/D-Arius-II-[0-9a-f]{8}\.card$/),
      already: false,
    });
    expect(value(taken(`\n${cardOf(MAN).replaceAll('\n', '\r\n')}`))).toEqual({ ...kept, already: true });
    expect(value(taken(cardOf({ ...MAN, xp: 1 }))).name).not.toBe(kept.name);
    expect(read(`${path}/${kept.name}`)).toBe(cardOf(MAN));
    expect(cardsIn(store).map(({ man }) => value(man).name)).toEqual([MAN.name, MAN.name]);
    store.close();
  });

  test('that are damaged say why, and stay', () => {
    const path = tempFolder();
    put(path, 'cards/bad.card', 'HARENA GLADIATOR CARD 1\n');
    put(path, 'cards/huge.card', 'x'.repeat(65 * 1024));
    put(path, 'cards/notes.txt', 'mine');
    const found = cardsIn(open(path, { write: false })).map(({ name, man }) => [name, why(man)]);
    expect(found).toEqual([
      ['bad.card', expect.stringMatching(/has no line/)],
      ['huge.card', expect.stringMatching(/too large/)],
    ]);
    expect(listFiles({ path }, shut).map(({ name, kind, state }) => [name, kind, state])).toEqual([
      ['cards/bad.card', 'card', 'damaged'],
      ['cards/huge.card', 'card', 'damaged'],
      ['cards/notes.txt', 'other', 'ok'],
    ]);
  });

  test('come in by saves import, whatever their file is called', () => {
    const path = tempFolder();
    const store = open(path);
    const from = put(tempFolder(), 'mail.txt', cardOf(MAN));
    expect(value(importFile(store, from, shut))).toMatchObject({ kind: 'card', already: false });
    const forged = put(tempFolder(), 'x.card', cardOf(MAN).replace('V 1', 'V 9'));
    expect(why(importFile(store, forged, shut))).toMatch(/x\.card: the card was changed/);
    expect(filesIn(path).filter((name) => name.startsWith('cards/'))).toHaveLength(1);
    store.close();
  });

  test('cannot be kept where nothing is saved', () => {
    const folder = bareFolder(tempFolder(), 'The disk is made of sand.');
    expect(why(openOwn(folder, CARD_FILES).take({ name: 'x', mark: '1', text: cardOf(MAN) }))).toBe(
      'The disk is made of sand.',
    );
  });
});
