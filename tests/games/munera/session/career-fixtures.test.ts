/**
 * Players' folders of every version since the first must open: careers at every kind of question, a bout that stands
 * alone, a replay, a hall. A new version of the rules adds a folder beside the old ones (scripts/munera-career-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { muneraCareer } from '../../../../src/games/munera/career/index.ts';
import type { CareerState } from '../../../../src/games/munera/career/types.ts';
import { CAREER_HALL } from '../../../../src/games/munera/files/career-hall.ts';
import { CAREERS, careersOf } from '../../../../src/games/munera/files/careers.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import { careerBout } from '../../../../src/games/munera/screens/career/career-match.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { playCareer } from '../../../../tools/games/munera/career-players.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/munera-careers';
const EVERYTHING = 'everything';
/** Where a career was saved, by its name, and the question that is open there. */
const PLACES: readonly (readonly [name: string, kind: string | null])[] = [
  ['In the school', 'weeks'],
  ['At the games', 'day'],
  ['Condemned', 'plead'],
  ['Has beaten one', 'mercy'],
  ['Learns', 'skill'],
  ['In a bout', 'bout'],
  ['After a bout', 'bout'],
  ['Is over', null],
];

/** A copy of what a version left behind. */
function copyOf(version: string): string {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version, EVERYTHING), folder, { recursive: true });
  return folder;
}

/** The careers of a version, and where each lies by its name. */
function careersIn(version: string) {
  const store = open(copyOf(version));
  const careers = careersOf(servicesFor(store, '9.9.9', shelf));
  const idOf = (name: string): string => {
    const found = careers.list().find((one) => one.state === 'ok' && one.facts.setup.name === name);
    if (found === undefined) throw new Error(`no career ${name}`);
    return found.id;
  };
  return { store, careers, idOf };
}

describe.each(readdirSync(FIXTURES))('a player’s folder of version %s', (version) => {
  it('saves check finds nothing damaged', () => {
    const folder = copyOf(version);
    const { text, code } = runSaves('check', [], { dataDir: folder, json: true }, shelf);
    const { files } = JSON.parse(text) as { readonly files: readonly { readonly name: string }[] };
    expect([code, files.map((file) => file.name)]).toEqual([0, filesIn(folder)]);
  });

  test.each(PLACES)('the career that is kept where it %s opens there and goes on', (name, kind) => {
    const { store, careers, idOf } = careersIn(version);
    const id = idOf(name);
    const saved = value(store.long(CAREERS).open(id)?.load() ?? { ok: false, why: 'gone' })?.save;
    const game = value(careers.open(id));
    const then = saved?.checkpoint.state as CareerState;
    expect(game.session.match.state.past.slice(0, then.past.length)).toEqual(then.past);
    if (saved?.version === muneraCareer.version) {
      expect(digestOf(game.session.match.state)).toBe(saved.digest);
      while (game.session.advance() !== null);
      expect(game.session.prompt?.kind ?? null).toBe(kind);
    }
    const { turn } = game.session.match.state;
    playCareer(game, ({ session: { match, prompt } }) => match.state.turn > turn && prompt?.kind === 'day');
    expect([game.session.match.state.outcome !== null || game.session.match.state.turn > turn, game.trouble]).toEqual([
      true,
      null,
    ]);
  });

  it('takes a bout that is over for what it was, and goes on with one half fought', () => {
    const { careers, idOf } = careersIn(version);
    const [half, late] = ['In a bout', 'After a bout'].map((name) => value(careers.open(idOf(name))));
    if (half === undefined || late === undefined) throw new Error('gone');
    for (const game of [half, late]) while (game.session.advance() !== null);
    expect(value(careerBout(half))?.over).toBe(false);
    expect(value(careerBout(late))).toBeNull();
    expect([half.order === null, late.order]).toEqual([false, null]);
  });

  it('leads back to before a munus, and has its hall and its replay', () => {
    const { store, careers, idOf } = careersIn(version);
    const back = value(value(careers.open(idOf('In the school'))).goBack(1));
    expect(back.session.match.state.past).toEqual([]);
    expect(value(store.hall.load(CAREER_HALL)).map((line) => line.id)).toContain(idOf('Is over'));
    const [listed] = store.replays.list();
    if (listed?.state !== 'ok') throw new Error('no replay');
    const { save, summary } = value(store.replays.load(listed.name));
    expect(value(value(shelf.door(save)).summary(save))).toEqual(summary);
    if (save.version === munera.version) expect(value(value(shelf.door(save)).verify(save))).toBeNull();
  });
});
