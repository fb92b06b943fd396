/** 39.5.4: the munus: quality, who is sent, the matches, and the wagers. */
import { describe, expect, test } from 'vitest';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { combatValue } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import { bankSpare } from '../../../../src/games/gladiator/house/bank.ts';
import { playNextBout } from '../../../../src/games/gladiator/house/games/bouts.ts';
import { resolveFixtures } from '../../../../src/games/gladiator/house/games/fixtures.ts';
import { playMunus } from '../../../../src/games/gladiator/house/games/munus.ts';
import { bookOdds, prizeOf, riskOf, sideValues } from '../../../../src/games/gladiator/house/games/odds.ts';
import { playWagers, settleWagers, tipsFor } from '../../../../src/games/gladiator/house/games/wagers.ts';
import { houseOf } from '../../../../src/games/gladiator/house/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import type { Wager } from '../../../../src/games/gladiator/house/month-types.ts';
import { menSent, takesWager, wantsBet } from '../../../../src/games/gladiator/house/policies.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { bill, bout } from '../../../../tools/games/gladiator/career.ts';
import { fixture, gone, inGame, manOf } from '../../../../tools/games/gladiator/house.ts';
import { asRule } from '../../../../tools/games/gladiator/rule-run.ts';

const ARENA = { size: 3, obstacles: 0 } as const;
const NO_BETS = [{ kind: 'done' }] as const;
/** Houses of the program without a denarius. */
const POOR = { 1: { denarii: 0 }, 2: { denarii: 0 }, 3: { denarii: 0 } };
/** Houses of the program that send nobody: they are out. */
const FALLEN = { denarii: 0, out: { month: 1, how: 'debts' } } as const;
/** House 1 with one man, whom it keeps at home. */
const LAST_OF_1 = { 7: { fate: 'dead' }, 8: { fate: 'dead' }, 9: { fate: 'dead' }, 10: { fate: 'dead' } } as const;
const ALONE = { 1: FALLEN, 2: FALLEN, 3: FALLEN };

describe('39.5.4 the munus', () => {
  const munus = (
    send: readonly number[] | null,
    wanted: Parameters<typeof inGame>[0] = {},
    faces: Parameters<typeof gone>[2] = {},
  ) =>
    gone(
      inGame({ step: 'munus', houses: ALONE, month: { editor: null }, ...wanted }),
      playMunus,
      { 'munus-quality': [[3, 4]], 'match-type': send === null ? [] : send.map(() => [5, 4]), ...faces },
      { ...(send === null ? {} : { send: [send] }) },
    );

  test('39.5.4 has a quality of 2D3 - 1', () => {
    const { state, of } = munus([], {}, { 'munus-quality': [[5, 2]] });
    expect(state.month.quality).toBe(3 + 1 - 1);
    expect(of('munus-announced')[0]?.rolls?.[0]).toMatchObject({ read: 'd3', total: 3, modifiers: [{ value: -1 }] });
  });

  test('39.5.4.1 a house sends as many men as the quality, whatever its purse holds (P287)', () => {
    const most = (denarii: number, editor: number | null, faces: readonly number[]) => {
      const { asked } = munus(
        [],
        { houses: { ...ALONE, 0: { denarii } }, month: { editor } },
        { 'munus-quality': [[...faces]] },
      );
      const ask = asked.find(({ kind }) => kind === 'send');
      return ask !== undefined && 'most' in ask ? ask.most : null;
    };
    expect([most(40, null, [6, 6]), most(40, null, [1, 2]), most(-8, null, [6, 6]), most(0, 0, [6, 6])]).toEqual([
      5, 1, 5, 5,
    ]);
    const owing = munus([1, 2], { houses: { ...ALONE, 0: { denarii: 1 } } }, { fee: [[6], [6]] });
    expect(owing.state.houses[0]?.denarii).toBe(1 - 3 - 3);
    const ask = { kind: 'send', seat: 0, cite: '39.5.4.1', quality: 2, most: 2, free: false, men: [1, 2, 3] } as const;
    const check = (men: readonly number[]) => lanista.decisions.send.check(inGame(), campaign, ask, men);
    expect([check([]), check([1, 3])]).toEqual([null, null]);
    expect(check([1, 2, 3])).toMatch(/no more than 2/);
    expect(check([1, 1])).toMatch(/one match only/);
    expect(check([6])).toMatch(/not in your house/);
  });

  test('39.5.4.1 program houses send their best, and keep a man at home (P282)', () => {
    const strong = { ratings: { tr: 14, st: 3, ag: 1, cn: 4, w: 12 } };
    const state = inGame({
      men: { 8: { man: strong }, 13: { man: strong }, 18: { man: strong }, 20: { man: { pr: 4 } } },
    });
    const sent = (house: number, most: number) => menSent(state, houseOf(state, house), most);
    expect(sent(1, 5)).toEqual([8, 6, 7]);
    expect(sent(2, 5)).toEqual([13, 11, 12, 14]);
    expect(sent(2, 1)).toEqual([13]);
    expect(sent(3, 2)).toEqual([20, 18]);
  });

  test('39.5.4.2 each man sent costs 1D3 denarii, the Editor’s none', () => {
    const paid = munus([1, 2], {}, { fee: [[2], [6]] });
    expect(paid.state.houses[0]?.denarii).toBe(40 - 1 - 3);
    expect(paid.state.ledger.slice(-2)).toMatchObject([
      { why: 'fee', man: 1, denarii: -1, cite: '39.5.4.2' },
      { why: 'fee', man: 2, denarii: -3 },
    ]);
    const { state, rolls } = munus([1, 2], { month: { editor: 0 } });
    expect([state.houses[0]?.denarii, rolls('fee').length]).toEqual([40, 0]);
  });

  test('39.5.4.5 in the Colosseum each house in the game has 10 denarii, whether it sends a man or not (P292)', () => {
    const { state } = munus(
      [],
      { houses: { 1: {}, 2: FALLEN, 3: FALLEN }, men: LAST_OF_1 },
      { 'arena-size': [[1, 1]] },
    );
    expect(state.month.arena?.size).toBe(1);
    expect(state.month.sent).toEqual([]);
    const bonus = state.ledger.filter(({ why }) => why === 'colosseum');
    expect(bonus).toMatchObject([
      { house: 0, denarii: 10, cite: '39.5.4.5' },
      { house: 1, denarii: 10 },
    ]);
  });
});

describe('39.5.4.5 the matches', () => {
  const arranged = (
    sent: readonly number[],
    faces: Parameters<typeof gone>[2],
    answers: Parameters<typeof gone>[3] = {},
    men: NonNullable<Parameters<typeof inGame>[0]>['men'] = {},
  ) => gone(inGame({ step: 'munus', month: { sent, arena: ARENA, quality: 3 }, men }), resolveFixtures, faces, answers);

  test('39.5.4.5 a matched pair is fought with a man of another house whose class the table has; the seat may choose him (38.4.2, P288)', () => {
    // The row of class II has I, III and IV, not II.
    const men = {
      6: { man: { style: 'parmularius' } },
      7: { man: { style: 'thraex' } },
      11: { man: { style: 'retiarius' } },
    } as const;
    const faces = {
      'lot:called-up': [[0], [0], [0]],
      'match-type': [
        [1, 1],
        [5, 4],
        [5, 4],
      ],
      'death-match': [[1]],
    };
    const { state, asked } = arranged([1, 6, 7, 11], faces, { opponent: [11] }, men);
    expect(asked).toMatchObject([{ kind: 'opponent', man: 1, men: [6, 11] }]);
    const [first] = state.month.fixtures;
    expect(first).toMatchObject({ n: 1, red: 1, blue: 11, bill: { type: 'matched-pair', deathMatch: false } });
    expect(first?.bill.challengers).toMatchObject([{ rival: 11, man: { name: 'Man11' } }]);
    expect(state.month.fixtures.map(({ red, blue }) => [red, blue])).toEqual([
      [1, 11],
      [6, null],
      [7, null],
    ]);
  });

  test('39.5.4.5 the seat’s man is red, whoever was called up', () => {
    const men = { 6: { man: { style: 'parmularius' } } } as const;
    const faces = { 'lot:called-up': [[1]], 'match-type': [[1, 1]], 'death-match': [[6]], 'lot:opponent': [[0]] };
    const { state, asked } = arranged([1, 6], faces, {}, men);
    expect(asked).toEqual([]);
    expect(state.month.fixtures).toMatchObject([{ red: 1, blue: 6, bill: { deathMatch: true } }]);
  });

  test('39.5.4.5 without such a man, and in every other kind, opponents have no house (38.5)', () => {
    const alone = arranged([1], { 'match-type': [[1, 1]], pairing: [[3, 6]] });
    expect(alone.state.month.fixtures).toMatchObject([{ red: 1, blue: null, bill: { type: 'matched-pair' } }]);
    expect(alone.state.month.fixtures[0]?.bill.challengers).toMatchObject([{ rival: null, combatClass: 3 }]);
    const pairs = arranged(
      [1, 6],
      {
        'lot:called-up': [[0]],
        'match-type': [
          [4, 3],
          [5, 4],
        ],
        pairing: [
          [3, 6],
          [3, 6],
        ],
      },
      {},
      { 6: { man: { style: 'parmularius' } } },
    );
    const [first] = pairs.state.month.fixtures;
    expect([first?.bill.comrades.length, first?.bill.challengers.length, first?.blue]).toEqual([1, 2, null]);
    const hunt = arranged([1], { 'match-type': [[6, 2]] });
    expect(hunt.state.month.fixtures).toMatchObject([{ bill: { type: 'bestiarii', challengers: [] }, odds: null }]);
  });

  test('39.5.4.5 a unique match is named by the seat, and drawn by lot for the program', () => {
    const own = arranged([1], { 'match-type': [[6, 6]], pairing: [[3, 6]] }, { unique: ['champion'] });
    expect(own.state.month.fixtures[0]?.bill).toMatchObject({ type: 'champion', unique: true });
    const theirs = arranged([6], { 'match-type': [[6, 6]], 'lot:unique-match': [[7]] });
    expect(theirs.asked).toEqual([]);
    expect(theirs.state.month.fixtures[0]?.bill).toMatchObject({ type: 'venatores', unique: true });
  });

  test('39.5.4.5 the seat fights by hand, looks on, or has it settled; other houses’ matches are settled (P290)', () => {
    const fresh = fixture({ fought: null });
    const state = () => inGame({ step: 'bouts', month: { fixtures: [fresh], arena: ARENA } });
    const settled = gone(state(), (ctx) => playNextBout(ctx, fresh), {}, { fight: ['book'] });
    const result = settled.state.month.fixtures[0]?.fought?.result;
    expect(settled.of('fixture-fought')).toMatchObject([{ fixture: 1, way: 'book', digest: result?.digest }]);
    const seen = gone(state(), (ctx) => playNextBout(ctx, fresh), {}, { fight: ['watch'], bout: [result] });
    const byHand = gone(state(), (ctx) => playNextBout(ctx, fresh), {}, { fight: ['hand'], bout: [result] });
    const leaders = (run: typeof seen) => {
      const ask = run.asked[1];
      return ask !== undefined && 'setup' in ask ? [ask.munus, ...ask.setup.fighters.map(({ by }) => by)] : [];
    };
    expect([leaders(seen), leaders(byHand)]).toEqual([
      [201, 'book', 'book'],
      [201, 'seat', 'book'],
    ]);
    const others = fixture({ red: 6, sheet: manOf(6).man, blue: 11, fought: null });
    const theirs = gone(inGame({ month: { fixtures: [others], arena: ARENA } }), (ctx) => playNextBout(ctx, others));
    expect([theirs.asked.length, theirs.state.month.fixtures[0]?.fought?.way]).toEqual([0, 'book']);
  });
});

describe('39.5.4.4 odds', () => {
  test.each([
    [10, 20, [1, 2]],
    [4, 4, [1, 1]],
    [6, 15, [2, 5]],
    [7, 9, [4, 5]],
    [1, 12, [1, 5]],
    [13, 12, [1, 1]],
    [16, 14, [1, 1]],
    [-3, 5, [1, 5]],
    [30, 7, [5, 2]],
  ])('39.5.4.4 CV %i against %i: the bank gives %j', (red, blue, odds) => {
    expect(bookOdds(red, blue)).toEqual(odds);
  });

  test('39.5.4.4 a man counts his CV, nobody less than 5, and a horse 10 more (P354)', () => {
    const foe = (ratings: Partial<Man['ratings']>, style: Man['style'] = 'myrmillo') => {
      const man = priscus({ ratings: { ...priscus().ratings, ...ratings }, style });
      return { man, fs: 0, combatClass: 2, spent: 0, rival: null } as const;
    };
    const values = (...challengers: ReturnType<typeof foe>[]) =>
      sideValues({ sheet: priscus(), bill: bill({ challengers }) });
    expect(combatValue(priscus())).toBe(4);
    expect(values(foe({}))).toEqual([5, 5]);
    expect(values(foe({ w: priscus().ratings.w + 4 }))).toEqual([5, 8]);
    expect(values(foe({ w: priscus().ratings.w + 4 }, 'eques'))).toEqual([5, 18]);
    expect(values(foe({ tr: 3 }, 'sagittarius'))).toEqual([5, 15]);
  });

  test('39.5.4.4 several men on a side count as many times over as they are (P354)', () => {
    const foe = { man: priscus(), fs: 0, combatClass: 2, spent: 0, rival: null } as const;
    expect(sideValues({ sheet: priscus(), bill: bill({ challengers: [foe, foe] }) })).toEqual([5, 20]);
    expect(sideValues({ sheet: priscus(), bill: bill({ challengers: [foe, foe], comrades: [foe] }) })).toEqual([
      20, 20,
    ]);
    expect(sideValues({ sheet: priscus(), bill: bill({ challengers: [foe, foe, foe] }) })).toEqual([5, 45]);
  });

  test('39.5.4.4 what both sides count makes the odds, and beasts count nothing (P289)', () => {
    const state = inGame({
      month: { fixtures: [fixture({ odds: null, blue: null, bill: bill({ beasts: ['lion'], challengers: [] }) })] },
    });
    expect(tipsFor(state, 0)).toEqual([]);
    const pairs = gone(inGame({ step: 'munus', month: { sent: [1], arena: ARENA, quality: 1 } }), resolveFixtures, {
      'match-type': [[3, 3]],
      pairing: [
        [3, 6],
        [3, 6],
      ],
    });
    const [event] = pairs.of('odds-made');
    const [match] = pairs.state.month.fixtures;
    expect(event?.cvs).toEqual(match === undefined ? [] : sideValues(match));
    expect(event?.odds).toEqual(bookOdds(...(event?.cvs ?? [0, 0])));
  });
});

describe('39.5.4.3 wagers', () => {
  const open = (traits: Parameters<typeof fixture>[0] = {}) => fixture({ fought: null, ...traits });
  const wagering = (
    choices: readonly unknown[],
    wanted: Parameters<typeof inGame>[0] = {},
    faces: Parameters<typeof gone>[2] = {},
  ) =>
    gone(
      inGame({
        ...{ step: 'munus', houses: POOR, ...wanted },
        month: { fixtures: [open({ odds: [2, 5] })], arena: ARENA, quality: 5, ...wanted.month },
      }),
      playWagers,
      faces,
      { wager: [...choices, ...NO_BETS] },
    );

  test('39.5.4.4 a wager risks the own number of the odds and wins the other’s, for every denarius of it (C114)', () => {
    expect([riskOf({ stake: 3, odds: [2, 5], on: 0 }), prizeOf({ stake: 3, odds: [2, 5], on: 0 })]).toEqual([6, 15]);
    expect([riskOf({ stake: 3, odds: [2, 5], on: 1 }), prizeOf({ stake: 3, odds: [2, 5], on: 1 })]).toEqual([15, 6]);
  });

  test('39.5.4.4 nobody stakes more than he has, all wagers together, or against his own man (P289)', () => {
    const { asked } = wagering([{ kind: 'bank', fixture: 1, on: 0, stake: 12 }]);
    expect(asked.map((ask) => ('spare' in ask ? ask.spare : null))).toEqual([40, 16]);
    const state = inGame({ month: { quality: 5, fixtures: [open({ odds: [2, 5] })] } });
    const tips = tipsFor(state, 0);
    expect(tips).toMatchObject([{ fixture: 1, odds: [2, 5], sides: [0], takers: [1, 2, 3] }]);
    const ask = { kind: 'wager', seat: 0, cite: '39.5.4.4', tips, spare: 16 } as const;
    const check = (on: 0 | 1, stake: number, n = 1) =>
      lanista.decisions.wager.check(state, campaign, ask, { kind: 'bank', fixture: n, on, stake });
    expect(check(0, 8)).toBeNull();
    expect(check(0, 9)).toMatch(/risks 18 denarii; 16/);
    expect(check(1, 1)).toMatch(/own man/);
    expect(check(0, 1, 2)).toMatch(/not open/);
  });

  test('39.5.4.4 the bank takes of a house on a match at most 5 denarii for each point of the quality (P352)', () => {
    const state = (wagers: readonly Wager[]) =>
      inGame({ month: { quality: 2, fixtures: [open({ odds: [3, 2] }), open({ n: 2, odds: [3, 2] })], wagers } });
    const laid: Wager = { house: 0, with: null, fixture: 1, on: 0, stake: 2, odds: [3, 2] };
    const takes = (wagers: readonly Wager[]) => tipsFor(state(wagers), 0).map(({ bank }) => bank);
    expect(takes([])).toEqual([
      [3, 5],
      [3, 5],
    ]);
    expect(takes([laid])).toEqual([
      [1, 2],
      [3, 5],
    ]);
    expect(takes([{ ...laid, house: 1 }])[0]).toEqual([3, 5]);
    expect(takes([{ ...laid, with: 1 }])[0]).toEqual([3, 5]);
    const tips = tipsFor(state([]), 0);
    const ask = { kind: 'wager', seat: 0, cite: '39.5.4.4', tips, spare: 40 } as const;
    const bet = { kind: 'bank', fixture: 1, on: 0 } as const;
    const check = (stake: number) => lanista.decisions.wager.check(state([]), campaign, ask, { ...bet, stake });
    expect([check(3), check(4)]).toEqual([null, expect.stringMatching(/the bank takes 3 times 3/)]);
    const privately = (house: number) =>
      lanista.decisions.wager.check(state([]), campaign, ask, { ...bet, kind: 'house', house, stake: 1, odds: [3, 2] });
    expect(privately(9)).toMatch(/takes no wager on it/);
    expect(privately(tips[0]?.takers[0] ?? 9)).toBeNull();
  });

  test('39.5.4.4 the bank takes no wager that its purse could not pay, with all that are laid (P352)', () => {
    const fixtures = [open({ odds: [1, 5] }), open({ n: 2, odds: [1, 5] })];
    const laid: Wager = { house: 1, with: null, fixture: 2, on: 0, stake: 3, odds: [1, 5] };
    const state = { ...inGame({ month: { quality: 5, fixtures, wagers: [laid] } }), bank: 26 };
    expect(bankSpare(state)).toBe(26 - 15);
    expect(tipsFor(state, 0)[0]?.bank).toEqual([2, 5]);
    const { of } = wagering(
      [],
      { houses: { ...POOR, 1: { denarii: 40 } }, month: { fixtures: [open({ odds: [5, 1] })], wagers: [] } },
      { wager: [[6]] },
    );
    expect(of('wager-laid')).toMatchObject([{ wager: { house: 1, on: 1, stake: 6 } }]);
    const bare = { ...inGame({ houses: { ...POOR, 0: { denarii: 0 }, 1: { denarii: 40 } } }), bank: 4 };
    const poor = gone(
      { ...bare, month: { ...bare.month, quality: 5, fixtures: [open({ odds: [1, 1] })] } },
      playWagers,
      { wager: [[6]] },
      { wager: NO_BETS },
    );
    expect(poor.of('wager-laid')).toMatchObject([{ wager: { house: 1, stake: 4 } }]);
  });

  test('39.5.6 what the bank wins goes into its purse, and what it loses comes out of it (P352)', () => {
    const common = { house: 0, fixture: 1, on: 0, odds: [2, 5] } as const;
    const settled = (winner: 0 | 1, taker: number | null) => {
      const fixtures = [fixture({ odds: [2, 5], fought: { way: 'book', result: { ...bout(), winner } } })];
      const state = inGame({ month: { fixtures, wagers: [{ ...common, with: taker, stake: 3 }] } });
      return gone(state, asRule(settleWagers)).state.bank;
    };
    expect([settled(0, null), settled(1, null), settled(0, 1)]).toEqual([100 - 15, 100 + 6, 100]);
  });

  test('39.5.4.3 a house takes a private wager at odds no worse than the book’s, if it dares and can pay (P282)', () => {
    const rich = { houses: { ...POOR, 2: { denarii: 80 } } };
    const bet = (odds: readonly [number, number], stake: number) => ({
      kind: 'house',
      house: 2,
      fixture: 1,
      on: 0,
      stake,
      odds,
    });
    const { of, state } = wagering([bet([2, 5], 2), bet([1, 5], 1), bet([2, 5], 1), bet([2, 5], 1)], rich, {
      wager: [],
    });
    expect(of('wager-laid').map(({ wager }) => [wager.with, wager.stake])).toEqual([
      [2, 2],
      [2, 1],
    ]);
    // The second at worse odds, and the last because a fifth of its purse is all it risks in a month.
    expect(of('wager-refused')).toHaveLength(2);
    expect(state.month.wagers).toHaveLength(2);
    const thrifty = houseOf(inGame({ houses: { 1: { denarii: 50 } } }), 1);
    expect([takesWager(thrifty, 5, false), takesWager(thrifty, 6, false), takesWager(thrifty, 1, true)]).toEqual([
      true,
      false,
      false,
    ]);
    const check = lanista.decisions.wager.check(
      inGame({ houses: POOR, month: { fixtures: [open()] } }),
      campaign,
      {
        kind: 'wager',
        seat: 0,
        cite: '39.5.4.4',
        tips: tipsFor(inGame({ month: { fixtures: [open()] } }), 0),
        spare: 40,
      },
      { kind: 'house', house: 2, fixture: 1, on: 0, stake: 1, odds: [1, 1] },
    );
    expect(check).toMatch(/could not pay/);
  });

  test('39.5.4.3 each program house bets 1D6 on its own man if his CV is enough of the other’s (P126, P282)', () => {
    const state = inGame();
    const bets = (house: number, own: number, other: number) => wantsBet(houseOf(state, house), own, other);
    expect([bets(2, 4, 6), bets(2, 3, 6), bets(1, 5, 6), bets(1, 6, 6), bets(3, 3, 6), bets(3, 2, 6)]).toEqual([
      ...[true, false, false, true, true, false],
    ]);
    const { of } = wagering(
      [],
      { houses: { ...POOR, 1: { denarii: 40 } }, month: { fixtures: [open({ odds: [1, 1] })] } },
      { wager: [[5]] },
    );
    expect(of('wager-laid')).toMatchObject([{ wager: { house: 1, with: null, on: 1, stake: 5 }, man: 'Man6' }]);
    const { of: poor } = wagering(
      [],
      { houses: { ...POOR, 1: { denarii: 3 } }, month: { fixtures: [open({ odds: [1, 1] })] } },
      { wager: [[5]] },
    );
    expect(poor('wager-laid')).toMatchObject([{ wager: { stake: 3 } }]);
  });
});
