import { describe, expect, it } from 'vitest';
import {
  besideOrHere,
  CENTRE,
  isBeside,
  isInside,
  landingHex,
  linesTo,
  lineTo,
  quadrantOf,
} from '../../../../src/games/munera/rules/geometry.ts';
import { isFree } from '../../../../src/games/munera/rules/roster.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { disc, distance, neighbour } from '../../../../src/kernel/hex.ts';
import { at, ring } from '../support/ring.ts';

describe('2 geometry', () => {
  it('2.1 directions go clockwise from the east', () => {
    expect(([0, 1, 2, 3, 4, 5] as const).map((way) => neighbour(CENTRE, way))).toEqual([
      at(1, 0),
      at(0, 1),
      at(-1, 1),
      at(-1, 0),
      at(0, -1),
      at(1, -1),
    ]);
  });

  it('2.2 the arenas have 61, 127 and 217 hexes', () => {
    const { arenas } = tables();
    const sizes = [arenas.pit, arenas.standard, arenas.great].map(({ radius }) => disc(CENTRE, radius).length);
    expect(sizes).toEqual([61, 127, 217]);
    expect([isInside(6, at(6, -6)), isInside(6, at(4, 3))]).toEqual([true, false]);
  });

  it('2.3 quarters by vector 5, and as many of each on a ring', () => {
    const quarter = (q: number, r: number) => quadrantOf(CENTRE, 0, at(q, r));
    expect([quarter(1, 0), quarter(0, 1), quarter(-1, 1)]).toEqual(['front', 'right', 'right']);
    expect([quarter(-1, 0), quarter(0, -1), quarter(1, -1)]).toEqual(['rear', 'left', 'left']);
    expect([quarter(1, 1), quarter(2, 0), quarter(2, -1), quarter(-1, 2)]).toEqual([
      'front',
      'front',
      'front',
      'right',
    ]);
    const counts = [1, 2, 3].map((range) => {
      const ringHexes = disc(CENTRE, range).filter((hex) => distance(CENTRE, hex) === range);
      return ['front', 'right', 'left', 'rear'].map(
        (name) => ringHexes.filter((hex) => quadrantOf(CENTRE, 0, hex) === name).length,
      );
    });
    expect(counts).toEqual([
      [1, 2, 2, 1],
      [3, 3, 3, 3],
      [5, 4, 4, 5],
    ]);
  });

  it('2.4 the line to a hex, by vector 6: of two the clockwise one', () => {
    expect([lineTo(CENTRE, at(1, 1)), lineTo(CENTRE, at(2, -1)), lineTo(CENTRE, at(3, 1))]).toEqual([1, 0, 0]);
    expect([linesTo(CENTRE, at(1, 1)), linesTo(CENTRE, at(2, -1))]).toEqual([
      [0, 1],
      [5, 0],
    ]);
  });

  it('2.5 a dart from the middle at (4,0) lands by vector 3; at the wall where it was thrown to', () => {
    const landings = [1, 2, 3, 4, 5, 6].map((die) => landingHex(6, CENTRE, at(4, 0), die));
    expect(landings).toEqual([at(3, 0), at(4, -1), at(5, -1), at(5, 0), at(4, 1), at(3, 1)]);
    expect(besideOrHere(6, at(6, 0), 0)).toEqual(at(6, 0));
    expect(landingHex(6, CENTRE, at(6, 0), 4)).toEqual(at(6, 0));
  });

  it('2.6 one gladiator a hex; what lies there takes no room', () => {
    const state = ring([{ hex: at(0, 0) }, { hex: at(2, 0) }]);
    state.ground.push({ item: { kind: 'helmet' }, hex: at(1, 0) });
    expect([isFree(state, at(1, 0)), isFree(state, at(2, 0)), isFree(state, at(7, 0))]).toEqual([true, false, false]);
    expect([isBeside(at(0, 0), at(1, -1)), isBeside(at(0, 0), at(1, 1))]).toEqual([true, false]);
  });
});
