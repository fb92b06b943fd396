/** The lessons as they are written: each opens, can be answered in several ways, and is worth what the odds say. */
import { describe, expect, it, test } from 'vitest';
import { type LessonMoment, sharesText } from '../../../../src/games/gladiator/ask/lessons/lecture.ts';
import { lectureOf } from '../../../../src/games/gladiator/ask/lessons/lectures.ts';
import { lessonsText } from '../../../../src/games/gladiator/data.ts';
import { type LessonData, readLessons } from '../../../../src/games/gladiator/files/lessons.ts';
import { GLADIATOR } from '../../../../src/games/gladiator/game.ts';
import { orderOdds } from '../../../../src/games/gladiator/odds/order.ts';
import { enduranceChances, missusChance, recoveryChance } from '../../../../src/games/gladiator/odds/single-rolls.ts';
import { standingAfter } from '../../../../src/games/gladiator/odds/standing.ts';
import { countUnknown, guardsAgainst } from '../../../../src/games/gladiator/odds/unknown.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { beginPhase, turnoutOf } from '../../../../src/games/gladiator/rules/phase.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Allocation, Plot } from '../../../../src/games/gladiator/rules/types.ts';
import { openScene, readChoice } from '../../../../src/games/gladiator/session/lesson.ts';
import { lessonsData, tables } from '../../../../src/games/gladiator/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { finish } from '../../../../src/odds/counting.ts';
import { ONES } from '../../../../src/odds/falls.ts';
import { frozen } from '../../../support/frozen.ts';

const { lessons, bout } = lessonsData();
const named = (id: string): LessonData => {
  const found = lessons.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no lesson ${id}`);
  return found;
};

function opened(data: LessonData) {
  const session = openScene(tables(), data);
  if (!session.ok) throw new Error(session.why);
  return session.value;
}

/** The question of a lesson, of a state that nobody may change. */
function momentOf(data: LessonData): LessonMoment {
  const { match, prompt } = opened(data);
  if (prompt === null) throw new Error('nothing is asked');
  return { state: frozen(copyPlain(match.state)), tables: match.tables, request: prompt };
}

function choiceOf<C>({ request }: LessonMoment, text: string): C {
  const choice = readChoice(request, text);
  if (!choice.ok) throw new Error(choice.why);
  return choice.value as C;
}

const in100 = (chance: number): string => `${Math.round(100 * chance)} in 100`;
const figures = (data: LessonData, moment: LessonMoment, text: string): readonly string[] =>
  lectureOf(data.id).figures(moment, choiceOf(moment, text) as never);

describe.each(lessons.map((data) => [data.id, data] as const))('the lesson %s', (_, data) => {
  const moment = momentOf(data);
  const lecture = lectureOf(data.id);

  it('is learned in the way it teaches, and can be answered in another', () => {
    const session = opened(data);
    const met = data.ways.map(({ choice }) => {
      expect(session.check(choiceOf(moment, choice))).toBeNull();
      return lecture.isMet(moment, choiceOf(moment, choice) as never);
    });
    expect(met[0]).toBe(true);
    expect(met).toContain(false);
  });

  it('has a figure under each head, for every way', () => {
    for (const { choice } of data.ways) expect(figures(data, moment, choice)).toHaveLength(lecture.head.length);
  });

  it('is a bout like any other: its save proves itself, answered or not', () => {
    const door = GLADIATOR.doors.find(({ id }) => id === gladiator.id);
    for (const { choice } of data.ways) {
      const session = opened(data);
      expect(door?.verify(session.save())).toEqual({ ok: true, value: null });
      expect(session.answer(choiceOf(moment, choice))).toBeNull();
      expect(door?.verify(session.save())).toEqual({ ok: true, value: null });
    }
  });
});

describe('its figures are those of the odds', () => {
  test.each(['step', 'front'])('%s: where the men stand', (id) => {
    const data = named(id);
    const moment = momentOf(data);
    for (const { choice } of data.ways) {
      const found = standingAfter(moment, { id: 'A', foe: 'B', area: 2 }, choiceOf<Plot>(moment, choice));
      const wounds = found.strikes === 0 ? '-' : in100(found.wounds);
      expect(figures(data, moment, choice).slice(1)).toEqual([`${found.cf}`, `${found.foeCf}`, wounds]);
    }
  });

  test('9.2 front: the engine gives the CF that are told', () => {
    const data = named('front');
    const moment = momentOf(data);
    for (const { choice } of data.ways.slice(0, 3)) {
      const session = opened(data);
      session.answer(choiceOf(moment, choice));
      while (session.advance() !== null);
      const { prompt } = session;
      expect(prompt?.kind === 'allocate' && `${prompt.pool.total}`).toBe(figures(data, moment, choice)[1]);
    }
  });

  test('8.4 run: who wins', () => {
    const data = named('run');
    const moment = momentOf(data);
    const [wins, loses] = orderOdds(moment, 'A', choiceOf<Plot>(moment, 'F (R)F')).map(({ chance }) => chance);
    expect(figures(data, moment, 'F (R)F').slice(0, 2)).toEqual([in100(wins ?? 0), in100(loses ?? 0)]);
  });

  test('9.3 divide: one blow, by all that the book may put in its way', () => {
    const data = named('divide');
    const moment = momentOf(data);
    const { request } = moment;
    if (request.kind !== 'allocate') throw new Error('not asked to allocate');
    const allocation = choiceOf<Allocation>(moment, 'groin 8 | legs 3');
    const mine = { fighter: 'A', foes: ['B'], threats: ['B'], pool: request.pool, allocation };
    const mark = { ...request.pool.marks[0], fighter: 'A' } as (typeof request.pool.marks)[number];
    const pool = { ...request.pool, total: 10, marks: [mark] };
    const his = { fighter: 'B', foes: ['A'], threats: ['A'], pool, allocation: { ...allocation, attacks: [] } };
    const guards = guardsAgainst(moment, mine, his, ONES);
    const man = finish(countUnknown(moment, mine, his, guards, 'average')).odds.men.find(
      ({ fighter }) => fighter === 'B',
    );
    const told = figures(data, moment, 'groin 8 | legs 3');
    expect(told.slice(0, 2)).toEqual([in100(1 - (man?.wounds[0] ?? 0)), in100(man?.kill ?? 0)]);
  });

  test('13.4.1 shield: R takes it up for certain, a grab without R on a 1', () => {
    const data = named('shield');
    const moment = momentOf(data);
    const ctx = beginPhase({ state: copyPlain(moment.state), tables: moment.tables, dice: ONES, emit: () => {} });
    const [loose] = ctx.state.loose;
    const man = fighterOf(ctx.state, 'A');
    if (loose === undefined) throw new Error('nothing lies there');
    expect(figures(data, moment, 'X !')[0]).toBe(in100(recoveryChance(ctx, man, loose)));
    turnoutOf(ctx, man).recovering = true;
    expect(recoveryChance(ctx, man, loose)).toBe(1);
    expect(figures(data, moment, 'R')[0]).toBe('yes');
  });

  test('17.2.1, 18.3 mercy: what he needs, and what a phase too many costs', () => {
    const data = named('mercy');
    const moment = momentOf(data);
    const spared = missusChance(moment.tables, fighterOf(moment.state, 'B'), moment.state.turn);
    expect(spared).toBe(10 / 36); // 9 or more, for performance 1
    expect(figures(data, moment, 'SFR SFR')[1]).toBe(in100(spared));
    const tired = copyPlain(moment.state);
    fighterOf(tired, 'A').exceeded = true;
    const cf = (state: LessonMoment['state']) =>
      [...enduranceChances({ state: copyPlain(state), tables: moment.tables }, fighterOf(state, 'A'))]
        .reduce((sum, [loss, chance]) => sum + loss * chance, 0)
        .toFixed(1);
    expect([figures(data, moment, '-')[2], figures(data, moment, '(R)SFL SFR')[2]]).toEqual([
      `${cf(moment.state)} CF`,
      `${cf(tired)} CF`,
    ]);
  });

  test('8.4 run: shares of which one must come true add up to 100', () => {
    const data = named('run');
    const moment = momentOf(data);
    for (const { choice } of data.ways) {
      const shares = figures(data, moment, choice).map((text) => /^\d+/.exec(text)?.[0]);
      if (shares[0] === undefined) continue;
      expect(shares.reduce((sum, one) => sum + Number(one), 0)).toBe(100);
    }
    expect(sharesText([1 / 3, 1 / 3, 1 / 3])).toEqual(['34 in 100', '33 in 100', '33 in 100']);
    expect(sharesText([0.915, 0.026, 0.059])).toEqual(['91 in 100', '3 in 100', '6 in 100']);
    expect(sharesText([0.999, 0.001, 0])).toEqual(['>99 in 100', '<1 in 100', '0 in 100']);
  });

  test('20.4.1 net: two hexes away it is surest', () => {
    const data = named('net');
    const moment = momentOf(data);
    for (const { choice } of data.ways) {
      const [deed] = orderOdds(moment, 'A', choiceOf<Plot>(moment, choice));
      expect(figures(data, moment, choice)[1]).toBe(in100(deed?.chance ?? 0));
    }
  });
});

describe('the whole bout', () => {
  it('is one that the book wins for the learner nine times of ten', () => {
    const led = bout.setup.fighters.map((one) => ({ ...one, by: 'book' as const, seat: null }));
    const setup = { ...bout.setup, fighters: led };
    const wins = Array.from({ length: 60 }, (_, i) => {
      const { outcome } = Match.start(gladiator, tables(), setup, `first/${i}`).state;
      return outcome?.winner === 0 ? 1 : 0;
    });
    expect(wins.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(48);
  });
});

describe('lessons.json is refused', () => {
  const text = lessonsText as { lessons: object[]; bout: object };
  test.each([
    [
      'with a lesson missing',
      { ...text, lessons: text.lessons.slice(1) },
      /it has the lessons front, .*expected step, front/u,
    ],
    ['without a way', { ...text, lessons: text.lessons.map((one) => ({ ...one, ways: [] })) }, /ways/u],
    ['with a set-up that is none', { ...text, bout: { ...text.bout, setup: {} } }, /setup/u],
  ])('%s', (_, json, why) => {
    expect(() => readLessons(json)).toThrow(why);
  });

  it('where its choices do not lead to the question', () => {
    const [first] = lessons;
    if (first === undefined) throw new Error('no lesson');
    expect(openScene(tables(), { ...first, choices: ['F F F'] })).toMatchObject({
      ok: false,
      why: expect.stringContaining("choice 'F F F' cannot be made: at most two movement actions"),
    });
  });
});
