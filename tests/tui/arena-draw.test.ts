import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDGES, edgeBeyond, fromOffset } from '../../src/kernel/arena.ts';
import { DIRECTIONS, type Direction, type Hex, neighbour } from '../../src/kernel/hex.ts';
import { drawArena } from '../../src/tui/arena/draw.ts';
import { GEOMETRY, originOf, SIZES, type Size } from '../../src/tui/arena/geometry.ts';
import type { ArenaScene, Figure } from '../../src/tui/arena/scene.ts';
import type { Thing } from '../../src/tui/arena/things.ts';
import { viewport } from '../../src/tui/arena/viewport.ts';
import { shownHexes } from '../../src/tui/arena/window.ts';
import type { Canvas } from '../../src/tui/canvas.ts';
import type { Skin } from '../../src/tui/glyphs.ts';
import { type Rgb, rgbOf } from '../../src/tui/style.ts';
import { THEMES } from '../../src/tui/theme.ts';
import { painted } from '../support/painted.ts';
import { BOTH, contrast, cut, draw, HERE, LEVELS, man, SHAPES, type Shape, SPEAR, SWORD } from './arena-canvas.ts';

const FORMS: readonly (readonly [string, Partial<Figure>])[] = [
  ['standing', {}],
  ['kneeling', { posture: 'kneeling' }],
  ['stumbling and stunned', { stumbling: true, stun: 3 }],
  ['disarmed', { weapon: null, other: null }],
  ['behind a small shield', { other: 'small' }],
  ['prone', { posture: 'prone' }],
  ['prone on his back', { posture: 'prone', faceUp: true }],
  ['unconscious', { posture: 'prone', state: 'unconscious' }],
];

function facing(way: Direction, size: Size, skin: Skin, form: Partial<Figure> = {}): readonly string[] {
  return cut(draw({ figures: [{ ...man, ...form, facing: way }] }, { size, skin, level: 3 }), size);
}

describe('six facings', () => {
  it('are these at size S', () => {
    const rows = DIRECTIONS.map((way) => facing(way, 'S', 'unicode'));
    expect([0, 1, 2].map((row) => rows.map((hex) => hex[row]).join('  '))).toEqual([
      '╲▁▁▁╱  ╲▁▁▁╱  ╲▁▁▁╱  ╲▁▁▁╱  ╲▁▁▁╱  ╲▁▁▁╱',
      '╱▮A†╲  ╱▮A†╲  ╱▮A†╲  ╱↖  ╲  ╱ ↑ ╲  ╱  ↗╲',
      '╲▁▁↘╱  ╲▁↓▁╱  ╲↙▁▁╱  ╲▮A†╱  ╲▮A†╱  ╲▮A†╱',
    ]);
  });

  it('are these at size S in ASCII: the side he faces bulges', () => {
    const rows = DIRECTIONS.map((way) => facing(way, 'S', 'ascii'));
    expect([0, 1, 2].map((row) => rows.map((hex) => hex[row]).join('  '))).toEqual([
      '\\___/  \\___/  \\___/  \\___/  \\^^^/  \\___/',
      "/DAt\\  /DAt\\  /DAt\\  (`  \\  / ^ \\  /  ')",
      '\\__,)  \\vvv/  (,__/  \\DAt/  \\DAt/  \\DAt/',
    ]);
  });

  it('are these at size L', () => {
    expect(facing(5, 'L', 'unicode')).toEqual([' ╲▁▁▁▁▁╱ ', ' ╱    ↗╲ ', '╱MAXIMUS╲', '╲ ▇▆▅▃▁ ╱', ' ╲▮▁▁▁†╱ ']);
    expect(facing(1, 'L', 'unicode')).toEqual([' ╲▁▁▁▁▁╱ ', ' ╱▮   †╲ ', '╱MAXIMUS╲', '╲ ▇▆▅▃▁ ╱', ' ╲▁▁↓▁▁╱ ']);
    expect(facing(3, 'L', 'ascii')).toEqual([' \\_____/ ', ' (`    \\ ', '(MAXIMUS\\', '\\ #*+-. /', ' \\D___t/ ']);
  });

  it('differ from one another in every form, at both sizes, in both skins, without any colour', () => {
    for (const { size, skin, level } of SHAPES) {
      const all = FORMS.flatMap(([, form]) =>
        DIRECTIONS.map((way) => {
          const canvas = draw({ figures: [{ ...man, ...form, facing: way }] }, { size, skin, level });
          return cut(canvas, size).join('\n');
        }),
      );
      expect(new Set(all).size).toBe(FORMS.length * DIRECTIONS.length);
    }
  });

  it('show in the lines around a man: three white and bold ones before him', () => {
    for (const size of SIZES) {
      for (const way of DIRECTIONS) {
        const canvas = draw({ figures: [{ ...man, facing: way }] }, { size, skin: 'unicode', level: 3 });
        const { x, y } = originOf(GEOMETRY.flat[size], HERE);
        const white = DIRECTIONS.filter((side) => {
          const styles = (GEOMETRY.flat[size].sides[side] ?? []).map((cell) =>
            canvas.styleAt(x + cell.x, y + 1 + cell.y),
          );
          return styles.some(({ fg, bold, underline }) => fg === 'edge' && bold && !underline);
        });
        expect(white).toEqual([0, 1, 2, 3, 4, 5].filter((side) => [0, 1, 5].includes((side - way + 6) % 6)));
      }
    }
  });

  it('do not whiten the lines around one who lies', () => {
    const canvas = draw({ figures: [{ ...man, posture: 'prone' }] }, { size: 'S', skin: 'unicode', level: 3 });
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    expect(canvas.styleAt(x + 4, y + 1)).toMatchObject({ fg: 'youBg', bold: false });
  });
});

describe('what is in a hex', () => {
  const unicode: Shape = { size: 'S', skin: 'unicode', level: 3 };
  const mono: Shape = { ...unicode, level: 0 };
  const inside = (scene: Partial<ArenaScene>, shape: Shape = unicode, hex: Hex = HERE): readonly string[] =>
    cut(draw(scene, shape), shape.size, hex)
      .slice(1)
      .map((row) => row.slice(1, -1));

  it('marks of a man: posture, stumbling, stun', () => {
    expect(inside({ figures: [{ ...man, posture: 'kneeling', stun: 2 }] })).toEqual(['K2↗', '▮A†']);
    expect(inside({ figures: [{ ...man, stumbling: true, stun: 12, facing: 1 }] })).toEqual(['▮A†', 'S↓9']);
    expect(inside({ figures: [{ ...man, posture: 'prone', facing: 3 }] })).toEqual(['↖P ', '━A━']);
    expect(inside({ figures: [{ ...man, posture: 'prone', faceUp: true }] })).toEqual(['P ↗', '═A═']);
    expect(inside({ figures: [{ ...man, posture: 'prone', state: 'unconscious' }] })).toEqual(['U ↗', '━A━']);
  });

  it('20.5 a net over him, as far as there is room beside the arrow', () => {
    expect(inside({ figures: [{ ...man, caught: 'net' }] })).toEqual(['▦ ↗', '▮A†']);
    expect(inside({ figures: [{ ...man, caught: 'lasso', posture: 'kneeling', stun: 3 }] })).toEqual(['K◌↗', '▮A†']);
    expect(inside({ figures: [{ ...man, caught: 'net', posture: 'prone', facing: 1 }] })).toEqual(['━A━', 'P↓▦']);
  });

  it('26 a ring about who is asked, and brackets where colours are few', () => {
    const scene = { figures: [{ ...man, asked: true, facing: 1 as const }] };
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    expect(draw(scene, unicode).styleAt(x, y + 1)).toMatchObject({ fg: 'cursor', bold: true });
    for (const level of [0, 1] as const)
      expect(cut(draw(scene, { ...unicode, level }), 'S', HERE).slice(1)).toEqual(['[▮A†]', '[▁↓▁]']);
    expect(cut(draw({ figures: [man] }, mono), 'S', HERE).join('')).not.toContain('[');
  });

  it('26 where the sealed order of another leads: his letter, small, and his arrow', () => {
    expect(inside({ sealed: [{ id: 'C', at: HERE, facing: 5 }] })).toEqual(['  ↗', '▁c▁']);
    expect(inside({ sealed: [{ id: 'C', at: HERE, facing: 1 }] })).toEqual([' c ', '▁↓▁']);
    expect(inside({ sealed: [{ id: 'C', at: HERE, facing: 1 }], figures: [man] })).toEqual(['  ↗', '▮A†']);
  });

  it('a body shows no facing', () => {
    const bodies = DIRECTIONS.map((way) => inside({ figures: [{ ...man, state: 'dead', facing: way }] }).join('/'));
    expect(new Set(bodies)).toEqual(new Set(['   /×A×']));
  });

  it('of two in one hex, he who is up, and the letter of the other', () => {
    const lying: Figure = { ...man, id: 'B', team: 'foe', posture: 'prone' };
    expect(inside({ figures: [lying, man] })).toEqual([' B↗', '▮A†']);
    expect(inside({ figures: [{ ...lying, state: 'dead' }, man] })).toEqual(['  ↗', '▮A†']);
  });

  it('things and blood, with the line going on below them', () => {
    expect(inside({ items: [{ kind: SWORD, at: HERE }] })).toEqual(['   ', '▁†▁']);
    expect(inside({ items: [{ kind: 'battered', at: HERE }] })).toEqual(['   ', '▁∅▁']);
    const canvas = draw({ blood: [HERE] }, unicode);
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    expect(inside({ blood: [HERE] })).toEqual(['   ', '∴,∵']);
    expect(canvas.styleAt(x + 2, y + 2)).toMatchObject({ fg: 'blood', underline: true });
  });

  it('a thing under a man where his hex has room', () => {
    expect(inside({ figures: [man], items: [{ kind: SWORD, at: HERE }] })).toEqual([' †↗', '▮A†']);
  });

  it('the plan: its steps numbered, each with the way he then faces', () => {
    const plan = {
      steps: [
        { at: HERE, facing: 5 },
        { at: neighbour(HERE, 5), facing: 1 },
      ],
    } as const;
    const figures: readonly Figure[] = [{ ...man, at: neighbour(HERE, 2) }];
    expect(inside({ plan, figures })).toEqual(['  ↗', '▁1▁']);
    expect(inside({ plan, figures }, unicode, neighbour(HERE, 5))).toEqual([' 2 ', '▁↓▁']);
  });

  it('a plan that only turns a man: his letter and arrow become the ghost', () => {
    const plan = { steps: [{ at: HERE, facing: 1 }] } as const;
    for (const level of LEVELS) {
      expect(inside({ figures: [man], plan }, { ...unicode, level })).toEqual(['▮a†', '▁↓▁']);
    }
  });

  it('key letters, bad ones in another colour', () => {
    const hints = [
      { at: HERE, text: 'w', warn: true },
      { at: neighbour(HERE, 1), text: 's', warn: false },
    ];
    const canvas = draw({ hints, blood: [HERE] }, unicode);
    expect(inside({ hints, blood: [HERE] })).toEqual([' w ', '∴,∵']);
    expect(inside({ hints }, unicode, neighbour(HERE, 1))).toEqual(['   ', '▁s▁']);
    const { x, y } = originOf(GEOMETRY.flat.S, HERE);
    expect(canvas.styleAt(x + 2, y + 1).fg).toBe('bad');
  });

  it('a name at size L: of nine letters whole, over the corners; a longer one loses vowels', () => {
    const named = (name: string, form: Partial<Figure> = {}): string | undefined =>
      cut(draw({ figures: [{ ...man, ...form, name }] }, { ...unicode, size: 'L' }), 'L')[2];
    expect(named('Maximus')).toBe('╱MAXIMUS╲');
    expect(named('Veranius')).toBe('╱VERANIUS');
    expect(named('Spartacus')).toBe('SPARTACUS');
    expect(named('Diocletian')).toBe('DIOCLETIN');
    expect(named('Veranius', { posture: 'prone' })).toBe('━VERANIS━');
  });

  it('names of hexes, counted from the window', () => {
    const coords = { coords: true, window: { column: -2, row: -1, columns: 17, rows: 11 } };
    expect(inside(coords)).toEqual(['e4 ', '▁▁▁']);
  });

  it('fronts: tinted, or marked where there is no ground to tint', () => {
    const figures: readonly Figure[] = [man, { ...man, id: 'B', team: 'foe', at: neighbour(HERE, 5, 2), facing: 2 }];
    const between = neighbour(HERE, 5);
    const only = neighbour(HERE, 4);
    expect(inside({ figures, fronts: BOTH }, mono, between)[0]?.trim()).toBe('+!');
    expect(inside({ figures, fronts: BOTH }, mono, only)).toEqual([' + ', '▁▁▁']);
    expect(inside({ figures, fronts: BOTH }, unicode, only)).toEqual(['   ', '▁▁▁']);
    const { x, y } = originOf(GEOMETRY.flat.S, only);
    expect(draw({ figures, fronts: BOTH }, unicode).styleAt(x + 2, y + 1).bg).toContain('youFront');
    expect(draw({ figures, fronts: [] }, unicode).styleAt(x + 2, y + 1).bg).not.toContain('youFront');
  });

  it('a cursor and a clash that are seen without colours', () => {
    expect(cut(draw({ cursor: HERE }, mono), 'S')).toEqual(['╲▁▁▁╱', '[   ]', '[▁▁▁]']);
    expect(cut(draw({ clash: HERE }, mono), 'S')).toEqual(['╲▁▁▁╱', '*   *', '*▁▁▁*']);
    const plain = painted(draw({}, unicode), { level: 3, theme: THEMES.dusk });
    for (const scene of [{ cursor: HERE }, { clash: HERE }, { trail: [HERE] }]) {
      expect(painted(draw(scene, unicode), { level: 3, theme: THEMES.dusk })).not.toBe(plain);
    }
  });
});

describe('your men without colours', () => {
  it('are inverse, the foe is not', () => {
    for (const size of SIZES) {
      for (const team of ['you', 'foe'] as const) {
        const canvas = draw({ figures: [{ ...man, team }] }, { size, skin: 'unicode', level: 0 });
        const letter = size === 'S' ? { x: 2, y: 2 } : { x: 4, y: 2 };
        const { x, y } = originOf(GEOMETRY.flat[size], HERE);
        expect(canvas.styleAt(x + letter.x, y + letter.y).inverse).toBe(team === 'you');
      }
    }
  });
});

describe.each(Object.values(THEMES))('letters of men in theme $name', (theme) => {
  const colours = (canvas: Canvas, x: number, y: number): readonly [Rgb, Rgb] => {
    const { fg = 'text', bg = 'void' } = canvas.styleAt(x, y);
    return [rgbOf(fg, theme), rgbOf(bg, theme)];
  };

  it.each(FORMS)('of one %s stand out from their ground at both sizes', (_, form) => {
    for (const size of SIZES) {
      for (const team of ['you', 'foe'] as const) {
        const canvas = draw({ figures: [{ ...man, ...form, team, stun: 2 }] }, { size, skin: 'ascii', level: 3 });
        const { x, y } = originOf(GEOMETRY.flat[size], HERE);
        const { rows, core } = GEOMETRY.flat[size];
        for (let row = 0; row < rows; row++) {
          for (let column = core.x; column < core.x + core.width; column++) {
            const [cellX, cellY] = [x + column, y + 1 + row];
            const bar = size === 'L' && row === 2;
            if (bar || ' _^()/\\'.includes(canvas.characterAt(cellX, cellY))) continue;
            expect(contrast(...colours(canvas, cellX, cellY))).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    }
  });
});

// Any scene

const anyHex = fc
  .tuple(fc.integer({ min: -3, max: 20 }), fc.integer({ min: -3, max: 14 }))
  .map(([column, row]) => fromOffset(column, row));
const anyFacing = fc.constantFrom(...DIRECTIONS);
const anyWay = { team: fc.constantFrom(...BOTH), from: anyHex, to: anyHex };
const anyFigure: fc.Arbitrary<Figure> = fc.record({
  id: fc.constantFrom('A', 'B', 'C'),
  name: fc.constantFrom('Maximus', 'Rex', 'Éowulf Þórr', '中'),
  team: fc.constantFrom('you', 'foe'),
  lettered: fc.boolean(),
  asked: fc.boolean(),
  at: anyHex,
  body: fc.option(
    fc.record({
      kind: fc.constantFrom('lion', 'wolf', 'elephant', 'horse'),
      hexes: fc.constantFrom(2, 3),
      reared: fc.boolean(),
      panicked: fc.boolean(),
      dazed: fc.boolean(),
      fed: fc.boolean(),
      ridden: fc.boolean(),
    }),
  ),
  facing: anyFacing,
  posture: fc.constantFrom('standing', 'kneeling', 'prone'),
  faceUp: fc.boolean(),
  state: fc.constantFrom('fighting', 'unconscious', 'dead'),
  stumbling: fc.boolean(),
  caught: fc.constantFrom('net', 'lasso'),
  stun: fc.nat(12),
  weapon: fc.constantFrom(SWORD, SPEAR, null),
  other: fc.constantFrom('large', 'small', 'net', null),
  strikes: fc.option(fc.array(anyHex, { maxLength: 4 })),
  condition: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
});
const anyScene: fc.Arbitrary<ArenaScene> = fc.record({
  window: fc.record({
    column: fc.integer({ min: -3, max: 3 }),
    row: fc.integer({ min: -3, max: 3 }),
    columns: fc.constant(17),
    rows: fc.constant(11),
  }),
  figures: fc.array(anyFigure, { maxLength: 4 }),
  walls: fc.uniqueArray(fc.constantFrom(...EDGES), { maxLength: 2 }),
  obstacles: fc.array(fc.record({ kind: fc.constantFrom('pillar', 'tree', 'mud', 'rock'), at: anyHex }), {
    maxLength: 5,
  }),
  items: fc.array(fc.record({ kind: fc.constantFrom<Thing>(SWORD, SPEAR, 'large', 'small', 'battered'), at: anyHex }), {
    maxLength: 3,
  }),
  blood: fc.array(anyHex, { maxLength: 3 }),
  fronts: fc.subarray([...BOTH]),
  plan: fc.option(fc.record({ steps: fc.array(fc.record({ at: anyHex, facing: anyFacing }), { maxLength: 3 }) })),
  sealed: fc.array(fc.record({ at: anyHex, facing: anyFacing, id: fc.constantFrom('B', 'C') }), { maxLength: 2 }),
  hints: fc.array(fc.record({ at: anyHex, text: fc.constantFrom('w', 'q'), warn: fc.boolean() }), { maxLength: 3 }),
  cursor: fc.option(anyHex),
  trail: fc.array(anyHex, { maxLength: 2 }),
  clash: fc.option(anyHex),
  cords: fc.array(fc.record({ ...anyWay, end: fc.constantFrom(null, 'net') })),
  flights: fc.array(fc.record({ ...anyWay, reach: fc.constantFrom(0.4, 1), landed: fc.option(anyHex) })),
  passing: fc.array(fc.record({ figure: anyFigure, from: anyHex, share: fc.constantFrom(0.3, 0.7) }), { maxLength: 2 }),
  sparks: fc.array(fc.record({ ...anyWay, bright: fc.boolean() }), { maxLength: 2 }),
  coords: fc.boolean(),
});
interface Frame {
  readonly scene: ArenaScene;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
}
const anyFrame: fc.Arbitrary<Frame> = fc.record({
  scene: anyScene,
  shape: fc.constantFrom(...SHAPES),
  width: fc.nat(130),
  height: fc.nat(45),
});

function frame({ scene, shape, width, height }: Frame): Canvas {
  const focus = scene.figures.map(({ at }) => at);
  const hexes = shownHexes(scene);
  const view = viewport({ orientation: 'flat', hexes, size: shape.size, width, height, focus, previous: null });
  return drawArena(scene, { width, height, view, skin: shape.skin, level: shape.level });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const SEQUENCES = /\x1b\[([\d;]*)m/g;

describe('any scene at any size', () => {
  it('has rows of exactly the width, and as many as the height', () => {
    fc.assert(
      fc.property(anyFrame, (of) => {
        const plain = frame(of).plain();
        expect(plain.length).toBe(of.height);
        for (const row of plain) expect([...row].length).toBe(of.width);
      }),
    );
  });

  it('is drawn the same twice', () => {
    fc.assert(
      fc.property(anyFrame, fc.constantFrom(...Object.values(THEMES)), (of, theme) => {
        const encoding = { level: of.shape.level, theme };
        expect(painted(frame(of), encoding)).toBe(painted(frame(of), encoding));
      }),
    );
  });

  it('has nothing above 126 in ASCII', () => {
    fc.assert(
      fc.property(anyFrame, (of) => {
        const canvas = frame({ ...of, shape: { ...of.shape, skin: 'ascii' } });
        for (const line of canvas.plain()) expect(line).toMatch(/^[ -~]*$/);
      }),
    );
  });

  it('has only bold, dim, underlined and inverse at level 0', () => {
    fc.assert(
      fc.property(anyFrame, (of) => {
        const canvas = frame({ ...of, shape: { ...of.shape, level: 0 } });
        for (const [, codes = ''] of painted(canvas, { level: 0, theme: THEMES.dusk }).matchAll(SEQUENCES)) {
          for (const code of codes.split(';')) expect(['0', '1', '2', '4', '7', '22', '24', '27']).toContain(code);
        }
      }),
    );
  });

  it('fills no ground with 16 colours but counters, and never swallows what stands on them', () => {
    fc.assert(
      fc.property(anyFrame, ({ scene, shape, ...room }) => {
        // a hint can show a hex beyond the map, on which nobody ever stands
        const hints = scene.hints.filter(({ at }) => edgeBeyond(scene.window, at) === null);
        const canvas = frame({ ...room, scene: { ...scene, hints }, shape: { ...shape, level: 1 } });
        for (const [, codes = ''] of painted(canvas, { level: 1, theme: THEMES.dusk }).matchAll(SEQUENCES)) {
          for (const code of codes.split(';')) expect(code).not.toMatch(/^(48|4[0-8]|10[0-24578])$/);
        }
        for (let y = 0; y < canvas.height; y++) {
          for (let x = 0; x < canvas.width; x++) {
            const { fg, bg } = canvas.styleAt(x, y);
            if (fg === 'you' || fg === 'foe') expect(bg).toBe(`${fg}Bg`);
          }
        }
      }),
    );
  });
});
