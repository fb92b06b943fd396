/**
 * Writes players' folders that later versions must open: practice bouts stopped at every kind of question, and one
 * folder with all other files. Run it once for every version of the bout's rules:
 * `node scripts/folder-fixtures.ts tests/fixtures/folders/vN`. Run again, it writes the same bytes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cardOf } from '../src/games/gladiator/career/man/card.ts';
import type { Man } from '../src/games/gladiator/career/man/man-types.ts';
import { CARD_FILES } from '../src/games/gladiator/files/cards.ts';
import { CAREER_HALL, HOUSE_HALL } from '../src/games/gladiator/files/hall.ts';
import { GAME_ID } from '../src/games/gladiator/id.ts';
import { type GladiatorOptions, withOptions } from '../src/games/gladiator/options.ts';
import { recordFileText } from '../src/games/gladiator/screens/ending/record.ts';
import { GAMES } from '../src/games/index.ts';
import { servicesFor } from '../src/play/services.ts';
import type { Settings } from '../src/settings.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { careerOn, emptyDisk } from '../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, houseOn } from '../tools/games/gladiator/houses.ts';
import { manOf } from '../tools/games/gladiator/men.ts';
import { shelf } from '../tools/shelf.ts';
import { boutAt, DUEL, FINISHED, IN_PROGRESS, played } from './fixtures/bouts.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** What its player set, all of it otherwise than at first. */
const SETTINGS: Omit<Settings, 'games'> = {
  ...{ pace: 'brisk', skin: 'ascii', colour: '256', theme: 'noon', keys: 'vi', reach: 'theirs' },
  ...{ relative: true, hints: false, odds: false, mouse: false, confirm: false, watched: false, firstRun: false },
  ...{ bell: true, reasons: false, motion: false },
  ...{ lastName: 'Iulius', lastGame: GAME_ID, matches: { [GAME_ID]: 'Felix v Rufus' } },
  last: { game: GAME_ID, kind: 'career', id: '0000c0de', note: 'Iulius, munus 3, 1 victory' },
  ...{ learned: { [GAME_ID]: ['step'] }, waved: [GAME_ID] },
};
/** The same of GLADIATOR's options. */
const OPTIONS: GladiatorOptions = {
  ...{ rules: 'campaign', beastBook: 'springsteen', edition: 'classic', leftOut: [22, 27], favour: 'always' },
  ...{ reactionSeconds: 10, stansKills: false, freeformPlots: true },
  keptAllocations: ['head 4, legs 2 | chest 1'],
};
const NEVER = () => false;

for (const [folder, setup] of Object.entries(IN_PROGRESS)) {
  const store = opened(folder);
  boutAt(folder, setup, store.match('gladiator'));
  store.close();
}
const everything = opened('everything');
takeAside(everything);
everything.settings.change({ ...SETTINGS, ...withOptions(everything.settings.value, OPTIONS) });
for (const [word, setup] of Object.entries(FINISHED)) keepBout(everything, word, setup);
for (const man of [manOf(), careerMan()]) takeCard(everything, man);
fillHall(everything);
boutAt('duel-plot', DUEL, everything.match('gladiator'));
everything.close();
forgetPlace(join(root, 'everything', 'aside'));

function opened(name: string): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const store = openStore({ dataDir: join(root, name), write: true, now, games: GAMES });
  if (!store.ok) throw new Error(store.why);
  return store.value;
}

/** A bout that was cut off in the middle of a write is put aside when it is to be gone on with. */
function takeAside(store: Store): void {
  writeFileSync(join(store.folder.path, 'bout.json'), '{"format":1,"ruleset":"gladiator","versi');
  if (store.match('gladiator').load().ok) throw new Error('half a bout was read');
}

/** The notes beside what lies aside hold its old path: whose machine it was is nobody's concern. */
function forgetPlace(aside: string): void {
  for (const name of readdirSync(aside).filter((one) => one.endsWith('.why.txt'))) {
    const note = readFileSync(join(aside, name), 'utf8');
    writeFileSync(join(aside, name), note.replaceAll(join(root, 'everything'), '/home/felix/harena'));
  }
}

/** A man's card among those taken in. */
function takeCard(store: Store, man: Man): void {
  const card = CARD_FILES.read(cardOf(man));
  const taken = card.ok ? store.own(CARD_FILES).take(card.value) : card;
  if (!taken.ok) throw new Error(taken.why);
}

/** A finished bout among the replays, with its record in words. */
function keepBout(store: Store, word: string, setup: (typeof FINISHED)[string]): void {
  const bout = played(setup, `finished-${word}`, NEVER, store.match('gladiator'));
  const services = servicesFor(store, 'fixtures', shelf);
  const kept = services.keepReplay(bout.save());
  if (!kept.ok) throw new Error(kept.why);
  store.match('gladiator').clear();
  if (word === 'duel') services.writeRecord(kept.value, recordFileText(bout, 'unicode'));
}

/** Two careers and two houses that are over. */
function fillHall(store: Store): void {
  for (const [i, seed] of ['hub-1', 'hub-2'].entries()) {
    const disk = emptyDisk();
    careerOn(disk, NEVER, { seed, name: `Felix ${i}`, mode: i === 0 ? 'ironman' : 'lenient' });
    for (const entry of disk.hall) store.hall.append(CAREER_HALL, { id: `0000000${i}`, returns: i, entry });
  }
  for (const [i, seed] of ['hall-1', 'hall-2'].entries()) {
    const disk = emptyHouseDisk();
    houseOn(disk, NEVER, { seed, months: 3 });
    for (const entry of disk.hall) store.hall.append(HOUSE_HALL, { id: `0000001${i}`, returns: i, entry });
  }
}

/** A man of a career, as he is after it. */
function careerMan() {
  const { man } = careerOn(emptyDisk(), NEVER, { seed: 'hub-1', name: 'Scaurus' }).session.match.state;
  if (man === null) throw new Error('he was never made');
  return man;
}
