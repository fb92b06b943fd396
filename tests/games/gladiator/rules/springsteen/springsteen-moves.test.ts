/** P181: every result of Springsteen's movement table, in all facings, for a body of two hexes and of one. */
import { describe, expect, it } from 'vitest';
import type { AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { DIRECTIONS, type Direction, type Hex, rotate, turn } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import {
  animal,
  BACK,
  BY_SPRINGSTEEN,
  CIRCLE_LEFT,
  CIRCLE_RIGHT,
  FORWARD,
  move,
  PAUSE,
  PAUSE_TOO,
  RUSH,
  TIGHT_LEFT,
  TIGHT_RIGHT,
  WHIRL_LEFT,
  WHIRL_RIGHT,
  WIDE,
} from '../../support/rules/animals.ts';
import { hex } from '../../support/rules/clash.ts';
import { calm } from '../../support/rules/wild.ts';

/** Where an animal stands that began in (0,0) facing 0: its place, which is its rear hex, and its facing. */
type Stand = readonly [q: number, r: number, facing: Direction];

/** A way, seen by an animal that faces 0: where it stands after one move, two moves, and so on to five. */
type Way = readonly [name: string, white: number, ...after: Stand[]];

/** The rear comes into the hex that the head has left, which at first is (1,0). */
const TWO_HEXES: readonly Way[] = [
  ['forward', FORWARD, [1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0]],
  ['circle left', CIRCLE_LEFT, [1, 0, 5], [2, -1, 5], [3, -2, 4], [3, -3, 4], [3, -4, 3]],
  ['circle right', CIRCLE_RIGHT, [1, 0, 1], [1, 1, 1], [1, 2, 2], [0, 3, 2], [-1, 4, 3]],
  ['tight circle left', TIGHT_LEFT, [1, 0, 5], [2, -1, 4], [2, -2, 3], [1, -2, 2], [0, -1, 1]],
  ['tight circle right', TIGHT_RIGHT, [1, 0, 1], [1, 1, 2], [0, 2, 3], [-1, 2, 4], [-1, 1, 5]],
  ['whirl left', WHIRL_LEFT, [0, 0, 5], [0, 0, 4], [0, 0, 3], [0, 0, 2], [0, 0, 1]],
  ['whirl right', WHIRL_RIGHT, [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4], [0, 0, 5]],
  ['back', BACK, [-1, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 0]],
  ['pause', PAUSE, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ['pause', PAUSE_TOO, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
];

/** A wolf enters the hex itself. */
const ONE_HEX: readonly Way[] = [
  ['forward', FORWARD, [1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0]],
  ['circle left', CIRCLE_LEFT, [1, -1, 5], [2, -2, 5], [2, -3, 4], [2, -4, 4], [1, -4, 3]],
  ['circle right', CIRCLE_RIGHT, [0, 1, 1], [0, 2, 1], [-1, 3, 2], [-2, 4, 2], [-3, 4, 3]],
  ['tight circle left', TIGHT_LEFT, [1, -1, 5], [1, -2, 4], [0, -2, 3], [-1, -1, 2], [-1, 0, 1]],
  ['tight circle right', TIGHT_RIGHT, [0, 1, 1], [-1, 2, 2], [-2, 2, 3], [-2, 1, 4], [-1, 0, 5]],
  ['whirl left', WHIRL_LEFT, [0, 0, 5], [0, 0, 4], [0, 0, 3], [0, 0, 2], [0, 0, 1]],
  ['whirl right', WHIRL_RIGHT, [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4], [0, 0, 5]],
  ['back', BACK, [-1, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 0], [-1, 0, 0]],
  ['pause', PAUSE, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  ['pause', PAUSE_TOO, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
];

/** Far off, behind and aside: nothing that starts in (0,0) facing 0 ever has him straight before it. */
const HIDDEN = hex(-11, -7);

function lone(kind: AnimalKind, facing: Direction, traits: Partial<Fighter> = {}, state = {}): State {
  const beast = animal(kind, { at: hex(0, 0), facing, ...calm, ...traits }, state);
  return { ...scene({ rules: BY_SPRINGSTEEN, A: { at: rotate(HIDDEN, facing) }, B: beast }), window: WIDE };
}

const moved = (from: State, ...dice: readonly Scripted[]): Played => play(from, { dice });

/** The man straight ahead, beyond any rush. */
const afar = (state: State): State => ({
  ...state,
  fighters: state.fighters.map((one) => (one.id === 'A' ? { ...one, at: hex(12, 0) } : one)),
});

/** Where the animal stands in the eyes of one that faces 0. */
function stand(played: Played, facing: Direction): Stand {
  const { at, facing: now } = played.fighter('B');
  const seen: Hex = rotate(at, -facing);
  return [seen.q, seen.r, turn(now, -facing)];
}

const CASES = [
  ...TWO_HEXES.map((way) => ['lion', ...way] as const),
  ...ONE_HEX.map((way) => ['wolf', ...way] as const),
].flatMap(([kind, name, white, ...after]) =>
  DIRECTIONS.map((facing) => [kind, name, white, facing, after as readonly Stand[]] as const),
);

describe('P181 ways of moving', () => {
  it.each(CASES)('P181 a %s: %s (white %i), facing %i, one to five moves', (kind, name, white, facing, after) => {
    const stands = [1, 2, 3, 4, 5].map((red) => stand(moved(lone(kind, facing), move(white, red)), facing));
    expect(stands).toEqual(after);
    const { moves, rolls = [], ...event } = moved(lone(kind, facing), move(white, 3)).one('beast-prowled');
    expect(event).toMatchObject({ move: name, cite: 'P181', fighter: 'B' });
    expect(moves).toBe(name === 'back' ? 1 : name === 'pause' ? 0 : 3);
    expect(rolls.map(({ name: roll, total, table }) => [roll, total, table?.cell])).toEqual([
      ['animal-speed', 3, '3'],
      ['animal-move', white, name],
    ]);
    expect(new Set(rolls.map(({ draw }) => draw)).size).toBe(1);
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 11])('P181 a red 6 holds, whatever the white dice: %i', (white) => {
    const played = moved(lone('lion', 0), move(white, 6));
    expect(stand(played, 0)).toEqual([0, 0, 0]);
    expect(played.one('beast-prowled').moves).toBe(0);
    expect(played.of('beast-stepped')).toEqual([]);
  });

  it('P181 a red 6 holds neither a step back nor a rush', () => {
    expect(stand(moved(lone('lion', 0), move(BACK, 6)), 0)).toEqual([-1, 0, 0]);
    const rush = moved(afar(lone('lion', 0)), move(RUSH, 6));
    expect(rush.one('beast-prowled')).toMatchObject({ move: 'rush', moves: 6, towards: 'A' });
    expect(stand(rush, 0)).toEqual([6, 0, 0]);
  });

  it('P181 every lamed leg takes one off the moves, of a rush too, but not off a step back', () => {
    const lame = { limps: 2 };
    expect(stand(moved(lone('lion', 0, lame), move(FORWARD, 5)), 0)).toEqual([3, 0, 0]);
    expect(stand(moved(lone('lion', 0, lame), move(FORWARD, 2)), 0)).toEqual([0, 0, 0]);
    expect(stand(moved(lone('lion', 0, lame), move(BACK, 1)), 0)).toEqual([-1, 0, 0]);
    const rush = moved(afar(lone('lion', 0, lame)), move(RUSH, 1));
    expect([rush.one('beast-prowled').moves, stand(rush, 0)]).toEqual([4, [4, 0, 0]]);
  });

  it('P181 a dazed animal throws nothing, and is dazed no more', () => {
    const played = moved(lone('lion', 0, {}, { dazed: true }));
    expect(played.one('beast-acted')).toMatchObject({ action: 'dazed', cite: 'P93' });
    expect(played.fighter('B').beast?.dazed).toBe(false);
  });

  it('P181 each wolf throws for itself; the nearer goes first', () => {
    const wolf = (q: number) => animal('wolf', { at: hex(q, 0), facing: 1, ...calm });
    const from = scene({ rules: BY_SPRINGSTEEN, A: { at: hex(-4, 0) }, B: wolf(4), C: wolf(1) });
    const played = play(from, { dice: [move(FORWARD, 2), move(PAUSE, 1)] });
    expect(played.of('beast-prowled').map(({ fighter, move: way }) => [fighter, way])).toEqual([
      ['C', 'forward'],
      ['B', 'pause'],
    ]);
  });

  it('P181 each step is told, and which hexes it has come to', () => {
    const played = moved(lone('lion', 0), move(CIRCLE_LEFT, 2));
    expect(played.of('beast-stepped')).toMatchObject([
      { cite: 'P181', from: hex(0, 0), to: hex(1, 0), facing: 5 },
      { cite: 'P181', from: hex(1, 0), to: hex(2, -1), facing: 5 },
    ]);
  });

  it('P92, P184 another beast turns a step aside: odd left, even right, or else the other side', () => {
    const aside = (face: number, ...others: readonly Hex[]) => {
      const [c, d] = others.map((at) => animal('wolf', { at, facing: 0, ...calm }, { dazed: true }));
      const from = lone('lion', 0);
      const more = scene({ rules: BY_SPRINGSTEEN, ...(c && { C: c }), ...(d && { D: d }) }).fighters.slice(2);
      const played = moved({ ...from, fighters: [...from.fighters, ...more] }, move(FORWARD, 1), ['beast-aside', face]);
      expect(played.one('beast-barred')).toMatchObject({ cite: 'P92', way: 0 });
      return [played.one('beast-barred').aside, stand(played, 0)];
    };
    expect(aside(1, hex(2, 0))).toEqual([5, [1, 0, 5]]);
    expect(aside(2, hex(2, 0))).toEqual([1, [1, 0, 1]]);
    expect(aside(1, hex(2, 0), hex(2, -1))).toEqual([1, [1, 0, 1]]);
    expect(aside(2, hex(2, 0), hex(1, 1))).toEqual([5, [1, 0, 5]]);
  });

  it('P92, P184 with both sides closed it stays, without a whirl or a step back it had no room for', () => {
    const among = (others: readonly Hex[], white: number, ...dice: readonly Scripted[]) => {
      const from = lone('lion', 0);
      const wolves = others.map((at, i) => ({
        ...(scene({ rules: BY_SPRINGSTEEN, C: animal('wolf', { at, facing: 0, ...calm }, { dazed: true }) })
          .fighters[2] as Fighter),
        id: `W${i}`,
      }));
      return moved({ ...from, fighters: [...from.fighters, ...wolves] }, move(white, 3), ...dice);
    };
    const hemmed = among([hex(2, 0), hex(2, -1), hex(1, 1)], FORWARD, ['beast-aside', 4]);
    expect([hemmed.one('beast-barred').aside, stand(hemmed, 0)]).toEqual([null, [0, 0, 0]]);
    const whirl = among([hex(0, -1)], WHIRL_LEFT);
    expect(whirl.one('beast-barred')).toMatchObject({ cite: 'P184', way: 4, aside: null, rolls: [] });
    expect(stand(whirl, 0)).toEqual([0, 0, 5]);
    const back = among([hex(-1, 0)], BACK);
    expect(back.one('beast-barred')).toMatchObject({ cite: 'P184', aside: null, rolls: [] });
    expect(stand(back, 0)).toEqual([0, 0, 0]);
  });
});
