/** Records that do not replay, in a real folder: the game goes on, copies lie aside with their reasons, and a check still finds the fault. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { houseServices } from '../../../../../src/games/gladiator/files/houses.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { BoutSession } from '../../../../../src/games/gladiator/session/bouts.ts';
import type { CareerGame } from '../../../../../src/games/gladiator/session/career.ts';
import type { HousesGame } from '../../../../../src/games/gladiator/session/house.ts';
import { once } from '../../../../../src/kernel/once.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { digestOf } from '../../../../../src/kernel/state.ts';
import { listFiles } from '../../../../../src/store/check.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { lying, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { asked, careerSetup, fightPlainly, playCareer } from '../../../../../tools/games/gladiator/careers.ts';
import { houseSetup, playOn } from '../../../../../tools/games/gladiator/houses.ts';
import { known, shut } from '../../../../../tools/shelf.ts';
import { value } from '../../../../kernel/toy.ts';
import { open, put, read, tempFolder } from '../../../../store/support.ts';

const SEEN =
  /^The record of this bout does not replay to what was seen\. What was seen counts; a copy of the record is in aside\/\S+\.$/;
const GOES_ON =
  /^The record of this (bout|career|house) does not replay: it goes on from where its last phase began; a copy of the record is in aside\/\S+\.$/;

/** A bout fought to its end, where something comes to lie that no rule has put there. */
function hauntedToTheEnd(bout: BoutSession): void {
  fightPlainly(bout);
  (bout.match.state as State).loose.push(lying(sword(777), { q: 40, r: 40 }));
  expect(bout.keep()).toBeNull();
}

/** Why the record of a bout is damaged by `harena saves check`. */
function checked(store: Store, name: string): string | null {
  return listFiles(store.folder, known).find((file) => file.name === name)?.why ?? null;
}

/** The only file that lies aside, and its reason. */
function aside(store: Store): { readonly name: string; readonly save: Save; readonly why: string } {
  const names = listFiles(store.folder, shut).flatMap(({ name }) =>
    name.startsWith('aside/') && name.endsWith('.json') ? [name] : [],
  );
  const [name = '', ...more] = names;
  expect(more).toEqual([]);
  const path = join(store.folder.path, name);
  return { name, save: JSON.parse(read(path)) as Save, why: read(`${path}.why.txt`) };
}

/** A folder with what was begun in it, once for the whole file. */
const begunBy = (begin: (store: Store) => void) =>
  once(() => {
    const folder = tempFolder();
    const store = open(folder);
    begin(store);
    store.close();
    return { folder };
  });
const CAREER = begunBy((store) => {
  const careers = careerServices(store, () => {});
  playCareer(value(careers.begin(careerSetup(), 'hub-1')), asked('bout'));
});
const HOUSE = begunBy((store) => {
  const houses = houseServices(store, () => {});
  const game = playOn(value(houses.begin(houseSetup(), 'ludus')), ({ session }) => session.prompt?.kind === 'fight');
  expect(game.answer('hand')).toBeNull();
  while (game.session.advance() !== null);
});

/** A store over a copy of a folder. */
function copyOf({ folder }: { readonly folder: string }): Store {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return open(copy);
}

/** A career at its first bout. */
function careerAtBout() {
  const store = copyOf(CAREER());
  const careers = careerServices(store, () => {});
  const id = careers.list()[0]?.id ?? '';
  const game = value(careers.open(id));
  while (game.session.advance() !== null);
  return { store, careers, game, id, record: `careers/${id}/bouts/0001.json` };
}

/** A house that leads a man by hand, at that bout. */
function houseAtBout() {
  const store = copyOf(HOUSE());
  const houses = houseServices(store, () => {});
  const id = houses.list()[0]?.id ?? '';
  const game = value(houses.open(id));
  while (game.session.advance() !== null);
  return { store, houses, game, id, record: `houses/${id}/bouts/${String(game.order?.munus).padStart(4, '0')}.json` };
}

const bouts: readonly (readonly [
  string,
  () => { store: Store; game: CareerGame | HousesGame; record: string; again: () => CareerGame | HousesGame },
])[] = [
  [
    'a career',
    () => {
      const { store, careers, game, id, record } = careerAtBout();
      return { store, game, record, again: () => value(careers.open(id)) };
    },
  ],
  [
    'a house',
    () => {
      const { store, houses, game, id, record } = houseAtBout();
      return { store, game, record, again: () => value(houses.open(id)) };
    },
  ],
];

describe.each(bouts)('the bout of %s', (_, begun) => {
  test('whose record does not replay when it is over counts as it was seen', () => {
    const { store, game, record, again } = begun();
    const bout = value(game.bout()) as BoutSession;
    hauntedToTheEnd(bout);
    expect(game.finish(bout)).toBeNull();
    const word = game.takeWord();
    expect(word).toMatch(SEEN);
    const copy = aside(store);
    expect(word).toContain(copy.name);
    expect(copy.save.digest).toBe(bout.match.digest());
    expect(copy.why).toContain('its choices lead elsewhere than it says');
    expect(checked(store, record)).toBe('its choices lead elsewhere than it says');
    expect(game.order).toBeNull();
    expect(digestOf(again().session.match.state)).toBe(game.session.match.digest());
  });

  test('is answered by what was seen where the program was killed before', () => {
    const { store, game, record, again } = begun();
    hauntedToTheEnd(value(game.bout()) as BoutSession);
    const later = again();
    while (later.session.advance() !== null);
    expect(value(later.bout())).toBeNull();
    expect(later.order).toBeNull();
    expect(later.takeWord()).toMatch(SEEN);
    expect(aside(store).name).toContain('bouts');
    expect(checked(store, record)).toBe('its choices lead elsewhere than it says');
  });

  test('whose record cannot be read begins anew, and says so', () => {
    const { store, game, record, again } = begun();
    hauntedToTheEnd(value(game.bout()) as BoutSession);
    put(store.folder.path, record, '{');
    const later = again();
    while (later.session.advance() !== null);
    expect(value(later.bout())?.over).toBe(false);
    expect(later.takeWord()).toBe('Its record cannot be read. It was put aside, and the bout begins again.');
  });
});

describe('a game that does not replay', () => {
  test('goes on where its last phase began: a career', () => {
    const { store, careers, game, id } = careerAtBout();
    spoil(store, `careers/${id}/career.json`);
    const later = value(careers.open(id));
    const word = later.takeWord();
    expect(word).toMatch(GOES_ON);
    expect(word).toContain(aside(store).name);
    expect(later.session.match.state.man).toEqual(game.session.match.state.man);
    expect(value(careers.open(id)).takeWord()).toBeNull();
  });

  test('goes on where its last phase began: a house', () => {
    const { store, houses, game, id } = houseAtBout();
    spoil(store, `houses/${id}/house.json`);
    const later = value(houses.open(id));
    expect(later.takeWord()).toMatch(GOES_ON);
    expect(later.session.match.state.turn).toBe(game.session.match.state.turn);
    expect(aside(store).name).toContain('house.json');
    expect(value(houses.open(id)).takeWord()).toBeNull();
  });
});

/** Has a game's file tell of another state than its choices lead to. */
function spoil({ folder }: Store, name: string): void {
  const file = JSON.parse(read(join(folder.path, name))) as { readonly save: Save };
  put(folder.path, name, { ...file, save: { ...file.save, digest: '0'.repeat(16) } });
}
