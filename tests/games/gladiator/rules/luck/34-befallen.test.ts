/** Chapter 34: rolls that befall a man with luck, and those of another's quarrel (P335, P336, P338). */
import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import type { Scene, Script } from '../../../../../tools/games/gladiator/bout.ts';
import { lucky, type Pleading, plead } from '../../program/support/pleading.ts';
import { hex, impact, mildly, place } from '../../support/rules/clash.ts';
import { netMan, three } from '../../support/rules/snares.ts';

const LUCK: Partial<Fighter> = { luck: 7, favours: 0 };
const WEAK = { tr: 14, st: -2 };
/** One box of the chest is left. */
const DYING: Partial<Fighter> = { wounds: { 1: 0, 2: 11, 3: 0, 4: 0, 5: 0 } };
const MISS: Scripted = ['blow', 2, 2, 2, 1, 1, 6];
/** H by the first column of 4 CF, two wounds without a critical. */
const HIT: Scripted = ['blow', 5, 5, 1, 4, 3, 2];
const gods = (...faces: readonly [number, number]): Scripted => ['favour', ...faces];

/** B strikes at the chest of A, who has luck. */
const struck = (dice: readonly Scripted[], A: Partial<Fighter> = {}, script: Script = {}): Pleading =>
  plead(lucky({ A: { ...LUCK, ...A }, B: WEAK }), { cf: { B: 'chest 4' }, dice, ...script });

const asked = (pleading: Pleading) => {
  const { open } = pleading;
  return open.kind === 'favour' ? { what: open.what, against: open.against, fighter: open.fighter } : null;
};

describe('34.1 a roll that befalls him', () => {
  it('34.1 a blow that would kill him is thrown again, and the second throw stands', () => {
    const open = struck([HIT], DYING);
    expect(asked(open)).toEqual({ what: 'the blow of CALVUS at his chest', against: true, fighter: 'A' });
    expect(open.fighter('A').fate).toBe('fighting');
    const saved = open.answer(true, [HIT, gods(2, 2), MISS]).answer('second');
    expect(saved.fighter('A')).toMatchObject({ fate: 'fighting', luck: 3, favours: 1, wounds: { 2: 11 } });
    expect(saved.one('blow')).toMatchObject({ fighter: 'B', wounds: 0 });
    expect(saved.of('killed')).toEqual([]);
  });

  it('34.1 let stand, it kills him', () => {
    expect(struck([HIT], DYING).answer(false).fighter('A').fate).toBe('dead');
  });

  it('34.1 the crowd’s verdict on him is thrown again', () => {
    const fallen: Partial<Fighter> = { posture: 'prone', conscious: false, stun: { amount: 11, turn: 1, phase: 1 } };
    const verdict: Scripted = ['missus', 2, 3];
    const open = plead(lucky({ A: { ...LUCK, ...fallen }, phase: 3 }), { dice: [verdict] });
    expect(asked(open)).toMatchObject({ what: 'his appeal for missus', against: true });
    expect(open.answer(false).fighter('A').fate).toBe('dead');
    const again = plead(lucky({ A: { ...LUCK, ...fallen }, phase: 3 }), { dice: [verdict] });
    expect(
      again
        .answer(true, [verdict, gods(2, 2), ['missus', 6, 6]])
        .answer('second')
        .fighter('A').fate,
    ).toBe('spared');
  });

  it('34.1 a net that falls on him is thrown again', () => {
    const toss = (): Pleading =>
      plead(lucky({ A: netMan(), B: { ...LUCK, at: hex(4, 0), facing: 3 } }, [19, 20, 21]), {
        plots: { A: 'X TN', B: 'F' },
        dice: [three('net', 14), three('escape', 18)],
      });
    expect(asked(toss())).toEqual({ what: 'the toss of the net by MAXIMUS', against: true, fighter: 'B' });
    expect(toss().answer(false).fighter('B').ensnared).not.toBeNull();
    const free = toss()
      .answer(true, [three('net', 14), gods(1, 2), three('net', 6)])
      .answer('second');
    expect(free.fighter('B')).toMatchObject({ ensnared: null, luck: 4, favours: 1 });
  });

  it('34.1 the dice of him he runs into befall him; they may cost him the second of his own (P212)', () => {
    const dice = (...first: Scripted[]): Scripted[] => [...first, ['impact', 6], ...mildly];
    const open = plead(lucky({ A: { ...LUCK, luck: 2 } }), { plots: { A: 'F' }, dice: dice(['impact', 5]) });
    expect(asked(open)).toMatchObject({ what: 'the impact of CALVUS', against: false });
    const heard = dice(['impact', 5], gods(1, 1), ['impact', 2]);
    const over = open.answer(true, heard).answer('second');
    expect(over.over).toBe(true);
    expect(over.one('collided')).toMatchObject({ winner: 'A', rolls: [{ draw: 4 }, { draw: 3 }] });
  });

  it('34.1 whether paths cross is thrown for both: each may call about it', () => {
    const open = plead(lucky({ A: LUCK, B: { ...place(2, 0, 3), ...LUCK } }), {
      plots: { A: 'F F', B: 'F F' },
      dice: [['crossing', 1]],
    });
    expect([asked(open), asked(open.answer(false))].map((one) => one?.fighter)).toEqual(['A', 'B']);
  });
});

describe('34.1 another’s quarrel', () => {
  const three3: Scene = {
    A: { ...WEAK, at: hex(0, 0) },
    B: { ...DYING, at: hex(1, 0), facing: 3 },
    C: { ...LUCK, side: 0, at: hex(6, 0), facing: 3 },
    D: { side: 1, at: hex(8, 0), facing: 3, ...LUCK },
  };

  it('34.1 of a blow between two others nobody else may have the dice thrown again', () => {
    const over = plead(lucky(three3, [26]), { cf: { A: 'chest 4' }, dice: [HIT] });
    expect(over.asked).toEqual([]);
    expect(over.fighter('B').fate).toBe('dead');
  });

  it('34.1 nor of two who run into each other', () => {
    const over = plead(lucky(three3, [26]), { plots: { A: 'F' }, dice: [...impact(6, 1), ...mildly] });
    expect(over.asked).toEqual([]);
    expect(over.one('collided').winner).toBe('A');
  });
});

describe('34.3 when a roll that befalls him goes against him (P336)', () => {
  it('34.3 a blow that does nothing does not, nor one that leaves wounds alone', () => {
    expect(asked(struck([MISS]))?.against).toBe(false);
    const wounded = struck([HIT]);
    expect(asked(wounded)?.against).toBe(false);
    expect(wounded.answer(false).fighter('A').wounds[2]).toBeGreaterThan(0);
  });

  it('34.3 one that leaves a critical does', () => {
    const critical: Scripted = ['blow', 5, 5, 1, 6, 6, 6];
    const open = struck([critical]);
    expect(asked(open)?.against).toBe(true);
    expect(open.answer(false).one('blow').critical).not.toBeNull();
  });
});

describe('34.3 two men may call about one roll (P338)', () => {
  /** A strikes at B; both have luck. */
  const both = (dice: readonly Scripted[]): Pleading =>
    plead(lucky({ A: { ...WEAK, ...LUCK }, B: { ...DYING, ...LUCK } }), { cf: { A: 'chest 4' }, dice });

  it('34.3 he whom it goes against is asked first, and then about the throw that stands the other', () => {
    const first = both([HIT]);
    expect(asked(first)).toEqual({ what: 'the blow of MAXIMUS at his chest', against: true, fighter: 'B' });
    const other = first.answer(true, [HIT, gods(1, 1), MISS]).answer('second');
    expect(asked(other)).toEqual({ what: 'his blow at the chest of CALVUS', against: true, fighter: 'A' });
    const third = other.answer(true, [HIT, gods(1, 1), MISS, gods(2, 2), HIT]);
    expect(third.open).toMatchObject({
      kind: 'keep',
      fighter: 'A',
      first: [{ draw: 3 }, { draw: 3 }],
      second: [{ draw: 5 }, {}, {}],
    });
    const done = third.answer('second');
    expect(done.over).toBe(true);
    expect(done.fighter('B')).toMatchObject({ fate: 'dead', luck: 5, favours: 1 });
    expect(done.fighter('A')).toMatchObject({ luck: 3, favours: 1 });
  });

  it('34.3 each calls but once about it, heard or not', () => {
    const deaf = both([HIT]).answer(true, [HIT, gods(6, 6)]);
    expect(asked(deaf)?.fighter).toBe('A');
    const done = deaf.answer(false);
    expect(done.over).toBe(true);
    expect(done.asked.map(({ kind, fighter }) => `${kind} ${fighter}`)).toEqual(['favour B', 'favour A']);
    expect(done.fighter('B')).toMatchObject({ fate: 'dead', luck: 7, favours: 1 });
  });

  it('34.3 every die is in the journal once', () => {
    const done = both([HIT])
      .answer(true, [HIT, gods(1, 1), MISS])
      .answer('second')
      .answer(true, [HIT, gods(1, 1), MISS, gods(2, 2), HIT])
      .answer('first');
    const draws = done.events.flatMap(({ rolls = [] }) => [...new Set(rolls.map(({ draw }) => draw))]);
    expect(draws.sort()).toEqual([1, 2, 3, 4, 5]);
    expect(done.one('blow').wounds).toBe(0);
  });
});
