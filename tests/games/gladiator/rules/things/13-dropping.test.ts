/** 13.1 and 13.2: what makes gear fall, and where it comes to lie. */
import { describe, expect, it } from 'vitest';
import { areaLoss } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  man,
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, impact, place } from '../../support/rules/clash.ts';

/** Something falls and stays where it fell. */
const atHisFeet: Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

/** A strikes at B's chest with 4 CF; the six faces are red, white, black. */
const struck = (faces: readonly number[], after: readonly Scripted[] = [], set: Scene = {}, cf = 'chest 4'): Played =>
  play(scene(set), { cf: { A: cf }, dice: [['blow', ...faces], ...after] });

/** The drop check of a blow. */
function dropRoll(played: Played): Roll {
  const roll = played.one('blow').rolls?.find(({ name }) => name === 'drop');
  if (roll === undefined) throw new Error('no drop check');
  return roll;
}

const kindsHeld = (fighter: Fighter) => fighter.hands.map(({ kind }) => kind);

describe('13 Weapon and shield loss: dropping', () => {
  describe('13.1 When items drop', () => {
    it('13.1 P threatens the weapon', () => {
      const played = struck([2, 3, 3, 1, 1, 1], atHisFeet);
      expect(played.one('blow').result).toBe('P');
      expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', why: 'parried', item: { kind: 'sword' } });
      expect(kindsHeld(played.fighter('B'))).toEqual(['shield']);
    });

    it('13.1 P* threatens the weapon, and the weapon only', () => {
      const played = struck([3, 3, 4, 1, 1, 1], atHisFeet);
      expect(played.one('blow').result).toBe('P*');
      expect(kindsHeld(played.fighter('B'))).toEqual(['shield']);
    });

    it('13.1 S* threatens the shield', () => {
      const played = struck([1, 2, 4, 1, 1, 1], atHisFeet);
      expect(played.one('blow').result).toBe('S*');
      expect(played.one('item-dropped')).toMatchObject({ why: 'parried', item: { kind: 'shield' } });
      expect(kindsHeld(played.fighter('B'))).toEqual(['sword']);
    });

    it('13.1 an S calls for no drop check', () => {
      const played = struck([1, 1, 2, 1, 1, 1]);
      expect(played.one('blow').result).toBe('S');
      expect(played.of('item-dropped')).toEqual([]);
    });

    it('13.1 the critical WD makes the weapon fall without a check', () => {
      const after: Scripted[] = [...atHisFeet, ['stumble', 6]];
      const played = struck([5, 5, 1, 5, 5, 1], after, {}, 'arms 4');
      expect(played.one('blow').critical).toBe('WD');
      expect(played.one('item-dropped')).toMatchObject({ why: 'critical', item: { kind: 'sword' } });
      expect(played.one('blow').rolls?.map(({ name }) => name)).not.toContain('drop');
    });

    it('13.1 the critical SD makes the shield fall without a check', () => {
      const after: Scripted[] = [...atHisFeet, ['stumble', 6]];
      const played = struck([5, 5, 1, 6, 5, 1], after, {}, 'arms 4');
      expect(played.one('blow').critical).toBe('SD');
      expect(played.one('item-dropped')).toMatchObject({ why: 'critical', item: { kind: 'shield' } });
    });

    it('13.1 a WD costs nothing to a man without a weapon (P50)', () => {
      const set = { B: { hands: [shield(4)] } };
      const played = struck([5, 5, 1, 5, 5, 1], [['stumble', 6]], set, 'arms 4');
      expect(played.one('blow').critical).toBe('WD');
      expect(played.of('item-dropped')).toEqual([]);
    });

    it.each([
      [17, 4, 'sword'],
      [18, 3, 'shield'],
    ] as const)('13.1 a Stun roll of %i: he lets go of an item without a check (F14)', (total, face, kind) => {
      const dice: Scripted[] = [...impact(6, face), ['stun', 1, 1], ...atHisFeet, ['stumble', 6]];
      const played = play(scene({ A: { st: 12, cfAtStart: 10 } }), { plots: { A: 'F' }, dice });
      expect(played.one('stunned').rolls?.[0]?.total).toBe(total);
      expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', why: 'stun', item: { kind } });
    });
  });

  describe('13.1.1 Drop check', () => {
    const example: Script = { cf: { A: 'chest 4', B: ' | chest 2' } };
    const parry = (faces: readonly number[], after: readonly Scripted[] = []) =>
      play(scene({ A: { st: 3 } }), { ...example, dice: [['blow', 6, 3, 1, ...faces], ...after] });

    it('13.1.1 the printed example: ST 3 and a net 2 CF drop the weapon on a 5', () => {
      const played = parry([1, 2, 2], atHisFeet);
      expect(played.one('blow')).toMatchObject({ result: 'P', modified: 2 });
      expect(dropRoll(played).total).toBe(0);
      expect(kindsHeld(played.fighter('B'))).toEqual(['shield']);
    });

    it('13.1.1 the printed example: on a 6 he keeps it (C1)', () => {
      const played = parry([2, 2, 2]);
      expect(dropRoll(played).total).toBe(1);
      expect(played.of('item-dropped')).toEqual([]);
    });

    it.each([
      [1, 1, 1],
      [2, 1, 1],
    ])('13.1.1 the printed example: all rolls below 5 drop it as well: %i %i %i', (...faces) => {
      expect(parry(faces, atHisFeet).of('item-dropped')).toHaveLength(1);
    });

    it('13.1.1 the attacker ST and the modified CF come off WHITE + BLACK, and nothing for a sword (C60, C61)', () => {
      const roll = dropRoll(parry([6, 6, 6]));
      expect(roll.dice).toEqual({ white: [6, 6], black: [6] });
      expect(roll.modifiers.map(({ value }) => value).sort()).toEqual([-2, -3].sort());
      expect(roll.total).toBe(13);
    });

    it('13.1.1 a weak attacker makes it harder', () => {
      const roll = dropRoll(struck([2, 3, 3, 2, 2, 1], [], { A: { st: -1 } }));
      expect(roll.total).toBe(5 + 1 - 4);
    });

    it('13.1.1 CF lost by wounds to the arms make it easier', () => {
      const wounds = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 0 };
      const hurt = man('B', { wounds });
      expect(areaLoss(tables, hurt, 4)).toBe(2);
      const roll = dropRoll(struck([2, 3, 3, 2, 2, 2], atHisFeet, { B: { wounds } }));
      expect(roll.modifiers.map(({ value }) => value)).toContain(-2);
      expect(roll.total).toBe(6 - 4 - 2);
    });

    it('13.1.1 wounds elsewhere do not', () => {
      const wounds = { 1: 2, 2: 2, 3: 0, 4: 0, 5: 2 };
      const roll = dropRoll(struck([2, 3, 3, 2, 2, 1], [], { B: { wounds } }));
      expect(roll.total).toBe(5 - 4);
    });

    it('13.1.1 the CF a weakened man gives away are not counted (C69)', () => {
      const played = struck([1, 2, 2, 2, 2, 1], [], { B: { cfAtStart: -3 } });
      expect(played.one('blow').result).toBe('P');
      expect(dropRoll(played).total).toBe(5 - 4);
      expect(played.of('item-dropped')).toEqual([]);
    });

    it('13.1.1 the same sum decides for a shield after an S*', () => {
      const roll = dropRoll(struck([1, 2, 4, 2, 2, 1]));
      expect(roll.total).toBe(5 - 4);
      expect(roll.need?.met).toBe(false);
    });

    it('13.1.1 a man disarmed in mid-phase loses the attacks he had left', () => {
      const played = play(scene(), {
        cf: { A: 'chest 4', B: 'head 1, legs 1' },
        dice: [['blow', 2, 2, 2, 1, 1, 1], ['blow', 2, 3, 3, 1, 1, 1], ...atHisFeet],
      });
      expect(played.of('blow').map(({ fighter, round }) => [fighter, round])).toEqual([
        ['B', 2],
        ['A', 3],
      ]);
    });
  });

  /** A8 The six ways a thing can fly, for a man facing SE and for one facing N. */
  const WAYS: readonly (readonly [facing: Direction, face: number, q: number, r: number])[] = [
    [0, 1, 1, 0],
    [0, 2, 0, 1],
    [0, 3, -1, 1],
    [0, 4, -1, 0],
    [0, 5, 0, -1],
    [0, 6, 1, -1],
    [4, 1, 0, -1],
    [4, 2, 1, -1],
    [4, 3, 1, 0],
    [4, 4, 0, 1],
    [4, 5, -1, 1],
    [4, 6, -1, 0],
  ];

  /** B stands in (0,0) with this facing, A straight in front of him; B's sword is parried away. */
  function flies(facing: Direction, direction: number, distance: number): Hex | undefined {
    const A = facing === 0 ? place(1, 0, 3) : place(0, -1, 1);
    const fall: Scripted[] = [
      ['drop-direction', direction],
      ['drop-distance', distance],
    ];
    return struck([2, 3, 3, 1, 1, 1], fall, { A, B: { at: hex(0, 0), facing } }).state.loose[0]?.at;
  }

  describe('13.2 Where it lands', () => {
    it('13.2 a lost item lies 0 to 5 hexes from the man who dropped it', () => {
      const far = [1, 2, 3, 4, 5, 6].map((distance) => flies(0, 1, distance)?.q);
      expect(far).toEqual([0, 1, 2, 3, 4, 5]);
    });

    it('13.2 both numbers are thrown, the direction first', () => {
      const played = struck([2, 3, 3, 1, 1, 1], atHisFeet);
      expect(played.one('item-dropped').rolls?.map(({ name }) => name)).toEqual(['drop-direction', 'drop-distance']);
    });
  });

  describe('13.2.1 Direction', () => {
    it.each(WAYS)('13.2.1 facing %i, a %i sends it toward (%i,%i) (A8)', (facing, face, q, r) => {
      expect(flies(facing, face, 2)).toEqual(hex(q, r));
    });
  });

  describe('13.2.2 Distance', () => {
    it.each(WAYS)(
      '13.2.2 facing %i, direction %i: every distance is one less than its die (A8)',
      (facing, face, q, r) => {
        const landed = [2, 3, 4, 5, 6].map((distance) => flies(facing, face, distance));
        expect(landed).toEqual([1, 2, 3, 4, 5].map((steps) => hex(q * steps, r * steps)));
      },
    );

    it('13.2.2 off the map it still has its true place (A8, F28)', () => {
      const set = { A: place(7, -4, 0), B: place(8, -4, 3) };
      const fall: Scripted[] = [
        ['drop-direction', 4],
        ['drop-distance', 6],
      ];
      const played = struck([2, 3, 3, 1, 1, 1], fall, set);
      expect(played.state.loose[0]?.at).toEqual(hex(13, -4));
      expect(played.state.window).toEqual(scene(set).window);
    });

    it.each([1, 4])('13.2.2 on a distance of 0 it lies at his feet, whatever the direction: %i', (direction) => {
      const landed = flies(4, direction, 1);
      expect(landed?.q).toBeCloseTo(0);
      expect(landed?.r).toBeCloseTo(0);
    });
  });

  describe('13.2.3 Marker', () => {
    it('13.2.3 the item is on the ground in its hex, and no longer in his hand', () => {
      const played = struck(
        [2, 3, 3, 1, 1, 1],
        [
          ['drop-direction', 4],
          ['drop-distance', 3],
        ],
      );
      expect(played.state.loose).toEqual([{ item: { id: 3, kind: 'sword' }, at: hex(3, 0) }]);
    });

    it('13.2.3 a ruined shield is thrown off by the same dice and lies there battered (B3)', () => {
      const set = { B: { hands: [sword(3), shield(4, 'large', 13)] } };
      const fall: Scripted[] = [
        ['drop-direction', 1],
        ['drop-distance', 2],
      ];
      const played = struck([1, 2, 2, 1, 1, 1], fall, set, 'chest 3');
      expect(played.one('blow')).toMatchObject({ result: 'S', shieldDestroyed: true });
      expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', why: 'battered' });
      expect(played.state.loose).toEqual([
        { item: { id: 4, kind: 'shield', size: 'large', ticked: 14 }, at: hex(0, 0) },
      ]);
      expect(kindsHeld(played.fighter('B'))).toEqual(['sword']);
    });
  });
});
