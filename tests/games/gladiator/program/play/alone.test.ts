/** The challenge of the day for who plays alone: the same for everybody, one try that counts from its first save, a table of one's own. */
import { describe, expect, it } from 'vitest';
import { challengeErrand } from '../../../../../src/games/gladiator/labour/challenge.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { CHALLENGE } from '../../../../../src/games/gladiator/screens/open/challenge.ts';
import type { Read, Save } from '../../../../../src/kernel/save.ts';
import { setupOf } from '../../../../../src/kernel/save.ts';
import { aloneAt, secretOf } from '../../../../../src/play/daily/alone.ts';
import { drawings } from '../../../../../src/play/daily/drawing.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { readDays } from '../../../../../src/store/days.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { dailyScreen } from '../../../../../src/tui/host/daily.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { open, put, tempFolder } from '../../../../store/support.ts';
import { newSession } from '../../screens/bout/scenes.ts';
import { Stage } from '../tui/stage.ts';

const GAME = 'gladiator';
const { setup } = newSession('alone').match;

/** The days of somebody, whose clock stands at noon of a day in UTC. */
function daysOf(folder: string, date: string) {
  const store = open(folder, { now: () => new Date(`${date}T12:00:00Z`) });
  const counted: { readonly save: Save; readonly record: string | null }[] = [];
  const services = {
    settings: () => DEFAULT_SETTINGS,
    counts: {
      ...fakeServices().counts,
      add: (save: Save, record: string | null) => void counted.push({ save, record }),
    },
  };
  const drawn = { take: () => ({ setup, chance: 47 }), prepare() {} };
  return { store, counted, ...aloneAt({ game: GAME, challenge: CHALLENGE, store, services, drawn }) };
}

function recordIn(store: Store, date: string): Save {
  const found = store.days.record(date, GAME).load();
  if (!found.ok || found.value === null) throw new Error('no record');
  return found.value;
}

const ok = <T>(read: Read<T>): T => {
  if (!read.ok) throw new Error(read.why);
  return read.value;
};

/** Plays a try to its end on a screen; what it leads to. */
function playedOut(days: ReturnType<typeof daysOf>, date: string): Stage {
  const game = ok(days.fight(date));
  const stage = new Stage(
    (env) => game.screen(env, null),
    fakeServices({ settings: { pace: 'instant', confirm: false } }),
  );
  for (let i = 0; i < 3000 && stage.top.name !== 'end'; i++) stage.press(stage.top.name === 'plot' ? '.' : 'Enter');
  return stage;
}

describe('the challenge of the day, alone', () => {
  it('is drawn by the date alone: by the same key for everybody, by another on another day', () => {
    const keys: string[] = [];
    const draw = (key: string): ReturnType<typeof CHALLENGE.draw> => {
      keys.push(key);
      return challengeErrand(key);
    };
    for (const date of ['2026-11-24', '2026-11-24', '2026-11-25']) {
      const drawn = drawings({ ...CHALLENGE, draw }, secretOf(GAME));
      const store = open(tempFolder(), { now: () => new Date(`${date}T12:00:00Z`) });
      const services = { settings: () => DEFAULT_SETTINGS, counts: fakeServices().counts };
      const { daily } = aloneAt({ game: GAME, challenge: CHALLENGE, store, services, drawn });
      expect(daily.about(date)).toEqual(['The match of the day is being drawn: one moment.']);
      store.close();
    }
    expect(keys[0]).toBe('76d4bd15f9459008dcf049387822cc7f');
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('a try counts from its first save, goes on where it was left, and there is no other', () => {
    const folder = tempFolder();
    const date = '2026-11-24';
    const first = daysOf(folder, date);
    expect(first.daily.standing(date)).toBe('open');
    ok(first.fight(date));
    expect(first.daily.standing(date)).toBe('going');
    const save = recordIn(first.store, date);
    expect(ok(setupOf(gladiator, save))).toEqual(setup);
    first.store.close(); // killed before anything was answered
    const again = daysOf(folder, date);
    expect(again.daily.standing(date)).toBe('going');
    ok(again.fight(date));
    expect(recordIn(again.store, date).seed).toBe(save.seed);
    const stage = playedOut(again, date);
    expect(stage.text).toContain('Your try is in your table.');
    expect(again.daily.standing(date)).toBe('done');
    expect(again.fight(date)).toMatchObject({ ok: false, why: 'You have had your try.' });
    expect(again.counted.map(({ record }) => record)).toEqual([`daily/${date}-${GAME}.json`]);
    again.store.close();
  });

  it('has a table of its own days with the best and the streak, and a day that is over is not to be tried', () => {
    const folder = tempFolder();
    const score = (points: number) => ({ letter: 'V', turns: 3, dealt: 2, taken: 1, points }) as const;
    put(folder, 'daily.json', {
      ...{ format: 1, kind: 'days' },
      days: [
        ...[['2026-11-20', 90] as const, ['2026-11-22', 140] as const, ['2026-11-23', 60] as const].map(
          ([date, points]) => ({
            ...{ date, game: GAME, score: score(points) },
          }),
        ),
        { date: '2026-11-23', game: 'other', score: score(999) },
      ],
    });
    const { daily, fight, store } = daysOf(folder, '2026-11-24');
    expect(daily.alone?.told()).toBe('your best 140, your streak 2 days');
    expect(daily.table('2026-11-23').map(({ rank, name, points, self }) => [rank, name, points, self])).toEqual([
      [1, '22 November', 140, false],
      [2, '20 November', 90, false],
      [3, '23 November', 60, true],
    ]);
    expect(daily.days()).toEqual(['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-20']);
    expect(daily.standing('2026-11-21')).toEqual({ why: 'That day is over.' });
    expect(fight('2026-11-21')).toMatchObject({ ok: false });
    const stage = new Stage(() => dailyScreen({ daily }));
    expect(stage.text).toContain('Same opponents and dice for all who play alone; days end at midnight UTC.');
    expect(stage.labels).toContain('Begin your try');
    stage.press('Left');
    expect(stage.labels).toContain('Watch your try');
    store.close();
  });

  it('is not begun where nothing can be kept', () => {
    const folder = tempFolder();
    const store = open(folder, { write: false });
    const services = { settings: () => DEFAULT_SETTINGS, counts: fakeServices().counts };
    const drawn = { take: () => ({ setup, chance: 47 }), prepare() {} };
    const { daily } = aloneAt({ game: GAME, challenge: CHALLENGE, store, services, drawn });
    expect(daily.standing(daily.date())).toMatchObject({ why: expect.stringContaining('Nothing is saved') });
    store.close();
  });
});

it.each([null, 7, 'days', {}])('a table of days that is %j is not valid, and no fault of the program', (json) => {
  expect(readDays(json)).toMatchObject({ ok: false, why: expect.stringContaining('not a valid table of days') });
});
