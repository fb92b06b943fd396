/**
 * Careers saved by every version since the first must open: by replay while the version is the same, at their
 * checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/career-fixtures.ts).
 */

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import { readCard } from '../../../../src/games/gladiator/career/man/card.ts';
import type { CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { CAREERS } from '../../../../src/games/gladiator/files/career-kind.ts';
import { careerServices } from '../../../../src/games/gladiator/files/careers.ts';
import { CAREER_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import type { CareerGame } from '../../../../src/games/gladiator/session/career.ts';
import { armoury } from '../../../../src/games/gladiator/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { openStore, type Store } from '../../../../src/store/store.ts';
import { asked, playCareer } from '../../../../tools/games/gladiator/careers.ts';
import { value } from '../../../kernel/toy.ts';

const FIXTURES = 'tests/fixtures/careers';
/** The places a career was saved at, by the name of its man, and the question that is open there. */
const PLACES: readonly (readonly [name: string, kind: string | null])[] = [
  ['In the making', 'style'],
  ['Buys armour', 'armour'],
  ['In the school', 'ludus'],
  ['At the bill', 'enter'],
  ['In a bout', 'bout'],
  ['After a bout', 'bout'],
  ['Is dead', null],
];

const folders: string[] = [];
const stores: Store[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A copy of what a version left behind, opened for play. */
function opened(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'harena-'));
  folders.push(folder);
  cpSync(join(FIXTURES, version), folder, { recursive: true });
  const store = value(openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES }));
  stores.push(store);
  const careers = careerServices(store, () => undefined);
  const idOf = (name: string): string => {
    const found = careers.list().find((one) => one.state === 'ok' && one.facts.setup.name === name);
    if (found === undefined) throw new Error(`no career of ${name} in ${folder}`);
    return found.id;
  };
  return { folder, store, careers, idOf };
}

/** By other rules the step begins again: he goes in once more. */
function atTheGate(game: CareerGame): CareerGame {
  while (game.session.advance() !== null);
  if (game.session.prompt?.kind === 'enter') expect(game.answer(true)).toBeNull();
  while (game.session.advance() !== null);
  return game;
}

describe.each(readdirSync(FIXTURES))('a player’s folder of version %s', (version) => {
  test.each(PLACES)('opens the career of a man who %s', (name, kind) => {
    const { store, careers, idOf } = opened(version);
    const id = idOf(name);
    const saved = value(store.long(CAREERS).open(id)?.load() ?? { ok: false, why: 'gone' })?.save;
    const game = value(careers.open(id));
    const { match } = game.session;
    const then = saved?.checkpoint.state as CareerState;
    expect(match.state.past.map(({ munus }) => munus)).toEqual(then.past.map(({ munus }) => munus));
    expect(match.state.setup.name).toBe(name);
    if (saved?.version === career.version) {
      expect(digestOf(match.state)).toBe(saved.digest);
      while (game.session.advance() !== null);
      expect(game.session.prompt?.kind ?? null).toBe(kind);
    }
  });

  test.each(PLACES)('plays on with a man who %s, through another munus', (name) => {
    const { store, careers, idOf } = opened(version);
    const saved = value(store.long(CAREERS).open(idOf(name))?.load() ?? { ok: false, why: 'gone' })?.save.version;
    const game = value(careers.open(idOf(name)));
    const munera = game.session.match.state.past.length;
    playCareer(game, asked('ludus', munera + 1));
    const { past, outcome } = game.session.match.state;
    expect(outcome !== null || past.length > munera).toBe(true);
    expect(game.trouble).toBeNull();
    // A bout fought by other rules goes on, and says so.
    const told = name === 'In a bout' && saved !== career.version;
    expect(game.takeWord()).toEqual(told ? expect.stringContaining('of another version of the rules') : null);
  });

  test('goes on with a bout half fought, and takes one that is over for what it was', () => {
    const { careers, idOf } = opened(version);
    const half = atTheGate(value(careers.open(idOf('In a bout'))));
    const late = atTheGate(value(careers.open(idOf('After a bout'))));
    expect(value(half.bout())?.over).toBe(false);
    expect(value(late.bout())).toBeNull();
    expect(late.session.match.state.past).toHaveLength(1);
  });

  test('leads back to before a munus', () => {
    const { careers, idOf } = opened(version);
    const game = value(careers.open(idOf('In the school')));
    const back = value(game.goBack(1));
    expect(back.session.match.state.past).toEqual([]);
    expect(careers.list().find((one) => one.state === 'ok' && one.facts.setup.name === 'In the school')).toMatchObject({
      returns: 1,
    });
  });

  test('has its hall of fame and its card', () => {
    const { folder, store, idOf } = opened(version);
    const [line] = value(store.hall.load(CAREER_HALL));
    expect(line).toMatchObject({ id: idOf('Is dead'), entry: { mode: 'lenient', standing: 'dead' } });
    const card = readFileSync(join(folder, 'careers', idOf('Is dead'), 'pages', 'Is-dead.card'), 'utf8');
    expect(value(readCard(card, armoury())).name).toBe('Is dead');
  });
});
