import { describe, expect, it } from 'vitest';
import { resolveWound } from '../../../../src/games/heroes/rules/blows/wound.ts';
import { boardIn, distanceOf, neighboursOf, zoneKindOf } from '../../../../src/games/heroes/rules/board.ts';
import { guardAgainst, partHit } from '../../../../src/games/heroes/rules/gear.ts';
import { passRoll, poolOf, successRoll } from '../../../../src/games/heroes/rules/idioms.ts';
import { actFault } from '../../../../src/games/heroes/rules/legal.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { scriptedDice } from '../../../../tools/dice.ts';
import { duel, played, sand } from '../support/sand.ts';

const large = () => tables().boards.colosseum;
const small = () => tables().boards.provincial;
/** 2d6 ways of 36 in which a row of Hit Location is guarded. */
function guardedWays(handed: 'left' | 'right', style: 'murmillo' | 'thraex'): number {
  const [, one] = duel({}, { style, handed });
  const foe = duel({}, { style, handed })[2];
  expect(one.style).toBe('murmillo');
  let ways = 0;
  for (let total = 2; total <= 12; total++) {
    const { value } = tables().location(total);
    const part = partHit(value.part, handed);
    if (guardAgainst(foe, { part, guarded: value.guarded }, tables()) !== null) ways += 6 - Math.abs(7 - total);
  }
  return ways;
}

describe('2 components', () => {
  it('2.4 a left-hander has armour, guard and places on the other side, and the same chances', () => {
    const [, , left] = duel({}, { style: 'murmillo', handed: 'left' });
    expect([left.parts['left arm'].armour, left.parts['right leg'].armour]).toEqual([2, 2]);
    expect([partHit('left arm', 'left'), partHit('left leg', 'left')]).toEqual(['right arm', 'right leg']);
    expect(guardedWays('left', 'murmillo')).toBe(13);
    expect(guardedWays('right', 'murmillo')).toBe(13);
    expect(guardedWays('right', 'thraex')).toBe(8);
  });

  it('2.5.1 two wounds lower their parts, and an attribute each', () => {
    const [state, a, b] = duel({}, { style: 'secutor', at: [5, 4, 3] });
    const play = played(state, []);
    play.run(resolveWound(play.ctx, a, b, 'right leg', 2));
    play.run(resolveWound(play.ctx, a, b, 'belly', 1));
    expect(b.now).toEqual({ savvy: 5, speed: 3, strength: 2 });
    expect([b.parts['right leg'].now, b.parts.belly.now, b.parts.chest.now, b.taken]).toEqual([1, 2, 3, 2]);
  });

  it('2.5.2 what is dropped lies in its zone until somebody takes it', () => {
    const [state, a, b] = duel({ seat: 0 });
    state.ground.push({ item: 'spear', zone: a.zone, fell: -1, missed: null });
    a.hands.right = null;
    b.zone = 'E3';
    expect(actFault(state, tables(), 'A', { do: 'pick-up', ground: 0, hand: 'right' })).toBeNull();
    expect(actFault(state, tables(), 'A', { do: 'pick-up', ground: 1, hand: 'right' })).toMatch(/no such thing/);
  });

  it('2.5.3, 2.7.6 a Bonus Die that is committed is gone, whatever it rolls', async () => {
    const { resolveCommits } = await import('../../../../src/games/heroes/rules/bonus.ts');
    const [state, a, b] = duel({ seat: 0 }, {});
    b.bonus = 0;
    const play = played(state, []);
    expect(play.run(resolveCommits(play.ctx, 'attack', [a, b]), [3])).toEqual([3, 0]);
    expect(a.bonus).toBe(5);
  });

  it('2.6 zones touch by sides and corners; four have room', () => {
    expect(neighboursOf(large(), 'A3')).toEqual(expect.arrayContaining(['A2', 'A4', 'B2', 'B3', 'B4']));
    expect(neighboursOf(large(), 'B1').toSorted()).toEqual(['A2', 'B2', 'C1', 'C2']);
    expect(neighboursOf(large(), 'D3')).toHaveLength(8);
    expect(neighboursOf(small(), 'D1').toSorted()).toEqual(['C1', 'C2', 'D2', 'E2']);
    expect([large().zones.length, small().zones.length]).toEqual([31, 21]);
    const edges = (board: ReturnType<typeof large>) =>
      board.zones.reduce((sum, zone) => sum + neighboursOf(board, zone).length, 0) / 2;
    expect([edges(large()), edges(small())]).toEqual([94, 60]);
    expect([distanceOf('A3', 'G3'), distanceOf('D1', 'D5'), distanceOf('A2', 'G4')]).toEqual([6, 4, 6]);
    const state = sand([{ seat: 0 }, {}, {}, {}], [{}, {}]);
    for (const one of state.fighters.slice(1, 5)) one.zone = 'B3';
    expect(actFault(state, tables(), 'A', { do: 'move', to: 'B3' })).toBe('B3 is full (2.6)');
  });

  it('2.6.1, 2.6.2, 2.6.3 wall, heart and center', () => {
    const kinds = (board: ReturnType<typeof large>) =>
      (['wall', 'heart', 'center'] as const).map(
        (kind) => board.zones.filter((zone) => zoneKindOf(board, zone) === kind).length,
      );
    expect(kinds(large())).toEqual([16, 12, 3]);
    expect(kinds(small())).toEqual([12, 8, 1]);
    expect(boardIn(tables(), { board: 'colosseum' }).gates).toEqual({
      west: 'A3',
      east: 'G3',
      north: 'D1',
      south: 'D5',
    });
  });

  it('2.7.1 a die passes at the attribute or less; a six fails only where a table says so', () => {
    const dice = scriptedDice([
      ['a', 6],
      ['a', 6],
    ]);
    expect(passRoll(dice, { name: 'a', cite: '2.7.1', count: 1, attribute: 7 }).total).toBe(1);
    expect(passRoll(dice, { name: 'a', cite: '2.7.1', count: 1, attribute: 7, six: true }).total).toBe(0);
  });

  it('2.7.2 of five dice 1, 2, 3, 4, 4 three succeed', () => {
    const five = poolOf([{ value: 5, why: 'five', cite: '2.7.2' }]);
    expect(successRoll(scriptedDice([['p', 1, 2, 3, 4, 4]]), 'p', '2.7.2', five).total).toBe(3);
  });

  it('2.7.3 a retiarius whose die shows 3 meets a secutor, with a 5 a murmillo', () => {
    expect([tables().opponents.retiarius(3).value, tables().opponents.retiarius(5).value]).toEqual([
      'secutor',
      'murmillo',
    ]);
  });

  it('2.7.4 3 and 6 make an average body', () => {
    expect(tables().size(9).value).toEqual({ size: 'average', speed: 0, strength: 0 });
  });

  it('2.7.5 all lines are added up before the pool is at least 0', () => {
    const line = (value: number) => ({ value, why: 'x', cite: '2.7.5' });
    expect(poolOf([line(3), line(-5), line(1)]).dice).toBe(0);
    expect(poolOf([line(3), line(-5), line(4)]).dice).toBe(2);
  });
});
