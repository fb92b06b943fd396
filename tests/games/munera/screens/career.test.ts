/** A career of Munera from the title by keys, at both sizes: a first munus, left and gone on with, gone back; what is read changes nothing; on a host others look on, and hear how it ends. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import type { PastBout } from '../../../../src/games/munera/career/types.ts';
import { careersOf } from '../../../../src/games/munera/files/careers.ts';
import { careerGame } from '../../../../src/games/munera/screens/career/career-screen.ts';
import { hallOfCareers } from '../../../../src/games/munera/screens/career/hall-pages.ts';
import { careerPages } from '../../../../src/games/munera/screens/career/pages.ts';
import { pastText } from '../../../../src/games/munera/screens/career/words.ts';
import type { CareerGame } from '../../../../src/games/munera/session/career.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import type { Store } from '../../../../src/store/store.ts';
import { asked, playCareer } from '../../../../tools/games/munera/career-players.ts';
import { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, envOf, loaded } from '../../../../tools/title-stage.ts';
import { open, tempFolder, value } from '../../../store/support.ts';
import { companyOn, sees, type Visitor } from '../../../support/company-stage.ts';
import { readsFirst } from '../../../support/game-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;

readsFirst('munera');

const opens = (folder: string): Store => open(folder, { games: GAMES });

/** Reads on until something is asked. */
function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 300 && stage.top.name === 'walk'; i++) stage.press('f');
  return stage;
}

/** A career begun with what is proposed, at its first question. */
async function sworn(store: Store, size: (typeof SIZES)[number]): Promise<PlainStage> {
  const stage = await loaded(atTitle(store, new Shelf(GAMES), size).choose('Munera Sine Missione'));
  return readOn(stage.press('n', 'Enter', 'Enter', 'Enter'));
}

/** Takes what stands first until a bout is over. */
function fight(stage: PlainStage): PlainStage {
  for (let i = 0; i < 1_500 && !stage.labels.includes('Go on'); i++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  return stage;
}

/** A career at a place, on its screen. */
async function careerOn(
  store: Store,
  seed: string,
  done: (game: CareerGame) => boolean,
  mode: 'ironman' | 'lenient' = 'ironman',
) {
  const shelf = new Shelf(GAMES);
  const services = servicesFor(store, '9.9.9', shelf, 'SEED');
  const games = gamesOn(shelf);
  await games.load('munera');
  const game = value(careersOf(services).begin({ name: 'Felix', profile: 'secutor', mode }, seed));
  playCareer(game, done);
  const stage = new PlainStage(
    (env) => careerGame(game).screen(env, null),
    () => envOf(services, ROUTES, games, SIZES[0]),
  );
  return { game, stage: readOn(stage) };
}

describe('a career on the screen', () => {
  it('goes through its first munus by keys', async () => {
    const store = opens(tempFolder());
    const stage = await sworn(store, SIZES[0]);
    expect(stage.text).toContain('The year 64');
    expect(stage.text).toContain('What is done with the weeks before the games?');
    stage.choose('Train').choose('Attack');
    readOn(stage);
    expect(stage.text).toContain('The bill');
    expect(stage.text).toMatch(/Hurt, and having hurt: spared \d+ %|none is heard/);
    expect(stage.text).toMatch(/Winning Fame \d, \d+ gold/);
    stage.press('Enter');
    expect(stage.text).toContain('Felix v ');
    fight(stage).choose('Go on');
    for (let i = 0; i < 40 && stage.labels[0] !== 'Train' && !stage.text.includes('How it ended'); i++)
      stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    expect(stage.text).toMatch(/May 64|How it ended/);
    store.close();
  });

  it('reading changes nothing: the others, challenges, help, marks on the bill, a duel without mercy', async () => {
    const store = opens(tempFolder());
    const { game, stage } = await careerOn(store, 'look', asked('day'));
    const before = digestOf(game.session.match.state);
    for (let i = 0; i < 12; i++) stage.press('Down');
    stage.choose('The others');
    expect(stage.text).toMatch(/1\d about/);
    stage.press('Esc').choose('Challenge somebody');
    expect(stage.labels.length).toBeGreaterThan(5);
    stage.press('Home');
    expect(stage.text).toMatch(/Winning Fame \d/);
    expect(stage.text).toMatch(/[│|] +\d+ won, \d+ lost; Fame \d+ +[│|]/u);
    stage.press('Esc', '?');
    expect(stage.text).toContain('Six times a year');
    stage.press('Esc', 'Home');
    const worth = (): number => Number(/Winning Fame \d+, (\d+) gold/.exec(stage.text)?.[1]);
    const once = worth();
    stage.choose('Duels: with appeal').press('Home');
    expect([worth(), stage.text.includes('none is heard')]).toEqual([2 * once, true]);
    expect([digestOf(game.session.match.state), game.session.prompt?.kind]).toEqual([before, 'day']);
    store.close();
  });

  it('shows all there is room for: bouts fought, and whoever has many skills, hurt or not', async () => {
    const store = opens(tempFolder());
    const { game, stage } = await careerOn(store, 'many', asked('day', 3));
    expect(game.session.match.state.past.length).toBeGreaterThan(2);
    stage.choose('Bouts fought');
    expect(stage.text).not.toContain('more, round the end');
    const [past] = game.session.match.state.past;
    const names = ['Felix', ...Array<string>(7).fill('Callimorphus')];
    const many = { ...past, names, profiles: names.map(() => 'thracian') } as PastBout;
    expect(pastText(many, 60, 'ascii')).toMatch(/^.{57}[.~] {2}$/u);
    const state = structuredClone(game.session.match.state);
    const [one] = state.rivals;
    const skills = ['reflexes', 'attack', 'dodge', 'stamina', 'popularity'] as const;
    if (one !== undefined) Object.assign(one, { hurt: 2, ended: null, lostTo: 2, skills: [...skills] });
    const [page] = careerPages('rivals', state);
    const lines = page?.lines(76, stage.env).map((line) => line.map(({ text }) => text).join('')) ?? [];
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(lines.join(' ').replace(/ +/g, ' ')).toContain(skills.join(', '));
    store.close();
  });

  it('goes on where a bout was left, with its chronicle and its bouts; and back to an earlier munus', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const { game, stage } = await careerOn(store, 'back', asked('day', 1), 'lenient');
    expect(game.session.match.state.past).toHaveLength(1);
    stage.choose('Chronicle');
    expect(stage.text).toContain('March 64');
    stage.press('Esc').choose('Bouts fought');
    expect(stage.labels.join()).toMatch(/March 64: \w+/);
    stage.press('Esc', 'Home', 'Enter');
    expect(stage.text).toContain('Felix v ');
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES), SIZES[1]).choose('Continue'));
    expect(again.text).toContain('Felix v ');
    const careers = careersOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
    const back = value(value(careers.open(careers.list()[0]?.id ?? '')).goBack(1));
    while (back.session.advance() !== null);
    expect([back.session.match.state.past, back.session.match.state.turn]).toEqual([[], 1]);
    store.close();
  });
});

it('a career that is over has a line of columns in the hall, and Enter opens what was written of it', async () => {
  const store = opens(tempFolder());
  const { stage, game } = await careerOn(store, 'hall', asked('day'));
  playCareer(game, () => false);
  const hall = new PlainStage(hallOfCareers, () => stage.env);
  expect(hall.view.menu?.items).toMatchObject([
    { label: 'Felix', note: expect.stringMatching(/^secutor .* \d+ of \d+ /u) },
  ]);
  hall.press('Enter');
  expect(hall.text).toContain('Felix');
  expect(hall.text).toMatch(/Ironman, over on \d{4}-\d\d-\d\d\./u);
  store.close();
});

describe('a career on a host', () => {
  const munera = (): Shelf => new Shelf(GAMES.filter(({ id }) => id === 'munera'));

  /** A career begun by a visitor, where it asks which bout it is to be. */
  function leads(visitor: Visitor, seed: string): CareerGame {
    const setup = { name: 'Felix', profile: 'secutor', mode: 'ironman' } as const;
    return playCareer(value(careersOf(visitor.env.services).begin(setup, seed)), asked('day'));
  }

  it('its bouts are looked on at, and between them what its player does is told', async () => {
    const comes = await companyOn(munera());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    readOn(anna.play(careerGame(leads(anna, 'host-12'))));
    const doing = 'leads the secutor Felix from munus to munus';
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    anna.press('Enter');
    expect(anna.text).toContain('Felix v ');
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed: null });
    bert.choose('Lobby').press('Enter');
    expect(bert.text).toContain('Watching Anna · Felix v ');
    sees(bert, 'They move in this order');
    fight(anna);
    sees(bert, 'It is over.');
    anna.choose('Go on');
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    sees(bert, `Anna ${doing}.`);
  });

  it('its end is news to the others at once, and stands in the hall of the host with its player', async () => {
    const comes = await companyOn(munera());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    const game = leads(anna, 'host-15');
    anna.play(careerGame(game));
    expect(bert.company.news()).toEqual([]);
    playCareer(game, () => false);
    const [told] = bert.company.news();
    expect(told).toMatchObject({ name: 'Anna', text: expect.stringMatching(/^Felix the secutor, sworn by Anna, /) });
    expect(bert.press('w').text).toContain('Felix the secutor');
    bert.screens = [hallOfCareers(bert.env)];
    expect(bert.view.menu?.items).toMatchObject([
      { label: 'Felix', note: expect.stringMatching(/^secutor .* Anna$/u) },
    ]);
    bert.press('Enter');
    expect(bert.text).toContain('Felix, secutor: Fame ');
    expect(bert.text).toContain('Led by Anna, ironman.');
  });
});
