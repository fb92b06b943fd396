/** P185, P186: collisions by Springsteen's Table E, and men crushed against the wall. */
import { describe, expect, it } from 'vitest';
import { ANIMAL_KINDS, type AnimalKind } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Direction, type Hex, neighbour } from '../../../../../src/kernel/hex.ts';
import type { Modifier } from '../../../../../src/kernel/modifier.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { animal, BACK, BY_SPRINGSTEEN, FORWARD, move, PAUSE, WHIRL_LEFT } from '../../support/rules/animals.ts';
import { hex, impact, impacts, mildly, place, plain } from '../../support/rules/clash.ts';
import { caught } from '../../support/rules/snares.ts';
import { calm } from '../../support/rules/wild.ts';

/** An animal with its head `range` hexes from (0,0), looking there, and left out of combat. */
function facingMan(range: number, kind: AnimalKind = 'lion', traits: Partial<Fighter> = {}): Partial<Fighter> {
  return animal(kind, { ...place(range + (kind === 'wolf' ? 0 : 1), 0, 3), ...calm, ...traits });
}

interface Meeting extends Scene {
  readonly order?: string;
  /** Dice before those of the animal. */
  readonly first?: readonly Scripted[];
}

/** A plain man plots and comes to (0,0), or is there, and a lion whose head is next to it goes into him. */
function meet({ order = '', first = [], ...set }: Meeting, dice: readonly Scripted[]): Played {
  const from = scene({ rules: BY_SPRINGSTEEN, B: facingMan(1), ...set, A: plain({ cfAtStart: 30, ...set.A }) });
  return play(from, { plots: { A: order }, dice: [...first, move(FORWARD, 1), ...dice] });
}

/** The animal wins without doing harm worth mention. */
const WON: readonly Scripted[] = [...impact(6, 1), ...mildly];

const listed = (modifiers: readonly Modifier[]) => modifiers.map(({ why, value }) => [why, value]);

const MEN: readonly (readonly [string, Partial<Fighter>, string, readonly (readonly [string, number])[]])[] = [
  ['a light man with a small shield', {}, '', []],
  ['heavy', { type: 'heavy' }, '', [['heavy gladiator', 2]]],
  ['medium', { type: 'medium' }, '', [['medium gladiator', 1]]],
  ['a large shield', { hands: [sword(1), shield(2, 'large')] }, '', [['large shield', 2]]],
  ['no shield', { hands: [sword(1)] }, '', [['no shield', -2]]],
  ['a battered shield', { hands: [sword(1), shield(2, 'large', 14)] }, '', [['no shield', -2]]],
  ['a hex forward', place(-1, 0, 0), 'F', [['per hex moved forward', 2]]],
  ['two hexes forward', place(-2, 0, 0), 'F F', [['per hex moved forward', 4]]],
  ['a charge', place(-3, 0, 0), 'C', [['per hex moved forward', 6]]],
  ['a forward side step', place(-1, 1, 0), 'SFL', [['per hex sidestepped forward', 1]]],
  ['two forward side steps', place(0, -2, 0), 'SFR SFR', [['per hex sidestepped forward', 2]]],
  [
    'a step and a side step',
    place(-1, -1, 0),
    'F SFR',
    [
      ['per hex moved forward', 2],
      ['per hex sidestepped forward', 1],
    ],
  ],
  ['a hex back', { ...place(-1, 0, 3) }, 'B', [['per hex moved backward', -1]]],
  ['a side step back', { ...place(1, -1, 0) }, 'SBR', [['per hex moved backward', -1]]],
  ['kneeling', { posture: 'kneeling' }, '', [['kneeling', -2]]],
  ['stun', { stun: { amount: 3, turn: 1, phase: 1 } }, '', [['per stun factor', -3]]],
  ['ST', { st: 2 }, '', [['ST', 2]]],
  ['AG', { ag: -1 }, '', [['AG', -1]]],
];

describe("P185 a man's impact", () => {
  it.each(MEN)('P185 %s', (_, traits, order, expected) => {
    const [strike, guard] = impacts(meet({ A: traits, order }, [...impact(6, 1), ['stun', 1, 1], ['stumble', 6]]));
    expect(strike).toMatchObject({ cite: 'P185', name: 'impact', total: 6 + 3 + 2 });
    expect(listed(guard.modifiers)).toEqual(expected);
    expect(guard).toMatchObject({ cite: 'P185', total: 1 + expected.reduce((sum, [, value]) => sum + value, 0) });
  });

  it('P185 a leap counts as rolling does, +4 in place of its hexes', () => {
    const [, guard] = impacts(meet({ A: place(-2, 0, 0), order: 'L', first: [['stumble', 6]] }, [...WON]));
    expect(listed(guard.modifiers)).toEqual([['rolling', 4]]);
  });

  it('P185 rolling is +4', () => {
    const A = { ...place(0, -1, 0), posture: 'prone' } as const;
    const [, guard] = impacts(meet({ A, order: 'RO FR' }, [...impact(6, 1), ['stun', 1, 1]]));
    expect(listed(guard.modifiers)).toEqual([['rolling', 4]]);
  });

  it('P185 stumbling is -2', () => {
    const first: readonly Scripted[] = [['fall-prone', 6, 6]];
    const [, guard] = impacts(meet({ A: { owesStumble: true }, order: 'S', first }, [...WON]));
    expect(listed(guard.modifiers)).toEqual([['stumbling', -2]]);
  });

  it('P185 a recover action is -3', () => {
    const set = { order: 'R', loose: [lying(sword(9), hex(0, 1))] };
    const [, guard] = impacts(meet(set, [...WON]));
    expect(listed(guard.modifiers)).toEqual([['recover action', -3]]);
  });

  it('P185 ensnared is -3', () => {
    const { ensnared } = caught('net', { holder: null });
    const played = meet({ A: { ensnared } }, [...WON, ['escape', 6, 6, 6]]);
    expect(listed(impacts(played)[1].modifiers)).toEqual([['ensnared', -3]]);
  });
});

describe("P185 an animal's impact", () => {
  const OWN = { tiger: 4, lion: 3, bear: 3, leopard: 1, wolf: 0 } as const;
  const CASES = ANIMAL_KINDS.flatMap((kind) => [1, 2, 3, 4, 5].map((hexes) => [kind, hexes] as const));

  it.each(CASES)('P185 a %s that has entered %i hexes, his included', (kind, hexes) => {
    const B = facingMan(hexes, kind);
    const from = scene({ rules: BY_SPRINGSTEEN, A: plain({ cfAtStart: 30 }), B });
    const dice: readonly Scripted[] = [move(FORWARD, 5), ...impact(1, 1), ['stun', 1, 1], ['stumble', 6]];
    const [strike, guard] = impacts(play(from, { dice }));
    const own = OWN[kind] === 0 ? [] : [[kind, OWN[kind]]];
    expect(listed(strike.modifiers)).toEqual([...own, [hexes === 1 ? '1 hex' : `${hexes} hexes`, 2 * hexes]]);
    expect(guard.total).toBe(1);
  });

  it('P185 it has none of the hexes that a longer move would have brought it (Table E)', () => {
    const [strike] = impacts(
      play(scene({ rules: BY_SPRINGSTEEN, A: plain(), B: facingMan(2) }), {
        dice: [move(FORWARD, 5), ...WON],
      }),
    );
    expect(strike.total).toBe(6 + 3 + 4);
  });

  it('P185 a whirl and a step back count each hex they enter', () => {
    const side = scene({ rules: BY_SPRINGSTEEN, A: plain(), B: animal('lion', { ...place(1, 0, 5), ...calm }) });
    const whirled = play(side, { dice: [move(WHIRL_LEFT, 3), ...WON] });
    expect(listed(impacts(whirled)[0].modifiers)).toEqual([
      ['lion', 3],
      ['2 hexes', 4],
    ]);
    const behind = scene({ rules: BY_SPRINGSTEEN, A: plain(), B: animal('lion', { ...place(1, 0, 0), ...calm }) });
    const backed = play(behind, { dice: [move(BACK, 3), ...WON] });
    expect(listed(impacts(backed)[0].modifiers)).toEqual([
      ['lion', 3],
      ['1 hex', 2],
    ]);
  });
});

describe('P185 what comes of it', () => {
  it('P185, P93 a man who loses is pushed on, stunned by the difference, and may stumble', () => {
    const played = meet({}, [...impact(4, 3), ['stun', 2, 1], ['stumble', 1]]);
    expect(played.one('collided')).toMatchObject({ cite: 'P185', winner: 'B', by: 6, pushedTo: hex(-1, 0) });
    expect(played.one('stunned').rolls?.[0]).toMatchObject({ total: 3 + 6 });
    expect(played.fighter('A')).toMatchObject({ at: hex(-1, 0), owesStumble: true });
    expect(played.fighter('B').at).toEqual(hex(1, 0));
  });

  it('P185, P93 an animal that loses stops in the hex before and is stunned; a fall costs its next move', () => {
    const A = { st: 20, cfAtStart: 30 };
    const played = meet({ A, B: facingMan(1, 'lion', { cfAtStart: 30 }) }, [...impact(1, 1), ['stun', 6, 6]]);
    expect(played.one('collided')).toMatchObject({ cite: 'P185', winner: 'A', by: 15, pushedTo: null });
    expect(played.fighter('B')).toMatchObject({ at: hex(2, 0), stun: { amount: 9 }, beast: { dazed: true } });
  });

  it('P185 on equal impacts nothing comes of it', () => {
    const played = meet({}, [...impact(1, 6)]);
    expect(played.one('collided')).toMatchObject({ winner: null, by: 0, pushedTo: null });
    expect([played.fighter('A').at, played.fighter('B').at]).toEqual([hex(0, 0), hex(2, 0)]);
  });

  it.each([
    ['lion', hex(1, -1), 1, 'F', 2],
    ['lion', hex(-1, 0), 0, 'F', 4],
    ['wolf', hex(-1, 0), 0, 'F', 4],
    ['wolf', hex(0, -1), 1, 'F', 3],
  ] as const)(
    'P157, P185 a man walks into a %s: his advantage counts with the rest, it has entered no hex',
    (kind, at: Hex, facing: Direction, order, bonus) => {
      const B = animal(kind, { ...place(0, 0, 0) }, { dazed: true });
      const from = scene({ rules: BY_SPRINGSTEEN, A: plain({ at, facing, cfAtStart: 30 }), B });
      const played = play(from, { plots: { A: order }, dice: [...impact(1, 1), ...after(kind, bonus)] });
      const [strike, guard] = impacts(played);
      expect(strike.total).toBe(1 + (kind === 'lion' ? 3 : 0));
      expect(listed(guard.modifiers)).toEqual([
        ['per hex moved forward', 2],
        ['positional advantage', bonus],
      ]);
      expect(played.fighter('A').at).toEqual(at);
      expect(played.fighter('B').at).toEqual(hex(0, 0));
    },
  );

  /** The man's impact is 1, 2 for his hex and the bonus, the animal's 1 and what it is. */
  function after(kind: AnimalKind, bonus: number): readonly Scripted[] {
    const by = 2 + bonus - (kind === 'lion' ? 3 : 0);
    return by > 0 ? [['stun', 1, 1]] : by < 0 ? mildly : [];
  }
});

describe('P186 forced into a wall', () => {
  /** The man in a hex on the edge of the map, and a lion that runs into him. */
  function cornered(at: Hex, facing: Direction, kind: AnimalKind = 'lion', traits: Partial<Fighter> = {}): State {
    const { q, r } = neighbour(hex(0, 0), facing);
    const back = kind === 'wolf' ? 1 : 2;
    const B = animal(kind, { at: hex(at.q - q * back, at.r - r * back), facing, ...calm });
    return scene({ rules: BY_SPRINGSTEEN, A: plain({ at, ...traits }), B });
  }

  it.each([
    ['north', hex(0, -5), 4],
    ['north', hex(1, -5), 4],
    ['south', hex(0, 5), 1],
    ['east', hex(8, -4), 5],
    ['east', hex(8, -4), 0],
    ['west', hex(-8, 4), 3],
  ] as const)('P186 beaten with the %s wall behind him he is crushed: no stun, no stumble', (_, at, facing) => {
    for (const kind of ['lion', 'wolf'] as const) {
      const played = play(cornered(at, facing, kind), { dice: [move(FORWARD, 3), ...impact(6, 1)] });
      expect(played.one('collided')).toMatchObject({ cite: 'P186', winner: 'B', pushedTo: null, at });
      expect(played.one('killed')).toMatchObject({ cite: 'P186', fighter: 'A', killer: 'B', why: 'crushed' });
      expect(played.one('bout-ended')).toMatchObject({ by: 'crushed', winner: 1, results: { A: 'P' } });
    }
  });

  it('P186 it is the wall straight on that counts, not the free hexes beside it', () => {
    // In a low column of the north wall the hexes to both sides of the way are on the map.
    const played = play(cornered(hex(1, -5), 4), { dice: [move(FORWARD, 3), ...impact(6, 1)] });
    expect(played.fighter('A').fate).toBe('dead');
    const beside = play(cornered(hex(8, -3), 1), { dice: [move(FORWARD, 1), ...impact(6, 1), ...mildly] });
    expect(beside.one('collided')).toMatchObject({ cite: 'P185', pushedTo: hex(8, -2) });
  });

  it('P186 a man who holds his ground before a wall is not harmed', () => {
    const played = play(cornered(hex(0, -5), 4, 'lion', { st: 20 }), {
      dice: [move(FORWARD, 1), ...impact(1, 1), ['stun', 1, 1]],
    });
    expect(played.one('collided')).toMatchObject({ winner: 'A' });
    expect(played.fighter('A').fate).toBe('fighting');
  });

  it('P186 backed into, he is crushed against the wall behind the tail', () => {
    const B = animal('lion', { at: hex(-7, 4), facing: 0, ...calm });
    const from = scene({ rules: BY_SPRINGSTEEN, A: plain({ at: hex(-8, 4) }), B });
    const backing = {
      ...from,
      fighters: from.fighters.map((one) => (one.id === 'B' ? { ...one, at: hex(-7, 4) } : one)),
    };
    const played = play(backing, { dice: [move(BACK, 1), ...impact(6, 1)] });
    expect(played.one('killed').why).toBe('crushed');
  });

  it('P186 by the Colosseum nobody is crushed: he slides aside', () => {
    const state = cornered(hex(1, -5), 4);
    const arena: State['arena'] = { size: 5, walls: ['north', 'south', 'west', 'east'], obstacles: [] };
    const colosseum: State = { ...state, arena, rules: { ...state.rules, beastBook: 'colosseum' } };
    const dice: readonly Scripted[] = [['beast-action', 1, 2], ['beast-hexes', 2], ['beast-way', 1], ...impact(6, 1)];
    const played = play(colosseum, { dice: [...dice, ['lot:pushed-to', 0], ...mildly] });
    expect(played.of('killed')).toEqual([]);
    expect(played.one('collided').pushedTo).not.toBeNull();
  });

  it('P186 a pillar behind him is an obstacle: he is driven aside, or against it (27.3)', () => {
    const A = plain({ at: hex(0, 0) });
    const from = scene({ rules: BY_SPRINGSTEEN, A, B: facingMan(1) });
    const arena = { size: 1, walls: [], obstacles: [{ kind: 'pillar', at: hex(-1, 0) }] } as const;
    const dice: readonly Scripted[] = [move(FORWARD, 1), ...impact(6, 1), ['lot:pushed-to', 0], ...mildly];
    const played = play({ ...from, arena: { ...arena, walls: [] } }, { dice });
    expect(played.one('collided')).toMatchObject({ cite: 'P185', winner: 'B' });
    expect(played.fighter('A').fate).toBe('fighting');
  });

  it('P182 a pause beside him is no collision', () => {
    const played = play(scene({ rules: BY_SPRINGSTEEN, A: plain(), B: facingMan(1) }), { dice: [move(PAUSE, 3)] });
    expect(played.of('collided')).toEqual([]);
  });
});
