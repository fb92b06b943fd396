/** Advice, what was weighed behind a line, and reviews on the house's screens, in every game whose matches they show: looking changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { toilFor as heroesToil } from '../../src/games/heroes/labour/toils.ts';
import type { HeroesKit } from '../../src/games/heroes/rules/kit.ts';
import { HEROES_ALONE } from '../../src/games/heroes/screens/practice.ts';
import { GAMES } from '../../src/games/index.ts';
import { readBout } from '../../src/games/munera/cli/options.ts';
import { muneraToil } from '../../src/games/munera/labour/toils.ts';
import type { MuneraKit } from '../../src/games/munera/rules/kit.ts';
import { MUNERA_ALONE } from '../../src/games/munera/screens/practice.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import { type Errand, LABOUR_HERE, type Labour, type Toil } from '../../src/odds/labour.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { servicesFor } from '../../src/play/services.ts';
import type { Session } from '../../src/session/session.ts';
import type { Store } from '../../src/store/store.ts';
import { adviceScreen } from '../../src/tui/advice/advice.ts';
import { matchWords } from '../../src/tui/advice/kind-words.ts';
import { matchReasons } from '../../src/tui/advice/reasons.ts';
import { openReview } from '../../src/tui/advice/review-screen.ts';
import { openPlayback, reviewOver } from '../../src/tui/match/playback-screen.ts';
import { begunLone, type LoneMatches, loneMatch } from '../../src/tui/match/practice.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { envOf } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';

let store: Store;
beforeAll(() => {
  store = open(tempFolder(), { games: GAMES });
});
afterAll(() => store.close());

/** Whoever does errands thinks no longer than a glance. */
const hasty = (toilFor: (errand: Errand) => Toil): Labour => ({
  pause: LABOUR_HERE.pause,
  send(errand) {
    const orders = errand.kind === 'think' ? { ...(errand.orders as object), level: 'glance' } : errand.orders;
    return LABOUR_HERE.send({ ...errand, orders, begin: () => toilFor({ ...errand, orders }) as never });
  },
});

/** A match that stands alone, at its first question, on its screen. */
async function at<K extends Kit>(of: LoneMatches<K>, setup: K['setup'], toilFor: (errand: Errand) => Toil) {
  const shelf = new Shelf(GAMES);
  const games = gamesOn(shelf);
  await games.load(of.game);
  const labour = hasty(toilFor);
  const services = { ...servicesFor(store, '9.9.9', shelf, 'SEED'), labour };
  const session = begunLone(of, setup, 'advice', store.match(of.game), labour);
  const env = () => envOf(services, ROUTES, games);
  const stage = new PlainStage((now) => loneMatch(of, session).screen(now, null), env);
  return { session: session as unknown as Session<Kit>, stage: asked(stage), env };
}

/** Reads on until something is asked. */
function asked(stage: PlainStage): PlainStage {
  for (let i = 0; i < 300 && stage.top.name === 'walk'; i++) stage.settle().press('Enter');
  return stage;
}

const GAMES_OF = {
  heroes: () =>
    at<HeroesKit>(HEROES_ALONE, readMatch({ red: 'murmillo', blue: 'thraex', blueAi: 'tactician' }, 0), heroesToil),
  munera: () => at<MuneraKit>(MUNERA_ALONE, readBout({ teams: 'samnite v samnite' }, 0, 'advice'), muneraToil),
};
const stateOf = ({ match }: Session<Kit>): string =>
  JSON.stringify([match.digest(), match.draws, match.pending, match.choices, match.save(0)]);

describe.each(['heroes', 'munera'] as const)('%s', (game) => {
  it('gives advice beside what is under the mark, marks what is taken over, and changes nothing', async () => {
    const { session, stage } = await GAMES_OF[game]();
    const before = stateOf(session);
    stage.press('T').settle();
    expect(stage.text).toContain('What a tactician would do');
    if (!stage.text.includes('Your plan, ')) stage.press('Esc', 'Enter', 'T').settle(); // the mark was on a list of answers
    expect(stage.text).toContain('Your plan, ');
    expect(stage.text).toMatch(/about >?\d+ in 100/);
    const [best = ''] = stage.labels;
    stage.press('Enter');
    expect(stage.text).not.toContain('What a tactician would do');
    expect(stateOf(session)).toBe(before);
    expect(stage.text).toContain(best.split(' ').at(-1));
  });
});

/** Advice of three answers with such chances. */
async function adviceTold(chances: readonly number[]): Promise<string> {
  const best = chances.map((chance, i) => ({ choice: `answer ${i}`, chance, share: i === 0 ? 10_000 : 0 }));
  const found = { choice: 'answer 0', reasons: { weighed: 3, trials: 9, chance: 5000, best, feared: null } };
  const toil = { done: 1, over: true, found, step: () => undefined };
  const { env, stage } = await GAMES_OF.heroes();
  const errand = { game: 'heroes', kind: 'think', orders: {}, begin: () => toil };
  const told = { errand, plan: null, short: String, means: () => '', others: () => '' };
  const now = () => ({ ...env(), services: { ...env().services, labour: LABOUR_HERE } });
  const over = stage.top;
  const screen = { ...over, update: () => ({ to: 'over', screen: over, next: adviceScreen(told as never, now()) }) };
  return new PlainStage(() => screen as never, now).press('T').settle().text;
}

it('advice says where the best answers are as good as one another', async () => {
  const even = 'As far as can be told, these 3 are as good as one another.';
  expect(await adviceTold([6210, 6190, 6151])).toContain(even);
  expect(await adviceTold([6210, 6190, 6140])).not.toContain(even);
});

/** A review of two decisions, made for so many fighters. */
async function reviewTold(
  deciders: number,
  choices = ['first', 'second'],
  weighed = 2,
  means: (choice: string) => string = () => '',
): Promise<PlainStage> {
  const at = { turn: 1, phase: 1, at: 0, inquiry: {}, own: 10, best: 900, better: 'x' };
  const costliest = choices.map((choice, seq) => ({ ...at, seq, choice }));
  const toil = { done: 1, over: true, found: { weighed, deciders, costliest }, step: () => undefined };
  const told = {
    noun: 'match',
    errand: { game: 'heroes', kind: 'review', orders: {}, begin: () => toil },
    moment: () => 'round 1',
    who: () => 'Rufus',
    words: () => ({ short: String, means }),
    watch: () => ({ to: 'back' }),
  };
  const { env } = await GAMES_OF.heroes();
  const now = () => ({ ...env(), services: { ...env().services, labour: LABOUR_HERE } });
  return new PlainStage((first) => openReview(told as never, first), now).settle();
}

describe('heroes', () => {
  it('tells an answer with what its list says of it in a sentence, and whose answer is feared', async () => {
    const { session, env } = await GAMES_OF.heroes();
    const { kind } = HEROES_ALONE;
    const { prompt, shown } = session as unknown as Session<HeroesKit>;
    if (prompt === null) throw new Error('nothing is asked');
    const words = matchWords(kind, prompt, shown, env());
    const [noted] = kind.ask(prompt, shown, kind.tables(), env(), null).answers.filter(({ note }) => note !== '');
    if (noted === undefined) throw new Error('no answer has a note');
    expect(words.means(noted.choice)).toBe(`${noted.label} (${noted.note}).`);
    const [one] = shown.fighters;
    expect(words.others([{ request: prompt, choice: noted.choice }])).toBe(`${one?.name}: ${noted.label}`);
  });

  it('names dice that are added wherever they are told away from their question', async () => {
    const { session, env } = await GAMES_OF.heroes();
    const { match, shown } = session as unknown as Session<HeroesKit>;
    const [one, other] = match.state.fighters;
    if (one === undefined || other === undefined) throw new Error('nobody fights');
    const asks = { seat: 0, cite: '5.3', fighter: one.id, foe: other.id, table: 'maneuver', first: true };
    const words = matchWords(HEROES_ALONE.kind, { kind: 'bonus', ...asks } as never, shown, env());
    expect([0, 1, 2].map(words.short)).toEqual(['0 Bonus Dice', '1 Bonus Die', '2 Bonus Dice']);
    expect(words.means(0)).toMatch(/^0 Bonus Dice \(/);
  });

  it('looks for nothing behind an Advantage that nobody was asked about', () => {
    const edge = { kind: 'edge', fighter: 'a', foe: 'b', edge: 'advantage' } as const;
    const shows = (cite: string) => HEROES_ALONE.kind.thoughts?.of.shows({ ...edge, cite }) != null;
    expect([shows('5.3'), shows('5.4.5')]).toEqual([false, true]);
  });

  it('keeps the mark of a review on the decision whose words stand below', async () => {
    const pages = await reviewTold(1);
    pages.press('Down', '?', 'Esc').settle();
    expect(pages.text).toContain('Yours: second.');
    expect(pages.view.menu?.initial).toBe(1);
    expect(pages.text).not.toContain('Rufus');
  });

  it('says in words where nothing was lost, and names no key that does nothing', async () => {
    const none = await reviewTold(1, [], 7);
    expect(none.text).toContain('All of your 7 decisions were as good as the best there was, to 1 in 100.');
    expect(none.text).not.toContain('watch it');
    expect((await reviewTold(1, [], 1)).text).toContain('Your one decision was as good as the best there was');
    expect((await reviewTold(1, [], 0)).text).toContain('There was nothing to decide in it.');
    const told = await reviewTold(1, ['turn NW'], 1, (choice) => `${choice}: 1 Speed.`);
    expect(told.text).toContain('Yours: Turn NW: 1 Speed. To win');
    const one = await reviewTold(1, ['first'], 7);
    expect(one.text).toContain('Of your 7 decisions this one cost most');
    expect(one.text).toContain('watch it');
  });

  it('says of a review whose decision each was where several were led, and leaves a row between both ways', async () => {
    const pages = await reviewTold(2);
    expect(pages.labels).toEqual(['round 1 (Rufus): first', 'round 1 (Rufus): second']);
    expect(pages.text).toMatch(/Yours: first\. .*\n\s*\n\s*Better: x\./);
  });

  it('reviews what was decided, and leads to its place in the replay', async () => {
    const { session, stage, env } = await GAMES_OF.heroes();
    for (let i = 0; i < 3; i++) asked(stage.press('Enter'));
    const save = session.save();
    const before = JSON.stringify(save);
    const review = reviewOver(HEROES_ALONE.kind, save, env());
    if (review === null) throw new Error('there is none');
    const pages = new PlainStage(() => review, env);
    pages.settle();
    expect(pages.text).toMatch(/[Oo]f your \d+ decisions|Your one decision/);
    expect(JSON.stringify(save)).toBe(before);
    if (pages.labels.length > 0) expect(pages.press('Enter').settle().text).toContain('Replay');
  });
});

it('heroes tells what a tactician weighed behind the line that shows it', async () => {
  const { session, stage, env } = await GAMES_OF.heroes();
  const shown = () =>
    session.lines.some(({ entry }) => HEROES_ALONE.kind.thoughts?.of.recall(session.save(), entry) != null);
  for (let i = 0; i < 40 && !shown(); i++) asked(stage.press('Enter'));
  const line = session.lines.findIndex(
    ({ entry }) => HEROES_ALONE.kind.thoughts?.of.recall(session.save(), entry) != null,
  );
  const before = stateOf(session);
  const entry = session.lines[line]?.entry ?? ({} as never);
  const told = matchReasons(HEROES_ALONE.kind)(session.save(), entry);
  expect(told?.texts.join('\n')).toMatch(/ weighed, before (.|\n)*> .*about/u);
  const first = new PlainStage(() => stage.top, env);
  const move = openPlayback(HEROES_ALONE.kind, session.save(), stage.top);
  if (move.to !== 'over') throw new Error('it does not open');
  const replay = new PlainStage(() => move.next, env).settle();
  for (let i = 0; i < 200 && !replay.text.includes('The end'); i++) {
    if (replay.press('?').settle().text.includes(' weighed, before')) break;
    replay.press('Esc', 'Space');
  }
  expect(replay.text).toContain('chances to win');
  expect(replay.text).toMatch(/> .*about/);
  expect(line).toBeGreaterThanOrEqual(0);
  expect(first.top).toBe(stage.top);
  expect(stateOf(session)).toBe(before);
});
