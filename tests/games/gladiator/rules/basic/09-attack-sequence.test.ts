/** 9.4: which attack comes when, and what a loss does to those still to come. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { AREA_NAMES, AREAS } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';

/** 9.4.2 The printed chart: rounds by number of attacks. */
const ROUNDS: readonly (readonly number[])[] = [[], [3], [2, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5]];
const COUNTS = [1, 2, 3, 4, 5];
const PAIRS = COUNTS.flatMap((a) => COUNTS.map((b) => [a, b] as const));

/** That many attacks of 1 CF, head first. */
const pinpricks = (count: number) =>
  AREAS.slice(0, count)
    .map((area) => `${AREA_NAMES[area]} 1`)
    .join(', ');
/** A miss for an attack of 1 CF: red 6 in column 1. */
const MISS = blow(6);
const misses = (count: number): Scripted[] => Array.from({ length: count }, () => MISS);

/** Wounds by an attack in column 8 on bare skin, none of them critical. On a head of W 12 they cost 1, 2, 2 and 3 CF. */
const ONE = blow(7, 4, 5);
const TWO = blow(7, 6, 5);
const FIVE = blow(15, 3, 6);
const KILL = blow(18, 12, 1);
/** A parry (P) in column 4 that knocks the sword away. */
const DISARM = blow(8, 2, 1);
const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];

const STRONG = { tr: 20 };
const order = (played: Played) => played.of('blow').map((event) => `${event.fighter}${event.round}`);
const cfs = (played: Played, id: string) =>
  played
    .of('blow')
    .filter((event) => event.fighter === id)
    .map((event) => event.cf);

describe('9.4 attack sequence', () => {
  test('9.4 the order is settled before the first blow and then kept to', () => {
    const played = play(scene(), { cf: { A: 'head 1, legs 1', B: 'chest 1' }, dice: misses(3) });
    const kinds = played.events.map((event) => event.kind).filter((kind) => kind === 'sequence-set' || kind === 'blow');
    expect(kinds).toEqual(['sequence-set', 'blow', 'blow', 'blow']);
    expect(order(played)).toEqual(['A2', 'B3', 'A4']);
  });

  test('9.4.1 every area with CF on it is an attack of its own', () => {
    const played = play(scene(), { cf: { A: 'legs 3, head 2, chest 5' }, dice: [blow(4), blow(5), blow(5, 2, 6)] });
    expect(played.one('sequence-set').slots).toEqual([
      { fighter: 'A', area: 5, cf: 3, round: 1 },
      { fighter: 'A', area: 1, cf: 2, round: 3 },
      { fighter: 'A', area: 2, cf: 5, round: 5 },
    ]);
  });

  test('9.4.1 the attacks are laid out round by round, in one round the stronger first', () => {
    const played = play(scene(), {
      cf: { A: 'legs 1, head 2, chest 1', B: 'arms 3' },
      dice: [MISS, blow(4), blow(5), MISS],
    });
    const slots = played.one('sequence-set').slots.map((slot) => `${slot.fighter}${slot.round}:${slot.cf}`);
    expect(slots).toEqual(['A1:1', 'B3:3', 'A3:2', 'A5:1']);
  });

  test('9.4.1 where nobody attacks there is nothing to lay out', () => {
    expect(play(scene()).of('sequence-set')).toEqual([]);
  });

  test('9.4.1 both men write before either is shown', () => {
    const played = play(scene(), { cf: { A: 'head 1' }, dice: [MISS] });
    const kinds = played.asked.filter((request) => request.kind === 'allocate').map((request) => request.fighter);
    expect(kinds).toEqual(['A', 'B']);
    expect(played.of('allocated').map((event) => event.spentOnAttack)).toEqual([1, 0]);
  });

  test('9.4.1 a leg attack on a kneeling man is halved as it is shown (14.2)', () => {
    const played = play(scene({ B: { posture: 'kneeling' } }), { cf: { A: 'legs 5' }, dice: [blow(5)] });
    expect(played.one('attack-halved').cf).toEqual({ from: 5, to: 2 });
    expect(played.one('blow').modified).toBe(2);
  });

  test('9.4.1 a leg attack that halves to nothing is not counted (F18)', () => {
    const played = play(scene({ B: { posture: 'kneeling' } }), { cf: { A: 'legs 1, head 1' }, dice: [MISS] });
    expect(order(played)).toEqual(['A3']);
    expect(played.one('blow').area).toBe(1);
  });

  test('9.4.1 CF written on a struck-out attack were spent all the same (P57)', () => {
    const played = play(scene({ B: { posture: 'kneeling' } }), { cf: { A: 'legs 1, head 1' }, dice: [MISS] });
    expect(played.fighter('A').attackTotal).toBe(2);
  });

  test.each(COUNTS)('9.4.2 %i attacks fall into the rounds of the chart', (count) => {
    const played = play(scene(), { cf: { A: pinpricks(count) }, dice: misses(count) });
    expect(played.of('blow').map((event) => event.round)).toEqual(ROUNDS[count]);
    expect(played.of('blow').map((event) => event.area)).toEqual(AREAS.slice(0, count));
  });

  test.each(PAIRS)('9.4.2 %i attacks against %i: round by round, level ones together', (a, b) => {
    const played = play(scene(), { cf: { A: pinpricks(a), B: pinpricks(b) }, dice: misses(a + b) });
    const rounds = played.of('blow').map((event) => event.round ?? 0);
    expect(rounds).toEqual([...rounds].sort((one, two) => one - two));
    for (const event of played.of('blow')) {
      const round = event.round ?? 0;
      expect(ROUNDS[event.fighter === 'A' ? a : b]).toContain(round);
      expect(event.together).toBe(ROUNDS[a]?.includes(round) && ROUNDS[b]?.includes(round));
    }
  });
});

describe('9.4.3 attacks in one round', () => {
  test('9.4.3 the attack with more CF goes first', () => {
    const played = play(scene(), { cf: { A: 'head 1', B: 'chest 2' }, dice: [blow(5), MISS] });
    expect(order(played)).toEqual(['B3', 'A3']);
    expect(played.of('blow').map((event) => event.together)).toEqual([false, false]);
  });

  test('9.4.3 what the first blow does is felt by the second', () => {
    const played = play(scene({ A: STRONG }), { cf: { A: 'head 8', B: 'chest 3' }, dice: [TWO, MISS] });
    expect(cfs(played, 'B')).toEqual([1]);
  });

  test('9.4.3 a man killed first never strikes', () => {
    const played = play(scene(), { cf: { A: 'head 8', B: 'head 7' }, dice: [KILL] });
    expect(order(played)).toEqual(['A3']);
    expect(played.one('bout-ended').results).toEqual({ A: 'V', B: 'P' });
  });

  test('9.4.3 CF really left are compared, not those written (P39)', () => {
    const script = { cf: { A: 'head 8, chest 3, groin 1', B: 'legs 4' }, dice: [TWO, blow(4), blow(5), MISS] };
    expect(order(play(scene({ A: STRONG }), script))).toEqual(['A1', 'A3', 'B3', 'A5']);
  });

  test('9.4.3 attacks levelled by a loss are simultaneous (P39)', () => {
    const script = { cf: { A: 'head 8, chest 2, groin 1', B: 'legs 4' }, dice: [TWO, blow(5), blow(5), MISS] };
    const together = play(scene({ A: STRONG }), script)
      .of('blow')
      .map((event) => event.together);
    expect(together).toEqual([false, true, true, false]);
  });

  test('9.4.3 two men can kill each other at once, and nobody wins (P40, P71)', () => {
    const played = play(scene(), { cf: { A: 'head 8', B: 'head 8' }, dice: [KILL, KILL] });
    expect(
      played
        .of('killed')
        .map((event) => event.fighter)
        .sort(),
    ).toEqual(['A', 'B']);
    expect(played.one('bout-ended')).toMatchObject({ winner: null, by: 'both-dead', results: { A: 'P', B: 'P' } });
    const told = gladiator.narrate(played.one('bout-ended'), played.state);
    expect(told).toBe('They have killed each other: nobody leaves the arena alive.');
  });

  test('9.4.3 a simultaneous loss does not weaken the blow struck at the same moment (F25)', () => {
    const played = play(scene(), { cf: { A: 'head 8', B: 'head 8' }, dice: [FIVE, FIVE] });
    expect(played.of('blow').map((event) => event.modified)).toEqual([8, 8]);
    expect(played.of('blow').map((event) => event.wounds)).toEqual([5, 5]);
  });

  test('9.4.3 a simultaneous loss comes off later attacks (F25)', () => {
    const played = play(scene({ A: STRONG, B: STRONG }), {
      cf: { A: 'head 8, legs 3', B: 'head 8, legs 5' },
      dice: [TWO, ONE, blow(4), MISS],
    });
    expect(cfs(played, 'A')).toEqual([8, 2]);
    expect(cfs(played, 'B')).toEqual([8, 3]);
  });

  test('9.4.3 a simultaneous loss with no later attack weighs on the next defence', () => {
    const played = play(scene({ A: STRONG, B: STRONG }), {
      cf: { A: 'legs 1, head 8, chest 1', B: 'groin 8 | chest 3' },
      dice: [MISS, TWO, blow(3, 3, 6), blow(5)],
    });
    expect(order(played)).toEqual(['A1', 'A3', 'B3', 'A5']);
    expect(cfs(played, 'B')).toEqual([8]);
    expect(played.of('blow')[3]).toMatchObject({ area: 2, defence: 1 });
  });

  test('9.4.3 two men can knock each other out at once', () => {
    const dazed = { stun: { amount: 9, turn: 1, phase: 1 }, tr: 10 };
    const played = play(scene({ A: { ...dazed, facing: 0, tr: 10 }, B: { ...dazed, facing: 3 } }), {
      cf: { A: 'head 1', B: 'head 1' },
      dice: [blow(18, 3, 6), blow(18, 3, 6)],
    });
    expect(played.of('blow').map((event) => event.wounds)).toEqual([2, 2]);
    expect(
      played
        .of('knocked-out')
        .map((event) => event.fighter)
        .sort(),
    ).toEqual(['A', 'B']);
  });

  test('9.4.3 swords knocked away at the same moment have both still struck (P40)', () => {
    const played = play(scene(), {
      cf: { A: 'head 4', B: 'head 4' },
      dice: [DISARM, DISARM, ...FALLS, ...FALLS],
    });
    expect(played.of('blow').map((event) => event.result)).toEqual(['P', 'P']);
    expect(
      played
        .of('item-dropped')
        .map((event) => event.fighter)
        .sort(),
    ).toEqual(['A', 'B']);
  });

  test('9.4.3 a fumble does not open a man to the simultaneous blow (P40)', () => {
    const played = play(scene(), { cf: { A: 'head 3', B: 'head 3 | head 2' }, dice: [blow(4), blow(4)] });
    expect(played.of('blow').map((event) => event.result)).toEqual(['F', '--']);
    expect(readings(played.of('blow')[1] ?? played.one('blow'))).toEqual(['crt']);
  });
});

describe('9.4.5 and 9.4.6 losses in mid-phase', () => {
  test('9.4.5 a loss comes straight off the next attack', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, legs 1, chest 1', B: 'chest 4, legs 3' },
      dice: [TWO, blow(5), MISS, blow(4), MISS],
    });
    expect(order(played)).toEqual(['A1', 'B2', 'A3', 'B4', 'A5']);
    expect(cfs(played, 'B')).toEqual([2, 3]);
    expect(played.one('cf-lost')).toMatchObject({ cite: '9.4.5', fighter: 'B', amount: 2, owed: 0 });
    expect(played.one('cf-lost').attacks).toEqual([{ area: 2, cf: { from: 4, to: 2 } }]);
  });

  test('9.4.5 an attack brought to 0 is cancelled, the rest comes off the one after, and rounds stay', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, legs 1, chest 1', B: 'chest 1, legs 3' },
      dice: [TWO, MISS, blow(5), MISS],
    });
    expect(order(played)).toEqual(['A1', 'A3', 'B4', 'A5']);
    expect(cfs(played, 'B')).toEqual([2]);
  });

  test('9.4.5 attacks are eaten in their order, not by their size (P41)', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, legs 1, chest 1', B: 'arms 2, groin 1, chest 1, legs 4' },
      dice: [FIVE, MISS, MISS, blow(3), MISS],
    });
    expect(played.one('cf-lost').attacks).toEqual([
      { area: 4, cf: { from: 2, to: 0 } },
      { area: 3, cf: { from: 1, to: 0 } },
    ]);
  });

  test('9.4.6 example: 3 CF lost with an attack of 1 left cost it and 2 CF of the next defence', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, chest 4', B: 'arms 1 | chest 3' },
      dice: [FIVE, blow(4, 2, 6)],
    });
    expect(order(played)).toEqual(['A2', 'A4']);
    expect(played.one('cf-lost')).toMatchObject({ cite: '9.4.6', amount: 3, owed: 2 });
    const second = played.of('blow')[1];
    expect(second).toMatchObject({ defence: 1, modified: 3 });
  });

  test('9.4.6 what attacks cannot absorb may take the defence below 0', () => {
    const played = play(scene({ A: STRONG }), { cf: { A: 'head 8, chest 1' }, dice: [FIVE, blow(3)] });
    const second = played.of('blow')[1] ?? played.one('blow');
    expect(second).toMatchObject({ defence: -3, modified: 4 });
    expect(added(second, 'crt')).toBe(4);
    expect(reading(second, 'crt').table?.column).toBe('4');
  });

  test('9.4.6 it counts once only (P41)', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, chest 1, legs 1', B: '| chest 3, legs 3' },
      dice: [FIVE, MISS, blow(8)],
    });
    expect(played.of('blow').map((event) => event.defence)).toEqual([0, 0, 3]);
  });

  test('9.4.6 each loss goes to the area that is struck next after it', () => {
    const played = play(scene({ A: STRONG, B: STRONG }), {
      cf: { A: 'head 8, chest 8, legs 1', B: '| legs 9' },
      dice: [FIVE, ONE, blow(12)],
    });
    // The chest is the next area struck, so the head's 3 go there; the chest's own 1 goes to the legs.
    expect(played.of('blow').map((event) => event.defence)).toEqual([0, -3, 8]);
  });

  test('9.4.6 with nothing more to come it is forgotten at the end of the phase', () => {
    const first = play(scene({ A: STRONG }), { cf: { A: 'head 8' }, dice: [FIVE] });
    const second = play(first.state, { cf: { A: 'legs 1' }, dice: [MISS] });
    expect(second.one('blow').defence).toBe(0);
  });

  test('9.4.6 a loss with an attack left does not touch the defence', () => {
    const played = play(scene({ A: STRONG }), {
      cf: { A: 'head 8, chest 4', B: 'arms 3 | chest 3' },
      dice: [FIVE, MISS],
    });
    expect(played.one('cf-lost').owed).toBe(0);
    expect(played.of('blow')[1]).toMatchObject({ defence: 3 });
  });

  test('9.4.6 what was lost before the allocation has been paid already', () => {
    const played = play(scene({ A: { facing: 0 } }), {
      plots: { A: '!' },
      acts: { A: { kind: 'throw', hand: 1, target: 'B' } },
      cf: { A: 'legs 1', B: '| legs 2' },
      dice: [['throw-distance', 6], ['throw-area', 2], blow(18, 4, 6), ...FALLS, MISS],
    });
    const [thrown, struck] = played.of('blow');
    expect(thrown).toMatchObject({ cite: '13.3.2.1', round: null, targetCf: { from: 10, to: 9 } });
    expect(struck).toMatchObject({ cite: '9.5', round: 3, defence: 2 });
    expect(played.of('allocated').find((event) => event.fighter === 'B')?.total).toBe(9);
  });

  test('9.4.6 nor does Stun from a collision count twice', () => {
    const played = play(scene(), {
      plots: { A: 'F' },
      cf: { A: 'legs 1', B: '| legs 2' },
      dice: [['impact', 4], ['impact', 1], ['stun', 3, 3], ['stumble', 6], MISS],
    });
    expect(played.one('blow').defence).toBe(2);
  });

  test('9.4.5 a man disarmed in mid-phase loses his attacks (F7, P44)', () => {
    const played = play(scene(), { cf: { A: 'head 4, legs 1', B: 'chest 2' }, dice: [DISARM, ...FALLS, MISS] });
    expect(order(played)).toEqual(['A2', 'A4']);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'B', areas: [2] });
  });
});
