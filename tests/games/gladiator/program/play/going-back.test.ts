/** What Continue leads to while a career is returned to an earlier munus. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { openStore } from '../../../../../src/store/store.ts';
import { asked, careerSetup, playCareer } from '../../../../../tools/games/gladiator/careers.ts';
import { value } from '../../../../kernel/toy.ts';
import { tempFolder } from '../../../../store/support.ts';

/** A lenient career in its second month; what was told of it since, each with what its file held then. */
function second() {
  const folder = tempFolder();
  const store = value(openStore({ dataDir: folder, write: true, now: () => new Date(), games: GAMES }));
  const told: { readonly note: string | null; readonly file: string }[] = [];
  const fileOf = (id: string) => readFileSync(join(folder, 'careers', id, 'career.json'), 'utf8');
  const careers = careerServices(store, (id, note) => void told.push({ note, file: fileOf(id) }));
  const game = value(careers.begin(careerSetup({ mode: 'lenient' }), 'hub-4'));
  const played = playCareer(game, asked('ludus', 2));
  const [listed] = careers.list();
  told.length = 0;
  return { game: played, told, now: () => fileOf(listed?.id ?? '') };
}

test('it is told before anything is undone, so that a kill in between loses nothing', () => {
  const { game, told, now } = second();
  const before = now();
  value(game.goBack(1));
  expect(told[0]).toEqual({ note: '', file: before });
  expect(told.at(-1)?.note).toMatch(/./u);
  expect(now()).not.toBe(before);
});

test('nothing is told where there is no way back', () => {
  const { game, told, now } = second();
  const before = now();
  expect(game.goBack(7).ok).toBe(false);
  expect([told, now()]).toEqual([[], before]);
});
