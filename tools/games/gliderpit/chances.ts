/** node tools/games/gliderpit/chances.ts [bouts]: counts how often each preset of the pit is won, into data/gliderpit/preset-chances.json. */
import { GLIDERPIT_SHELF } from '../../../src/games/gliderpit/presets.ts';
import { gliderpit } from '../../../src/games/gliderpit/rules/index.ts';
import { tables } from '../../../src/games/gliderpit/tables.ts';
import { countPresets } from '../../preset-chances.ts';

const BOUTS = Number(process.argv[2] ?? 1_000);

countPresets({ id: 'gliderpit', ruleset: gliderpit, tables: tables(), shelf: GLIDERPIT_SHELF }, BOUTS);
