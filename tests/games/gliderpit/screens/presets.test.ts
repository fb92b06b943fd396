/** Practice: bouts made ready, and what begins one; chances are those that were counted. */
import { expect, it } from 'vitest';
import { GLIDERPIT_SHELF } from '../../../../src/games/gliderpit/presets.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { atPage, SIZES } from '../../../support/game-stage.ts';
import { testPresets } from '../../../support/presets.ts';

testPresets({ id: 'gliderpit', ruleset: gliderpit, tables: tables(), shelf: GLIDERPIT_SHELF }, 20);

it.each(SIZES)('begins a bout with one Enter at $columns x $rows', async (size) => {
  const stage = (await atPage('gliderpit', size)).press('p', 'Enter');
  expect(stage.lines[0]).toMatch(/Felix v [A-Z]\w+/);
});
