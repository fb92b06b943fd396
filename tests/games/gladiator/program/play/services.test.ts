/** The screens' services over a real folder: matches by their games, replays of every kind, long games that are refused. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../../../src/games/game.ts';
import { CAREERS } from '../../../../../src/games/gladiator/files/career-kind.ts';
import { careerServices } from '../../../../../src/games/gladiator/files/careers.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { gamesOn } from '../../../../../src/play/games.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { careerSetup } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import { filesIn, open, put, read, tempFolder, value, why } from '../../../../store/support.ts';
import { boutSave, GAME, summed } from '../../support/kept-bouts.ts';
import { Stage } from '../tui/stage.ts';

const finished = boutSave('first');
const running = boutSave('first', 6);

const strange = {
  ...{ id: 'sagas', title: 'SAGAS', note: '', rulesets: ['sagas'], options: [], long: [] },
  about: ['One.', 'Two.', 'Three.'],
  load: () => Promise.reject(new Error('not to be loaded')),
} satisfies GameEntry;

describe('a finished match', () => {
  test('is kept with its game and its summary by the door of its rules', () => {
    const store = open(tempFolder());
    const services = servicesFor(store, '9', shelf);
    const name = value(services.keepReplay(finished));
    const file = JSON.parse(read(join(store.folder.path, 'replays', name)));
    expect(file).toMatchObject({ format: 2, kind: 'replay', game: GAME, summary: { parties: ['Maximus', 'Calvus'] } });
    expect(services.replays()).toEqual([
      { state: 'ok', name, date: '2025-05-03', seed: 'first', game: GAME, ...summed(finished).summary },
    ]);
    expect(value(services.loadReplay(name))).toEqual(finished);
    expect(value(services.keepReplay(finished))).toBe(name);
    store.close();
  });

  test('that is not over, or is of no game here, is refused', () => {
    const store = open(tempFolder());
    const services = servicesFor(store, '9', shelf);
    expect(why(services.keepReplay(running))).toBe('the match in it is not over');
    expect(why(services.keepReplay({ ...finished, ruleset: 'sagas' }))).toMatch(/^it is of 'sagas'/);
    expect(why(services.keepReplay({ ...finished, digest: '0000000000000000' }))).toMatch(
      /its last state is not the one/,
    );
    expect(filesIn(store.folder.path)).toEqual(['lock']);
    store.close();
  });

  test('that is counted has its luck read from its record, as long as that is there', () => {
    const store = open(tempFolder());
    const { counts, keepReplay } = servicesFor(store, '9', shelf);
    const record = `replays/${value(keepReplay(finished))}`;
    counts.add(finished, record);
    const [match] = value(counts.load()).matches;
    if (match === undefined) throw new Error('nothing is counted');
    const sent: string[] = [];
    const labour = { pause: 1, send: ({ kind }: { readonly kind: string }) => sent.push(kind) as never };
    counts.luckOf(match, labour);
    expect([match.record, sent]).toEqual([record, ['dice-luck']]);
    expect(counts.luckOf({ ...match, record: 'replays/gone.json' }, labour)).toBeNull();
    store.close();
  });

  test('that lies bare among the replays is summed up once its game is loaded, and watched before', () => {
    const path = tempFolder();
    put(path, 'replays/bare.json', finished);
    const unloaded = servicesFor(open(path), '9', new Shelf(GAMES));
    const bare = { name: 'bare.json', date: null, seed: 'first', game: GAME };
    expect(unloaded.replays()).toEqual([{ state: 'bare', ruleset: 'gladiator', ...bare }]);
    const loaded = servicesFor(open(path, { write: false }), '9', shelf);
    expect(loaded.replays()).toEqual([{ state: 'ok', ...bare, ...summed(finished).summary }]);
    const stage = new Stage((env) => titleScreen(env, null), { ...fakeServices(), ...unloaded }).choose('Replays');
    expect(stage.labels).toEqual(['gladiator']);
    expect(stage.text).toContain('How it ended is known once it is watched.');
    stage.press('Enter').settle();
    expect(stage.top.name).toBe('replay');
  });

  test('of a game that is not here is listed with the reason', () => {
    const path = tempFolder();
    put(path, 'replays/a.json', { ...finished, ruleset: 'sagas' });
    const file = { format: 2, kind: 'replay', when: '2025-05-03T12:00:00.000Z', ...summed(finished), game: 'sagas' };
    put(path, 'replays/b.json', file);
    const whys = servicesFor(open(path), '9', shelf)
      .replays()
      .map((one) => (one.state === 'damaged' ? one.why : one.state));
    expect(whys).toEqual([
      "it says that it is of the game 'sagas'",
      expect.stringMatching(/^it is of 'sagas', which is none/),
    ]);
  });
});

describe('the match of a game', () => {
  test('has a file of its own, and says its game where it cannot be opened', () => {
    const two = new Shelf([...GAMES, strange]);
    const store = open(tempFolder(), { games: two.entries });
    const services = servicesFor(store, '9', two);
    expect(services.match('sagas').write({ ...running, ruleset: 'sagas' })).toBeNull();
    expect(services.match(GAME).write(running)).toBeNull();
    expect(services.match('sagas').setAside('x')).toMatch(/^The match of SAGAS in progress cannot be opened: x\./);
    expect(services.match(GAME).setAside('y')).toMatch(/^The bout in progress cannot be opened: y\./);
    expect(value(services.match('sagas').load())).toBeNull();
    store.close();
  });

  test.each([
    [
      'a newer version',
      { version: gladiator.version + 1 },
      /made by version \d+ of the rules.*newer version of harena/,
    ],
    ['another rule set', { ruleset: 'career' }, /it is a save of 'career'/],
    ['an unknown rule set', { ruleset: 'sagas' }, /it is of 'sagas', which is none of/],
  ])('of %s is refused by Continue, and lies aside', (_, change, word) => {
    const store = open(tempFolder());
    store.match(GAME).write({ ...running, ...change });
    const services = { ...fakeServices(), ...servicesFor(store, '9', shelf) };
    const stage = new Stage((env) => titleScreen(env, null), services).choose('Continue');
    expect(stage.top.name).toBe('title');
    expect(stage.text.replace(/\s+/gu, ' ')).toMatch(word);
    expect(filesIn(store.folder.path)).toContain('aside/2025-05-03-120001-bout.json');
    store.close();
  });

  test('is told from that of another game', () => {
    const games = gamesOn(shelf);
    expect(games.refusal(GAME, running)).toBeNull();
    expect(games.refusal('sagas', running)).toBe("it is of the game 'gladiator', not of 'sagas'");
  });
});

test('Continue refuses a long game of a kind that is not known, by name', () => {
  const last = { game: GAME, kind: 'legend', id: '0123abcd', note: 'Roland' };
  const stage = new Stage((env) => titleScreen(env, null), fakeServices({ settings: { last } })).choose('Continue');
  expect(stage.top.name).toBe('title');
  expect(stage.text).toContain("GLADIATOR knows no long game of the kind 'legend'");
});

test('a career of a newer version is refused by name, and lies aside', () => {
  const store = open(tempFolder());
  const careers = careerServices(store, () => {});
  const game = value(careers.begin(careerSetup(), 'newer'));
  const id = careers.list()[0]?.id ?? '';
  const save = game.session.save();
  store
    .long(CAREERS)
    .open(id)
    ?.write({ ...save, version: save.version + 1 });
  expect(why(careers.open(id))).toMatch(
    /^The career cannot be opened: made by version \d+ of the rules.* It was set aside as .*career\.json\.$/,
  );
  expect(why(careers.open('00000000'))).toBe('there is no career 00000000');
  store.close();
});
