/** A match of Heroes from the title to its end, by keys, at both sizes; left, gone on with, and watched again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heroesCareer } from '../../../../src/games/heroes/career/index.ts';
import { familiaeOf } from '../../../../src/games/heroes/files/familiae.ts';
import { familiaGame } from '../../../../src/games/heroes/screens/career/familia-screen.ts';
import { hallOfFamiliae } from '../../../../src/games/heroes/screens/career/hall-pages.ts';
import { careerJournal } from '../../../../src/games/heroes/screens/career/journal.ts';
import type { FamiliaGame } from '../../../../src/games/heroes/session/career.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { Playback } from '../../../../src/session/playback.ts';
import type { Store } from '../../../../src/store/store.ts';
import { asked, playFamilia } from '../../../../tools/games/heroes/players.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../../../tools/title-stage.ts';
import { tempFolder, value } from '../../../store/support.ts';
import { companyOn, sees, type Visitor } from '../../../support/company-stage.ts';
import { atPage, opens, SIZES } from '../../../support/game-stage.ts';
import { readOn, testByKeys } from '../../../support/lone-matches.ts';

/** The first of the matches made ready, begun. */
const begun = async (store: Store): Promise<PlainStage> =>
  (await atPage('heroes', SIZES[0], store)).press('p', 'Enter');

testByKeys({ game: 'heroes', keys: ['p', 'Enter'], meeting: /Actius v [A-Z][a-z]+/, board: 12 });

describe('a match on the screen', () => {
  it('tells the chances of every number of Bonus Dice before one is committed', async () => {
    const store = opens();
    const stage = await begun(store);
    for (let i = 0; i < 400 && !stage.text.includes('Add how many'); i++) stage.press('Enter');
    expect(stage.text).toMatch(/Bonus Dice for the \w+: you roll \d+, \w+ \d+/);
    const notes = stage.view.menu?.items.map(({ note }) => note) ?? [];
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.every((note) => /\d+ %/.test(note))).toBe(true);
    store.close();
  });

  it('marks the way to a zone at a click on it, and takes it at another', async () => {
    const store = opens();
    const stage = readOn(await begun(store)).click('B2');
    expect(stage.labels).toContain('Go to B2');
    expect(stage.view.menu?.items[stage.view.menu.initial]?.label).toBe('Go to B2');
    stage.click('B2').settle();
    expect(stage.text).toContain('Actius goes to B2.');
    store.close();
  });

  it('has help at an open choice, and offers no way back from the first list', async () => {
    const store = opens();
    const stage = readOn(await begun(store));
    expect(stage.lines.at(-1)).toMatch(/help/);
    expect(stage.lines.at(-1)).not.toMatch(/back/);
    expect(stage.press('?').text).toContain('In your turn you do one thing');
    expect(stage.press('Esc', 'F1').text).toContain('In your turn you do one thing');
    store.close();
  });

  it('goes back from a list by Esc before it leads to the title, and comes back to the same turn', async () => {
    const store = opens();
    const stage = readOn(await begun(store));
    const heading = stage.lines[0];
    const first = stage.labels;
    expect(stage.choose('Go').labels.at(-1)).toBe('Back');
    expect(stage.press('Esc').labels).toEqual(first);
    stage.press('Esc', 'Enter');
    expect((await loaded(stage.choose('Continue'))).lines[0]).toBe(heading);
    store.close();
  });

  it('explains the last line: its dice and its rule', async () => {
    const store = opens();
    const stage = await begun(store);
    readOn(stage).press('w');
    expect(stage.text).toContain('Why?');
    store.close();
  });
});

describe('a familia on the screen', () => {
  it('is founded, makes a Star, fights, and goes on after it was left', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const stage = (await atPage('heroes', SIZES[0], store)).press('n');
    expect(stage.keyBar).not.toContain('delete'); // there is none yet
    stage.press('Enter', 'Enter', 'Enter');
    readOn(stage);
    expect(stage.labels[stage.view.menu?.initial ?? 0]).toBe('A new Star');
    stage.choose('A new Star').settle();
    expect(stage.choose('Name: Flamma').press('Backspace', 'Enter').text).toContain('A Star needs a name.');
    stage.press('L', 'e', 'o', 'Enter');
    expect(stage.labels).toContain('Name: Leo');
    stage.choose('Roll the size');
    readOn(stage);
    stage.choose('Brawler');
    readOn(stage);
    const isFrail = (): boolean => / Strength [123];/.test(stage.text);
    for (let i = 0; i < 7 && !isFrail(); i++) stage.choose('Twelve points');
    expect([isFrail(), stage.text.includes('A good blow can take a whole part.')]).toEqual([true, true]);
    stage.choose('Join the familia');
    readOn(stage);
    expect(stage.text).toContain('Leo');
    stage.choose('A match').choose('Into the arena');
    readOn(stage);
    expect(stage.press('T').text).toContain('No advice here: ironman is played without any.');
    for (let i = 0; i < 2_000 && !stage.labels.includes('Go on'); i++) stage.press('Enter');
    expect(stage.labels[0]).toBe('Go on');
    expect(stage.choose('Luck').settle().text).toMatch(/yours +\d+ successes/);
    stage.press('Esc');
    stage.choose('Go on');
    expect(stage.text).toMatch(/Match 1 is (won|lost|a draw)/);
    const [home = ''] = readdirSync(join(folder, 'heroes-familiae'));
    const kept = (name: string) => readFileSync(join(folder, 'heroes-familiae', home, name), 'utf8');
    const { save } = JSON.parse(kept('familia.json'));
    expect(save).toMatchObject({ setup: { sealedSeeds: true }, seals: { seed: { nonce: null } } });
    expect(kept('bouts/0001.json')).not.toContain(save.seed); // what its matches tell is not its seed
    for (let i = 0; i < 40 && !stage.labels.includes('Luck'); i++) stage.press('Enter');
    expect(stage.choose('Luck').text).toMatch(/The last match\s+yours +\d+ successes, .*September 106, Leo v \w+/s);
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue'));
    expect(again.text).toContain('Varro');
    expect(again.choose('Close the familia').labels).toEqual(['Back', 'Close it, for good']);
    expect(again.choose('Back').text).toContain('What happens on this day?');
    expect(again.press('F1').text).toContain('In the calendar V is a match won');
    store.close();
  });
});

describe('a familia on a host', () => {
  const shelf = (): Shelf => new Shelf(GAMES.filter(({ id }) => id === 'heroes'));

  /** A familia founded by a visitor, on its first day with a Star. */
  function leads(visitor: Visitor, seed: string): FamiliaGame {
    const setup = { name: 'Varro', starPower: true, rivals: false, mode: 'ironman' } as const;
    const hasStar = (game: FamiliaGame): boolean => game.session.match.state.familia.length > 0;
    const game = value(familiaeOf(visitor.env.services).begin(setup, seed));
    return playFamilia(game, (one) => hasStar(one) && asked('day')(one));
  }

  it('its matches are looked on at, and between them what its player does is told', async () => {
    const comes = await companyOn(shelf());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    readOn(anna.play(familiaGame(leads(anna, 'host-1'))));
    const doing = 'leads the familia of Varro';
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    readOn(anna.choose('A match').choose('Into the arena'));
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed: null });
    bert.choose('Lobby').press('Enter');
    expect(bert.text).toMatch(/Watching Anna · \w+ v \w+/);
    for (let i = 0; i < 1_000 && !anna.labels.includes('Go on'); i++)
      anna.press(anna.top.name === 'walk' ? 'f' : 'Enter');
    sees(bert, 'It is over.');
    anna.choose('Go on');
    expect(bert.company.present()[0]).toMatchObject({ doing, fighting: false });
    sees(bert, `Anna ${doing}.`);
  });

  it('its end is news to the others at once, and stands in the hall of the host with its player', async () => {
    const comes = await companyOn(shelf());
    const [anna, bert] = [comes('Anna'), comes('Bert')];
    const game = leads(anna, 'host-2');
    anna.play(familiaGame(game));
    expect(bert.company.news()).toEqual([]);
    expect(game.answer({ do: 'close' })).toBeNull();
    while (game.session.advance() !== null);
    expect(bert.company.news()).toMatchObject([
      { name: 'Anna', text: "The familia of Varro, which is Anna's, has closed after 1 month." },
    ]);
    bert.screens = [hallOfFamiliae(bert.env)];
    expect(bert.text).toMatch(/Varro \(Anna\), 1 month\s+\w+, murmillo: Fame 0, 0 won/);
  });

  it('its journal is read from its record, and every line has a page of its own', async () => {
    const anna = (await companyOn(shelf()))('Anna');
    const game = playFamilia(leads(anna, 'host-3'), asked('match'));
    const playback = value(Playback.open(heroesCareer, tables(), game.session.save()));
    expect(playback.frames.map(({ entry }) => entry.event.kind)).toContain('card-rolled');
    anna.screens = [careerJournal(playback)];
    for (const { text } of playback.frames.toReversed()) {
      expect(anna.press('Enter').text).toContain('Why?');
      expect(anna.text).toContain(text.slice(0, 40));
      anna.press('Esc', 'Up');
    }
  });
});
