/**
 * Writes the careers that later versions must open: a data folder with one at each place where a career can stand.
 * Run it once for every version of the career's rules: `node scripts/career-fixtures.ts tests/fixtures/careers/vN`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CareerSetup } from '../src/games/gladiator/career/types.ts';
import { careerServices } from '../src/games/gladiator/files/careers.ts';
import type { CareerGame } from '../src/games/gladiator/session/career.ts';
import { GAMES } from '../src/games/index.ts';
import { openStore } from '../src/store/store.ts';
import { asked, careerSetup, fightPlainly, playCareer } from '../tools/games/gladiator/careers.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('where to?');
rmSync(dir, { recursive: true, force: true });
mkdirSync(dir, { recursive: true });
let day = 0;
const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, day++));
const store = openStore({ dataDir: resolve(dir), write: true, now, games: GAMES });
if (!store.ok) throw new Error(store.why);
const careers = careerServices(store.value, () => undefined);

function career(wanted: Partial<CareerSetup>, seed: string, done: (game: CareerGame) => boolean): CareerGame {
  const begun = careers.begin(careerSetup(wanted), seed);
  if (!begun.ok) throw new Error(begun.why);
  return playCareer(begun.value, done);
}

career({ name: 'In the making' }, 'hub-2', asked('style'));
career({ name: 'Buys armour', armour: 'buy' }, 'hub-3', asked('armour'));
career({ name: 'In the school', mode: 'lenient' }, 'hub-4', asked('ludus', 2));
career({ name: 'At the bill' }, 'hub-4', asked('enter', 1));
const fighting = career({ name: 'In a bout' }, 'hub-1', asked('bout')).bout();
if (!fighting.ok || fighting.value === null) throw new Error('no bout');
fightPlainly(fighting.value, ({ match }) => match.state.phase >= 3);
const late = career({ name: 'After a bout' }, 'hub-1', asked('bout')).bout();
if (!late.ok || late.value === null) throw new Error('no bout');
fightPlainly(late.value);
const over = career({ name: 'Is dead', mode: 'lenient' }, 'hub-1', () => false);
over.writeCard();
store.value.close();
