/**
 * Writes the folder of a host that later versions must open: accounts, bans, news, a hall, days of the challenge.
 * Run it once for every version of the bout's rules: `node scripts/host-fixtures.ts tests/fixtures/hosts/vN`. Run
 * again, it keeps the keys that lie there and writes the same bytes.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CAREERS } from '../src/games/gladiator/files/career-kind.ts';
import { CAREER_HALL, HOUSE_HALL } from '../src/games/gladiator/files/hall.ts';
import { gladiatorFiles } from '../src/games/gladiator/files/services.ts';
import { GAMES } from '../src/games/index.ts';
import { digestOf } from '../src/kernel/state.ts';
import { servicesFor } from '../src/play/services.ts';
import { accountIndexText } from '../src/ssh/accounts/account-index.ts';
import { ban } from '../src/ssh/accounts/ban-file.ts';
import { type KeyPair, newKeyPair } from '../src/ssh/accounts/key-pair.ts';
import { pastedKey } from '../src/ssh/accounts/public-key.ts';
import { openHouse } from '../src/ssh/company/company.ts';
import type { Commons } from '../src/ssh/company/visit.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { asked, careerOn, careerSetup, emptyDisk, fightPlainly, playCareer } from '../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, houseOn } from '../tools/games/gladiator/houses.ts';
import { shelf } from '../tools/shelf.ts';
import { boutAt, DUEL, playAtRandom } from './fixtures/bouts.ts';
import { comesIn, PLAYED } from './fixtures/tries.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
const data = join(root, 'data');
const keys = join(root, 'keys');
/** Fights his second munus. */
const ANNA = { id: '000000000000a77a', name: 'Anna' };
/** Is in a practice bout. */
const BERTA = { id: '0000000000000be7', name: 'Berta' };
const DAYS = ['2026-01-01', '2026-01-02'] as const;
const CAREER = '0000c0de';

const README = `A host's folder (data) as the program wrote it, and the keys of its players (keys). They were made for this
folder and open nothing but its copies in the tests.
`;

rmSync(data, { recursive: true, force: true });
for (const folder of [keys, data, ...[ANNA, BERTA].map(folderOf), join(data, 'daily')])
  mkdirSync(folder, { recursive: true });
writeFileSync(join(root, 'README'), README);
writeFileSync(join(data, 'host_ed25519'), keyOf('host').private);
writeFileSync(join(data, 'daily', 'secret'), `${digestOf('a host').repeat(4)}\n`);
enrol();
for (const [who, why] of [
  ['Calvus', 'He shouted.'],
  ['192.0.2.0/24', null],
  [fingerprint(keyOf('banned')), 'This key was stolen.'],
] as const) {
  const banned = await ban(data, who, why);
  if (!banned.ok) throw new Error(banned.why);
}
playAnna();
playBerta();
await playDays();

function folderOf({ id }: typeof ANNA): string {
  return join(data, 'accounts', id);
}

/** The pair of a name, made where it is not kept yet. */
function keyOf(name: string): KeyPair {
  const files = { private: join(keys, name), public: join(keys, `${name}.pub`) };
  if (!existsSync(files.private)) {
    const made = newKeyPair();
    writeFileSync(files.private, made.private);
    writeFileSync(files.public, `${made.public}\n`);
  }
  return { private: readFileSync(files.private, 'utf8'), public: readFileSync(files.public, 'utf8').trim() };
}

function fingerprint(pair: KeyPair): string {
  return publicOf(pair).fingerprint;
}

function publicOf({ public: line }: KeyPair, comment = '') {
  const key = pastedKey(`${line} ${comment}`.trim());
  if (!key.ok) throw new Error(key.why);
  return key.value;
}

/** Anna with two keys, Berta with one. */
function enrol(): void {
  const key = (name: string, comment: string, added: string) => ({ ...publicOf(keyOf(name), comment), comment, added });
  const accounts = [
    {
      ...{ ...ANNA, created: '2025-12-30' },
      keys: [key('anna', 'the first key', '2025-12-30'), key('laptop', 'anna@laptop', '2025-12-31')],
      waiting: [],
    },
    { ...BERTA, created: '2025-12-31', keys: [key('berta', 'the first key', '2025-12-31')], waiting: [] },
  ];
  writeFileSync(join(data, 'accounts.json'), accountIndexText(accounts));
}

function storeOf(who: typeof ANNA): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const store = openStore({ dataDir: folderOf(who), write: true, now, games: GAMES });
  if (!store.ok) throw new Error(store.why);
  return store.value;
}

/** A career in the middle of its second bout, under an id that is always the same; one and a house that are over. */
function playAnna(): void {
  const store = storeOf(ANNA);
  mkdirSync(join(store.folder.path, 'careers', CAREER), { recursive: true });
  const files = store.long(CAREERS).open(CAREER);
  if (files === null) throw new Error('no career');
  const long: Store['long'] = (kind) => ({ ...store.long(kind), prepare: () => ({ ok: true, value: files }) });
  const prepared = { ...store, long };
  const { careers } = gladiatorFiles(servicesFor(prepared, 'fixtures', shelf));
  const begun = careers.begin(careerSetup({ name: 'Felix', mode: 'lenient' }), 'hub-4');
  if (!begun.ok) throw new Error(begun.why);
  const bout = playCareer(begun.value, asked('bout', 1)).bout();
  if (!bout.ok || bout.value === null) throw new Error('no bout');
  fightPlainly(bout.value, ({ prompt, match }) => match.state.turn >= 1 && prompt?.kind === 'allocate');
  const disk = emptyDisk();
  careerOn(disk, () => false, { seed: 'hub-1', name: 'Scaurus' });
  for (const entry of disk.hall) store.hall.append(CAREER_HALL, { id: '0000001d', returns: 0, entry });
  const houses = emptyHouseDisk();
  houseOn(houses, () => false, { seed: 'hall-1', months: 3 });
  for (const entry of houses.hall) store.hall.append(HOUSE_HALL, { id: '0000002d', returns: 0, entry });
  store.close();
}

/** A practice bout, and options of her own. */
function playBerta(): void {
  const store = storeOf(BERTA);
  store.settings.change({ firstRun: false, theme: 'noon', hints: false });
  boutAt('duel-allocate', DUEL, store.match('gladiator'));
  store.close();
}

/** A first day with a try each, and a second on which Berta is still at hers. */
async function playDays(): Promise<void> {
  const [first, second] = DAYS;
  const clock = { date: first as string };
  const now = () => new Date(`${clock.date}T12:00:00Z`);
  const warn = (why: string) => {
    throw new Error(why);
  };
  const house = openHouse({ folder: data, ...PLAYED, motd: null, now, warn });
  const anna = visit(house, ANNA, now());
  const berta = visit(house, BERTA, now());
  fightPlainly(await anna.tries(first));
  playAtRandom(await berta.tries(first));
  clock.date = second;
  playAtRandom(await berta.tries(second), ({ match }) => match.choices.length >= 2);
  anna.company.news();
  await house.settled();
}

/** Comes into the house with the files as they are; what lies there comes into hall and news. */
function visit(house: Commons, who: typeof ANNA, since: Date) {
  const store = storeOf(who);
  const account = {
    name: who.name,
    keys: () => [],
    addKey: () => ({ ok: false, why: 'no' }) as const,
    removeKey: () => 'no',
  };
  const visitor = comesIn(
    house,
    { id: who.id, name: who.name, account: who.id, accountDay: '2025-12-30', since },
    store,
    account,
  );
  store.close();
  return visitor;
}
