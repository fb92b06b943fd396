import { describe, expect, it } from 'vitest';
import { canParry, rangeFault, strikeAim, throwAim } from '../../../../src/games/gliderpit/rules/combat/aim.ts';
import { handOver, resolveStrike, throwAt } from '../../../../src/games/gliderpit/rules/combat/attacks.ts';
import { ram } from '../../../../src/games/gliderpit/rules/combat/rams.ts';
import { combatFault, combatsOf } from '../../../../src/games/gliderpit/rules/legal.ts';
import type { Glider } from '../../../../src/games/gliderpit/rules/types.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { aloft, at, duel, type Somebody, thrown } from '../support/pit.ts';

describe('11 rams', () => {
  const cells = [
    ['AA-1, Astn', 'AA-2', 'AA-1'],
    ['AA-2', 'AA-1', 'DA-1'],
    ['AA-1', 'AA+1, AS-1', 'DA-2'],
    ['AA+1, AS-2', 'DA-1', 'DA-3'],
    ['AA+1, AS-1', 'DA-2', 'DA-4, Dstn'],
    ['DA-1', 'DA-3', 'DA-5'],
    ['DA-2', 'DA-4, Dstn', 'DA-5, Dstn'],
  ];

  it('11.26 [GR-12] all 21 cells', () => {
    const read = cells.map((_, row) => [1, 2, 3].map((levels) => tables().ram(row + 1, levels).effect.text));
    expect(read).toEqual(cells);
    expect(tables().ram(11, 2).effect.text).toBe('DA-4, Dstn');
  });

  /** A has dived onto B, and the die falls. */
  const rams = (levels: number, bonus: number, die: number) => {
    const [state, a, b] = duel({ alt: 8, speed: 4 }, { hex: at(0, 0), alt: 8 });
    const play = thrown(state, [['ram', die]]);
    ram(play.ctx, a, { foe: 'B', levels, bonus });
    play.dice.done();
    return { result: play.of('rammed')[0]?.result, a, b };
  };

  it('11.26 what was not flown is added, but not to a natural 1 (vectors 2, 16)', () => {
    expect(rams(1, 2, 4).result).toBe('DA-1');
    expect(rams(1, 2, 1).result).toBe('AA-1, Astn');
    expect(rams(3, 0, 2).result).toBe('DA-1');
    expect(rams(3, 1, 6).result).toBe('DA-5, Dstn');
    expect(rams(2, 0, 3).result).toBe('AA+1, AS-1');
  });

  it('GR-20 stun, speed, altitude; nobody shares a level afterwards', () => {
    const hard = rams(3, 1, 6);
    expect([hard.b.stunned, hard.b.alt, hard.a.alt, hard.a.speed]).toEqual([true, 3, 8, 4]);
    const bounced = rams(1, 0, 5);
    expect([bounced.a.alt, bounced.a.speed, bounced.b.alt]).toEqual([9, 3, 8]);
    const hurt = rams(1, 0, 1);
    expect([hurt.a.alt, hurt.a.stunned, hurt.b.alt]).toEqual([7, true, 8]);
  });

  it('11.26, 7.14 a third in the hex: whoever is driven onto its level goes below it', () => {
    const state = aloft([
      { alt: 8, speed: 4 },
      { hex: at(0, 0), alt: 8 },
      { hex: at(0, 0), alt: 7 },
    ]);
    ram(thrown(state, [['ram', 6]]).ctx, state.gliders[0] as Glider, { foe: 'B', levels: 1, bonus: 0 });
    expect(state.gliders.map(({ alt }) => alt)).toEqual([8, 6, 7]);
  });

  it('GR-43 who rams itself to the floor is put out by the one it rammed', () => {
    const [state, a] = duel({ alt: 1 }, { hex: at(0, 0), alt: 1 });
    const play = thrown(state, [['ram', 2]]);
    ram(play.ctx, a, { foe: 'B', levels: 1, bonus: 0 });
    expect([a.out, a.downedBy]).toEqual(['floor', 'B']);
  });
});

describe('11 attacks', () => {
  it('11.27 all hit numbers, and beyond the table its nearest (vector 7)', () => {
    const numbers = Array.from({ length: 18 }, (_, cf) => tables().hitNumber(cf));
    expect(numbers).toEqual([14, 14, 16, 22, 24, 26, 32, 34, 36, 42, 44, 46, 52, 54, 56, 62, 64, 64]);
  });

  it('11.27 nobody attacks stunned, netted, with an empty hand, behind, or a higher one in the same hex', () => {
    const fault = (self: Somebody, other: Somebody = {}) => {
      const [state] = duel({ hand: 'spear', ...self }, { hex: at(2, 0), ...other });
      return combatFault(state, tables(), 'A', { do: 'throw', at: 'B' });
    };
    expect(fault({})).toBeNull();
    expect(fault({ stunned: true })).toBe('who is stunned does not attack (11.27)');
    expect(fault({ netted: true })).toBe('who is in a net does not attack (11.27)');
    expect(fault({ hand: null })).toBe('there is nothing in the hand to attack with (11.27)');
    expect(fault({ facing: 3 })).toBe('the target is neither ahead nor below in the same hex (11.27)');
    expect(fault({}, { hex: at(0, 0), alt: 11 })).toBe('the target is neither ahead nor below in the same hex (11.27)');
    expect(fault({}, { hex: at(0, 0), alt: 9 })).toBeNull();
  });

  it('11.28 range and CF of throws (vectors 1, 5)', () => {
    const [, up, high] = duel({ alt: 8, hand: 'spear' }, { hex: at(2, 0), alt: 10 });
    expect(rangeFault(tables(), up, high)).toBeNull();
    expect(rangeFault(tables(), { ...up, hand: 'dagger' }, high)).toBe(
      'the target is at range 6, a dagger flies 5 (11.28)',
    );
    expect(throwAim(tables(), up, high, 'spear')).toMatchObject({ cf: 7, need: 34 });
    const [, down, low] = duel({ alt: 12, hand: 'dagger' }, { hex: at(3, 0), alt: 10 });
    expect(throwAim(tables(), down, low, 'dagger')).toMatchObject({ cf: 7, need: 34 });
    expect(throwAim(tables(), down, low, 'spear')).toMatchObject({ cf: 6, need: 32 });
    for (const hand of ['sword', 'net'] as const) expect(rangeFault(tables(), { ...down, hand }, low)).not.toBeNull();
  });

  it('GR-13 a CF is 1 at least (vector 7)', () => {
    const [, a, b] = duel({ hand: 'spear' }, { hex: at(0, 0), alt: 9, speed: 0 });
    expect(throwAim(tables(), a, b, 'spear')).toMatchObject({ cf: 1, need: 14 });
  });

  it('11.30 CF of strikes: head on counts the target’s speed (vector 6)', () => {
    const cf = (other: Somebody) => {
      const [, a, b] = duel({ speed: 3 }, { speed: 2, ...other });
      return strikeAim(tables(), a, b).cf;
    };
    expect([cf({ hex: at(1, 0), facing: 0 }), cf({ hex: at(1, 0), facing: 3 })]).toEqual([4, 6]);
    expect([cf({ hex: at(0, 0), alt: 9, facing: 0 }), cf({ hex: at(0, 0), alt: 9, facing: 3 })]).toEqual([4, 6]);
  });

  const printed = [
    'DA-1',
    'DA-1',
    'Dstn',
    'Dstn',
    'DA-2',
    'DA-2',
    'DA-2',
    'DA-2, DS-1',
    'DA-2, DS-1',
    'DA-3, DS-1',
    'DA-3, DS-1',
  ];
  const light = ['Dstn', '-', 'DA-2, DS-1', 'DA-2, DS-1', 'DA-1', 'DA-1', 'DA-1', 'DA-2', 'DA-2', 'DA-2', 'DA-3'];
  const struck = [
    'DA-1, DS-1',
    'DA-1, DS-1',
    'Dstn',
    'Dstn',
    'DA-2',
    'DA-2',
    'DA-2',
    'DA-3',
    'DA-3',
    'DA-3',
    'Dstn, DA-1, DS-1',
  ];

  it('11.28, 11.30 every total of the three tables', () => {
    const totals = Array.from({ length: 11 }, (_, i) => i + 2);
    expect(totals.map((total) => tables().throwResult(total, 'Heavy').effect.text)).toEqual(printed);
    expect(totals.map((total) => tables().throwResult(total, 'Light').effect.text)).toEqual(light);
    expect(totals.map((total) => tables().strikeResult(total).effect.text)).toEqual(struck);
  });

  /** A throws what it holds at B. */
  const throwing = (self: Somebody, other: Somebody, dice: readonly Scripted[]) => {
    const [state, a, b] = duel(self, { hex: at(2, 0), ...other });
    const play = thrown(state, dice);
    throwAt(play.ctx, a, b);
    play.dice.done();
    return { a, b, play };
  };

  it('11.28 a weapon that is thrown is gone, hit or miss', () => {
    const missed = throwing({ hand: 'stone' }, {}, [['attack', 1, 3]]);
    expect([missed.a.hand, missed.b.alt, missed.play.of('threw')[0]?.result]).toEqual([null, 10, 'miss']);
    const hit = throwing({ hand: 'stone' }, {}, [
      ['attack', 2, 4],
      ['result', 2, 2],
    ]);
    expect([hit.a.hand, hit.b.alt, hit.b.speed]).toEqual([null, 8, 1]);
  });

  it('11.27 a critical hit is rolled for twice, the second time only if the target still flies (vector 32)', () => {
    const twice = throwing({ hand: 'spear' }, {}, [
      ['attack', 6, 6],
      ['result', 2, 2],
      ['result', 2, 3],
    ]);
    expect([twice.b.out, twice.b.downedBy]).toEqual(['stun', 'A']);
    const once = throwing({ hand: 'spear' }, { alt: 1 }, [
      ['attack', 6, 6],
      ['result', 3, 4],
    ]);
    expect(once.b.out).toBe('floor');
  });

  it('11.29 [GR-16, GR-40] nets: caught, missed, caught in one’s own', () => {
    expect(throwing({ hand: 'net' }, {}, [['attack', 6, 6]]).b.netted).toBe(true);
    const own = throwing({ hand: 'net' }, {}, [['attack', 1, 1]]);
    expect([own.a.netted, own.a.ownNet, own.b.netted]).toEqual([true, true, false]);
    expect(throwing({ hand: 'net' }, {}, [['attack', 1, 2]]).a.netted).toBe(false);
    const [, a, b] = duel({ hand: 'net' }, { hex: at(2, 0), netted: true });
    expect(rangeFault(tables(), a, b)).toBe('the target is in a net already (GR-16)');
  });

  /** A strikes at B, who is beside and level. */
  const striking = (self: Somebody, other: Somebody, dice: readonly Scripted[], answers: readonly unknown[] = []) => {
    const [state, a, b] = duel({ seat: 0, ...self }, { hex: at(1, 0), facing: 3, ...other });
    const play = thrown(state, dice);
    play.run(resolveStrike(play.ctx, a, b), answers);
    return { a, b };
  };

  it('11.30 a strike keeps the weapon, but on 11 it is lost', () => {
    const hit = striking({ hand: 'spear' }, {}, [
      ['attack', 6, 5],
      ['result', 3, 4],
    ]);
    expect([hit.a.hand, hit.b.alt]).toEqual(['spear', 8]);
    expect(striking({ hand: 'spear' }, {}, [['attack', 1, 1]]).a.hand).toBeNull();
    expect(striking({ hand: 'spear' }, {}, [['attack', 1, 2]]).a.hand).toBe('spear');
  });

  it('11.31 a sword against who cannot parry shifts the result by one (vector 8)', () => {
    const six: readonly Scripted[] = [
      ['attack', 6, 5],
      ['result', 3, 3],
    ];
    expect(striking({ hand: 'sword' }, { stunned: true }, six, [-1]).b.out).toBe('stun');
    const eight: readonly Scripted[] = [
      ['attack', 6, 5],
      ['result', 4, 4],
    ];
    expect(striking({ hand: 'sword' }, {}, eight, [1]).b.alt).toBe(7);
    expect(striking({ hand: 'sword' }, { hand: 'dagger' }, eight).b.alt).toBe(8);
    expect(striking({ hand: 'spear' }, {}, eight).b.alt).toBe(8);
  });

  it('GR-17, GR-41 who can parry', () => {
    const parries = (other: Somebody) => {
      const [, a, b] = duel({ hand: 'sword' }, { hex: at(1, 0), facing: 3, hand: 'spear', ...other });
      return canParry(b, a);
    };
    expect(parries({})).toBe(true);
    for (const no of [
      { stunned: true },
      { netted: true },
      { hand: 'stone' },
      { hand: null },
      { facing: 0 },
      { hex: at(0, 0), alt: 9 },
    ] as const)
      expect(parries(no)).toBe(false);
  });

  it('11.33 handing over (vectors 30, 31)', () => {
    const handing = (ally: Somebody, dice: readonly Scripted[]) => {
      const [state, a, b] = duel({ hand: 'sword', team: 1 }, { hex: at(1, 0), facing: 0, team: 1, ...ally });
      const play = thrown(state, dice);
      handOver(play.ctx, a, b);
      return [a.hand, b.hand, play.of('handed')[0]?.cf];
    };
    expect(handing({}, [['attack', 2, 1]])).toEqual(['sword', null, 3]);
    expect(handing({}, [['attack', 2, 2]])).toEqual([null, 'sword', 3]);
    expect(handing({}, [['attack', 1, 1]])).toEqual([null, null, 3]);
    expect(handing({ facing: 3, speed: 3 }, [['attack', 3, 2]])).toEqual([null, 'sword', 6]);
    const fault = (ally: Somebody, self: Somebody = {}) => {
      const state = aloft([{ hand: 'sword', team: 1, ...self }, { hex: at(1, 0), team: 1, ...ally }, {}]);
      return combatFault(state, tables(), 'A', { do: 'transfer', at: 'B' });
    };
    expect(fault({ stowed: ['spear', 'spear'] })).toBeNull();
    expect(fault({ stowed: ['spear', 'spear', 'net'] })).toBe('N2 can carry no more (11.33)');
    expect(fault({ hand: 'net' })).toBe('the hand of N2 is not empty (11.33)');
    expect(fault({ ownNet: true, netted: true })).toBe('N2 is caught in its own net this turn (GR-40)');
    expect(fault({ netted: true })).toBeNull();
    expect(fault({}, { hand: 'stone' })).toBe('a spear or a sword can be handed over (GR-18)');
    expect(fault({ team: 2 })).toBe('N2 is no ally (11.33)');
  });

  it('11.27 teams do not save anybody from an attack', () => {
    const state = aloft([{ hand: 'stone', team: 1 }, { hex: at(2, 0), team: 1 }, {}]);
    expect(combatsOf(state, tables(), 'A')).toContainEqual({ do: 'throw', at: 'B' });
  });
});
