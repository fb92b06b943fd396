/** Whole games of houses: money, men and secrets, whatever is chosen. */

import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { plainLanista } from '../../../../src/games/gladiator/ai/plain-lanista.ts';
import { fixtureOrder } from '../../../../src/games/gladiator/house/games/bouts.ts';
import { prizeOf, riskOf } from '../../../../src/games/gladiator/house/games/odds.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import type { HousesKit } from '../../../../src/games/gladiator/house/kit.ts';
import { balanceOf } from '../../../../src/games/gladiator/house/ledger.ts';
import type { HousesSetup, HousesState } from '../../../../src/games/gladiator/house/types.ts';
import { trueOdds } from '../../../../src/games/gladiator/session/true-odds.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { once } from '../../../../src/kernel/once.ts';
import type { Controller } from '../../../../src/kernel/runner.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { campaign } from '../../../../tools/games/gladiator/campaign.ts';
import { HOUSES } from '../../../../tools/games/gladiator/house.ts';
import { someOf, tried } from '../../../support/soak.ts';

const MONTHS = tried(2, 12);

type Player = Controller<HousesKit>;

const PLAYERS: { readonly [who: string]: (seed: string) => Player } = {
  random: (seed) => randomController(lanista, campaign, seed),
  plain: () => plainLanista(campaign),
};

function played(
  seed: string,
  who: keyof typeof PLAYERS,
  setup: Partial<HousesSetup>,
  look: (state: HousesState) => void,
) {
  const match = Match.start(lanista, campaign, { ...HOUSES, ...setup }, seed, {
    journal: false,
    watch: (_entry, state) => look(state),
  });
  const player = PLAYERS[who]?.(seed);
  if (player === undefined) throw new Error('nobody plays');
  runMatch(match, () => player);
  return match;
}

/** Every state of some games, one after the other; below its first level none changes in place. */
const gamesOf = (who: keyof typeof PLAYERS) =>
  once(() =>
    someOf(['money-1', 'men-1', 'munus-1'], 3).map((seed) => {
      const states: HousesState[] = [];
      played(seed, who, { months: MONTHS }, (state) => void states.push({ ...state }));
      return states;
    }),
  );

/** A state that nobody can change below its first level without being told. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const one of Object.values(value)) freeze(one);
}

describe.each(['random', 'plain'] as const)('a game of houses (39), the seat played by the %s player', (who) => {
  const games = gamesOf(who);

  test('39.2.1 at every event every purse is the sum of its ledger, and between houses nothing is made or lost', () => {
    for (const states of games()) {
      let told = -1;
      for (const now of states) {
        if (now.ledger.length === told) continue;
        told = now.ledger.length;
        expect(now.houses.map(({ id }) => balanceOf(now, id))).toEqual(now.houses.map(({ denarii }) => denarii));
      }
      const { ledger = [], bank } = states.at(-1) ?? {};
      const between = ledger.filter((one) => one.with !== null);
      if (who === 'random') expect(between.length).toBeGreaterThan(0);
      expect(between.reduce((sum, { denarii }) => sum + denarii, 0)).toBe(0);
      const lines = between.map(({ month, man, denarii, house, with: other, why }) =>
        JSON.stringify([month, why, man, house, other, denarii]),
      );
      const mirrored = between.map(({ month, man, denarii, house, with: other, why }) =>
        JSON.stringify([month, why, man, other, house, -denarii]),
      );
      expect(mirrored.toSorted()).toEqual(lines.toSorted());
      const banked = ledger.filter(({ why }) => why === 'bank wager');
      expect(bank).toBe(100 - banked.reduce((sum, { denarii }) => sum + denarii, 0));
    }
  });

  test('39.4 every man is of one house or of none, no two living men bear one name, and who is gone stays gone', () => {
    for (const states of games()) {
      const gone = new Map<number, string>();
      for (const { men, houses, turn } of states) {
        const living = men.filter(({ fate }) => fate === 'fighting').map(({ man }) => man.name);
        expect(new Set(living).size).toBe(living.length);
        for (const [i, { id, fate, house }] of men.entries()) {
          expect(id).toBe(i + 1);
          expect(house === null || house < houses.length).toBe(true);
          expect(gone.get(id) ?? fate).toBe(fate);
          if (fate !== 'fighting') gone.set(id, fate);
        }
        expect(turn).toBeLessThanOrEqual(MONTHS);
      }
    }
  });

  test('39.5.4 nobody fights twice in a munus, REP never falls, and wagers are covered', () => {
    const looksAt = ({ month, houses, bank }: HousesState, rep: number[]): void => {
      const fighting = month.fixtures.flatMap(({ red, blue }) => (blue === null ? [red] : [red, blue]));
      expect(new Set(fighting).size).toBe(fighting.length);
      for (const { id, rep: now } of houses) {
        expect(now).toBeGreaterThanOrEqual(rep[id] ?? 0);
        rep[id] = now;
      }
      if (month.fixtures.some(({ fought }) => fought !== null)) return;
      const promised = month.wagers.filter((one) => one.with === null).map(prizeOf);
      expect(promised.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(bank);
      for (const { id, denarii } of houses) {
        const laid = month.wagers.filter(({ house }) => house === id).map(riskOf);
        const taken = month.wagers.filter((one) => one.with === id).map(prizeOf);
        const risked = [...laid, ...taken].reduce((sum, one) => sum + one, 0);
        if (risked > 0) expect(risked).toBeLessThanOrEqual(denarii);
      }
    };
    for (const states of games()) {
      const rep = [0, 0, 0, 0];
      for (const state of states) looksAt(state, rep);
    }
  });

  test('39.5 nothing of a state is changed in place: what has been shown stays as it was', () => {
    played('frozen-1', who, { months: tried(2, 4) }, (state) => {
      for (const part of Object.values(state)) freeze(part);
    });
  });
});

describe('39 what a player may know', () => {
  test('39.5.4.4 the true odds of a match come of a seed of their own: neither the game nor its dice know of them', () => {
    const match = Match.start(lanista, campaign, HOUSES, 'odds-1');
    const plain = plainLanista(campaign);
    while (match.pending[0]?.kind !== 'fight') {
      const [request] = match.pending;
      if (request === undefined) throw new Error('no match of the seat');
      match.answer([plain.choose(request, lanista.view(match.state, 0))]);
    }
    const before = match.digest();
    const [fixture] = match.state.month.fixtures;
    if (fixture === undefined) throw new Error('no match');
    const range = { from: 0, to: 20 };
    const oddsIn = (state: Readonly<HousesState>) => {
      const { setup } = fixtureOrder(state, campaign, fixture, 'book');
      return trueOdds(campaign.gladiator, setup, 'my-own', range);
    };
    const odds = oddsIn(lanista.view(match.state, 0));
    expect(odds.red + odds.blue + odds.draws).toBe(20);
    expect(oddsIn(match.state)).toEqual(odds);
    expect(match.digest()).toBe(before);
  });

  test('39.5 the seed is not in the view', () => {
    const match = Match.start(lanista, campaign, HOUSES, 'hidden-1');
    const view = copyPlain(lanista.view(match.state, 0));
    expect(view.seed).toBe('');
    expect(JSON.stringify(view)).not.toContain('hidden-1');
  });
});
