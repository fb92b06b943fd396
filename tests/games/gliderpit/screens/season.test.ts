/** A season from the title by keys, at both sizes: a first pit, left and gone on with, gone back; what is read changes nothing; on a host others look on, and hear how it ends. */
import { cpSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pilotHallOf } from '../../../../src/games/gliderpit/files/hall.ts';
import { seasonsOf } from '../../../../src/games/gliderpit/files/seasons.ts';
import { hallOfPilots } from '../../../../src/games/gliderpit/screens/season/hall-pages.ts';
import { seasonGame } from '../../../../src/games/gliderpit/screens/season/season-screen.ts';
import type { SeasonGame } from '../../../../src/games/gliderpit/session/season.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import type { Store } from '../../../../src/store/store.ts';
import { playSeason, purseAt } from '../../../../tools/games/gliderpit/season-players.ts';
import { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, envOf, loaded } from '../../../../tools/title-stage.ts';
import { open, tempFolder, value } from '../../../store/support.ts';
import { companyOn, type Visitor } from '../../../support/company-stage.ts';
import { readsFirst } from '../../../support/game-stage.ts';

const SMALL = { columns: 80, rows: 24 };
const LARGE = { columns: 120, rows: 40 };

readsFirst('gliderpit');

const opens = (folder: string): Store => open(folder, { games: GAMES });

/** Reads on until something is asked. */
function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 300 && stage.top.name === 'walk'; i++) stage.press('f');
  return stage;
}

/** A season at the purse of a turn, on its screen. */
async function seasonOn(store: Store, turn: number, mode: 'ironman' | 'lenient' = 'ironman') {
  const shelf = new Shelf(GAMES);
  const services = servicesFor(store, '9.9.9', shelf, 'SEED');
  const games = gamesOn(shelf);
  await games.load('gliderpit');
  const game = value(seasonsOf(services).begin({ name: 'Felix', rivals: 'mixed', mode }, 'look'));
  playSeason(game, purseAt(turn));
  const stage = new PlainStage(
    (env) => seasonGame(game).screen(env, null),
    () => envOf(services, ROUTES, games, SMALL),
  );
  return { game, stage: readOn(stage) };
}

describe('a season on the screen', () => {
  it('begins from the title by keys, and goes into its first pit', async () => {
    const store = opens(tempFolder());
    const stage = await loaded(atTitle(store, new Shelf(GAMES), SMALL).choose('Glider-Pit Gladiators'));
    stage.press('n', 'Enter');
    expect(stage.text).toContain('What is your pilot called?');
    stage.press('Enter', 'Enter', '?');
    expect(stage.lines[0]).toContain('Why?');
    expect(stage.lines[0]).toContain('the beginning');
    readOn(stage.press('Esc'));
    expect(stage.text).toContain('Standings');
    expect(stage.text).toContain('The Cistern, floor 15');
    expect(stage.text).toMatch(/What you score in 100, by ratings: \w+ \(/);
    stage.choose('First chit: no');
    expect(stage.labels).toContain('First chit: yes');
    stage.choose('To The Cistern');
    for (let i = 0; i < 40 && !stage.text.includes('launch'); i++) readOn(stage);
    expect(stage.text).toMatch(/Felix/);
    store.close();
  });

  it('reading changes nothing: pilots, ladder, chronicle, help, the basket', async () => {
    const store = opens(tempFolder());
    const { game, stage } = await seasonOn(store, 2);
    const before = digestOf(game.session.match.state);
    stage.choose('The pilots');
    expect(stage.text).toMatch(/a tactician, since season 1/);
    stage.press('Esc').choose('The ladder');
    expect(stage.text).toContain('> 2 The Twin Wells');
    stage.press('Esc').choose('Chronicle');
    expect(stage.text).toContain('Season 1, pit 1: The Cistern');
    stage.press('Esc', '?');
    expect(stage.text).toContain('Four pilots fly the same eight pits');
    stage.press('Esc', 'Home').choose('Patches: 0');
    expect([digestOf(game.session.match.state), game.session.prompt?.kind]).toEqual([before, 'purse']);
    store.close();
  });

  it('goes on where it was left, with its bouts, those of the others too; and back to an earlier pit', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const { game, stage } = await seasonOn(store, 3, 'lenient');
    expect(game.session.match.state.past.map(({ kind }) => kind)).toEqual(['melee', 'duel', 'duel']);
    stage.choose('Bouts flown');
    expect(stage.text).toContain('Which bout is watched again?');
    expect(stage.labels).toEqual(['The Twin Wells', 'The Twin Wells', 'The Cistern', 'Back']);
    const notes = (stage.view.menu?.items ?? []).slice(0, 2).map(({ note }) => note);
    expect(notes).toEqual([expect.stringMatching(/^season 1: \w+ won$/), expect.stringMatching(/^season 1: \w+ won$/)]);
    stage.choose('Back').choose('Go back');
    expect(stage.text).toContain('Back before which pit?');
    expect(value(game.record(3)).digest).toHaveLength(16);
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES), LARGE).choose('Continue'));
    expect(readOn(again).text).toContain('The Quarry, floor 10');
    const seasons = seasonsOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
    const back = value(value(seasons.open(seasons.list()[0]?.id ?? '')).goBack(1));
    while (back.session.advance() !== null);
    expect([back.session.match.state.past, back.session.match.state.turn]).toEqual([[], 1]);
    store.close();
  });

  it('tells how a season went that is over, not of a pit to come', async () => {
    const folder = tempFolder();
    cpSync('tests/fixtures/gliderpit/v1/everything', folder, { recursive: true });
    const store = opens(folder);
    const services = servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED');
    const game = value(seasonsOf(services).open('41b6c55d'));
    const games = gamesOn(new Shelf(GAMES));
    await games.load('gliderpit');
    const stage = new PlainStage(
      (env) => seasonGame(game).screen(env, null),
      () => envOf(services, ROUTES, games, SMALL),
    );
    readOn(stage);
    expect(stage.labels).toContain('Another season');
    expect(stage.text).toMatch(/The season is over ─+\n +Season 1: the wreath (?:was yours|went to \w+)/);
    expect(stage.text).not.toContain('What you score in 100');
    store.close();
  });

  it('is given up from its menu, and stands in the hall of fame', async () => {
    const store = opens(tempFolder());
    const { stage } = await seasonOn(store, 1);
    readOn(stage.choose('Fly no more').choose('Yes, fly no more'));
    expect(stage.labels).toContain('How it went');
    stage.choose('How it went');
    expect(stage.text).toContain('Felix, rated 1000, against mixed rivals.');
    expect(value(pilotHallOf(stage.env.services).lines()).map(({ entry }) => [entry.name, entry.end])).toEqual([
      ['Felix', 'closed'],
    ]);
    const hall = new PlainStage(hallOfPilots, () => stage.env);
    expect(hall.view.menu?.items).toMatchObject([
      { label: 'Felix', note: expect.stringMatching(/^mixed +0 +0 .* 1000 +\d{4}-/u) },
    ]);
    hall.press('Enter');
    expect(hall.lines[0]).toContain('turned away');
    expect(hall.text).toContain('Felix, against mixed rivals: 0 wreaths in 0 seasons');
    expect(hall.text).toMatch(/Ironman, over on \d{4}-\d\d-\d\d\./u);
    store.close();
  });
});

describe('a season on a host', () => {
  const pit = (): Shelf => new Shelf(GAMES.filter(({ id }) => id === 'gliderpit'));

  /** A season begun by a visitor, up to a place. */
  function flies(visitor: Visitor, done: (game: SeasonGame) => boolean): SeasonGame {
    const setup = { name: 'Felix', rivals: 'green', mode: 'ironman' } as const;
    return playSeason(value(seasonsOf(visitor.env.services).begin(setup, 'host')), done);
  }

  /** Looks on until something is to be seen. */
  function sees(visitor: Visitor, what: string): void {
    for (let i = 0; i < 12 && !visitor.text.includes(what); i++)
      for (let ticks = 0; ticks < 8; ticks++) visitor.send({ kind: 'tick' });
    expect(visitor.text).toContain(what);
  }

  it('its bouts are looked on at, and between them what its player does is told', async () => {
    const comes = await companyOn(pit());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    readOn(anna.play(seasonGame(flies(anna, purseAt(1)))));
    const doing = 'flies season 1 of Felix';
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    readOn(anna.choose('To The Cistern'));
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed: null });
    bert.choose('Lobby').press('Enter');
    expect(bert.text).toContain('Watching Anna · ');
    sees(bert, 'The teams choose in this');
    for (let i = 0; i < 1_500 && !anna.labels.includes('Go on'); i++)
      anna.press(anna.top.name === 'walk' ? 'f' : 'Enter');
    sees(bert, 'It is over.');
    anna.choose('Go on');
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    sees(bert, `Anna ${doing}.`);
  });

  it('its end is news to the others at once, and stands in the hall of the host with its player', async () => {
    const comes = await companyOn(pit());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    const game = flies(anna, purseAt(1));
    anna.play(seasonGame(game));
    expect(bert.company.news()).toEqual([]);
    expect(game.answer({ do: 'close' })).toBeNull();
    while (game.session.advance() !== null);
    const text = 'Felix, flown by Anna, is home from the pits before a season was over.';
    expect(bert.company.news()).toMatchObject([{ name: 'Anna', text }]);
    expect(bert.press('w').text).toContain('Felix, flown by Anna');
    bert.screens = [hallOfPilots(bert.env)];
    expect(bert.view.menu?.items).toMatchObject([
      { label: 'Felix', note: expect.stringMatching(/^green +0 .* Anna$/u) },
    ]);
    bert.press('Enter');
    expect(bert.text).toContain('Felix, against green rivals: 0 wreaths in 0 seasons');
    expect(bert.text).toContain('Led by Anna, ironman.');
  });
});
