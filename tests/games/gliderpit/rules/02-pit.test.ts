import { describe, expect, it } from 'vitest';
import { hexName } from '../../../../src/games/gliderpit/rules/hex-names.ts';
import {
  dieDirection,
  hexesOf,
  isAhead,
  isHeadOn,
  isInPit,
  isInReach,
  launchFacings,
  rowsNamed,
  throwRange,
} from '../../../../src/games/gliderpit/rules/pit.ts';
import { ZONES } from '../../../../src/games/gliderpit/rules/words.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { DIRECTIONS, disc, distance } from '../../../../src/kernel/hex.ts';
import { at } from '../support/pit.ts';

describe('2 the pit', () => {
  it('2.1 has 213 hexes in 19 rows, all centred on one column', () => {
    const { rows } = tables();
    expect([rows.length, hexesOf(tables()).length]).toEqual([19, 213]);
    for (const [i, { from, to }] of rows.entries()) expect(2 * (from + to) + 2 * (i - 9)).toBe(0);
    expect([isInPit(tables(), at(0, 0)), isInPit(tables(), at(7, 0)), isInPit(tables(), at(0, 10))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('GR-02 two dice name rows in proportion to their odds', () => {
    const named = Array.from({ length: 11 }, (_, i) => rowsNamed(tables(), i + 2).length);
    expect(named).toEqual([1, 1, 2, 2, 2, 3, 2, 2, 2, 1, 1]);
    expect(rowsNamed(tables(), 7)).toEqual([7, 10, 13]);
  });

  it('2.2 six zones of five hexes lie on the walls', () => {
    const { zones } = tables();
    const first = (zone: (typeof ZONES)[number]) => zones[zone][0];
    expect(ZONES.map(first)).toEqual([at(-1, -7), at(-5, -2), at(-7, 3), at(8, -7), at(7, -2), at(4, 3)]);
    expect(zones.SW.at(-1)).toEqual(at(-8, 7));
    expect(zones.SE.at(-1)).toEqual(at(1, 7));
    expect(ZONES.every((zone) => zones[zone].length === 5)).toBe(true);
  });

  it('2.3 a die shows six directions, clockwise from NE', () => {
    expect([1, 2, 3, 4, 5, 6].map(dieDirection)).toEqual([5, 0, 1, 2, 3, 4]);
  });

  it('2.4 three, five and seven hexes lie ahead at one, two and three', () => {
    for (const facing of DIRECTIONS)
      expect(
        [1, 2, 3].map(
          (far) =>
            disc(at(0, 0), 3).filter(
              (hex) => distance(hex, at(0, 0)) === far && isAhead({ hex: at(0, 0), facing }, hex),
            ).length,
        ),
      ).toEqual([3, 5, 7]);
  });

  it('4.10 no launch leads into the wall', () => {
    expect(launchFacings(tables(), at(-8, 5))).not.toContain(3);
    expect(launchFacings(tables(), at(0, 0))).toEqual(DIRECTIONS);
  });

  it('11.28 levels count once downwards and twice upwards (vector 1)', () => {
    expect(throwRange({ hex: at(0, 0), alt: 8 }, { hex: at(2, 0), alt: 10 })).toBe(6);
    expect(throwRange({ hex: at(0, 0), alt: 12 }, { hex: at(3, 0), alt: 10 })).toBe(5);
  });

  it('11.30 who can be struck: right below, or beside, ahead and level', () => {
    const from = { hex: at(0, 0), facing: 0, alt: 10, speed: 2 } as const;
    expect(isInReach(from, { hex: at(1, 0), alt: 10 })).toBe(true);
    expect(isInReach(from, { hex: at(1, 0), alt: 9 })).toBe(false);
    expect(isInReach(from, { hex: at(-1, 0), alt: 10 })).toBe(false);
    expect(isInReach(from, { hex: at(0, 0), alt: 9 })).toBe(true);
    expect(isInReach(from, { hex: at(0, 0), alt: 8 })).toBe(false);
    expect(isInReach(from, { hex: at(0, 0), alt: 11 })).toBe(false);
  });

  it('11.30 head on: by the target’s front, or in one hex by opposite facings', () => {
    const from = { hex: at(0, 0), facing: 0, alt: 10, speed: 2 } as const;
    const to = { hex: at(1, 0), alt: 10, speed: 2 };
    expect(isHeadOn(from, { ...to, facing: 3 })).toBe(true);
    expect(isHeadOn(from, { ...to, facing: 0 })).toBe(false);
    const below = DIRECTIONS.filter((facing) => isHeadOn(from, { ...to, hex: at(0, 0), alt: 9, facing }));
    expect(below).toEqual([2, 3, 4]);
  });

  it('names hexes by row and number', () => {
    expect([hexName(tables(), at(0, 0)), hexName(tables(), at(1, -9)), hexName(tables(), at(-1, 9))]).toEqual([
      'J7',
      'A1',
      'S8',
    ]);
  });
});
