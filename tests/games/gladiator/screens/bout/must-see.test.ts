/** The map never hides a hex that one can step to, nor an enemy within reach; whoever is beyond its rim is told there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PLOT, type PlotDraft, stepDraft } from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { waysFrom } from '../../../../../src/games/gladiator/ask/plot/ways.ts';
import { isInRange } from '../../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { mustSee } from '../../../../../src/games/gladiator/screens/bout/must-see.ts';
import type { SceneOverlay } from '../../../../../src/games/gladiator/screens/bout/scene.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { fromOffset } from '../../../../../src/kernel/arena.ts';
import { type Direction, distance, type Hex } from '../../../../../src/kernel/hex.ts';
import { tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { tried } from '../../../../support/soak.ts';
import { boutStage, type Stage } from '../../program/tui/stage.ts';
import { huntSession } from './hunts.ts';
import { sessionIn } from './scenes.ts';
import { type Place, teamSessionIn, teamState } from './teams.ts';

const key = ({ q, r }: Hex): string => `${q},${r}`;

/** How many cells of each hex can be clicked on as that hex: what a picture shows of it. */
function cellsOf(stage: Stage): ReadonlyMap<string, number> {
  const { canvas } = stage.view;
  const cells = new Map<string, number>();
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const hit = canvas.targets?.at({ x, y });
      if (hit?.kind === 'hex') cells.set(key(hit.at), (cells.get(key(hit.at)) ?? 0) + 1);
    }
  return cells;
}

/** What is written in a hex. */
function textIn(stage: Stage, hex: Hex): string {
  const { canvas } = stage.view;
  const isHere = (x: number, y: number): boolean => {
    const hit = canvas.targets?.at({ x, y });
    return hit?.kind === 'hex' && key(hit.at) === key(hex);
  };
  return canvas
    .plain()
    .flatMap((line, y) => [...line].filter((_, x) => isHere(x, y)))
    .join('');
}

/** Cells of a mark at the rim. */
const MARK = 2;

/** The letters at the rim: an arrow and who stands beyond it. */
const marksOn = (stage: Stage): readonly string[] =>
  stage.lines
    .slice(1)
    .flatMap((line) => line.match(/[→↘↓↙←↖↑↗][A-R](?!\w)/gu) ?? [])
    .map((mark) => mark.slice(1));

/** Every step that is on offer, and every enemy who could strike or be struck, is in the picture; the others have marks. */
function expectSeen(stage: Stage, session: GladiatorSession, draft: PlotDraft = EMPTY_PLOT): void {
  const { state } = session.match;
  const { prompt } = session;
  if (prompt?.kind !== 'plot') throw new Error(`asked ${prompt?.kind}`);
  const fighter = fighterOf(state, prompt.fighter);
  const cells = cellsOf(stage);
  const whole = Math.max(...cells.values()) - MARK;
  const seen = (hex: Hex): boolean => (cells.get(key(hex)) ?? 0) >= whole;
  const told = (): string => `${JSON.stringify(stage.terminal)}\n${stage.text}`;
  for (const { to, direction } of waysFrom({ state, tables, fighter }, draft, false)) {
    expect(seen(to), told()).toBe(true);
    // beyond the edge of the map, too, the key stands where it leads
    const others = state.fighters.some(({ at }) => key(at) === key(to));
    if (!others) expect(textIn(stage, to), told()).toContain('dsaqwe'[direction]);
  }
  for (const foe of state.fighters.filter(({ side }) => side !== fighter.side)) {
    if (!isInRange(tables, fighter, foe) && !isInRange(tables, foe, fighter)) continue;
    const near = hexesOf(foe).filter((hex) => distance(hex, fighter.at) <= 3);
    for (const hex of near) expect(seen(hex), told()).toBe(true);
  }
  const marks = marksOn(stage);
  for (const one of state.fighters) if ((cells.get(key(one.at)) ?? 0) <= MARK) expect(marks, told()).toContain(one.id);
}

const anySize = fc.oneof(
  fc.constant({ columns: 80, rows: 24 }),
  fc.record({ columns: fc.integer({ min: 80, max: 200 }), rows: fc.integer({ min: 24, max: 60 }) }),
);
/** Places all over the map, its edges among them. */
const anyHex: fc.Arbitrary<Hex> = fc
  .tuple(
    fc.oneof(fc.constantFrom(-8, 8), fc.integer({ min: -8, max: 8 })),
    fc.oneof(fc.constantFrom(-5, 5), fc.integer({ min: -5, max: 5 })),
  )
  .map(([column, row]) => fromOffset(column, row));
const anyWay = fc.nat(5) as fc.Arbitrary<Direction>;

/** Men all over the map, some of them with pikes or bows, of whom no two stand in one hex. */
const anyTeams: fc.Arbitrary<State> = fc
  .tuple(
    fc.uniqueArray(anyHex, { selector: key, minLength: 2, maxLength: 12 }),
    fc.integer({ min: 1, max: 5 }),
    fc.array(anyWay, { minLength: 12, maxLength: 12 }),
    fc.constantFrom('sword', 'pike', 'bow', 'javelin'),
  )
  .map(([places, ours, ways, kind]) => {
    const men = places.map((at, i): Place => {
      const arms = i % 2 === 0 ? {} : { hands: [weapon(i + 1, kind)] };
      return { at, facing: ways[i] ?? 0, ...arms };
    });
    const first = Math.min(ours, places.length - 1);
    return teamState(men.slice(0, first), men.slice(first));
  });

describe('the map of whoever plots', () => {
  it.each([false, true, null])(
    'shows steps and enemies within reach, in teams at any size, large hexes %s',
    (large) => {
      fc.assert(
        fc.property(anyTeams, anySize, (state, size) => {
          const session = teamSessionIn(state);
          const stage = boutStage(session, fakeServices({ settings: { confirm: false, hints: false } }), size);
          if (large !== null && large !== (size.columns >= 120 && size.rows >= 36)) stage.press('z');
          expectSeen(stage, session);
        }),
        { numRuns: tried(6, 60) },
      );
    },
  );

  it('and the steps after one that is written', () => {
    fc.assert(
      fc.property(anyTeams, anySize, anyWay, (state, size, way) => {
        const session = teamSessionIn(state);
        const stage = boutStage(session, fakeServices({ settings: { confirm: false, hints: false } }), size);
        const fighter = fighterOf(session.match.state, session.prompt?.fighter ?? 'A');
        const draft = stepDraft({ state: session.match.state, tables, fighter }, EMPTY_PLOT, way, false);
        if (draft.refused === null) expectSeen(stage.press('dsaqwe'[way] ?? ''), session, draft);
      }),
      { numRuns: tried(6, 60) },
    );
  });

  it.each(['lion', 'bear', 'tiger'] as const)('shows a %s that is near', (kind) => {
    const session = huntSession([kind, kind, kind] as readonly FighterSetup['kind'][]);
    const stage = boutStage(session, fakeServices({ settings: { confirm: false, hints: false } }));
    for (let i = 0; i < 60 && stage.top.name !== 'plot'; i++) stage.press('F');
    expect(stage.top.name).toBe('plot');
    expectSeen(stage, session);
  });
});

describe('whoever stands beyond the rim', () => {
  it('has a mark there, an arrow and the letter, and a click on it looks there', () => {
    const session = sessionIn({ A: { at: fromOffset(-8, -5) }, B: { at: fromOffset(8, 5) } });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false, hints: false } }));
    expect(marksOn(stage)).toEqual(['B']);
    stage.click('↘B');
    expect([stage.top.name, stage.text.includes('facing')]).toEqual(['look', true]);
  });
});

it('where not all can be shown, the nearest enemy within reach comes first', () => {
  const pike = { hands: [weapon(2, 'pike')] };
  const state = teamState(
    [{ at: fromOffset(0, 0), facing: 0 }],
    [
      { at: fromOffset(0, 3), facing: 3, ...pike },
      { at: fromOffset(0, 1), facing: 3 },
    ],
  );
  const seen = mustSee(state, tables, { asked: 'A', hints: [], plan: null } as unknown as SceneOverlay);
  expect(seen).toEqual(['A', 'C', 'B'].map((id) => fighterOf(state, id).at));
});
