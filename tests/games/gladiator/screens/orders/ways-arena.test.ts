/** 27 What is said and drawn of an order that leads to walls, pillars, trees, mud and rocks. */
import { describe, expect, it } from 'vitest';
import {
  EMPTY_PLOT,
  type PlotDraft,
  type PlotGround,
  stanceAfter,
} from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { plotPrices } from '../../../../../src/games/gladiator/ask/plot/prices.ts';
import { endOfOrder, type StepWay, waysFrom } from '../../../../../src/games/gladiator/ask/plot/ways.ts';
import type { Arena, ObstacleKind } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { action } from '../../../../../src/games/gladiator/rules/basic/plot.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import { lying, type Scene, scene, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage } from '../../program/tui/stage.ts';
import { sessionIn } from '../bout/scenes.ts';

const AHEAD: Hex = { q: 1, r: 0 };
const BEYOND: Hex = { q: 2, r: 0 };
const FAR = { at: { q: -6, r: 3 }, facing: 3 } as const;
const obstacle = (kind: ObstacleKind, at: Hex = AHEAD): Partial<Arena> => ({ obstacles: [{ kind, at }] });
const written = (...codes: readonly ('F' | 'C' | 'L' | 'SFR')[]): PlotDraft => ({
  ...EMPTY_PLOT,
  actions: codes.map((code) => action(code)),
});

/** A stands in (0,0) and looks at (1,0); B is far behind him unless told otherwise. */
function groundOf(where: Scene): PlotGround {
  const state = scene({ B: FAR, ...where });
  return { state, tables, fighter: fighterOf(state, 'A') };
}
const ahead = (where: Scene, draft: PlotDraft = EMPTY_PLOT): StepWay | undefined =>
  waysFrom(groundOf(where), draft, false).find(({ direction }) => direction === 0);

describe('27.3 a step that something bars', () => {
  it.each(['pillar', 'rock'] as const)('into a %s is called a collision', (kind) => {
    const turned: PlotDraft = { ...EMPTY_PLOT, lead: 1 };
    const arena = obstacle(kind, { q: 0, r: 1 });
    const way = waysFrom(groundOf({ arena }), turned, false).find(({ direction }) => direction === 1);
    expect(way).toMatchObject({ to: { q: 0, r: 1 }, note: `a ${kind}: collision`, tone: 'warn' });
  });

  it('into a wall that stands is called a collision', () => {
    const A = { at: { q: 8, r: -4 }, facing: 0 } as const;
    const way = ahead({ A, arena: { walls: ['east'] } });
    expect(way).toMatchObject({ to: { q: 9, r: -4 }, note: 'a wall: collision', tone: 'warn' });
  });

  it('ends the order: he stays before it, and no further step is on offer', () => {
    const ground = groundOf({ arena: obstacle('pillar') });
    expect(stanceAfter(ground, written('F'))).toEqual({ at: { q: 0, r: 0 }, facing: 0 });
    expect(waysFrom(ground, written('F'), false)).toEqual([]);
    expect(endOfOrder(ground, written('F'))).toMatchObject({ to: { q: 0, r: 0 }, note: 'a pillar: collision' });
    const later = groundOf({ arena: obstacle('pillar', BEYOND) });
    expect(endOfOrder(later, written('C'))).toMatchObject({ to: AHEAD, note: 'a pillar: collision' });
  });

  it('turns him before it, but not after it', () => {
    const draft = { ...EMPTY_PLOT, actions: [action('F', 1)] };
    const after = { ...EMPTY_PLOT, actions: [action('F', 0, 1)] };
    const ground = groundOf({ arena: { obstacles: [AHEAD, { q: 0, r: 1 }].map((at) => ({ kind: 'pillar', at })) } });
    expect(stanceAfter(ground, draft)).toEqual({ at: { q: 0, r: 0 }, facing: 1 });
    expect(stanceAfter(ground, after)).toEqual({ at: { q: 0, r: 0 }, facing: 0 });
  });

  it('has its price, which must be confirmed', () => {
    expect(plotPrices(groundOf({ arena: obstacle('pillar') }), written('F'))).toEqual([
      'you run into the pillar: stun 2D6 and more (27.3)',
    ]);
    expect(plotPrices(groundOf({ arena: obstacle('tree') }), written('F'))).toEqual([]);
  });
});

describe('27.8.2 a rock', () => {
  it('is climbed by a single F: the step says so, and what awaits him on top', () => {
    expect(ahead({ arena: obstacle('rock') })).toMatchObject({
      to: AHEAD,
      note: 'up the rock, range 7',
      tone: 'plain',
    });
    expect(stanceAfter(groundOf({ arena: obstacle('rock') }), written('F'))).toEqual({ at: AHEAD, facing: 0 });
  });

  it('bars the way of whoever would go on from it', () => {
    const ways = waysFrom(groundOf({ arena: obstacle('rock') }), written('F'), false);
    expect(ways.map(({ note }) => note)).toEqual(ways.map(() => 'a rock: collision'));
    expect(ways.find(({ direction }) => direction === 0)?.to).toEqual(BEYOND);
  });

  it('gives height over a man on the ground beside it, and him none', () => {
    const B = { at: BEYOND, facing: 3 } as const;
    expect(ahead({ B, arena: obstacle('rock') })).toMatchObject({
      note: 'up the rock, above him, facing',
      tone: 'good',
    });
    expect(ahead({ B, arena: obstacle('rock', BEYOND) })).toMatchObject({ note: 'below him, facing', tone: 'warn' });
    const flank = { at: BEYOND, facing: 1 } as const;
    expect(ahead({ B: flank, arena: obstacle('rock', BEYOND) })).toMatchObject({ note: 'his flank +3, below' });
  });
});

describe('27.6, 27.7 trees and mud', () => {
  it.each([
    ['mud', 'mud: may stumble', 'warn'],
    ['tree', 'a tree, range 7', 'plain'],
  ] as const)('%s is named where it is entered', (kind, note, tone) => {
    expect(ahead({ arena: obstacle(kind) })).toMatchObject({ to: AHEAD, note, tone });
  });

  it('27.7.1 mud is not named to a man who stays in it', () => {
    const ground = groundOf({ arena: obstacle('mud', { q: 0, r: 0 }) });
    expect(endOfOrder(ground, { ...EMPTY_PLOT, actions: [action('X', 1)] }).note).toBe('range 6');
  });

  it('27.6 a tree between two men who reach two hexes is reckoned with', () => {
    const hands = [{ id: 1, kind: 'spear' } as const];
    const where = { A: { hands, at: { q: -1, r: 0 } }, B: { at: BEYOND, facing: 3 } } as const;
    expect(ahead(where)?.note).toBe('range 2, in reach');
    expect(ahead({ ...where, arena: obstacle('tree') })?.note).toBe('range 2');
  });
});

describe('27.4 the edge of the map', () => {
  const A = { at: { q: 8, r: -4 }, facing: 0 } as const;

  it.each([
    [1, 'a wall on 5 or more'],
    [4, 'a wall on 2 or more'],
  ] as const)('of an arena of size %i: %s', (size, note) => {
    expect(ahead({ A, arena: { size } })).toMatchObject({ to: { q: 9, r: -4 }, note, tone: 'warn' });
  });

  const harmless: readonly (readonly [string, Scene])[] = [
    ['open sand', {}],
    ['with a wall on the far side (27.4.2)', { arena: { walls: ['west'] } }],
    ['with something lying beyond it (P160)', { arena: {}, loose: [lying(sword(9), { q: 9, r: 0 })] }],
  ];
  it.each(harmless)('is nothing to fear: %s', (_, where) => {
    expect(ahead({ A, ...where })?.note).toMatch(/^range/u);
  });
});

describe('the screen', () => {
  const stage = (arena: Partial<Arena>) => boutStage(sessionIn({ B: FAR, arena }), fakeServices());

  it('shows where a pillar stops him, and asks before he runs into it', () => {
    const shown = stage(obstacle('pillar')).press('d');
    expect(shown.text).toContain('1 F→i6 SE');
    expect(shown.text).toContain('Ends in i6; if he stays:');
    expect(shown.text).toContain('a pillar: collision');
    expect(shown.press('Enter').prompt).toContain('You run into the pillar: stun 2D6');
  });

  it('says off for a hex beyond the edge, apart from the note', () => {
    const A = { at: { q: 8, r: -4 }, facing: 0 } as const;
    expect(boutStage(sessionIn({ A, B: FAR, arena: {} })).text).toContain('d F     off a wall on 5 or');
  });
});
