/** The mouse in a bout: hexes, rows, bars, journal lines, keys; and that a click means what stands under it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_PLOT,
  type PlotGround,
  plotOf,
  stanceAfter,
} from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { prospectOf } from '../../../../../src/games/gladiator/ask/plot/prospect.ts';
import { hexPointedAt, wayTo } from '../../../../../src/games/gladiator/ask/plot/way-to.ts';
import { plotDecision } from '../../../../../src/games/gladiator/rules/basic/plot.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Plot } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { type Direction, disc, type Hex, neighbour, sameHex } from '../../../../../src/kernel/hex.ts';
import { type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { newSession, sessionIn } from '../bout/scenes.ts';

/** A in i6 facing SE; B far off, up in the arena. */
const ALONE: Scene = { B: { at: { q: 6, r: 0 } } };
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

function stageFor(session: GladiatorSession, size = { columns: 80, rows: 24 }): Stage {
  return boutStage(session, fakeServices({ settings: { confirm: false, hints: false } }), size);
}

const clickHex = (stage: Stage, at: Hex): Stage => stage.send({ kind: 'hex', at, look: false });
const chosen = ({ match }: GladiatorSession): Plot | undefined => match.choices[0]?.[0] as Plot | undefined;
/** The screen without its header and the line of the prompt. */
const bodyOf = ({ lines }: Stage): readonly string[] => lines.slice(1, -2);

describe('a click in the arena', () => {
  it.each(SIZES)('on the key that stands in a hex leads there, at %j', (size) => {
    const plotted = stageFor(sessionIn(ALONE), size);
    const arena = plotted.lines.slice(1, -5).map((line) => line.slice(0, size.columns - 42));
    for (const key of 'qweasd') {
      // no name of a hex, as 'd5'
      const alone = new RegExp(`(?<!\\w)${key}(?!\\w)`, 'u');
      const y = arena.findIndex((line) => alone.test(line)) + 1;
      const x = arena[y - 1]?.search(alone) ?? -1;
      expect(x).toBeGreaterThan(0);
      const byKey = stageFor(sessionIn(ALONE), size).press(key);
      const byClick = stageFor(sessionIn(ALONE), size);
      expect(byClick.point(x, y)).toBe(true);
      const endOf = (stage: Stage): string | undefined => /→(\w+)/u.exec(stage.text)?.[1];
      expect(endOf(byClick)).toBe(endOf(byKey));
    }
  });

  it('shows the order, and a second one on the same hex commits it', () => {
    const session = sessionIn(ALONE);
    const { at } = fighterOf(session.match.state, 'A');
    const there = neighbour(neighbour(at, 0), 0);
    const stage = clickHex(stageFor(session), there);
    expect(stage.text).toContain('1 F→j6 SE  2 F→k7 SE');
    expect(chosen(session)).toBeUndefined();
    clickHex(stage, there);
    expect(chosen(session)?.actions.map(({ code }) => code)).toEqual(['F', 'F']);
  });

  it('on another hex writes another order, on his own clears it, too far says why', () => {
    const session = sessionIn(ALONE);
    const { at } = fighterOf(session.match.state, 'A');
    const stage = clickHex(clickHex(stageFor(session), neighbour(at, 0)), neighbour(at, 1));
    expect(stage.text).toContain('1 SFR→i7');
    expect(clickHex(stage, at).text).toContain('nothing yet');
    const far = { q: at.q - 4, r: at.r };
    expect(clickHex(stage, far).prompt).toContain('No legal order of one phase leads there (7.2).');
    expect(chosen(session)).toBeUndefined();
  });

  it('on somebody, and anywhere with the other button, looks', () => {
    const session = sessionIn(ALONE);
    const stage = clickHex(stageFor(session), fighterOf(session.match.state, 'B').at);
    expect([stage.top.name, stage.text.includes('RUFUS') || stage.text.includes('facing')]).toEqual(['look', true]);
    stage.send({ kind: 'hex', at: { q: 2, r: 2 }, look: false });
    expect(stage.top.name).toBe('look');
    stage.press('Esc');
    expect(stage.send({ kind: 'hex', at: { q: 2, r: 2 }, look: true }).top.name).toBe('look');
  });
});

const anyScene: fc.Arbitrary<Scene> = fc
  .record({
    facing: fc.nat(5),
    posture: fc.constantFrom('standing', 'kneeling', 'prone'),
    moves: fc.integer({ min: 0, max: 5 }),
    q: fc.integer({ min: -2, max: 2 }),
    r: fc.integer({ min: -2, max: 2 }),
    foeFacing: fc.nat(5),
  })
  .map(({ facing, posture, moves, q, r, foeFacing }) => {
    const { at } = fighterOf(scene({}), 'A');
    return {
      A: { facing: facing as Direction, posture, moves } as Scene['A'] & object,
      B: { at: { q: at.q + q, r: at.r + (q === 0 && r === 0 ? 2 : r) }, facing: foeFacing as Direction },
    };
  });

describe('the way to a hex', () => {
  it('is legal, ends there, and no legal order does so by fewer actions; none is found only where there is none', () => {
    fc.assert(
      fc.property(anyScene, (wanted) => {
        const state = scene(wanted);
        const fighter = fighterOf(state, 'A');
        const ground: PlotGround = { state, tables, fighter };
        const legal = plotDecision.list(state, tables, { fighter: 'A' }) ?? [];
        for (const hex of disc(fighter.at, 3)) {
          if (sameHex(hex, fighter.at)) continue;
          const way = wayTo(ground, EMPTY_PLOT, hex);
          const others = legal.filter(({ actions }) => {
            const { stances, stop } = prospectOf(ground, actions);
            return stop === null && sameHex(stances.at(-1)?.at ?? fighter.at, hex);
          });
          expect(way.refused === null).toBe(others.length > 0);
          if (way.refused !== null) continue;
          expect(plotDecision.check(state, tables, { fighter: 'A' }, plotOf(way))).toBeNull();
          expect(stanceAfter(ground, way).at).toEqual(hex);
          const plain = others.filter(({ actions }) => actions.every(({ code }) => code !== 'C' && code !== 'L'));
          const fewest = Math.min(...(plain.length > 0 ? plain : others).map(({ actions }) => actions.length));
          expect(way.actions).toHaveLength(fewest);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('leaves the state alone, and keeps the word to throw', () => {
    const state = scene(ALONE);
    const before = structuredClone(state);
    const ground: PlotGround = { state, tables, fighter: fighterOf(state, 'A') };
    const pointed = hexPointedAt(ground, { ...EMPTY_PLOT, act: true }, neighbour(ground.fighter.at, 0));
    expect(pointed).toMatchObject({ act: true, refused: null });
    expect(state).toEqual(before);
  });
});

describe('a click beside the arena', () => {
  it('on a step writes it', () => {
    expect(bodyOf(stageFor(sessionIn(ALONE)).click('s SFR'))).toEqual(bodyOf(stageFor(sessionIn(ALONE)).press('s')));
  });

  it('on a key of the key bar presses it', () => {
    for (const [text, key] of [
      ['. stand', '.'],
      ['c special', 'c'],
      ['] turn', ']'],
      ['? help', '?'],
    ] as const) {
      const [clicked, pressed] = [stageFor(sessionIn(ALONE)).click(text), stageFor(sessionIn(ALONE)).press(key)];
      expect([clicked.top.name, clicked.lines]).toEqual([pressed.top.name, pressed.lines]);
    }
  });

  it('on a line of the journal explains it, and Esc leads to the journal at that line', () => {
    const stage = pressUntil(stageFor(newSession('mouse')), 'F', ({ top }) => top.name === 'plot');
    pressUntil(stage.press('d', 'Enter'), 'F', ({ top }) => top.name === 'plot');
    const logged = stage.lines.findIndex((line) => line.includes('Journal'));
    const line = stage.lines[logged + 1]?.slice(8, 30).trim() ?? '';
    expect(stage.point(12, logged + 1)).toBe(true);
    expect([stage.top.name, stage.lines[1]?.includes(line)]).toEqual(['why', true]);
    stage.press('Esc');
    expect(stage.top.name).toBe('journal');
  });

  it('on a bar of the allocation sets so much, for attack and for defence', () => {
    const session = sessionIn({ B: { at: { q: 1, r: 0 } } });
    const stage = pressUntil(stageFor(session), 'Enter', ({ top }) => top.name === 'allocate');
    const y = stage.lines.findIndex((line) => line.includes('2 chest'));
    const attack = stage.lines.find((line) => line.includes('attack   '))?.indexOf('attack') ?? 0;
    const defence = stage.lines.find((line) => line.includes('attack   '))?.indexOf('defence') ?? 0;
    stage.point(attack + 2 + 3, y);
    expect(stage.lines[y]?.slice(attack, attack + 2).trim()).toBe('4');
    stage.point(defence + 2 + 1, y);
    expect(stage.lines[y]?.slice(defence, defence + 2).trim()).toBe('2');
    stage.point(attack, y);
    expect(stage.lines[y]?.slice(attack, attack + 2).trim()).toBe('-');
    stage.click('Enter commits');
    expect(stage.top.name).not.toBe('allocate');
  });
});

describe('the wheel', () => {
  it('opens the journal of a bout, and moves in it', () => {
    const stage = pressUntil(stageFor(newSession('mouse')), 'F', ({ top }) => top.name === 'plot');
    expect(stage.point(5, 5, 'wheel-up')).toBe(true);
    expect(stage.top.name).toBe('journal');
    const at = () => Number(/line (\d+) of/u.exec(stage.lines[0] ?? '')?.[1]);
    const before = at();
    stage.point(5, 5, 'wheel-up');
    expect(at()).toBe(before - 3);
    stage.point(5, 5, 'wheel-down');
    expect(at()).toBe(before);
  });

  it('writes no step where the arrows do', () => {
    const stage = stageFor(sessionIn(ALONE));
    expect(stage.point(5, 5, 'wheel-down')).toBe(false);
    expect(stage.text).toContain('nothing yet');
  });
});

it('with the option off nothing can be clicked on', () => {
  const stage = boutStage(sessionIn(ALONE), fakeServices({ settings: { mouse: false } }));
  expect(stage.view.canvas.targets).toBeNull();
});
