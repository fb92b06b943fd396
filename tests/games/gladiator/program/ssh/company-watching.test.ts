/** Watching somebody's bout: all he has seen, and nothing a stranger must not know. */
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import type { Stand } from '../../../../../src/tui/host/stand.ts';
import { watchScreen } from '../../../../../src/tui/host/watch.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { newSession, playOn, promptOf, sessionIn } from '../../screens/bout/scenes.ts';
import { teamSetup } from '../../screens/bout/teams.ts';
import { Stage } from '../tui/stage.ts';
import { aHouse, comes, fights } from './house.ts';

/** Bert in the place of one who watches Anna's bout. */
function watching(session: GladiatorSession) {
  const house = aHouse();
  const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
  fights(anna, session);
  const stand = bert.watch(anna.id);
  if (!stand.ok) throw new Error(stand.why);
  return { house, anna, bert, stand: stand.value };
}

/** All that has come to a stand so far, shown or waiting, as text. */
function streamOf(stand: Stand): string {
  const bout = stand.look()?.match ?? null;
  if (bout === null) return '';
  while (bout.showing.advance() !== null);
  return JSON.stringify([bout.title, bout.showing.shown, bout.showing.lines]);
}

/** What a watcher gets and sees after a session has answered, and before its player has been shown anything of it. */
function watchedAfter(
  session: GladiatorSession,
  answer: unknown,
): { readonly stream: string; readonly screen: string } {
  const { stand } = watching(session);
  const stage = new Stage((env) => watchScreen('Anna', stand, env));
  expect(session.answer(answer)).toBeNull();
  stage.send({ kind: 'tick' });
  return { screen: stage.text, stream: streamOf(stand) };
}

const FACE_TO_FACE = { A: { moves: 5 }, B: { moves: 5 } } as const;

/** A bout at the first question of how CF are divided. */
function dividing(): GladiatorSession {
  const session = sessionIn(FACE_TO_FACE);
  expect(session.answer({ actions: [], act: false })).toBeNull();
  while (session.advance() !== null);
  promptOf(session, 'allocate');
  return session;
}

describe('what its player takes back', () => {
  it('is gone for those who watch too, shown or waiting', () => {
    const session = newSession('drop', { write: () => null }, teamSetup(2, 2));
    const bot = randomController(gladiator, tables, 'drop');
    while (session.advance() !== null);
    for (const looks of [true, false]) {
      const { stand } = watching(session);
      for (let found = false; !found; ) {
        const { prompt } = session;
        if (prompt === null) throw new Error('nothing is told without dice');
        streamOf(stand);
        const before = [session.match.draws, session.lines.length];
        expect(session.answer(bot.choose(prompt, session.match.state))).toBeNull();
        while (session.advance() !== null);
        const told = session.lines.length - (before[1] ?? 0);
        found = session.prompt !== null && session.match.draws === before[0] && told > 0;
      }
      if (looks) streamOf(stand);
      expect(session.takeBack()).toBeNull();
      const seen = watching(session).stand;
      expect(streamOf(stand)).toBe(streamOf(seen));
    }
  });
});

describe('what is sealed stays so: two runs that differ in it alone look the same', () => {
  it('7.1 a plot that is committed and not shown', () => {
    const { match } = newSession('sealed');
    const [request] = match.pending;
    if (request?.kind !== 'plot') throw new Error('no plot is asked for');
    const plots = gladiator.decisions.plot.list(match.state, tables, request) ?? [];
    const [one, other] = [plots[1], plots.at(-1)];
    expect(one).not.toEqual(other);
    expect(watchedAfter(newSession('sealed'), one)).toEqual(watchedAfter(newSession('sealed'), other));
  });

  it('9.3 CF that are divided and not shown', () => {
    const request = promptOf(dividing(), 'allocate');
    const pick = (n: number) =>
      gladiator.decisions.allocate.sample(dividing().match.state, tables, request, (most) => n % most);
    expect(pick(0)).not.toEqual(pick(5));
    expect(watchedAfter(dividing(), pick(0))).toEqual(watchedAfter(dividing(), pick(5)));
  });

  it('what is only being drafted', () => {
    const drafted = ['d', 'w'].map((key) => {
      const session = newSession('draft');
      const { stand, anna } = watching(session);
      const own = new Stage((env) => anna.env.routes.play(practiceGame(session), env, null));
      own.press(key);
      const stage = new Stage((env) => watchScreen('Anna', stand, env));
      return { own: own.text, screen: stage.text, stream: streamOf(stand) };
    });
    expect(drafted[0]?.own).not.toBe(drafted[1]?.own);
    expect(drafted[0]?.screen).toBe(drafted[1]?.screen);
    expect(drafted[0]?.stream).toBe(drafted[1]?.stream);
  });

  it('31, 34 luck and talents', () => {
    const { setup } = newSession().match;
    const gifted = (luck: number, talents: NonNullable<Setup['fighters'][number]['talents']>): Setup => ({
      rules: campaignRules(),
      fighters: setup.fighters.map((one, i) => (i === 0 ? { ...one, kind: 'thraex', luck, talents } : one)),
    });
    const [one, other] = [gifted(9, [{ code: 'FB' }]), gifted(13, [{ code: 'TG' }])].map((own) => {
      const { stand } = watching(newSession('gifts', undefined, own));
      return { stream: streamOf(stand), screen: new Stage((env) => watchScreen('Anna', stand, env)).press('i').text };
    });
    expect(one?.stream).toContain('Maximus');
    expect(one).toEqual(other);
  });
});

describe('what a watcher gets', () => {
  it('is what the player has been shown, when he has been shown it', () => {
    const session = newSession('follow');
    const { stand } = watching(session);
    const behind = () => stand.look()?.match?.behind;
    expect(behind()).toBe(0);
    session.answer({ actions: [], act: false });
    expect(behind()).toBe(0);
    session.advance();
    expect(behind()).toBe(1);
    streamOf(stand);
    expect(stand.look()?.match?.showing.lines.map(({ text }) => text)).toEqual(session.lines.map(({ text }) => text));
  });

  it('does not pile up for one who does not look: the oldest is passed over, and nothing is missing from the journal', () => {
    const session = newSession('pile');
    const { stand } = watching(session);
    stand.look();
    playOn(session);
    const bout = stand.look()?.match;
    expect(bout?.behind).toBeLessThanOrEqual(300);
    streamOf(stand);
    expect(bout?.showing.lines.map(({ text }) => text)).toEqual(session.lines.map(({ text }) => text));
  });

  it('waits until it is on the disk', () => {
    const house = aHouse();
    const waiting: (() => void)[] = [];
    const anna = comes(house, 'Anna', { saved: (then) => void waiting.push(then) });
    const session = fights(anna, newSession('disk'));
    const stand = comes(house, 'Bert').watch(anna.id);
    if (!stand.ok) throw new Error(stand.why);
    stand.value.look();
    session.answer({ actions: [], act: false });
    session.advance();
    expect(stand.value.look()?.match?.behind).toBe(0);
    for (const then of waiting) then();
    expect(stand.value.look()?.match?.behind).toBe(1);
  });

  it('goes over to the next bout once all of this one has been seen, and says when he has left', () => {
    const first = newSession('first');
    const { stand, anna } = watching(first);
    expect(stand.look()?.match?.number).toBe(1);
    playOn(first);
    fights(anna, newSession('second'));
    expect(stand.look()?.match).toMatchObject({ number: 1, title: '' });
    streamOf(stand);
    expect(stand.look()?.match?.number).toBe(2);
    anna.leave();
    expect(stand.look()).toBeNull();
  });

  it('ends when he does not want to be watched any more', () => {
    const { stand, anna, bert } = watching(newSession('alone'));
    anna.base.changeSettings({ watched: false });
    expect(stand.look()).toBeNull();
    expect(bert.watch(anna.id)).toEqual({ ok: false, why: 'Anna does not want to be watched.' });
    const closed = 'Anna does not want to be watched.';
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed });
  });
});

describe('a player who is taken over by another session of the account', () => {
  it('is followed there, and never said to have left', () => {
    const first = newSession('first');
    const { house, stand, anna } = watching(first);
    const stage = new Stage((env) => watchScreen('Anna', stand, env));
    anna.leave(true);
    house.at = new Date(house.at.getTime() + 5_000);
    expect(stage.send({ kind: 'tick' }).text).toContain('Anna goes on in another session.');
    const again = comes(house, 'Anna');
    expect(stand.look()).toMatchObject({ doing: 'stands at the gate', match: null });
    const second = fights(again, newSession('second'));
    expect(stand.look()?.match).toMatchObject({ number: 2, over: false });
    expect(stage.send({ kind: 'tick' }).text).toContain(second.shown.fighters[1]?.name ?? '');
    expect(again.company.watchers()).toBe(1);
    stand.leave();
    expect(again.company.watchers()).toBe(0);
  });

  it('is followed through as many sessions as there are, after what was still to be shown', () => {
    const { house, stand, anna } = watching(newSession('first'));
    stand.look();
    let last = anna;
    for (let sessions = 0; sessions < 3; sessions++) {
      last.leave(true);
      last = comes(house, 'Anna');
    }
    expect(stand.look()?.doing).toBe('stands at the gate');
    expect(last.company.watchers()).toBe(1);
    last.leave();
    expect(stand.look()).toBeNull();
  });

  it('and does not come after all has left', () => {
    const { house, stand, anna } = watching(newSession('first'));
    anna.leave(true);
    expect(stand.look()).not.toBeNull();
    house.at = new Date(house.at.getTime() + 15_000);
    expect(stand.look()).toBeNull();
  });

  it('may still not want to be watched', () => {
    const { house, stand, anna } = watching(newSession('first'));
    anna.leave(true);
    comes(house, 'Anna').base.changeSettings({ watched: false });
    expect(stand.look()).toBeNull();
  });
});

describe('who watches', () => {
  it('is counted for the player, and no longer once he stops or his session ends', () => {
    const { stand, anna, bert } = watching(newSession('count'));
    expect(anna.company.watchers()).toBe(1);
    expect(anna.company.present().map(({ doing }) => doing)[1]).toBe('watches Anna');
    stand.leave();
    stand.leave();
    expect(anna.company.watchers()).toBe(0);
    bert.watch(anna.id);
    expect(anna.company.watchers()).toBe(1);
    bert.leave();
    expect(anna.company.watchers()).toBe(0);
  });

  it('cannot be himself, and whom he would watch must be there', () => {
    const { anna } = watching(newSession('self'));
    expect(anna.watch(anna.id)).toEqual({ ok: false, why: 'That is you.' });
    expect(anna.watch('nobody')).toEqual({ ok: false, why: 'The player has left.' });
  });
});
