import { describe, expect, it } from 'vitest';
import { resolveWound } from '../../../../src/games/heroes/rules/blows/wound.ts';
import { resolveBookTurn } from '../../../../src/games/heroes/rules/book/turn.ts';
import { breakUp, callEnd, dismiss } from '../../../../src/games/heroes/rules/ending.ts';
import type { HeroesEvent } from '../../../../src/games/heroes/rules/events.ts';
import { actFault } from '../../../../src/games/heroes/rules/legal.ts';
import { surrender } from '../../../../src/games/heroes/rules/mercy.ts';
import { resolveAct } from '../../../../src/games/heroes/rules/moves.ts';
import { attackPool, initiativeModifiers, maneuverPool } from '../../../../src/games/heroes/rules/pools.ts';
import { comparedTo, hasRoom, isSpent } from '../../../../src/games/heroes/rules/roster.ts';
import { playPhase } from '../../../../src/games/heroes/rules/sequence.ts';
import { narrate } from '../../../../src/games/heroes/rules/told/narrate.ts';
import type { Fighter, HeroesSetup, State } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { programSeat } from '../../../../src/kernel/levels.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { duel, type One, type Played, played, pool, sand } from '../support/sand.ts';

const T = tables();
const BARE = { committed: 0, advantage: false, bash: false, retake: false };

/** Fighters of a match, by their place. Throws where there are fewer. */
function those(state: State, ...places: readonly number[]): readonly Fighter[] {
  return places.map((at) => {
    const one = state.fighters[at];
    if (one === undefined) throw new Error(`there is no fighter ${at}`);
    return one;
  });
}

/** B gives up to A, after something was changed about B, and the dice fall as written. */
function appeal(one: One, change: Partial<Fighter>, script: readonly Scripted[]): readonly [Fighter, Played] {
  const [state, a, b] = duel({}, one);
  Object.assign(b, change);
  const play = played(state, script);
  surrender(play.ctx, b, a, 'chosen');
  play.dice.done();
  return [b, play];
}

/** Two who are as a first break finds them, in B3, after an Attack roll; what is said is changed about A. */
function even(change: Partial<Fighter> = {}, more: Partial<HeroesSetup> = {}): readonly [State, Fighter, Fighter] {
  const [state, a, b] = duel({ seat: 0 }, { seat: 1 }, more);
  for (const one of [a, b]) Object.assign(one, { bonus: 0, taken: 1 });
  Object.assign(a, change);
  state.attacked = true;
  state.turn = 3;
  state.order = ['A', 'B'];
  state.done = 2;
  return [state, a, b];
}

/** How often a break was called after somebody's turn. */
function breaksAfter(state: State): number {
  breakUp(played(state, []).ctx);
  return state.breaks;
}

/** What ends a match at the end of a round, if anything does. */
function dismissed(state: State): State['outcome'] {
  dismiss(played(state, []).ctx);
  return state.outcome;
}

describe('6 after the match', () => {
  it('6 it ends when a side has nobody left, and one who was beaten has lost on the winning side too', () => {
    const state = sand([{}, {}], [{}]);
    const [a, b, c] = those(state, 0, 1, 2) as [Fighter, Fighter, Fighter];
    const play = played(state, [
      ['mercy', 1, 1],
      ['killing-stroke', 5],
    ]);
    surrender(play.ctx, a, c, 'chosen');
    callEnd(play.ctx);
    expect(state.outcome).toBeNull();
    play.run(resolveWound(play.ctx, b, c, 'head', 4));
    callEnd(play.ctx);
    expect(state.outcome).toEqual({ winner: 0, by: 'dead', results: { A: 'M', B: 'V', C: 'P' } });
  });

  it('6 how it ended is how the beaten side went out, whoever else lies there', () => {
    const state = sand([{}], [{}, {}]);
    const [a, b, c] = those(state, 0, 1, 2) as [Fighter, Fighter, Fighter];
    const before = played(state, [['killing-stroke', 6]]);
    before.run(resolveWound(before.ctx, a, c, 'head', 4));
    const play = played(state, [['mercy', 1, 1]]);
    surrender(play.ctx, a, b, 'chosen');
    callEnd(play.ctx);
    expect(state.outcome).toEqual({ winner: 1, by: 'surrendered', results: { A: 'M', B: 'V', C: 'P' } });
  });

  it('6 where several were beaten it names every way in which they went out, each once', () => {
    const state = sand([{}], [{}, {}, {}]);
    const [a, b, c, d] = those(state, 0, 1, 2, 3) as [Fighter, Fighter, Fighter, Fighter];
    for (const one of [b, d]) {
      const blow = played(state, [['killing-stroke', 6]]);
      blow.run(resolveWound(blow.ctx, a, one, 'head', 4));
    }
    const { ctx } = played(state, [['mercy', 1, 1]]);
    surrender(ctx, c, a, 'chosen');
    callEnd(ctx);
    expect(state.outcome?.by).toBe('dead+surrendered');
  });

  it('6 whoever falls is judged at once, while the others fight on', () => {
    const state = sand([{}, {}], [{}]);
    const [a, c] = those(state, 0, 2) as [Fighter, Fighter];
    const play = played(state, [
      ['killing-stroke', 4],
      ['mercy', 6, 6],
    ]);
    play.run(resolveWound(play.ctx, c, a, 'belly', 4));
    expect(play.kinds()).toEqual(['wounded', 'unconscious', 'appealed', 'put-to-death']);
    expect([a.standing, a.fate, state.outcome, c.killings, c.defeated]).toEqual([
      'unconscious',
      'killed',
      null,
      0, // no mercy is no killing stroke
      ['A'],
    ]);
  });

  it('6 somebody who has given up takes no room any more', () => {
    const state = sand([{}, {}], [{}, {}]);
    for (const one of state.fighters) one.zone = 'B3';
    const [a, c] = those(state, 0, 2) as [Fighter, Fighter];
    expect(hasRoom(state, 'B3')).toBe(false);
    const play = played(state, [['mercy', 1, 1]]);
    surrender(play.ctx, a, c, 'chosen');
    expect(hasRoom(state, 'B3')).toBe(true);
  });

  it.each(['head', 'chest', 'belly'] as const)(
    '6.1, 6.2 nothing left of the %s: one die kills, or leaves the crowd to',
    (part) => {
      const dead = duel();
      const strike = played(dead[0], [['killing-stroke', 5]]);
      strike.run(resolveWound(strike.ctx, dead[1], dead[2], part, 9));
      expect([dead[2].standing, dead[2].fate, dead[1].killings]).toEqual(['dead', 'killed', 1]);
      expect(strike.of('appealed')).toEqual([]);
      const out = duel();
      const stun = played(out[0], [
        ['killing-stroke', 4],
        ['mercy', 1, 1],
      ]);
      stun.run(resolveWound(stun.ctx, out[1], out[2], part, 9));
      expect([out[2].standing, out[2].fate, out[1].killings]).toEqual(['unconscious', 'spared', 0]);
    },
  );

  it('6.3 with both arms out one gives up in the next own turn, and to the death fights on', () => {
    for (const toDeath of [false, true]) {
      const [state, a] = duel({ seat: 0 }, {}, { toDeath });
      a.zone = 'A3';
      a.parts['left arm'].now = 0;
      a.parts['right arm'].now = 0;
      Object.assign(state, { turn: 1, order: ['A', 'B'], done: 0 });
      const play = played(state, toDeath ? [] : [['mercy', 1, 1]]);
      play.run(playPhase(play.ctx), toDeath ? [{ do: 'hold' }] : []);
      expect(play.of('surrendered').map(({ cite, reason }) => [cite, reason])).toEqual(
        toDeath ? [] : [['6.3', 'both arms']],
      );
      expect(state.outcome?.winner).toBe(toDeath ? undefined : 1);
    }
  });

  it('6.3 one arm is enough to fight on with', () => {
    const [state, a] = duel({ seat: 0 });
    a.zone = 'A3';
    a.parts['right arm'].now = 0;
    Object.assign(state, { turn: 1, order: ['A', 'B'], done: 0 });
    const play = played(state, []);
    play.run(playPhase(play.ctx), [{ do: 'hold' }]);
    expect(a.standing).toBe('active');
  });

  it('6.4 spent is without a single Bonus Die', () => {
    const [, a] = duel();
    const spentLine = () => initiativeModifiers(a, T).filter(({ why }) => why === 'spent');
    a.bonus = 1;
    expect([isSpent(a), spentLine()]).toEqual([false, []]);
    a.bonus = 0;
    expect([isSpent(a), spentLine().map(({ value }) => value)]).toEqual([true, [-1]]);
  });

  it('6.5 anybody may give up in the own turn, and the nearest opponent is credited', () => {
    const state = sand([{ seat: 0 }], [{}, {}, {}]);
    const [a, b, c, d] = those(state, 0, 1, 2, 3) as [Fighter, Fighter, Fighter, Fighter];
    Object.assign(a, { zone: 'B3' });
    Object.assign(b, { zone: 'D3', taken: 0 });
    Object.assign(c, { zone: 'C3', taken: 2 });
    Object.assign(d, { zone: 'C2', taken: 1 });
    expect(actFault(state, T, 'A', { do: 'surrender' })).toBeNull();
    expect(comparedTo(state, a)?.id).toBe('D');
    const play = played(state, [['mercy', 1, 1]]);
    play.run(resolveAct(play.ctx, a, { do: 'surrender' }));
    expect([a.standing, a.fate, a.beatenBy, d.defeated]).toEqual(['surrendered', 'spared', 'D', ['A']]);
  });

  it.each([
    [{ knocked: true }, { bonus: 3 }, 'spent and down'],
    [{}, { bonus: 3 }, 'spent alone'],
    [{}, { bonus: 0 }, 'both spent'],
  ])('6.5 the book gives up when it is spent and has more wounds: %j against %j, %s', (own, other, reason) => {
    const [state, a, b] = duel();
    Object.assign(a, { taken: 1 }, other);
    Object.assign(b, { taken: 2, bonus: 0 }, own);
    const play = played(state, [['mercy', 1, 1]]);
    play.run(resolveBookTurn(play.ctx, b));
    expect(play.of('surrendered').map((told) => told.reason)).toEqual([reason]);
  });

  it.each([
    ['to the death', { taken: 2, bonus: 0 }, true],
    ['with a die left', { taken: 2, bonus: 1 }, false],
    ['with no more wounds', { taken: 1, bonus: 0 }, false],
  ])('6.5 the book does not give up %s', (_, own, toDeath) => {
    const [state, a, b] = duel({}, {}, { toDeath });
    Object.assign(a, { taken: 1, zone: 'A3' });
    Object.assign(b, { zone: 'E3' }, own);
    const play = played(state, [['option', 1]]);
    play.run(resolveBookTurn(play.ctx, b));
    expect([b.standing, b.zone]).toEqual(['active', 'D2']);
  });

  it('6.6, 6.6.1, 6.6.2 both spent, standing and even after an Attack roll: back to the gates with fresh dice', () => {
    const [state, a, b] = even();
    Object.assign(state, { order: ['B', 'A'], done: 1, attacked: false });
    a.now.strength = 3;
    a.blinded = true;
    a.hands.left = null;
    a.from = 'A3';
    a.entered = 4;
    state.ground.push({ item: 'large shield', zone: 'B3', fell: 1, missed: null });
    const own = maneuverPool(a, b, { committed: 0, own: true }, T).dice;
    const other = maneuverPool(b, a, { committed: 0, own: false }, T).dice;
    const blow = attackPool(a, BARE, T).dice;
    const guard = attackPool(b, BARE, T).dice;
    const play = played(state, [
      ['maneuver', ...pool(own, 1)],
      ['maneuver', ...pool(other, 0)],
      ['attack', ...pool(blow, 1)],
      ['attack', ...pool(guard, 0)],
      ['location', 4, 4], // the large shield of B is in the way
    ]);
    play.run(playPhase(play.ctx), [{ do: 'attack', foe: 'B' }]);
    expect(play.of('break')).toEqual([{ kind: 'break', cite: '6.6', fighters: ['A', 'B'], bonus: [6, 8] }]);
    expect([a.zone, b.zone, a.bonus, b.bonus]).toEqual(['A3', 'E3', 6, 8]);
    expect([a.blinded, a.from, a.entered, a.hands.left]).toEqual([false, null, 0, null]);
    expect([state.ground.length, state.breaks, state.turn, state.outcome]).toEqual([1, 1, 3, null]);
    const next = played(state, [
      ['initiative', 6],
      ['initiative', 1],
    ]);
    next.run(playPhase(next.ctx));
    expect([state.turn, state.order]).toEqual([4, ['A', 'B']]);
  });

  it.each<readonly [string, Partial<Fighter>]>([
    ['a die is left', { bonus: 1 }],
    ['one is knocked down', { knocked: true }],
    ['one is in a net', { ensnared: true }],
    ['one has more wounds', { taken: 2 }],
  ])('6.6.1 no break where %s', (_, change) => {
    expect(breaksAfter(even(change)[0])).toBe(0);
  });

  it('6.6.1 a break is called once, and only after an Attack roll', () => {
    const [state] = even();
    state.attacked = false;
    expect(breaksAfter(state)).toBe(0);
    state.attacked = true;
    expect(breaksAfter(state)).toBe(1);
    const [again] = even();
    again.breaks = 1;
    expect(breaksAfter(again)).toBe(1);
  });

  it('6.6.1 of a team match that has come down to two there is a break as well, of three there is none', () => {
    const state = sand([{}, {}], [{}]);
    for (const one of state.fighters) one.bonus = 0;
    state.attacked = true;
    expect(breaksAfter(state)).toBe(0);
    for (const one of those(state, 1)) Object.assign(one, { standing: 'fallen', fate: 'spared' });
    expect(breaksAfter(state)).toBe(1);
  });

  it('6.7 after a break, even again at the end of a round: a draw', () => {
    const [state] = even();
    state.breaks = 1;
    const play = played(state, []);
    play.run(playPhase(play.ctx));
    expect(state.outcome).toEqual({ winner: null, by: 'dismissed', results: { A: 'S', B: 'S' } });
    expect(play.of('ended').map(({ cite }) => cite)).toEqual(['6.7']);
  });

  it('6.7 without a break before, uneven, or to the death, there is no draw', () => {
    expect(dismissed(even()[0])).toBeNull();
    const [uneven] = even({ taken: 3 });
    uneven.breaks = 1;
    expect(dismissed(uneven)).toBeNull();
    const [deadly] = even({}, { toDeath: true });
    deadly.breaks = 1;
    expect(dismissed(deadly)).toBeNull();
  });

  it('6.8 Savvy 4 with a belly wound, at the wall, a die left: 3 and 6 against 3 split the crowd, and the Emperor has 10', () => {
    const change: Partial<Fighter> = { wounded: ['belly'], zone: 'E3', bonus: 1 };
    const [b, play] = appeal({}, change, [
      ['mercy', 3, 6],
      ['emperor', 5, 6],
      ['plea', 4, 5],
      ['last-plea', 5],
      ['last-word', 4],
    ]);
    expect(play.of('appealed').map(({ savvy, result }) => [savvy, result])).toEqual([[3, 'split']]);
    expect(play.of('judged').map(({ savvy, spared }) => [savvy, spared])).toEqual([[10, true]]);
    expect([b.fate, b.mercy]).toEqual(['spared', true]);
  });

  it.each([
    ['provincial', 'The giver of the games spares'],
    ['colosseum', 'The Emperor spares'],
  ] as const)('R63 who decides in a %s arena', (board, told) => {
    const event: HeroesEvent = {
      ...{ kind: 'judged', cite: '6.8.1', rolls: [], fighter: 'B', modifiers: [], savvy: 9, spared: true },
    };
    const [state] = even({}, { board });
    expect(narrate(event, state)).toMatch(told);
  });

  it.each([
    [5, 2, 'spared'],
    [6, 1, 'split'],
    [6, 6, 'killed'],
  ] as const)(
    '6.8 Savvy 3, spent, who has wounded, with a chest wound, in the center: %i and %i, %s',
    (one, two, result) => {
      const change: Partial<Fighter> = { wounded: ['chest'], zone: 'C3', bonus: 0, dealt: 1 };
      const emperor: readonly Scripted[] = [
        ['emperor', 5, 5],
        ['plea', 1, 4],
      ];
      const script: readonly Scripted[] = [['mercy', one, two], ...(result === 'split' ? emperor : [])];
      const [b, play] = appeal({ at: [3, 4, 4] }, change, script);
      expect(play.of('appealed').map((told) => [told.savvy, told.result])).toEqual([[6, result]]);
      expect(play.of('judged').map(({ savvy, spared }) => [savvy, spared])).toEqual(
        result === 'split' ? [[6, false]] : [],
      );
      expect([b.fate, b.mercy]).toEqual([result === 'spared' ? 'spared' : 'killed', false]);
    },
  );

  it('6.8, 6.8.1 each circumstance counts as printed, for the gladiator and against the Emperor', () => {
    const lines = (change: Partial<Fighter>, spared = false): readonly (number | undefined)[] => {
      const still: Partial<Fighter> = { zone: 'B3', bonus: 0, ...change };
      const [, play] = appeal({ at: [4, 4, 4], spared }, still, [
        ['mercy', 1, 6],
        ['emperor', 6, 6],
        ['plea', 1, 1],
      ]);
      return [play.of('appealed')[0]?.savvy, play.of('judged')[0]?.savvy];
    };
    expect(lines({})).toEqual([4, 9]);
    expect(lines({ defeated: ['X', 'Y'] })).toEqual([6, 7]);
    expect(lines({ dealt: 3 })).toEqual([5, 8]);
    expect(lines({ wounded: ['head', 'belly'] })).toEqual([5, 8]);
    expect(lines({ wounded: ['left arm', 'right leg'] })).toEqual([4, 9]);
    expect(lines({ zone: 'C3' })).toEqual([5, 8]);
    expect(lines({ zone: 'A3' })).toEqual([3, 10]);
    expect(lines({ kicked: true })).toEqual([3, 10]);
    expect(lines({ threw: true })).toEqual([3, 10]);
    expect(lines({ bonus: 7 })).toEqual([3, 10]);
    expect(lines({}, true)).toEqual([4, 12]);
  });

  it('6.8 Savvy is that of the start of the match, and the crowd alone is no mercy of the Emperor', () => {
    const [b, play] = appeal({}, { zone: 'B3', bonus: 0, now: { savvy: 1, speed: 4, strength: 4 } }, [['mercy', 4, 4]]);
    expect([play.of('appealed')[0]?.savvy, b.fate, b.mercy]).toEqual([4, 'spared', false]);
  });

  it('6.8.1 before the Emperor, too, Savvy is that of the start, and nothing else counts for it', () => {
    const change: Partial<Fighter> = { zone: 'C3', bonus: 0, now: { savvy: 1, speed: 4, strength: 4 } };
    const [b] = appeal({}, change, [
      ['mercy', 5, 6],
      ['emperor', 5, 6],
      ['plea', 4, 4],
    ]);
    const [other] = appeal({}, change, [
      ['mercy', 5, 6],
      ['emperor', 5, 6],
      ['plea', 5, 5],
    ]);
    expect([b.fate, other.fate]).toEqual(['spared', 'killed']);
  });

  it.each([
    ['fewer passes for the Emperor spare', [6, 6], [4, 6], [], 'spared'],
    ['more passes for him kill', [5, 5], [4, 6], [], 'killed'],
    ['as many, and a higher die spares', [5, 6], [4, 6], [5, 4], 'spared'],
    ['as many, and an equal die kills', [5, 6], [4, 6], [4, 4], 'killed'],
    ['as many, and a lower die kills', [6, 6], [5, 6], [3, 4], 'killed'],
  ] as const)('6.8.1 %s', (_, emperor, plea, last, fate) => {
    const [mine, theirs] = last;
    const [b] = appeal({}, { zone: 'B3', bonus: 0 }, [
      ['mercy', 4, 6],
      ['emperor', ...emperor],
      ['plea', ...plea],
      ...(mine === undefined || theirs === undefined
        ? []
        : ([
            ['last-plea', mine],
            ['last-word', theirs],
          ] as const)),
    ]);
    expect([b.fate, b.mercy]).toEqual([fate, fate === 'spared']);
  });

  it('6.9 to the death nobody gives up, nobody is asked, and both spent is enough for a break, however often', () => {
    const [state, a, b] = even({ knocked: true, ensnared: true, taken: 5 }, { toDeath: true });
    expect(actFault(state, T, 'A', { do: 'surrender' })).toMatch(/6\.9/);
    expect([breaksAfter(state), a.bonus, a.knocked, a.ensnared]).toEqual([1, 8, false, false]);
    expect(breaksAfter(state)).toBe(1);
    a.bonus = 0;
    b.bonus = 0;
    expect(breaksAfter(state)).toBe(2);
    const play = played(state, [['killing-stroke', 1]]);
    play.run(resolveWound(play.ctx, a, b, 'belly', 4));
    callEnd(play.ctx);
    expect(play.kinds()).toEqual(['wounded', 'unconscious', 'put-to-death', 'ended']);
    expect([b.fate, a.killings, state.outcome?.results]).toEqual(['killed', 0, { A: 'V', B: 'P' }]);
  });

  it('6.9 to the death both legs gone is the end, without an appeal', () => {
    const [state, a, b] = duel({}, {}, { toDeath: true });
    b.parts['left leg'].now = 0;
    const play = played(state, []);
    play.run(resolveWound(play.ctx, a, b, 'right leg', 4));
    expect([b.standing, b.fate]).toEqual(['fallen', 'killed']);
  });

  it('6.7 after round 1000 it is called off', () => {
    const [state] = duel();
    state.turn = 999;
    expect(dismissed(state)).toBeNull();
    state.turn = 1000;
    expect(dismissed(state)).toMatchObject({ winner: null, by: 'time', results: { A: 'S', B: 'S' } });
  });

  it.each<readonly [string, One, One, 0 | 1]>([
    ['the lower rated', { at: [4, 4, 4] }, { at: [5, 4, 4] }, 1],
    ['of equals the one that the player leads alone', { seat: 0 }, {}, 1],
    ['of equals the one that the player leads alone, on either side', {}, { seat: 0 }, 0],
    ['of equals the one that the player leads, the other at a level', { seat: 0 }, { seat: programSeat(1) }, 1],
    ['of equals without the player the second side', {}, { seat: programSeat(1) }, 0],
    ['of equals that are both the player’s the second side', { seat: 0 }, { seat: 0 }, 0],
  ])('6.9 after round 1000 to the death %s dies', (_, first, second, winner) => {
    const [state] = duel(first, second, { toDeath: true });
    state.turn = 1000;
    const letters = winner === 0 ? { A: 'V', B: 'P' } : { A: 'P', B: 'V' };
    expect(dismissed(state)).toEqual({ winner, by: 'time', results: letters });
  });
});
