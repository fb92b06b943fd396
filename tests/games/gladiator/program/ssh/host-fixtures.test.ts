/**
 * Hosts' folders of every version since the fourth must open, and everybody finds what he left. A new version of the
 * bout's rules adds a folder beside the old ones (scripts/host-fixtures.ts).
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CAREERS } from '../../../../../src/games/gladiator/files/career-kind.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { readSave, type Save } from '../../../../../src/kernel/save.ts';
import { ROUTES } from '../../../../../src/play/routes.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import { openAccounts } from '../../../../../src/ssh/accounts/accounts.ts';
import { openBans } from '../../../../../src/ssh/accounts/bans.ts';
import type { SharedEntries } from '../../../../../src/ssh/company/shared-hall.ts';
import { hallIn } from '../../../../../src/ssh/game.ts';
import { openStore } from '../../../../../src/store/store.ts';
import type { Company } from '../../../../../src/tui/company.ts';
import type { OpenGame, Routes } from '../../../../../src/tui/program.ts';
import { fightPlainly } from '../../../../../tools/games/gladiator/careers.ts';
import { envOf } from '../../../../../tools/games/gladiator/services.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import type { Key, SshWire } from '../../../../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { hostIn, type TestHost } from '../../../../ssh/host.ts';
import { filesIn, read, tempFolder, value } from '../../../../store/support.ts';
import { accountOf, aHouse } from './house.ts';

const FIXTURES = 'tests/fixtures/hosts';
/** Who has an account: Anna with a career in the middle of a bout, Berta with a practice bout. */
const IDS = { Anna: '000000000000a77a', Berta: '0000000000000be7' } as const;
const DAYS = ['2026-01-01', '2026-01-02'] as const;

/** A copy of the folder that a version left behind. */
function copyOf(version: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, 'data'), folder, { recursive: true });
  return folder;
}

function keyOf(version: string, name: string): Key {
  const path = join(FIXTURES, version, 'keys', name);
  return { private: readFileSync(path, 'utf8'), public: readFileSync(`${path}.pub`, 'utf8').trim() };
}

const jsonOf = (data: string, name: string): unknown => JSON.parse(read(join(data, name)));
const saveOf = (data: string, name: string): Save => value(readSave(jsonOf(data, name)));
const isOurs = ({ version }: Save): boolean => version === gladiator.version;

/** Somebody at the title, by his key. */
async function comesIn(host: TestHost, version: string, name: string): Promise<Terminal<SshWire>> {
  const terminal = host.login({ user: name, key: keyOf(version, name) });
  await terminal.waitFor('Continue');
  return terminal;
}

/** Somebody in the house, who may try the challenge of a day. */
interface Visitor {
  readonly company: Company;
  tries(date: string): GladiatorSession;
}

/** Somebody with an account comes into the house of a copy, on the evening of the last day. */
function visitor(data: string, name: keyof typeof IDS): Visitor {
  const id = IDS[name];
  const house = aHouse({ folder: data });
  house.at = new Date(`${DAYS[1]}T18:00:00Z`);
  const store = value(
    openStore({ dataDir: join(data, 'accounts', id), write: true, now: () => house.at, games: GAMES }),
  );
  onTestFinished(() => store.close());
  let last: OpenGame | null = null;
  const watched: Routes = {
    ...ROUTES,
    play(game, ...rest) {
      last = game;
      return ROUTES.play(game, ...rest);
    },
  };
  const joined = house.join(
    { id, name, account: id, accountDay: '2025-12-30', since: house.at },
    {
      ...{
        services: servicesFor(store, '9.9.9', shelf),
        ownHall: hallIn(store),
        routes: watched,
        account: accountOf(name),
      },
      ...{ saved: (then) => then(), hold: () => {} },
    },
  );
  const { company } = joined.services;
  if (company === null) throw new Error('no company');
  const env = { ...envOf(joined.services), routes: joined.routes };
  return {
    company,
    tries(date) {
      value(joined.routes.challenge(date, env, null));
      return last?.match?.session as GladiatorSession;
    },
  };
}

describe.each(readdirSync(FIXTURES))('a host’s folder of version %s', (version) => {
  it('opens with its key, and lets in whoever has an account, by each of his keys', async () => {
    const data = copyOf(version);
    const key = read(join(data, 'host_ed25519'));
    const host = await hostIn(data);
    for (const name of ['anna', 'laptop', 'berta']) {
      const terminal = await comesIn(host, version, name);
      expect(host.log.findLast(({ event }) => event === 'came in')).toMatchObject({
        name: name === 'berta' ? 'Berta' : 'Anna',
      });
      await terminal.press(KEYS.ctrlC, KEYS.ctrlC);
      await terminal.exit;
    }
    expect(read(join(data, 'host_ed25519'))).toBe(key);
    expect(filesIn(data).filter((name) => name.endsWith('.damaged') || name.includes('/aside/'))).toEqual([]);
  });

  it('keeps out whom it kept out', async () => {
    const data = copyOf(version);
    const bans = value(openBans(data, { changed: () => {}, trouble: () => {} }));
    const guest = { fingerprint: null, name: null, address: null };
    expect(bans.refusal({ ...guest, name: 'Calvus' })).toContain('He shouted.');
    expect(bans.refusal({ ...guest, address: '192.0.2.7' })).not.toBeNull();
    expect(bans.refusal({ ...guest, address: '192.0.3.7' })).toBeNull();
    bans.close();
    const accounts = value(openAccounts(data, { now: () => new Date(), barred: () => false }));
    expect(accounts.all().map(({ id, name }) => [id, name])).toEqual([
      [IDS.Anna, 'Anna'],
      [IDS.Berta, 'Berta'],
    ]);
    const host = await hostIn(data);
    const banned = host.login({ user: 'marcus', key: keyOf(version, 'banned') });
    await banned.exit;
    expect(banned.screen()).not.toContain('GLADIATOR');
  });

  it('has every account’s files, of which none is damaged', () => {
    const data = copyOf(version);
    for (const id of Object.values(IDS)) {
      const store = value(
        openStore({ dataDir: join(data, 'accounts', id), write: true, now: () => new Date(), games: GAMES }),
      );
      expect(
        store
          .long(CAREERS)
          .list()
          .every(({ state }) => state === 'ok'),
      ).toBe(true);
      expect(value(store.match('gladiator').load()) === null).toBe(id === IDS.Anna);
      expect(store.takeNotices()).toEqual([]);
      store.close();
    }
  });

  it('leads back into a practice bout, at its question or where its phase began', async () => {
    const data = copyOf(version);
    const save = saveOf(data, `accounts/${IDS.Berta}/bout.json`);
    const host = await hostIn(data);
    const berta = await comesIn(host, version, 'berta');
    await berta.press('c');
    await berta.waitFor(isOurs(save) ? 'attack' : 'Of another version: ');
    if (!isOurs(save)) await berta.waitFor('nothing yet: Enter waits');
    const before = saveOf(data, `accounts/${IDS.Berta}/bout.json`).choices.length;
    await berta.press(KEYS.enter);
    await berta.press(KEYS.enter);
    await berta.press(KEYS.ctrlC, KEYS.ctrlC);
    await berta.exit;
    const after = saveOf(data, `accounts/${IDS.Berta}/bout.json`);
    expect(isOurs(after)).toBe(true);
    expect(after.choices.length).toBeGreaterThan(isOurs(save) ? before : 0);
  });

  it('leads back into the bout of a career, by other rules through the gate to where its last phase began', async () => {
    const data = copyOf(version);
    const bout = saveOf(data, `accounts/${IDS.Anna}/careers/0000c0de/bouts/0002.json`);
    const host = await hostIn(data);
    const anna = await comesIn(host, version, 'anna');
    await anna.press('c');
    if (isOurs(bout)) await anna.waitFor('A FELIX: divide your CF');
    else {
      await anna.waitFor('The bill of the day. Go in?');
      await anna.press(KEYS.enter);
      await anna.waitFor('nothing yet: Enter waits');
      expect(existsSync(join(data, 'accounts', IDS.Anna, 'aside'))).toBe(false);
    }
  });

  it('has its hall and its news whole', () => {
    const data = copyOf(version);
    const { entries = [], houses = [] } = jsonOf(data, 'hall.json') as SharedEntries;
    const news = jsonOf(data, 'news.json') as { readonly items: readonly { readonly text: string }[] };
    const { company } = visitor(data, 'Berta');
    expect(company.hall(CAREER_HALL).map(({ player, entry }) => [player, entry])).toEqual(
      entries.map(({ player, entry }) => [player, entry]),
    );
    expect(company.hall(HOUSE_HALL).map(({ player, entry }) => [player, entry])).toEqual(
      houses.map(({ player, entry }) => [player, entry]),
    );
    expect([entries.length, houses.length]).toEqual([1, 1]);
    const told = company.news().map(({ text }) => text);
    for (const { text } of news.items) expect(told).toContain(text);
    expect(told).toHaveLength(news.items.length);
  });

  it('has the tables of its days, and a try that is not over goes on', () => {
    const data = copyOf(version);
    const { company, tries } = visitor(data, 'Berta');
    const { daily } = company;
    expect(daily.days()).toEqual([...DAYS].reverse());
    expect(daily.table(DAYS[0])).toMatchObject([
      { rank: 1, name: 'Anna' },
      { rank: 2, name: 'Berta', self: true },
    ]);
    expect(daily.table(DAYS[1])).toMatchObject([{ rank: null, name: 'Berta', result: 'at it' }]);
    const save = saveOf(data, `daily/${DAYS[1]}/${IDS.Berta}.json`);
    const session = tries(DAYS[1]);
    if (isOurs(save)) expect(session.match.digest()).toBe(save.digest);
    fightPlainly(session);
    expect(daily.table(DAYS[1])).toMatchObject([{ rank: 1, name: 'Berta' }]);
    expect(value(daily.best(DAYS[0]))).toMatchObject({ name: 'Anna' });
  });
});
