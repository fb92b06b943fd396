/** node tools/games/munera/chances.ts [bouts]: counts how often each preset of Munera is won, into data/munera/preset-chances.json. */
import { MUNERA_SHELF } from '../../../src/games/munera/presets.ts';
import { munera } from '../../../src/games/munera/rules/index.ts';
import { tables } from '../../../src/games/munera/tables.ts';
import { countPresets } from '../../preset-chances.ts';

const BOUTS = Number(process.argv[2] ?? 1_000);

countPresets({ id: 'munera', ruleset: munera, tables: tables(), shelf: MUNERA_SHELF }, BOUTS);
