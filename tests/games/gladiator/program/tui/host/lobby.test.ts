/** The lobby, the title of a host, watching and the challenge, as their players use them. */
import { describe, expect, it } from 'vitest';
import { dailyScreen } from '../../../../../../src/tui/host/daily.ts';
import { lobbyScreen } from '../../../../../../src/tui/host/lobby.ts';
import type { Stand } from '../../../../../../src/tui/host/stand.ts';
import { watchScreen } from '../../../../../../src/tui/host/watch.ts';
import type { Screen } from '../../../../../../src/tui/program.ts';
import { titleScreen } from '../../../../../../src/tui/screens/title.ts';
import { fakeServices } from '../../../../../../tools/games/gladiator/services.ts';
import { playOn } from '../../../screens/bout/scenes.ts';
import { Stage } from '../stage.ts';
import { CROWD, company, seatAtBout } from './crowd.ts';

const TICK = { kind: 'tick' } as const;

describe('the title of a host', () => {
  const title = (guest: boolean) => {
    const all = company({ guest });
    return new Stage((env) => titleScreen(env, null), fakeServices({ company: all }));
  };

  it('leads to the lobby, the challenge and the news', () => {
    expect(title(false).press('l').top.name).toBe('lobby');
    expect(title(false).press('d').top.name).toBe('daily');
    expect(title(false).press('w').text).toContain('22 November');
    expect(title(false).labels).toContain('Daily challenge');
  });

  it('has no careers for guests, and says why', () => {
    const stage = title(true).choose('GLADIATOR').press('n');
    expect(stage.top.name).toBe('title');
    expect(stage.text).toContain('A career needs an account');
  });

  it('has none of that where one plays alone', () => {
    const stage = new Stage((env) => titleScreen(env, null));
    expect(stage.labels).not.toContain('Lobby');
    expect(stage.press('l').top.name).toBe('title');
  });
});

describe('the lobby', () => {
  const lobby = (wanted: Parameters<typeof company>[0] = {}) => {
    const all = company(wanted);
    return new Stage(() => lobbyScreen(all), fakeServices({ company: all }), { columns: 120, rows: 40 });
  };

  it('lists those who can be watched first, then others who fight, with what they play and how many watch', () => {
    const stage = lobby({ motd: 'Be civil.' });
    expect(stage.labels.slice(0, 4)).toEqual(['Bartholomew-the-Grea', 'guest 1', 'Emil', 'Fabia']);
    expect(stage.labels).toContain('Anna (you)');
    expect(stage.text).toContain('Be civil.');
    expect(stage.text).toContain('7 here, 4 fighting');
    expect(stage.view.menu?.items[0]?.note).toBe('◉ 2  leads Maximus against four beasts in his 11th munus');
  });

  it('watches whom one chooses, and says why it cannot', () => {
    const stage = lobby();
    expect(stage.choose('Anna').text).toContain('That is you.');
    expect(stage.choose('Emil').top.name).toBe('watch');
    expect(stage.press('Esc').top.name).toBe('lobby');
  });

  it('keeps the mark on the one it was on when others come and go', () => {
    let present = CROWD;
    const all = { ...company(), present: () => present };
    const stage = new Stage(() => lobbyScreen(all), fakeServices({ company: all }));
    stage.send({ kind: 'highlight', value: '5' });
    present = CROWD.slice(3);
    const { menu } = stage.send(TICK).view;
    expect(menu?.items[menu.initial]?.value).toBe('5');
  });
});

describe('Ctrl-C says what it leaves', () => {
  const all = company();
  const leaving = (first: () => Screen) => new Stage(first, fakeServices({ company: all })).press('C-c').text;
  it.each([
    ['the lobby', () => lobbyScreen(all), 'There is nothing to lose here.'],
    ['the table of the challenge', () => dailyScreen(all, undefined, false), 'There is nothing to lose here.'],
  ] as const)('in %s', (_, first, told) => {
    expect(leaving(first)).toContain(told);
  });

  it('watching', () => {
    const text = new Stage((env) => watchScreen('Anna', seatAtBout(), env), fakeServices({ company: all })).press(
      'C-c',
    ).text;
    expect(text).toContain('What you watch goes on without you.');
  });

  it('at a try', () => {
    const stage = new Stage(() => dailyScreen(all, undefined, false), fakeServices({ company: all }));
    expect(stage.choose('Begin').choose('Begin').press('C-c').text).toContain(
      'Your try is saved, exactly where you are.',
    );
  });
});

describe('watching', () => {
  const watch = (seat: Stand) =>
    new Stage((env) => watchScreen('Anna', seat, env), fakeServices({ company: company() }));

  it('shows the bout, its pages, and gives the place up with Esc', () => {
    let left = 0;
    const stage = watch({ ...seatAtBout(), leave: () => void left++ });
    expect(stage.lines[0]).toContain('Watching Anna · Maximus v Rufus, 3rd munus');
    expect(stage.text).toContain('Anna is deciding.');
    for (const [key, name] of [
      ['i', 'sheet'],
      ['r', 'roster'],
      ['C-p', 'journal'],
      ['x', 'look'],
      ['?', 'why'],
      ['F1', 'help'],
    ] as const) {
      expect(stage.press(key).top.name).toBe(name);
      stage.press('Esc');
    }
    expect(left).toBe(0);
    expect(stage.press('Esc').screens).toHaveLength(0);
    expect(left).toBe(1);
  });

  it('waits where nobody fights, and says when he has left', () => {
    let here = true;
    const stage = watch({
      look: () => (here ? { name: 'Anna', doing: 'stands at the gate', closed: null, match: null } : null),
      leave() {},
    });
    expect(stage.text).toContain('Anna stands at the gate.');
    expect(stage.top.timer).not.toBeNull();
    here = false;
    expect(stage.send(TICK).text).toContain('Anna has left.');
    expect(stage.text).not.toContain('as soon as it begins');
    expect(stage.top.timer).toBeNull();
  });

  it('says why what is fought cannot be seen, instead of that it is waited for', () => {
    let closed: string | null = 'A try is shown once your own is over.';
    const stage = watch({
      look: () => ({ name: 'Anna', doing: 'tries the challenge of the day', closed, match: null }),
      leave() {},
    });
    expect(stage.text).toContain('Anna tries the challenge of the day.');
    expect(stage.text).toContain('A try is shown once your own is over.');
    expect(stage.text).not.toContain('as soon as it begins');
    closed = null;
    expect(stage.send(TICK).text).toContain('as soon as it begins');
  });
});

describe('the challenge of the day', () => {
  const daily = (wanted: Parameters<typeof company>[0] = {}, alone = false) => {
    const all = company(wanted);
    return { all, stage: new Stage(() => dailyScreen(all, undefined, alone), fakeServices({ company: all })) };
  };

  it('asks once before the try begins, since it counts from then on', () => {
    const { all, stage } = daily();
    stage.choose('Begin');
    expect(stage.text).toContain('The try counts from now on');
    expect(all.fought).toEqual([]);
    stage.choose('Begin');
    expect(all.fought).toEqual(['2026-11-22']);
    expect(stage.lines[0]).toContain('Challenge of 22 November');
  });

  it('goes on without asking, and offers nothing to him who has had his try', () => {
    const going = daily({ standing: 'going' });
    going.stage.choose('Go on');
    expect(going.all.fought).toEqual(['2026-11-22']);
    expect(daily({ standing: 'done' }).stage.labels).toEqual(['How points are counted']);
  });

  it('shows the table with shared places and always one’s own', () => {
    const { stage } = daily();
    expect(stage.text).toMatch(/ 2 +Carla +beaten and spared +6 +11 +4 +120\s*\n.* 2 +Dora/u);
    expect(stage.text).toMatch(/19 +Anna +killed/u);
    expect(stage.text).not.toContain('player-15');
  });

  it('turns to days before, whose best try can be stepped through', () => {
    const { stage } = daily();
    expect(stage.press('Right').lines[0]).toContain('today');
    stage.press('Left');
    expect(stage.lines[0]).toContain('21 November');
    expect(stage.text).toContain('That day is over.');
    expect(stage.choose('Watch the best').settle().top.name).toBe('replay');
  });

  it('explains its points, and leads to the title where nothing lies below it', () => {
    const { stage } = daily({}, true);
    expect(stage.press('p').text).toContain('A victory is worth 100 points');
    expect(stage.press('Esc', 'Esc').top.name).toBe('title');
  });

  it('hides the seed at the end of a try, which is everybody’s', () => {
    const { all, stage } = daily({ standing: 'going' });
    stage.choose('Go on');
    playOn(all.session());
    expect(stage.press('Space', 'Space').top.name).toBe('end');
    expect(stage.lines[0]).not.toContain('seed');
    expect(stage.labels.join()).not.toContain('Same dice');
    expect(stage.choose('Go on').top.name).toBe('daily');
  });
});
