/**
 * Writes players' folders of Glider-Pit Gladiators that later versions must open: bouts stopped at every kind of
 * question, and one folder with seasons at every kind of place, a replay and a hall. Run it once for every version of
 * its rules: `node scripts/gliderpit-fixtures.ts tests/fixtures/gliderpit/vN`.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SeasonSetup } from '../src/games/gliderpit/career/types.ts';
import { readBout } from '../src/games/gliderpit/cli/options.ts';
import { seasonsOf } from '../src/games/gliderpit/files/seasons.ts';
import { GAME_ID } from '../src/games/gliderpit/id.ts';
import { GLIDERPIT_ALONE } from '../src/games/gliderpit/screens/practice.ts';
import { seasonBout } from '../src/games/gliderpit/screens/season/season-match.ts';
import type { SeasonGame } from '../src/games/gliderpit/session/season.ts';
import { GAMES } from '../src/games/index.ts';
import { servicesFor } from '../src/play/services.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { begunLone } from '../src/tui/match/practice.ts';
import { boutAsked, flyBout, playSeason, purseAt } from '../tools/games/gliderpit/season-players.ts';
import { shelf } from '../tools/shelf.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** Seeds tried for one bout, and choices before the question that is kept. */
const TRIES = 50;
const BEFORE = 2;

/** Kinds of questions at which a bout is left: who meets in it. */
const STOPS: { readonly [kind: string]: Parameters<typeof readBout>[0] } = {
  zone: { teams: '2 v 2', floor: '10' },
  draft: { teams: '2 v 2', floor: '10' },
  launch: { teams: '1 v 1 v 1', floor: '10' },
  maneuver: { teams: '1 v 1', led: 'book v tactician', floor: '5', advanced: true },
  glide: { teams: '1 v 1', floor: '5' },
  combat: { teams: '1 v 1', floor: '5' },
  action: { teams: '1 v 1', floor: '5' },
  air: { teams: '1 v 1 v 1 v 1 v 1 v 1', floor: '0' },
};

for (const [kind, bout] of Object.entries(STOPS)) {
  const store = opened(kind);
  const { sink, done } = { sink: store.match(GAME_ID), done: stopsAt(kind) };
  const seed = seedFor(kind, bout);
  flyBout(begunLone(GLIDERPIT_ALONE, readBout(bout, 0, seed), seed, sink), done);
  store.close();
}

const store = opened('everything');
const services = servicesFor(store, 'fixtures', shelf);
season({ name: 'Before a pit', mode: 'lenient' }, purseAt(3));
const half = seasonBout(season({ name: 'In a bout' }, boutAsked(2)));
if (!half.ok || half.value === null) throw new Error('no bout');
flyBout(half.value, ({ match }) => match.choices.length > BEFORE);
const late = seasonBout(season({ name: 'After a bout' }, boutAsked(2)));
if (!late.ok || late.value === null) throw new Error('no bout');
flyBout(late.value);
season({ name: 'After a season', rivals: 'green' }, ({ session }) => session.prompt?.kind === 'onward');
season({ name: 'Is over', rivals: 'green' }, () => false);
const replayed = begunLone(
  GLIDERPIT_ALONE,
  readBout({ teams: '1 v 1 v 1', floor: '10' }, 0, 'r'),
  'r',
  store.match(GAME_ID),
);
flyBout(replayed);
const kept = services.keepReplay(replayed.save());
if (!kept.ok) throw new Error(kept.why);
store.match(GAME_ID).clear();
store.close();
for (const name of globSync('**/index', { cwd: root })) rmSync(join(root, name)); // made anew from the others

function stopsAt(kind: string): NonNullable<Parameters<typeof flyBout>[1]> {
  return ({ prompt, match }) => prompt?.kind === kind && (match.state.turn === 0 || match.choices.length > BEFORE);
}

/** The first seed by which a question of the kind is asked. */
function seedFor(kind: string, bout: Parameters<typeof readBout>[0]): string {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${kind}-${n}`;
    const tried = begunLone(GLIDERPIT_ALONE, readBout(bout, 0, seed), seed, { write: () => null });
    flyBout(tried, stopsAt(kind));
    if (!tried.over) return seed;
  }
  throw new Error(`nobody is asked '${kind}'`);
}

function season(wanted: Partial<SeasonSetup>, done: (game: SeasonGame) => boolean): SeasonGame {
  const begun = seasonsOf(services).begin({ name: 'Felix', rivals: 'mixed', mode: 'ironman', ...wanted }, 'fixture');
  if (!begun.ok) throw new Error(begun.why);
  return playSeason(begun.value, done);
}

function opened(name: string): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const found = openStore({ dataDir: join(root, name), write: true, now, games: GAMES });
  if (!found.ok) throw new Error(found.why);
  return found.value;
}
