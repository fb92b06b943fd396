/** Practice: matches made ready, and what begins one; chances are those that were counted. */
import { GLADIATORI_SHELF } from '../../../../src/games/gladiatori/presets.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { testPresets } from '../../../support/presets.ts';

testPresets({ id: 'gladiatori', ruleset: gladiatori, tables: tables(), shelf: GLADIATORI_SHELF }, 10);
