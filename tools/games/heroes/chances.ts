/** node tools/games/heroes/chances.ts [matches]: counts how often each preset of Heroes is won, into data/heroes/preset-chances.json. */
import { HEROES_SHELF } from '../../../src/games/heroes/presets.ts';
import { heroes } from '../../../src/games/heroes/rules/index.ts';
import { tables } from '../../../src/games/heroes/tables.ts';
import { countPresets } from '../../preset-chances.ts';

const MATCHES = Number(process.argv[2] ?? 4_000);

countPresets({ id: 'heroes', ruleset: heroes, tables: tables(), shelf: HEROES_SHELF }, MATCHES);
