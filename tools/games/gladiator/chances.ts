/** node tools/games/gladiator/chances.ts [bouts]: counts how often each preset of GLADIATOR is won, into data/gladiator/preset-chances.json. */
import { GLADIATOR_SHELF } from '../../../src/games/gladiator/presets.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { tables } from '../../../src/games/gladiator/tables.ts';
import { countPresets } from '../../preset-chances.ts';

const BOUTS = Number(process.argv[2] ?? 4_000);

countPresets({ id: 'gladiator', ruleset: gladiator, tables: tables(), shelf: GLADIATOR_SHELF }, BOUTS);
