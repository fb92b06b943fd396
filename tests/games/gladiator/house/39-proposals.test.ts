/** 39.5.3.1, 39.5.4.3: what houses of the program propose of their own: deals about men, and wagers. */
import { describe, expect, test } from 'vitest';
import { playDares } from '../../../../src/games/gladiator/house/games/dares.ts';
import { bookOdds, takersOdds } from '../../../../src/games/gladiator/house/games/odds.ts';
import { houseOf } from '../../../../src/games/gladiator/house/houses.ts';
import { counterFault, playDealings } from '../../../../src/games/gladiator/house/market/dealings.ts';
import type { PastMonth } from '../../../../src/games/gladiator/house/month-types.ts';
import { dealingsWanted, oddsProposed } from '../../../../src/games/gladiator/house/proposing.ts';
import { housesChronicle } from '../../../../src/games/gladiator/house/told/chronicle.ts';
import { proposalText } from '../../../../src/games/gladiator/house/told/narrate.ts';
import { fixture, gone, inGame, manOf } from '../../../../tools/games/gladiator/house.ts';

type Wanted = Parameters<typeof inGame>[0];
type Faces = Parameters<typeof gone>[2];
type Answers = Parameters<typeof gone>[3];

const ratings = (cv: number) => ({ tr: 5, st: 2, ag: 1, cn: 5, w: 12 + cv });
const off = [6];

describe('39.5.3.1 proposals of houses of the program', () => {
  const auction = (wanted: Wanted, faces: Faces = {}, answers: Answers = {}) =>
    gone(inGame({ step: 'auction', ...wanted }), playDealings, faces, answers);
  const plans = (house: number, wanted: Wanted) => {
    const state = inGame({ step: 'auction', ...wanted });
    return dealingsWanted(state, houseOf(state, house)).map(({ house: to, want, give }) => [to, want, give]);
  };
  /** Tullius has no room to buy and more money than two months cost; Man11 is the least he has, and Man1 better by three. */
  const TRADER = { 11: { man: { ratings: ratings(2) } }, 1: { man: { ratings: ratings(6) } } };

  test('39.5.3.1 each throws 1D6, and proposes on no more than 1, 2 or 3 by its temperament (P276)', () => {
    const { of } = auction({ houses: { 1: { denarii: 25 } } }, { venture: [[2], [3], [4]] });
    expect(of('venture-rolled').map(({ house, willing }) => [house, willing])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect(of('proposal-made')).toEqual([]);
    const { rolls } = auction({ houses: { 1: { denarii: 25 } } }, { venture: [[2], [3], [4]] });
    expect(rolls('venture').map(({ need }) => need?.than)).toEqual([1, 2, 3]);
  });

  test('39.5.3.1 short of two months’ upkeep a house sells any man but its best two, to houses with a place and the money (P276)', () => {
    // Five men of CV 4 and PR 1 cost 15 denarii a month; Man11 counts 4 + 1, and 6 at the most on top.
    const poor = { 1: { denarii: 25 }, 2: { denarii: 29 }, 3: { denarii: 26 } };
    expect(plans(2, { houses: poor })).toEqual(
      [13, 14, 15]
        .flatMap((man) => [
          [0, null, man],
          [3, null, man],
        ])
        .sort((a, b) => Number(a[0]) - Number(b[0])),
    );
    expect(plans(2, { houses: { ...poor, 0: { denarii: 25 }, 3: { denarii: 25 } } })).toEqual([]);
    expect(
      plans(2, { houses: { ...poor, 2: { denarii: 17 } }, men: { 11: { fate: 'dead' }, 12: { fate: 'dead' } } }),
    ).toEqual([]);
    expect(plans(2, { houses: poor, men: { 16: { house: 0 }, 17: { house: 2 } } }).map(([to]) => to)).not.toContain(0);
  });

  test('39.5.3.1 with money and room it buys the best it can pay for, of a house that can spare him (P276)', () => {
    const men = { 11: { fate: 'dead' }, 12: { fate: 'dead' }, 2: { man: { ratings: ratings(6) } } } as const;
    // Half of 60 pays for Man2 of CV 6 or so, of the seat that keeps three; the other houses would have fewer than five left.
    expect(plans(2, { houses: { 2: { denarii: 60 } }, men })).toEqual([[0, 2, null]]);
    const few = { ...men, 3: { fate: 'dead' }, 4: { fate: 'dead' } } as const;
    expect(
      plans(2, { houses: { 2: { denarii: 60 } }, men: few }).filter(([to, , give]) => to === 0 && give === null),
    ).toEqual([]);
    const dear = { ...men, 2: { man: { ratings: ratings(60) } } } as const;
    expect(plans(2, { houses: { 2: { denarii: 60 } }, men: dear })).toEqual([[0, 1, null]]);
  });

  test('39.5.3.1 else it trades its least man for one who is better by three (P276)', () => {
    const houses = { 2: { denarii: 60 } };
    const six = { ...TRADER, 16: { house: 2 } };
    expect(plans(2, { houses, men: six })).toEqual([[0, 1, 11]]);
    expect(plans(2, { houses, men: { ...six, 6: TRADER[1] } })).toEqual([
      [0, 1, 11],
      [1, 6, 11],
    ]);
    expect(plans(2, { houses: { 2: { denarii: 36 } }, men: { ...six, 1: { man: { ratings: ratings(20) } } } })).toEqual(
      [],
    );
    expect(plans(2, { houses, men: { 16: { house: 2 } } })).toEqual([]);
  });

  test('39.5.3.1 the sum is CV + PR + 1D6, what is given taken off, and 3 less in a trade (P276)', () => {
    const houses = { 1: { denarii: 31 }, 2: { denarii: 60 }, 3: { denarii: 31 } };
    const { of, rolls } = auction(
      { houses, men: { ...TRADER, 16: { house: 2 } } },
      { venture: [off, [2], off], 'lot:proposal': [[0]], sum: [[5]] },
      { proposal: [{ kind: 'refuse' }] },
    );
    const [roll] = rolls('sum');
    expect(roll?.modifiers.map(({ cite }) => cite)).toEqual(['P276', 'P276', 'P276']);
    expect(of('proposal-made')[0]?.proposal).toEqual({ by: 2, house: 0, want: 1, give: 11, pay: roll?.total });
    expect(roll?.total).toBe(5 + 7 - 3 - 3);
  });

  test('39.5.3.1 a thrifty house wants half as much again for its own man (P276)', () => {
    const houses = { 1: { denarii: 20 }, 2: { denarii: 31 }, 3: { denarii: 31 } };
    const { of } = auction(
      { houses },
      { venture: [[1], off, off], 'lot:proposal': [[0]], sum: [[4]] },
      { proposal: [{ kind: 'refuse' }] },
    );
    expect(of('proposal-made')[0]?.proposal).toMatchObject({ by: 1, house: 0, want: null, pay: -14 });
  });

  test('39.5.3.1 the seat takes it: men and denarii change houses, by this rule in the ledger (P277)', () => {
    const houses = { 1: { denarii: 31 }, 2: { denarii: 20 }, 3: { denarii: 31 } };
    const { state, asked, of } = auction(
      { houses },
      { venture: [off, [1], off], 'lot:proposal': [[0]], sum: [[4]] },
      { proposal: [{ kind: 'take' }] },
    );
    expect(asked).toMatchObject([{ kind: 'proposal', dealing: { by: 2, house: 0, give: 13, pay: -9 } }]);
    expect(of('proposal-answered')).toMatchObject([{ name: 'Batiatus', taken: true }]);
    expect(state.men[12]?.house).toBe(0);
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([31, 31, 29, 31]);
    expect(state.ledger.slice(-2)).toMatchObject([
      { house: 0, denarii: -9, why: 'trade', cite: 'P276', man: 13, with: 2 },
      { house: 2, denarii: 9, why: 'trade', cite: 'P276', man: 13, with: 0 },
    ]);
    expect(state.month.dealings).toEqual([{ by: 2, house: 0, want: null, give: 13, pay: -9, taken: true }]);
  });

  test.each([
    [-7, 2, true],
    [-7, 3, false],
    [-6, 1, true],
  ])('39.5.3.1 another sum of %i is held against a new throw of %i: %j (P277)', (pay, face, taken) => {
    const houses = { 1: { denarii: 31 }, 2: { denarii: 20 }, 3: { denarii: 31 } };
    const { state, of } = auction(
      { houses },
      { venture: [off, [1], off], 'lot:proposal': [[0]], sum: [[4], [face]] },
      { proposal: [{ kind: 'counter', pay }] },
    );
    expect(of('proposal-countered')).toMatchObject([{ name: 'Tullius', to: 'Batiatus', taken }]);
    expect(state.men[12]?.house).toBe(taken ? 0 : 2);
    expect(state.houses[0]?.denarii).toBe(taken ? 40 + pay : 40);
    expect(state.month.deaf).toEqual(taken ? [] : [2]);
    expect(state.month.dealings).toMatchObject([{ taken, pay: taken ? pay : -9 }]);
  });

  test('39.5.3.1 a sum that is named again, or that one side has not got, is none (P277)', () => {
    const state = inGame({ houses: { 2: { denarii: 12 } } });
    const fault = (pay: number) => counterFault(state, { by: 2, house: 0, want: 1, give: null, pay: 9 }, pay);
    expect([fault(10), fault(12)]).toEqual([null, null]);
    expect([fault(9), fault(13), fault(-41)]).toEqual([
      expect.stringMatching(/was named/),
      expect.stringMatching(/they have 12/),
      expect.stringMatching(/you have 40/),
    ]);
  });

  test('39.5.3.1 another house answers by P285, and the seat hears of one proposal a month', () => {
    const houses = { 1: { denarii: 20 }, 2: { denarii: 20 }, 3: { denarii: 60 } };
    const { state, asked, of } = auction(
      { houses },
      { venture: [[1], [1], off], 'lot:proposal': [[0], [0]], sum: [[1], [1]] },
      { proposal: [{ kind: 'refuse' }] },
    );
    expect(asked).toHaveLength(1);
    expect(of('proposal-made').map(({ proposal }) => proposal.house)).toEqual([0, 3]);
    // Man13 is worth 4 + 1 + 4 to Vettius, who has room for him, and is to have him for 4 + 1 + 1.
    expect(of('proposal-answered').map(({ name, taken }) => [name, taken])).toEqual([
      ['Batiatus', false],
      ['Vettius', true],
    ]);
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([40, 20, 26, 54]);
    expect(state.men[12]?.house).toBe(3);
  });

  test('39.5.3.1 the chronicle tells what was proposed to the house, and the ledger by which rule (P276)', () => {
    const dealing = { by: 2, house: 0, want: 1, give: null, pay: 9 };
    const month = { month: 1, editor: 1, event: 'none', quality: 3, arena: null, houses: [] } as const;
    const told = (taken: boolean) => {
      const months = [{ ...month, dealings: [{ ...dealing, taken }] }];
      return housesChronicle(inGame({ months }))
        .flatMap(({ lines }) => lines)
        .join(' ');
    };
    expect(told(true)).toContain('Tullius offered Batiatus nine denarii for Man1, and had his word (P276).');
    expect(told(false)).toContain('nine denarii for Man1, in vain (P276).');
  });

  test('39.5.3 the chronicle tells of men who came or went for money, and of no other sum', () => {
    const month = { month: 1, editor: 1, event: 'none', quality: 3, arena: null, houses: [], dealings: [] } as const;
    const line = { house: 0, month: 1, step: 'auction', man: 1, with: 1, cite: '39.5.3' } as const;
    const state = inGame({ months: [month] });
    const ledger = [
      { ...line, denarii: 5, why: 'stock sale' },
      { ...line, denarii: -7, why: 'hire' },
      { ...line, denarii: -2, why: 'taxes' },
    ] as const;
    const told = housesChronicle({ ...state, ledger: [...ledger] }).flatMap(({ lines }) => lines);
    expect(told.filter((one) => one.includes('denari'))).toEqual([
      'Five denarii came in for Man1, for a sale at the auction.',
      'Seven denarii went for Man1, for hiring a professional.',
    ]);
  });

  test('39.5.3.1 a proposal that wants nothing says so', () => {
    expect(proposalText({ want: null, give: 1, pay: 0 }, inGame({}))).toBe('Man1 for nothing');
    expect(proposalText({ want: 1, give: null, pay: 0 }, inGame({}))).toBe('nothing for Man1');
  });

  test('39.5.3.1 nobody is spoken of who has just come, or to the same house after a refusal last month (P276)', () => {
    const houses = { 2: { denarii: 60 } };
    const men = { ...TRADER, 16: { house: 2 } };
    const past = (taken: boolean): PastMonth => ({
      ...{ month: 4, editor: 1, event: 'none', quality: 3, arena: null, houses: [] },
      dealings: [{ by: 2, house: 0, want: 1, give: 15, pay: 3, taken }],
    });
    const open = (wanted: Wanted) => plans(2, { turn: 5, houses, men, ...wanted }).length;
    expect([open({}), open({ months: [past(true)] }), open({ months: [past(false)] })]).toEqual([1, 1, 0]);
    const came = (since: number) => open({ men: { ...men, 1: { ...men[1], since } } });
    expect([came(0), came(2), came(3), came(5)]).toEqual([1, 1, 0, 0]);
  });
});

describe('39.5.4.3 wagers of houses of the program', () => {
  const MATCH = fixture({ red: 6, sheet: manOf(6).man, blue: 11, fought: null });
  const munus = (wanted: Wanted, faces: Faces = {}, answers: Answers = {}) =>
    gone(
      inGame({ step: 'munus', ...wanted, month: { fixtures: [MATCH], ...wanted?.month } }),
      playDares,
      faces,
      answers,
    );

  test('39.5.4.3 each throws 1D6, and proposes one on a man of its own, at 1D6 or what both can cover (P278)', () => {
    const { asked, of, state } = munus(
      {},
      { venture: [off, [2], off], 'lot:dare': [[0]], dare: [[3]] },
      { dare: [true] },
    );
    const wager = { house: 2, with: 0, fixture: 1, on: 1, stake: 3, odds: [1, 1] };
    expect(asked).toMatchObject([{ kind: 'dare', wager }]);
    expect(of('wager-proposed')).toMatchObject([{ name: 'Tullius', to: 'Batiatus', cite: 'P278' }]);
    expect(state.month.wagers).toEqual([wager]);
    const small = munus(
      { houses: { 2: { denarii: 10 } } },
      { venture: [off, [2], off], 'lot:dare': [[0]], dare: [[3]] },
      { dare: [false] },
    );
    expect(small.of('wager-proposed')[0]?.wager.stake).toBe(2);
    expect(small.of('wager-refused')).toMatchObject([{ name: 'Batiatus' }]);
    expect(small.state.month.wagers).toEqual([]);
  });

  test('39.5.4.3 a house of the program takes it at odds no worse for it than the book’s (P278, P282)', () => {
    const { of, state } = munus({}, { venture: [[1], [2], off], 'lot:dare': [[1], [1]], dare: [[1], [1]] }, {});
    // The thrifty one wants 3 for his 2; the steady one gives what the book gives.
    expect(of('wager-proposed').map(({ wager }) => wager.odds)).toEqual([
      [2, 3],
      [1, 1],
    ]);
    expect(of('wager-refused')).toHaveLength(1);
    expect(state.month.wagers).toMatchObject([{ house: 2, with: 1, stake: 1 }]);
  });

  test('39.5.4.3 the seat is asked once a month, and nobody where there is nothing to wager on (P278)', () => {
    const men = { 16: { house: 1 } };
    const showman = fixture({ n: 2, red: 17, sheet: manOf(17).man, blue: null, fought: null });
    const { asked, of } = munus(
      { men, month: { fixtures: [MATCH, showman] } },
      { venture: [off, [1], [1]], 'lot:dare': [[0], [0]], dare: [[1], [1]] },
      { dare: [false] },
    );
    expect(asked).toHaveLength(1);
    expect(of('wager-proposed').map(({ to }) => to)).toEqual(['Batiatus', 'Solonius']);
    expect(munus({ month: { fixtures: [{ ...MATCH, odds: null }] } }).events).toEqual([]);
  });

  test('39.5.4.3 odds: the book’s, or twice its numbers and 1 more on one side (P278)', () => {
    const { houses } = inGame();
    const book = bookOdds(15, 10);
    const [, thrifty, steady, showman] = houses;
    const odds = [thrifty, steady, showman].map((house) => house && oddsProposed(house, book, 1));
    expect(odds).toEqual([
      [7, 4],
      [3, 2],
      [6, 5],
    ]);
    const held = odds.map((one) => one && Math.sign(takersOdds({ odds: one, on: 1 }, book)));
    expect(held).toEqual([-1, 0, 1]);
  });
});
