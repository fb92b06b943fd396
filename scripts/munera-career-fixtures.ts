/**
 * Writes players' folders of Munera Sine Missione that later versions must open: one folder with careers at every kind
 * of place, a bout that stands alone, and a hall. Run it once for every version of its rules:
 * `node scripts/munera-career-fixtures.ts tests/fixtures/munera-careers/vN`.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../src/games/index.ts';
import type { CareerSetup } from '../src/games/munera/career/types.ts';
import { readBout } from '../src/games/munera/cli/options.ts';
import { careersOf } from '../src/games/munera/files/careers.ts';
import { GAME_ID } from '../src/games/munera/id.ts';
import { careerBout } from '../src/games/munera/screens/career/career-match.ts';
import { MUNERA_ALONE } from '../src/games/munera/screens/practice.ts';
import type { CareerGame } from '../src/games/munera/session/career.ts';
import { servicesFor } from '../src/play/services.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { begunLone } from '../src/tui/match/practice.ts';
import { asked, playBout, playCareer } from '../tools/games/munera/career-players.ts';
import { shelf } from '../tools/shelf.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** Seeds tried for one career, and choices before a bout is left. */
const TRIES = 500;
const BEFORE = 2;
const NEVER = () => false;

const store = opened('everything');
const services = servicesFor(store, 'fixtures', shelf);
career({ name: 'In the school', mode: 'lenient' }, asked('weeks', 2));
career({ name: 'At the games' }, asked('day', 1));
career({ name: 'Condemned' }, asked('plead'));
career({ name: 'Has beaten one' }, asked('mercy'));
career({ name: 'Learns' }, asked('skill'));
const half = careerBout(career({ name: 'In a bout' }, asked('bout')));
if (!half.ok || half.value === null) throw new Error('no bout');
playBout(half.value, ({ match }) => match.choices.length >= BEFORE);
const late = careerBout(career({ name: 'After a bout' }, asked('bout')));
if (!late.ok || late.value === null) throw new Error('no bout');
playBout(late.value);
career({ name: 'Is over' }, NEVER);
const replayed = begunLone(MUNERA_ALONE, readBout({ teams: 'any v any v any' }, 0, 'r'), 'r', store.match(GAME_ID));
playBout(replayed);
const kept = services.keepReplay(replayed.save());
if (!kept.ok) throw new Error(kept.why);
store.match(GAME_ID).clear();
const setup = readBout({ teams: 'secutor v retiarius', led: 'book v tactician' }, 0, 'alone');
playBout(begunLone(MUNERA_ALONE, setup, 'alone', store.match(GAME_ID)), ({ match }) => match.choices.length >= BEFORE);
store.close();
for (const name of globSync('**/index', { cwd: root })) rmSync(join(root, name)); // made anew from the others

/** Begins a career and plays it until it is so: with the first seed by which it comes to that. */
function career(wanted: Partial<CareerSetup>, done: (game: CareerGame) => boolean): CareerGame {
  const own: CareerSetup = { name: 'Felix', profile: 'secutor', mode: 'ironman', ...wanted };
  const careers = careersOf(services);
  for (let n = 0; n < TRIES; n++) {
    const begun = careers.begin(own, `career-${n}`);
    if (!begun.ok) throw new Error(begun.why);
    const game = playCareer(begun.value, done);
    if (done === NEVER || game.session.prompt !== null) return game;
    const [last] = careers.list();
    if (last !== undefined) careers.remove(last.id);
  }
  throw new Error(`${own.name}: it never comes to that`);
}

function opened(name: string): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const found = openStore({ dataDir: join(root, name), write: true, now, games: GAMES });
  if (!found.ok) throw new Error(found.why);
  return found.value;
}
