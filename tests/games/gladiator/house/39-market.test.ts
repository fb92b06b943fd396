/** 39.5.3: the auction: dealings among houses, and the stock. */
import { describe, expect, test } from 'vitest';
import { NOTHING_RAISED } from '../../../../src/games/gladiator/career/man/improvements.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { combatValue } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import type { Gladiator } from '../../../../src/games/gladiator/house/house-types.ts';
import { houseOf } from '../../../../src/games/gladiator/house/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { playMarket, proposalFault } from '../../../../src/games/gladiator/house/market/market.ts';
import { resolveStock } from '../../../../src/games/gladiator/house/market/stock.ts';
import { rollBid, soldFirst, stockWanted } from '../../../../src/games/gladiator/house/policies.ts';
import { takesProposal } from '../../../../src/games/gladiator/house/proposing.ts';
import { playSchool } from '../../../../src/games/gladiator/house/school.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { gone, inGame, manOf } from '../../../../tools/games/gladiator/house.ts';
import { asRule } from '../../../../tools/games/gladiator/rule-run.ts';

/** P276 Nobody of the program has a mind to propose anything. */
const QUIET = { venture: [[6], [6], [6]] };
/** Nobody of the program buys. */
const POOR = { 1: { denarii: 15 }, 2: { denarii: 15 }, 3: { denarii: 15 } };
const FALLEN = { out: { month: 1, how: 'debts' } } as const;
const DONE = [{ kind: 'done' }] as const;
const market = (
  wanted: Parameters<typeof inGame>[0],
  faces: Parameters<typeof gone>[2] = {},
  answers: Parameters<typeof gone>[3] = {},
) =>
  gone(
    inGame({ step: 'auction', houses: POOR, ...wanted }),
    playMarket,
    { ...QUIET, ...faces },
    {
      deal: DONE,
      stock: DONE,
      school: DONE,
      ...answers,
    },
  );

describe('39.5.3 the auction', () => {
  test('39.5.3 houses deal with each other first, then buy and sell, and then look after their men', () => {
    const { asked } = market({});
    expect(asked.map(({ kind }) => kind)).toEqual(['deal', 'stock', 'school']);
  });

  test('39.5.3.1 a man put up goes to the highest sealed bid that is enough, for the money', () => {
    const { state, of } = market(
      {
        houses: { 1: { denarii: 60 }, 2: { denarii: 15 }, 3: { denarii: 40 } },
        men: { 6: { fate: 'dead' }, 7: { fate: 'dead' } },
      },
      { bid: [[5], [2]] },
      { deal: [{ kind: 'offer', man: 1, least: 6 }, ...DONE] },
    );
    expect(of('bids-opened')[0]).toMatchObject({
      sale: { seller: 0, man: 1, least: 6 },
      bids: [
        { house: 1, denarii: 9 },
        { house: 2, denarii: 6 },
        { house: 3, denarii: expect.any(Number) },
      ].slice(0, of('bids-opened')[0]?.bids.length),
    });
    const winner = of('bids-opened')[0]?.winner ?? 0;
    expect(state.men[0]?.house).toBe(winner);
    const price = of('bids-opened')[0]?.bids.find(({ house }) => house === winner)?.denarii ?? 0;
    expect(state.houses[0]?.denarii).toBe(40 + price);
    expect(of('man-joined')[0]).toMatchObject({ house: winner, man: 'Man1', coming: 'trade' });
  });

  test('39.5.3.1 without a bid that is enough he stays, and is put up no more that month', () => {
    const { state, asked } = market({}, {}, { deal: [{ kind: 'offer', man: 1, least: 30 }, ...DONE] });
    expect(state.men[0]?.house).toBe(0);
    expect(asked.filter(({ kind }) => kind === 'deal').map((ask) => 'men' in ask && ask.men)).toEqual([
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5],
    ]);
  });

  test('39.5.3.1 a proposal is taken for what it is worth, and a house that has said no hears no more (P285)', () => {
    // Man6 is worth 4 + 1 + 4 to his house, half as much again to a thrifty one; it keeps five men.
    const six = { 16: { house: 2 } };
    const state = inGame({ men: six });
    const propose = (pay: number) => ({ house: 2, want: 11, give: null, pay });
    expect([takesProposal(state, propose(8)), takesProposal(state, propose(9))]).toEqual([false, true]);
    expect(takesProposal(state, { ...propose(40), house: 1, want: 6 })).toBe(false);
    const {
      of,
      asked,
      state: after,
    } = market(
      { houses: { ...POOR, 2: { denarii: 25 } }, men: six },
      {},
      {
        deal: [
          { kind: 'propose', proposal: propose(8) },
          { kind: 'propose', proposal: { ...propose(9), house: 3, want: 17, give: 1, pay: 0 } },
          ...DONE,
        ],
      },
    );
    expect(of('proposal-answered').map(({ taken }) => taken)).toEqual([false, expect.any(Boolean)]);
    expect(after.month.deaf).toContain(2);
    const second = asked.filter(({ kind }) => kind === 'deal')[1];
    expect(second).toMatchObject({ houses: [1, 3] });
  });

  test('39.5.3.1 men change hands for men, denarii go either way, and money is only moved', () => {
    const { state, of } = market(
      { men: { 1: { man: { pr: 6 } } } },
      {},
      { deal: [{ kind: 'propose', proposal: { house: 2, want: 11, give: 1, pay: -5 } }, ...DONE] },
    );
    expect(of('proposal-answered')).toMatchObject([{ taken: true, name: 'Tullius' }]);
    expect([state.men[0]?.house, state.men[10]?.house]).toEqual([2, 0]);
    expect([state.houses[0]?.denarii, state.houses[2]?.denarii]).toEqual([45, 10]);
  });

  test('39.5.3.1 nobody proposes what is not his or what he cannot pay, and nobody sells his last man', () => {
    const state = inGame({
      men: { 2: { fate: 'dead' }, 3: { fate: 'dead' }, 4: { fate: 'dead' }, 5: { hired: true } },
    });
    const fault = (proposal: Partial<Parameters<typeof proposalFault>[1]>) =>
      proposalFault(state, { house: 1, want: null, give: null, pay: 0, ...proposal });
    expect(fault({})).toMatch(/about a man/);
    expect(fault({ want: 11 })).toMatch(/not theirs/);
    expect(fault({ give: 6 })).toMatch(/not yours/);
    expect(fault({ give: 5 })).toMatch(/not yours/);
    expect(fault({ give: 1, pay: -5 })).toMatch(/last man/);
    expect(fault({ want: 6, pay: 41 })).toMatch(/you have 40/);
    expect(fault({ want: 6, pay: -41 })).toMatch(/they have 40/);
    expect(fault({ want: 6, pay: 40 })).toBeNull();
  });

  test('39.5.3.1 a program house that cannot pay its upkeep puts its least man up, and the seat may bid (P285)', () => {
    const { asked, state } = market(
      {
        houses: { ...POOR, 2: { denarii: 3 } },
        men: { 12: { man: { ratings: { tr: 8, st: 2, ag: 1, cn: 4, w: 12 } } } },
      },
      {},
      { bid: [20] },
    );
    expect(asked[0]).toMatchObject({ kind: 'bid', sale: { seller: 2, man: 12, least: 2 }, most: 40 });
    expect(state.men[11]?.house).toBe(0);
    const traded = state.ledger.filter(({ why }) => why === 'trade').map(({ house, denarii }) => [house, denarii]);
    expect(traded).toEqual([
      [0, -20],
      [2, 20],
    ]);
  });

  test('39.5.3.1 a sealed bid is nothing, or no less than is taken and no more than there is', () => {
    const check = (bid: number) =>
      lanista.decisions.bid.check(
        inGame(),
        campaign,
        { kind: 'bid', seat: 0, cite: 'P285', sale: { seller: 1, man: 6, least: 4 }, most: 9 },
        bid,
      );
    expect([check(0), check(4), check(9)]).toEqual([null, null, null]);
    expect(check(3)).toMatch(/it takes at least 4/);
    expect(check(10)).toMatch(/you have 9/);
  });
});

describe('39.5.3.2 the stock auction', () => {
  const buys = (cv: number, faces: Parameters<typeof gone>[2], wanted: Parameters<typeof inGame>[0] = {}) =>
    gone(inGame({ step: 'auction', houses: POOR, ...wanted }), resolveStock, faces, {
      stock: [{ kind: 'buy', cv }, ...DONE],
    });

  test.each([
    ['pathetic', 6, [1, 2], null, 1],
    ['poor', 6, [2, 2], 5, 3],
    ['poor', 2, [2, 3], 6, 1],
    ['average', 6, [3, 4], null, 6],
    ['good', 6, [4, 5], null, 7],
    ['excellent', 6, [5, 6], 4, 8],
    ['excellent', 6, [6, 6], 1, 7],
  ] as const)('39.5.3.2 quality %s: CV %i on %j makes CV', (quality, cv, dice, change, final) => {
    const faces = { quality: [[...dice]], ...(change === null ? {} : { 'quality-change': [[change]] }) };
    const { state, of } = buys(cv, faces);
    expect(of('quality-rolled')[0]).toMatchObject({ quality, cv, final });
    expect(state.houses[0]?.denarii).toBe(40 - cv);
    expect(state.men.at(-1)?.man.xp).toBe(25 * final);
  });

  test('39.5.3.2 good stock adds 1 to the roll, poor takes 1 off; 13 is superb, +1D6', () => {
    const good = buys(6, { quality: [[6, 6]], 'quality-change': [[5]] }, { month: { event: 'good-stock' } });
    expect(good.of('quality-rolled')[0]).toMatchObject({ quality: 'superb', final: 11 });
    expect(good.rolls('quality')[0]?.modifiers).toMatchObject([{ value: 1, cite: '39.5.2' }]);
    const poor = buys(6, { quality: [[4, 5]] }, { month: { event: 'poor-stock' } });
    expect(poor.of('quality-rolled')[0]).toMatchObject({ quality: 'average' });
  });

  test('39.5.3.2 low stock costs double, and nobody buys what he cannot pay, or a CV above 10 (C143)', () => {
    const low = buys(6, {}, { month: { event: 'low-stock' } });
    expect(low.state.houses[0]?.denarii).toBe(28);
    expect(low.asked[0]).toMatchObject({ price: 2, most: 10 });
    expect(low.asked[1]).toMatchObject({ price: 2, most: 10 });
    const ask = { kind: 'stock', seat: 0, cite: '39.5.3.2', price: 1, most: 7, men: [1] } as const;
    const check = (cv: number) => lanista.decisions.stock.check(inGame(), campaign, ask, { kind: 'buy', cv });
    expect([check(1), check(7)]).toEqual([null, null]);
    expect([check(0), check(8)]).toEqual([expect.stringMatching(/1 to 7/), expect.stringMatching(/1 to 7/)]);
  });

  test('39.5.3.2 a man is sold for CV + 1D6 - 1D6 denarii, and never for less than nothing (C144)', () => {
    const sold = (up: number, down: number) =>
      gone(
        inGame({ step: 'auction', houses: POOR }),
        resolveStock,
        { sale: [[up]], 'sale-less': [[down]] },
        { stock: [{ kind: 'sell', man: 1 }, ...DONE] },
      );
    expect(sold(5, 2).state.houses[0]?.denarii).toBe(40 + 4 + 5 - 2);
    const low = sold(1, 6);
    expect(low.state.houses[0]?.denarii).toBe(40);
    expect(low.state.men[0]).toMatchObject({ fate: 'sold', until: 2 });
    expect(low.rolls('sale-less')).toHaveLength(1);
  });

  test('39.5.3.2 until he has fought, a man bought as stock fetches what he was bought as, not what he is (P351)', () => {
    const sold = (traits: Partial<Gladiator>, man: Partial<Man> = {}) =>
      gone(
        inGame({ step: 'auction', houses: POOR, men: { 1: { ...traits, man } } }),
        resolveStock,
        { sale: [[3]], 'sale-less': [[3]] },
        { stock: [{ kind: 'sell', man: 1 }, ...DONE] },
      );
    const untried = sold({ boughtAs: 1 });
    expect(untried.state.houses[0]?.denarii).toBe(40 + 1);
    expect(untried.rolls('sale')[0]?.modifiers).toMatchObject([{ value: 1, cite: 'P351' }]);
    expect(sold({ boughtAs: 9 }).state.houses[0]?.denarii).toBe(40 + 9);
    expect(sold({ boughtAs: 1 }, { record: { v: 0, s: 0, m: 1 } }).state.houses[0]?.denarii).toBe(40 + 4);
    expect(sold({}).state.houses[0]?.denarii).toBe(40 + 4);
  });

  test('39.5.3.3 what he was bought as is what his quality made of it (P351)', () => {
    expect(buys(6, { quality: [[5, 6]], 'quality-change': [[5]] }).state.men.at(-1)?.boughtAs).toBe(6 + 3);
    expect(buys(6, { quality: [[1, 1]] }).state.men.at(-1)?.boughtAs).toBe(1);
    expect(inGame().men[0]?.boughtAs).toBeNull();
  });

  test('39.5.3.1 no house gives more for him than he was bought as, in a deal, under seal or to pay a debt (P351, P285)', () => {
    const state = inGame({
      houses: { 2: { denarii: 90 } },
      men: { 1: { boughtAs: 2 }, 11: { fate: 'dead' }, 12: { boughtAs: 1 } },
    });
    const takes = (man: number, asks: number) => takesProposal(state, { house: 2, want: null, give: man, pay: -asks });
    expect([takes(1, 2), takes(1, 3), takes(2, 9), takes(2, 10)]).toEqual([true, false, true, false]);
    const sale = { seller: 0, man: 1, least: 1 };
    const bid = gone(
      inGame({ houses: { 2: { denarii: 90 } }, men: { 1: { boughtAs: 2 }, 11: { fate: 'dead' } } }),
      asRule((ctx) => rollBid(ctx, houseOf(ctx.state, 2), sale)),
      { bid: [[4]] },
    );
    expect(bid.result.denarii).toBe(2 + 4);
    expect(
      soldFirst(
        [state.men[11], state.men[12]].flatMap((one) => one ?? []),
        3,
      ),
    ).toBe(13);
  });

  test('39.5.3.3 all buying comes before the first look at what was bought; then each is a new man with 25 XP for a point of CV', () => {
    const { state, of, events } = gone(
      inGame({
        step: 'auction',
        houses: { 1: { denarii: 15 }, 2: { denarii: 30 }, 3: { denarii: 15 } },
        men: { 11: { fate: 'dead' } },
      }),
      resolveStock,
      {
        quality: [
          [3, 4],
          [3, 4],
        ],
      },
      { stock: [{ kind: 'buy', cv: 4 }, ...DONE] },
    );
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('stock-bought')).toBeLessThan(kinds.indexOf('quality-rolled'));
    expect(of('stock-bought').map(({ house, cv, price }) => [house, cv, price])).toEqual([
      [0, 4, 4],
      [2, 10, 10],
    ]);
    const [own, theirs] = state.men.slice(-2);
    expect([own?.house, own?.man.xp]).toEqual([0, 100]);
    expect(theirs?.house).toBe(2);
    expect(theirs?.man.xp).toBeLessThan(20);
    expect(combatValue(theirs?.man ?? priscus())).toBeGreaterThan(-25);
  });

  test('39.5.3.2 program houses buy by their temperament (P115, P282)', () => {
    const wants = (house: number, denarii: number, dead: number) => {
      const men = Object.fromEntries(
        Array.from({ length: dead }, (_, i) => [5 * house + 1 + i, { fate: 'dead' as const }]),
      );
      const state = inGame({ houses: { [house]: { denarii } }, men });
      return stockWanted(state, houseOf(state, house), 1);
    };
    expect([wants(2, 20, 1), wants(2, 21, 0), wants(2, 21, 1)]).toEqual([null, 7, 7]);
    expect([wants(1, 31, 0), wants(1, 31, 1), wants(1, 30, 1)]).toEqual([null, 7, null]);
    expect([wants(3, 20, 1), wants(3, 21, 0), wants(3, 21, 1)]).toEqual([null, 10, 10]);
    expect([wants(2, 5, 3), wants(2, 0, 3)]).toEqual([1, null]);
  });
});

describe('33.3, 37.3 the school', () => {
  const school = (wanted: Parameters<typeof inGame>[0], answers: readonly unknown[], more: object = {}) =>
    gone(
      inGame({ step: 'training', ...wanted }),
      function* resolveLessons(ctx) {
        return yield* playSchool(ctx, '39.5.8');
      },
      {},
      { school: [...answers, ...DONE], ...more },
    );

  test('33.3 XP are spent man by man; what is raised counts until his next match (33.3.1)', () => {
    const buy = { kind: 'buy', man: 1, purchase: { kind: 'rating', rating: 'st' } } as const;
    const { state, asked } = school({ men: { 1: { man: { xp: 100 } } } }, [buy]);
    expect(state.men[0]).toMatchObject({ man: { xp: 65, ratings: { st: 3 } }, raised: { st: 1 } });
    const second = asked[1];
    const offers = second !== undefined && 'pupils' in second ? (second.pupils[0]?.offers ?? []) : [];
    const again = offers.find(({ purchase }) => purchase.kind === 'rating' && purchase.rating === 'st');
    expect(again?.fault).toMatch(/33\.3\.1/);
  });

  test('33.3.1, 33.3.2 the limits between two matches bind the men of the program’s houses too (P104)', () => {
    const raised = { st: 1, ag: 1, cn: 1, tr: 2, w: 2 };
    const strong = { 6: { raised, man: { xp: 500 } }, 7: { man: { xp: 500 } } };
    const { state } = school({ houses: { 2: FALLEN, 3: FALLEN }, men: strong }, []);
    const [full, fresh] = [state.men[5], state.men[6]];
    expect(full?.man.ratings).toEqual(manOf(6).man.ratings);
    expect(full?.man.xp).toBeLessThan(20);
    expect(fresh?.man.xp).toBeLessThan(20);
    expect(fresh?.raised).not.toEqual(NOTHING_RAISED);
    for (const [rating, most] of Object.entries(raised)) {
      const gained = (fresh?.man.ratings[rating as 'st'] ?? 0) - manOf(7).man.ratings[rating as 'st'];
      expect(gained).toBe(fresh?.raised[rating as 'st']);
      expect(gained).toBeLessThanOrEqual(most);
    }
  });

  test('37.3 armour is paid for out of the purse of the house', () => {
    const worn = { 1: 'A', 2: '--', 3: '--', 4: '--', 5: 'B4' };
    const { state, asked } = school({}, [{ kind: 'armour', man: 2 }], { armour: [worn] });
    expect(asked[1]).toMatchObject({ kind: 'armour', man: 'Man2', denarii: 40 });
    expect(state.houses[0]?.denarii).toBe(40 - 4 - 2);
    expect(state.men[1]?.man.armour).toEqual(worn);
    expect(state.ledger.at(-1)).toMatchObject({ why: 'armour', cite: '37.3', man: 2, denarii: -6 });
  });

  test('33.3 a man is trained for another style once between two matches (P235)', () => {
    const { state, asked } = school({}, [{ kind: 'retrain', man: 1, style: 'thraex' }]);
    expect(state.men[0]).toMatchObject({ man: { style: 'thraex' }, retrained: true });
    const second = asked[1];
    expect(second !== undefined && 'pupils' in second ? second.pupils[0]?.styles : null).toEqual([]);
  });
});
