/** What Continue leads to while a career is returned to an earlier munus. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { CAREER_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { type RoomOptions, UNBOUNDED } from '../../../../../src/store/room.ts';
import { openStore } from '../../../../../src/store/store.ts';
import { asked, careerSetup, playCareer } from '../../../../../tools/games/gladiator/careers.ts';
import { value } from '../../../../kernel/toy.ts';
import { tempFolder, why } from '../../../../store/support.ts';

/** A lenient career in its second month; what was told of it since, each with what its file held then. */
function second(room: RoomOptions = UNBOUNDED) {
  const folder = tempFolder();
  const store = value(openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES, room }));
  const told: { readonly note: string | null; readonly file: string }[] = [];
  const fileOf = (id: string) => {
    const path = join(folder, 'careers', id, 'career.json');
    return existsSync(path) ? readFileSync(path, 'utf8') : '';
  };
  const careers = careerServices(store, (id, note) => void told.push({ note, file: fileOf(id) }));
  const game = value(careers.begin(careerSetup({ mode: 'lenient' }), 'hub-4'));
  const played = playCareer(game, asked('ludus', 2));
  const [listed] = careers.list();
  told.length = 0;
  return { game: played, told, store, now: () => fileOf(listed?.id ?? '') };
}

test('it is told before anything is undone, so that a kill in between loses nothing', () => {
  const { game, told, now } = second();
  const before = now();
  value(game.goBack(1));
  expect(told[0]).toEqual({ note: '', file: before });
  expect(told.at(-1)?.note).toMatch(/./u);
  expect(now()).not.toBe(before);
});

test.each([0, 1])('the hall tells how often its player went back: %i times', (times) => {
  const { game, store } = second();
  const last = times === 0 ? game : playCareer(value(game.goBack(1)), asked('ludus', 1));
  expect(last.answer({ kind: 'retire' })).toBeNull();
  expect(value(store.hall.load(CAREER_HALL))).toMatchObject([{ returns: times }]);
});

test('nothing is told where there is no way back', () => {
  const { game, told, now } = second();
  const before = now();
  expect(game.goBack(7).ok).toBe(false);
  expect([told, now()]).toEqual([[], before]);
});

test('nothing is returned to where all bytes are used, for what was played since is kept aside', () => {
  const quotas = { going: 9, over: 9, replays: 9, bytes: 1e9 };
  const { game, told, now } = second({ quotas, full: () => null });
  const before = now();
  quotas.bytes = 1;
  expect(why(game.goBack(1))).toMatch(/^Your games take up all of their 0 MB: delete some/u);
  expect([told, now()]).toEqual([[], before]);
  quotas.bytes = 1e9;
  value(game.goBack(1));
});

test('a career that is taken away is what Continue leads to no more', () => {
  const store = value(openStore({ dataDir: tempFolder(), write: true, now: () => new Date(), games: GAMES }));
  const told: (readonly [string, string | null])[] = [];
  const careers = careerServices(store, (id, note) => void told.push([id, note]));
  value(careers.begin(careerSetup(), 'hub-4'));
  const [listed] = careers.list();
  expect(careers.remove(listed?.id ?? '')).toBeNull();
  expect(careers.list()).toEqual([]);
  expect(told.at(-1)).toEqual([listed?.id, null]);
  store.close();
});
