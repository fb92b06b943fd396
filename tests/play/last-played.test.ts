/** What Continue goes on with, as a kind of long game tells of it. */
import { expect, it } from 'vitest';
import { playedLast } from '../../src/play/long-games.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/settings.ts';

/** Services of somebody who has played something, and how often that was changed. */
function player(last: Settings['last'] = null) {
  let settings: Settings = { ...DEFAULT_SETTINGS, last };
  let changes = 0;
  return {
    settings: () => settings,
    changeSettings(patch: Partial<Settings>) {
      settings = { ...settings, ...patch };
      changes += 1;
      return null;
    },
    get told() {
      return [settings.last?.note ?? null, changes];
    },
  };
}
const OTHER = { game: 'toy', kind: 'climb', id: 'b', note: 'another' };

it('the game last played is kept with its note, and written down as often as that changes', () => {
  const services = player(OTHER);
  const tell = playedLast(services, 'toy', 'climb');
  tell('a', 'turn 1');
  tell('a', 'turn 1');
  expect(services.told).toEqual(['turn 1', 1]);
  tell('a', 'turn 2');
  expect(services.settings().last).toEqual({ game: 'toy', kind: 'climb', id: 'a', note: 'turn 2' });
});

it('one that is over is forgotten, and no other', () => {
  const services = player(OTHER);
  playedLast(services, 'toy', 'climb')('a', null);
  playedLast(services, 'toy', 'walk')('b', null);
  playedLast(services, 'heroes', 'climb')('b', null);
  expect(services.told).toEqual(['another', 0]);
  playedLast(services, 'toy', 'climb')('b', null);
  expect(services.told).toEqual([null, 1]);
});
