/** 39.5.5-39.5.9: experience, renown, wagers, earnings, training, upkeep. */
import { describe, expect, test } from 'vitest';
import { payEarnings, settleExperience, trainMen } from '../../../../src/games/gladiator/house/games/aftermath.ts';
import { settleWagers } from '../../../../src/games/gladiator/house/games/wagers.ts';
import { payUpkeep } from '../../../../src/games/gladiator/house/market/upkeep.ts';
import type { Fixture, Wager } from '../../../../src/games/gladiator/house/month-types.ts';
import { bout } from '../../../../tools/games/gladiator/career.ts';
import { fixture, gone, inGame, manOf } from '../../../../tools/games/gladiator/house.ts';
import { asRule } from '../../../../tools/games/gladiator/rule-run.ts';

const fought = (...args: Parameters<typeof bout>): Fixture['fought'] => ({ way: 'book', result: bout(...args) });
const leftBy = (one: Fixture, wanted: Parameters<typeof inGame>[0] = {}, faces: Parameters<typeof gone>[2] = {}) =>
  gone(
    inGame({
      step: 'experience',
      ...wanted,
      month: { quality: 3, arena: { size: 3, obstacles: 0 }, sent: [1, 6], fixtures: [one], ...wanted.month },
    }),
    asRule(settleExperience),
    faces,
  );

describe('39.5.5 experience', () => {
  test('39.5.5 everyone who fought is settled as after any match, and may be taught anew', () => {
    const one = fixture({
      fought: fought({ attackCf: 40, defenceCf: 10 }, { result: 'M', dead: false, killer: null, missusGranted: true }),
    });
    const { state, of } = leftBy(one, {
      men: { 1: { raised: { tr: 2, st: 1, ag: 0, cn: 0, w: 0 }, retrained: true } },
    });
    expect(state.men[0]).toMatchObject({
      man: { xp: 10, record: { v: 1, s: 0, m: 0 } },
      raised: { tr: 0, st: 0 },
      retrained: false,
    });
    expect(state.men[5]).toMatchObject({ man: { xp: 5, record: { m: 1 } }, fate: 'fighting' });
    expect(of('experience-earned').map(({ man, total }) => [man, total])).toEqual([
      ['Man1', 10],
      ['Man6', 5],
    ]);
  });

  test('39.5.5 the dead are gone from the house, with who killed them', () => {
    const { state, of } = leftBy(fixture());
    expect(state.men[5]).toMatchObject({ fate: 'dead', killer: 'Priscus', until: 2 });
    expect(of('man-died')).toMatchObject([{ house: 1, man: 'Man6', killer: 'Priscus' }]);
    expect(state.bouts).toMatchObject([
      { month: 2, n: 1, winner: 0, red: [{ id: 1, house: 0, result: 'V' }], blue: [{ id: 6, house: 1, dead: true }] },
    ]);
  });

  test('39.5.5.1 who wins in the Colosseum has his PR raised at once (P292)', () => {
    const place = (size: 1 | 3) => ({ month: { arena: { size, obstacles: 0 } } }) as const;
    const faces = { 'prestige-change': [[1]], 'luck-change': [[1, 1]] };
    expect(leftBy(fixture(), place(3), faces).state.men[0]?.man.pr).toBe(1);
    const rome = leftBy(fixture(), place(1), faces);
    expect(rome.state.men[0]?.man.pr).toBe(2);
    expect(rome.of('colosseum-won')).toMatchObject([{ man: 'Man1', change: { from: 1, to: 2 } }]);
    const drawn = fixture({
      fought: fought({ result: 'S' }, { result: 'S', dead: false, killer: null }, { winner: null, by: 'stans-missus' }),
    });
    expect(leftBy(drawn, place(1)).of('colosseum-won')).toEqual([]);
  });

  test('39.5.5.2 with his tenth victory a man is Emperor’s Champion and leaves his house, though he die of it (C160, P51)', () => {
    const nine = { v: 9, s: 3, m: 0 };
    const sheet = manOf(1, { record: nine }).man;
    const freed = leftBy(fixture({ sheet }), { men: { 1: { man: { record: nine } } } });
    expect(freed.state.men[0]).toMatchObject({ fate: 'freed', until: 2 });
    expect(freed.state.houses[0]?.champions).toBe(1);
    expect(freed.of('man-freed')).toMatchObject([{ man: 'Man1' }]);
    const dying = leftBy(fixture({ sheet, fought: fought({ dead: true, killer: 'Man6' }) }), {
      men: { 1: { man: { record: nine } } },
    });
    expect(dying.state.men[0]).toMatchObject({ fate: 'dead' });
    expect(dying.state.houses[0]?.champions).toBe(1);
    const drawn = fixture({
      sheet,
      fought: fought({ result: 'S' }, { result: 'S', dead: false, killer: null }, { winner: null, by: 'stans-missus' }),
    });
    expect(leftBy(drawn, { men: { 1: { man: { record: nine } } } }).state.men[0]?.fate).toBe('fighting');
  });

  test('39.5.5.3 REP rises by 1 for each V and each S, and never for M', () => {
    expect(leftBy(fixture()).state.houses.map(({ rep }) => rep)).toEqual([1, 0, 0, 0]);
    const drawn = fixture({
      fought: fought({ result: 'S' }, { result: 'S', dead: false, killer: null }, { winner: null, by: 'stans-missus' }),
    });
    expect(leftBy(drawn).state.houses.map(({ rep }) => rep)).toEqual([1, 1, 0, 0]);
    const spared = fixture({ fought: fought({}, { result: 'M', dead: false, killer: null }) });
    expect(leftBy(spared).state.houses.map(({ rep }) => rep)).toEqual([1, 0, 0, 0]);
  });
});

describe('39.5.6 wagers', () => {
  const settled = (wager: Partial<Wager>, one: Fixture) =>
    gone(
      inGame({
        step: 'wagers',
        month: {
          fixtures: [one],
          wagers: [{ house: 0, with: null, fixture: 1, on: 0, stake: 3, odds: [2, 5], ...wager }],
        },
      }),
      asRule(settleWagers),
    );
  const lost = fixture({
    fought: fought(
      { result: 'P', dead: true, killer: 'Man6' },
      { result: 'V', dead: false, killer: null },
      { winner: 1 },
    ),
  });

  test('39.5.6 at 2:5 the weaker man wins five times the wager, the stronger twice; the loser pays it (C114)', () => {
    expect(settled({}, fixture()).state.houses[0]?.denarii).toBe(40 + 15);
    expect(settled({}, lost).state.houses[0]?.denarii).toBe(40 - 6);
    expect(settled({ house: 2, on: 1 }, lost).state.houses[2]?.denarii).toBe(40 + 6);
    expect(settled({ house: 2, on: 1 }, fixture()).state.houses[2]?.denarii).toBe(40 - 15);
  });

  test('39.5.6 between houses the one pays the other', () => {
    const won = settled({ with: 3 }, fixture());
    expect(won.state.houses.map(({ denarii }) => denarii)).toEqual([55, 40, 40, 25]);
    expect(settled({ with: 3 }, lost).state.houses.map(({ denarii }) => denarii)).toEqual([34, 40, 40, 46]);
    expect(won.of('wager-settled')).toMatchObject([{ cite: '39.5.6', outcome: 'won' }]);
  });

  test('39.5.6 where nobody wins, by S or both dead, bets are off (P125)', () => {
    const both = fixture({ fought: fought({ result: 'P', dead: true, killer: 'Man6' }, {}, { winner: null }) });
    const off = settled({}, both);
    expect([off.state.houses[0]?.denarii, off.of('wager-settled')[0]?.outcome]).toEqual([40, 'off']);
  });
});

describe('39.5.7 earnings', () => {
  const earned = (one: Fixture, faces: Parameters<typeof gone>[2] = {}) =>
    gone(inGame({ step: 'earnings', month: { quality: 3, fixtures: [one] } }), asRule(payEarnings), faces);

  test('39.5.7 quality + CV + PR for each man of a house who took part, the dead too, by the sheet he went in with; never below 0 (P291)', () => {
    const { state } = earned(fixture(), { 'victory-purse': [[1, 1]] });
    expect(
      state.ledger.filter(({ why }) => why === 'earnings').map(({ house, man, denarii }) => [house, man, denarii]),
    ).toEqual([
      [0, 1, 3 + 4 + 1],
      [1, 6, 3 + 4 + 1],
    ]);
    const hated = manOf(1, { pr: -12 }).man;
    const poor = earned(
      fixture({
        sheet: hated,
        fought: fought({ result: 'S' }, { result: 'S', dead: false, killer: null }, { winner: null }),
      }),
    );
    expect(poor.state.ledger.filter(({ why, house }) => why === 'earnings' && house === 0)).toEqual([]);
  });

  test('39.5.7.1 2D6 more for a victory', () => {
    const { state } = earned(fixture(), { 'victory-purse': [[4, 5]] });
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([40 + 8 + 9, 48, 40, 40]);
    expect(state.ledger.filter(({ why }) => why === 'victory')).toMatchObject([
      { house: 0, denarii: 9, cite: '39.5.7.1' },
    ]);
  });

  test('39.5.7.2 20 more for a new Emperor’s Champion', () => {
    const sheet = manOf(1, { record: { v: 9, s: 0, m: 0 } }).man;
    const { state } = earned(fixture({ sheet }));
    expect(state.ledger.filter(({ why }) => why === 'champion')).toMatchObject([
      { house: 0, denarii: 20, cite: '39.5.7.2' },
    ]);
    expect(earned(fixture()).state.ledger.some(({ why }) => why === 'champion')).toBe(false);
  });
});

describe('39.5.8 training', () => {
  test('39.5.8 1D6 XP for each man who stayed in the school, and none for a hired one (P293)', () => {
    const { state, of } = gone(
      inGame({ step: 'training', month: { sent: [1, 6] }, men: { 3: { hired: true }, 4: { fate: 'dead' } } }),
      asRule(trainMen),
      { training: [[5], [2]] },
    );
    expect(state.men.slice(0, 5).map(({ man }) => man.xp)).toEqual([0, 5, 0, 0, 2]);
    expect(of('trained')).toHaveLength(2 + 4 + 5 + 5);
  });
});

describe('39.5.9 upkeep', () => {
  test('39.5.9 and 39.5.9.1 half of CV and PR, rounded up, for each man; never below 0 (C53)', () => {
    const hated = { man: { pr: -9 } };
    const { state } = gone(
      inGame({ step: 'upkeep', men: { 1: { man: { pr: 2 } }, 2: hated, 3: { fate: 'dead' } } }),
      asRule(payUpkeep),
    );
    expect(state.ledger.filter(({ why, house }) => why === 'men kept' && house === 0)).toMatchObject([
      { denarii: -(3 + 0 + 3 + 3), cite: '39.5.9.1' },
    ]);
  });

  test('39.5.9.2 and as many denarii as the house has REP', () => {
    const { state } = gone(inGame({ step: 'upkeep', houses: { 0: { rep: 7 } } }), asRule(payUpkeep));
    expect(state.ledger.filter(({ why }) => why === 'renown kept')).toMatchObject([
      { house: 0, denarii: -7, cite: '39.5.9.2' },
    ]);
    expect(state.houses[0]?.denarii).toBe(40 - 15 - 7);
  });
});
