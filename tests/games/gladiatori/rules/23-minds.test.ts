/** 23 Minds: what they answer hangs on what their seat sees alone, and is legal; the tactician finds what the book does not. */
import { expect, it } from 'vitest';
import { answerOf, choiceOf, type Minds } from '../../../../src/ai/mind.ts';
import type { Thought } from '../../../../src/ai/tactics.ts';
import { bookAnswer } from '../../../../src/games/gladiatori/ai/book-mind.ts';
import { answersFor } from '../../../../src/games/gladiatori/ai/search/candidates.ts';
import { edgeFor, likelihoodFor } from '../../../../src/games/gladiatori/ai/search/worth.ts';
import { mindsFor } from '../../../../src/games/gladiatori/labour/minds.ts';
import { THOUGHTS } from '../../../../src/games/gladiatori/labour/think.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit, Question } from '../../../../src/games/gladiatori/rules/kit.ts';
import type { Fighter } from '../../../../src/games/gladiatori/rules/types.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { hexAt, many, pair, sand, setupOf } from '../support/sand.ts';

const led = (level: 'novice' | 'tactician') => {
  const { fighters, ...rest } = setupOf([{ seat: 1 }, { character: 'retiarius' }], { options: { bonusDamage: true } });
  return { ...rest, fighters: fighters.map((one, i) => (i === 0 ? { ...one, level } : one)) };
};

const WEIGHED: readonly string[] = ['action', 'react', 'defend'];

/** Plays on by minds, and looks at every question. */
function playedWith(
  minds: Minds<GladiatoriKit>,
  setup: ReturnType<typeof led>,
  questions: number,
  look: (match: Match<GladiatoriKit>) => void,
) {
  const match = Match.start(gladiatori, tables(), setup, 'minds', { journal: false });
  for (let i = 0; i < questions && !match.over; i++) {
    look(match);
    expect(match.answer(match.pending.map((request) => choiceOf(match, minds, request)))).toBeNull();
  }
  return match;
}

it('23.6 a review finds the questions of a match again as they were put', () => {
  const setup = setupOf([{ seat: 0 }, { character: 'retiarius' }]);
  const match = Match.start(gladiatori, tables(), setup, 'review', { journal: false });
  for (let i = 0; i < 12; i++)
    expect(
      match.answer([bookAnswer(gladiatori.view(match.state, 0), tables(), match.pending[0] as Question, () => 0)]),
    ).toBeNull();
  const review = THOUGHTS.review(match.save(0)).begin();
  for (let i = 0; i < 20 && review.done <= 0.1 && !review.over; i++) review.step();
  expect([review.over, review.found, review.done > 0.1]).toEqual([false, null, true]);
});

it.each(['novice', 'tactician'] as const)(
  '23.2 a %s answers alike in two worlds that it cannot tell apart',
  (level) => {
    const setup = led('novice');
    const minds = mindsFor(led(level));
    const { int } = rngFrom(seedState('worlds'));
    const kinds = new Set<string>();
    playedWith(mindsFor(setup), setup, 60, (match) => {
      const [request] = match.pending;
      if (request === undefined || !WEIGHED.includes(request.kind) || kinds.has(request.kind)) return;
      kinds.add(request.kind);
      const before = copyPlain(match.state);
      const answer = choiceOf(match, minds, request);
      expect(match.state).toEqual(before);
      const { ruleset, seed, choices, answers } = match;
      const dreamt = { ruleset, seed, choices, answers, check: () => null };
      const state = gladiatori.resample(match.state, request.seat, int);
      expect(choiceOf({ ...dreamt, state } as unknown as typeof match, minds, request)).toEqual(answer);
    });
    expect(kinds.size).toBe(WEIGHED.length);
  },
);

it('23.1, 23.5 answers that are weighed are 24 at most, legal and different', () => {
  const match = playedWith(mindsFor(led('novice')), led('novice'), 80, ({ pending, state }) => {
    for (const request of pending) {
      const question = request as Question;
      const all = answersFor(state, tables(), question);
      expect(all.length).toBeLessThanOrEqual(24);
      expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
      for (const one of all)
        expect(gladiatori.decisions[question.kind].check(state, tables(), question as never, one as never)).toBeNull();
    }
  });
  expect(match.over || match.choices.length >= 80).toBe(true);
});

it('23.6 a tactician takes the answer that came out best of its trials, after 96 of them at most', () => {
  const setup = led('tactician');
  const minds = mindsFor(setup);
  let thought: Thought<GladiatoriKit> | null = null;
  playedWith(mindsFor(led('novice')), led('novice'), 30, (match) => {
    const [request] = match.pending;
    if (thought !== null || request?.kind !== 'action') return;
    const answer = answerOf(match, minds, request);
    if (!('errand' in answer)) throw new Error('nothing was weighed');
    thought = toiledOut(answer.errand.begin());
    const { best = [], trials = 0 } = thought?.reasons ?? {};
    expect(best[0]?.choice).toEqual(thought?.choice);
    expect(best.length).toBeGreaterThan(1);
    expect(best.map(({ chance }) => chance)).toEqual(best.map(({ chance }) => chance).sort((one, two) => two - one));
    expect(trials).toBeGreaterThan(20);
    expect(trials).toBeLessThanOrEqual(96);
  });
  expect(thought).not.toBeNull();
});

it('23.4 VP, life, markers and a foe behind count', () => {
  const { state, a, b } = pair({ hpDeck: many('energy 1', 4) }, { hpDeck: many('energy 1', 4) });
  const even = edgeFor(state, tables(), a);
  a.vp += 5;
  expect(edgeFor(state, tables(), a) - even).toBe(500);
  const chance = likelihoodFor(state, tables(), a);
  b.hpDeck = [];
  expect(likelihoodFor(state, tables(), a)).toBeGreaterThan(chance);
  const before = edgeFor(state, tables(), a);
  a.trapped = 3;
  expect(edgeFor(state, tables(), a)).toBeLessThan(before);
  a.trapped = 0;
  a.facing = 3;
  expect(edgeFor(state, tables(), a)).toBe(before - 150 - 50);
  state.outcome = { winner: 0, by: 'points', results: {} };
  expect([likelihoodFor(state, tables(), a), likelihoodFor(state, tables(), b)]).toEqual([10_000, 0]);
});

it('23.4, GR-73 a side that has given up has no chance to win, though others fight on', () => {
  const three = [
    { hex: hexAt('A1'), facing: 0 },
    { hex: hexAt('I1'), facing: 0 },
    { hex: hexAt('I7'), facing: 0 },
  ] as const;
  const chances = (standing: readonly Fighter['standing'][], teams = [0, 1, 2]) => {
    const state = sand(three.map((one, i) => ({ ...one, team: teams[i] ?? 0, standing: standing[i] ?? 'active' })));
    return state.fighters.map((one) => likelihoodFor(state, tables(), one) > 0);
  };
  expect(chances(['surrendered', 'active', 'active'])).toEqual([false, true, true]);
  expect(chances(['surrendered', 'active', 'active'], [0, 0, 1])).toEqual([true, true, true]);
});

it('23.5 a tactician splits its cards while a player splits others, which it cannot see', () => {
  const { fighters, ...rest } = setupOf([{ seat: 0 }, { seat: 1, character: 'retiarius' }]);
  const setup = {
    ...rest,
    fighters: fighters.map((one, i) => (i === 1 ? { ...one, level: 'tactician' as const } : one)),
  };
  const match = Match.start(gladiatori, tables(), setup, 'split', { journal: false });
  const { int } = rngFrom(seedState('split'));
  while (match.pending.every(({ kind }) => kind !== 'split'))
    match.answer(
      match.pending.map((one) => gladiatori.decisions[one.kind].sample(match.state, tables(), one as never, int)),
    );
  const asked = match.pending.find(({ seat }) => seat === 1);
  const view = gladiatori.view(match.state, 1);
  const weighed = (level: 'tactician' | 'advice') =>
    toiledOut(
      THOUGHTS.thought({
        ...{ level, chance: seedState('split') },
        asked: { request: asked as never, view, given: [] },
      }).begin(),
    )?.reasons?.trials ?? 0;
  // a trial of it plays a whole turn: half as many as of any other question
  expect(weighed('tactician')).toBeLessThanOrEqual(48);
  expect(weighed('advice')).toBeLessThanOrEqual(120);
  expect(match.pending.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['split', 0],
    ['split', 1],
  ]);
  const choice = asked && choiceOf(match, mindsFor(setup), asked);
  expect(gladiatori.decisions.split.check(match.state, tables(), asked as never, choice as never)).toBeNull();
});
