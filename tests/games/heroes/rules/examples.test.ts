/** Examples of the book and of the spec that no test of a chapter has: their numbers stand in brackets. */
import { describe, expect, it } from 'vitest';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { resolveAttack } from '../../../../src/games/heroes/rules/blows/attack.ts';
import { damageOf, resolveHit } from '../../../../src/games/heroes/rules/blows/hit.ts';
import { guardAgainst, isOffHand, isTwoHanded, partHit, weaponOf } from '../../../../src/games/heroes/rules/gear.ts';
import { actFault } from '../../../../src/games/heroes/rules/legal.ts';
import { resolveManeuver } from '../../../../src/games/heroes/rules/maneuver.ts';
import { resolveAct } from '../../../../src/games/heroes/rules/moves.ts';
import { attackPool, initiativeModifiers } from '../../../../src/games/heroes/rules/pools.ts';
import { resolveThrow } from '../../../../src/games/heroes/rules/specials.ts';
import type { Fighter } from '../../../../src/games/heroes/rules/types.ts';
import { simulateMatches } from '../../../../src/games/heroes/session/simulate.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { figuresOf } from '../../../../src/session/spread.ts';
import { duel, played, pool, sand } from '../support/sand.ts';

const T = tables();
const BARE = { committed: 0, advantage: false, bash: false, retake: false };
const BLOW = { thrown: null, unguarded: false };
const NO_EDGE = { advantage: false, bash: false };
const initiative = (one: Fighter, die: number): number =>
  initiativeModifiers(one, T).reduce((sum, { value }) => sum + value, die);

describe('5.2 initiative', () => {
  it('5.2 netted, spent and slow with Speed 3 and a 4: two; a dimachaerus of Speed 4 with a 2: seven (D10)', () => {
    const [, netted] = duel({ at: [4, 3, 4], signatures: ['slow'] });
    Object.assign(netted, { ensnared: true, knocked: true, bonus: 0 });
    expect(initiative(netted, 4)).toBe(2);
    expect(initiative(duel({ style: 'dimachaerus', at: [4, 4, 4] })[1], 2)).toBe(7);
  });

  it('5.2 a slow retiarius of Speed 4 whose net is gone, with a 3: seven (D35)', () => {
    const [, one] = duel({ style: 'retiarius', at: [4, 4, 4], signatures: ['slow'] });
    one.hands.left = null;
    expect(initiative(one, 3)).toBe(7);
  });
});

describe('5.3.1 the net', () => {
  it('2.6, 5.3.1 a fifth may not go into a zone of four, but its net may (D32)', () => {
    const state = sand([{ seat: 0, style: 'retiarius' }], [{}, {}, {}, {}]);
    const [a, ...foes] = state.fighters as [Fighter, ...Fighter[]];
    a.zone = 'B3';
    for (const one of foes) one.zone = 'C3';
    expect(actFault(state, T, 'A', { do: 'move', to: 'C3' })).toMatch(/full/);
    expect(actFault(state, T, 'A', { do: 'toss', foe: 'B' })).toBeNull();
  });
});

describe('5.3 Maneuver', () => {
  it('5.3, 5.4.7 whoever comes into a zone and finds no opening ends the turn; the other’s turn is a new Maneuver, and the one who wins it attacks (W18b)', () => {
    const state = sand([{ style: 'thraex' }], [{ seat: 0, style: 'thraex' }]);
    const [timmons, mancos] = state.fighters as [Fighter, Fighter];
    for (const one of [timmons, mancos]) Object.assign(one, { zone: 'B3', bonus: 0 });
    const first = played(state, [
      ['maneuver', ...pool(8, 3)],
      ['maneuver', ...pool(8, 3)],
    ]);
    first.run(resolveManeuver(first.ctx, timmons, mancos));
    expect(first.kinds()).toEqual(['maneuver']);
    const second = played(state, [
      ['maneuver', ...pool(8, 2)],
      ['maneuver', ...pool(8, 3)],
      ['attack', ...pool(4, 2)],
      ['attack', ...pool(4, 1)],
      ['location', 3, 3],
    ]);
    second.run(resolveAct(second.ctx, mancos, { do: 'attack', foe: timmons.id }));
    expect(second.of('maneuver')[0]).toMatchObject({ fighter: 'B', attacker: 'A' });
    expect(second.of('attack')[0]).toMatchObject({ fighter: 'A', foe: 'B', result: 'hit' });
  });

  it('5.4.7 one who is attacked by two in a round has wounds of both, and in the next names either (W18)', () => {
    const state = sand([{ seat: 0, at: [4, 4, 4], style: 'dimachaerus' }], [{ style: 'thraex' }, { style: 'thraex' }]);
    const [mancos, timmons, rialto] = state.fighters as [Fighter, Fighter, Fighter];
    for (const one of state.fighters) Object.assign(one, { zone: 'B3', bonus: 0 });
    const margin = played(state, [['location', 3, 4]]);
    margin.run(resolveHit(margin.ctx, timmons, mancos, { impact: 0, ...BLOW }));
    const other = played(state, [['location', 4, 5]]);
    other.run(resolveHit(other.ctx, rialto, mancos, { impact: 2, ...BLOW }));
    expect([mancos.parts.chest.now, mancos.parts.belly.now, mancos.now.strength, mancos.taken]).toEqual([3, 1, 2, 2]);
    const next = played(state, [
      ['maneuver', ...pool(7, 3)],
      ['maneuver', ...pool(8, 3)],
    ]);
    next.run(resolveAct(next.ctx, mancos, { do: 'attack', foe: rialto.id }));
    expect(next.of('maneuver')[0]).toMatchObject({ fighter: 'A', foe: 'C', result: 'even' });
  });
});

describe('5.4 Attack', () => {
  it('2.7.5 Savvy 4 and two Bonus Dice, and nothing else: six dice (W6)', () => {
    expect(attackPool(duel({ at: [4, 4, 4] })[1], { ...BARE, committed: 2 }, T).dice).toBe(6);
  });

  it('5.4.2 without a guard nothing is kept off, wherever it goes (D13)', () => {
    const [, , one] = duel({}, { style: 'hoplomachus' });
    one.hands.left = null;
    expect([4, 6, 8].map((total) => guardAgainst(one, T.location(total).value, T))).toEqual([null, null, null]);
  });

  it('5.4 Savvy 3, netted, down and slow to react: no die, with four Bonus Dice one at least (D7)', () => {
    const [, one] = duel({ at: [3, 4, 4], signatures: ['slow to react'] });
    one.ensnared = true;
    expect([attackPool(one, BARE, T).dice, attackPool(one, { ...BARE, committed: 4 }, T).dice]).toEqual([0, 3]);
    one.knocked = true;
    expect([attackPool(one, BARE, T).dice, attackPool(one, { ...BARE, committed: 4 }, T).dice]).toEqual([0, 1]);
  });

  it('5.4 nothing against nothing ends it, though both still have Bonus Dice and will not add them (D38, R93)', () => {
    const [state, a, b] = duel({ seat: 0, at: [1, 4, 4] }, { seat: 1, at: [1, 4, 4] });
    for (const one of [a, b]) Object.assign(one, { knocked: true, ensnared: true, bonus: 5 });
    const play = played(state, [['attack'], ['attack']]);
    play.run(resolveAttack(play.ctx, a, b, NO_EDGE), [0, 0]);
    expect([play.of('attack').map(({ result }) => result), a.bonus, b.bonus]).toEqual([['nothing'], 5, 5]);
  });

  it('5.4.3 a sword in one hand, margin 2, no armour: three points, and a part of Strength 3 has nothing left (W27)', () => {
    const [state, a, b] = duel({ style: 'thraex' }, { style: 'dimachaerus', at: [4, 4, 3] });
    const play = played(state, [
      ['location', 3, 4],
      ['killing-stroke', 6],
    ]);
    play.run(resolveHit(play.ctx, a, b, { impact: 2, ...BLOW }));
    expect([play.of('impact')[0]?.damage, b.parts.chest.now, b.standing]).toEqual([3, 0, 'dead']);
  });

  it('5.4.2 a left-handed murmillo: 4 is the guarded right arm, 5 the left of class 2, 11 the right leg of class 2 (D36)', () => {
    const [, , one] = duel({}, { style: 'murmillo', handed: 'left' });
    const hit = (total: number) => {
      const { value } = T.location(total);
      const part = partHit(value.part, 'left');
      return [part, guardAgainst(one, { part, guarded: value.guarded }, T), one.parts[part].armour];
    };
    expect([hit(4).slice(0, 2), hit(5), hit(11)]).toEqual([
      ['right arm', 'large shield'],
      ['left arm', null, 2],
      ['right leg', null, 2],
    ]);
  });
});

describe('3.10 weapons', () => {
  it('3.10 a sword after the shield was dropped: two with both arms, one with an arm out (D34)', () => {
    const [, a, b] = duel({ style: 'thraex' }, { style: 'dimachaerus' });
    a.hands.left = null;
    const adds = () => damageOf(a, b, 'chest', { impact: 0, ...BLOW }, T).modified;
    expect(adds()).toBe(2);
    a.parts['left arm'].now = 0;
    expect(adds()).toBe(1);
  });

  it('3.10 a thraex that has thrown its sword has fists, no penalty and a small guard (D43)', () => {
    const [state, a, b] = duel({ style: 'thraex' }, { style: 'dimachaerus' });
    [a.zone, b.zone] = ['B3', 'C3'];
    const play = played(state, [
      ['throw', ...pool(8, 1)],
      ['throw', ...pool(8, 2)],
    ]);
    play.run(resolveThrow(play.ctx, a, 'right', b));
    expect([weaponOf(a, T), isOffHand(a, T)]).toEqual([null, false]);
    expect(guardAgainst(a, { part: 'chest', guarded: 'any' }, T)).toBe('small shield');
    expect(damageOf(a, b, 'chest', { impact: 1, ...BLOW }, T).modifiers).toEqual([]);
    const [, c] = duel({ style: 'dimachaerus' });
    const [weapon] = [weaponOf(c, T)];
    expect(weapon !== null && isTwoHanded(c, weapon)).toBe(false);
  });
});

describe('4 to 6 matches of the book', () => {
  it.each([
    ['fringes', 4.0, 0.44],
    ['rome', 5.8, 0.24],
  ] as const)('5.1 end in %s after some %f rounds with some %f dead, every one of them', (locale, rounds, dead) => {
    const tally = simulateMatches(T, readMatch({ locale }, null), 'bands', { from: 0, to: 250 });
    expect(tally.bouts).toBe(250);
    expect(Math.abs(figuresOf(tally.turns).mean / rounds - 1)).toBeLessThan(0.2);
    expect(Math.abs(tally.dead / 250 / dead - 1)).toBeLessThan(0.4);
  });
});
