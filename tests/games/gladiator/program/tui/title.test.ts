/** The title among several games: nothing is loaded before it is opened, and Continue goes on with what was played last. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../../src/settings.ts';
import { replaysScreen } from '../../../../../src/tui/screens/replays.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { fakeServices, type Wanted } from '../../../../../tools/games/gladiator/services.ts';
import { type MadeUpGames, madeUpGames } from '../../../../tui/games.ts';
import { newSession } from '../../screens/bout/scenes.ts';
import { Stage } from './stage.ts';

const SAVE = newSession('title').save();
const OTHER = newSession('other').save();
const CAVE = { game: 'heroes', kind: 'quest', id: '0000c0de', note: 'Anna in the cave' };

function titleOf(games: MadeUpGames, wanted: Wanted = {}): Stage {
  return new Stage((env) => titleScreen(env, null), fakeServices({ ...wanted, games }));
}

/** The lines of the title with their notes. */
const linesOf = (stage: Stage) => stage.view.menu?.items.map(({ label, note }) => `${label}: ${note}`) ?? [];

describe('no game is loaded', () => {
  it('by the title, by moving in it, by the options, the help and replays of which there are none', () => {
    const games = madeUpGames('gladiator', 'heroes');
    const stage = titleOf(games);
    expect(stage.text).toContain('the arena, in a terminal');
    expect(stage.labels).toEqual(['GLADIATOR', 'HEROES', 'Options', 'Help', 'Quit']);
    stage.press('Down', 'Down', 'j', 'k', 'Up', 'F2', 'Tab', 'x', 'c', 'r');
    expect(stage.top.name).toBe('title');
    for (const [label, name] of [
      ['Options', 'options'],
      ['Help', 'help'],
    ] as const) {
      expect(stage.choose(label).top.name).toBe(name);
      stage.press('Down', 'Right', 'Tab', 'c', 'Tab', 'Esc');
      expect(stage.top.name).toBe('title');
    }
    stage.press('o', 'Esc', '?', 'Esc', 'C-c', 'Esc');
    expect(stage.top.name).toBe('title');
    const replays = new Stage(replaysScreen, stage.services);
    expect(replays.press('Down', 'Enter').text).toContain('No match has been finished yet.');
    expect(games.loads).toEqual([]);
  });

  it('by a title on which something goes on', () => {
    const games = madeUpGames('gladiator', 'heroes');
    const stage = titleOf(games, { bout: SAVE, settings: { last: CAVE, lastGame: 'heroes' } });
    expect(stage.press('Down', 'Up').labels.slice(0, 3)).toEqual(['Continue', 'Match in progress', 'HEROES']);
    expect(games.loads).toEqual([]);
  });

  it('before its line is chosen, and then once', () => {
    const games = madeUpGames('gladiator', 'heroes');
    const stage = titleOf(games).choose('HEROES');
    expect(games.loads).toEqual(['heroes']);
    expect(stage.text).toContain('HEROES is being set up.');
    expect(stage.settle().top.name).toBe('game');
    expect(stage.lines[0]).toContain('HEROES');
    expect(stage.text).toContain('heroes is three.');
    expect(stage.press('p').lines[0]).toContain('heroes is played');
    stage.press('Esc', 'Esc');
    expect(stage.top.name).toBe('title');
    expect(stage.choose('HEROES').top.name).toBe('game');
    expect(games.loads).toEqual(['heroes']);
  });

  it('again where one turned away while it was set up', () => {
    const games = madeUpGames('gladiator');
    const stage = titleOf(games).choose('GLADIATOR').press('Esc');
    expect(stage.top.name).toBe('title');
    expect(stage.choose('GLADIATOR').top.name).toBe('game');
    expect(games.loads).toEqual(['gladiator']);
  });
});

describe('the list of games', () => {
  it('begins with the one last played, which is kept when it is opened', () => {
    const games = madeUpGames('gladiator', 'heroes', 'munera');
    const stage = titleOf(games).choose('MUNERA');
    expect(stage.services.settings().lastGame).toBe('munera');
    const again = new Stage((env) => titleScreen(env, null), stage.services);
    expect(again.labels.slice(0, 3)).toEqual(['MUNERA', 'GLADIATOR', 'HEROES']);
  });
});

describe('the mark of the title', () => {
  const marked = ({ view: { menu } }: Stage): string => menu?.items[menu.initial]?.label ?? '';

  it('stands where one comes back from: options, help, the page of a game', () => {
    const stage = titleOf(madeUpGames('gladiator', 'heroes'));
    expect(marked(stage)).toBe('GLADIATOR');
    expect(marked(stage.press('o', 'Esc'))).toBe('Options');
    expect(marked(stage.press('?', 'Esc'))).toBe('Help');
    expect(marked(stage.choose('HEROES').settle().press('Esc'))).toBe('HEROES');
  });

  it('is kept so on the page of a game, too', () => {
    const stage = new Stage((env) => titleScreen(env, null), fakeServices()).choose('GLADIATOR');
    expect(marked(stage)).toBe('Learn');
    expect(marked(stage.choose('Hall of fame').press('Esc'))).toBe('Hall of fame');
    const next = stage.labels[stage.labels.indexOf('Hall of fame') + 1];
    expect(marked(stage.press('Down', 'o', 'Esc'))).toBe(next);
  });

  it('stands after a game on what goes on, else on that game, though there are lessons before it', () => {
    const games = madeUpGames('gladiator', 'heroes');
    const withLessons = games.lines.map((line) => ({ ...line, lessons: [{ id: 'one', title: 'One' }] }));
    const stage = titleOf({ ...games, lines: withLessons }, { settings: { lastGame: 'heroes' } });
    expect([stage.labels[0], marked(stage)]).toEqual(['Learn', 'HEROES']);
    expect(marked(titleOf(games, { bout: SAVE, settings: { last: CAVE, lastGame: 'heroes' } }))).toBe('Continue');
  });
});

describe('Continue', () => {
  const games = () => madeUpGames('gladiator', 'heroes');
  const opened = (wanted: Wanted, settings: Partial<Settings> = {}) => {
    const all = games();
    return { all, stage: titleOf(all, { ...wanted, settings }) };
  };

  it('is not there where nothing goes on', () => {
    expect(opened({}).stage.labels).not.toContain('Continue');
  });

  it('goes on with a long game, and says what it is', () => {
    const { all, stage } = opened({}, { last: CAVE });
    expect(linesOf(stage)[0]).toBe('Continue: Anna in the cave');
    expect(stage.labels).not.toContain('Match in progress');
    stage.choose('Continue').settle();
    expect(all.resumed).toEqual([CAVE]);
    expect(stage.screens).toHaveLength(1);
    expect(stage.lines[0]).toContain('heroes goes on');
    expect(all.loads).toEqual(['heroes']);
  });

  it('calls a long game of which nothing is known by the game', () => {
    expect(linesOf(opened({}, { last: { ...CAVE, note: '' } }).stage)[0]).toBe('Continue: HEROES');
  });

  it('goes on with a match, and says whose it is and in which turn', () => {
    const { all, stage } = opened({ matches: { heroes: SAVE } }, { matches: { heroes: 'Anna v a lion' } });
    expect(linesOf(stage)[0]).toMatch(/^Continue: Anna v a lion(, turn \d+)?$/u);
    expect(stage.labels).not.toContain('Match in progress');
    stage.choose('Continue').settle();
    expect(all.matches).toEqual([{ game: 'heroes', save: SAVE }]);
    expect(stage.screens).toHaveLength(1);
    expect(stage.lines[0]).toContain('a match of heroes goes on');
  });

  it('goes on with the long game where there is a match too, which has a line of its own', () => {
    const { all, stage } = opened({ bout: SAVE }, { last: CAVE, matches: { gladiator: 'Felix v Rufus' } });
    expect(stage.labels.slice(0, 2)).toEqual(['Continue', 'Match in progress']);
    expect(linesOf(stage)[0]).toBe('Continue: Anna in the cave');
    expect(linesOf(stage)[1]).toMatch(/^Match in progress: Felix v Rufus/u);
    stage.choose('Match in progress').settle();
    expect(all.matches).toEqual([{ game: 'gladiator', save: SAVE }]);
    expect(all.resumed).toEqual([]);
    expect(all.loads).toEqual(['gladiator']);
    const again = opened({ bout: SAVE }, { last: CAVE });
    again.stage.choose('Continue').settle();
    expect([again.all.resumed, again.all.matches]).toEqual([[CAVE], []]);
  });

  it.each([
    ['gladiator', 'Felix v Rufus', 'Anna v a lion'],
    ['heroes', 'Anna v a lion', 'Felix v Rufus'],
    [null, 'Felix v Rufus', 'Anna v a lion'],
    ['munera', 'Felix v Rufus', 'Anna v a lion'],
  ])('of matches of two games goes on with that of the game last played: %s', (lastGame, first, other) => {
    const notes = { gladiator: 'Felix v Rufus', heroes: 'Anna v a lion' };
    const wanted = { bout: SAVE, matches: { heroes: OTHER } };
    const saves = { 'Felix v Rufus': SAVE, 'Anna v a lion': OTHER } as const;
    const one = opened(wanted, { lastGame, matches: notes });
    const [continues, ...rest] = linesOf(one.stage);
    expect(continues).toContain(`Continue: ${first}`);
    expect(rest.filter((line) => line.startsWith('Match in progress'))).toEqual([
      expect.stringContaining(`Match in progress: ${other}`),
    ]);
    one.stage.choose('Continue').settle();
    expect(one.all.matches.map(({ save }) => save)).toEqual([saves[first as keyof typeof saves]]);
    const two = opened(wanted, { lastGame, matches: notes });
    two.stage.choose('Match in progress').settle();
    expect(two.all.matches.map(({ save }) => save)).toEqual([saves[other as keyof typeof saves]]);
  });

  it('passes over a long game of a game that is not here', () => {
    const away = { ...CAVE, game: 'gliderpit' };
    expect(opened({}, { last: away }).stage.labels).not.toContain('Continue');
    const { all, stage } = opened({ bout: SAVE }, { last: away });
    stage.choose('Continue').settle();
    expect(all.matches).toEqual([{ game: 'gladiator', save: SAVE }]);
  });

  it('has a line for every match besides the long game', () => {
    const { stage } = opened({ bout: SAVE, matches: { heroes: OTHER } }, { last: CAVE });
    expect(stage.labels.filter((label) => label === 'Match in progress')).toHaveLength(2);
  });

  it('says on the title why it cannot', () => {
    const { all, stage } = opened({}, { last: { ...CAVE, id: 'gone' } });
    stage.choose('Continue').settle();
    expect(stage.top.name).toBe('title');
    expect(stage.text).toContain('! It is gone.');
    expect(all.resumed).toEqual([]);
  });
});
