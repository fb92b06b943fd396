/** The odds of one attack: against every fall of the dice, against attacks thrown, and what always holds of them. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attackReader } from '../../../../src/games/gladiator/odds/attack.ts';
import { areaLoss, fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Area } from '../../../../src/games/gladiator/rules/types.ts';
import { scene, sword, tables } from '../../../../tools/games/gladiator/bout.ts';
import {
  byBruteForce,
  byThrowing,
  canBeThrown,
  chancesOf,
  oddsOf,
  onGrid,
  withinSigmas,
} from '../../../../tools/games/gladiator/odds/counted.ts';
import { KINDS, type Kind, situation } from '../../../../tools/games/gladiator/odds/situations.ts';
import { canBePlayed, tollByPlay, tollIn } from '../../../../tools/games/gladiator/odds/tolls.ts';
import { someOf } from '../../../support/soak.ts';

/** A bow that parries throws two dice more, in 36 times as many falls. */
const seedsOf = (kind: Kind) => (kind === 'bow' ? ['a'] : ['a', 'b', 'c']);
const on = (area: Area, wounds: number) => ({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: wounds });
/** Those of which every fall is counted: a bow's only where there is time for it (FUZZ_RUNS is set). */
const COUNTABLE = process.env.FUZZ_RUNS === undefined ? KINDS.filter((kind) => kind !== 'bow') : KINDS;
const SITUATIONS = KINDS.flatMap((kind) => seedsOf(kind).map((seed) => situation(kind, seed)));
const COUNTED = COUNTABLE.flatMap((kind) => seedsOf(kind).map((seed) => situation(kind, seed)));

describe('the odds of an attack', () => {
  test.each(someOf(COUNTED, 14))('9.5 are those of all falls of the dice, to the last one: $name', (one) => {
    expect(onGrid(chancesOf(oddsOf(one)))).toEqual(onGrid(byBruteForce(one)));
  });

  const DAZED = ['2', '6', '9', '17', '21'].map((seed) => situation('dazed', seed));
  test.each([...SITUATIONS.slice(3, 12), ...DAZED].filter(canBePlayed))(
    'P271, 11.2, 11.4 have the stun, the senses and the CF that it costs him: $name',
    (one) => {
      const played = tollByPlay(one);
      for (const [what, chance] of tollIn(one)) expect(chance, what).toBeCloseTo(played.get(what) ?? 0, 9);
    },
  );

  test('11.4 a man whose CF bear no more is knocked out by any wound that costs him CF', () => {
    const state = scene({ B: { cfAtStart: 4, stun: { amount: 4, turn: 1, phase: 0 } } });
    const [attacker, target] = [fighterOf(state, 'A'), fighterOf(state, 'B')];
    const attempt = { attacker, target, area: 2, round: 3, item: sword(1), special: null, behind: false } as const;
    const odds = attackReader({ rules: state.rules, tables }, attempt)(4);
    const unfelt = odds.wounds.filter((_, wounds) => areaLoss(tables, { ...target, wounds: on(2, wounds) }, 2) === 0);
    expect(odds.knockedOut).toBeCloseTo(1 - odds.kill - unfelt.reduce((sum, chance) => sum + chance, 0), 12);
    expect(odds.stunned).toBe(0);
  });

  const THROWN = SITUATIONS.filter(canBeThrown);
  const ATTACKS = 2000;
  test.each(someOf(THROWN, 12))(
    '9.5 are what comes of attacks that are carried out, within four sigma: $name',
    (one) => {
      const odds = new Map([...chancesOf(oddsOf(one)), ...tollIn(one)]);
      for (const [what, share] of byThrowing(one, ATTACKS, `odds/${one.name}`)) {
        const chance = odds.get(what) ?? 0;
        expect(withinSigmas(share, chance, ATTACKS), `${what}: ${share} of ${chance}`).toBe(true);
      }
    },
  );

  test('add up to 1, and none is less than nothing or more than all, whatever is asked', () => {
    const any = fc.record({
      kind: fc.constantFrom(...KINDS),
      seed: fc.string(),
      modified: fc.integer({ min: -60, max: 60 }),
    });
    fc.assert(
      fc.property(any, fc.boolean(), ({ kind, seed, modified }, guarded) => {
        const { state, attempt } = situation(kind, seed);
        const odds = attackReader({ rules: state.rules, tables }, attempt)(modified, guarded);
        const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);
        expect(sum(Object.values(odds.results))).toBeCloseTo(1, 12);
        expect(sum(odds.wounds) + odds.kill).toBeCloseTo(1, 12);
        expect(odds.wounds).toHaveLength(attempt.target.w + 1);
        for (const chance of chancesOf(odds).values()) expect(chance).toBeLessThanOrEqual(1 + 1e-12);
        for (const chance of [odds.stunned, odds.knockedOut]) expect(chance).toBeLessThanOrEqual(1 - odds.kill + 1e-12);
        for (const chance of [...Object.values(odds.results), ...odds.wounds, odds.stunned, odds.knockedOut])
          expect(chance).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60, seed: 1981 },
    );
  });

  test('are the same whether asked first or after others of the same men', () => {
    const one = situation('hurt', 'again');
    const read = attackReader({ rules: one.state.rules, tables }, one.attempt);
    const all = [5, -3, 8, 12, 0].map((modified) => read(modified));
    expect(read(5)).toBe(all[0]);
    const fresh = attackReader({ rules: one.state.rules, tables }, one.attempt);
    expect([0, 12, 8, -3, 5].map((modified) => fresh(modified)).reverse()).toEqual(all);
  });
});
