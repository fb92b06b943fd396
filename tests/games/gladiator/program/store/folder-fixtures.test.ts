/**
 * Players' folders of every version since the fourth must open: bouts by replay while the version is the same, at
 * their checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/folder-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runReplay } from '../../../../../src/cli/commands/replay.ts';
import { runSaves } from '../../../../../src/cli/commands/saves.ts';
import { runSim } from '../../../../../src/games/gladiator/cli/commands/sim.ts';
import { cardsIn } from '../../../../../src/games/gladiator/files/cards.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../../../../src/games/gladiator/files/hall.ts';
import { USUAL } from '../../../../../src/games/gladiator/options.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import { Session } from '../../../../../src/session/session.ts';
import type { FileReport } from '../../../../../src/store/check.ts';
import { readReplayFile } from '../../../../../src/store/replay-file.ts';
import { readSettings } from '../../../../../src/store/settings.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { replaysScreen } from '../../../../../src/tui/screens/replays.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fightPlainly } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import { filesIn, open, read, tempFolder, value } from '../../../../store/support.ts';
import { summed } from '../../support/kept-bouts.ts';
import { Stage } from '../tui/stage.ts';

const FIXTURES = 'tests/fixtures/folders';
/** The folder that has every kind of file; each of the others has a bout, after whose open question it is named. */
const EVERYTHING = 'everything';

/** A copy of a folder that a version left behind. */
function copyOf(version: string, name: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, name), folder, { recursive: true });
  return folder;
}

/** What is said of saves that were made by other rules. */
const SAID =
  /^made by version \d+ of the rules, this is version \d+: (it goes on from its last phase|it is over, and cannot be played back)$/;

const isOurs = ({ version }: Save): boolean => version === gladiator.version;

interface Raw {
  readonly [key: string]: unknown;
}

/** Where options that were kept in one list stand since there are several games. */
function byGame({ lastCareer, lastHouse, ...raw }: Raw): Raw {
  const isOwn = ([key]: readonly [string, unknown]): boolean => Object.hasOwn(USUAL, key);
  const own = Object.fromEntries(Object.entries(raw).filter(isOwn));
  const house = Object.fromEntries(Object.entries(raw).filter((one) => !isOwn(one)));
  const long = lastHouse ?? lastCareer ?? null;
  const kind = lastHouse == null ? 'career' : 'house';
  const last = long === null ? null : { game: 'gladiator', kind, id: long, note: '' };
  return { ...house, last, games: { gladiator: own } };
}

/** The bout in progress in a folder. */
function boutIn(store: Store): Save {
  const save = value(store.match('gladiator').load());
  if (save === null) throw new Error(`no bout in ${store.folder.path}`);
  return save;
}

const stageOf = (store: Store): Stage =>
  new Stage((env) => titleScreen(env, null), { ...fakeServices(), ...servicesFor(store, '9.9.9', shelf) });

describe.each(readdirSync(FIXTURES))('the folders of version %s', (version) => {
  const folders = readdirSync(join(FIXTURES, version));
  const bouts = folders.filter((name) => name !== EVERYTHING);

  test.each(folders)(
    '%s: saves check finds nothing damaged, and says of what other rules made what becomes of it',
    (name) => {
      const folder = copyOf(version, name);
      const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
      const { files } = JSON.parse(text) as { readonly files: readonly FileReport[] };
      expect(code).toBe(0);
      expect(files.map((file) => file.name)).toEqual(filesIn(folder));
      for (const { name: file, kind, why } of files) {
        if (kind !== 'bout' && kind !== 'replay') expect(why).toBeNull();
        else if (isOurs(value(readReplayFile(join(folder, file))).save)) expect(why).toBeNull();
        else expect(why).toMatch(SAID);
      }
    },
  );

  test.each(bouts)('%s: its bout opens at its question, or where its phase began, and is played to its end', (name) => {
    const store = open(copyOf(version, name));
    const save = boutIn(store);
    const sink = { write: () => null };
    const { session, dropped } = value(Session.open(gladiator, tables, save, { seats: [0], sink }));
    const { match } = session;
    if (isOurs(save)) {
      expect(dropped).toBe(0);
      expect(match.digest()).toBe(save.digest);
      while (session.advance() !== null);
      expect(session.prompt?.kind).toBe(name.split('-').at(-1));
    } else {
      const { at, state } = save.checkpoint;
      const then = state as State;
      expect(dropped).toBe(save.choices.length - at);
      expect(match.choices).toEqual(save.choices.slice(0, at));
      expect(match.state.fighters.map(({ name }) => name)).toEqual(then.fighters.map(({ name }) => name));
    }
    fightPlainly(session);
    expect(match.over).toBe(true);
    expect(isOurs(session.save())).toBe(true);
    expect(value(store.replays.keep(summed(session.save()), new Date())).already).toBe(false);
  });

  test.each(bouts)('%s: Continue leads into its bout, and says what it cost', (name) => {
    const store = open(copyOf(version, name));
    const save = boutIn(store);
    const stage = stageOf(store).choose('Continue');
    expect(store.takeNotices()).toEqual([]);
    expect(stage.top.name).not.toBe('title');
    const lost = isOurs(save) ? 0 : save.choices.length - save.checkpoint.at;
    expect(stage.text.includes('Of another version: ')).toBe(lost > 0);
  });

  test('every option is kept as it was set', () => {
    const folder = copyOf(version, EVERYTHING);
    const raw = JSON.parse(read(join(folder, 'settings.json'))) as Raw;
    const store = open(folder);
    expect(readSettings(raw, GAMES).faults).toEqual([]);
    // What was played last is over, and the hall has it: nothing is left to go on with.
    const kept = { ...byGame(raw), last: null };
    expect(store.settings.value).toMatchObject(kept);
    expect(store.takeNotices()).toEqual([]);
    store.settings.change({});
    const written = JSON.parse(read(join(folder, 'settings.json'))) as Raw;
    expect(written).toMatchObject(kept);
    expect(written).toEqual(store.settings.value);
  });

  test('the hall has every career and every house', () => {
    const folder = copyOf(version, EVERYTHING);
    const hall = JSON.parse(read(join(folder, 'hall.json'))) as { readonly [member: string]: readonly Raw[] };
    const store = open(folder);
    for (const section of [CAREER_HALL, HOUSE_HALL]) {
      const lines = value<readonly object[]>(store.hall.load<object>(section));
      const kept = hall[section.member]?.map(({ [section.key]: id, ...line }) => ({ ...line, id }));
      expect(lines).toEqual(kept);
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  test('its cards are read, and their men fight', async () => {
    const folder = copyOf(version, EVERYTHING);
    const cards = cardsIn(open(folder));
    expect(cards.map(({ name }) => name)).toEqual(readdirSync(join(folder, 'cards')).sort());
    for (const { name, man } of cards) {
      expect(name.startsWith(value(man).name)).toBe(true);
      const red = `@${join(folder, 'cards', name)}`;
      const text = await runSim({ red, blue: 'myrmillo', n: '5', seed: 'cards', json: true });
      expect(JSON.parse(text)).toMatchObject({ bouts: 5 });
    }
  });

  test('its replays are listed as they were summed up, and played if the rules are the same', async () => {
    const folder = copyOf(version, EVERYTHING);
    const store = open(folder);
    const list = store.replays.list();
    const files = readdirSync(join(folder, 'replays')).filter((name) => name.endsWith('.json'));
    expect(list.map(({ name }) => name).sort()).toEqual(files);
    for (const listed of list) {
      if (listed.state !== 'ok') throw new Error(JSON.stringify(listed));
      const { save, summary } = value(store.replays.load(listed.name));
      expect(listed.summary).toEqual(summary);
      expect(summed(save).summary).toEqual(summary);
      const printed: string[] = [];
      const text = runReplay(
        listed.path,
        { color: false, text: true },
        shelf,
        '9.9.9',
        (one) => void printed.push(one),
      );
      if (isOurs(save)) {
        await text;
        expect(printed.join('').split('\n').length).toBeGreaterThan(10);
      } else {
        await expect(text).rejects.toThrow(
          `it was made by version ${save.version} of the rules, this is version ${gladiator.version}`,
        );
      }
    }
  });

  test('a replay that is chosen is watched, or says on the screen of what version it is', () => {
    const store = open(copyOf(version, EVERYTHING));
    const [first] = store.replays.list();
    const stage = new Stage(replaysScreen, { ...fakeServices(), ...servicesFor(store, '9.9.9', shelf) });
    stage.press('Enter').settle();
    const ours = isOurs(value(store.replays.load(first?.name ?? '')).save);
    expect(stage.top.name === 'replay').toBe(ours);
    if (!ours) expect(stage.text.replace(/\s+/gu, ' ')).toMatch(/it was made by version \d+ of the rules/u);
  });

  test('what lay aside lies there still, with its reason', () => {
    const store = open(copyOf(version, EVERYTHING));
    const aside = filesIn(join(store.folder.path, 'aside'));
    expect(aside).toEqual(readdirSync(join(FIXTURES, version, EVERYTHING, 'aside')).sort());
    for (const name of aside.filter((one) => !one.endsWith('.why.txt')))
      expect(aside).toContain(`${basename(name)}.why.txt`);
  });

  test('no file is lost or put aside by being opened', () => {
    const folder = copyOf(version, EVERYTHING);
    const before = filesIn(folder);
    const store = open(folder);
    stageOf(store);
    store.close();
    expect(filesIn(folder)).toEqual(before);
  });
});
