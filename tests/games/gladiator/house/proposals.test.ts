/** Whole games of houses in which the program's propose deals and wagers: often enough, and to nobody's ruin. */
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { plainLanista } from '../../../../src/games/gladiator/ai/plain-lanista.ts';
import type { HousesEvent } from '../../../../src/games/gladiator/house/events.ts';
import { prizeOf, riskOf } from '../../../../src/games/gladiator/house/games/odds.ts';
import type { Temperament } from '../../../../src/games/gladiator/house/house-types.ts';
import { houseOf, ownMenOf } from '../../../../src/games/gladiator/house/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { balanceOf } from '../../../../src/games/gladiator/house/ledger.ts';
import { upkeepOf } from '../../../../src/games/gladiator/house/market/costs.ts';
import type { Dealing, Wager } from '../../../../src/games/gladiator/house/month-types.ts';
import { worthOf } from '../../../../src/games/gladiator/house/proposing.ts';
import type { HousesDecisions, HousesSetup, HousesState } from '../../../../src/games/gladiator/house/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { campaign } from '../../../../tools/games/gladiator/campaign.ts';
import { HOUSES } from '../../../../tools/games/gladiator/house.ts';
import { someOf, tried } from '../../../support/soak.ts';

type Player = (request: Request<HousesDecisions>, view: HousesState) => unknown;
type Made = Extract<HousesEvent, { kind: 'proposal-made' | 'wager-proposed' }>;

const plain = plainLanista(campaign);
const SEAT = 0;
const SLOWLY = { timeout: 300_000 } as const;
const MONTHS = tried(6, 12);
const SEEDS = someOf(['propose-2', 'propose-3', 'propose-4', 'propose-5'], 4);

/** P285 What a deal brings the house it was proposed to, by what men are worth. */
function broughtTo(state: HousesState, { want, give, pay }: Dealing): number {
  const worth = (id: number | null) => (id === null ? 0 : worthOf(state.men[id - 1] ?? failed()));
  return worth(give) + pay - worth(want);
}

function failed(): never {
  throw new Error('no such man');
}

/** Two denarii more where a deal would favour him only then; the rest as the plain lanista answers it. */
function haggled(request: Request<HousesDecisions>, view: HousesState): unknown {
  if (request.kind !== 'proposal') return plain.choose(request, view);
  const { dealing } = request;
  const more = { ...dealing, pay: dealing.pay + 2 };
  const takes = (one: Dealing) => plain.choose({ ...request, dealing: one }, view).kind === 'take';
  const counter = { kind: 'counter', pay: more.pay } as const;
  const may = lanista.decisions.proposal.check(view, campaign, request, counter) === null;
  if (takes(dealing)) return { kind: 'take' };
  return may && takes(more) ? counter : { kind: 'refuse' };
}

function seasons(
  player: (seed: string) => Player,
  setup: Partial<HousesSetup>,
  look: (event: HousesEvent, state: HousesState) => void,
): readonly HousesState[] {
  return SEEDS.map((seed) => {
    const watch = ({ event }: { readonly event: HousesEvent }, state: HousesState) => look(event, state);
    const match = Match.start(lanista, campaign, { ...HOUSES, months: MONTHS, ...setup }, seed, {
      journal: false,
      watch,
    });
    const answer = player(seed);
    while (!match.over) {
      const view = lanista.view(match.state, SEAT);
      const why = match.answer(match.pending.map((request) => answer(request, view)));
      if (why !== null) throw new Error(why);
    }
    return match.state;
  });
}

/** P276 No throw for a price is further than this from what a man is worth to a house. */
const GAIN_MOST = 3;

describe.each([
  ['who takes what favours him', () => (request, view) => plain.choose(request, view)],
  ['who haggles', () => haggled],
] satisfies readonly (readonly [string, (seed: string) => Player])[])('a lanista %s', SLOWLY, (_who, player) => {
  test('39.5.3.1 is asked once a month at most, and gains a few denarii by a deal, and no more (P276, P277)', () => {
    const asked = new Map<string, number>();
    const deals: number[] = [];
    let months = 0;
    const ended = seasons(player, {}, (event, state) => {
      if (event.kind === 'month-begun') months += 1;
      if (event.kind === 'proposal-made' && event.proposal.house === SEAT) {
        const month = `${months}`;
        asked.set(month, (asked.get(month) ?? 0) + 1);
      }
      const answered = event.kind === 'proposal-answered' || event.kind === 'proposal-countered';
      if (answered && event.taken && event.proposal.house === SEAT) deals.push(broughtTo(state, event.proposal));
    });
    expect(Math.max(...asked.values())).toBe(1);
    expect(asked.size).toBeGreaterThan(months / 5);
    expect(asked.size).toBeLessThan(months * 0.9);
    expect(deals.length).toBeGreaterThan(0);
    for (const brought of deals) expect(brought).toBeLessThanOrEqual(GAIN_MOST);
    for (const state of ended) {
      const past = state.months.flatMap(({ dealings }) => dealings).filter(({ taken }) => taken);
      const paid = state.ledger.filter(({ cite, denarii }) => cite === 'P276' && denarii > 0);
      expect(paid).toHaveLength(past.length);
    }
  });
});

describe('houses of the program', SLOWLY, () => {
  const all: readonly Temperament[] = ['thrifty', 'steady', 'showman', 'steady'];
  const program = { houses: HOUSES.houses.map((one, i) => ({ ...one, by: all[i] ?? 'steady' })) };
  const random = (seed: string): Player => {
    const bot = randomController(lanista, campaign, seed);
    return (request, view) => bot.choose(request, view);
  };

  /** By set-up: how its games ended. */
  const ended = new Map<Partial<HousesSetup>, readonly HousesState[]>();

  test.each([
    ['and the seat', {}],
    ['alone', program],
  ])('39.5.3.1, 39.5.4.3 %s: no proposal is beyond anybody’s purse, or below a house’s upkeep', (_who, setup) => {
    const made: Made[] = [];
    ended.set(
      setup,
      seasons(random, setup, (event, state) => {
        if (event.kind === 'proposal-made') {
          made.push(event);
          expectSound(state, event.proposal);
        }
        if (event.kind === 'wager-proposed') {
          made.push(event);
          expectCovered(state, event.wager);
        }
      }),
    );
    for (const kind of ['proposal-made', 'wager-proposed'] as const)
      expect(made.filter((one) => one.kind === kind).length).toBeGreaterThan(0);
  });

  test('39.2.1 alone: they deal with each other, and their books add up', () => {
    const states = ended.get(program) ?? [];
    expect(states.length).toBeGreaterThan(0);
    const taken = states.flatMap(({ months }) => months.flatMap(({ dealings }) => dealings)).filter((one) => one.taken);
    expect(taken.length).toBeGreaterThan(0);
    for (const state of states) {
      for (const { id, denarii } of state.houses) expect(balanceOf(state, id)).toBe(denarii);
      const between = state.ledger.filter((one) => one.with !== null);
      expect(between.reduce((sum, { denarii }) => sum + denarii, 0)).toBe(0);
    }
  });
});

/** P276 Whoever pays has the month's upkeep left, and no house is left without men. */
function expectSound(state: HousesState, { by, house, want, give, pay }: Dealing): void {
  const payer = pay > 0 ? by : house;
  if (payer === by || want === null)
    expect(houseOf(state, payer).denarii - Math.abs(pay)).toBeGreaterThanOrEqual(upkeepOf(state, payer));
  if (give === null) expect(ownMenOf(state, house).length).toBeGreaterThan(3);
  if (want === null) expect(ownMenOf(state, by).length).toBeGreaterThan(3);
  expect(want !== give).toBe(true);
}

/** P278 Both sides risk no more than a third of what they have. */
function expectCovered(state: HousesState, wager: Wager): void {
  expect(wager.stake).toBeGreaterThan(0);
  expect(3 * riskOf(wager)).toBeLessThanOrEqual(houseOf(state, wager.house).denarii);
  expect(3 * prizeOf(wager)).toBeLessThanOrEqual(houseOf(state, wager.with ?? -1).denarii);
}
