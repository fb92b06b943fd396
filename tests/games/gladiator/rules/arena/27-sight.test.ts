/** 27.4-27.6, 27.8 and A2: what blocks a line of attack, and all that needs one. */
import { describe, expect, test } from 'vitest';
import { hasClearLine } from '../../../../../src/games/gladiator/rules/arena/sight.ts';
import type { Arena, Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { Fighter, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { disc, distance, type Hex, sameHex } from '../../../../../src/kernel/hex.ts';
import { play, scene, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { mud, pillar, rock, tree, withObstacles } from '../../support/rules/arenas.ts';
import { duel, fight } from '../../support/rules/arms.ts';
import { hex, place } from '../../support/rules/clash.ts';
import { chase, LASSO, NET, poolOf, three } from '../../support/rules/snares.ts';

const ORIGIN = hex(0, 0);
const clear = (to: Hex, ...obstacles: readonly Obstacle[]): boolean =>
  hasClearLine(scene({ arena: withObstacles(...obstacles) }), ORIGIN, to);

/** The hex that a point of the plane lies in, hexes being of side 1. */
function hexAt(x: number, y: number): Hex {
  const q = x / 1.5;
  const r = y / Math.sqrt(3) - q / 2;
  const [near] = disc({ q: Math.round(q), r: Math.round(r) }, 1).toSorted((a, b) => away(a, x, y) - away(b, x, y));
  return near ?? ORIGIN;
}
const centre = ({ q, r }: Hex) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) });
const away = (of: Hex, x: number, y: number) => Math.hypot(centre(of).x - x, centre(of).y - y);

/** The hexes that a line touches when it is walked in small steps, a hair to one side of it. */
function touched(to: Hex, side: 1 | -1): readonly string[] {
  const { x, y } = centre(to);
  const hair = (side * 1e-6) / Math.hypot(x, y);
  const names = Array.from({ length: 400 }, (_, i) => {
    const t = (i + 0.5) / 400;
    const { q, r } = hexAt(x * t - y * hair, y * t + x * hair);
    return `${q},${r}`;
  });
  return [...new Set(names)];
}

describe('A2 lines', () => {
  test.each([
    [hex(2, 0), [hex(1, 0)]],
    [hex(2, 1), [hex(1, 0), hex(1, 1)]],
    [hex(3, 1), [hex(1, 0), hex(2, 0), hex(1, 1), hex(2, 1)]],
    [hex(2, 2), [hex(1, 1)]],
  ])('27.5 a pillar in any hex that the line to %j crosses blocks it', (to, crossed) => {
    for (const at of disc(ORIGIN, 4)) {
      if (sameHex(at, ORIGIN) || sameHex(at, to)) continue;
      const blocks = crossed.some((one) => sameHex(one, at));
      expect(clear(to, pillar(at.q, at.r)), `${at.q},${at.r}`).toBe(!blocks);
    }
  });

  test('27.5 a line along the side of two hexes is blocked only where both block', () => {
    expect(clear(hex(1, 1), pillar(1, 0))).toBe(true);
    expect(clear(hex(1, 1), pillar(0, 1))).toBe(true);
    expect(clear(hex(1, 1), pillar(1, 0), rock(0, 1))).toBe(false);
    expect(clear(hex(2, 2), pillar(1, 0), rock(1, 2))).toBe(true);
    expect(clear(hex(2, 2), pillar(2, 1), rock(1, 2))).toBe(false);
    expect(clear(hex(1, -2), pillar(0, -1), rock(1, -1))).toBe(false);
  });

  test('27.4 a wall blocks like a pillar the line that runs along it', () => {
    const window = { column: 0, row: 0, columns: 17, rows: 11 };
    const along = (walls: Arena['walls'], ...obstacles: readonly Obstacle[]) =>
      hasClearLine({ ...scene({ arena: { ...withObstacles(...obstacles), walls } }), window }, ORIGIN, hex(2, -1));
    expect(along(['north'], pillar(1, 0))).toBe(false);
    expect(along(['north'], mud(1, 0))).toBe(true);
    expect(along(['south'], pillar(1, 0))).toBe(true);
    expect(along([], pillar(1, 0))).toBe(true);
  });

  test('27.5 what a pillar blocks is what a ruler laid on the map would show, every way, to a range of five', () => {
    for (const to of disc(ORIGIN, 5)) {
      if (distance(to, ORIGIN) < 2) continue;
      const [left, right] = [touched(to, 1), touched(to, -1)];
      for (const at of disc(ORIGIN, 5)) {
        if (sameHex(at, ORIGIN) || sameHex(at, to)) continue;
        const name = `${at.q},${at.r}`;
        const crossed = left.includes(name) && right.includes(name);
        expect(clear(to, pillar(at.q, at.r)), `${name} on the way to ${to.q},${to.r}`).toBe(!crossed);
      }
    }
  });

  test('27.5 a line is the same both ways', () => {
    const obstacles = [pillar(1, 0), rock(-1, 2), pillar(2, -1)];
    const state = scene({ arena: withObstacles(...obstacles) });
    for (const to of disc(ORIGIN, 4)) {
      expect(hasClearLine(state, ORIGIN, to)).toBe(hasClearLine(state, to, ORIGIN));
    }
  });

  test.each([
    ['27.5', pillar(1, 0), false],
    ['27.6', tree(1, 0), false],
    ['27.8', rock(1, 0), false],
    ['27.7', mud(1, 0), true],
  ] as const)('%s a hex between two men with %j in it leaves the line clear: %s', (_, obstacle, open) => {
    expect(clear(hex(2, 0), obstacle)).toBe(open);
  });

  test("27.8 neither the rock a man stands on nor his enemy's hides him", () => {
    expect(clear(hex(2, 0), rock(2, 0))).toBe(true);
    expect(clear(hex(3, 0), rock(0, 0), rock(3, 0))).toBe(true);
  });

  test('27.6 a man under a tree fights and is fought at one hex only (P133)', () => {
    expect(clear(hex(1, 0), tree(1, 0))).toBe(true);
    expect(clear(hex(2, 0), tree(2, 0))).toBe(false);
    expect(clear(hex(1, 0), tree(0, 0))).toBe(true);
    expect(clear(hex(1, 1), tree(0, 0))).toBe(false);
  });
});

describe('27.5 a pillar between two men', () => {
  const arena = withObstacles(pillar(1, 0));
  const armed = (kind: WeaponKind): Partial<Fighter> => ({ hands: [weapon(1, kind)] });

  test('27.5 neither strikes the other with a weapon of two hexes', () => {
    expect(fight({ A: armed('trident'), range: 2 }).of('engaged')).toMatchObject([{ fighter: 'A' }, { fighter: 'B' }]); // P315
    expect(fight({ A: armed('trident'), range: 2, arena }).of('engaged')).toEqual([]);
  });

  test('27.4 nor with a pike of three', () => {
    expect(fight({ A: armed('pike'), range: 3 }).of('engaged')).toHaveLength(1);
    expect(fight({ A: armed('pike'), range: 3, arena }).of('engaged')).toEqual([]);
  });

  test('27.5 nothing can be thrown past it', () => {
    const throwable = (from: ReturnType<typeof duel>) =>
      play(from, { plots: { A: 'X!' } }).asked.flatMap((one) => (one.kind === 'act' ? [one.throwAt] : []));
    expect(throwable(duel({ range: 3 }))).toEqual([['B']]);
    expect(throwable(duel({ range: 3, arena }))).toEqual([[]]);
  });

  test('27.5 a centurion throws nothing past it either (P83)', () => {
    const B: Partial<Fighter> = {
      by: 'book',
      ...place(3, 0, 3),
      hands: [weapon(5, 'javelin')],
      sheath: [weapon(6, 'javelin')],
      moves: 8,
    };
    const dice = [
      ['throw-distance', 1],
      ['drop-direction', 1],
      ['drop-distance', 1],
    ] as const;
    expect(play(duel({ B, phase: 8 }), { dice }).of('thrown')).toHaveLength(1);
    expect(play(duel({ B, phase: 8, arena })).of('thrown')).toEqual([]);
  });

  test.each([
    ['toss of a lasso', 'X TN', LASSO, 4],
    ['swing of a net', 'X SN', NET, 8],
  ])('27.5 the %s meets nobody behind it (20.4, A3)', (_, plot, snare, dull) => {
    const target = (obstacles: readonly Obstacle[]) => {
      const from = chase({ A: { hands: [snare] }, range: 2, arena: withObstacles(...obstacles) });
      const dice = obstacles.length === 0 ? [three('net', dull)] : [];
      return play(from, { plots: { A: plot }, dice }).one('net-cast').target;
    };
    expect(target([])).toBe('B');
    expect(target([pillar(1, 0)])).toBeNull();
  });

  test('27.5 nobody is at the mercy of a man behind it (18.2)', () => {
    const fallen: Partial<Fighter> = { posture: 'prone', moves: 6, exceeded: true };
    const set = { A: armed('trident'), B: fallen, range: 2 };
    expect(fight(set, { dice: [['missus', 6, 6]] }).of('appealed')).toHaveLength(1);
    expect(fight({ ...set, arena }).of('appealed')).toEqual([]);
  });

  test('27.6 a trident reaches a man under a tree from the next hex alone (P133)', () => {
    const under = withObstacles(tree(2, 0));
    expect(fight({ A: armed('trident'), range: 2, arena: under }).of('engaged')).toEqual([]);
    const beside = fight({ A: { ...armed('trident'), ...place(1, 0, 0) }, range: 2, arena: under });
    expect(poolOf(beside)?.mayAttack).toBe(true);
  });
});
