/** Practice: bouts made ready, and what begins one; chances are those that were counted. */
import { expect, it } from 'vitest';
import { MUNERA_SHELF } from '../../../../src/games/munera/presets.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { atPage, SIZES } from '../../../support/game-stage.ts';
import { testPresets } from '../../../support/presets.ts';

testPresets({ id: 'munera', ruleset: munera, tables: tables(), shelf: MUNERA_SHELF }, 30);

it.each(SIZES)('begins a bout with one Enter at $columns x $rows', async (size) => {
  const stage = (await atPage('munera', size)).press('p', 'Enter');
  expect(stage.lines[0]).toMatch(/Felix v [A-Z]\w+/);
});
