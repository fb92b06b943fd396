/** 39.5, 39.5.1, 39.5.2: the month, its Editor and its event. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { combatValue } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import { chooseEditor } from '../../../../src/games/gladiator/house/editor.ts';
import { fixtureOrder } from '../../../../src/games/gladiator/house/games/bouts.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { pricesFor } from '../../../../src/games/gladiator/house/market/prices.ts';
import { stockPrice } from '../../../../src/games/gladiator/house/market/stock.ts';
import { payUpkeep } from '../../../../src/games/gladiator/house/market/upkeep.ts';
import type { PastMonth, RandomEvent } from '../../../../src/games/gladiator/house/month-types.ts';
import { resolveRandomEvent } from '../../../../src/games/gladiator/house/random-events.ts';
import { HOUSES_STEPS, stepOf } from '../../../../src/games/gladiator/house/steps.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { fixture, gone, HOUSES, inGame } from '../../../../tools/games/gladiator/house.ts';
import { asRule } from '../../../../tools/games/gladiator/rule-run.ts';

describe('39.5 the month', () => {
  test('39.5 goes editor, event, auction, munus, matches, experience, wagers, earnings, training, upkeep, reckoning; an edict goes straight to training (P116, P118)', () => {
    const steps: string[] = [];
    const edicts = new Set<number>();
    const watch = ({ turn, event }: { turn: number; event: { kind: string } }, state: { phase: number }) => {
      const at = `${turn} ${stepOf(state)}`;
      if (steps.at(-1) !== at) steps.push(at);
      if (event.kind === 'event-rolled' && (event as { event?: RandomEvent }).event === 'imperial-edict')
        edicts.add(turn);
    };
    const houses = HOUSES.houses.map((one) => ({ ...one, by: 'steady' as const }));
    const match = Match.start(lanista, campaign, { ...HOUSES, houses, months: 12 }, 'steps-6', { watch });
    runMatch(match, () => randomController(lanista, campaign, 'steps-6'));
    expect(steps[0]).toBe('0 founding');
    expect(edicts.size).toBeGreaterThan(0);
    for (let month = 1; month <= match.state.months.length; month++) {
      const seen = steps.filter((one) => one.startsWith(`${month} `)).map((one) => one.split(' ')[1]);
      const order = seen.map((step) => HOUSES_STEPS.map(String).indexOf(step ?? ''));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(seen.slice(0, 2)).toEqual(['editor', 'event']);
      const games = ['auction', 'munus', 'bouts', 'experience', 'wagers', 'earnings'];
      if (edicts.has(month)) expect(seen.filter((one) => games.includes(one ?? ''))).toEqual([]);
      else expect(seen).toContain('munus');
    }
  });
});

describe('39.5.1 the Editor', () => {
  const past = (editor: number): PastMonth => ({
    ...{ month: 1, editor, event: 'none', quality: 3, arena: null, dealings: [] },
    houses: [],
  });

  test('39.5.1 is the house with the highest 2D6', () => {
    const { state, of } = gone(inGame(), asRule(chooseEditor), {
      editor: [
        [3, 4],
        [2, 2],
        [6, 5],
        [1, 1],
      ],
    });
    expect(state.month.editor).toBe(2);
    expect(of('editor-rolled')[0]).toMatchObject({ cite: '39.5.1', houses: [0, 1, 2, 3], tied: false });
    expect(of('editor-named')).toMatchObject([{ house: 2, name: 'Tullius', passed: null }]);
  });

  test('39.5.1.1 is never the same house twice running: the next highest takes its place', () => {
    const { state, of } = gone(inGame({ months: [past(2)] }), asRule(chooseEditor), {
      editor: [
        [3, 4],
        [2, 2],
        [6, 5],
        [1, 1],
      ],
    });
    expect(state.month.editor).toBe(0);
    expect(of('editor-named')).toMatchObject([{ cite: '39.5.1.1', house: 0, passed: 2 }]);
  });

  test('39.5.1 ties for the place are thrown again among those who tied; other ties are not (P117, P283)', () => {
    const faces = {
      editor: [
        [6, 6],
        [5, 4],
        [4, 5],
        [5, 4],
        [1, 1],
        [3, 3],
        [3, 3],
        [2, 1],
        [6, 1],
      ],
    };
    const { state, of } = gone(inGame({ months: [past(0)] }), asRule(chooseEditor), faces);
    expect(of('editor-rolled').map(({ houses }) => houses)).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3],
      [2, 3],
    ]);
    expect(state.month.editor).toBe(3);
    expect(of('editor-named')[0]?.passed).toBe(0);
  });

  test('39.5.1 houses that are out throw no more', () => {
    const { of } = gone(inGame({ houses: { 1: { out: { month: 1, how: 'debts' } } } }), asRule(chooseEditor));
    expect(of('editor-rolled')[0]?.houses).toEqual([0, 2, 3]);
  });
});

describe('39.5.2 the event of the month', () => {
  const D66: { readonly [E in RandomEvent]: readonly [number, number] } = {
    plague: [1, 1],
    'imperial-edict': [1, 6],
    trainer: [2, 1],
    champion: [2, 4],
    'barley-harvest': [3, 3],
    feast: [3, 4],
    taxes: [4, 1],
    'low-stock': [4, 6],
    none: [5, 1],
    'poor-stock': [5, 3],
    'good-stock': [5, 6],
    windfall: [6, 1],
    investor: [6, 4],
    revolt: [6, 6],
  };
  const event = (
    kind: RandomEvent,
    wanted: Parameters<typeof inGame>[0] = {},
    faces: Parameters<typeof gone>[2] = {},
    answers: Parameters<typeof gone>[3] = {},
  ) => gone(inGame(wanted), resolveRandomEvent, { 'random-event': [D66[kind]], ...faces }, answers);
  /** Twenty throws of one die. */
  const each = (...faces: readonly number[]) => Array.from({ length: 20 }, (_, i) => [faces[i] ?? 6]);

  test('39.5.2 all 36 results of the D66 are some event, 61 a windfall (C131)', () => {
    const counts: { [event: string]: number } = {};
    for (let red = 1; red <= 6; red++) {
      for (let white = 1; white <= 6; white++) {
        const { value } = campaign.events.at(10 * red + white, 0);
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    expect(counts).toEqual({
      ...{ plague: 3, 'imperial-edict': 3, trainer: 3, champion: 3, 'barley-harvest': 3, feast: 3, taxes: 3 },
      ...{ 'low-stock': 3, none: 2, 'poor-stock': 2, 'good-stock': 2, windfall: 3, investor: 2, revolt: 1 },
    });
    for (const kind of ['none', 'imperial-edict', 'barley-harvest', 'poor-stock', 'good-stock', 'low-stock'] as const) {
      const { state, of } = event(kind);
      expect(state.month.event).toBe(kind);
      expect(of('event-rolled')[0]?.rolls?.[0]?.table).toMatchObject({ id: 'random-events', cell: kind });
    }
  });

  test('39.5.2 plague: 1D6 + CN below 6, and he is dead', () => {
    const { state, of } = event('plague', {}, { plague: each(1, 2) });
    expect(state.men.map(({ fate }) => fate).slice(0, 3)).toEqual(['dead', 'fighting', 'fighting']);
    expect(of('plague-rolled')[0]?.rolls?.[0]).toMatchObject({ total: 5, need: { op: '<', than: 6, met: true } });
    expect(of('man-died')).toMatchObject([{ man: 'Man1', killer: null }]);
  });

  test('39.5.2 plague and revolt do nothing in a mild game (C115)', () => {
    for (const kind of ['plague', 'revolt'] as const) {
      const { state, of } = event(kind, { setup: { harsh: false } });
      expect(state.month.event).toBe('none');
      expect(of('event-rolled')).toMatchObject([{ event: kind, ignored: true }]);
      expect(state.men.every(({ fate }) => fate === 'fighting')).toBe(true);
    }
  });

  test('39.5.2 trainer: everything costs one house 5 XP less, but at least 5', () => {
    const { state, of } = event('trainer', {}, { 'lot:trainer': [[1]] });
    expect(of('trainer-hired')).toMatchObject([{ house: 1, name: 'Solonius' }]);
    const price = (house: number, rating: 'tr' | 'cn') =>
      pricesFor({ state, tables: campaign }, house)(priscus(), { kind: 'rating', rating });
    expect([price(1, 'tr'), price(1, 'cn'), price(0, 'tr')]).toEqual([30, 45, 35]);
    const step = pricesFor({ state, tables: campaign }, 1)(priscus(), { kind: 'roll', extra: 0 });
    expect(step).toBe(15);
  });

  test('39.5.2 barley harvest: TR costs 20 XP for everybody, with the trainer 15 (C45)', () => {
    const { state } = event('barley-harvest');
    const price = (trainer: number | null) => {
      const month = { ...state.month, trainer };
      return pricesFor({ state: { ...state, month }, tables: campaign }, 0)(priscus(), {
        kind: 'rating',
        rating: 'tr',
      });
    };
    expect([price(null), price(0)]).toEqual([20, 15]);
  });

  test('39.5.2 champion: sealed bids for a man of CV 2D6 + 6, who comes for the month and leaves before upkeep (P118, P284)', () => {
    const { state, of, asked } = event(
      'champion',
      {},
      {
        professional: [[2, 3]],
        bid: [
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      { bid: [25] },
    );
    const hired = state.men.at(-1);
    expect(asked).toMatchObject([{ kind: 'bid', sale: { seller: null, man: 21, least: 1 }, most: 40 }]);
    expect(of('champion-announced')[0]).toMatchObject({ wanted: 11, cv: combatValue(hired?.man ?? priscus()) });
    expect(combatValue(hired?.man ?? priscus())).toBeGreaterThanOrEqual(11);
    const most = [25, 10, 20, 30];
    for (const { house, denarii } of of('bids-opened')[0]?.bids ?? [])
      expect(denarii).toBeLessThanOrEqual(most[house] ?? 0);
    expect(hired).toMatchObject({ house: 0, hired: true });
    expect(state.houses[0]?.denarii).toBe(15);
    const after = gone(state, asRule(payUpkeep)).state;
    expect(after.men.at(-1)?.fate).toBe('gone home');
    expect(after.ledger.filter(({ man, why }) => man === 21 && why === 'men kept')).toEqual([]);
  });

  test('39.5.2 champion: of equal bids the lot decides, and without a bid he goes home', () => {
    const tied = event(
      'champion',
      { houses: { 1: { denarii: 0 }, 3: { denarii: 0 } } },
      { professional: [[6, 6]], bid: [[6, 6]], 'lot:highest-bid': [[1]] },
      { bid: [20] },
    );
    expect(tied.of('bids-opened')[0]).toMatchObject({ winner: 2, bids: [{ denarii: 20 }, { denarii: 20 }] });
    const poor = { 1: { denarii: 0 }, 2: { denarii: 0 }, 3: { denarii: 0 } };
    const none = event('champion', { houses: poor }, {}, { bid: [0] });
    expect(none.of('bids-opened')[0]).toMatchObject({ winner: null, bids: [] });
    expect(none.state.men.at(-1)).toMatchObject({ house: null, fate: 'gone home' });
  });

  test('39.5.2 feast: 1D6 - CN CF are missing in the match of this month, never less than none', () => {
    const { state, of } = event(
      'feast',
      { men: { 6: { man: { ratings: { tr: 10, st: 2, ag: 1, cn: 2, w: 12 } } } } },
      { feast: each(6, 4, 1) },
    );
    expect(state.month.feast).toMatchObject({ 1: 2, 6: 4 });
    expect(
      of('feast-rolled')
        .slice(0, 3)
        .map(({ loss }) => loss),
    ).toEqual([2, 0, 0]);
    const { fighters } = fixtureOrder(state, campaign, fixture({ fought: null }), 'book').setup;
    expect(fighters.map(({ lacks }) => lacks)).toEqual([2, 4]);
    const sober = fixtureOrder(inGame(), campaign, fixture({ fought: null }), 'book').setup.fighters;
    expect(sober.map(({ lacks }) => lacks)).toEqual([undefined, undefined]);
  });

  test('39.5.2 taxes: 5 denarii for each gladiator, into debt if need be', () => {
    const { state } = event('taxes', { houses: { 3: { denarii: 10 } }, men: { 2: { fate: 'dead' } } });
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([20, 15, 15, -15]);
  });

  test('39.5.2 low stock doubles the price', () => {
    expect([stockPrice(event('low-stock').state), stockPrice(event('none').state)]).toEqual([2, 1]);
  });

  test('39.5.2 windfall: 1D6 denarii for a house drawn by lot', () => {
    const { state, rolls } = event('windfall', {}, { 'lot:windfall': [[3]], windfall: [[4]] });
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([40, 40, 40, 44]);
    expect(rolls('windfall')).toHaveLength(1);
  });

  test('39.5.2 investor: 25 denarii now, 15 in each of the next two months, for whoever wants them', () => {
    const { state, of, asked } = event('investor', { houses: { 3: { denarii: 5 } } }, {}, { loan: [true] });
    expect(asked).toMatchObject([{ kind: 'loan', lent: 25, instalment: 15, months: 2 }]);
    expect(of('loan-answered').map(({ taken }) => taken)).toEqual([true, false, false, true]);
    expect(state.houses.map(({ denarii }) => denarii)).toEqual([65, 40, 40, 30]);
    expect(state.houses[0]?.instalments).toEqual([3, 4]);
    for (const turn of [2, 3, 4, 5]) {
      state.turn = turn;
      gone(state, asRule(payUpkeep));
    }
    const instalments = state.ledger.filter(({ why, house }) => why === 'instalment' && house === 0);
    expect(instalments.map(({ month, denarii }) => [month, denarii])).toEqual([
      [3, -15],
      [4, -15],
    ]);
  });

  test('39.5.2 revolt: 2D6 above 7 and he is gone; 10 denarii spent on him take 1 off', () => {
    const throws = [
      [4, 4],
      [4, 4],
      [5, 4],
      [1, 1],
      [6, 6],
    ];
    const faces = { revolt: [...throws, ...Array.from({ length: 15 }, () => [1, 1])] };
    const { state, of, asked } = event('revolt', {}, faces, { guards: [{ 2: 10, 3: 20 }] });
    expect(asked).toMatchObject([{ kind: 'guards', men: [1, 2, 3, 4, 5], step: 10, most: 40 }]);
    expect(
      of('revolt-rolled')
        .slice(0, 5)
        .map(({ fled, rolls }) => [rolls?.[0]?.total, fled]),
    ).toEqual([
      [8, true],
      [7, false],
      [7, false],
      [2, false],
      [12, true],
    ]);
    expect(state.men.slice(0, 5).map(({ fate }) => fate)).toEqual(['fled', 'fighting', 'fighting', 'fighting', 'fled']);
    expect(state.houses[0]?.denarii).toBe(10);
  });

  test('39.5.2 guards are paid by tens, for one’s own men, within the purse', () => {
    const check = (spent: object) =>
      lanista.decisions.guards.check(
        inGame(),
        campaign,
        { ...{ kind: 'guards', seat: 0, cite: '39.5.2' }, men: [1, 2], step: 10, most: 25 },
        spent as never,
      );
    expect([check({ 1: 20 }), check({})]).toEqual([null, null]);
    expect(check({ 1: 15 })).toMatch(/guards cost 10 denarii a time/);
    expect(check({ 1: 10, 2: 20 })).toMatch(/30 denarii; you have 25/);
    expect(check({ 7: 10 })).toMatch(/not in the house/);
  });
});
