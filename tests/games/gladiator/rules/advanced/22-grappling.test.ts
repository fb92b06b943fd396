/** 22.3.3: strikes that open the way to a hold, and who takes it. */
import { describe, expect, test } from 'vitest';
import { hurtOf } from '../../../../../src/games/gladiator/rules/advanced/grapple.ts';
import { AREAS, type Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, type Played, play, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { criticalCell } from '../../support/printed.ts';
import { duel, fight, STEADY } from '../../support/rules/arms.ts';
import { hex, withMore } from '../../support/rules/clash.ts';
import { wounded } from '../../support/rules/criticals.ts';
import {
  asked,
  BARE,
  byAnother,
  follow,
  hit,
  holds,
  RULES,
  SQUEEZED,
  seizes,
  strikes,
} from '../../support/rules/grips.ts';

describe('22.3.3 the option', () => {
  test.each(AREAS)('22.3.3 of area %i it is asked after 2x, 2xM, 3xM and SA, and after nothing else', (area) => {
    const name = { 1: 'head', 2: 'chest', 3: 'groin', 4: 'arms', 5: 'legs' }[area];
    for (let white = 2; white <= 12; white++) {
      const code = criticalCell(area, white + 1);
      const played = fight(
        { rules: RULES, A: BARE },
        { cf: { A: `${name} 4` }, dice: [...hit(white), ...follow(code)] },
      );
      const opens = ['2x', '2xM', '3xM', 'SA'].includes(code);
      expect(asked(played, 'grapple').length, `${white}: ${code}`).toBe(opens ? 1 : 0);
    }
  });

  test('22.3.3 the question names the man and the area; who declines holds nobody', () => {
    const played = strikes();
    expect(asked(played, 'grapple')).toMatchObject([{ fighter: 'A', target: 'B', area: 2, cite: '22.3.3' }]);
    expect(played.fighter('B').grappled).toBeNull();
    expect(played.of('grappled')).toEqual([]);
  });

  test('22.3.3 who takes it holds the area he struck', () => {
    const played = seizes();
    expect(played.one('grappled')).toMatchObject({ fighter: 'A', target: 'B', area: 2, cite: '22.3.3' });
    expect(played.fighter('B').grappled).toEqual({ by: 'A', area: 2 });
  });

  test('22.3.3 it comes after the fall that a mortal critical may cause; a fallen man is seized too (P170)', () => {
    const played = fight(
      { rules: RULES, A: BARE },
      { cf: { A: 'head 4' }, grapple: true, dice: [...hit(12), ['fall-prone', 1, 1]] },
    );
    const kinds = played.events.map(({ kind }) => kind);
    expect(kinds.indexOf('grappled')).toBeGreaterThan(kinds.indexOf('fell-prone'));
    expect(played.fighter('B')).toMatchObject({ posture: 'prone', grappled: { by: 'A', area: 1 } });
  });

  test('22.3.3 a beast cannot be held; a strike at it reads its own criticals (P170, 28.7.5)', () => {
    const traits = { hexes: 3, panicked: false, fed: false, dazed: false, reared: false, horse: false } as const;
    const beast = { kind: 'bear', ...traits, rider: null } as const;
    const out = { conscious: false, posture: 'prone', stun: { amount: 14, turn: 1, phase: 1 } } as const;
    const B: Partial<Fighter> = { ...out, by: 'book', beast, hands: [], at: hex(2, 0) };
    for (const white of [2, 7, 12]) {
      const dice: readonly Scripted[] = [blow(12, white), ['stun', 1, 1]];
      const played = fight({ rules: RULES, A: BARE, B: { ...B } }, { cf: { A: 'chest 4' }, dice });
      expect(reading(played.one('bruised'), 'critical').table?.id).toBe('beast-critical');
      expect(asked(played, 'grapple')).toEqual([]);
    }
  });

  test('22.3.3 no blow with a weapon opens the way', () => {
    const B = { armour: { 1: '--', 2: 'C', 3: '--', 4: '--', 5: '--' } } as const;
    const set = { rules: RULES, A: { hands: [sword(1)], tr: 12 }, B };
    const played = fight(set, { cf: { A: 'chest 4' }, dice: [blow(12, 11, 1), ['stumble', 6]] });
    expect(played.one('blow').critical).toBe('2x');
    expect(asked(played, 'grapple')).toEqual([]);
  });

  test('22.3.3 who was hurt in that same moment gets no hold (P170)', () => {
    const both = { rules: RULES, A: BARE, B: { ...BARE, hands: [] } };
    const cf = { A: 'chest 4', B: 'chest 4' };
    const fallout: readonly Scripted[] = [['stun', 1, 1], STEADY];
    const hurt = fight(both, { cf, grapple: true, dice: [blow(12, 11), blow(12, 11), ...fallout, ...fallout] });
    expect(asked(hurt, 'grapple')).toEqual([]);
    const missed = fight(both, { cf, grapple: true, dice: [blow(12, 11), blow(3), ...fallout] });
    expect(missed.fighter('B').grappled).toEqual({ by: 'A', area: 2 });
  });

  test('22.3.3 wounds and stun are both harm, and neither makes up for the other (P170)', () => {
    const harm = (wounds: number, amount: number): number =>
      hurtOf(man('A', { wounds: { 1: 0, 2: wounds, 3: 0, 4: 0, 5: 0 }, stun: { amount, turn: 1, phase: 1 } }));
    expect([harm(1, 0), harm(0, 1), harm(1, 1), harm(2, 3)].map((one) => one - harm(0, 0))).toEqual([1, 1, 2, 5]);
  });
});

describe('22.3.3.1 what it needs', () => {
  test('22.3.3.1 both hands are emptied at once, at no cost', () => {
    const played = seizes({ A: { hands: [sword(1)] } }, { cf: { A: 'chest 4 @1' } });
    expect(played.fighter('A').hands).toEqual([]);
    expect(played.state.loose).toEqual([lying(sword(1), hex(0, 0))]);
    expect(played.one('item-dropped')).toMatchObject({ fighter: 'A', why: 'given-up' });
  });

  test('22.3.3.1 a scissor cannot be let go, and so its wearer cannot grapple', () => {
    const played = strikes({ A: { hands: [weapon(1, 'scissor')] } }, { cf: { A: 'chest 4 @1' } });
    expect(asked(played, 'grapple')).toEqual([]);
  });

  test.each([
    [8, 3, 1],
    [9, 4, 0],
  ])('22.3.3.1 %i wounds of the arms cost %i CF: asked %i times (C11)', (count, loss, times) => {
    const A = { wounds: wounded(4, count), tr: 20 };
    expect(asked(strikes({ A }), 'grapple'), `CF -${loss}`).toHaveLength(times);
  });

  test('22.3.3.1 from a horse nobody lays hold of anybody (P170)', () => {
    const beast = { kind: 'zebra', hexes: 3, panicked: false, fed: false, dazed: false, reared: false } as const;
    const horse = man('H', {
      by: 'book',
      side: 0,
      name: 'horse',
      hands: [],
      beast: { ...beast, horse: true, rider: 'A' },
    });
    const at = { A: { ...BARE, tr: 30, mount: 'H', moves: 8 }, B: { at: hex(2, 0) } };
    const played = play(withMore(duel({ rules: RULES, ...at }), horse), {
      cf: { A: 'chest 4' },
      dice: [...hit(11), ['stumble', 6]],
    });
    expect(played.one('bruised').by).toBe('A');
    expect(asked(played, 'grapple')).toEqual([]);
  });

  test('22.3.3.1 one man holds one, and is held by one (P170)', () => {
    const script = { cf: { A: 'chest 4' }, dice: [...SQUEEZED, ...hit(11), STEADY] };
    expect(asked(play(byAnother(), script), 'grapple')).toEqual([]);
  });
});

describe('P172 the book', () => {
  const bookStrikes = (A: Partial<Fighter> = {}): Played =>
    fight(
      { rules: RULES, A: { ...BARE, tr: 4, by: 'book', fs: 0, ...A } },
      {
        dice: [['order', 2, 5], ['defence-count', 1], ['attack-chunk', 6], ['attack-area', 2], ...hit(11), STEADY],
      },
    );

  test('22.3.3 a centurion lays hold of nobody who has lost his senses by that very strike', () => {
    const stun = { amount: 10, turn: 1, phase: 1 };
    const played = fight(
      { rules: RULES, A: { ...BARE, tr: 4, by: 'book', fs: 0 }, B: { stun }, phase: 2 },
      {
        dice: [
          ['order', 2, 5],
          ['stun-recovery', 6],
          ['defence-count', 1],
          ['attack-chunk', 6],
          ['attack-area', 2],
          ...hit(11),
        ],
      },
    );
    expect(played.fighter('B').conscious).toBe(false);
    expect(played.one('bruised').rolls?.at(-1)?.table?.cell).toBe('2x');
    expect(played.of('grappled')).toEqual([]);
  });

  test('22.3.3 a centurion takes the hold without being asked', () => {
    const played = bookStrikes();
    expect(asked(played, 'grapple')).toEqual([]);
    expect(played.one('grappled')).toMatchObject({ fighter: 'A', area: 2 });
  });

  test('22.3.3 and then stays, and takes up nothing', () => {
    const set = { A: { by: 'book' as const, sheath: [weapon(7, 'sword')] }, loose: [lying(sword(9), hex(0, 0))] };
    const played = holds(set, { dice: [['hold-cf', 1], ['hold-cf', 1], ...SQUEEZED] });
    expect(played.one('centurion-ordered').order).toBe('hold');
    expect(played.fighter('A')).toMatchObject({ hands: [], at: hex(0, 0), moves: 0 });
  });
});
