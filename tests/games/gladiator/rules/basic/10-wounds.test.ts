/** 10.1 to 10.3: wound rolls, armour, boxes, lost CF and death. */
import { describe, expect, test } from 'vitest';
import { areaLoss, currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import {
  AREAS,
  type Area,
  type Armour,
  type ByArea,
  type Fighter,
} from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, type Played, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { ARMOUR, stunFor, woundsFor } from '../../support/printed.ts';

const STRONG = { tr: 20 };
const ONE = blow(7, 4, 5);
const TWO = blow(7, 6, 5);
const MISS = blow(6);
const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];
const all = <T>(value: T): ByArea<T> => ({ 1: value, 2: value, 3: value, 4: value, 5: value });
const wounded = (area: Area, count: number): ByArea<number> => ({ ...all(0), [area]: count });

/** A blow of 8 CF: an H whose bonus is `bonus` (0 to 9). */
const bodyHit = (bonus: number, white: number, black: number) => blow(8 + bonus, white, black);
const strike = (area: string, dice: Scripted, B: Partial<Fighter> = {}, more: readonly Scripted[] = []) =>
  play(scene({ A: STRONG, B }), { cf: { A: `${area} 8` }, dice: [dice, ...more] });

function poolOf(played: Played, id: string) {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}

describe('10.1 the wound roll', () => {
  const LOW = [3, 4, 5, 6, 7, 8].map(
    (total) => [total, bodyHit(0, total > 7 ? 3 : 2, total > 7 ? total - 3 : total - 2)] as const,
  );
  const MIDDLE = [9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) => [total, bodyHit(total - 8, 2, 6)] as const);
  test.each([...LOW, ...MIDDLE])('10.1 a total of %i', (total, dice) => {
    const event = strike('legs', dice).one('blow');
    expect(reading(event, 'wound').total).toBe(total);
    expect(event.wounds).toBe(woundsFor(total));
  });

  test('10.1 a total of 18 makes seven wounds', () => {
    const event = strike('legs', bodyHit(9, 3, 6), {}, [['stumble', 6]]).one('blow');
    expect(reading(event, 'wound').total).toBe(18);
    expect(reading(event, 'wound').table).toMatchObject({ row: '18', column: 'wound', cell: '7' });
    expect(event).toMatchObject({ critical: '1', wounds: 7 + 1 });
  });

  test.each([19, 20, 24])('10.1 a total of %i kills, however many boxes are left (P49)', (total) => {
    const played = strike('legs', bodyHit(9, total - 9 - 3, 3), { w: 18 });
    expect(reading(played.one('blow'), 'wound').total).toBe(total);
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'killing-wound' });
  });

  test('10.1 the bonus of the H is added', () => {
    expect(added(strike('legs', bodyHit(0, 2, 2)).one('blow'), 'wound')).toBe(0);
    expect(added(strike('legs', bodyHit(6, 2, 2)).one('blow'), 'wound')).toBe(6);
  });

  test('10.1 armour that holds a killing blow leaves what is left of it (P49)', () => {
    const armour = { ...all<Armour>('--'), 5: 'A' } as const;
    const event = strike('legs', bodyHit(9, 12, 5), { armour, w: 18 }, [['stumble', 6]]).one('blow');
    expect(reading(event, 'wound').total).toBe(18);
    expect(event.wounds).toBe(7);
  });

  // Collisions read the Stun column: A wins by 1 + ST, and 2D6 are added.
  const STUNS = Array.from({ length: 19 }, (_, index) => index + 3);
  test.each(STUNS)('10.1 the Stun column at %i; the last three results need no check (F14)', (total) => {
    const st = total <= 13 ? 0 : 8;
    const sum = total - 1 - st;
    const stun: Scripted = ['stun', Math.max(1, sum - 6), sum - Math.max(1, sum - 6)];
    const drops = total === 17 || total === 18 ? FALLS : [];
    const check: readonly Scripted[] = total >= 19 ? [] : [['stumble', 6]];
    const played = play(scene({ A: { st } }), {
      plots: { A: 'F' },
      dice: [['impact', 1], ['impact', 1], stun, ...drops, ...check],
    });
    expect(reading(played.one('stunned'), 'stun').total).toBe(total);
    expect(played.one('stunned').stun).toEqual({ from: 0, to: stunFor(total) });
    const dropped = played.of('item-dropped').map((event) => event.item.kind);
    expect(dropped).toEqual(total === 17 ? ['sword'] : total === 18 ? ['shield'] : []);
    expect(played.fighter('B').posture).toBe(total >= 19 ? 'prone' : 'standing');
  });
});

describe('10.2 armour', () => {
  const FACES = [1, 2, 3, 4, 5, 6];
  const LETTERS = ['A', 'B', 'C'] as const;
  const FULL = LETTERS.flatMap((letter) => FACES.map((black) => [letter, black] as const));
  const PARTIAL = LETTERS.flatMap((letter) =>
    ([2, 3, 4, 5] as const).flatMap((digit) => FACES.map((black) => [letter, digit, black] as const)),
  );
  const drm = (armour: Armour, black: number) =>
    added(strike('groin', bodyHit(0, 2, black), { armour: { ...all<Armour>('--'), 3: armour } }).one('blow'), 'wound');

  test('10.2 only the armour of the area struck counts', () => {
    const armour = { ...all<Armour>('A'), 3: '--' } as const;
    const event = strike('groin', bodyHit(1, 2, 6), { armour }).one('blow');
    expect(event.wounds).toBe(1);
    expect(readings(event)).not.toContain('armour');
  });

  test.each(FULL)('10.2.1 whole armour %s with a black %i', (letter, black) => {
    expect(drm(letter, black)).toBe(ARMOUR[letter]);
  });

  test('10.2.1 whole armour needs no roll', () => {
    const armour = { ...all<Armour>('--'), 3: 'B' } as const;
    expect(readings(strike('groin', bodyHit(0, 2, 6), { armour }).one('blow'))).toEqual(['crt', 'wound']);
  });

  test.each(PARTIAL)('10.2.2 partial armour %s%i with a black %i', (letter, digit, black) => {
    expect(drm(`${letter}${digit}`, black)).toBe(black <= digit ? ARMOUR[letter] : 0);
  });

  test('10.2.2 the black die is read for the armour and added to the wound roll at once (P2)', () => {
    const armour = { ...all<Armour>('--'), 3: 'A4' } as const;
    const through = strike('groin', bodyHit(0, 4, 5), { armour }).one('blow');
    expect(reading(through, 'armour').need).toMatchObject({ op: '<=', than: 4, met: false });
    expect(reading(through, 'wound').total).toBe(9);
    const held = strike('groin', bodyHit(1, 4, 4), { armour }).one('blow');
    expect(reading(held, 'wound').total).toBe(4 + 4 + 1 - 8);
  });
});

describe('10.3 marking wounds', () => {
  test('10.3 each wound ticks a box of the area, from W down (B1)', () => {
    const played = strike('chest', TWO, { wounds: wounded(2, 3) });
    expect(played.one('blow').left).toEqual({ from: 9, to: 7 });
    expect(played.fighter('B').wounds).toEqual(wounded(2, 5));
  });

  // B1: CF lost after 1, 2, 3 .. wounds.
  const LIMBS: Readonly<Record<number, string>> = {
    9: '1 2 2 2 2 3 3 3',
    10: '1 1 2 2 2 2 3 3 3',
    11: '1 1 1 2 2 2 2 3 3 3',
    12: '1 2 2 2 3 3 3 3 4 4 4',
    13: '1 1 2 2 2 3 3 3 3 4 4 4',
    14: '1 1 1 2 2 2 3 3 3 3 4 4 4',
    15: '1 2 2 2 3 3 3 4 4 4 4 5 5 5',
  };
  const TORSO: Readonly<Record<number, string>> = {
    9: '1 1 1 1 2 2 2 2',
    10: '1 2 2 2 2 3 3 3 3',
    11: '1 1 2 2 2 2 3 3 3 3',
    12: '1 1 1 2 2 2 2 3 3 3 3',
    13: '1 2 2 2 3 3 3 3 4 4 4 4',
    14: '1 1 2 2 2 3 3 3 3 4 4 4 4',
    15: '1 1 1 2 2 2 3 3 3 3 4 4 4 4',
  };
  const TRACKS = [9, 10, 11, 12, 13, 14, 15].flatMap((w) => AREAS.map((area) => [w, area] as const));
  test.each(TRACKS)('10.3.1 W %i, area %i: CF are lost as the penalty boxes are reached (B1)', (w, area) => {
    const losses = (area === 2 || area === 3 ? TORSO : LIMBS)[w]?.split(' ').map(Number) ?? [];
    expect(losses).toHaveLength(w - 1);
    const counted = losses.map((_, index) => areaLoss(tables, man('B', { w, wounds: wounded(area, index + 1) }), area));
    expect(counted).toEqual(losses);
    expect(areaLoss(tables, man('B', { w }), area)).toBe(0);
  });

  test('10.3.1 the areas add up, and the loss lasts', () => {
    const played = strike('head', TWO, { wounds: { ...all(0), 2: 4, 5: 1 } });
    expect(played.one('blow').targetCf).toEqual({ from: 10 - 2 - 1, to: 10 - 2 - 1 - 2 });
    expect(currentCf(tables, played.fighter('B'))).toBe(5);
    expect(poolOf(play(played.state), 'B')?.total).toBe(5);
  });

  test('10.3.1.1 example: W 12, two wounds in the chest cost 1 CF', () => {
    expect(strike('chest', TWO).one('blow').targetCf).toEqual({ from: 10, to: 9 });
  });

  test('10.3.1.1 example: W 12, two wounds in the head cost 2 CF', () => {
    expect(strike('head', TWO).one('blow').targetCf).toEqual({ from: 10, to: 8 });
  });

  test.each(AREAS)('10.3.1.1 the first wound in area %i costs 1 CF at any W', (area) => {
    for (let w = 9; w <= 18; w++) expect(areaLoss(tables, man('B', { w, wounds: wounded(area, 1) }), area)).toBe(1);
  });

  test.each([
    ['head', 1],
    ['chest', 2],
    ['groin', 3],
    ['arms', 4],
    ['legs', 5],
  ] as const)('10.3.2 the last box of the %s kills', (name, area) => {
    const played = strike(name, ONE, { wounds: wounded(area, 11) });
    expect(played.one('killed')).toMatchObject({ fighter: 'B', killer: 'A', why: 'wounds' });
    expect(played.fighter('B')).toMatchObject({ fate: 'dead', posture: 'prone' });
    expect(played.one('bout-ended')).toMatchObject({ winner: 0, by: 'wounds', results: { A: 'V', B: 'P' } });
  });

  test('10.3.2 one box from the end he lives', () => {
    const played = strike('chest', ONE, { wounds: wounded(2, 10) });
    expect(played.fighter('B')).toMatchObject({ fate: 'fighting', posture: 'standing' });
    expect(played.state.outcome).toBeNull();
  });

  test('10.3.2 a dead man strikes no more and is struck no more (P44)', () => {
    const played = play(scene({ A: STRONG, B: { wounds: wounded(1, 11) } }), {
      cf: { A: 'head 8, legs 8', B: 'chest 3' },
      dice: [ONE],
    });
    expect(played.of('blow')).toHaveLength(1);
  });

  test.each([
    ['backward', true],
    ['forward', false],
    [null, false],
  ] as const)('10.3.2 after a last step %s his body lies face up: %s (16.2, F27)', (lastStep, faceUp) => {
    expect(strike('head', ONE, { wounds: wounded(1, 11), lastStep }).fighter('B').faceUp).toBe(faceUp);
  });
});

describe('10.3.3 knocked out', () => {
  const dazed = (amount: number) => ({ stun: { amount, turn: 1, phase: 1 } });

  test('10.3.3 wounds that bring CF below the Stun knock him out (F15)', () => {
    const played = strike('head', TWO, dazed(9));
    expect(played.one('knocked-out')).toMatchObject({ fighter: 'B', stun: 9, cf: 8 });
    expect(played.fighter('B')).toMatchObject({ conscious: false, posture: 'prone', fate: 'fighting' });
  });

  test.each([
    ['backward', true],
    ['forward', false],
    [null, false],
  ] as const)('10.3.3 after a last step %s he lies face up: %s (16.2, F27)', (lastStep, faceUp) => {
    expect(strike('head', TWO, { ...dazed(9), lastStep }).fighter('B').faceUp).toBe(faceUp);
  });

  test('10.3.3 Stun equal to CF does not', () => {
    expect(strike('head', TWO, dazed(8)).fighter('B')).toMatchObject({ conscious: true, posture: 'standing' });
  });

  test('10.3.3 a dead man is not knocked out, nor is anyone twice', () => {
    expect(strike('head', ONE, { ...dazed(9), wounds: wounded(1, 11) }).of('knocked-out')).toEqual([]);
    const twice = play(scene({ A: STRONG, B: dazed(9) }), { cf: { A: 'head 8, chest 8' }, dice: [TWO, ONE] });
    expect(twice.of('knocked-out')).toHaveLength(1);
  });

  test('10.3.3 without Stun a man of 0 CF or less stays awake (C68)', () => {
    const played = strike('head', TWO, { exhaustion: 9 });
    expect(currentCf(tables, played.fighter('B'))).toBe(-1);
    expect(played.fighter('B')).toMatchObject({ conscious: true, posture: 'standing' });
  });

  test('10.3.3 a lost eye counts like any other loss of CF (F15)', () => {
    const played = strike('head', bodyHit(0, 8, 1), dazed(9));
    expect(played.one('blow')).toMatchObject({ critical: 'V', targetCf: { from: 10, to: 8 } });
    expect(played.fighter('B').conscious).toBe(false);
  });

  test('10.3.3 exhaustion at the end of a turn too (F15)', () => {
    const played = play(scene({ turn: 2, phase: 9, B: { ...dazed(9), cn: 4 } }), {
      dice: [
        ['endurance', 1],
        ['endurance', 4],
      ],
    });
    expect(currentCf(tables, played.fighter('B'))).toBe(8);
    expect(played.fighter('B')).toMatchObject({ conscious: false, posture: 'prone' });
  });
});

describe('10.3.4 CF below 1', () => {
  test('10.3.4 without a bonus for position he may not attack', () => {
    const played = play(scene({ A: { exhaustion: 10 }, B: { exhaustion: 10 } }));
    expect(played.of('engaged')).toEqual([]);
    expect(poolOf(play(scene({ A: { exhaustion: 10 } })), 'A')?.mayAttack ?? false).toBe(false);
  });

  test('10.3.4 a bonus that lifts him above 0 lets him attack', () => {
    const played = play(scene({ A: { exhaustion: 11 }, B: { facing: 0 } }), { cf: { A: 'head 3' }, dice: [blow(4)] });
    expect(poolOf(played, 'A')).toMatchObject({ total: 3, mayAttack: true });
    expect(played.one('blow').cf).toBe(3);
  });

  test('10.3.4 a bonus that does not lift him above 0 is of no use', () => {
    const played = play(scene({ A: { exhaustion: 14 }, B: { facing: 0 } }));
    expect(played.of('engaged').map((event) => event.fighter)).not.toContain('A');
  });

  test('10.3.4.1 CF lent by position may attack, not defend', () => {
    expect(poolOf(play(scene({ A: { exhaustion: 10 }, B: { facing: 0 } })), 'A')).toMatchObject({
      total: 4,
      mayAttack: true,
      mayDefend: false,
      halvings: 0,
    });
  });

  test('10.3.4.1 a man whose CF is only stunned away may still defend', () => {
    const stun = { amount: 3, turn: 1, phase: 1 };
    expect(poolOf(play(scene({ A: { exhaustion: 7, stun }, B: { facing: 0 } })), 'A')).toMatchObject({
      total: 4,
      mayAttack: true,
      mayDefend: true,
    });
  });

  test('10.3.4.1 a man of 1 CF is not bound by it', () => {
    const played = play(scene({ A: { exhaustion: 9 }, B: { facing: 0 } }));
    expect(poolOf(played, 'A')).toMatchObject({ total: 5, mayAttack: true, mayDefend: true, halvings: 0 });
  });

  test('10.3.4.1 a centurion below 1 CF attacks with all that position lends him (P87)', () => {
    const played = play(scene({ A: { facing: 3 }, B: { by: 'book', exhaustion: 10, moves: 5 } }), {
      dice: [['attack-chunk', 6], ['attack-area', 3], blow(3, 2, 6)],
    });
    const allocated = played.of('allocated').find((event) => event.fighter === 'B');
    expect(allocated?.allocation).toEqual({ attacks: [{ area: 3, cf: 4 }], defence: all(0) });
  });

  test('10.3.4.2 example: 0 CF, 3 from position; a loss of 1 leaves an attack of 2 and lends later blows 1', () => {
    const played = play(scene({ A: { exhaustion: 10 }, B: { facing: 1, tr: 20 } }), {
      cf: { A: 'chest 3', B: 'head 8, legs 2' },
      dice: [ONE, blow(5), blow(4)],
    });
    const [first, own, second] = played.of('blow');
    expect(first).toMatchObject({ fighter: 'B', targetCf: { from: 0, to: -1 } });
    expect(own).toMatchObject({ fighter: 'A', cf: 2 });
    expect(second === undefined ? null : added(second, 'crt')).toBe(2 + 1);
  });

  test('10.3.4.2 every attack gains what the man is short of 0 (C69)', () => {
    const event = play(scene({ B: { exhaustion: 13 } }), { cf: { A: 'head 2' }, dice: [MISS] }).one('blow');
    expect(added(event, 'crt')).toBe(5);
  });

  test('10.3.4.2 at 0 CF there is nothing to gain', () => {
    const event = play(scene({ B: { exhaustion: 10 } }), { cf: { A: 'head 1' }, dice: [MISS] }).one('blow');
    expect(added(event, 'crt')).toBe(1);
  });

  test('10.3.4.2 CF from position does not hide the weakness', () => {
    const played = play(scene({ A: { exhaustion: 12 }, B: { facing: 0 } }), {
      cf: { B: 'head 1' },
      dice: [blow(4)],
    });
    expect(poolOf(played, 'A')?.total).toBe(2);
    expect(added(played.one('blow'), 'crt')).toBe(1 + 2);
  });
});
