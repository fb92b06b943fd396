/** 28.7.3.2, 28.7.4: what a parry does to a beast, and bears on their hind legs. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, readings } from '../../support/blows.ts';
import { dullBlows } from '../../support/centurion.ts';
import { place } from '../../support/rules/clash.ts';
import { expectAttacks, fight, PLATE, still, strikes } from '../../support/rules/fangs.ts';

describe('28 Bears and parries', () => {
  describe('28.7.3.2 Parries', () => {
    /** One blow of 4 CF of a beast at the chest of a man with sword and shield; its red dice, white dice and black die. */
    const parried = (red: number, white: number, black: number, set: Scene = {}, after: readonly Scripted[] = []) =>
      fight(
        { B: still('leopard', { cfAtStart: 4, w: 10 }), ...set },
        { dice: [...strikes(1, 2), blow(red, white, black), ...after] },
      );

    it.each([
      [8, 'P'],
      [10, 'P*'],
    ] as const)(
      '28.7.3.2 a %i is %s: a wound check of its fore legs and a drop check of the man (C50)',
      (red, result) => {
        const played = parried(red, 8, 2);
        const struck = played.one('blow');
        expect(struck).toMatchObject({ printed: result, result, wounds: 0 });
        expect(readings(struck)).toEqual(expect.arrayContaining(['drop', 'wound', 'critical']));
        expect(played.one('bruised')).toMatchObject({
          cite: '28.7.3.2',
          fighter: 'B',
          by: 'A',
          area: 4,
          wounds: 2,
          critical: '1',
        });
        expect(played.fighter('B').wounds[4]).toBe(2);
      },
    );

    it('28.7.3.2 its hide counts against the blade', () => {
      const played = parried(8, 8, 2, { B: still('rhino', { cfAtStart: 4 }) });
      expect(played.one('bruised')).toMatchObject({ fighter: 'B', wounds: 0 });
    });

    it("28.7.3.2 the man's weapon is dropped by its ST (13.1.1)", () => {
      const lands: Scripted[] = [
        ['drop-direction', 1],
        ['drop-distance', 1],
      ];
      const played = parried(8, 8, 2, { B: still('elephant', { cfAtStart: 4, st: 20 }) }, lands);
      expect(played.one('item-dropped')).toMatchObject({ fighter: 'A', item: { kind: 'sword' }, why: 'parried' });
    });

    it('28.7.3.2 a shield hit does neither', () => {
      expect(parried(5, 2, 6).of('bruised')).toEqual([]);
      expect(readings(parried(5, 2, 6).one('blow'))).not.toContain('drop');
    });

    it('28.7.3.2 a shield battered on its last box passes the blow to the weapon, and then it does (12.3.1)', () => {
      const A: Partial<Fighter> = {
        hands: [
          { id: 1, kind: 'sword' },
          { id: 2, kind: 'shield', size: 'large', ticked: 13 },
        ],
      };
      const lands: Scripted[] = [
        ['drop-direction', 1],
        ['drop-distance', 1],
      ];
      const played = parried(5, 8, 6, { A, B: still('leopard', { cfAtStart: 4, st: 0 }) }, lands);
      expect(played.one('blow')).toMatchObject({ overflow: 'P' });
      expect(played.one('bruised')).toMatchObject({ cite: '28.7.3.2', fighter: 'B', area: 4 });
    });

    it('28.7.3.2 a man without a weapon has no parry: he is hit (9.6)', () => {
      const played = parried(8, 2, 6, { A: { hands: [{ id: 2, kind: 'shield', size: 'large', ticked: 0 }] } });
      expect(played.one('blow').result).toBe('H');
      expect(played.of('bruised')).toEqual([]);
    });

    it('28.7.3.2 the parry of a special defence does the same (23.3)', () => {
      const played = play(scene({ B: still('leopard', { cfAtStart: 4 }), rules: advancedRules() }), {
        cf: { A: '| parry' },
        dice: [...strikes(1, 4), blow(12, 8, 2)],
      });
      expect(played.one('blow')).toMatchObject({ result: 'P' });
      expect(played.one('bruised')).toMatchObject({ cite: '28.7.3.2', fighter: 'B', area: 4 });
    });

    it('28.7.3.2 it can be the end of the beast', () => {
      const B = still('leopard', { cfAtStart: 8, wounds: { 1: 0, 2: 0, 3: 0, 4: 9, 5: 0 } });
      const played = parried(8, 8, 2, { B });
      expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'wounds' });
    });
  });

  describe('28.7.4 Bears', () => {
    const bear = (traits: Partial<Fighter> = {}) => still('bear', { cfAtStart: 4, ...traits });

    it('28.7.4 a bear with a man before it rears up, and has 4 CF more', () => {
      const played = fight({ A: { armour: PLATE }, B: bear() }, { dice: [...strikes(1, 1), ...dullBlows(8)] });
      expect(played.one('reared')).toMatchObject({ fighter: 'B', cite: '28.7.4' });
      const own = played.of('allocated').find(({ fighter }) => fighter === 'B');
      expect(own?.total).toBe(8);
      expect(own?.modifiers).toContainEqual({ value: 4, why: 'reared', cite: '28.7.4' });
    });

    it('28.7.4 it strikes at head, chest and arms alone: 3, 5 and 6 are thrown again', () => {
      expectAttacks(4, strikes(1, 3, 5, 6, 4), [[4, 8]], 'bear');
    });

    it('28.7.4 an area met before passes on among those three (C101)', () => {
      const made = (...areas: readonly number[]) => areas.map((area) => [area, 3] as const);
      expectAttacks(5, strikes(6, 4, 4, 4), made(4, 1, 2), 'bear');
      expectAttacks(5, strikes(6, 2, 2, 1), made(2, 4, 1), 'bear');
    });

    it('28.7.4 while it is up it can be struck in all areas, and drops down when the phase is over (C102)', () => {
      const A: Partial<Fighter> = { armour: PLATE };
      const script = { cf: { A: 'groin 4, legs 4' }, dice: [...strikes(1, 1), ...dullBlows(4, 8, 4)] };
      const played = fight({ A, B: bear() }, script);
      expect(
        played
          .of('blow')
          .filter(({ fighter }) => fighter === 'A')
          .map(({ area }) => area),
      ).toEqual([3, 5]);
      expect(played.fighter('B').beast?.reared).toBe(false);
    });

    it('28.7.4 with nobody before it, or nothing to strike with, it stays on four feet', () => {
      const behind = fight({ A: place(4, 0, 3), B: bear() }, { cf: { A: 'groin 1' }, dice: [blow(3, 2, 6)] });
      expect(behind.of('reared')).toEqual([]);
      const weak = fight({ B: bear({ cfAtStart: 0 }) }, { cf: { A: 'head 1' }, dice: [blow(3, 2, 6)] });
      expect(weak.of('reared')).toEqual([]);
    });

    it('28.7.4 on four feet it is struck as any beast is', () => {
      const set: Scene = { A: place(4, 0, 3), B: bear() };
      expect(() => fight(set, { cf: { A: 'head 1' } })).toThrow(
        'the head cannot be struck from where he stands (28.7.1)',
      );
    });
  });
});
