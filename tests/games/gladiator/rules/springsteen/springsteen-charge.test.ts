/** P182, P183: when Springsteen's animals come straight for a man, and the way of a rush. */
import { describe, expect, it } from 'vitest';
import type { BodyStance } from '../../../../../src/games/gladiator/rules/beasts/stance.ts';
import { covers, isLooseBeast } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { manFaced } from '../../../../../src/games/gladiator/rules/springsteen/ground.ts';
import { goneBy } from '../../../../../src/games/gladiator/rules/springsteen/moves.ts';
import { planRush, stanceKey } from '../../../../../src/games/gladiator/rules/springsteen/rush.ts';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { DIRECTIONS, type Direction, distance, type Hex, rotate, turn } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, type Played, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  animal,
  BACK,
  BY_SPRINGSTEEN,
  CIRCLE_LEFT,
  CIRCLE_RIGHT,
  FORWARD,
  move,
  PAUSE,
  RUSH,
  TIGHT_LEFT,
  TIGHT_RIGHT,
  WHIRL_LEFT,
  WHIRL_RIGHT,
  WIDE,
} from '../../support/rules/animals.ts';
import { hex, impact, mildly } from '../../support/rules/clash.ts';
import { calm } from '../../support/rules/wild.ts';

/** A lion in (0,0) facing 0, its head in (1,0), and a man somewhere. */
function faced(at: Hex, traits: Partial<Fighter> = {}, kind: AnimalKind = 'lion', beast: Partial<Fighter> = {}): State {
  const B = animal(kind, { at: hex(0, 0), facing: 0, ...calm, ...beast });
  return { ...scene({ rules: BY_SPRINGSTEEN, A: { at, facing: 3, ...traits }, B }), window: WIDE };
}

const go = (from: State, ...dice: readonly Scripted[]): Played => play(from, { dice });
const stand = (played: Played) => [played.fighter('B').at, played.fighter('B').facing];

/** Dice of a collision which the man loses, and bears. */
const BEATEN: readonly Scripted[] = [...impact(6, 1), ...mildly];

describe('P182 the man it faces', () => {
  it.each([
    ['whirl left', WHIRL_LEFT],
    ['tight circle left', TIGHT_LEFT],
    ['circle left', CIRCLE_LEFT],
    ['forward', FORWARD],
    ['circle right', CIRCLE_RIGHT],
    ['tight circle right', TIGHT_RIGHT],
    ['whirl right', WHIRL_RIGHT],
  ])('P182 straight before it as it begins: every move of a %s goes at him', (_, white) => {
    const played = go(faced(hex(8, 0)), move(white, 4));
    expect(played.one('beast-sighted')).toMatchObject({ cite: 'P182', target: 'A', left: 4 });
    expect(stand(played)).toEqual([hex(4, 0), 0]);
  });

  it.each(DIRECTIONS)('P182 in all facings: %i', (facing) => {
    const from = faced(rotate(hex(7, 0), facing), {}, 'wolf', { facing });
    expect(stand(go(from, move(TIGHT_LEFT, 3)))).toEqual([rotate(hex(3, 0), facing), facing]);
  });

  it.each([
    ['a pause', PAUSE, 4],
    ['a hold', FORWARD, 6],
  ])('P182 %s is not changed by him', (_, white, red) => {
    const played = go(faced(hex(5, 0)), move(white, red));
    expect(stand(played)).toEqual([hex(0, 0), 0]);
    expect(played.of('beast-sighted')).toEqual([]);
  });

  it('P182 nor is a step back', () => {
    expect(stand(go(faced(hex(5, 0)), move(BACK, 5)))).toEqual([hex(-1, 0), 0]);
  });

  it('P182 it circles until it has him straight before it, and spends the rest on him', () => {
    // A step left brings rear and head to (1,0) and (2,-1), looking along the row of (2,-1) to (6,-5).
    const played = go(faced(hex(6, -5)), move(TIGHT_LEFT, 4));
    expect(played.one('beast-sighted')).toMatchObject({ target: 'A', left: 3 });
    expect(stand(played)).toEqual([hex(4, -3), 5]);
  });

  it('P182 it whirls until it has him straight before it', () => {
    // Turned once to its right it looks from (0,1) down the column of q 0.
    const played = go(faced(hex(0, 6)), move(WHIRL_RIGHT, 4));
    expect(played.one('beast-sighted').left).toBe(3);
    expect(stand(played)).toEqual([hex(0, 3), 1]);
  });

  it('P182 beside the row is not before it', () => {
    const played = go(faced(hex(8, -1)), move(FORWARD, 3));
    expect(played.of('beast-sighted')).toEqual([]);
    expect(stand(played)).toEqual([hex(3, 0), 0]);
  });

  it('P182 another beast between hides him, and so does a pillar', () => {
    const wolf = animal('wolf', { at: hex(5, 0), facing: 0, ...calm }, { dazed: true });
    const from = faced(hex(8, 0));
    const [third] = scene({ rules: BY_SPRINGSTEEN, C: wolf }).fighters.slice(2);
    if (third === undefined) throw new Error('no wolf');
    const hidden = go({ ...from, fighters: [...from.fighters, third] }, move(TIGHT_LEFT, 1));
    expect(hidden.of('beast-sighted')).toEqual([]);
    const arena = { size: 1, walls: [], obstacles: [{ kind: 'pillar', at: hex(5, 0) }] } as const;
    const posted = go({ ...from, arena: { ...arena, walls: [] } }, move(TIGHT_LEFT, 1));
    expect(posted.of('beast-sighted')).toEqual([]);
    expect(go(from, move(TIGHT_LEFT, 1)).of('beast-sighted')).toHaveLength(1);
  });

  it('P182 a senseless man counts only where nobody else is left', () => {
    const out = { conscious: false, posture: 'prone', stun: { amount: 20, turn: 1, phase: 1 } } as const;
    const from = faced(hex(6, 0), out);
    const awake = man('C', { side: 0, at: hex(-9, -3) });
    const [A, B] = from.fighters;
    if (A === undefined || B === undefined || !isLooseBeast(B)) throw new Error('nobody there');
    expect(manFaced({ ...from, fighters: [A, B, awake] }, B)).toBeNull();
    expect(manFaced(from, B)).toBe(A);
  });

  it('P182, P185 with moves enough it runs into him, and no move is left over', () => {
    const played = go(faced(hex(4, 0)), move(TIGHT_LEFT, 5), ...BEATEN);
    expect(played.one('collided')).toMatchObject({ at: hex(4, 0), winner: 'B', pushedTo: hex(5, 0) });
    expect(stand(played)).toEqual([hex(3, 0), 0]);
    expect(played.fighter('A').at).toEqual(hex(5, 0));
  });

  it('P182, P185 a whirl that brings its head into his hex runs into him', () => {
    const played = go(faced(hex(0, -1)), move(WHIRL_LEFT, 4), ...BEATEN);
    expect(played.one('collided')).toMatchObject({ at: hex(0, -1), winner: 'B' });
    // The head came from (1,-1), pushes along 4 out of (0,-1).
    expect(played.fighter('A').at).toEqual(hex(0, -2));
    expect(stand(played)).toEqual([hex(0, 0), 4]);
  });

  it('P181, P185 a step back with its rear into his hex pushes him away from the tail', () => {
    const played = go(faced(hex(-1, 0)), move(BACK, 1), ...BEATEN);
    expect(played.one('collided')).toMatchObject({ at: hex(-1, 0), winner: 'B', pushedTo: hex(-2, 0) });
    expect(stand(played)).toEqual([hex(-1, 0), 0]);
  });
});

describe('P183 the rush', () => {
  /** The shortest way there is, by walking over everything: moves until the head is in a hex. */
  function fewest(from: { at: Hex; facing: Direction }, goal: Hex, long: boolean): number {
    const head = ({ at, facing }: typeof from) => {
      const [ahead] = long ? [rotate({ q: 1, r: 0 }, facing)] : [{ q: 0, r: 0 }];
      return { q: at.q + (ahead?.q ?? 0), r: at.r + (ahead?.r ?? 0) };
    };
    let layer = [from];
    const seen = new Set<string>();
    for (let moves = 0; moves < 30; moves++) {
      if (layer.some((one) => distance(head(one), goal) === 0)) return moves;
      layer = layer.flatMap((one) => {
        const steps = [-1, 0, 1].map((by) => {
          const facing = turn(one.facing, by);
          const gone = rotate({ q: 1, r: 0 }, facing);
          return { at: long ? head(one) : { q: one.at.q + gone.q, r: one.at.r + gone.r }, facing };
        });
        const whirls = [-1, 1].map((by) => ({ at: one.at, facing: turn(one.facing, by) }));
        return [...steps, ...whirls].filter((next) => {
          const key = JSON.stringify(next);
          return !seen.has(key) && seen.add(key);
        });
      });
    }
    throw new Error('no way');
  }

  const RING: readonly Hex[] = [
    hex(3, 0),
    hex(4, -2),
    hex(3, -3),
    hex(1, -3),
    hex(0, -3),
    hex(-1, -2),
    hex(-3, 0),
    hex(-3, 1),
    hex(-2, 3),
    hex(0, 3),
    hex(2, 2),
    hex(-5, 2),
    hex(5, 1),
  ];

  const CASES = RING.flatMap((goal) =>
    (['lion', 'wolf'] as const).flatMap((kind) =>
      DIRECTIONS.map((facing) => [kind, facing, goal.q, goal.r, goal] as const),
    ),
  );

  it.each(CASES)(
    'P183 a %s facing %i comes to (%i,%i) by the fewest moves, whichever of its ways it takes',
    (...one) => {
      const [kind, facing, , , goal] = one;
      const state = faced(goal, {}, kind, { facing });
      const [him, beast] = state.fighters;
      if (him === undefined || beast === undefined || !isLooseBeast(beast)) throw new Error('nobody there');
      const plan = planRush(state, tables, beast, him);
      const least = fewest({ at: hex(0, 0), facing }, goal, kind === 'lion');
      let layer: readonly BodyStance[] = [{ at: beast.at, facing }];
      for (let moves = 0; moves < least; moves++) {
        layer = layer.flatMap((stance) => {
          const steps = plan.get(stanceKey(stance)) ?? [];
          expect(steps.length).toBeGreaterThan(0);
          return steps.map((step) => goneBy({ ...beast, ...stance }, step));
        });
      }
      for (const stance of layer) expect(covers({ ...beast, ...stance }, goal)).toBe(true);
    },
  );

  /** A man whom no animal beats; it is stunned in vain. */
  const ROCK: Partial<Fighter> = { st: 60, cfAtStart: 10 };
  const BROKEN: readonly Scripted[] = [...impact(1, 1), ['stun', 1, 1]];

  it('P183 six moves, and no more', () => {
    const far = go(faced(hex(8, 0)), move(RUSH, 1));
    expect(far.of('collided')).toEqual([]);
    expect(stand(far)).toEqual([hex(6, 0), 0]);
    const near = go(faced(hex(7, 0), ROCK), move(RUSH, 1), ...BROKEN);
    expect(near.of('beast-stepped')).toHaveLength(5);
    expect(near.one('collided')).toMatchObject({ fighters: ['B', 'A'], at: hex(7, 0), winner: 'A' });
  });

  it.each([
    // He is at (3,-1): from (2,0) it comes in direction 5, from (2,-1) in direction 0.
    [5, [], hex(2, 0)],
    [0, [['lot:rush-way', 0]], hex(2, -1)],
    [0, [['lot:rush-way', 1]], hex(2, -1)],
  ] as const)(
    'P183 of equally short ways it takes those of the higher advantage: he faces %i',
    (facing, lots, last) => {
      const played = go(faced(hex(3, -1), { ...ROCK, facing }, 'wolf'), move(RUSH, 1), ...lots, ...BROKEN);
      expect(played.one('collided')).toMatchObject({ fighters: ['B', 'A'], winner: 'A' });
      expect(played.fighter('B').at).toEqual(last);
    },
  );

  it('P183 hexes with other men in them are gone round', () => {
    const from = faced(hex(5, 0), ROCK);
    const out = { conscious: false, posture: 'prone', stun: { amount: 20, turn: 1, phase: 1 } } as const;
    const between = man('C', { side: 0, at: hex(3, 0), ...out });
    const state = { ...from, fighters: [...from.fighters, between] };
    const [him, beast] = state.fighters;
    if (him === undefined || beast === undefined || !isLooseBeast(beast)) throw new Error('nobody there');
    const plan = planRush(state, tables, beast, him);
    let layer: readonly BodyStance[] = [{ at: beast.at, facing: beast.facing }];
    for (let moves = 0; moves < 5; moves++) {
      layer = layer.flatMap((stance) =>
        (plan.get(stanceKey(stance)) ?? []).map((step) => goneBy({ ...beast, ...stance }, step)),
      );
      expect(layer.length).toBeGreaterThan(0);
      for (const stance of layer) expect(covers({ ...beast, ...stance }, between.at)).toBe(false);
    }
    for (const stance of layer) expect(covers({ ...beast, ...stance }, him.at)).toBe(true);
  });

  it('P183 where no way leads to him it goes as near as it can', () => {
    const pillars = DIRECTIONS.map((way) => {
      const out = rotate({ q: 1, r: 0 }, way);
      return { kind: 'pillar', at: hex(7 + out.q, out.r) } as const;
    });
    const from = { ...faced(hex(7, 0)), window: { column: -6, row: -6, columns: 17, rows: 12 } };
    const state: State = { ...from, arena: { size: 1, walls: [], obstacles: pillars } };
    const played = go(state, move(RUSH, 1));
    expect(played.of('collided')).toEqual([]);
    // Its head stops before the pillar in (6,0).
    expect(stand(played)).toEqual([hex(4, 0), 0]);
  });
});
