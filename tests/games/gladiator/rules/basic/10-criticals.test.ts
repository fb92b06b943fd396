/** 10.4: the critical table, cell by cell, and the check that every result calls for. */
import { describe, expect, test } from 'vitest';
import { AREA_NAMES, AREAS, type Area } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { criticalCell } from '../../support/printed.ts';
import { all, critical, hurt, MAKING, STEADY, STRONG, TRIPS } from '../../support/rules/criticals.ts';

/** What each result leaves behind, from `base` wounds of the blow. */
const EFFECTS: { readonly [code: string]: (played: Played, base: number, area: Area) => void } = {
  '--': (played, base) => expect(played.one('blow').wounds).toBe(base),
  '1': (played, base) => expect(played.one('blow').wounds).toBe(base + 1),
  '2x': (played, base) => {
    expect(played.one('blow').wounds).toBe(base * 2);
    expect(played.fighter('B').mortal).toBe(false);
  },
  '2xM': (played, base) => {
    expect(played.one('blow').wounds).toBe(base * 2);
    expect(played.fighter('B')).toMatchObject({ mortal: true, fate: 'fighting' });
  },
  '3xM': (played, base) => {
    expect(played.one('blow').wounds).toBe(base * 3);
    expect(played.fighter('B')).toMatchObject({ mortal: true, fate: 'fighting' });
  },
  V: (played, base) => {
    expect(played.one('blow').wounds).toBe(base);
    expect(played.one('blow').targetCf).toEqual({ from: 10, to: 8 });
    expect(played.fighter('B').vision).toBe(1);
  },
  S: (played) => expect(played.fighter('B').stun).toEqual({ amount: 9 - 4, turn: 1, phase: 1 }),
  HL: (played) => expect(played.fighter('B').armour).toEqual({ ...all('C'), 1: '--' }),
  ST: (played) => expect(played.fighter('B')).toMatchObject({ st: -1, ag: 0 }),
  AG: (played) => expect(played.fighter('B')).toMatchObject({ st: 0, ag: -1 }),
  WD: (played) => expect(played.one('item-dropped')).toMatchObject({ item: { kind: 'sword' }, why: 'critical' }),
  SD: (played) => expect(played.one('item-dropped')).toMatchObject({ item: { kind: 'shield' }, why: 'critical' }),
  LMP: (played) => expect(played.fighter('B')).toMatchObject({ limps: 1, stumbles: 0 }),
  STU: (played) => expect(played.fighter('B')).toMatchObject({ limps: 0, stumbles: 1 }),
  SA: (played, _base, area) => {
    expect(played.fighter('B')).toMatchObject({ mortal: false, arteries: [{ area, turn: 1, phase: 1 }] });
  },
  'K*': (played) => {
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'killing-critical' });
    expect(played.fighter('B').fate).toBe('dead');
  },
};

describe('10.4 critical hits', () => {
  const CELLS = AREAS.flatMap((area) =>
    [8, 9, 10, 11, 12, 13, 14, 15].map((total) => [AREA_NAMES[area], total, criticalCell(area, total), area] as const),
  );
  test.each(CELLS)('10.4 %s at %i: %s', (_name, total, code, area) => {
    const base = MAKING[total]?.[2] ?? 0;
    const played = hurt(area, total);
    expect(reading(played.one('blow'), 'critical').total).toBe(total);
    expect(played.one('blow').critical).toBe(code);
    expect(EFFECTS[code]).toBeDefined();
    EFFECTS[code]?.(played, base, area);
    const told = ['V', 'HL', 'ST', 'AG', 'LMP', 'STU', 'SA', '2xM', '3xM'].includes(code) ? [code] : [];
    expect(played.of('hurt').map((event) => event.effect)).toEqual(told);
  });

  test('10.4 totals over 15 count as 15, under 8 as 8', () => {
    const low = play(scene(), { cf: { A: 'head 8' }, dice: [blow(8, 3, 6)] }).one('blow');
    expect(reading(low, 'critical').table).toMatchObject({ row: 'head', column: '8-' });
    const high = play(scene(), { cf: { A: 'legs 8' }, dice: [blow(13, 12, 1), STEADY] });
    expect(reading(high.one('blow'), 'critical').table).toMatchObject({ row: 'legs', column: '15+' });
  });

  test('10.4 arms at 15 or more: a severed artery, and no mortal wound (C21)', () => {
    expect(hurt(4, 15).one('blow').critical).toBe('SA');
    expect(hurt(4, 15).fighter('B').mortal).toBe(false);
  });

  test('10.4 every wound adds 1, the first as well (C70)', () => {
    const event = play(scene(), { cf: { A: 'head 8' }, dice: [blow(10, 5, 6)] }).one('blow');
    expect(event.wounds).toBe(3);
    expect(reading(event, 'critical').total).toBe(5 + 3);
  });

  test('10.4 a blow that wounds nobody is never critical', () => {
    const event = play(scene({ B: { armour: all('A') } }), { cf: { A: 'head 8' }, dice: [blow(8, 12, 4)] }).one('blow');
    expect(event).toMatchObject({ wounds: 0, critical: null });
    expect(readings(event)).toEqual(['crt', 'wound']);
  });

  test('10.4 armour counts before the wounds that make it critical', () => {
    expect(hurt(5, 11).one('blow').wounds).toBe(1);
  });

  test('10.4 any result makes the victim check for a stumble (C76)', () => {
    const played = hurt(2, 11, {}, [TRIPS]);
    expect(played.one('stumble-checked')).toMatchObject({ fighter: 'B', stumbled: true });
    expect(played.fighter('B').owesStumble).toBe(true);
    expect(hurt(4, 9).of('stumble-checked')).toEqual([]);
  });

  test('10.4 the Stun of the same result counts in that check (15.1.1)', () => {
    expect(added(hurt(1, 10).one('stumble-checked'), 'stumble')).toBe(-5);
  });

  test('10.4 a prone man does not check (C76)', () => {
    const played = play(scene({ A: STRONG, B: { armour: all('C'), owesStumble: true } }), {
      cf: { A: 'chest 8' },
      dice: [['fall-prone', 1, 1], critical(11)],
    });
    expect(played.one('blow').critical).toBe('ST');
    expect(played.of('stumble-checked')).toEqual([]);
  });
});
