import { describe, expect, it } from 'vitest';
import { damageOf, resolveHit } from '../../../../src/games/heroes/rules/blows/hit.ts';
import { resolveWound } from '../../../../src/games/heroes/rules/blows/wound.ts';
import { bonusRange, recoverBonus, resolveCommits } from '../../../../src/games/heroes/rules/bonus.ts';
import {
  ratedTotal,
  rawTotal,
  sizedAttributes,
  startingAttributes,
} from '../../../../src/games/heroes/rules/creation.ts';
import {
  guardAgainst,
  isOffHand,
  isTwoHanded,
  isUnarmoured,
  reaches,
  weaponOf,
} from '../../../../src/games/heroes/rules/gear.ts';
import { actFault, pickUpsOf } from '../../../../src/games/heroes/rules/legal.ts';
import { resolveAct } from '../../../../src/games/heroes/rules/moves.ts';
import { attackPool, initiativeModifiers, maneuverPool } from '../../../../src/games/heroes/rules/pools.ts';
import { STYLES } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { duel, played, pool, sand } from '../support/sand.ts';

const T = tables();
const BARE = { committed: 0, advantage: false, bash: false, retake: false };
const BLOW = { thrown: null, unguarded: false };

describe('3 the gladiators', () => {
  it('3.1.1 a Star that a seat leads is asked what it does', () => {
    const state = sand([{ seat: 0, star: true }], [{}]);
    expect([state.fighters[0]?.seat, state.fighters[0]?.rank]).toEqual([0, 'star']);
  });

  it('3.1.2 a Grunt has no Star Power', () => {
    const state = sand([{ star: true }], [{}]);
    expect(state.fighters.map(({ starPower }) => starPower)).toEqual([4, 0]);
    expect(sand([{ star: true }], [{}], { starPower: false }).fighters[0]?.starPower).toBe(0);
  });

  it('3.2.1 four dice 1, 2, 5, 6 against three points leave one, and three dice', () => {
    const [state, a, b] = duel({}, { star: true, seat: 0 });
    const play = played(state, [['star-power', 1, 2, 5, 6]]);
    play.run(resolveWound(play.ctx, a, b, 'belly', 3), [true]);
    expect([b.parts.belly.now, b.now.strength, b.starPower, b.taken]).toEqual([3, 3, 3, 1]);
  });

  it('3.2.1 nothing left is no wound, and a knockdown stands', () => {
    const [state, a, b] = duel({ style: 'thraex' }, { star: true, seat: 0, style: 'dimachaerus' });
    const play = played(state, [
      ['location', 3, 4],
      ['star-power', 6, 6, 4, 1],
    ]);
    play.run(resolveHit(play.ctx, a, b, { impact: 1, ...BLOW }), [true]);
    expect([b.knocked, b.taken, b.starPower, b.parts.chest.now]).toEqual([true, 1, 2, 3]);
  });

  it('3.3.1 a woman of four Strength whose size dice show 1 and 3 is small: Strength 1, Speed one more, four Bonus Dice', () => {
    const { value } = T.size(1 + 3 - 2);
    const made = sizedAttributes({ savvy: 4, speed: 4, strength: 4 }, { female: true, ...value });
    expect([value.size, made.speed, made.strength]).toEqual(['small', 5, 1]);
    const [state] = [sand([{ star: true, female: true, at: [4, 5, 1] }], [{ female: true, at: [4, 5, 1] }])];
    expect(state.fighters.map(({ bonus }) => bonus)).toEqual([4, 2]);
  });

  it('3.4 sizes by two dice', () => {
    expect([2, 3, 4, 10, 11, 12].map((total) => T.size(total).value.size)).toEqual([
      'small',
      'slight',
      'slight',
      'large',
      'very large',
      'giant',
    ]);
  });

  it('3.5 Ability Points count once in the rated total', () => {
    const [, a] = duel({ at: [4, 3, 4], signatures: ['frenzy'] });
    expect([rawTotal(a.card.attributes), ratedTotal(a.card, false, T)]).toEqual([11, 10]);
    expect(ratedTotal({ ...a.card, signatures: ['strong', 'strong'] }, false, T)).toBe(13);
  });

  it('3.5 every signature changes what it says', () => {
    const lines = (signature: 'slow to react' | 'brawler', retake: boolean) =>
      attackPool(duel({ signatures: [signature] })[1], { ...BARE, retake }, T).dice;
    expect(lines('slow to react', false)).toBe(3);
    expect([lines('brawler', false), lines('brawler', true)]).toEqual([4, 5]);
    const [, agile, foe] = duel({ signatures: ['agile'] });
    expect(maneuverPool(agile, foe, { committed: 0, own: false }, T).dice).toBe(9);
    expect(duel({ signatures: ['strong'], at: [4, 4, 5] })[1].bonus).toBe(13);
    const [, frenzied] = duel({ signatures: ['frenzy'] });
    expect([bonusRange(frenzied, 'attack').least, bonusRange(frenzied, 'maneuver').least]).toEqual([1, 0]);
    const slow = initiativeModifiers(duel({ signatures: ['slow'] })[1], T);
    expect(slow).toContainEqual({ value: -1, why: 'slow', cite: '5.2' });
  });

  it('3.5 steady keeps its bearer up once, and a swordsman keeps either place', () => {
    const [state, a, b] = duel(
      { signatures: ['swordsman'], seat: 0 },
      { signatures: ['steady'], style: 'dimachaerus', at: [4, 4, 6] },
    );
    const first = played(state, [
      ['location', 1, 1],
      ['location', 3, 4],
    ]);
    first.run(resolveHit(first.ctx, a, b, { impact: 2, ...BLOW }), [1]);
    expect([b.knocked, b.steadied, b.parts.chest.now]).toEqual([false, true, 3]);
    const second = played(state, [
      ['location', 4, 5],
      ['location', 3, 4],
    ]);
    second.run(resolveHit(second.ctx, a, b, { impact: 1, ...BLOW }), [0]);
    expect([b.knocked, b.parts.belly.now]).toEqual([true, 4]);
  });

  it('3.6.1, 3.6.2, 3.6.3 Savvy attacks, Strength is what parts and Bonus Dice are made of, Speed manoeuvres', () => {
    const [, a, b] = duel({ at: [5, 3, 6] });
    expect(attackPool(a, BARE, T).dice).toBe(5);
    expect([a.parts.head.max, a.bonus]).toEqual([6, 12]);
    expect(maneuverPool(a, b, { committed: 0, own: false }, T).dice).toBe(8);
  });

  it('3.6.4, 3.6.5 twelve points within two of each other', async () => {
    const { pointsFault, risesOf } = await import('../../../../src/games/heroes/career/limits.ts');
    expect(pointsFault({ savvy: 5, speed: 3, strength: 4 })).toBeNull();
    expect(pointsFault({ savvy: 6, speed: 3, strength: 3 })).toMatch(/3\.6\.4/);
    expect(pointsFault({ savvy: 5, speed: 4, strength: 4 })).toMatch(/12 points/);
    const star = (savvy: number, speed: number, strength: number) =>
      ({ card: { attributes: { savvy, speed, strength } } }) as never;
    expect(risesOf(star(7, 7, 6))).toEqual([]);
    expect(risesOf(star(7, 6, 6))).toEqual(['speed', 'strength']);
  });

  it('3.7 two dice for each Strength', () => {
    expect(duel({ at: [4, 4, 5] })[1].bonus).toBe(10);
  });

  it('3.7.1 waiting raises the stock to Strength and never lowers it', () => {
    const [state, a, b] = duel({ seat: 0 });
    b.zone = 'E3';
    a.now.strength = 3;
    a.bonus = 1;
    const play = played(state, []);
    play.run(resolveAct(play.ctx, a, { do: 'hold' }));
    expect([a.bonus, play.events]).toEqual([3, [{ kind: 'held', cite: '3.7.1', fighter: 'A', bonus: 2 }]]);
    a.bonus = 7;
    expect([recoverBonus(a), a.bonus]).toEqual([0, 7]);
  });

  it('3.7.2 both seats commit at once, any number', () => {
    const [state, a, b] = duel({ seat: 0 }, { seat: 1 });
    const play = played(state, []);
    expect(play.run(resolveCommits(play.ctx, 'maneuver', [a, b]), [8, 0])).toEqual([8, 0]);
  });

  it('3.7.3 dice 1, 2, 3, 4, 1, 6 of the book: two for a Maneuver, three for an Attack, four for one who lies', () => {
    const committed = (table: 'maneuver' | 'attack' | 'net', knocked: boolean) => {
      const [state, a, b] = duel({ at: [4, 4, 3] }, { seat: 0 });
      a.knocked = knocked;
      b.bonus = 0;
      const play = played(state, [['bonus', 1, 2, 3, 4, 1, 6]]);
      return play.run(resolveCommits(play.ctx, table, [a, b]))[0];
    };
    expect([
      committed('maneuver', false),
      committed('attack', false),
      committed('net', false),
      committed('attack', true),
    ]).toEqual([2, 3, 3, 4]);
    const [state, a, b] = duel({ signatures: ['frenzy'] }, { seat: 0 });
    [a.bonus, b.bonus] = [3, 0];
    const play = played(state, [['bonus', 4, 5, 6]]);
    expect(play.run(resolveCommits(play.ctx, 'attack', [a, b]))[0]).toBe(1);
  });

  it('3.8 a secondary style costs a point of Savvy, and one of the rated total', () => {
    const [, a] = duel({ at: [5, 3, 4], signatures: ['brawler'], secondary: true });
    expect([a.start.savvy, rawTotal(a.card.attributes), a.rated]).toEqual([4, 12, 12]);
    expect(startingAttributes({ ...a.card, attributes: { savvy: 1, speed: 1, strength: 1 } }, true).savvy).toBe(1);
  });

  it('3.8.1, 3.8.2, 3.8.3, 3.8.4, 3.8.5, 3.8.6 styles: what they carry, and whom they meet', () => {
    const carried = STYLES.map((style) => duel({ style })[1].hands);
    expect(carried).toEqual([
      { right: 'sword', left: 'sword' },
      { right: 'spear', left: 'small shield' },
      { right: 'sword', left: 'large shield' },
      { right: 'trident', left: 'net' },
      { right: 'sword', left: 'large shield' },
      { right: 'sword', left: 'small shield' },
    ]);
    const met = STYLES.map((style) =>
      [1, 2, 3, 4, 5, 6].map((face) => T.opponents[style](face).value.slice(0, 1)).join(''),
    );
    expect(met).toEqual(['mmhhtt', 'mmmmts', 'ttttrr', 'ssssmm', 'rrrrrh', 'mmmmhh']);
  });

  it('3.9 armour by the style', () => {
    expect(Object.values(T.armour.thraex)).toEqual([3, 0, 0, 0, 0, 2, 2]);
    expect(Object.values(T.armour.retiarius)).toEqual([0, 2, 0, 0, 1, 1, 1]);
  });

  it('3.9.1 armour is taken off the Impact', () => {
    const [, a, b] = duel({ style: 'retiarius' }, { style: 'murmillo' });
    expect(damageOf(a, b, 'right arm', { impact: 4, ...BLOW }, T)).toMatchObject({ modified: 4, damage: 4 });
    const [, c, d] = duel({ style: 'thraex' }, { style: 'thraex' });
    expect(damageOf(c, d, 'head', { impact: 1, ...BLOW }, T)).toMatchObject({ modified: -1, damage: 1 });
  });

  it('3.9.2 unarmoured speed of a dimachaerus, and of a retiarius without a net', () => {
    const [, a, b] = duel({ style: 'dimachaerus' }, { style: 'retiarius' });
    expect([isUnarmoured(a, T), isUnarmoured(b, T)]).toEqual([true, false]);
    b.hands.left = null;
    expect(isUnarmoured(b, T)).toBe(true);
    expect(attackPool(a, BARE, T).dice).toBe(4);
  });

  it('3.9.3 a shield guards its arm and the chest on 6, a large one the belly on 8', () => {
    const guarded = (style: 'murmillo' | 'thraex' | 'hoplomachus', total: number) => {
      const { value } = T.location(total);
      return guardAgainst(duel({}, { style })[2], value, T) !== null;
    };
    expect([4, 6, 8].map((total) => guarded('murmillo', total))).toEqual([true, true, true]);
    expect([4, 6, 8].map((total) => guarded('thraex', total))).toEqual([true, true, false]);
  });

  it('3.9.4 a second sword guards while both hands hold one', () => {
    const [, , b] = duel({}, { style: 'dimachaerus' });
    const row = T.location(4).value;
    expect(guardAgainst(b, row, T)).toBe('sword');
    b.hands.right = null;
    expect(guardAgainst(b, row, T)).toBeNull();
  });

  it('3.10 two hands where the other is empty and both arms are sound; off hand; fists', () => {
    const [, a] = duel({ style: 'thraex' });
    a.hands.left = null;
    const held = weaponOf(a, T) ?? { hand: 'left', item: 'net' };
    expect(isTwoHanded(a, held)).toBe(true);
    a.parts['left arm'].now = 0;
    expect(isTwoHanded(a, held)).toBe(false);
    const [, b] = duel({ style: 'dimachaerus' });
    [b.hands.right, b.parts['right arm'].now] = [null, 0];
    expect([isOffHand(b, T), attackPool(b, BARE, T).dice]).toEqual([true, 3]);
    const [, c] = duel({ style: 'thraex' });
    c.hands.right = null;
    expect([isOffHand(c, T), weaponOf(c, T)]).toEqual([false, null]);
  });

  it('3.10.1, 3.10.2, 3.10.3 what weapons add', () => {
    expect(
      ['sword', 'spear', 'trident'].map((item) => [T.items[item as 'sword'].one, T.items[item as 'sword'].two]),
    ).toEqual([
      [1, 2],
      [1, 2],
      [2, 3],
    ]);
    const [, a, b] = duel({ style: 'retiarius' }, { style: 'thraex' });
    a.hands.left = null;
    expect(damageOf(a, b, 'chest', { impact: 3, ...BLOW }, T).modified).toBe(6);
  });

  it('3.10.4 only a retiarius tosses a net or picks one up', () => {
    const state = sand([{ seat: 0 }], [{}]);
    const [a, b] = state.fighters as [(typeof state.fighters)[0], (typeof state.fighters)[0]];
    [a.hands.left, a.zone, b.zone] = ['net', 'B3', 'C3'];
    expect(actFault(state, T, 'A', { do: 'toss', foe: 'B' })).toBe('no net to toss (5.3.1)');
    a.hands.left = null;
    state.ground.push({ item: 'net', zone: 'B3', fell: -1, missed: null });
    expect(actFault(state, T, 'A', { do: 'pick-up', ground: 0, hand: 'left' })).toMatch(/R36/);
  });

  it('3.10.5 reach in one’s own turn against a sword, never against a trident', () => {
    const [, spear, sword] = duel(
      { style: 'hoplomachus', at: [4, 4, 4], signatures: ['agile'] },
      { style: 'murmillo' },
    );
    expect(maneuverPool(spear, sword, { committed: 2, own: true }, T).dice).toBe(12);
    expect(maneuverPool(spear, sword, { committed: 2, own: false }, T).dice).toBe(11);
    expect([reaches(sword, spear, T), reaches(spear, duel({ style: 'retiarius' })[1], T)]).toEqual([false, false]);
  });

  it('3.10.6 what fell this turn stays; changing hands takes the move and brings dice back', () => {
    const state = sand([{ seat: 0, style: 'thraex' }], [{}]);
    const [a] = state.fighters as [(typeof state.fighters)[0]];
    state.turns = 3;
    const play = played(state, []);
    play.run(resolveAct(play.ctx, a, { do: 'drop', hand: 'right' }));
    expect(pickUpsOf(state, 'A')).toEqual([]);
    expect(actFault(state, T, 'A', { do: 'pick-up', ground: 0, hand: 'right' })).toMatch(/R89/);
    state.turns = 4;
    expect(pickUpsOf(state, 'A')).toEqual([{ ground: 0, hand: 'right' }]);
    a.bonus = 0;
    play.run(resolveAct(play.ctx, a, { do: 'switch', hand: 'left' }));
    expect([a.hands.right, a.hands.left, a.bonus]).toEqual(['small shield', null, 4]);
    expect(pool(3, 1)).toEqual([1, 6, 6]);
  });
});
