/**
 * Writes players' folders of Heroes of the Colosseum that later versions must open: matches stopped at every kind of
 * question, and one folder with familiae at every kind of place, replays and a hall. Run it once for every version of
 * its rules: `node scripts/heroes-fixtures.ts tests/fixtures/heroes/vN`.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CareerSetup } from '../src/games/heroes/career/types.ts';
import { readMatch } from '../src/games/heroes/cli/options.ts';
import { familiaeOf } from '../src/games/heroes/files/familiae.ts';
import { GAME_ID } from '../src/games/heroes/id.ts';
import type { HeroesSetup } from '../src/games/heroes/rules/types.ts';
import type { Signature } from '../src/games/heroes/rules/words.ts';
import type { FamiliaGame } from '../src/games/heroes/session/career.ts';
import { GAMES } from '../src/games/index.ts';
import { PLAYER_SEAT } from '../src/kernel/levels.ts';
import { servicesFor } from '../src/play/services.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { asked, type MatchSession, playFamilia, playMatch, startMatch } from '../tools/games/heroes/players.ts';
import { shelf } from '../tools/shelf.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** Seeds tried for one match, and choices before the question that is kept. */
const TRIES = 2000;
const BEFORE = 2;
const NEVER = () => false;

/** The player's Star with a signature, in the place of the first. */
function starred(setup: HeroesSetup, signature: Signature): HeroesSetup {
  const attributes = { savvy: 4, speed: 4, strength: 4 };
  const card = {
    gender: 'female',
    handed: 'left',
    signatures: [signature],
    attributes,
    lost: {},
    spared: false,
  } as const;
  const fighters = setup.fighters.map((one, i) =>
    i === 0 ? { ...one, rank: 'star' as const, card: { ...card, signatures: [signature] } } : one,
  );
  return { ...setup, fighters };
}

const DUEL = starred(readMatch({ red: 'murmillo', blue: 'rolled' }, PLAYER_SEAT), 'swordsman');
const TEAM = readMatch({ red: 'retiarius+any', blue: 'any+any', locale: 'rome' }, PLAYER_SEAT);
const DEATH = readMatch({ red: 'thraex', toDeath: true }, PLAYER_SEAT);
const LED = readMatch({ red: 'secutor', blueAi: 'tactician' }, PLAYER_SEAT);

/** What is in progress in each folder; the last word of its name is the kind of question that is open, '_' for '-'. */
const IN_PROGRESS: { readonly [folder: string]: HeroesSetup } = {
  'duel-act': DUEL,
  'team-pick_up': TEAM,
  'team-target': TEAM,
  'duel-bonus': DUEL,
  'duel-edge': DUEL,
  'duel-swordsman': DUEL,
  'duel-star_power': DUEL,
  'led-bonus': LED,
};

for (const [folder, setup] of Object.entries(IN_PROGRESS)) {
  const store = opened(folder);
  matchAt(folder, setup, store);
  store.close();
}
const everything = opened('everything');
const services = servicesFor(everything, 'fixtures', shelf);
for (const [word, setup] of Object.entries({ duel: DUEL, team: TEAM, death: DEATH, led: LED })) {
  const match = startMatch(setup, `finished-${word}`, everything.match(GAME_ID));
  playMatch(match);
  const kept = services.keepReplay(match.save());
  if (!kept.ok) throw new Error(kept.why);
  everything.match(GAME_ID).clear();
}
familia({ name: 'In the making' }, asked('signature'));
familia({ name: 'Half made' }, asked('shape'));
familia({ name: 'At the games', mode: 'lenient' }, (game) => asked('day', 2)(game) && alive(game));
familia({ name: 'Rises', rivals: true }, asked('rise'));
const fighting = familia({ name: 'In a match' }, asked('match')).bout();
if (!fighting.ok || fighting.value === null) throw new Error('no match');
playMatch(fighting.value, ({ match }) => match.choices.length >= BEFORE);
const late = familia({ name: 'After a match' }, asked('match')).bout();
if (!late.ok || late.value === null) throw new Error('no match');
playMatch(late.value);
familia({ name: 'Is closed', mode: 'lenient' }, NEVER);
matchAt('duel-act', DUEL, everything);
everything.close();
for (const name of globSync('**/index', { cwd: root })) rmSync(join(root, name)); // made anew from the others

/** Whether its Star is alive. */
function alive({ session }: FamiliaGame): boolean {
  return session.match.state.familia.some(({ ended }) => ended === null);
}

/** Begins a familia and plays it until it is so: with the first seed by which it comes to that before it closes. */
function familia(wanted: Partial<CareerSetup>, done: (game: FamiliaGame) => boolean): FamiliaGame {
  const setup: CareerSetup = { name: 'Felix', starPower: true, rivals: false, mode: 'ironman', ...wanted };
  const familiae = familiaeOf(services);
  for (let n = 0; n < TRIES; n++) {
    const begun = familiae.begin(setup, `familia-${n}`);
    if (!begun.ok) throw new Error(begun.why);
    const game = playFamilia(begun.value, done);
    if (done === NEVER || game.session.prompt !== null) return game;
    const [last] = familiae.list();
    if (last !== undefined) familiae.remove(last.id);
  }
  throw new Error(`${setup.name}: it never comes to that`);
}

function matchAt(folder: string, setup: HeroesSetup, store: Store): void {
  const kind = folder.split('-').at(-1)?.replace('_', '-');
  const done = ({ prompt, match }: MatchSession) => prompt?.kind === kind && match.choices.length >= BEFORE;
  for (let n = 0; n < TRIES; n++) {
    const tried = startMatch(setup, `${folder}-${n}`, { write: () => null });
    playMatch(tried, done);
    if (!done(tried)) continue;
    playMatch(startMatch(setup, `${folder}-${n}`, store.match(GAME_ID)), done);
    return;
  }
  throw new Error(`nobody is asked '${kind}' in ${folder}`);
}

function opened(name: string): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const store = openStore({ dataDir: join(root, name), write: true, now, games: GAMES });
  if (!store.ok) throw new Error(store.why);
  return store.value;
}
