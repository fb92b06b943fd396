/** Bouts of every version since the first (scripts/munera-fixtures.ts). */
import { GAME_ID } from '../../../../src/games/munera/id.ts';
import { mindsFor } from '../../../../src/games/munera/labour/minds.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { testStopped } from '../../../support/stopped-fixtures.ts';

testStopped({
  ...{ game: GAME_ID, ruleset: munera, tables, minds: mindsFor },
  ...{ folder: 'tests/fixtures/munera', replays: 5 },
});
