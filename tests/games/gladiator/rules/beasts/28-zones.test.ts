/** 28.2, 28.7.1, A5, A7: what a beast covers, its front, and what can be struck from where. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advantageModifiers,
  areasFrom,
  hasInFront,
  positionBonus,
} from '../../../../../src/games/gladiator/rules/basic/facing.ts';
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { headOf, hexesOf, rangeBetween, rangeTo } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { add, DIRECTIONS, type Direction, disc, distance, type Hex, rotate } from '../../../../../src/kernel/hex.ts';
import { sumModifiers } from '../../../../../src/kernel/modifier.ts';
import { man, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { PRINTED_ZONES, type PrintedZone, printedZone } from '../../../../../tools/games/gladiator/printed-beasts.ts';
import { hex } from '../../support/rules/clash.ts';
import { beast } from '../../support/rules/wild.ts';

const LONG: readonly BeastKind[] = ['bear', 'elephant', 'gazelle', 'leopard', 'lion', 'rhino', 'tiger', 'zebra'];
const SHORT: readonly BeastKind[] = ['boar', 'wolf'];

const stands = (kind: BeastKind, facing: Direction, at: Hex = hex(0, 0), reared = false): Fighter =>
  man('B', beast(kind, { at, facing }, { reared }));

const BODIES = [
  { kind: 'tiger' as const, zones: PRINTED_ZONES[3] },
  { kind: 'wolf' as const, zones: PRINTED_ZONES[2] },
];

const bonusFrom = (from: Hex, target: Fighter) => sumModifiers(advantageModifiers(tables, from, target));
const anyFacing = fc.constantFrom(...DIRECTIONS);
const anyBody = fc.constantFrom(...BODIES);
const near = fc.constantFrom(...disc(hex(0, 0), 5));

/** The hexes of a zone round a beast in (0,0) with a facing. */
const around = ({ hexes }: Pick<PrintedZone, 'hexes'>, facing: Direction) => hexes.map((one) => rotate(one, facing));

describe('28 Where a beast is, and where it can be struck', () => {
  describe('28.2 Its body', () => {
    it.each(LONG)(
      '28.2 a %s fills three hexes in a row: its own, the head before it and the tail behind it',
      (kind) => {
        for (const facing of DIRECTIONS) {
          const [own, head, tail, ...more] = hexesOf(stands(kind, facing));
          expect([own, head, tail]).toEqual([hex(0, 0), rotate(hex(1, 0), facing), rotate(hex(-1, 0), facing)]);
          expect(more).toEqual([]);
        }
      },
    );

    it.each(SHORT)('28.2 a %s fills two: its own and the head before it', (kind) => {
      for (const facing of DIRECTIONS)
        expect(hexesOf(stands(kind, facing))).toEqual([hex(0, 0), rotate(hex(1, 0), facing)]);
    });

    it('28.2.1 range to it is range to the nearest of its hexes, and so between two of them (A7)', () => {
      expect(rangeTo(stands('lion', 0), hex(4, 0))).toBe(3);
      expect(rangeTo(stands('lion', 0), hex(-4, 0))).toBe(3);
      expect(rangeTo(stands('wolf', 0), hex(-4, 0))).toBe(4);
      expect(rangeBetween(stands('lion', 0), stands('wolf', 3, hex(6, 0)))).toBe(4);
      expect(rangeBetween(man('A', { at: hex(0, 2) }), stands('lion', 0))).toBe(2);
    });
  });

  describe('28.7.1.1 Its front', () => {
    it.each(BODIES)('28.7.1.1 of a $kind it is the three hexes before the head, in every facing', ({ kind }) => {
      for (const facing of DIRECTIONS) {
        const one = stands(kind, facing);
        const inFront = disc(hex(0, 0), 4).filter((from) => hasInFront(one, from, 1));
        const printed = around({ hexes: [hex(2, 0), hex(1, 1), hex(2, -1)] }, facing);
        expect(inFront).toHaveLength(3);
        expect(inFront).toEqual(expect.arrayContaining([...printed]));
        expect(inFront.every((from) => distance(from, headOf(one)) === 1)).toBe(true);
      }
    });
  });

  describe.each(BODIES)('28.7.1 The diagram of a $kind', ({ kind, zones }) => {
    it.each(zones)('28.7.1 the $name gives $bonus, in every facing', (zone) => {
      for (const facing of DIRECTIONS)
        for (const from of around(zone, facing)) expect(bonusFrom(from, stands(kind, facing))).toBe(zone.bonus);
    });

    it.each(zones)('28.7.1.2 from the $name the areas $areas can be struck, in every facing', (zone) => {
      for (const facing of DIRECTIONS)
        for (const from of around(zone, facing))
          expect(areasFrom(tables, stands(kind, facing), from)).toEqual(zone.areas);
    });

    it('28.7.1 every hex beside it is in the diagram once', () => {
      for (const facing of DIRECTIONS) {
        const body = hexesOf(stands(kind, facing));
        const beside = disc(hex(0, 0), 3).filter((from) => rangeTo(stands(kind, facing), from) === 1);
        const printed = zones.flatMap((zone) => around(zone, facing));
        expect(beside).toHaveLength(4 + 2 * body.length);
        expect(printed).toHaveLength(beside.length);
        expect(beside).toEqual(expect.arrayContaining([...printed]));
      }
    });
  });

  it('28.7.1 who strikes from further off has the zone of the nearest hex beside it, of equals the lower (A5)', () => {
    fc.assert(
      fc.property(anyBody, anyFacing, near, ({ kind }, facing, from) => {
        const one = stands(kind, facing);
        fc.pre(rangeTo(one, from) > 0);
        const zone = printedZone(kind === 'wolf' ? 2 : 3, hex(0, 0), facing, from);
        expect(bonusFrom(from, one)).toBe(zone.bonus);
        expect(areasFrom(tables, one, from)).toEqual(zone.areas);
      }),
    );
  });

  it('28.7.1 turned with the beast, or moved with it, a man has the same of it', () => {
    fc.assert(
      fc.property(anyBody, anyFacing, near, near, ({ kind }, facing, from, shift) => {
        const straight = stands(kind, 0);
        const turned = stands(kind, facing, shift);
        const moved = add(rotate(from, facing), shift);
        expect(bonusFrom(moved, turned)).toBe(bonusFrom(from, straight));
        expect(areasFrom(tables, turned, moved)).toEqual(areasFrom(tables, straight, from));
        expect(hasInFront(turned, moved)).toBe(hasInFront(straight, from));
      }),
    );
  });

  it('28.7.1 left and right of it are alike', () => {
    const mirrored = ({ q, r }: Hex) => hex(q + r, 0 - r);
    fc.assert(
      fc.property(anyBody, near, ({ kind }, from) => {
        expect(bonusFrom(mirrored(from), stands(kind, 0))).toBe(bonusFrom(from, stands(kind, 0)));
        expect(areasFrom(tables, stands(kind, 0), mirrored(from))).toEqual(areasFrom(tables, stands(kind, 0), from));
      }),
    );
  });

  it('28.7.4 a bear on its hind legs gives what a man would, from the hex it turns on, and can be struck everywhere', () => {
    fc.assert(
      fc.property(anyFacing, near, (facing, from) => {
        const up = stands('bear', facing, hex(0, 0), true);
        expect(bonusFrom(from, up)).toBe(positionBonus(tables, from, hex(0, 0), facing));
        expect(areasFrom(tables, up, from)).toEqual([1, 2, 3, 4, 5]);
      }),
    );
    const behind = stands('bear', 0, hex(0, 0), true);
    expect([hex(2, 0), hex(0, 1), hex(-1, 1), hex(-2, 0)].map((from) => bonusFrom(from, behind))).toEqual([0, 0, 3, 4]);
  });

  it('28.7.1 a senseless beast lies, and gives what a man on the ground would, all of it within reach (9.2.2)', () => {
    const lies: Fighter = { ...stands('lion', 0), posture: 'prone', conscious: false };
    for (const from of [hex(2, 0), hex(0, 1), hex(-2, 0)]) {
      expect(bonusFrom(from, lies)).toBe(4);
      expect(areasFrom(tables, lies, from)).toEqual([1, 2, 3, 4, 5]);
    }
  });
});
