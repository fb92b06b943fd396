/** Matches of every version since the first (scripts/gladiatori-fixtures.ts). */
import { GAME_ID } from '../../../../src/games/gladiatori/id.ts';
import { mindsFor } from '../../../../src/games/gladiatori/labour/minds.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { testStopped } from '../../../support/stopped-fixtures.ts';

testStopped({
  ...{ game: GAME_ID, ruleset: gladiatori, tables, minds: mindsFor },
  ...{ folder: 'tests/fixtures/gladiatori', replays: 5, playedOut: 3 },
});
