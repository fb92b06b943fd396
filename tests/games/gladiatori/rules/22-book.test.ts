/** 20 to 23 What is hidden, what the program believes, and what the book answers. */
import { describe, expect, it } from 'vitest';
import { sawAttack, sawDefense, sawRecovered } from '../../../../src/games/gladiatori/rules/beliefs.ts';
import { believedCapacity, meanHp } from '../../../../src/games/gladiatori/rules/book/guess.ts';
import { handFor, planFor, rankedAttacks } from '../../../../src/games/gladiatori/rules/book/plan.ts';
import { bookBy } from '../../../../src/games/gladiatori/rules/book/policy.ts';
import { standsOf } from '../../../../src/games/gladiatori/rules/book/ways.ts';
import { byDice, byWeight } from '../../../../src/games/gladiatori/rules/book/whims.ts';
import {
  cheapestPayment,
  keepOf,
  keepOfItem,
  payOrder,
  recoverOrder,
} from '../../../../src/games/gladiatori/rules/book/worth.ts';
import { allCards } from '../../../../src/games/gladiatori/rules/cards.ts';
import { isInside } from '../../../../src/games/gladiatori/rules/geometry.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import { questionFor } from '../../../../src/games/gladiatori/rules/kit.ts';
import { resampled, viewFor } from '../../../../src/games/gladiatori/rules/view.ts';
import type { CardName } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { scriptedDice } from '../../../../tools/dice.ts';
import { animalAt, DONE, fresh, hexAt, many, PASSES, pair, play, reacts, setupOf, strikes } from '../support/sand.ts';

const book = bookBy(byWeight);
const SPENT = { offense: 0, guard: 0, endurance: 0, blood: 0, speed: 0 };
const ctx = (state: ReturnType<typeof pair>['state']) => ({
  state,
  tables: tables(),
  dice: scriptedDice([]),
  emit: () => {},
});

/** What the book answers to whatever is asked next. */
function answer(
  state: ReturnType<typeof pair>['state'],
  before: Parameters<typeof play>[1] = [],
  dice: Parameters<typeof play>[2] = [],
) {
  const { asked } = play(state, before, dice);
  if (asked === null) throw new Error('nothing is asked');
  return book(ctx(state), asked);
}

describe('what is hidden', () => {
  const match = Match.start(gladiatori, tables(), setupOf([{ seat: 0 }, { character: 'thraex' }]), 'hidden');
  const { int } = rngFrom(seedState('answers'));
  const stay = (choice: unknown) => ((choice as { do?: string } | null)?.do === 'surrender' ? { do: 'done' } : choice);
  for (let i = 0; i < 40 && !match.over; i++)
    match.answer(
      match.pending.map((one) => stay(gladiatori.decisions[one.kind].sample(match.state, tables(), one as never, int))),
    );

  it('20 of the others one sees counts alone; a stranger sees nobody’s cards', () => {
    const seen = viewFor(match.state, 0);
    const [own, foe] = seen.fighters;
    expect(own?.hand).toEqual(match.state.fighters[0]?.hand);
    expect(new Set([...(foe?.hand ?? []), ...(foe?.hpDeck ?? []), ...(foe?.discard ?? [])])).toEqual(
      new Set(['unseen']),
    );
    expect(foe?.cur).toEqual(SPENT);
    expect(foe?.hand.length).toBe(match.state.fighters[1]?.hand.length);
    expect(viewFor(match.state, -1).fighters[0]?.cur).toEqual(SPENT);
  });

  it('23.2 a hidden world is made of the cards there are, and looks the same', () => {
    const before = copyPlain(match.state);
    for (let i = 0; i < 5; i++) {
      const world = resampled(match.state, 0, int);
      expect(viewFor(world, 0)).toEqual(viewFor(match.state, 0));
      const [, foe] = world.fighters;
      const [, true_] = match.state.fighters;
      const all = (one = foe) => (one === undefined ? [] : allCards(one)).toSorted();
      expect(all()).toEqual(all(true_));
    }
    expect(match.state).toEqual(before);
  });

  it('23.3, 19 the book answers alike in every world that looks the same, and legally', () => {
    const led = copyPlain(match.state);
    for (const fighter of led.fighters) fighter.seat = fighter.id === 'A' ? 0 : 1;
    const { asked } = play(led, []);
    if (asked === null) throw new Error('nothing is asked');
    const answers = Array.from({ length: 6 }, (_, i) => {
      const world = i === 0 ? copyPlain(led) : resampled(led, asked.seat, int);
      return JSON.stringify(book(ctx(world), asked));
    });
    expect(new Set(answers).size).toBe(1);
  });
});

describe('what is believed', () => {
  it('21.1 the rest of an attack is Offense, of Berserk also Blood; of a Dodge Guard and Speed', () => {
    const { a } = pair();
    sawAttack(a, 'strength', 4);
    expect(a.believed.offense).toBe(3);
    sawAttack(a, 'berserk', 7);
    expect([a.believed.offense, a.believed.blood]).toEqual([2, 3]);
    sawDefense(a, null, 5);
    expect(a.believed.guard).toBe(4);
    sawDefense(a, 'movement', 8);
    expect([a.believed.guard, a.believed.speed]).toEqual([3, 3]);
    sawRecovered(a, a.start, 4);
    expect([a.believed.offense, a.believed.guard]).toEqual([5, 4]);
  });

  it('21.1 the rest of a Berserk that Offense and Blood as they were thought do not make up is of both', () => {
    const { a } = pair();
    sawAttack(a, 'strength', 3);
    const { blood } = a.believed;
    sawAttack(a, 'berserk', 7);
    expect([a.believed.offense, a.believed.blood]).toEqual([0, blood - 3]);
  });

  it('21.1 HP that are not seen are the mean of what is not seen', () => {
    const { state, b } = pair({}, { hpDeck: many('energy 0', 4), items: [] });
    expect(meanHp(tables(), b)).toBe(228);
    expect(believedCapacity(state, tables(), 'B')).toBe(10);
    b.undead = 3;
    expect(believedCapacity(state, tables(), 'B')).toBeGreaterThan(100);
  });

  it('21.2 ways cost an operation each, and go round whoever stands there', () => {
    const { state, a } = pair();
    const stands = standsOf(state, a, 1);
    expect(stands.filter(({ by }) => by?.do === 'turn')).toHaveLength(4);
    expect(stands.filter(({ by }) => by?.do === 'step')).toHaveLength(15);
  });

  it('21.2 no way leads out of the arena, nor twice to one stand', () => {
    const { state, a } = pair({ hex: hexAt('B2') });
    const stands = standsOf(state, a, 3);
    expect(stands.every(({ hex }) => isInside(hex))).toBe(true);
    expect(new Set(stands.map(({ hex, facing }) => `${hex.q} ${hex.r} ${facing}`)).size).toBe(stands.length);
  });

  it('21.3 weak Energy goes first, Actions come back first', () => {
    const { a } = pair({
      hand: ['energy 1', ...many('energy 0', 5)],
      discard: ['energy 0', 'energy 1', 'movement', 'rage'],
    });
    expect(payOrder(a).slice(0, 4)).toEqual(['energy 0', 'speed', 'speed', 'speed']);
    expect(recoverOrder(a, 3, true)).toEqual(['movement', 'energy 1', 'rage']);
  });

  it('21.4 the last Actions are worth most', () => {
    const { a } = pair();
    expect([keepOf(tables(), a, 'energy 0'), keepOf(tables(), a, 'strength')]).toEqual([100, 400]);
    a.removed = ['berserk', 'movement'];
    expect(keepOf(tables(), a, 'strength')).toBe(800);
  });

  it('21.4 a net that holds somebody is worth least of all items', () => {
    const net = { name: 'iaculum', damaged: false, holds: null } as const;
    expect(keepOfItem(tables(), { ...net, holds: 'B' })).toBeLessThan(keepOfItem(tables(), net));
  });
});

describe('the book', () => {
  it('22.1 begins as far away as it can, looking inwards', () => {
    const { state, a } = pair({ hex: hexAt('B2') });
    Object.assign(state, { step: 'placement', queue: ['B'] });
    expect(book(ctx(state), questionFor(a, { kind: 'place', cite: '4', fighter: 'B' }))).toEqual({
      hex: hexAt('H7'),
      facing: 4,
    });
  });

  it('22.2, 22.3 plans by the table, and takes in hand what the plan wants', () => {
    const { state, a } = pair();
    a.deck = [...(a.list as never[])];
    expect(planFor(ctx(state), byWeight, a)).toBe('duel');
    expect(rankedAttacks(a)).toEqual(['strength', 'berserk', 'dexterity']);
    const hand = handFor(state, tables(), a, 'duel');
    expect(hand.slice(0, 3)).toEqual(['strength', 'movement', 'berserk']);
    const hp = a.deck.reduce((sum, card) => sum + (card === 'unseen' ? 0 : tables().cards[card].hp), 0);
    expect(hp - hand.reduce((sum, card) => sum + tables().cards[card].hp, 0)).toBeGreaterThanOrEqual(6);
    const dice = scriptedDice([['lot:book', 50]]);
    expect(planFor({ ...ctx(state), dice }, byDice, a)).toBe('duel');
  });

  it('22.4 goes before whom it can strike, and strikes', () => {
    const { state } = pair({ hand: ['strength'], cur: { ...SPENT, speed: 4 }, hex: hexAt('E4') }, { items: [] });
    expect(answer(state)).toMatchObject({ do: 'step', way: 0 });
    const step = ['free', { do: 'step', way: 0, turn: 0 }] as const;
    play(state, [step, step]);
    expect(answer(state)).toEqual({ do: 'done' });
  });

  it('22.5, 22.6, 22.7 attacks with its best type, adds what pays, aims at whoever is ahead', () => {
    const { state } = pair(
      { hand: ['strength', 'dexterity', ...many('energy 1', 5)], cur: { ...SPENT, offense: 5 }, items: ['falx'] },
      { items: [], hpDeck: ['energy 0'], faceDown: true, trapped: 1 },
    );
    expect(answer(state)).toEqual({ do: 'fresh', card: 'strength' });
    const added = answer(state, [fresh('strength')]) as readonly string[];
    expect(added.length % 2).toBe(1);
    expect(answer(state, [['add', many('energy 1', 3)]])).toEqual({ do: 'melee', target: 'B' });
  });

  it('22.8 reacts with what keeps most off', () => {
    const { state } = pair({ hand: ['strength'] }, { hand: ['berserk', 'strength'] });
    expect(answer(state, [DONE, fresh('strength'), strikes()])).toEqual({ do: 'fresh', card: 'berserk' });
  });

  it('22.7, GR-101 casts a net where it meant to throw, and strikes where it meant to strike', () => {
    const declared = (intention: 'strike' | 'throw') => {
      const { state, a } = pair({ hand: ['strength'], items: ['tridens', 'iaculum'] }, { items: [] });
      const { asked } = play(state, [DONE, fresh('strength')]);
      a.book = { plan: 'duel', intention, target: 'B', hex: null, facing: null };
      return asked && book(ctx(state), asked);
    };
    expect(declared('throw')).toEqual({ do: 'net melee', item: 'iaculum', target: 'B' });
    expect(declared('strike')).toEqual({ do: 'melee', target: 'B' });
  });

  it('22.8 weighs a Reaction with the cards that go with it', () => {
    const reaction = (hand: readonly CardName[]) => {
      const { state } = pair(
        { hand: ['strength'], items: [] },
        { hand: [...hand], items: [], cur: { ...SPENT, guard: 4 } },
      );
      return answer(state, [DONE, fresh('strength'), strikes()]);
    };
    expect(reaction(['berserk'])).toEqual({ do: 'fresh', card: 'berserk' });
    expect(reaction(['berserk', 'acrobatic strike', 'unbalancing strike'])).toEqual({ do: 'pass' });
  });

  it('22.9, 22.10 uses a Skill where it decides', () => {
    const { state } = pair(
      { hand: ['strength', ...many('energy 1', 4)], cur: { ...SPENT, offense: 5 }, items: ['falx'] },
      { hand: [], items: ['clipeus'], cur: { ...SPENT, guard: 5 }, hpDeck: many('energy 1', 9) },
    );
    expect(answer(state, [fresh('strength'), ['add', many('energy 1', 4)], strikes()])).toMatchObject({
      offense: true,
    });
    const { asked } = play(state, [
      [
        'attack',
        {
          offense: false,
          blood: 0,
          sacrifice: null,
          acrobatic: false,
          lunge: [],
          leap: { attack: 0, damage: 0 },
          deep: 0,
          wrestle: null,
          spend: [],
        },
      ],
    ]);
    expect(asked && book(ctx(state), asked)).toMatchObject({ guard: true });
  });

  it('22.11 feints where much comes back from a miss', () => {
    const { state } = pair(
      { hand: ['strength', 'feint', ...many('energy 0', 8)], cur: { ...SPENT }, items: ['falx'] },
      { items: ['clipeus', 'cassis'], cur: { ...SPENT } },
    );
    expect(answer(state, [fresh('strength'), ['add', many('energy 0', 8)], strikes()])).toBe(true);
  });

  it('22.12 keeps its balance where it would fall', () => {
    const { state } = pair(
      { hand: ['strength', 'unbalancing strike'], cur: { ...SPENT }, items: ['falx'] },
      { hand: many('energy 0', 3), unbalanced: 1, items: ['clipeus', 'cassis'], cur: { ...SPENT } },
    );
    expect(answer(state, [fresh('strength'), ['add', ['unbalancing strike']], strikes()])).toEqual(many('energy 0', 2));
  });

  it('22.13 pays with what is worth least', () => {
    const { a } = pair({ hpDeck: ['strength', 'energy 1', ...many('energy 0', 2)] });
    expect(cheapestPayment(tables(), a, 2)).toEqual({ cards: ['energy 1'], items: [] });
  });

  it('22.14 rests where enough is missing', () => {
    const { state } = pair({ discard: many('energy 1', 6), cur: { ...SPENT, endurance: 4 } });
    state.step = 'rest';
    expect(answer(state)).toMatchObject({ recover: many('energy 1', 4) });
  });

  it('22.15 is Unbeatable where it can, and steps back from a lion', () => {
    const { state, a } = pair({ cur: { ...SPENT, speed: 2 } });
    animalAt(state, 'lion', hexAt('D6'));
    state.step = 'animals';
    expect(book(ctx(state), questionFor(a, { kind: 'unbeatable', cite: '10.4', fighter: 'A' }))).toBe(true);
    void [PASSES, reacts];
  });
});
