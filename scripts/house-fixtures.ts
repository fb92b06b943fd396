/**
 * Writes the houses that later versions must open: a data folder with one at each kind of place where a game of
 * houses can stand. Run it once for every version of its rules: `node scripts/house-fixtures.ts tests/fixtures/houses/vN`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { houseServices } from '../src/games/gladiator/files/houses.ts';
import type { HousesDecisions } from '../src/games/gladiator/house/types.ts';
import type { HousesGame } from '../src/games/gladiator/session/house.ts';
import { GAMES } from '../src/games/index.ts';
import { openStore } from '../src/store/store.ts';
import { fightPlainly } from '../tools/games/gladiator/careers.ts';
import { HOUSES } from '../tools/games/gladiator/house.ts';
import { playHouse } from '../tools/games/gladiator/play-house.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('where to?');
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
let day = 0;
const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, day++));
const store = openStore({ dataDir: resolve(dir), write: true, now, games: GAMES });
if (!store.ok) throw new Error(store.why);
const houses = houseServices(store.value, () => undefined);

/** In its first month other houses propose a deal, and a wager. */
const PROPOSING = 'house-10';

function house(
  name: string,
  kind: keyof HousesDecisions | null,
  month: number,
  {
    answers = {},
    seed = 'house-1',
  }: { readonly answers?: { readonly [kind: string]: unknown }; readonly seed?: string } = {},
): HousesGame {
  const named = HOUSES.houses.map((one, i) => (i === 0 ? { ...one, name } : one));
  const begun = houses.begin({ ...HOUSES, mode: 'lenient', months: 2, houses: named }, seed);
  if (!begun.ok) throw new Error(begun.why);
  playHouse(begun.value, kind, { month, answers });
  return begun.value;
}

house('At the market', 'deal', 2);
house('Before a proposal', 'proposal', 1, { seed: PROPOSING });
house('Before a dare', 'dare', 1, { seed: PROPOSING });
house('At the wagers', 'wager', 1);
const fighting = house('In a bout', 'bout', 1, { answers: { fight: 'hand' } }).bout();
if (!fighting.ok || fighting.value === null) throw new Error('no bout');
fightPlainly(fighting.value);
house('Is over', null, 2);
store.value.close();
