/** 39.6, 39.7: debts, downfalls and victory. */
import { describe, expect, test } from 'vitest';
import { playReckoning } from '../../../../src/games/gladiator/house/ending.ts';
import { playMarket } from '../../../../src/games/gladiator/house/market/market.ts';
import { storyOf } from '../../../../src/games/gladiator/house/told/chronicle.ts';
import { gone, HOUSES, inGame, manOf } from '../../../../tools/games/gladiator/house.ts';

const reckoned = (
  wanted: Parameters<typeof inGame>[0] = {},
  faces: Parameters<typeof gone>[2] = {},
  answers: Parameters<typeof gone>[3] = {},
) => gone(inGame({ step: 'reckoning', ...wanted }), playReckoning, faces, answers);
const gonePast = (...ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, { fate: 'dead' as const }]));
const OUT = { out: { month: 1, how: 'debts' } } as const;

test('39.4 the story of a man who is gone begins with when he came to the house', () => {
  const came = (since: number) => storyOf(inGame(), manOf(1, {}, { fate: 'freed', since }))?.lines[0];
  expect(came(0)).toBe('Man1 came to the house of Batiatus at its founding.');
  expect(came(1)).toBe('Man1 came to the house of Batiatus in its 1st month.');
});

describe('39.6 elimination', () => {
  test('39.6 a house in debt sells men until it is clear: the seat chooses whom', () => {
    const { state, asked } = reckoned(
      { houses: { 0: { denarii: -6 } } },
      { sale: [[3], [6]], 'sale-less': [[3], [2]] },
      { debts: [3, 5] },
    );
    expect(asked).toMatchObject([
      { kind: 'debts', owed: 6, men: [1, 2, 3, 4, 5] },
      { kind: 'debts', owed: 2, men: [1, 2, 4, 5] },
    ]);
    expect(state.houses[0]).toMatchObject({ denarii: -6 + 4 + 8, out: null });
    expect(state.men.slice(0, 5).map(({ fate }) => fate)).toEqual(['fighting', 'fighting', 'sold', 'fighting', 'sold']);
    expect(state.ledger.filter(({ why }) => why === 'forced sale')).toHaveLength(2);
  });

  test('39.6 a program house sells the least man who covers the debt, or else its best (P294)', () => {
    const strong = (tr: number) => ({ man: { ratings: { tr, st: 2, ag: 1, cn: 4, w: 12 } } });
    const { state } = reckoned(
      { houses: { 1: { denarii: -7 } }, men: { 7: strong(14), 8: strong(17) } },
      { sale: [[3]], 'sale-less': [[3]] },
    );
    expect(state.men[6]?.fate).toBe('sold');
    const deep = reckoned({ houses: { 1: { denarii: -30 } }, men: { 7: strong(14), 8: strong(17) } });
    expect(deep.of('man-left')[0]).toMatchObject({ man: 'Man8' });
  });

  test('39.6 it is out if that is not enough, and its men are scattered', () => {
    const { state, of } = reckoned({ houses: { 1: { denarii: -200 } } });
    expect(state.houses[1]?.out).toEqual({ month: 2, how: 'debts' });
    expect(state.men.filter(({ house, fate }) => house === 1 && fate === 'fighting')).toEqual([]);
    expect(of('house-out')).toMatchObject([{ house: 1, name: 'Solonius', how: 'debts', cite: '39.6' }]);
    expect(state.outcome).toBeNull();
  });

  test('39.6 it is out without a living man of its own; a hired one does not count, a single death does not end the game', () => {
    const { state } = reckoned({ men: gonePast(6, 7, 8, 9, 10, 11) });
    expect(state.houses.map(({ out }) => out?.how ?? null)).toEqual([null, 'no men', null, null]);
    const hired = reckoned({ men: { ...gonePast(6, 7, 8, 9), 10: { hired: true } } });
    expect(hired.state.houses[1]?.out?.how).toBe('no men');
  });

  test('39.6 when the player’s house is out the game is over', () => {
    const { state, of } = reckoned({ men: gonePast(1, 2, 3, 4, 5) });
    expect(state.outcome).toEqual({
      ...{ winner: null, by: 'eliminated' },
      results: { 0: 'out', 1: 'lost', 2: 'lost', 3: 'lost' },
    });
    expect(of('game-ended')).toMatchObject([{ cite: '39.6', how: 'eliminated', winner: null }]);
  });
});

describe('39.7 victory', () => {
  test('39.7 after the agreed months the most denarii win', () => {
    const last = { turn: 24, houses: { 0: { denarii: 50 }, 2: { denarii: 51 } } };
    expect(reckoned({ ...last, turn: 23 }).state.outcome).toBeNull();
    const { state, of } = reckoned(last);
    expect(state.end).toEqual({ month: 24, how: 'months over', winner: 2 });
    expect(state.outcome).toMatchObject({ winner: 1, results: { 0: 'lost', 2: 'won' } });
    expect(of('game-ended')).toMatchObject([{ name: 'Tullius' }]);
    const short = reckoned({ setup: { months: 2 }, houses: { 0: { denarii: 41 } } });
    expect(short.state.outcome).toMatchObject({ winner: 0, by: 'months over' });
  });

  test('39.7 a tie goes by REP, then the CV of the men, then the order of houses; who is out has not won (P294)', () => {
    const winner = (wanted: Parameters<typeof inGame>[0]) => reckoned({ turn: 24, ...wanted }).state.end?.winner;
    expect(winner({ houses: { 3: { rep: 2 } } })).toBe(3);
    expect(winner({ men: { 8: { man: { ratings: { tr: 12, st: 2, ag: 1, cn: 4, w: 12 } } } } })).toBe(1);
    expect(winner({})).toBe(0);
    expect(winner({ houses: { 1: { denarii: 90, ...OUT } } })).toBe(0);
  });

  test('39.7 sooner the last house left wins, once it has five men', () => {
    const alone = { 1: OUT, 2: OUT, 3: OUT };
    expect(reckoned({ houses: alone }).state.end).toMatchObject({ how: 'last house', winner: 0 });
    expect(reckoned({ houses: alone, men: gonePast(2) }).state.outcome).toBeNull();
  });

  test('39.7 with all houses gone at once nobody wins', () => {
    const houses = HOUSES.houses.map((one) => ({ ...one, by: 'steady' as const }));
    const all = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(reckoned({ setup: { houses }, men: gonePast(...all) }).state.end).toMatchObject({
      how: 'nobody left',
      winner: null,
    });
  });

  test('39.7 every month leaves its figures behind', () => {
    const { state } = reckoned({
      month: { editor: 3, event: 'taxes', quality: 4 },
      houses: { 0: { denarii: 12, rep: 3 } },
    });
    expect(state.months).toMatchObject([{ month: 2, editor: 3, event: 'taxes', quality: 4 }]);
    expect(state.months[0]?.houses[0]).toEqual({ denarii: 12, rep: 3, men: 5 });
  });

  test('39.7 a lanista may give up during the auction (P295)', () => {
    const { state, of } = gone(inGame({ step: 'auction' }), playMarket, {}, { deal: [{ kind: 'give-up' }] });
    expect(state.outcome).toMatchObject({ winner: null, by: 'given up' });
    expect(of('game-ended')).toMatchObject([{ cite: 'P295' }]);
  });
});
