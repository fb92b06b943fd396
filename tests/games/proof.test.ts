/** The files of a folder held against one another: what was swapped, deleted or edited is found, told in a sentence, and made anew where it can be. */
import { cpSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runReplay } from '../../src/cli/commands/replay.ts';
import { runSaves } from '../../src/cli/commands/saves.ts';
import { careerServices } from '../../src/games/gladiator/files/careers.ts';
import { houseServices } from '../../src/games/gladiator/files/houses.ts';
import type { Save } from '../../src/kernel/save.ts';
import { listFiles } from '../../src/store/check.ts';
import { makeAnew } from '../../src/store/proof/anew.ts';
import { hallFaults } from '../../src/store/proof/hall-proof.ts';
import { repair } from '../../src/store/repair.ts';
import { asked, careerSetup, playCareer } from '../../tools/games/gladiator/careers.ts';
import { houseSetup, playOn } from '../../tools/games/gladiator/houses.ts';
import { known, shelf } from '../../tools/shelf.ts';
import { open, put, read, tempFolder, value } from '../store/support.ts';

interface Json {
  readonly [member: string]: unknown;
}

/** What the newest version left behind: older rules leave less to compare. */
function newest(fixtures: string): string {
  const versions = readdirSync(fixtures).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  return join(fixtures, versions.at(-1) ?? '', 'everything');
}

const OATHS = newest('tests/fixtures/munera-careers');
const FAMILIAE = newest('tests/fixtures/heroes');
const SEASONS = newest('tests/fixtures/gliderpit');
const CAMPAIGNS = newest('tests/fixtures/gladiatori-campaigns');

/** A copy of some of what lies in a fixture: all else would only be played through. */
function copyOf(fixture: string, ...names: readonly string[]): string {
  const folder = tempFolder();
  for (const name of names) cpSync(join(fixture, name), join(folder, name), { recursive: true });
  return folder;
}

/** What is said of the files of a folder of which anything is. */
function told(path: string): readonly (readonly [string, string, string | null])[] {
  return listFiles({ path }, known).flatMap(({ name, kind, state, why }) =>
    why === null || kind === 'index' ? [] : [[name, state, why] as const],
  );
}

/** What repair makes anew, by the names of the files it found. */
function repaired(path: string): readonly (readonly [string, string | null])[] {
  const store = open(path);
  const done = value(repair(store, known));
  store.close();
  return done.map(({ name, anew }) => [name, anew]);
}

const json = <T extends Json = Json>(path: string, name: string): T => JSON.parse(read(join(path, name))) as T;

/** Changes a JSON file as somebody with an editor would. */
function edit(path: string, name: string, change: (was: Json) => Json): void {
  put(path, name, change(json(path, name)));
}

function swap(path: string, one: string, other: string): void {
  const [a, b, between] = [join(path, one), join(path, other), join(path, 'between')];
  renameSync(a, between);
  renameSync(b, a);
  renameSync(between, b);
}

/** The long games of a folder that have records, the one with the most first. */
function withRecords(path: string, folder: string, drawer = 'bouts'): readonly string[] {
  const count = (id: string): number => {
    const home = join(path, folder, id, drawer);
    return existsSync(home) ? readdirSync(home).length : 0;
  };
  return readdirSync(join(path, folder))
    .filter((id) => /^[0-9a-f]{8}$/u.test(id) && count(id) > 0)
    .sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
}

describe('the records of a game', () => {
  const HOME = 'heroes-familiae';
  const [most = '', ...others] = withRecords(FAMILIAE, HOME).filter((id) => countOf(id) < 5);
  const bout = (id: string, number = '0001'): string => `${HOME}/${id}/bouts/${number}.json`;
  const [next = ''] = others.filter((id) => read(join(FAMILIAE, bout(id))) !== read(join(FAMILIAE, bout(most))));
  const familiae = (): string => copyOf(FAMILIAE, `${HOME}/${most}`, `${HOME}/${next}`);
  const OTHER = 'it is of another match than its familia asked for';

  function countOf(id: string): number {
    return readdirSync(join(FAMILIAE, HOME, id, 'bouts')).length;
  }

  it('that nobody touched are whole', () => {
    expect(told(familiae())).toEqual([]);
  });

  it('are swapped', () => {
    const path = familiae();
    swap(path, bout(most), bout(most, '0002'));
    expect(told(path)).toEqual(['0001', '0002'].map((number) => [bout(most, number), 'damaged', OTHER]));
    expect(repaired(path).map(([, anew]) => anew)).toEqual([null, null]);
    const gone = 'the record of match 1 and 2 is gone: nothing proves what came of it';
    expect(told(path)).toEqual([[`${HOME}/${most}/familia.json`, 'incomplete', gone]]);
  });

  it('tell of something else than what it went on from', () => {
    const path = familiae();
    const games = known.long.find(({ kind }) => kind === 'familia');
    const { save } = json<{ readonly save: Save }>(path, `${HOME}/${most}/familia.json`);
    const [first, second] = value(games?.proof?.fought(save) ?? { ok: false, why: '' });
    const fought = () => ({ ok: true, value: [{ ...first, result: second?.result }] });
    const other = { ...games, proof: { ...games?.proof, fought } } as unknown as (typeof known.long)[number];
    const found = listFiles({ path }, { ...known, long: [other] });
    const why = 'it came to something else than what its familia went on from';
    expect(found.find(({ name }) => name === bout(most))?.why).toBe(why);
  });

  it('are of a match that it never had', () => {
    const path = familiae();
    cpSync(join(path, bout(most)), join(path, bout(most, '0077')));
    expect(told(path)).toEqual([[bout(most, '0077'), 'damaged', 'its familia never asked for a match 77']]);
  });

  it('lie in the folder of another', () => {
    const path = familiae();
    renameSync(join(path, HOME, next), join(path, HOME, '00000bad'));
    const name = `${HOME}/00000bad/familia.json`;
    expect(told(path)).toEqual([
      [name, 'damaged', `it says that it is familia ${next}, and lies in the folder of 00000bad`],
    ]);
    expect(repaired(path)).toEqual([[name, name]]);
    expect(json(path, name)).toMatchObject({ id: '00000bad' });
    expect(told(path)).toEqual([]);
  });

  it('have an edited checkpoint: it is told of, and made anew', () => {
    const path = familiae();
    const name = bout(most);
    const before = json(path, name);
    edit(path, name, (was) => {
      const { checkpoint } = was as unknown as Save;
      return { ...was, checkpoint: { ...checkpoint, draws: checkpoint.draws + 1 } };
    });
    expect(told(path)).toEqual([
      [name, 'damaged', 'its checkpoint is not the phase boundary to which its choices lead'],
    ]);
    expect(repaired(path)).toEqual([[name, name]]);
    expect(json(path, name)).toEqual(before);
    expect(told(path)).toEqual([]);
  });
});

describe.each([
  ['a familia', FAMILIAE, 'heroes-familiae', 'familia', 'heroes-familiae'],
  ['an oath', OATHS, 'munera-oaths', 'oath', 'munera-careers'],
  ['a season', SEASONS, 'gliderpit-seasons', 'season', 'gliderpit-seasons'],
  ['a campaign', CAMPAIGNS, 'gladiatori-campaigns', 'campaign', 'gladiatori-campaigns'],
])('the hall of %s', (_, fixture, folder, kind, member) => {
  it('tells what it never came to, or nothing', () => {
    const all = json(fixture, 'hall.json');
    const kept = (all[member] as readonly (Json & { readonly entry: Json })[]).filter((one) =>
      existsSync(join(fixture, folder, String(one[kind]))),
    );
    const [line] = kept;
    const id = String(line?.[kind]);
    const path = copyOf(fixture, `${folder}/${id}/${kind}.json`);
    const whole = { ...all, [member]: [line] };
    const forged = { ...whole, [member]: [{ ...line, entry: { ...line?.entry, name: 'Maximus' } }] };
    const found = () => hallFaults({ path }, known).map(({ state, why }) => [state, why]);
    const made = () => {
      const store = open(path);
      const name = makeAnew(store, 'hall.json', 'it was edited', known)?.name;
      store.close();
      return name;
    };
    put(path, 'hall.json', whole);
    expect(found()).toEqual([]);
    put(path, 'hall.json', forged);
    expect(found()).toEqual([['damaged', `what it tells of ${kind} ${id} is not what that came to`]]);
    expect(made()).toBe('hall.json');
    expect(json(path, 'hall.json')).toEqual(whole);
    rmSync(join(path, 'hall.json'));
    expect(found()).toEqual([['incomplete', `${kind} ${id}, which is over, is not in it`]]);
    expect(made()).toBe('hall.json');
    expect((json(path, 'hall.json')[member] as readonly Json[])[0]).toMatchObject({ [kind]: id, entry: line?.entry });
    expect(found()).toEqual([]);
  });
});

it('the hall of a folder is listed where it is edited, and where it is gone', () => {
  const ids = withRecords(FAMILIAE, 'heroes-familiae').map((id) => `heroes-familiae/${id}/familia.json`);
  const path = copyOf(FAMILIAE, ...ids);
  const found = () => told(path).filter(([name]) => name === 'hall.json');
  expect(found()).toEqual([
    ['hall.json', 'incomplete', expect.stringMatching(/^familia \w+, which is over, is not in it$/u)],
  ]);
  expect(repaired(path)).toEqual([['hall.json', 'hall.json']]);
  expect(found()).toEqual([]);
});

describe('an autosave', () => {
  it('of another game, or of a later step than its name says', () => {
    const ids = withRecords(FAMILIAE, 'heroes-familiae', 'back').map((id) => `heroes-familiae/${id}`);
    const path = copyOf(FAMILIAE, ...ids.flatMap((id) => [`${id}/back`, `${id}/familia.json`]));
    const [id, other] = ids.map((one) => `${one}/back`);
    const found = () => told(path).filter(([name]) => name.includes('/back/'));
    swap(path, `${id}/0001.json`, `${id}/0002.json`);
    expect(found()).toEqual([[`${id}/0001.json`, 'damaged', 'it is of a later month than its name says']]);
    swap(path, `${id}/0001.json`, `${id}/0002.json`);
    cpSync(join(path, `${id}/0001.json`), join(path, `${other}/0001.json`));
    expect(found()).toEqual([[`${other}/0001.json`, 'damaged', 'it is of another familia']]);
  });
});

describe('a replay', () => {
  const folder = () => {
    const path = copyOf(OATHS, 'replays');
    const [name = ''] = readdirSync(join(path, 'replays')).filter((one) => one.endsWith('.json'));
    return { path, name: `replays/${name}` };
  };

  it('whose summary was edited: verify and check say so, and repair sums it up anew', async () => {
    const { path, name } = folder();
    const whole = json(path, name);
    edit(path, name, (was) => ({ ...was, summary: { ...(was['summary'] as Json), winner: 1, by: 'magic' } }));
    const why = 'its summary is not that of the match in it';
    expect(told(path)).toEqual([[name, 'damaged', why]]);
    const verify = runReplay(join(path, name), { color: false, verify: true }, shelf, '9.9.9', () => {});
    await expect(verify).rejects.toThrow(why);
    expect(repaired(path)).toEqual([[name, name]]);
    expect(json(path, name)).toEqual(whole);
    expect(told(path)).toEqual([]);
  });

  it('under the name of another match is kept again under its own', () => {
    const { path, name } = folder();
    const other = name.replace(/[0-9a-f]{8}\.json$/u, '0badbad0.json');
    renameSync(join(path, name), join(path, other));
    expect(told(path)).toEqual([[other, 'damaged', 'its name is that of another match']]);
    expect(repaired(path)).toEqual([[other, name]]);
    expect(told(path)).toEqual([]);
  });

  it('whose seed, choices or last state were edited cannot be made anew', () => {
    const { path, name } = folder();
    edit(path, name, (was) => ({ ...was, save: { ...(was['save'] as Json), seed: 'another' } }));
    expect(told(path)[0]?.slice(0, 2)).toEqual([name, 'damaged']);
    expect(repaired(path)).toEqual([[name, null]]);
  });
});

describe('of GLADIATOR', () => {
  it('a career and a house have records that are theirs alone', () => {
    const path = tempFolder();
    const store = open(path);
    const careers = careerServices(store, () => {});
    playCareer(value(careers.begin(careerSetup({ mode: 'lenient' }), 'hub-1')), asked('enter', 1));
    const houses = houseServices(store, () => {});
    const house = playOn(value(houses.begin(houseSetup(), 'ludus')), ({ session }) => session.prompt?.kind === 'fight');
    expect(house.answer('hand')).toBeNull();
    while (house.session.advance() !== null);
    value(house.bout());
    const [career, own] = [careers.list()[0]?.id ?? '', houses.list()[0]?.id ?? ''];
    store.close();
    const record = `careers/${career}/bouts/0001.json`;
    const [begun = ''] = readdirSync(join(path, 'houses', own, 'bouts'));
    const month = `houses/${own}/bouts/${begun}`;
    swap(path, record, month);
    expect(told(path)).toEqual([
      [record, 'damaged', 'it is of another munus than its career asked for'],
      [month, 'damaged', 'it is of another munus than its house asked for'],
    ]);
  });

  it('a career on which nobody could have gone on so is no longer verified, though its digest was set right', () => {
    const path = tempFolder();
    const store = open(path);
    const careers = careerServices(store, () => {});
    playCareer(value(careers.begin(careerSetup(), 'hub-1')), asked('bout'));
    const name = `careers/${careers.list()[0]?.id ?? ''}/career.json`;
    store.close();
    edit(path, name, (was) => {
      const save = was['save'] as Save;
      const state = { ...(save.checkpoint.state as Json), turn: 9 };
      return { ...was, save: { ...save, checkpoint: { ...save.checkpoint, state } } };
    });
    expect(told(path)).toEqual([
      [name, 'damaged', 'its checkpoint is not the phase boundary to which its choices lead'],
    ]);
    expect(repaired(path)).toEqual([[name, name]]);
    expect(told(path)).toEqual([]);
  });

  it('and the command says in the end what repair will do', () => {
    const path = copyOf(OATHS, 'replays');
    const [name = ''] = readdirSync(join(path, 'replays')).filter((one) => one.endsWith('.json'));
    writeFileSync(join(path, 'replays', name), '{');
    const { text, code } = runSaves('check', [], { dataDir: path }, shelf);
    expect([code, text]).toEqual([1, expect.stringContaining('makes anew what it can, and sets the rest aside')]);
  });
});

it('the bouts of a season are its own: in another order they are found, and seasons are what their choices lead to', () => {
  const HOME = 'gliderpit-seasons';
  const season = withRecords(SEASONS, HOME).find((one) => existsSync(join(SEASONS, HOME, one, 'back'))) ?? '';
  const path = copyOf(SEASONS, `${HOME}/${season}`);
  const bout = (number: number): string => `${HOME}/${season}/bouts/000${number}.json`;
  expect(told(path)).toEqual([]);
  swap(path, bout(1), bout(2));
  const why = 'it is of another bout than its season asked for';
  expect(told(path)).toEqual([1, 2].map((number) => [bout(number), 'damaged', why]));
  swap(path, bout(1), bout(2));
  const name = `${HOME}/${season}/season.json`;
  const whole = json(path, name);
  edit(path, name, (was) => {
    const save = was['save'] as Save;
    const state = { ...(save.checkpoint.state as Json), season: 9 };
    return { ...was, save: { ...save, checkpoint: { ...save.checkpoint, state } } };
  });
  expect(told(path)).toEqual([[name, 'damaged', 'its checkpoint is not the phase boundary to which its choices lead']]);
  expect(repaired(path)).toEqual([[name, name]]);
  expect(json(path, name)).toEqual(whole);
});
