/**
 * Players' folders of every version since the first must open: matches by replay while the version is the same, at
 * their checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/heroes-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { heroesCareer } from '../../../../src/games/heroes/career/index.ts';
import type { CareerState } from '../../../../src/games/heroes/career/types.ts';
import { FAMILIA_HALL } from '../../../../src/games/heroes/files/familia-hall.ts';
import { FAMILIAE, familiaeOf } from '../../../../src/games/heroes/files/familiae.ts';
import { GAME_ID } from '../../../../src/games/heroes/id.ts';
import { mindsIn } from '../../../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import type { State } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { Session } from '../../../../src/session/session.ts';
import { asked, playFamilia, playMatch } from '../../../../tools/games/heroes/players.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/heroes';
/** The folder that has every kind of file; each of the others has a match, after whose open question it is named. */
const EVERYTHING = 'everything';
/** Where a familia was saved, by its name, and the question that is open there. */
const PLACES: readonly (readonly [name: string, kind: string | null])[] = [
  ['In the making', 'signature'],
  ['Half made', 'shape'],
  ['At the games', 'day'],
  ['Rises', 'rise'],
  ['In a match', 'match'],
  ['After a match', 'match'],
  ['Is closed', null],
];

/** A copy of a folder that a version left behind. */
function copyOf(version: string, name: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, name), folder, { recursive: true });
  return folder;
}

const isOurs = ({ version }: Save): boolean => version === heroes.version;

/** The familiae of a version, and where each lies by its name. */
function familiaeIn(version: string) {
  const store = open(copyOf(version, EVERYTHING));
  const familiae = familiaeOf(servicesFor(store, '9.9.9', shelf));
  const idOf = (name: string): string => {
    const found = familiae.list().find((one) => one.state === 'ok' && one.facts.setup.name === name);
    if (found === undefined) throw new Error(`no familia ${name}`);
    return found.id;
  };
  return { store, familiae, idOf };
}

describe.each(readdirSync(FIXTURES))('a player’s folders of version %s', (version) => {
  const folders = readdirSync(join(FIXTURES, version));

  test.each(folders)('%s: saves check finds nothing damaged', (name) => {
    const folder = copyOf(version, name);
    const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
    const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
    expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
  });

  test.each(folders.filter((name) => name !== EVERYTHING))(
    '%s: its match opens at its question and is played out',
    (name) => {
      const save = value(open(copyOf(version, name)).match(GAME_ID).load());
      if (save === null) throw new Error('no match');
      const parts = { seats: [0], sink: { write: () => null }, minds: mindsIn(save) } as const;
      const { session, dropped } = value(Session.open(heroes, tables(), save, parts));
      if (isOurs(save)) {
        expect([dropped, session.match.digest()]).toEqual([0, save.digest]);
        while (session.advance() !== null);
        expect(session.prompt?.kind).toBe(name.split('-').at(-1)?.replace('_', '-'));
      } else {
        const then = save.checkpoint.state as State;
        expect(session.match.state.fighters.map((one) => one.name)).toEqual(then.fighters.map((one) => one.name));
      }
      if (!name.startsWith('led')) playMatch(session);
      expect(session.match.over).toBe(!name.startsWith('led'));
    },
  );

  test.each(PLACES)('the familia that is kept where it %s opens there and goes on', (name, kind) => {
    const { store, familiae, idOf } = familiaeIn(version);
    const id = idOf(name);
    const saved = value(store.long(FAMILIAE).open(id)?.load() ?? { ok: false, why: 'gone' })?.save;
    const game = value(familiae.open(id));
    const then = saved?.checkpoint.state as CareerState;
    expect(game.session.match.state.past.map(({ number }) => number)).toEqual(then.past.map(({ number }) => number));
    if (saved?.version === heroesCareer.version) {
      expect(digestOf(game.session.match.state)).toBe(saved.digest);
      while (game.session.advance() !== null);
      expect(game.session.prompt?.kind ?? null).toBe(kind);
    }
    const fought = game.session.match.state.past.length;
    playFamilia(game, asked('day', fought + 1));
    const { past, outcome } = game.session.match.state;
    expect([outcome !== null || past.length > fought, game.trouble]).toEqual([true, null]);
  });

  it('takes a match that is over for what it was, and goes on with one half fought', () => {
    const { familiae, idOf } = familiaeIn(version);
    const [half, late] = ['In a match', 'After a match'].map((name) => value(familiae.open(idOf(name))));
    for (const game of [half, late]) while (game?.session.advance() !== null);
    expect(value(half?.bout() ?? { ok: false, why: 'gone' })?.over).toBe(false);
    expect(value(late?.bout() ?? { ok: false, why: 'gone' })).toBeNull();
    expect([half?.order === null, late?.order]).toEqual([false, null]);
  });

  it('leads back to before a month, and has its hall of fame', () => {
    const { store, familiae, idOf } = familiaeIn(version);
    const back = value(value(familiae.open(idOf('At the games'))).goBack(1));
    expect(back.session.match.state.past).toEqual([]);
    expect(value(store.hall.load(FAMILIA_HALL)).map((line) => line.id)).toEqual([idOf('Is closed')]);
  });

  it('has replays that come to what they were summed up as', () => {
    const { store } = familiaeIn(version);
    const list = store.replays.list();
    expect(list).toHaveLength(4);
    for (const listed of list) {
      if (listed.state !== 'ok') throw new Error(JSON.stringify(listed));
      const { save, summary } = value(store.replays.load(listed.name));
      expect(listed.summary).toEqual(summary);
      const door = value(shelf.door(save));
      expect(value(door.summary(save))).toEqual(summary);
      if (isOurs(save)) expect(value(door.verify(save))).toBeNull();
    }
  });
});
