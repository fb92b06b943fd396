/** Levels: who is asked, that a searcher thinks from any question and is honest, and that one level stands above another. */
import { describe, expect, it } from 'vitest';
import { answerOf, choiceOf } from '../../../../src/ai/mind.ts';
import type { Thought } from '../../../../src/ai/tactics.ts';
import { adeptAnswer } from '../../../../src/games/heroes/ai/adept.ts';
import { resolveTurnAgain } from '../../../../src/games/heroes/ai/search/again.ts';
import { answersWorth } from '../../../../src/games/heroes/ai/search/candidates.ts';
import { likelihoodOf, readChances } from '../../../../src/games/heroes/ai/search/tactics.ts';
import { HEROES_COUNTING } from '../../../../src/games/heroes/counting.ts';
import { chancesText } from '../../../../src/games/heroes/data.ts';
import { climb, RUNGS } from '../../../../src/games/heroes/labour/ladder.ts';
import { mindsFor, mindsIn } from '../../../../src/games/heroes/labour/minds.ts';
import { toilFor } from '../../../../src/games/heroes/labour/toils.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import type { HeroesDecisions, HeroesKit } from '../../../../src/games/heroes/rules/kit.ts';
import type { HeroesSetup, State } from '../../../../src/games/heroes/rules/types.ts';
import type { FightStyle } from '../../../../src/games/heroes/rules/words.ts';
import { chances, tables } from '../../../../src/games/heroes/tables.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { type AskedLevel, PLAYER_SEAT, programSeat } from '../../../../src/kernel/levels.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { type RngState, seedState } from '../../../../src/kernel/rng.ts';
import type { Rule } from '../../../../src/kernel/rule.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { TableError } from '../../../../src/kernel/table.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { joinRungs, rungScore } from '../../../../src/session/ladder.ts';
import { duel, type One, setupFor } from '../support/sand.ts';

/** A match in which the program leads everybody from its seats. */
function led(level: AskedLevel, red: readonly One[], blue: readonly One[]): HeroesSetup {
  const side = (at: 0 | 1, ones: readonly One[]) =>
    ones.map((one, i) => ({ ...setupFor(at, { ...one, seat: programSeat(at) }, `${at} ${i}`), level }));
  return {
    ...{ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true },
    fighters: [...side(0, red), ...side(1, blue)],
  };
}

/** All styles, Stars, a swordsman, a frenzy, teams: every kind of question. */
const MATCHES: readonly (readonly [string, readonly One[], readonly One[]])[] = [
  ['a net man and a swordsman', [{ style: 'retiarius' }], [{ style: 'secutor', signatures: ['swordsman'] }]],
  ['Stars', [{ style: 'dimachaerus', star: true }], [{ style: 'thraex', star: true, signatures: ['frenzy'] }]],
  ['two against three', [{ style: 'murmillo' }, { style: 'retiarius' }], [{}, {}, { style: 'hoplomachus' }]],
];

/** The question of each that a tactician thinks about. */
const KINDS = ['bonus', 'star-power', 'act'] as const;

const read = (setup: unknown) => readAs(heroes.schema.setup, setup, 'no');

describe('a level', () => {
  const setup = led('novice', [{}], [{}]);

  it('is for seats of the program, and those alone are answered for', () => {
    expect(read(setup).ok).toBe(true);
    expect(Object.keys(mindsFor(setup))).toEqual([programSeat(0), programSeat(1)].map(String));
    expect(Object.keys(mindsIn({ setup }))).toEqual(Object.keys(mindsFor(setup)));
    expect(mindsIn({ setup: 'nothing' })).toEqual({});
    for (const seat of [null, PLAYER_SEAT]) {
      const [first, second] = setup.fighters;
      const why = { ok: false, why: expect.stringContaining('a fighter with a level') };
      expect(read({ ...setup, fighters: [{ ...first, seat }, second] })).toMatchObject(why);
    }
  });
});

type Asked = Request<HeroesDecisions>;

/** Plays a script; before each answer `look` is given what is asked, the state and the dice. */
function run(
  script: Rule<HeroesDecisions>,
  state: State,
  look: (asked: readonly Asked[]) => void = () => {},
): readonly Asked['kind'][] {
  const kinds: Asked['kind'][] = [];
  for (let step = script.next([]); step.done !== true; ) {
    look(step.value);
    kinds.push(...step.value.map(({ kind }) => kind));
    step = script.next(step.value.map((one) => adeptAnswer(state, tables(), one)));
  }
  return kinds;
}

/** The first has lost a weapon, which lies on the way. */
function disarm({ fighters: [first], ground }: State): void {
  if (first === undefined) return;
  first.hands = { left: null, right: null };
  ground.push({ item: 'sword', zone: 'B2', fell: 0, missed: null });
}

describe('a turn put anew', () => {
  it('goes on from any of its questions as it would have gone', () => {
    const asked = new Set<string>();
    for (const [name, red, blue] of MATCHES)
      for (let i = 0; i < 4; i++) {
        const { state } = Match.start(heroes, tables(), led('adept', red, blue), `${name} ${i}`, { journal: false });
        const dice = seededDice(seedState(`${name} ${i}`));
        if (i === 0) disarm(state);
        const context = { state, tables: tables(), dice, emit: () => {} };
        for (let turn = 0; turn < 40 && state.outcome === null; turn++) {
          const left: { readonly request: Asked; readonly before: State; readonly from: RngState }[] = [];
          run(heroes.playPhase(context), state, (all) => {
            for (const request of all) left.push({ request, before: copyPlain(state), from: dice.state() });
          });
          for (const { request, before, from } of left) {
            asked.add(request.kind);
            run(resolveTurnAgain({ ...context, state: before, dice: seededDice(from) }, request), before);
            expect(before).toEqual(state);
          }
        }
      }
    expect([...asked].sort()).toEqual(['act', 'bonus', 'edge', 'pick-up', 'star-power', 'swordsman', 'target']);
  });
});

describe('a tactician', () => {
  it.each(MATCHES.map((one, i) => [...one, KINDS[i]] as const))(
    'with %s answers within the rules, changes nothing and thinks the same wherever',
    (name, red, blue, kind) => {
      const setup = led('tactician', red, blue);
      const minds = mindsFor(setup);
      const match = Match.start(heroes, tables(), setup, name, { journal: false });
      while (match.pending[0]?.kind !== kind)
        match.answer(match.pending.map((request) => adeptAnswer(match.state, tables(), request)));
      const before = [match.digest(), match.draws];
      const choices = match.pending.map((request) => {
        for (const choice of answersWorth(match.state, tables(), request))
          expect(match.check(request, choice)).toBeNull();
        const answer = answerOf(match, minds, request);
        if (!('errand' in answer)) throw new Error('nobody thinks');
        const thought = toiledOut(answer.errand.begin());
        const { kind, orders } = JSON.parse(JSON.stringify(answer.errand)) as typeof answer.errand;
        expect(toiledOut(toilFor({ game: 'heroes', kind, orders }))).toEqual(thought);
        return (thought as Thought<HeroesKit>).choice;
      });
      expect([match.digest(), match.draws]).toEqual(before);
      expect(match.answer(choices)).toBeNull();
    },
  );

  it('weighs how many dice the other may commit at the same time', () => {
    const setup = led('tactician', [{}], [{}]);
    const [state, a, b] = duel({ seat: programSeat(0) }, { seat: programSeat(1) });
    state.order = ['A', 'B'];
    state.done = 1;
    state.exchange = { kind: 'attack', first: a.id, second: b.id, advantage: true, bash: false, retakes: 0 };
    const request = {
      kind: 'bonus',
      seat: 1,
      cite: '3.7.2',
      fighter: 'A',
      foe: 'B',
      table: 'attack',
      first: true,
    } as const;
    const errand = mindsFor(setup)[1]?.thought?.({ request, view: state, given: [] }, seedState('dice'));
    const thought: Thought<HeroesKit> | null =
      errand === null || errand === undefined ? null : toiledOut(errand.begin());
    expect(thought?.reasons?.feared?.answers.map((one) => [one.request.kind, one.request.seat])).toEqual([
      ['bonus', 2],
    ]);
    expect(Number(thought?.choice)).toBeGreaterThan(0);
  });

  it('6.5 gives up where the book would and all is but lost, and in no match to the death', () => {
    const chosen = (lost: boolean, toDeath: boolean): unknown => {
      const [state, own, foe] = duel({ seat: programSeat(0) }, { seat: programSeat(1) }, { toDeath });
      state.toDeath = toDeath;
      own.bonus = 0;
      own.taken = 1;
      if (lost) {
        own.taken = 6;
        own.now = { savvy: 1, speed: 1, strength: 1 };
        for (const part of ['head', 'chest', 'belly'] as const) own.parts[part].now = 1;
        foe.bonus = 6;
      }
      const request = { kind: 'act', seat: programSeat(0), cite: '5.2', fighter: 'A' } as const;
      const thought = mindsFor(led('tactician', [{}], [{}]))[programSeat(0)]?.thought?.(
        { request, view: state, given: [] },
        seedState('give up'),
      );
      return thought === null || thought === undefined ? null : toiledOut<Thought<HeroesKit>>(thought.begin())?.choice;
    };
    expect(chosen(true, false)).toEqual({ do: 'surrender' });
    expect(chosen(true, true)).not.toEqual({ do: 'surrender' });
    expect(chosen(false, false)).not.toEqual({ do: 'surrender' });
  });

  it('asks for no errand of another kind', () => {
    expect(() => toilFor({ game: 'heroes', kind: 'dream', orders: {} })).toThrow("no errand 'dream'");
  });
});

describe('everybody at every other level', () => {
  it.each(['novice', 'adept'] as const)('%s fights to the end, and it counts for no player', (level) => {
    for (const [name, red, blue] of MATCHES)
      for (let i = 0; i < 2; i++) {
        const setup = led(level, red, blue);
        const match = Match.start(heroes, tables(), setup, `${name} ${i}`, { journal: false });
        while (!match.over)
          expect(match.answer(match.pending.map((one) => choiceOf(match, mindsFor(setup), one)))).toBeNull();
        expect(HEROES_COUNTING.count(match.save(0))).toEqual({ ok: true, value: { match: null, earned: [] } });
      }
  });
});

describe('the ladder', () => {
  const rung = (upper: string) => {
    const found = RUNGS.find((one) => one.upper === upper);
    if (found === undefined) throw new Error('no such rung');
    return found;
  };

  it('comes to the same in parts, with as many matches on either side', () => {
    const whole = climb(rung('book'), 'parts', { from: 0, to: 12 });
    const parts = [
      climb(rung('book'), 'parts', { from: 0, to: 5 }),
      climb(rung('book'), 'parts', { from: 5, to: 12 }),
    ] as const;
    expect(joinRungs(...parts)).toEqual(whole);
    expect([whole.bouts, Object.keys(whole.styles).length]).toEqual([12, 6]);
  });

  it('has the book above a novice, and an adept above the book', () => {
    const to = 60;
    for (const upper of ['book', 'adept'])
      expect(rungScore(climb(rung(upper), 'stands', { from: 0, to }))).toBeGreaterThan(to / 2);
  });
});

describe('the chance to win', () => {
  it('of both sides adds up, and is settled where the match is over', () => {
    const style: FightStyle = 'thraex';
    const [state, one] = duel({ style }, { style });
    expect(likelihoodOf(chances(), state, tables(), 0)).toBe(5000);
    one.now.savvy -= 1;
    const [mine = 0, theirs = 0] = [0, 1].map((side) => likelihoodOf(chances(), state, tables(), side));
    expect([mine + theirs, mine < theirs]).toEqual([10_000, true]);
    state.outcome = { winner: 1, by: 'dead', results: {} };
    expect(likelihoodOf(chances(), state, tables(), 1)).toBe(10_000);
    expect(likelihoodOf(chances(), state, tables(), 0)).toBe(0);
    state.outcome = { winner: null, by: 'dead', results: {} };
    expect(likelihoodOf(chances(), state, tables(), 0)).toBe(5000);
  });

  it('comes from a file of whole numbers, which is refused where it is not whole', () => {
    const file = chancesText as { readonly weights: object };
    expect(() => readChances({ ...file, weights: { ...file.weights, bonus: 0.5 } })).toThrow(TableError);
    expect(() => readChances({ ...file, curve: [] })).toThrow(TableError);
  });
});
