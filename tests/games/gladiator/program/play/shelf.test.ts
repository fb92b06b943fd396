/** The shelf of games: what is on it, what is refused by name, and that nothing is loaded before it is opened. */
import { describe, expect, test } from 'vitest';
import { listGames } from '../../../../../src/cli/commands/games.ts';
import type { Game, GameEntry } from '../../../../../src/games/game.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf, verifierOf } from '../../../../../src/games/shelf.ts';
import { boutSave } from '../../support/kept-bouts.ts';

/** An entry that counts how often it is loaded. */
function counting(): { readonly entry: GameEntry; readonly loads: () => number } {
  let loads = 0;
  const game: Game = {
    id: 'made-up',
    title: 'Made up',
    doors: [],
    rulebook: () => ({ paragraphs: [], rulings: [] }),
    checkTables() {},
    screens: () => Promise.reject(new Error('it has none')),
    honours: [],
  };
  const load = async (): Promise<Game> => {
    loads += 1;
    return game;
  };
  const about = ['One.', 'Two.', 'Three.'] as const;
  const entry = {
    id: 'made-up',
    title: 'Made up',
    note: 'a game',
    about,
    rulesets: ['made-up'],
    options: [],
    load,
  };
  return { entry, loads: () => loads };
}

describe('a shelf', () => {
  test('loads a game when it is opened, and once', async () => {
    const { entry, loads } = counting();
    const shelf = new Shelf([entry]);
    expect([shelf.loaded('made-up'), loads()]).toEqual([null, 0]);
    const [one, two] = await Promise.all([shelf.load(entry), shelf.load(entry)]);
    expect([one === two, shelf.loaded('made-up') === one, loads()]).toEqual([true, true, 1]);
  });

  test('refuses a game and a rule set it does not know by name, and says which there are', () => {
    const shelf = new Shelf(GAMES);
    expect(shelf.entry('sagas')).toEqual({ ok: false, why: expect.stringContaining("no game 'sagas'") });
    expect(shelf.entry('sagas')).toEqual({ ok: false, why: expect.stringContaining('gladiator') });
    expect(shelf.entryOf({ ruleset: 'sagas' })).toEqual({ ok: false, why: expect.stringContaining("'sagas'") });
    expect(verifierOf(shelf)({ ...boutSave('run'), ruleset: 'sagas' })).toMatchObject({ ok: false });
  });

  test('has a door for every rule set of a game that is loaded, with its version', async () => {
    const shelf = new Shelf(GAMES);
    for (const game of await shelf.loadAll()) {
      const entry = shelf.entry(game.id);
      expect(entry.ok && [...entry.value.rulesets].sort()).toEqual(game.doors.map(({ id }) => id).sort());
      expect(() => game.checkTables()).not.toThrow();
    }
  });

  test('sums a finished bout up by its parties, and refuses one that goes on', async () => {
    const shelf = new Shelf(GAMES);
    await shelf.loadAll();
    const save = boutSave('run');
    const door = shelf.door(save);
    if (!door.ok) throw new Error(door.why);
    const summary = door.value.summary(save);
    expect(summary).toMatchObject({ ok: true, value: { parties: [expect.any(String), expect.any(String)] } });
    expect(door.value.summary(boutSave('run', 9))).toEqual({ ok: false, why: 'the match in it is not over' });
  });
});

describe('harena games', () => {
  test('lists every game with its three sentences, as text and as JSON, and loads none', () => {
    const { entry, loads } = counting();
    expect(listGames([entry], false)).toBe('made-up  Made up\n  One. Two. Three.\n');
    expect(JSON.parse(listGames([entry], true))).toEqual({
      schema: 'harena/games/1',
      games: [{ id: 'made-up', title: 'Made up', about: ['One.', 'Two.', 'Three.'] }],
    });
    expect(loads()).toBe(0);
  });
});
