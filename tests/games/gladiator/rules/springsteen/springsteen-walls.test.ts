/** P184: Springsteen's animals at the wall, along it, off it and in its corners. */
import { describe, expect, it } from 'vitest';
import { headOf, hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import { DIRECTIONS, type Direction, disc, neighbour, turn } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import {
  animal,
  BACK,
  BY_SPRINGSTEEN,
  FORWARD,
  move,
  TIGHT_RIGHT,
  WHIRL_LEFT,
  WHIRL_RIGHT,
} from '../../support/rules/animals.ts';
import { hex, impact, mildly } from '../../support/rules/clash.ts';
import { calm } from '../../support/rules/wild.ts';

/** Pillars all round the man in the middle, so that no animal ever has him before it. */
const CAGE = DIRECTIONS.map((way) => ({ kind: 'pillar', at: neighbour(hex(0, 0), way) }) as const);

/** An animal with its head in a hex of the map, columns and rows of which run from -8 to 8 and from -5 to 5. */
function facing(q: number, r: number, way: Direction, kind: AnimalKind = 'lion', traits: Partial<Fighter> = {}): State {
  const head = hex(q, r);
  const at = kind === 'wolf' ? head : neighbour(head, turn(way, 3));
  const B = animal(kind, { at, facing: way, ...calm });
  const base = scene({ rules: BY_SPRINGSTEEN, A: traits, B });
  return { ...base, arena: { size: 1, walls: [], obstacles: traits.at === undefined ? CAGE : [] } };
}

const go = (from: State, ...dice: readonly Scripted[]): Played => play(from, { dice });
const heads = (played: Played) => played.of('beast-stepped').map(({ to, facing: way }) => neighbour(to, way));
const ALONG: Scripted = ['wall-contact', 4];
const REBOUND: Scripted = ['wall-contact', 5];
const LEFT: Scripted = ['wall-side', 1];
const RIGHT: Scripted = ['wall-side', 2];

type Ways = readonly [left: Direction, right: Direction] | Direction;
/** Where the head is, which way it looks, and the ways along the wall and off it; two where the die decides. */
const CONTACTS: readonly (readonly [wall: string, q: number, r: number, way: Direction, along: Ways, off: Ways])[] = [
  ['north', 0, -5, 4, [2, 0], [2, 0]],
  ['north', 0, -5, 5, 0, 0],
  ['north', 0, -5, 3, 2, 2],
  ['north', 1, -5, 4, [3, 5], [2, 0]],
  ['south', 0, 5, 1, [0, 2], [5, 3]],
  ['south', 1, 5, 1, [5, 3], [5, 3]],
  ['south', 1, 5, 0, 5, 5],
  ['south', 1, 5, 2, 3, 3],
  ['east', 8, -4, 0, 1, 2],
  ['east', 8, -4, 5, 4, 3],
  ['west', -8, 4, 3, 4, 5],
  ['west', -8, 4, 2, 1, 0],
];

describe('P184 contact with a wall', () => {
  const CASES = CONTACTS.flatMap(([edge, q, r, way, along, off]) =>
    (['lion', 'wolf'] as const).flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].map((die) => [kind, edge, q, r, way, die, die < 5 ? along : off] as const),
    ),
  );

  it.each(CASES)('P184 a %s at the %s wall, head in (%i,%i), facing %i: a %i', (kind, edge, q, r, way, die, ways) => {
    const contact: Scripted = ['wall-contact', die];
    const sides: readonly (readonly [readonly Scripted[], Direction])[] =
      typeof ways === 'number'
        ? [[[], ways]]
        : [1, 2, 3, 4, 5, 6].map((face) => [[['wall-side', face]], ways[face % 2 === 1 ? 0 : 1]]);
    for (const [dice, taken] of sides) {
      const played = go(facing(q, r, way, kind), move(FORWARD, 1), contact, ...dice);
      const how = die < 5 ? 'along' : 'rebound';
      expect(played.one('beast-at-wall')).toMatchObject({ cite: 'P184', edge, how, way: taken });
      expect(headOf(played.fighter('B'))).toEqual(neighbour(hex(q, r), taken));
      expect(played.fighter('B').facing).toBe(taken);
      expect(played.of('stunned')).toEqual([]);
    }
  });

  it('P184 contact costs no move: all that is left is spent after it', () => {
    const played = go(facing(8, -3, 5), move(FORWARD, 5), ALONG);
    expect(played.of('beast-at-wall')).toHaveLength(1);
    expect(heads(played)).toEqual([hex(8, -4), hex(8, -5), hex(8, -6), hex(8, -7), hex(8, -8)]);
  });

  it('P184 moves made before count: it goes along with what is left', () => {
    const played = go(facing(6, -2, 5), move(FORWARD, 4), ALONG);
    expect(heads(played)).toEqual([hex(7, -3), hex(8, -4), hex(8, -5), hex(8, -6)]);
  });

  it('P184 off a wall it goes straight', () => {
    const played = go(facing(8, -3, 5), move(FORWARD, 4), REBOUND);
    expect(heads(played)).toEqual([hex(7, -3), hex(6, -3), hex(5, -3), hex(4, -3)]);
  });

  it('P184 along a jagged wall it keeps to it, left and right', () => {
    const left = go(facing(0, -5, 4), move(FORWARD, 4), ALONG, LEFT);
    expect(heads(left)).toEqual([hex(-1, -4), hex(-2, -4), hex(-3, -3), hex(-4, -3)]);
    const right = go(facing(0, -5, 4), move(FORWARD, 4), ALONG, RIGHT);
    expect(heads(right)).toEqual([hex(1, -5), hex(2, -6), hex(3, -6), hex(4, -7)]);
    const wolf = go(facing(0, 5, 1, 'wolf'), move(FORWARD, 4), ALONG, LEFT);
    expect(wolf.of('beast-stepped').map(({ to }) => to)).toEqual([hex(1, 5), hex(2, 4), hex(3, 4), hex(4, 3)]);
  });

  it('P184 and round the corners', () => {
    const played = go(facing(-8, 1, 3), move(FORWARD, 5), ALONG);
    expect(heads(played)).toEqual([hex(-8, 0), hex(-8, -1), hex(-7, -1), hex(-6, -2), hex(-5, -2)]);
  });

  it('P184 in a corner without a way off it goes along', () => {
    const played = go(facing(-8, -1, 3), move(FORWARD, 2), REBOUND);
    expect(played.one('beast-at-wall')).toMatchObject({ edge: 'west', how: 'along', way: 1 });
    expect(heads(played)).toEqual([hex(-8, 0), hex(-8, 1)]);
  });

  it('P184 a second wall is met as the first was', () => {
    const played = go(facing(8, -7, 5), move(FORWARD, 5), REBOUND, ['wall-contact', 6]);
    expect(played.of('beast-at-wall').map(({ edge, way }) => [edge, way])).toEqual([
      ['east', 3],
      ['north', 2],
    ]);
    expect(heads(played)).toEqual([hex(7, -7), hex(6, -7), hex(5, -7), hex(4, -7), hex(3, -6)]);
  });

  it('P184 with no way at all it stays', () => {
    const corner = facing(-8, -1, 4, 'wolf');
    const wolves = [hex(-7, -1), hex(-8, 0)].map((at, i) => ({
      ...(scene({ C: animal('wolf', { at, facing: 0, ...calm }, { dazed: true }) }).fighters[2] as Fighter),
      id: `W${i}`,
    }));
    const played = go({ ...corner, fighters: [...corner.fighters, ...wolves] }, move(FORWARD, 3), ALONG);
    expect(played.one('beast-at-wall')).toMatchObject({ how: 'stays', way: null });
    expect(played.fighter('B')).toMatchObject({ at: hex(-8, -1), facing: 4 });
  });

  it('P184 along the wall another beast stops it, and a man is run into', () => {
    const wolf = scene({ C: animal('wolf', { at: hex(8, -6), facing: 0, ...calm }, { dazed: true }) }).fighters[2];
    const from = facing(8, -4, 5);
    if (wolf === undefined) throw new Error('no wolf');
    const stopped = go({ ...from, fighters: [...from.fighters, wolf] }, move(FORWARD, 4), ALONG);
    expect(heads(stopped)).toEqual([hex(8, -5)]);
    expect(stopped.one('beast-barred')).toMatchObject({ cite: 'P184', aside: null, rolls: [] });
    const met = go(facing(8, -4, 5, 'lion', { at: hex(8, -6) }), move(FORWARD, 4), ALONG, ...impact(6, 1), ...mildly);
    expect(met.one('collided')).toMatchObject({ at: hex(8, -6), pushedTo: hex(8, -7) });
    expect(met.of('beast-sighted')).toHaveLength(1);
  });

  it('P184 whirling, its head comes up against the wall, and it goes off the other way', () => {
    // Rear in (0,-5), head in (1,-5): a whirl to the left would bring the head over the north wall.
    const along = go(facing(1, -5, 0), move(WHIRL_LEFT, 2), ALONG);
    expect(along.one('beast-at-wall')).toMatchObject({ edge: 'north', how: 'along', way: 0 });
    expect(heads(along)).toEqual([hex(2, -5), hex(3, -6)]);
    const off = go(facing(1, -5, 0), move(WHIRL_LEFT, 2), REBOUND);
    expect(off.one('beast-at-wall')).toMatchObject({ how: 'rebound', way: 0 });
    expect(heads(off)).toEqual([hex(2, -5), hex(3, -5)]);
  });

  it('P184 it turns two hexsides at most, and never back through its own rear', () => {
    // Head in the corner: one way on is over the east edge, the next but one is where its rear is.
    for (const contact of [ALONG, REBOUND]) {
      const played = go(facing(8, -9, 5), move(WHIRL_LEFT, 2), contact);
      expect(played.one('beast-at-wall')).toMatchObject({ edge: 'north', how: 'stays', way: null });
      expect(headOf(played.fighter('B'))).toEqual(hex(8, -9));
    }
  });

  it('P184 a wolf whirls on the spot, wall or none', () => {
    const played = go(facing(0, -5, 5, 'wolf'), move(WHIRL_RIGHT, 3));
    expect(played.of('beast-at-wall')).toEqual([]);
    expect(played.fighter('B')).toMatchObject({ at: hex(0, -5), facing: 2 });
  });

  it('P184 backing against a wall it stays where it is, without a die', () => {
    const played = go(facing(-7, 4, 0), move(BACK, 3));
    expect(played.one('beast-at-wall')).toMatchObject({ edge: 'west', how: 'stays', way: null, rolls: [] });
    expect(played.fighter('B')).toMatchObject({ at: hex(-8, 4), facing: 0 });
  });

  it('P184 after a wall it goes on straight, and no more in its circle', () => {
    const played = go(facing(8, -3, 4), move(TIGHT_RIGHT, 3), REBOUND);
    expect(played.one('beast-at-wall')).toMatchObject({ edge: 'east', how: 'rebound', way: 3 });
    expect(heads(played)).toEqual([hex(7, -3), hex(6, -3), hex(5, -3)]);
  });
});

describe('P184 wherever it meets a wall', () => {
  const window = scene().window;
  const inside = disc({ q: 0, r: 0 }, 13).filter((at) => edgeBeyond(window, at) === null);

  it.each(['lion', 'wolf'] as const)('P184 a %s stays on the map, one hex a move, whatever it throws', (kind) => {
    const met = new Set<string>();
    for (const at of inside) {
      for (const way of DIRECTIONS) {
        const from = facing(at.q, at.r, way, kind);
        const [, lion] = from.fighters;
        const ground = from.arena?.obstacles.map((one) => one.at) ?? [];
        const closed = (one: Fighter) =>
          hexesOf(one).some(
            (hexed) =>
              edgeBeyond(window, hexed) !== null ||
              [...ground, hex(0, 0)].some(({ q, r }) => q === hexed.q && r === hexed.r),
          );
        if (lion === undefined || closed(lion) || edgeBeyond(window, neighbour(at, way)) === null) continue;
        for (const contact of [1, 6]) {
          for (const side of [1, 2]) {
            const dice: readonly Scripted[] = [move(FORWARD, 2), ['wall-contact', contact]];
            const played = tried(from, dice, side, contact);
            const steps = played.of('beast-stepped');
            expect(closed(played.fighter('B'))).toBe(false);
            expect(steps.length).toBe(2);
            met.add(played.of('beast-at-wall')[0]?.edge ?? '');
          }
        }
      }
    }
    expect([...met].sort()).toEqual(['east', 'north', 'south', 'west']);
  });

  /** Plays with as many dice for sides and second walls as it takes. */
  function tried(from: State, dice: readonly Scripted[], side: number, contact: number): Played {
    const more: readonly (readonly Scripted[])[] = [
      [],
      [['wall-side', side]],
      [['wall-contact', contact]],
      [
        ['wall-side', side],
        ['wall-contact', contact],
      ],
      [
        ['wall-contact', contact],
        ['wall-side', side],
      ],
    ];
    for (const rest of more) {
      try {
        return go(from, ...dice, ...rest);
      } catch (error) {
        if (!/was thrown|left over/.test(String(error))) throw error;
      }
    }
    throw new Error('no dice will do');
  }
});
