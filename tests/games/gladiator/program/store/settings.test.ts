/** GLADIATOR's options in a settings file. */

import { expect, test } from 'vitest';
import { OPTIONS } from '../../../../../src/games/gladiator/options.ts';
import { readSettings } from '../../../../../src/store/settings.ts';
import { ALONE } from '../../../../../tools/games/gladiator/alone.ts';

test.each(OPTIONS)('every value that is offered of $key is accepted', ({ key, row, usual }) => {
  for (const value of [...(row?.values.map(([one]) => one) ?? []), usual]) {
    const { settings, faults } = readSettings({ games: { gladiator: { [key]: value } } }, ALONE);
    expect([faults, settings.games.gladiator]).toEqual([[], { [key]: value }]);
  }
});

test('there is something to choose', () => {
  expect(OPTIONS.flatMap(({ row }) => row?.values ?? []).length).toBeGreaterThan(10);
});

test('options that stood among those of the house are its own', () => {
  const own = { rules: 'campaign', leftOut: [22, 27], stansKills: false, reactionSeconds: 10 };
  const { settings, faults } = readSettings({ theme: 'noon', ...own }, ALONE);
  expect([faults, settings.games, settings.theme]).toEqual([[], { gladiator: own }, 'noon']);
});

test('what it cannot be is told with what it can', () => {
  const { settings, faults } = readSettings({ rules: 'heroic', leftOut: [22, 7], reactionSeconds: 5 }, ALONE);
  expect(settings.games).toEqual({ gladiator: {} });
  expect(faults).toEqual([
    'settings.json: rules cannot be "heroic", only "basic", "advanced", "campaign"; "advanced" is used.',
    'settings.json: reactionSeconds cannot be 5, only null or 10; null is used.',
    expect.stringMatching(
      /^settings\.json: leftOut cannot be \[22,7\], only a list of chapters from 19, .*; \[\] is used\.$/u,
    ),
  ]);
});

test.each([
  [
    { lastCareer: '0000c0de', lastHouse: null },
    { kind: 'career', id: '0000c0de' },
  ],
  [
    { lastCareer: '0000c0de', lastHouse: '00000abc' },
    { kind: 'house', id: '00000abc' },
  ],
])('the long game of %j is that last played', (raw, last) => {
  expect(readSettings(raw, ALONE).settings.last).toEqual({ game: 'gladiator', note: '', ...last });
});
