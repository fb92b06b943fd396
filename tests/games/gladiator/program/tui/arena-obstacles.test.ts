/** 27 Pillars, trees, mud, rocks and walls in the arena, at both sizes, in both skins, with and without colours. */
import { describe, expect, it } from 'vitest';
import { EDGES, type Edge, fromOffset, toOffset } from '../../../../../src/kernel/arena.ts';
import { DIRECTIONS, type Hex, neighbour } from '../../../../../src/kernel/hex.ts';
import { drawArena } from '../../../../../src/tui/arena/draw.ts';
import { GEOMETRY, originOf } from '../../../../../src/tui/arena/geometry.ts';
import type { ArenaScene, Figure } from '../../../../../src/tui/arena/scene.ts';
import type { ObstacleKind } from '../../../../../src/tui/arena/things.ts';
import { shownHexes } from '../../../../../src/tui/arena/window.ts';
import type { Canvas } from '../../../../../src/tui/canvas.ts';
import { GLYPHS, SKINS } from '../../../../../src/tui/glyphs.ts';
import { helpScreen } from '../../../../../src/tui/screens/help.ts';
import { rgbOf } from '../../../../../src/tui/style.ts';
import { THEMES } from '../../../../../src/tui/theme.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { contrast, cut, draw, empty, HERE, man, SHAPES, type Shape } from '../../../../tui/arena-canvas.ts';
import { Stage } from './stage.ts';

const unicode: Shape = { size: 'S', skin: 'unicode', level: 3 };
const large: Shape = { ...unicode, size: 'L' };
const mono: Shape = { ...unicode, level: 0 };
const OBSTACLE_KINDS: readonly ObstacleKind[] = ['pillar', 'tree', 'mud', 'rock'];

const standing = (kind: ObstacleKind, at: Hex = HERE): Pick<ArenaScene, 'obstacles'> => ({ obstacles: [{ kind, at }] });
const picture = (scene: Partial<ArenaScene>, shape: Shape): string => cut(draw(scene, shape), shape.size).join('\n');
const inside = (scene: Partial<ArenaScene>, shape: Shape): readonly string[] =>
  cut(draw(scene, shape), shape.size)
    .slice(1)
    .map((row) => row.slice(1, -1));

describe('27.5-27.8 an obstacle', () => {
  it('looks so at size S', () => {
    const rows = OBSTACLE_KINDS.map((kind) => inside(standing(kind), unicode));
    expect([0, 1].map((row) => rows.map((hex) => hex[row]).join('  '))).toEqual([
      '╭─╮   ♣    ≈   ▗▄▖',
      '╰─╯  ♣♣♣  ≈≈≈  ▟█▙',
    ]);
  });

  it('looks so at size S in ASCII', () => {
    const rows = OBSTACLE_KINDS.map((kind) => inside(standing(kind), { ...unicode, skin: 'ascii' }));
    expect(rows.map((hex) => hex[1])).toEqual(['(O)', '%&%', '~~~', '/^\\']);
  });

  it('looks so at size L', () => {
    const rows = OBSTACLE_KINDS.map((kind) => inside(standing(kind), large));
    expect([0, 1, 2, 3].map((row) => rows.map((hex) => hex[row]).join('  '))).toEqual([
      '╱     ╲  ╱  ♣  ╲  ╱     ╲  ╱     ╲',
      ' ╭───╮     ♣♣♣     ≈ ≈ ≈     ▗▄▄▖ ',
      ' │ ○ │    ♣♣♣♣♣     ≈ ≈      ▟███▙',
      '╲╰───╯╱  ╲▁▁┃▁▁╱  ╲≈▁≈▁≈╱  ╲▀▀▀▀▀╱',
    ]);
  });

  it('differs from every other and from sand, in every way to draw it, without any colour', () => {
    for (const shape of SHAPES) {
      const all = [picture({}, shape), ...OBSTACLE_KINDS.map((kind) => picture(standing(kind), shape))];
      expect(new Set(all).size).toBe(OBSTACLE_KINDS.length + 1);
    }
  });

  it.each(OBSTACLE_KINDS)('leaves room for key letters, things and steps: %s', (kind) => {
    const hint = { at: HERE, text: 'w', warn: false };
    const step = { at: HERE, facing: 4 } as const;
    for (const shape of SHAPES) {
      const plain = picture(standing(kind), shape);
      for (const more of [
        { hints: [hint] },
        { items: [{ kind: 'net', at: HERE } as const] },
        { plan: { steps: [step] } },
      ]) {
        const shown = picture({ ...standing(kind), ...more }, shape);
        expect(shown).not.toBe(plain);
        expect(shown).not.toBe(picture(more, shape));
      }
      expect(picture({ ...standing(kind), hints: [hint] }, shape)).toContain('w');
      expect(picture({ ...standing(kind), plan: { steps: [step] } }, shape)).toContain('1');
    }
  });

  it.each(OBSTACLE_KINDS)('has a ground of its own where there are colours: %s', (kind) => {
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    for (const level of [2, 3] as const)
      expect(draw(standing(kind), { ...unicode, level }).styleAt(x + 2, y + 1).bg).toBe(`${kind}Bg`);
    for (const theme of Object.values(THEMES))
      expect(contrast(rgbOf(kind, theme), rgbOf(`${kind}Bg`, theme))).toBeGreaterThanOrEqual(3);
  });

  it('takes the tint of a front, but for a pillar, in which nobody is struck', () => {
    const figures: readonly Figure[] = [{ ...man, at: neighbour(HERE, 2), facing: 5 }];
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    const groundOf = (kind: ObstacleKind) => {
      const { bg = 'void' } = draw({ ...standing(kind), figures, fronts: ['you', 'foe'] }, unicode).styleAt(
        x + 2,
        y + 1,
      );
      return rgbOf(bg, THEMES.dusk);
    };
    for (const kind of OBSTACLE_KINDS) {
      const changed = groundOf(kind).join() !== rgbOf(`${kind}Bg`, THEMES.dusk).join();
      expect([kind, changed]).toEqual([kind, kind !== 'pillar']);
    }
  });

  it('bears the name of its hex in a colour that can be read on it', () => {
    for (const theme of Object.values(THEMES)) {
      for (const kind of OBSTACLE_KINDS) {
        const { x, y } = originOf(GEOMETRY.flat.L, HERE);
        const { fg = 'text', bg = 'void' } = draw({ ...standing(kind), coords: true }, large).styleAt(x + 3, y + 1);
        expect(contrast(rgbOf(fg, theme), rgbOf(bg, theme))).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('27 the help', () => {
  it.each(SKINS)('explains obstacles, the man on a rock and walls among its signs: %s', (skin) => {
    const stage = new Stage(() => helpScreen('plot'), fakeServices(), { skin, rows: 140, columns: 120 });
    const { obstacles, ledge, wall } = GLYPHS[skin];
    const row = (text: string) => stage.lines.find((line) => line.includes(text)) ?? '';
    const pictures = row('a pillar, a tree, mud, a rock (27.5-27.8)');
    for (const kind of OBSTACLE_KINDS)
      expect(obstacles[kind].S.some((part) => part !== '' && pictures.includes(part))).toBe(true);
    expect(row('a frame of stone')).toContain(`${ledge[2]}B${ledge[0]}`);
    expect(row('a frame of stone')).toContain(`${obstacles.rock.mark} ${obstacles.tree.mark} ${obstacles.mud.mark}`);
    expect(row('a wall at the edge')).toContain(wall.repeat(3));
  });
});

describe('27.8.2 a man on top of a rock', () => {
  const onRock = { ...standing('rock'), figures: [man] };

  it('stands in a frame of stone, with its mark beside his arrow', () => {
    expect(cut(draw(onRock, unicode), 'S').slice(1)).toEqual(['▗ ▲↗▖', '▟▮A†▙']);
    expect(cut(draw(onRock, { ...unicode, skin: 'ascii' }), 'S').slice(1)).toEqual(["/ R'\\", '/DAt\\']);
    expect(cut(draw(onRock, large), 'L').slice(1)).toEqual([' ▗  ▲ ↗▖ ', '▗MAXIMUS▖', '▟ ▇▆▅▃▁ ▙', ' ▟▮▁▁▁†▙ ']);
  });

  it('is told from one on sand, in mud and under a tree whichever way he faces, without any colour', () => {
    const grounds = [{}, standing('rock'), standing('mud'), standing('tree')];
    for (const shape of SHAPES) {
      for (const facing of DIRECTIONS) {
        const all = grounds.map((ground) => picture({ ...ground, figures: [{ ...man, facing }] }, shape));
        expect(new Set(all).size).toBe(grounds.length);
      }
    }
  });

  it('keeps the frame where posture and stun leave no room for the mark', () => {
    const figures = [{ ...man, posture: 'kneeling', stun: 3 } as const];
    expect(cut(draw({ ...standing('rock'), figures }, unicode), 'S').slice(1)).toEqual(['▗K3↗▖', '▟▮A†▙']);
  });

  it('keeps his three white sides', () => {
    const canvas = draw(onRock, unicode);
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    const white = DIRECTIONS.filter((side) =>
      (GEOMETRY.flat.S.sides[side] ?? []).some((cell) => canvas.styleAt(x + cell.x, y + 1 + cell.y).fg === 'edge'),
    );
    expect(white).toEqual([0, 4, 5]);
  });
});

describe('27.4 a wall', () => {
  /** The small arena with one hex more all round it. */
  const around = (walls: readonly Edge[], { size, skin, level }: Shape): Canvas => {
    const {
      pitch,
      rows,
      core: { x: half },
    } = GEOMETRY.flat[size];
    const view = { size, x: -pitch, y: -rows - 1 };
    const [width, height] = [7 * pitch + half, 7 * rows + half + 1];
    return drawArena({ ...empty, walls }, { width, height, view, skin, level });
  };

  it('fills the hexes beyond its edge', () => {
    expect(around(['north'], unicode).plain().slice(0, 5)).toEqual([
      '     ▒▒▒     ▒▒▒     ▒▒▒     ',
      '    ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒    ',
      '    ▒▁▁▁▒▒▒▒▒▁▁▁▒▒▒▒▒▁▁▁▒    ',
      '    ╱   ╲▁▁▁╱   ╲▁▁▁╱   ╲    ',
      '    ╲▁▁▁╱   ╲▁▁▁╱   ╲▁▁▁╱    ',
    ]);
  });

  it.each(EDGES)('is seen at the %s edge alone, in every way to draw it', (edge) => {
    for (const shape of SHAPES) {
      const canvas = around([edge], shape);
      const { pitch, rows } = GEOMETRY.flat[shape.size];
      const { wall } = GLYPHS[shape.skin];
      const at = (column: number, row: number): string => {
        const { x, y } = originOf(GEOMETRY.flat[shape.size], fromOffset(column, row));
        return canvas.characterAt(x + pitch + 2, y + rows + 1);
      };
      const seen = { north: at(2, -1), south: at(2, 5), west: at(-1, 2), east: at(5, 2) };
      expect(seen).toEqual({ ...{ north: ' ', south: ' ', west: ' ', east: ' ' }, [edge]: wall });
      expect(at(2, 2)).toBe(' ');
    }
  });

  it('is not there where none is known', () => {
    for (const shape of SHAPES) expect(around([], shape).plain().join('')).not.toContain(GLYPHS[shape.skin].wall);
    expect(around([], mono).plain()).toEqual(around([], unicode).plain());
  });

  it('is to be seen by moving the view one hex further', () => {
    const columns = (walls: readonly Edge[]) => shownHexes({ ...empty, walls }).map((hex) => toOffset(hex).column);
    const rows = (walls: readonly Edge[]) => shownHexes({ ...empty, walls }).map((hex) => toOffset(hex).row);
    const ends = (places: readonly number[]) => [Math.min(...places), Math.max(...places)];
    expect([ends(columns([])), ends(rows([]))]).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect([ends(columns(['north', 'west'])), ends(rows(['north', 'west']))]).toEqual([
      [-1, 4],
      [-1, 4],
    ]);
    expect([ends(columns(EDGES)), ends(rows(EDGES))]).toEqual([
      [-1, 5],
      [-1, 5],
    ]);
  });
});
