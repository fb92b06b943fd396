/** The challenge of the day: the same for all, one try each, and nothing of it can be known before. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { CHALLENGE } from '../../../../../src/games/gladiator/screens/open/challenge.ts';
import { checkHost } from '../../../../../src/ssh/proof/host-check.ts';
import { readReplay } from '../../../../../src/store/replay-file.ts';
import { signatureOf } from '../../../../../src/store/signed/signature.ts';
import { dailyScreen } from '../../../../../src/tui/host/daily.ts';
import type { Screen } from '../../../../../src/tui/program.ts';
import { lying, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { known } from '../../../../../tools/shelf.ts';
import { playOn } from '../../screens/bout/scenes.ts';
import { Stage } from '../tui/stage.ts';
import { aHouse, comes, HOST_FINGERPRINT, type Joined, NOON, newFolder } from './house.ts';

const TODAY = '2026-11-22';
const TOMORROW = new Date('2026-11-23T00:00:01Z');

/** Begins a try, or goes on with it. */
function begins(joined: Joined, date = TODAY): GladiatorSession {
  const screen = tried(joined, date);
  if (!screen.ok) throw new Error(screen.why);
  return joined.played()?.match?.session as GladiatorSession;
}

const tried = ({ env }: Joined, date = TODAY) => env.routes.challenge(date, env, null);

/** What is told on the screen of the try that is played. */
function told({ base, played }: Joined): string {
  return new Stage((env) => played()?.screen(env, null) as Screen, base, { columns: 200, rows: 50 }).prompt;
}

/** Waits until the bout of the day is drawn. */
async function drawn({ company }: Joined): Promise<void> {
  await vi.waitFor(() => expect(company.daily.standing(company.daily.date())).toBe('open'), { timeout: 120_000 });
}

describe('the bout of a day', () => {
  it('is the same for everybody, after the host was started again too, and another one the next day', async () => {
    const house = aHouse({ draws: true });
    const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
    await drawn(anna);
    const first = begins(anna).match;
    const other = begins(bert).match;
    expect([other.seed, other.setup]).toEqual([first.seed, first.setup]);
    expect(anna.company.daily.about(TODAY)[0]).toContain('against');
    await house.settled();
    const again = aHouse({ folder: house.folder, draws: true });
    expect(begins(comes(again, 'Carla')).match.setup).toEqual(first.setup);
    again.at = TOMORROW;
    const dora = comes(again, 'Dora');
    await drawn(dora);
    expect(begins(dora, '2026-11-23').match.seed).not.toBe(first.seed);
  });

  it('is drawn while others play: until then it says so, and cannot be tried', async () => {
    const anna = comes(aHouse({ draws: true }), 'Anna');
    const { daily } = anna.company;
    expect(daily.about(TODAY)).toEqual(['The match of the day is being drawn: one moment.']);
    expect(tried(anna)).toEqual({ ok: false, why: 'It can be tried once it is drawn.' });
    expect(new Stage(() => dailyScreen(anna.company)).text).toContain('being drawn');
    await drawn(anna);
    expect(daily.about(TODAY)[0]).toContain('against');
  });

  it('is another one on another host: nobody can rehearse it who does not know the secret', async () => {
    const visitors = [newFolder(), newFolder()].map((folder) => comes(aHouse({ folder, draws: true }), 'Anna'));
    await Promise.all(visitors.map(drawn));
    const [one, other] = visitors.map((visitor) => begins(visitor).match);
    expect(one?.seed).not.toBe(other?.seed);
    expect(one?.setup).not.toEqual(other?.setup);
  });

  it('hangs on a secret that is made once and that nobody else may read', () => {
    const { folder } = aHouse({ folder: newFolder() });
    const path = join(folder, 'daily', 'secret');
    const secret = readFileSync(path, 'utf8');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    aHouse({ folder });
    expect(readFileSync(path, 'utf8')).toBe(secret);
    writeFileSync(path, 'short');
    expect(() => aHouse({ folder })).toThrow('64 hexadecimal digits');
  });

  it('is read from its folder once: nothing is looked for there again', async () => {
    const house = aHouse();
    playOn(begins(comes(house, 'Anna')));
    await house.settled();
    const damaged = join(house.folder, 'daily', '2026-11-20.json');
    writeFileSync(damaged, '{');
    const { daily } = comes(aHouse({ folder: house.folder }), 'Anna').company;
    const seen = () => daily.days().map((date) => [date, daily.table(date), daily.about(date), daily.standing(date)]);
    const before = seen();
    expect(before).toMatchObject([
      [TODAY, [{ name: 'Anna' }], expect.any(Array), 'done'],
      ['2026-11-20', [], ['Nothing is known of that day.'], { why: 'That day is over.' }],
    ]);
    for (const date of [TODAY, '2026-11-20']) rmSync(join(house.folder, 'daily', `${date}.json`));
    expect(seen()).toEqual(before);
  });

  it('is the same for all whose own options differ', () => {
    const house = aHouse();
    const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
    bert.base.change({ rules: 'basic', stansKills: false });
    expect(begins(anna).match.setup).toEqual(begins(bert).match.setup);
  });
});

describe('a try', () => {
  it('is one: two sessions of an account that ask for it at once do not get two', () => {
    const house = aHouse();
    const [one, other] = [comes(house, 'Anna'), comes(house, 'Anna')];
    begins(one);
    expect(tried(other)).toEqual({ ok: false, why: 'You are playing it in another session.' });
    expect(one.company.daily.table(TODAY)).toHaveLength(1);
  });

  it('goes over to the session that comes after, and the one before writes no more', () => {
    const house = aHouse();
    const one = comes(house, 'Anna');
    const session = begins(one);
    one.leave();
    const other = comes(house, 'Anna');
    expect(other.company.daily.standing(TODAY)).toBe('going');
    expect(begins(other).match.digest()).toBe(session.match.digest());
    while (session.advance() !== null);
    session.keep();
    expect(session.trouble).toBe('This try goes on in another session.');
  });

  it('counts when it begins: its record is asked for, and held, before anything of it is seen', async () => {
    const house = aHouse();
    const held: Promise<string | null>[] = [];
    const anna = comes(house, 'Anna', { hold: (written) => void held.push(written) });
    begins(anna);
    expect(held.length).toBeGreaterThanOrEqual(2);
    expect(new Set(await Promise.all(held))).toEqual(new Set([null]));
    expect(readdirSync(join(house.folder, 'daily', TODAY))).toEqual(['id-Anna.json']);
    expect(anna.company.daily.table(TODAY)).toMatchObject([{ rank: null, name: 'Anna', result: 'at it', self: true }]);
  });

  it('goes on after a kill at the very prompt', async () => {
    const house = aHouse();
    const session = begins(comes(house, 'Anna'));
    playOn(session, ({ prompt, match }) => prompt !== null && match.choices.length >= 2);
    session.saw(); // as its screen would
    await house.settled();
    const again = comes(aHouse({ folder: house.folder }), 'Anna');
    expect(again.company.daily.standing(TODAY)).toBe('going');
    const opened = begins(again);
    expect(opened.match.digest()).toBe(session.match.digest());
    expect(opened.prompt).toEqual(session.prompt);
  });

  it('is over when its bout is, and cannot be begun anew', async () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    playOn(begins(anna));
    expect(anna.company.daily.standing(TODAY)).toBe('done');
    expect(tried(anna)).toEqual({ ok: false, why: 'You have had your try.' });
    await house.settled();
    const again = comes(aHouse({ folder: house.folder }), 'Anna');
    expect(tried(again).ok).toBe(false);
    expect(again.company.daily.table(TODAY)).toEqual(anna.company.daily.table(TODAY));
  });

  it('is signed by the host once it is over, with its player and its day; the table of the day always is', async () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    const session = begins(anna);
    await house.settled();
    const file = (name: string) => JSON.parse(readFileSync(join(house.folder, 'daily', name), 'utf8'));
    expect(file(`${TODAY}/id-Anna.json`)).not.toHaveProperty('signature');
    playOn(session);
    await house.settled();
    const attempt = file(`${TODAY}/id-Anna.json`);
    expect(attempt).toMatchObject({
      kind: 'try',
      date: TODAY,
      player: 'Anna',
      save: { digest: session.match.digest() },
    });
    for (const one of [attempt, file(`${TODAY}.json`)])
      expect(signatureOf(one)).toEqual({ ok: true, value: HOST_FINGERPRINT });
    expect(readReplay(attempt)).toMatchObject({ ok: true, value: { game: 'gladiator', attempt: { player: 'Anna' } } });
    const again = comes(aHouse({ folder: house.folder }), 'Anna').company.daily;
    expect(again.table(TODAY)).toMatchObject([{ name: 'Anna', rank: 1 }]);
  });

  it('and its day are held against one another and the key of the host', async () => {
    const house = aHouse();
    playOn(begins(comes(house, 'Anna')));
    begins(comes(house, 'Bert'));
    await house.settled();
    const [day, attempt] = [`daily/${TODAY}.json`, `daily/${TODAY}/id-Anna.json`];
    const challenges = new Map([['gladiator', { seed: () => '', score: CHALLENGE.score }]]);
    const told = (wanted: string | null = HOST_FINGERPRINT) =>
      checkHost({ data: house.folder, known: { ...known, challenges }, wanted })
        .filter(({ state }) => state !== 'ok')
        .map(({ name, why }) => [name, why]);
    const signed = `signed by the host whose key is ${HOST_FINGERPRINT}`;
    expect(checkHost({ data: house.folder, known, wanted: null }).map(({ name, why }) => [name, why])).toEqual([
      [day, signed],
      [attempt, signed],
      [`daily/${TODAY}/id-Bert.json`, null],
    ]);
    expect(told()).toEqual([]);
    expect(told('SHA256:another')).toEqual(
      [day, attempt].map((name) => [name, `it is signed by the key ${HOST_FINGERPRINT}, not by SHA256:another`]),
    );
    const path = (name: string) => join(house.folder, name);
    const [dayText, attemptText] = [day, attempt].map((name) => readFileSync(path(name), 'utf8'));
    writeFileSync(path(day), dayText?.replace(/"points":\d+/u, '"points":999') ?? '');
    expect(told()).toEqual([
      [day, expect.stringContaining('changed after it was signed')],
      [attempt, `it came to something else than the table of ${TODAY} says`],
    ]);
    writeFileSync(path(day), dayText ?? '');
    const { signature: _signature, ...bare } = JSON.parse(attemptText ?? '');
    writeFileSync(path(attempt), JSON.stringify(bare));
    expect(told()).toEqual([[attempt, 'it has no signature: nothing proves that a host wrote it']]);
    rmSync(path(attempt));
    expect(told()).toEqual([[day, 'the record of the try of Anna is gone: nothing proves what it came to']]);
  });

  it('that was begun before midnight counts for its day, whenever it ends', () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    const session = begins(anna);
    house.at = TOMORROW;
    const { daily } = anna.company;
    expect(daily.date()).toBe('2026-11-23');
    expect([daily.standing(TODAY), daily.standing('2026-11-23')]).toEqual(['going', 'open']);
    playOn(session);
    expect(daily.table(TODAY)).toMatchObject([{ rank: 1, name: 'Anna' }]);
    expect(daily.table('2026-11-23')).toEqual([]);
    expect(daily.days()).toEqual(['2026-11-23', TODAY]);
  });

  it('of a past day cannot be begun, and guests have none', () => {
    const house = aHouse();
    begins(comes(house, 'Anna'));
    const [guest, bert] = [comes(house, null), comes(house, 'Bert')];
    expect(guest.company.daily.standing(TODAY)).toEqual({
      why: 'Guests can look: an account made today can try from 23 November on.',
    });
    expect(tried(guest).ok).toBe(false);
    house.at = TOMORROW;
    expect(bert.company.daily.standing(TODAY)).toEqual({ why: 'That day is over.' });
    expect(tried(bert)).toEqual({ ok: false, why: 'That day is over.' });
  });
});

describe('an account that was made today', () => {
  it('looks on, is told so and from when, and may try the next day', () => {
    const house = aHouse();
    const young = comes(house, 'Nova', { accountDay: TODAY });
    const why = 'Your account is new: look now, and try from 23 November (UTC) on.';
    expect(young.company.daily.standing(TODAY)).toEqual({ why });
    expect(tried(young)).toEqual({ ok: false, why });
    expect(new Stage(() => dailyScreen(young.company)).text).toContain(why);
    expect(young.company.daily.about(TODAY)[0]).toContain('against');
    playOn(begins(comes(house, 'Anna')));
    expect(young.company.daily.table(TODAY)).toMatchObject([{ name: 'Anna', rank: 1 }]);
    house.at = TOMORROW;
    expect(young.company.daily.standing('2026-11-23')).toBe('open');
    begins(young, '2026-11-23');
  });

  it('is not shown a try live: who made it may have an older one', () => {
    const house = aHouse();
    const [anna, young] = [comes(house, 'Anna'), comes(house, 'Nova', { accountDay: TODAY })];
    begins(anna);
    expect(young.watch(anna.id).ok).toBe(false);
    house.at = TOMORROW;
    expect(young.watch(anna.id).ok).toBe(true);
  });

  it('goes on with what it has begun, whatever is known of its day', () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    begins(anna);
    anna.leave();
    const again = comes(house, 'Anna', { accountDay: '2026-11-23' });
    expect(again.company.daily.standing(TODAY)).toBe('going');
    expect(tried(again).ok).toBe(true);
  });
});

describe('a try whose record does not replay', () => {
  const haunt = ({ match }: GladiatorSession): void =>
    void (match.state as State).loose.push(lying(sword(777), { q: 40, r: 40 }));

  it('counts as it was seen; a copy of the record lies aside', () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    const session = begins(anna);
    playOn(session, ({ match }) => match.choices.length >= 3);
    haunt(session);
    playOn(session);
    expect(anna.company.daily.standing(TODAY)).toBe('done');
    const word = told(anna);
    expect(word).toMatch(/What was seen counts; a copy of the record is in aside\/\S+\.$/u);
    const [copy = '', why = ''] = readdirSync(join(house.folder, 'daily', 'aside')).sort();
    expect(word).toContain(`aside/${copy}.`);
    expect(why).toBe(`${copy}.why.txt`);
  });

  it('goes on where its last phase began, and says so once', async () => {
    const house = aHouse();
    const first = begins(comes(house, 'Anna'));
    playOn(first, ({ match }) => match.choices.length >= 3);
    haunt(first);
    playOn(first, ({ match }) => match.choices.length >= 6);
    expect(first.over).toBe(false);
    await house.settled();
    const again = aHouse({ folder: house.folder });
    const anna = comes(again, 'Anna');
    const screen = tried(anna);
    if (!screen.ok) throw new Error(screen.why);
    const begun = new Stage(() => screen.value, anna.base, { columns: 200, rows: 50 });
    expect(begun.prompt).toMatch(/it goes on from where its last phase began/u);
    expect(told(anna)).not.toMatch(/it goes on from|What was seen/u);
    expect(readdirSync(join(house.folder, 'daily', 'aside'))).toHaveLength(2);
    const session = anna.played()?.match?.session as GladiatorSession;
    playOn(session);
    expect(anna.company.daily.standing(TODAY)).toBe('done');
    expect(told(anna)).not.toMatch(/it goes on from|What was seen/u);
    expect(readdirSync(join(house.folder, 'daily', 'aside'))).toHaveLength(2);
  });
});

describe('the others', () => {
  it('may watch a try live only once they have had their own', () => {
    const house = aHouse();
    const [anna, bert, guest] = [comes(house, 'Anna'), comes(house, 'Bert'), comes(house, null)];
    const own = begins(anna);
    while (own.advance() !== null);
    expect(bert.watch(anna.id).ok).toBe(false);
    expect(bert.company.present()[0]?.fighting).toBe(true);
    expect(guest.watch(anna.id).ok).toBe(false);
    playOn(begins(bert));
    const stand = bert.watch(anna.id);
    if (!stand.ok) throw new Error(stand.why);
    expect(stand.value.look()?.match).toMatchObject({ number: 1, showing: { shown: { turn: own.shown.turn } } });
  });

  it('who watch somebody already see nothing when he turns to it', () => {
    const house = aHouse();
    const [anna, bert] = [comes(house, 'Anna'), comes(house, 'Bert')];
    const stand = bert.watch(anna.id);
    if (!stand.ok) throw new Error(stand.why);
    const own = begins(anna);
    while (own.advance() !== null);
    const closed = 'You can watch a try at the challenge once your own try is over, or the day is.';
    expect(stand.value.look()).toMatchObject({ doing: 'tries the challenge of the day', closed, match: null });
    expect(bert.company.present()[0]).toMatchObject({ fighting: true, closed });
    playOn(begins(bert));
    expect(stand.value.look()).toMatchObject({ closed: null, match: { number: 1 } });
  });

  it('see no try of a day that is over while their own of that day goes on', () => {
    const house = aHouse();
    const [anna, bert, guest] = [comes(house, 'Anna'), comes(house, 'Bert'), comes(house, null)];
    begins(anna);
    const own = begins(bert);
    house.at = TOMORROW;
    expect(bert.watch(anna.id).ok).toBe(false);
    expect(guest.watch(anna.id).ok).toBe(true);
    playOn(own);
    expect(bert.watch(anna.id).ok).toBe(true);
  });

  it('may step through the best try once the day is over, and their own is too', () => {
    const house = aHouse();
    const [anna, bert, carla] = [comes(house, 'Anna'), comes(house, 'Bert'), comes(house, 'Carla')];
    const session = begins(anna);
    playOn(session);
    begins(bert);
    expect(carla.company.daily.best(TODAY).ok).toBe(false);
    house.at = TOMORROW;
    expect(bert.company.daily.best(TODAY)).toEqual({ ok: false, why: 'Your own try of that day is not over.' });
    const best = carla.company.daily.best(TODAY);
    expect(best.ok && [best.value.name, best.value.save.digest]).toEqual(['Anna', session.match.digest()]);
  });

  it('read in the news who was first, once, when the day is over', () => {
    const house = aHouse();
    const anna = comes(house, 'Anna');
    playOn(begins(anna));
    expect(anna.company.news()).toEqual([]);
    house.at = TOMORROW;
    const told = anna.company.news();
    expect(told).toEqual([
      {
        date: TODAY,
        name: 'Anna',
        key: expect.any(String),
        text: expect.stringMatching(/^Anna was first in the challenge of 22 November/u),
      },
    ]);
    expect(anna.company.news()).toEqual(told);
    house.at = NOON;
  });
});
