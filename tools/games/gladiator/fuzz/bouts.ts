/** Bouts at large: any two men that a set-up may hold, and any two in the thick of it. */
import fc from 'fast-check';
import { ARENA_SIZES, OBSTACLE_KINDS, type Obstacle } from '../../../../src/games/gladiator/rules/arena/types.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { RATING_RANGES } from '../../../../src/games/gladiator/rules/schema.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { currentCf } from '../../../../src/games/gladiator/rules/sheet.ts';
import {
  CHARACTERISTICS,
  type Fighter,
  GLADIATOR_TYPES,
  type RuleChoices,
  type State,
} from '../../../../src/games/gladiator/rules/types.ts';
import { type ArenaWindow, EDGES, fromOffset, isBeyond } from '../../../../src/kernel/arena.ts';
import { add, type Direction, disc, type Hex, sameHex } from '../../../../src/kernel/hex.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { lying, man, scene, shield, sword, tables } from '../bout.ts';

const rules: fc.Arbitrary<RuleChoices> = fc
  .record({
    freeformPlots: fc.boolean(),
    reactionSeconds: fc.constantFrom(null, 20),
    stansKills: fc.boolean(),
  })
  .map(basicRules);

/** ST and AG far below this are those of cripples, who hardly fight. */
const WEAKEST = -5;

const ratings = fc.record(
  Object.fromEntries(
    CHARACTERISTICS.map((one) => {
      const [min, max] = RATING_RANGES[one];
      return [one, fc.option(fc.integer({ min: Math.max(min, WEAKEST), max }))];
    }),
  ),
) as fc.Arbitrary<FighterSetup['ratings']>;

const leader = fc.constantFrom('book', 'seat', 'seat');

function fighterSetup(index: 0 | 1): fc.Arbitrary<FighterSetup> {
  return fc.record({
    id: fc.constant(index === 0 ? 'A' : 'B'),
    side: fc.constant(index),
    by: leader,
    seat: fc.constant(null),
    kind: fc.constantFrom(...GLADIATOR_TYPES, 'surprise'),
    name: fc.constant(null),
    ratings,
    armour: fc.option(fc.integer({ min: 1, max: 6 })),
    shield: fc.option(fc.constantFrom('large', 'small')),
    weapon: fc.constant(null),
    fs: fc.constantFrom(null, -1, 0, 1),
    pr: fc.option(fc.integer({ min: -9, max: 9 })),
  });
}

/** Any set-up of the Basic Game; the men's seats are 0 and 1, or one for both. */
export const anySetup: fc.Arbitrary<Setup> = fc
  .record({ rules, a: fighterSetup(0), b: fighterSetup(1), shared: fc.boolean() })
  .map((one) => ({
    rules: one.rules,
    fighters: [one.a, one.b].map((each) => ({
      ...each,
      seat: each.by === 'book' ? null : one.shared ? 0 : each.side,
    })),
  }));

/** Obstacles on the map, crowded about the middle. */
const obstacles: fc.Arbitrary<readonly Obstacle[]> = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...OBSTACLE_KINDS),
    at: fc.tuple(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 9 })).map((one) => fromOffset(...one)),
  }),
  { maxLength: 25, selector: ({ at }) => `${at.q},${at.r}` },
);

/** Any set-up of the Basic Game in an arena: rolled, agreed upon, or full of things. */
export const anyArena: fc.Arbitrary<Setup> = fc
  .record({
    setup: anySetup,
    size: fc.constantFrom(null, ...ARENA_SIZES),
    obstacles: fc.oneof(fc.constant(null), fc.nat(12), obstacles, obstacles),
  })
  .map(({ setup, ...arena }) => ({
    ...setup,
    rules: { ...setup.rules, profile: 'advanced', sections: [...setup.rules.sections, 27] },
    arena,
  }));

const WINDOW: ArenaWindow = { column: 0, row: 0, columns: 17, rows: 11 };
const direction = fc.constantFrom<Direction>(0, 1, 2, 3, 4, 5);
const few = fc.constantFrom(0, 0, 0, 1, 2);

const harmed = fc.record({
  by: leader,
  type: fc.constantFrom(...GLADIATOR_TYPES),
  tr: fc.integer({ min: 6, max: 14 }),
  st: fc.integer({ min: -3, max: 3 }),
  ag: fc.integer({ min: -3, max: 3 }),
  cn: fc.integer({ min: 1, max: 8 }),
  w: fc.integer({ min: 9, max: 15 }),
  pr: fc.integer({ min: -3, max: 3 }),
  facing: direction,
  posture: fc.constantFrom('standing', 'standing', 'kneeling', 'prone'),
  faceUp: fc.boolean(),
  lastStep: fc.constantFrom(null, 'forward', 'backward'),
  stun: fc.constantFrom(0, 0, 1, 3, 6, 12),
  wounds: fc.tuple(few, few, few, few, fc.constantFrom(0, 0, 4, 8)),
  armoured: fc.boolean(),
  cut: fc.boolean(),
  mortal: fc.boolean(),
  vision: few,
  exhaustion: few,
  limps: few,
  stumbles: few,
  owesStumble: fc.boolean(),
  moves: fc.integer({ min: 0, max: 6 }),
  exceededLastTurn: fc.boolean(),
  swordAt: fc.nat(3),
  shieldAt: fc.nat(3),
  /** One box before it is battered at most (12.3). */
  ticked: fc.constantFrom(0, 0, 3, 11, 13),
});
type Harmed = typeof harmed extends fc.Arbitrary<infer T> ? T : never;

/** A man as his state would have it: out and down if his Stun says so, never stumbling on the ground. */
function harmedMan(id: 'A' | 'B', at: Hex, one: Harmed): Fighter {
  const [head, chest, groin, arms, legs] = one.wounds;
  const { by, type, tr, st, ag, cn, w, pr, facing, faceUp, lastStep, vision, exhaustion, limps, stumbles } = one;
  const base = man(id, {
    ...{ by, type, tr, st, ag, cn, w, pr, at, facing, faceUp, lastStep, vision, exhaustion, limps, stumbles },
    armour: one.armoured ? { 1: 'C2', 2: 'B', 3: 'A4', 4: '--', 5: 'C' } : man(id).armour,
    wounds: { 1: head, 2: chest, 3: groin, 4: arms, 5: legs },
    arteries: one.cut ? [{ area: 4, turn: 1, phase: 1 }] : [],
    mortal: one.mortal,
    moves: Math.min(one.moves, tables.moveRate[type]),
    exceededLastTurn: one.exceededLastTurn && by === 'seat',
    attackTotal: 7,
    defenceTotal: 12,
    hands: [],
  });
  const conscious = one.stun === 0 || one.stun <= currentCf(tables, base);
  const posture = conscious ? one.posture : 'prone';
  const stun = { amount: one.stun, turn: 1, phase: 1 };
  return { ...base, conscious, posture, stun, owesStumble: one.owesStumble && posture !== 'prone' };
}

/** In hand, or on the ground within two hexes of the first man. */
function deal(state: State, owner: Fighter, one: Harmed, near: readonly Hex[]): void {
  const first = owner.id === 'A' ? 1 : 3;
  const size = one.type === 'light' ? 'small' : 'large';
  const things = [
    { item: sword(first), where: one.swordAt },
    { item: shield(first + 1, size, Math.min(one.ticked, size === 'small' ? 11 : 13)), where: one.shieldAt },
  ];
  for (const { item, where } of things) {
    const hex = near[where * 3];
    if (where === 0 || hex === undefined) owner.hands.push(item);
    else state.loose.push(lying(item, hex));
  }
}

/** Two men near each other anywhere on the map, hurt, stunned, on their knees or backs, with things lying about. */
export const anyScene: fc.Arbitrary<State> = fc
  .record({
    rules,
    a: harmed,
    b: harmed,
    column: fc.integer({ min: 0, max: WINDOW.columns - 1 }),
    row: fc.integer({ min: 0, max: WINDOW.rows - 1 }),
    beside: fc.nat(1000),
    turn: fc.integer({ min: 1, max: 4 }),
    phase: fc.integer({ min: 1, max: 8 }),
  })
  .map((one) => {
    const at = fromOffset(one.column, one.row);
    const near = disc({ q: 0, r: 0 }, 2)
      .map((offset) => add(at, offset))
      .filter((hex) => hex.q !== at.q || hex.r !== at.r);
    const inside = near.filter((hex) => isInside(hex));
    const other = inside[one.beside % inside.length] ?? at;
    const state = { ...scene({ rules: one.rules, turn: one.turn, phase: one.phase }), window: WINDOW };
    state.fighters = [harmedMan('A', at, one.a), harmedMan('B', other, one.b)];
    for (const [i, fighter] of state.fighters.entries()) deal(state, fighter, i === 0 ? one.a : one.b, near);
    return state;
  });

function isInside({ q, r }: Hex): boolean {
  const row = r + (q - (q & 1)) / 2;
  return q >= 0 && q < WINDOW.columns && row >= 0 && row < WINDOW.rows;
}

const near = disc({ q: 0, r: 0 }, 3);
const crowd = fc.array(fc.record({ kind: fc.constantFrom(...OBSTACLE_KINDS), spot: fc.nat(near.length - 1) }), {
  maxLength: 12,
});

/** Two men in the thick of it with obstacles about them, each maybe on top of a rock, and walls where they can be. */
export const anyObstructedScene: fc.Arbitrary<State> = fc
  .record({
    state: anyScene,
    crowd,
    size: fc.constantFrom(...ARENA_SIZES),
    walls: fc.subarray([...EDGES]),
    high: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map((one) => {
    const state = copyPlain(one.state);
    const { window, fighters, loose } = state;
    const taken = [...fighters, ...loose].map(({ at }) => at);
    const climbed = fighters.filter(({ posture, at }, i) => one.high[i] && posture !== 'prone' && isBare(loose, at));
    const placed: Obstacle[] = climbed.map(({ at }) => ({ kind: 'rock', at }));
    const middle = fighters[0]?.at ?? { q: 0, r: 0 };
    for (const { kind, spot } of one.crowd) {
      const at = add(middle, near[spot] ?? middle);
      if ([...taken, ...placed.map((other) => other.at)].every((other) => !sameHex(other, at)))
        placed.push({ kind, at });
    }
    const walls = one.walls.filter(
      (edge) => ![...taken, ...placed.map(({ at }) => at)].some((at) => isBeyond(window, edge, at)),
    );
    state.arena = { size: one.size, walls, obstacles: placed };
    return state;
  });

const isBare = (loose: State['loose'], hex: Hex) => loose.every(({ at }) => !sameHex(at, hex));

/** A save that stands at a scene, as if another version had written it. */
export function saveOf(state: State, seed: string): Save {
  const fighters = state.fighters.map(({ id, side, by, seat, type, name }) => ({
    ...{ id, side, by, seat, kind: type, name, armour: null, shield: null, weapon: null, fs: null, pr: null },
    ratings: Object.fromEntries(CHARACTERISTICS.map((one) => [one, null])),
  }));
  const checkpoint = { at: 0, draws: 0, dice: seedState(seed), state };
  const head = { ruleset: gladiator.id, version: gladiator.version + 1, seed, choices: [] };
  return { format: 1, ...head, setup: { rules: state.rules, fighters }, checkpoint, digest: '0'.repeat(16), seen: 0 };
}
