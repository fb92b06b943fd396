/** 28.7.1, 28.7.3.1, 28.7.5: what men do to beasts. */
import { describe, expect, it } from 'vitest';
import type { BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Act, Area, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  refusal,
  type Scene,
  type Script,
  scene,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { crtCell } from '../../support/printed.ts';
import { holding } from '../../support/rules/arms.ts';
import { place } from '../../support/rules/clash.ts';
import { fight, still } from '../../support/rules/fangs.ts';

const NAMES = { 1: 'head', 2: 'chest', 3: 'groin', 4: 'arms', 5: 'legs' } as const;

/** Where A stands beside a beast in (2,0) that looks along 3, and sees it without being seen. */
const SHOULDER = place(1, 1, 5);
const HAUNCH = place(2, 1, 4);
const REAR = place(4, 0, 3);

/** One blow of 4 CF at an area of a beast, from where that can be struck: red 11 makes it a body hit. */
function hit(
  area: Area,
  white: number,
  black: number,
  kind: BeastKind = 'lion',
  B: Partial<Fighter> = {},
  after: readonly Scripted[] = [],
): Played {
  const A = area === 3 || area === 5 ? HAUNCH : SHOULDER;
  return fight({ A, B: still(kind, B) }, { cf: { A: `${NAMES[area]} 4` }, dice: [blow(11, white, black), ...after] });
}

const pool = (set: Scene, script: Script = {}) => {
  const [request] = fight(set, script).asked.filter(({ kind, fighter }) => kind === 'allocate' && fighter === 'A');
  return request?.kind === 'allocate' ? request.pool : null;
};

describe('28 Men against beasts', () => {
  describe('28.7.1 What can be struck', () => {
    it.each([
      ['the front', place(0, 0, 0), [1, 2, 4], 0],
      ['a shoulder', SHOULDER, [1, 2, 4], 2],
      ['a haunch', HAUNCH, [2, 3, 5], 2],
      ['a rear flank', place(3, 1, 4), [3, 5], 3],
      ['straight behind', REAR, [3, 5], 4],
    ] as const)('28.7.1 from %s a man has the bonus and the areas of the diagram', (_, A, areas, bonus) => {
      const offered = pool({ A, B: still('lion', { cfAtStart: 0 }) });
      expect(offered?.marks).toMatchObject([{ fighter: 'B', areas }]);
      expect(offered?.total).toBe(10 + bonus);
      const own = fight({ A, B: still('lion', { cfAtStart: 0 }) }).of('engaged');
      expect(own).toMatchObject([{ fighter: 'A', advantage: bonus }]);
    });

    it('28.7.1.2 any other area is refused, by its name and with the reason', () => {
      const tries = (A: Partial<Fighter>, cf: string) => () => fight({ A, B: still('lion') }, { cf: { A: cf } });
      expect(tries(SHOULDER, 'legs 4')).toThrow('the hind legs cannot be struck from where he stands (28.7.1)');
      expect(tries(REAR, 'arms 4')).toThrow('the fore legs cannot be struck from where he stands (28.7.1)');
      expect(tries(REAR, 'groin 2, head 2')).toThrow('the head cannot be struck from where he stands (28.7.1)');
      expect(tries(HAUNCH, 'legs 2, legs 2')).toThrow('only one attack on the hind legs (P37)');
    });

    it('28.7.1 a spear strikes from two hexes, with what the nearest hex beside the beast gives (A5)', () => {
      const spear = holding(1, 'spear');
      const far = (A: Partial<Fighter>) => pool({ A: { ...A, ...spear }, B: still('lion', { cfAtStart: 0 }) });
      expect(far(place(-1, 0, 0))).toMatchObject({ total: 10, marks: [{ areas: [1, 2, 4] }] });
      expect(far(place(5, 0, 3))).toMatchObject({ total: 14, marks: [{ areas: [3, 5] }] });
      expect(far(place(1, 2, 4))).toMatchObject({ total: 12, marks: [{ areas: [1, 2, 4] }] });
    });

    it('28.2.1 a pike does not reach a beast that is next to him, however far its tail is (A7, 21.9)', () => {
      const pike = (A: Partial<Fighter>) =>
        pool({
          A: { ...A, ...holding(1, 'pike') },
          B: still('lion', { cfAtStart: 0 }),
          rules: advancedRules([19, 21]),
        });
      expect(pike(place(0, 0, 0))?.marks ?? []).toEqual([]);
      expect(pike(place(-1, 0, 0))?.marks).toMatchObject([{ fighter: 'B' }]);
    });

    it('28.7.2 a man it does not see strikes without an answer; one it sees is answered', () => {
      const played = fight({ A: REAR, B: still('lion') }, { cf: { A: 'groin 4' }, dice: [blow(3, 2, 6)] });
      expect(played.of('allocated').find(({ fighter }) => fighter === 'B')?.allocation.attacks ?? []).toEqual([]);
    });
  });

  describe('28.7.3.1 No guard', () => {
    it.each([
      [4, 'S'],
      [7, 'S*'],
      [8, 'P'],
      [10, 'P*'],
    ] as const)('28.7.3.1 a red %i at 4 CF is %s, and a body hit', (red, printed) => {
      expect(crtCell(red, 4)).toBe(printed);
      const played = fight({ A: SHOULDER, B: still('lion') }, { cf: { A: 'chest 4' }, dice: [blow(red, 2, 1)] });
      expect(played.one('blow')).toMatchObject({ printed, result: 'H', bonus: 0, shieldBoxes: null });
      expect(readings(played.one('blow'))).toContain('wound');
      expect(readings(played.one('blow'))).not.toContain('drop');
    });

    it('28.7.3.1 a miss stays a miss, and a hit keeps its bonus', () => {
      const struck = (red: number) =>
        fight({ A: SHOULDER, B: still('lion') }, { cf: { A: 'chest 4' }, dice: [blow(red, 2, 1)] }).one('blow');
      expect(struck(3)).toMatchObject({ printed: '--', result: '--' });
      expect(struck(14)).toMatchObject({ printed: 'H+2', result: 'H', bonus: 2 });
    });

    it.each([
      ['bear', -3],
      ['boar', -1],
      ['elephant', -2],
      ['rhino', -3],
      ['lion', 0],
    ] as const)('28.3.3.1 the hide of a %s counts %i on every wound roll, in every area', (kind, hide) => {
      for (const area of [1, 2, 4] as const) {
        const A = kind === 'boar' ? place(0, 0, 0) : SHOULDER;
        const B = still(kind, { cfAtStart: 0 });
        const played = fight({ A, B }, { cf: { A: `${NAMES[area]} 4` }, dice: [blow(11, 2, 6)] });
        expect(added(played.one('blow'), 'wound')).toBe(hide);
        if (hide !== 0)
          expect(reading(played.one('blow'), 'wound').modifiers).toMatchObject([{ value: hide, cite: '28.3.3.1' }]);
      }
    });
  });

  describe('28.7.5 Critical hits', () => {
    it.each([
      [1, 8, 1, '1', 2],
      [1, 9, 1, 'V', 1],
      [1, 9, 2, 'S', 2],
      [1, 10, 1, '2xS', 4],
      [1, 10, 3, '2x', 6],
      [1, 11, 3, '3xM', 9],
      [2, 8, 1, '1', 2],
      [2, 10, 2, '1', 3],
      [2, 10, 3, 'ST', 3],
      [2, 11, 3, '2xM', 6],
      [3, 9, 1, 'ST', 1],
      [3, 9, 2, '2x', 4],
      [3, 10, 3, '2xM', 6],
      [4, 9, 1, '1', 2],
      [4, 9, 2, 'ST', 2],
      [4, 11, 3, 'LMP', 3],
      [4, 12, 2, '2xM', 6],
      [5, 9, 2, 'ST', 2],
      [5, 10, 3, 'LMP', 3],
      [5, 12, 2, '2xM', 6],
    ] as const)('28.7.5 area %i, white %i and black %i: %s, %i wounds', (area, white, black, critical, wounds) => {
      const stuns: Scripted[] = critical === 'S' || critical === '2xS' ? [['stun', 2, 2]] : [];
      const played = hit(area, white, black, 'lion', { cfAtStart: 30 }, stuns);
      expect(played.one('blow')).toMatchObject({ critical, wounds });
      expect(reading(played.one('blow'), 'critical').table).toMatchObject({ id: 'beast-critical', cell: critical });
      expect(played.fighter('B').wounds[area]).toBe(wounds);
      expect(played.fighter('B').mortal).toBe(critical.endsWith('M'));
    });

    it.each([1, 2, 3] as const)('28.7.5 area %i, 15 and more: killed', (area) => {
      const played = hit(area, 12, 2);
      expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'killing-critical' });
    });

    it('28.7.5 V costs it 1 CF, ST a point of ST, LMP a hex of every move (P96, P179)', () => {
      expect(hit(1, 9, 1).fighter('B')).toMatchObject({ vision: 1 });
      expect(hit(2, 10, 3, 'lion', { st: 9 }).fighter('B')).toMatchObject({ st: 8 });
      expect(hit(4, 11, 3).fighter('B')).toMatchObject({ limps: 1 });
    });

    it('28.7.5 S is Stun of 2D6 - CN, at least 1; 2xS doubles the wounds besides (10.5)', () => {
      const dazed = hit(1, 9, 2, 'lion', { cfAtStart: 30 }, [['stun', 5, 4]]);
      expect(dazed.one('stunned')).toMatchObject({ fighter: 'B', cite: '10.5', stun: { from: 0, to: 9 - 3 } });
      const both = hit(1, 10, 1, 'lion', { cfAtStart: 30 }, [['stun', 1, 1]]);
      expect(both.one('stunned').stun.to).toBe(1);
      expect(both.one('blow').wounds).toBe(4);
    });

    it('28.7.5 a critical never makes it stumble (P157)', () => {
      expect(hit(4, 9, 2).of('stumble-checked')).toEqual([]);
    });

    it('28.3.7 stunned beyond its CF it is senseless, and that ends a hunt with no other beast (11.4, P97)', () => {
      const played = hit(1, 9, 2, 'lion', { cfAtStart: 4 }, [['stun', 5, 4]]);
      expect(played.one('knocked-out')).toMatchObject({ fighter: 'B', stun: 6 });
      expect(played.one('killed')).toMatchObject({ fighter: 'B' });
      expect(played.state.outcome).toMatchObject({ winner: 0, by: 'hunted' });
    });

    it('28.3.7 it recovers from stun as a man does, and stands up as soon as it wakes (11.5, P157)', () => {
      const down = {
        conscious: false,
        posture: 'prone' as const,
        stun: { amount: 8, turn: 1, phase: 1 },
        cfAtStart: 7,
      };
      const set: Scene = { A: place(-9, 0, 0), B: still('lion', down), C: still('wolf', place(9, 0, 0)), phase: 3 };
      const played = fight(set, { dice: [['stun-recovery', 1]] });
      expect(played.one('stun-recovered')).toMatchObject({ fighter: 'B', stun: { from: 8, to: 4 } });
      expect(played.of('woke')).toHaveLength(1);
      expect(played.fighter('B')).toMatchObject({ conscious: true, posture: 'standing' });
    });
  });

  describe('28.7 Special ways', () => {
    const rules = advancedRules([19, 21, 23]);

    it('28.7 it can be swept, bashed and blinded with sand; neither disarmed nor feinted (P52, P158)', () => {
      const offered = pool({ rules, A: place(0, 0, 0), B: still('lion', { cfAtStart: 0 }) });
      expect(offered?.marks[0]?.specialAttacks).toEqual(['sweep', 'bash', 'sand']);
      const tries = (cf: string) => () => fight({ rules, A: place(0, 0, 0), B: still('lion') }, { cf: { A: cf } });
      expect(tries('feint head 4')).toThrow('feint is not open to him now (23.2)');
      expect(tries('disarm 4')).toThrow('disarm is not open to him now (23.2)');
    });

    it('28.7 a special attack too goes only where it can be struck (28.7.1.2)', () => {
      expect(() => fight({ rules, A: place(0, 0, 0), B: still('lion') }, { cf: { A: 'sweep 4' } })).toThrow(
        'the hind legs cannot be struck from where he stands (28.7.1)',
      );
    });

    it('28.7 swept, it is wounded for half and does not stumble (23.2, P157)', () => {
      const B = still('lion', { cfAtStart: 0 });
      const played = fight({ rules, A: HAUNCH, B }, { cf: { A: 'sweep 4' }, dice: [blow(11, 7, 4)] });
      expect(played.one('blow')).toMatchObject({ special: 'sweep', wounds: 1 });
      expect(played.of('stumble-checked')).toEqual([]);
    });

    it('28.7 bashed, it is stunned, and dazed where a man would fall (23.2, P157)', () => {
      const played = fight(
        { rules, A: SHOULDER, B: still('lion', { cfAtStart: 30 }) },
        {
          cf: { A: 'bash 4' },
          dice: [blow(18, 6, 6), ['stun', 6, 6]],
        },
      );
      expect(played.one('stunned')).toMatchObject({ fighter: 'B', why: 'the shield bash' });
      expect(played.fighter('B').posture).toBe('standing');
    });

    it('28.7 of sand a miss and a parry turn into nothing or a hit as the table has it (P47)', () => {
      const played = fight(
        { rules, A: place(0, 0, 0), B: still('lion', { cfAtStart: 0 }) },
        {
          cf: { A: 'sand 4' },
          dice: [blow(8, 2, 6), ['sand', 2, 2]],
        },
      );
      expect(played.one('blow')).toMatchObject({ special: 'sand', printed: 'P', result: 'H' });
    });

    it('28.7 a strike with the bare hand is no shield hit either: it stuns (22.2.2)', () => {
      const set: Scene = { rules: advancedRules(), A: { ...SHOULDER, hands: [] }, B: still('lion', { cfAtStart: 30 }) };
      const played = fight(set, { cf: { A: 'chest 4' }, dice: [blow(5, 2, 6), ['stun', 1, 1]] });
      expect(played.one('blow')).toMatchObject({ printed: 'S', result: 'H' });
      expect(played.one('stunned')).toMatchObject({ fighter: 'B' });
    });

    it('28.7 no hold is laid on a beast (P158)', () => {
      const set: Scene = { rules: advancedRules(), A: { ...HAUNCH, hands: [] }, B: still('lion', { cfAtStart: 30 }) };
      const played = fight(set, { cf: { A: 'groin 4' }, dice: [blow(11, 12, 6), ['stun', 1, 1]], grapple: true });
      expect(played.of('grappled')).toEqual([]);
      expect(played.asked.map(({ kind }) => kind)).not.toContain('grapple');
      expect(played.of('fall-prone-checked')).toEqual([]);
    });

    it('28.7 a special defence stands against its blows (23.3)', () => {
      const set: Scene = { rules, A: place(0, 0, 0), B: still('leopard', { cfAtStart: 4 }) };
      const played = fight(set, {
        cf: { A: '| duck' },
        dice: [['beast-attacks', 1], ['beast-area', 1], blow(18, 12, 6)],
      });
      expect(played.one('blow')).toMatchObject({ area: 1, result: '--' });
    });
  });

  describe('28.7.1 Throws', () => {
    const spear = weapon(1, 'spear');
    const throws: Act = { kind: 'throw', hand: 0, target: 'B' };
    const thrown = (A: Partial<Fighter>, dice: readonly Scripted[], aim: Area = 1): Played =>
      fight(
        { rules: advancedRules([19, 21]), A: { hands: [spear], ...A }, B: still('lion', { cfAtStart: 0 }) },
        { plots: { A: 'X!' }, acts: { A: throws }, aim, dice: [...dice, ['drop-direction', 1], ['drop-distance', 1]] },
      );

    it('28.2.1 the range is to the nearest hex of its body (A7)', () => {
      const played = thrown(place(-3, 0, 0), [['throw-distance', 2]]);
      expect(played.one('thrown')).toMatchObject({ range: 4, hit: false });
    });

    it('28.2.1 any hex of it in his front will do (A7, P63)', () => {
      const played = thrown(place(-2, 0, 1), [['throw-distance', 1]]);
      expect(played.one('thrown')).toMatchObject({ target: 'B' });
    });

    it('28.7.1.2 an area that cannot be struck from there is thrown again (P177)', () => {
      const front = thrown(place(-2, 0, 0), [
        ['throw-distance', 6],
        ['throw-area', 5],
        ['throw-area', 3],
        ['throw-area', 4],
        blow(12, 2, 1),
      ]);
      expect(front.one('blow')).toMatchObject({ area: 4, result: 'H' });
      expect(
        front
          .one('blow')
          .rolls?.slice(0, 3)
          .map(({ name, total }) => [name, total]),
      ).toEqual([
        ['throw-area', 5],
        ['throw-area', 3],
        ['throw-area', 4],
      ]);
      const back = thrown(place(6, 0, 3), [
        ['throw-distance', 6],
        ['throw-area', 1],
        ['throw-area', 3],
        blow(12, 2, 1),
      ]);
      expect(back.one('blow').area).toBe(3);
    });

    it('28.7.1.2 on a 6 he names one that can be struck (P177)', () => {
      const dice: Scripted[] = [['throw-distance', 6], ['throw-area', 6], blow(12, 2, 1)];
      expect(thrown(place(-2, 0, 0), dice, 4).one('blow').area).toBe(4);
      expect(() => thrown(place(-2, 0, 0), dice, 5)).toThrow(
        'the hind legs cannot be struck from where he stands (28.7.1)',
      );
      const state = scene({ A: place(-2, 0, 0), B: still('lion') });
      const ask = { kind: 'aim', seat: 0, cite: '13.3.2.1', fighter: 'A', target: 'B' } as const;
      expect(([1, 2, 3, 4, 5] as const).map((area) => refusal(state, ask, area) === null)).toEqual([
        true,
        true,
        false,
        true,
        false,
      ]);
    });

    it('28.7.3.1 what it would turn with a shield goes in; nothing defends, and no place gives a bonus (P64)', () => {
      const played = thrown(place(6, 0, 3), [['throw-distance', 6], ['throw-area', 3], blow(5, 2, 1)]);
      expect(played.one('blow')).toMatchObject({ printed: 'S', result: 'H', cf: 4, modified: 4, defence: 0 });
    });
  });

  describe('28.7 Centurions against beasts', () => {
    it('28.7.1.2 the book throws an area again that cannot be struck (A5)', () => {
      const A: Partial<Fighter> = { ...REAR, by: 'book', cfAtStart: 2, moves: 5 };
      const dice: Scripted[] = [
        ['defence-count', 1],
        ...([1, 4, 5] as const).flatMap((face): Scripted[] => [
          ['attack-chunk', 6],
          ['attack-area', face],
        ]),
        blow(3, 2, 1),
      ];
      const played = fight({ A, B: still('lion') }, { dice });
      expect(played.one('blow')).toMatchObject({ fighter: 'A', target: 'B', area: 5, cf: 6 });
    });
  });

  it('28.7 one whose blow kills the last beast has won (P97)', () => {
    const played = hit(1, 12, 6);
    expect(played.state.outcome).toMatchObject({ winner: 0, by: 'hunted', results: { A: 'V', B: 'P' } });
    expect(played.of('appealed')).toEqual([]);
  });
});
