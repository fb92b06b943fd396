/** 21: what axe, flail, javelin, maul, pike and scissor do besides striking. */
import { describe, expect, test } from 'vitest';
import type { Act, Fighter, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import { lying, play, refusal, scene, shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { duel, FALLS, fight, holding, poolIn, strike } from '../../support/rules/arms.ts';
import { all } from '../../support/rules/criticals.ts';

/** Enough CF for a halved blow of 8. */
const STRONG = { tr: 30 };
const one = (kind: WeaponKind, more: Partial<Fighter> = {}): Partial<Fighter> => ({
  ...holding(1, kind),
  ...STRONG,
  ...more,
});
const why = (event: Parameters<typeof reading>[0], name: Parameters<typeof reading>[1], text: string) =>
  reading(event, name).modifiers.find((modifier) => modifier.why.includes(text))?.value;

describe('21.2 axe', () => {
  test('21.2 an axe adds 2 to its wound rolls', () => {
    const hit = (kind: WeaponKind) => strike({ A: one(kind) }, 'head 4', blow(11, 6, 1)).one('blow');
    expect(hit('sword')).toMatchObject({ result: 'H', wounds: 0 });
    expect(hit('axe')).toMatchObject({ result: 'H', wounds: 1 });
    expect(added(hit('axe'), 'wound')).toBe(2);
  });

  test('21.2 it adds nothing to anything else', () => {
    const event = strike({ A: one('axe') }, 'head 4', blow(7, 6, 6)).one('blow');
    expect(event.result).toBe('S*');
    expect(added(event, 'shield')).toBe(4 + 1);
    expect(added(event, 'drop')).toBe(-4);
  });
});

describe('21.5 flail', () => {
  test.each([
    [4, 'S', 'P', 0],
    [7, 'S*', 'P*', 0],
    [8, 'P', 'H', 0],
    [10, 'P*', 'H', 1],
    [11, 'H', 'H', 0],
    [13, 'H+1', 'H', 1],
    [3, '--', '--', 0],
  ])('21.5 red %i at 4 CF: a printed %s becomes %s with a bonus of %i (C89)', (red, printed, result, bonus) => {
    const event = strike({ A: one('flail') }, 'head 4', blow(red, 5, 1)).one('blow');
    expect(event).toMatchObject({ printed, result, bonus });
  });

  test('21.5 the bonus of its H goes on the wound roll', () => {
    const event = strike({ A: one('flail') }, 'head 4', blow(10, 6, 2)).one('blow');
    expect(added(event, 'wound')).toBe(1);
    expect(event.wounds).toBe(1);
  });

  test('21.5 it goes up before a missing shield or weapon counts (P47)', () => {
    const against = (red: number, hands: Fighter['hands']) =>
      strike({ A: one('flail'), B: { hands } }, 'head 4', blow(red, 5, 5)).one('blow');
    // S to P by the chain; P to H because there is no weapon.
    expect(against(4, [shield(4)])).toMatchObject({ printed: 'S', result: 'H', bonus: 0 });
    // S* to P* by the chain; P* to H because there is no shield.
    expect(against(7, [sword(3)])).toMatchObject({ printed: 'S*', result: 'H', bonus: 0 });
    expect(against(4, [sword(3)])).toMatchObject({ printed: 'S', result: 'P' });
  });

  test('21.5 no other weapon goes up', () => {
    for (const kind of ['sword', 'axe', 'scissor'] as const) {
      expect(strike({ A: one(kind) }, 'head 4', blow(8, 6, 6)).one('blow').result).toBe('P');
    }
  });
});

describe('21.6.1 javelins break', () => {
  const thrust = (B: Partial<Fighter>, ...faces: [number, number]) =>
    strike({ A: one('javelin'), B }, 'head 4', blow(10, 6, 6), ['break', ...faces]);

  test('21.6.1 a P* against it is a test of the shaft, and no other result is', () => {
    expect(readings(thrust({}, 1, 1).one('blow'))).toEqual(['crt', 'drop', 'break']);
    for (const red of [3, 4, 7, 8, 11]) strike({ A: one('javelin') }, 'head 4', blow(red, 5, 3));
  });

  test('21.6.1 without a shield there is no P*, and no test', () => {
    expect(strike({ A: one('javelin'), B: holding(3, 'sword') }, 'head 4', blow(10, 2, 2)).one('blow').result).toBe(
      'H',
    );
  });

  test('21.6.1.1 on 9 it holds, on 10 it breaks and is gone (C138, P66)', () => {
    const holds = thrust({}, 3, 6);
    expect(holds.of('weapon-broken')).toEqual([]);
    expect(holds.fighter('A').hands).toMatchObject([{ kind: 'javelin' }]);
    const breaks = thrust({}, 4, 6);
    expect(breaks.one('weapon-broken')).toMatchObject({ fighter: 'A', item: { kind: 'javelin' }, how: 'useless' });
    expect(breaks.fighter('A').hands).toEqual([]);
    expect(breaks.state.loose).toEqual([]);
  });

  test('21.6.1.1 the ST of the man who parries is added (F29)', () => {
    expect(thrust({ st: 1 }, 3, 6).of('weapon-broken')).toHaveLength(1);
    expect(thrust({ st: -1 }, 4, 6).of('weapon-broken')).toHaveLength(0);
  });

  test('21.6.1.1 a maul that parries has its 3 ST for it (C91)', () => {
    const maul = { hands: [...holding(3, 'maul').hands, shield(4)] };
    expect(reading(thrust(maul, 1, 6).one('blow'), 'break').total).toBe(1 + 6 + 3);
  });

  test('21.6.1 a broken javelin takes the blows he had still to strike along (F7)', () => {
    const played = strike({ A: one('javelin') }, 'head 4, chest 4', blow(10, 6, 6), ['break', 6, 6]);
    expect(played.one('attacks-lost')).toMatchObject({ fighter: 'A', areas: [2] });
  });
});

describe('21.8 maul', () => {
  test('21.8 it adds 3 to the ST of its user in shield damage and drop rolls, not on the CRT (C91)', () => {
    const event = strike({ A: one('maul', { st: 1 }) }, 'head 4', blow(7, 6, 6)).one('blow');
    expect(event.result).toBe('S*');
    expect(added(event, 'crt')).toBe(4);
    expect(added(event, 'shield')).toBe(4 + 1 + 1 + 3);
    expect(added(event, 'drop')).toBe(-4 - 1 - 3);
  });

  test('21.8.1 an H is 2D6 of Stun besides the wounds', () => {
    const played = strike({ A: one('maul') }, 'head 4', blow(11, 6, 3), ['stun', 4, 5]);
    expect(played.one('blow')).toMatchObject({ result: 'H', wounds: 1 });
    expect(played.one('stunned')).toMatchObject({ fighter: 'B', cite: '21.8.1', stun: { from: 0, to: 2 } });
  });

  test('21.8.1 an H that does not wound stuns as well', () => {
    const played = strike({ A: one('maul'), B: { armour: all('A') } }, 'head 4', blow(11, 2, 1), ['stun', 6, 6]);
    expect(played.one('blow').wounds).toBe(0);
    expect(played.one('stunned').stun).toEqual({ from: 0, to: 3 });
  });

  test('21.8.1 shield hits and parries do not stun', () => {
    for (const red of [4, 7, 8]) {
      expect(strike({ A: one('maul') }, 'head 4', blow(red, 5, 6)).of('stunned')).toEqual([]);
    }
  });

  test('21.8.1 the H of the last box of a shield does (12.3.1)', () => {
    const B = { hands: [sword(3), shield(4, 'small', 11)] };
    const played = strike({ A: one('maul'), B }, 'head 1', blow(7, 7, 2), ...FALLS, ['stun', 1, 1]);
    expect(played.one('blow')).toMatchObject({ result: 'S', overflow: 'H' });
    expect(played.of('stunned')).toHaveLength(1);
  });

  test('21.8.1 the stun costs CF of this very phase (11.3)', () => {
    const played = fight(
      { A: one('maul') },
      {
        cf: { A: 'head 8', B: 'head 1, chest 1, legs 3' },
        dice: [blow(6), blow(6), blow(8, 2, 1), ['stun', 1, 6], blow(6)],
      },
    );
    expect(played.one('cf-lost')).toMatchObject({
      ...{ fighter: 'B', amount: 1, owed: 0 },
      attacks: [{ area: 5, cf: { from: 3, to: 2 } }],
    });
  });

  test('9.4.6 its wounds and its stun are two losses before one defence, which bears both', () => {
    const played = fight(
      { A: { ...one('maul'), tr: 20 } },
      { cf: { A: 'head 8, legs 1', B: '| legs 9' }, dice: [blow(15, 3, 6), ['stun', 1, 1], blow(8)] },
    );
    const lost = played.of('cf-lost').map(({ cite, fighter, amount, owed }) => [cite, fighter, amount, owed]);
    expect(lost).toEqual([
      ['9.4.6', 'B', 3, 3],
      ['9.4.6', 'B', 1, 4],
    ]);
    expect(played.of('blow').map(({ defence }) => defence)).toEqual([0, 9 - 4]);
  });
});

describe('21.9.1 pike', () => {
  const thrust = (red: number) => strike({ range: 2, A: one('pike') }, 'head 4', blow(red, 6, 6)).one('blow');

  test('21.9.1 an S and an S* of a pike add 6 to the shield damage', () => {
    expect(thrust(4).result).toBe('S');
    expect(added(thrust(4), 'shield')).toBe(4 + 6);
    expect(thrust(7).result).toBe('S*');
    expect(added(thrust(7), 'shield')).toBe(4 + 1 + 6);
  });

  test('21.9.1 the drop roll has none of it', () => {
    expect(added(thrust(7), 'drop')).toBe(-4);
  });
});

describe('21.11 scissor', () => {
  const stab = (arms: 'A' | 'C' | '--', black: number) => {
    const B = { ...holding(3, 'scissor', 'dagger'), armour: { ...all('--' as const), 4: arms } };
    return strike({ A: one('sword'), B }, 'arms 4', blow(11, 6, black)).one('blow');
  };

  test('21.11 its sleeve is A on the arms when the black die is 3 or less (C92)', () => {
    expect(why(stab('--', 3), 'wound', 'A3')).toBe(-8);
    expect(stab('--', 3).wounds).toBe(0);
  });

  test('21.11 above 3 his own sleeve counts, if he has one (C92)', () => {
    expect(added(stab('--', 4), 'wound')).toBe(0);
    expect(stab('--', 4).wounds).toBe(1);
    expect(added(stab('C', 4), 'wound')).toBe(-3);
    expect(stab('C', 4).wounds).toBe(0);
  });

  test('21.11 it covers no other area', () => {
    const event = strike({ A: one('sword'), B: holding(3, 'scissor', 'dagger') }, 'legs 4', blow(11, 6, 2)).one('blow');
    expect(added(event, 'wound')).toBe(0);
  });

  test('21.11.1 what it catches, weapon or shield, is harder to hold by 4 (C60)', () => {
    expect(added(strike({ A: one('scissor') }, 'head 4', blow(8, 6, 6)).one('blow'), 'drop')).toBe(-4 - 4);
    expect(added(strike({ A: one('scissor') }, 'head 4', blow(7, 6, 6)).one('blow'), 'drop')).toBe(-4 - 4);
    const lost = strike({ A: one('scissor') }, 'head 4', blow(8, 6, 2), ...FALLS);
    expect(lost.one('item-dropped')).toMatchObject({ item: { kind: 'sword' }, why: 'parried' });
  });

  test('21.11.2 a parry never costs a scissor: the other weapon goes, or nothing', () => {
    const parry = (...kinds: WeaponKind[]) =>
      strike({ A: one('sword'), B: holding(3, ...kinds) }, 'head 4', blow(8, 2, 1), ...(kinds.length > 1 ? FALLS : []));
    expect(parry('scissor', 'dagger').one('item-dropped').item.kind).toBe('dagger');
    expect(parry('scissor').of('item-dropped')).toEqual([]);
  });

  test('21.11.2 it cannot be let go, nor give way to another thing', () => {
    const state = scene({ A: holding(1, 'scissor', 'dagger'), loose: [lying(sword(9), { q: 0, r: 0 })] });
    const may = { fighter: 'A', recover: [9], kick: [], throwAt: ['B'] };
    const refused = (act: Act) => refusal(state, { kind: 'act', seat: 0, cite: '5.2.4', ...may }, act);
    expect(refused({ kind: 'drop', hand: 0 })).toContain('21.11.2');
    expect(refused({ kind: 'throw', hand: 0, target: 'B' })).toContain('21.11.2');
    expect(refused({ kind: 'recover', item: 9, drop: 0 })).toContain('21.11.2');
    expect(refused({ kind: 'recover', item: 9, drop: 1 })).toBeNull();
  });

  test('21.11.2 a man with scissor and dagger has no hand for a shield or third weapon', () => {
    const played = play(
      duel({ range: 5, A: holding(1, 'scissor', 'dagger'), loose: [lying(shield(9), { q: 0, r: 0 })] }),
      {
        acts: { A: { kind: 'recover', item: 9, drop: 1 } },
        dice: [['recovery', 1]],
      },
    );
    expect(played.fighter('A').hands.map(({ kind }) => kind)).toEqual(['scissor', 'shield']);
    expect(poolIn({ A: holding(1, 'scissor', 'dagger') })?.marks[0]?.arms).toMatchObject([
      { kind: 'scissor', halvings: 0 },
      { kind: 'dagger', halvings: 1 },
    ]);
  });
});
