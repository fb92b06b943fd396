/** 17: tiring, and moving once too often. */
import { describe, expect, test } from 'vitest';
import { currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, plotRefusal, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added } from '../../support/blows.ts';

/** A man with this CN never tires here. */
const TIRELESS = { cn: 20 };
const rest = (die: number): readonly Scripted[] => [
  ['endurance', 1],
  ['endurance', die],
];
const endOfTurn = (turn: number, die: number, B: Partial<Fighter> = {}) =>
  play(scene({ turn, phase: 9, A: TIRELESS, B }), { dice: rest(die) });
const lossOf = (played: Played, id: string) =>
  played.of('endurance-checked').find((event) => event.fighter === id)?.loss;
const rateOf = (played: Played, id: string) => played.of('plot-shown').find((event) => event.fighter === id)?.rate;

describe('17.2 the check at the end of a turn', () => {
  test('17.2 both men check when the eighth phase is over', () => {
    const played = endOfTurn(1, 1);
    expect(played.of('endurance-checked').map((event) => event.fighter)).toEqual(['A', 'B']);
    expect(play(scene({ turn: 1, phase: 8 })).of('endurance-checked')).toEqual([]);
  });

  test('17.2 centurions check like everybody', () => {
    expect(lossOf(endOfTurn(2, 6, { by: 'book' }), 'B')).toBe(6 + 2 - 4);
  });

  test('17.2 so do men out cold', () => {
    const out = { conscious: false, posture: 'prone', stun: { amount: 15, turn: 2, phase: 8 } } as const;
    expect(lossOf(endOfTurn(2, 6, out), 'B')).toBe(4);
  });

  const LOSSES = [1, 2].flatMap((turn) => [1, 2, 3, 4, 5, 6].map((die) => [turn, die] as const));
  test.each(LOSSES)('17.2.1 turn %i, a roll of %i, CN 4: what is over CN is lost (C23)', (turn, die) => {
    const loss = Math.max(0, die + turn - 4);
    const played = endOfTurn(turn, die);
    expect(lossOf(played, 'B')).toBe(loss);
    const event = played.of('endurance-checked')[1];
    expect(event?.cf).toEqual({ from: 10, to: 10 - loss });
    expect(event?.rolls?.[0]?.result === 'holds').toBe(loss === 0);
    expect(currentCf(tables, played.fighter('B'))).toBe(10 - loss);
  });

  test('17.2.1 a total of exactly 0 costs nothing (C16)', () => {
    expect(lossOf(endOfTurn(2, 2), 'B')).toBe(0);
    expect(lossOf(endOfTurn(2, 3), 'B')).toBe(1);
  });

  test.each([1, 2, 4, 6])('17.2.1 CN %i counts against it', (cn) => {
    expect(lossOf(endOfTurn(2, 5, { cn }), 'B')).toBe(Math.max(0, 7 - cn));
  });

  test('17.2.1 a man who overstepped his rate loses 1 more (C23)', () => {
    expect(lossOf(endOfTurn(2, 5, { exceeded: true }), 'B')).toBe(5 + 2 + 1 - 4);
    expect(lossOf(endOfTurn(2, 5, { exceededLastTurn: true }), 'B')).toBe(5 + 2 - 4);
  });

  test('17.2.1 the type of gladiator makes no difference (F30)', () => {
    const losses = (['light', 'medium', 'heavy'] as const).map((type) => lossOf(endOfTurn(2, 5, { type }), 'B'));
    expect(losses).toEqual([3, 3, 3]);
  });

  test('17.2.2 the loss lasts, and adds to earlier ones', () => {
    const played = endOfTurn(2, 5, { exhaustion: 2 });
    expect(played.fighter('B').exhaustion).toBe(5);
    const next = play(played.state);
    expect(
      next.of('allocated').find((event) => event.fighter === 'B')?.total ?? currentCf(tables, next.fighter('B')),
    ).toBe(5);
  });

  test('17.2.2 it may take CF below 0 without waking or killing anybody', () => {
    const played = endOfTurn(2, 6, { exhaustion: 9 });
    expect(currentCf(tables, played.fighter('B'))).toBe(-3);
    expect(played.fighter('B')).toMatchObject({ conscious: true, fate: 'fighting' });
  });
});

describe('17.3 one phase too many', () => {
  /** A man far from the other, with `moves` phases moved this turn. */
  const spent = (moves: number, more: Partial<Fighter> = {}): Partial<Fighter> => ({
    at: { q: -4, r: 0 },
    moves,
    ...TIRELESS,
    ...more,
  });

  test('17.3 a man who has used up his rate may move in one phase more', () => {
    const played = play(scene({ A: spent(5) }), { plots: { A: 'F' } });
    expect(played.fighter('A')).toMatchObject({ moves: 6, exceeded: true, at: { q: -3, r: 0 } });
    expect(played.of('plot-shown').find((event) => event.fighter === 'A')?.exceeded).toBe(true);
  });

  test('17.3 who limps after moving is over his rate as it is, and gets no phase more (10.5 LMP)', () => {
    expect(plotRefusal(scene({ A: spent(5, { limps: 1 }) }), 'F')).not.toBeNull();
    expect(plotRefusal(scene({ A: spent(4, { limps: 1 }) }), 'F')).toBeNull();
  });

  test('17.3 within the rate nothing is exceeded', () => {
    expect(play(scene({ A: spent(4) }), { plots: { A: 'F' } }).fighter('A')).toMatchObject({
      moves: 5,
      exceeded: false,
    });
  });

  test('17.3 only once a turn', () => {
    expect(plotRefusal(scene({ A: spent(6, { exceeded: true }) }), 'F')).not.toBeNull();
    expect(plotRefusal(scene({ A: spent(6, { exceeded: true }) }), 'X')).toBeNull();
  });

  test.each([
    ['light', 6],
    ['medium', 5],
    ['heavy', 4],
  ] as const)('17.3 a %s man oversteps after %i phases', (type, rate) => {
    expect(play(scene({ A: spent(rate, { type }) }), { plots: { A: 'F' } }).fighter('A').exceeded).toBe(true);
    expect(play(scene({ A: spent(rate - 1, { type }) }), { plots: { A: 'F' } }).fighter('A').exceeded).toBe(false);
  });

  test('17.3 his roll at the end of that turn is 1 worse', () => {
    const played = play(scene({ turn: 2, phase: 9, A: { exceeded: true } }), {
      dice: [
        ['endurance', 3],
        ['endurance', 1],
      ],
    });
    expect(lossOf(played, 'A')).toBe(3 + 2 + 1 - 4);
    expect(added(played.of('endurance-checked')[0] ?? played.one('endurance-checked'), 'endurance')).toBe(2 + 1 - 4);
  });

  test('17.3 his rate is 2 lower in the next turn, and no longer', () => {
    const calm = { cn: 20 };
    const end = play(scene({ turn: 1, phase: 9, A: spent(6, { exceeded: true }), B: calm }), { dice: rest(1) });
    expect(end.fighter('A')).toMatchObject({ moves: 0, exceeded: false, exceededLastTurn: true });
    expect(rateOf(play(end.state), 'A')).toBe(3);
    const later = play({ ...end.state, phase: 8 }, { dice: rest(1) });
    expect(later.fighter('A').exceededLastTurn).toBe(false);
    expect(rateOf(play(later.state), 'A')).toBe(5);
  });

  test('17.3 the rate never falls below 0', () => {
    expect(rateOf(play(scene({ A: spent(0, { type: 'heavy', limps: 3, exceededLastTurn: true }) })), 'A')).toBe(0);
  });

  test('17.3 twice running is barred where the coming rate would be below 1 (P10)', () => {
    const tired = spent(0, { type: 'heavy', limps: 2, exceededLastTurn: true });
    expect(plotRefusal(scene({ A: tired }), 'F')).not.toBeNull();
  });

  test('17.3 the first time it is allowed whatever the coming rate (P10)', () => {
    expect(plotRefusal(scene({ A: spent(2, { type: 'heavy', limps: 2 }) }), 'F')).toBeNull();
  });

  test('17.3 twice running is allowed where the coming rate stays 1 or more (P10)', () => {
    expect(plotRefusal(scene({ A: spent(3, { exceededLastTurn: true }) }), 'F')).toBeNull();
  });

  test('17.3 a centurion never does it (P88)', () => {
    const played = play(scene({ B: { by: 'book', moves: 5, at: { q: 5, r: 0 } } }));
    expect(played.fighter('B')).toMatchObject({ moves: 5, exceeded: false, at: { q: 5, r: 0 } });
  });
});
