/** node tools/games/gladiatori/chances.ts [matches]: counts how often each preset of Gladiatori is won, into data/gladiatori/preset-chances.json. */
import { GLADIATORI_SHELF } from '../../../src/games/gladiatori/presets.ts';
import { gladiatori } from '../../../src/games/gladiatori/rules/index.ts';
import { tables } from '../../../src/games/gladiatori/tables.ts';
import { countPresets } from '../../preset-chances.ts';

const MATCHES = Number(process.argv[2] ?? 400);

countPresets({ id: 'gladiatori', ruleset: gladiatori, tables: tables(), shelf: GLADIATORI_SHELF }, MATCHES);
