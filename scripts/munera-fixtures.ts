/**
 * Writes players' folders of Munera Sine Missione that later versions must open: bouts stopped at every kind of
 * question, and one folder with replays of bouts of every kind. Run it once for every version of its rules:
 * `node scripts/munera-fixtures.ts tests/fixtures/munera/vN`.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GAMES } from '../src/games/index.ts';
import { type MuneraMatchOptions, readBout } from '../src/games/munera/cli/options.ts';
import { GAME_ID } from '../src/games/munera/id.ts';
import { servicesFor } from '../src/play/services.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { type BoutSession, playBout, startBout } from '../tools/games/munera/players.ts';
import { shelf } from '../tools/shelf.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** Seeds tried for one bout, and choices before the question that is kept. */
const TRIES = 2000;
const BEFORE = 2;

const DUEL: MuneraMatchOptions = { teams: 'samnite v thracian', arena: 'pit' };
const NET: MuneraMatchOptions = { teams: 'retiarius v secutor' };
const TEAM: MuneraMatchOptions = { teams: 'velite + gaetulian v sagittarius + any' };
const EIGHT: MuneraMatchOptions = { teams: Array(8).fill('any').join(' v ') };
const LED: MuneraMatchOptions = { teams: 'secutor v retiarius', led: 'book v tactician' };

/** A bout that is stopped: who meets, at which kind of question, and what else must be so. */
interface Stop {
  readonly bout: MuneraMatchOptions;
  readonly kind: string;
  readonly so?: (session: BoutSession) => boolean;
}

/** What is in progress in each folder; the last word of its name is the kind of question that is open. */
const IN_PROGRESS: { readonly [folder: string]: Stop } = {
  'duel-act': { bout: DUEL, kind: 'act', so: ({ match }) => (match.state.acting?.spent ?? 0) > 0 },
  'duel-shed': { bout: DUEL, kind: 'shed', so: ({ prompt }) => prompt?.kind === 'shed' && prompt.worn },
  'duel-grapple': { bout: DUEL, kind: 'grapple' },
  'net-act': { bout: NET, kind: 'act', so: ({ match }) => match.state.fighters.some(({ holds }) => holds !== null) },
  'team-act': { bout: TEAM, kind: 'act' },
  'eight-act': { bout: EIGHT, kind: 'act' },
  'led-act': { bout: LED, kind: 'act' },
};

for (const [folder, stop] of Object.entries(IN_PROGRESS)) {
  const store = opened(folder);
  boutAt(folder, stop, store);
  store.close();
}
const everything = opened('everything');
const services = servicesFor(everything, 'fixtures', shelf);
for (const [word, bout] of Object.entries({ duel: DUEL, net: NET, team: TEAM, eight: EIGHT, led: LED })) {
  const seed = `finished-${word}`;
  const session = startBout(readBout(bout, 0, seed), seed, everything.match(GAME_ID));
  playBout(session);
  const kept = services.keepReplay(session.save());
  if (!kept.ok) throw new Error(kept.why);
  everything.match(GAME_ID).clear();
}
boutAt('duel-act', { bout: DUEL, kind: 'act' }, everything);
everything.close();
for (const name of globSync('**/index', { cwd: root })) rmSync(join(root, name)); // made anew from the others

function boutAt(folder: string, { bout, kind, so = () => true }: Stop, store: Store): void {
  const done = (session: BoutSession) =>
    session.prompt?.kind === kind && session.match.choices.length >= BEFORE && so(session);
  for (let n = 0; n < TRIES; n++) {
    const seed = `${folder}-${n}`;
    const setup = readBout(bout, 0, seed);
    const tried = startBout(setup, seed, { write: () => null });
    playBout(tried, done);
    if (!done(tried)) continue;
    playBout(startBout(setup, seed, store.match(GAME_ID)), done);
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
