/** 23.3: special defences. */
import { describe, expect, test } from 'vitest';
import { specialDefencesOf } from '../../../../../src/games/gladiator/rules/advanced/specials.ts';
import { AREA_NAMES, AREAS, type Area, type Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { type Duel, duel, FALLS, fight, holding, poolIn, strike } from '../../support/rules/arms.ts';
import { wounded } from '../../support/rules/criticals.ts';

const GUARDS = { 1: 'duck', 2: 'block', 3: 'back step', 4: 'parry', 5: 'jump' } as const;
const open = (A: Partial<Fighter> = {}, rest: Duel = {}): readonly Area[] =>
  poolIn({ A, ...rest })?.specialDefences ?? [];
const without = (...areas: readonly Area[]) => AREAS.filter((area) => !areas.includes(area));
/** A blow of 4 CF on the guarded area that would have been an H+2. */
const HARD: Scripted = blow(14, 12, 6);

describe('23.3 what a special defence costs', () => {
  test('23.3 each costs 3 CF, and counts as 3 CF of defence for performance (P57)', () => {
    const set: Duel = { A: { tr: 3 } };
    for (const area of AREAS) {
      expect(fight(set, { cf: { A: `| ${GUARDS[area]}` } }).fighter('A').defenceTotal).toBe(3);
      expect(() => fight(set, { cf: { A: `| ${GUARDS[area]}, ${area === 1 ? 'legs' : 'head'} 1` } })).toThrow(
        '4 CF of the 3',
      );
    }
  });

  test('23.3 it stands in place of CF on its area, and beside CF on others', () => {
    expect(() => fight({}, { cf: { A: '| duck, head 1' } })).toThrow('in place of the CF on the head');
    expect(() => fight({}, { cf: { A: 'head 1 | duck, chest 3, legs 3' }, dice: [blow(6)] })).not.toThrow();
  });

  test('23.3 a standing man with weapon and shield has all five', () => {
    expect(open()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('23.3 what it needs', () => {
  test('23.3 duck: not to be stunned', () => {
    expect(open({ stun: { amount: 1, turn: 1, phase: 1 } })).toEqual(without(1));
  });

  test('23.3 block: a shield, and one that is not battered', () => {
    expect(open({ hands: [sword(1)] })).toEqual(without(2));
    expect(open({ hands: [sword(1), shield(2, 'small', 12)] })).toEqual(without(2));
  });

  test('23.3 back step: on his feet and not stumbling (C34)', () => {
    expect(open({ posture: 'kneeling' })).toEqual(without(3, 5));
    const stumbles = fight({ A: { owesStumble: true } }, { plots: { A: 'S' }, dice: [['fall-prone', 6, 6]] });
    const [asked] = stumbles.asked.filter((one) => one.kind === 'allocate' && one.fighter === 'A');
    expect(asked?.kind === 'allocate' && asked.pool.specialDefences).toEqual(without(3));
  });

  test('23.3 parry: a weapon, and no more than 3 CF lost from the arms (C11)', () => {
    expect(open({ hands: [shield(2)] })).toEqual(without(4));
    // W 12: the spans of the arms end at 11, 8 and 4 boxes; the first wound of each costs 1 CF.
    expect(open({ wounds: wounded(4, 5) })).toEqual([1, 2, 3, 4, 5]);
    expect(open({ wounds: wounded(4, 8) })).toEqual([1, 2, 3, 4, 5]);
    expect(open({ wounds: wounded(4, 9) })).toEqual(without(4));
  });

  test('23.3 jump: on his feet, no more than 3 CF lost from the legs, and no more than 3 by exhaustion (C33)', () => {
    expect(open({ wounds: wounded(5, 8) })).toContain(5);
    expect(open({ wounds: wounded(5, 9) })).toEqual(without(5));
    expect(open({ exhaustion: 3 })).toContain(5);
    expect(open({ exhaustion: 4 })).toEqual(without(5));
    expect(open({ exhaustion: 3, wounds: wounded(5, 8) })).toContain(5);
  });

  test('23.3 lying, a man may still duck and block, and no more (C34, C35)', () => {
    const state = duel({ B: { posture: 'prone' } });
    const lying = state.fighters.filter(({ posture }) => posture === 'prone');
    expect(lying.map((man) => specialDefencesOf(state, tables, man))).toEqual([[1, 2]]);
  });

  test('23.3 one whose CF are all positional may not (10.3.4.1)', () => {
    const set: Duel = { A: { exhaustion: 10 }, B: { facing: 0 } };
    expect(poolIn(set)).toMatchObject({ total: 4, mayDefend: false, specialDefences: [] });
  });
});

describe('23.3 what it does', () => {
  test.each([
    [1, '--'],
    [2, 'S'],
    [3, '--'],
    [4, 'P'],
    [5, '--'],
  ] as const)('23.3 on area %i it makes of any attack a %s', (area, result) => {
    for (const red of [3, 7, 10, 11, 16]) {
      const event = strike({ A: { tr: 20 } }, `${AREA_NAMES[area]} 4 | ${GUARDS[area]}`, blow(red, 5, 6)).one('blow');
      expect(event).toMatchObject({ result, bonus: 0, wounds: 0, defence: 0 });
    }
  });

  test('23.3 it keeps its own area only, and from every attack on it', () => {
    const played = strike({ A: { tr: 20 } }, 'head 4, chest 4 | duck', HARD, blow(6));
    expect(played.of('blow').map(({ result }) => result)).toEqual(['--', 'S']);
  });

  test('23.3 the printed result stays in the journal beside what became of it', () => {
    expect(strike({ A: { tr: 20 } }, 'legs 4 | jump', HARD).one('blow')).toMatchObject({
      printed: 'H+2',
      result: '--',
    });
  });

  test("23.3 a block takes the shield damage of an S, without the edge's 1 or a drop roll", () => {
    const event = strike({ A: { tr: 20, st: 2 } }, 'chest 4 | block', blow(16, 9, 1)).one('blow');
    expect(readings(event)).toEqual(['crt', 'shield']);
    expect(reading(event, 'shield').total).toBe(9 + 4 + 2);
    expect(event.shieldBoxes).toEqual({ from: 0, to: 3 });
  });

  test('23.3 a parry is rolled for the weapon like any P', () => {
    const parry = (white: number, ...dice: Scripted[]) =>
      strike({ A: { tr: 20, st: 1 } }, 'arms 4 | parry', blow(16, white, 1), ...dice);
    expect(added(parry(5).one('blow'), 'drop')).toBe(-4 - 1);
    expect(parry(5).of('item-dropped')).toEqual([]);
    expect(parry(4, ...FALLS).one('item-dropped')).toMatchObject({ fighter: 'B', item: { kind: 'sword' } });
  });

  test('23.3 it comes before the chain of a flail: a block becomes a parry, a parry an H (P47)', () => {
    const flail = { A: { tr: 20, ...holding(1, 'flail') } };
    expect(strike(flail, 'chest 4 | block', blow(3, 5, 5)).one('blow').result).toBe('P');
    expect(strike(flail, 'arms 4 | parry', blow(3, 5, 2)).one('blow').result).toBe('H');
    expect(strike(flail, 'head 4 | duck', HARD).one('blow').result).toBe('--');
  });

  test('23.3 it answers special attacks as well', () => {
    const special = (cf: string) => strike({ A: { tr: 20 } }, cf, HARD);
    expect(special('sand 4 | duck').of('cf-lost')).toEqual([]);
    expect(special('sweep 4 | jump').of('stumble-checked')).toEqual([]);
    expect(special('bash 4 | block').of('stunned')).toEqual([]);
    expect(reading(special('disarm 4 | parry').one('blow'), 'drop').modifiers).toHaveLength(1);
    expect(special('feint groin 4 | back step').of('feinted')).toEqual([]);
  });
});

describe('23.3 it must hold when it is used (P53)', () => {
  const STRONG = { tr: 30 };

  test('23.3 stunned before the blow comes, he does not duck', () => {
    const played = strike({ A: STRONG }, 'bash 4, head 4 | duck', blow(11, 2, 1), ['stun', 1, 1], blow(11, 6, 1));
    expect(played.of('blow')[1]).toMatchObject({ area: 1, result: 'H' });
  });

  test('23.3 without his shield he does not block', () => {
    const B = { hands: [sword(3), shield(4, 'small', 11)] };
    const played = strike({ A: STRONG, B }, 'head 1, chest 4 | block', blow(7, 2, 6), ...FALLS, blow(11, 6, 1));
    expect(played.one('item-dropped').item.kind).toBe('shield');
    expect(played.of('blow')[1]).toMatchObject({ area: 2, result: 'H' });
  });

  test('23.3 without his weapon he does not parry', () => {
    const played = strike({ A: STRONG }, 'head 4, arms 4 | parry', blow(8, 2, 1), ...FALLS, blow(11, 6, 1));
    expect(played.one('item-dropped').item.kind).toBe('sword');
    expect(played.of('blow')[1]).toMatchObject({ area: 4, result: 'H' });
  });

  test('23.3 knocked off his feet he does not jump', () => {
    const played = strike({ A: STRONG }, 'bash 8, legs 4 | jump', blow(15, 2, 1), ['stun', 6, 6], blow(11, 6, 1));
    expect(played.one('fell-prone')).toMatchObject({ fighter: 'B', why: 'stun' });
    expect(played.of('blow')[1]).toMatchObject({ area: 5, result: 'H' });
  });

  test('23.3 knocked out he does nothing (F25)', () => {
    const B = { tr: 4, cn: 1 };
    const played = strike({ A: STRONG, B }, 'bash 8, head 4 | duck', blow(11, 2, 1), ['stun', 6, 6], blow(11, 6, 1));
    expect(played.of('knocked-out')).toHaveLength(1);
    expect(played.of('blow')[1]?.result).toBe('H');
  });
});
