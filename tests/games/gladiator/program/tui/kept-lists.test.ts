/** Lists of what is kept: while some of it is read yet, when it is full, and when something is taken away. */
import { describe, expect, it } from 'vitest';
import { CAREER_LIST } from '../../../../../src/games/gladiator/screens/lists.ts';
import { longGamesScreen } from '../../../../../src/tui/screens/long-games.ts';
import { replaysScreen } from '../../../../../src/tui/screens/replays.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import type { ReplayItem } from '../../../../../src/tui/services.ts';
import { careerOn, emptyDisk } from '../../../../../tools/games/gladiator/careers.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from './stage.ts';

const FULL = 'You have 2 games going on, and there can be no more.';
const QUOTAS = { going: 2, over: 3, replays: 4, bytes: 1_000_000 };

/** A disk with careers that have just begun. */
function begun(count: number) {
  const disk = emptyDisk();
  for (let n = 1; n <= count; n++) careerOn(disk, () => true, { id: String(n).padStart(8, '0') });
  return disk;
}

describe('the title', () => {
  it('says what is nearly full, unless there is something else to be told', () => {
    const services = fakeServices({ room: { quotas: QUOTAS, told: () => '4 of 4 replays are kept.' } });
    expect(new Stage((env) => titleScreen(env, null), services).text).toContain('4 of 4 replays are kept.');
    const told = new Stage((env) => titleScreen(env, 'The bout is saved.'), services).text;
    expect(told).toContain('The bout is saved.');
    expect(told).not.toContain('4 of 4');
  });

  it('tells what came up meanwhile, once', () => {
    const notices = ['To make room the oldest replay was deleted: A v B.'];
    const services = { ...fakeServices(), takeNotices: () => notices.splice(0) };
    expect(new Stage((env) => titleScreen(env, null), services).text).toContain(
      'the oldest replay was deleted: A v B.',
    );
    expect(new Stage((env) => titleScreen(env, null), services).text).not.toContain('let go');
  });
});

describe('a list of long games', () => {
  it('begins none where there is no room, and says why', () => {
    const services = fakeServices({ careers: begun(2), room: { quotas: QUOTAS, whyNoGame: () => FULL } });
    const stage = new Stage((env) => longGamesScreen(CAREER_LIST, env), services);
    expect(stage.choose('New career').text).toContain(FULL);
    expect(stage.top.name).toBe('long-games');
  });

  it('takes a game away for good once the player has said yes', () => {
    const careers = begun(2);
    const stage = new Stage((env) => longGamesScreen(CAREER_LIST, env), fakeServices({ careers }));
    expect(stage.text).toContain('2 going on, 0 over');
    expect(stage.press('x').text).toMatch(/Delete .*, which is not over, for good/);
    expect(stage.press('n').top.name).toBe('long-games');
    expect(careers.careers.size).toBe(2);
    expect(stage.press('Down', 'x', 'y').text).toContain('1 going on, 0 over');
    expect([...careers.careers.keys()]).toEqual(['00000001']);
    expect(stage.text).toContain('It is deleted.');
  });

  it('takes nothing away where only the line of a new one is under the mark', () => {
    const stage = new Stage((env) => longGamesScreen(CAREER_LIST, env), fakeServices({ careers: begun(1) }));
    stage.press('Up', 'x');
    expect(stage.top.name).toBe('long-games');
  });

  it('looks again while some are to be read yet', () => {
    const services = fakeServices({ careers: begun(3) });
    const all = services.careers.list();
    let read = 0;
    const list = () => all.map((one, i) => (i < read ? one : ({ state: 'unread', id: one.id } as const)));
    const stage = new Stage((env) => longGamesScreen(CAREER_LIST, env), {
      ...services,
      careers: { ...services.careers, list },
      own: () => ({ careers: { ...services.careers, list } }) as never,
    });
    expect(stage.text).toContain('0 going on, 0 over, 3 being read');
    expect(stage.view.menu?.items.map(({ note }) => note).slice(1)).toEqual(Array(3).fill('is being read'));
    while (stage.top.timer !== null) {
      read += 1;
      stage.send({ kind: 'tick' });
    }
    expect(stage.text).toContain('3 going on, 0 over');
    expect(stage.text).not.toContain('being read');
  });
});

describe('the list of replays', () => {
  it('says how many there may be, and that the oldest make room', () => {
    const kept = (count: number): string => {
      const damaged = Array.from({ length: count }, (_, n) => `replay ${n}`);
      const services = fakeServices({ damaged, room: { quotas: QUOTAS } });
      return new Stage(replaysScreen, services).text;
    };
    expect(kept(3)).toContain('3 of 4 kept');
    expect(kept(4)).toContain('4 of 4 kept; the oldest are deleted');
    expect(new Stage(replaysScreen, fakeServices({ damaged: ['one'] })).text).toContain('1 kept');
  });

  it('looks again while some are to be read yet', () => {
    const items: ReplayItem[] = [{ state: 'unread', name: 'one' }];
    const stage = new Stage(replaysScreen, { ...fakeServices(), replays: () => [...items] });
    expect(stage.text).toContain('It is being read.');
    expect(stage.top.timer).not.toBeNull();
    items[0] = { state: 'damaged', name: 'one', why: 'it is not JSON' };
    stage.send({ kind: 'tick' });
    expect(stage.text).toContain('This match cannot be watched: it is not JSON.');
    expect(stage.top.timer).toBeNull();
  });
});
