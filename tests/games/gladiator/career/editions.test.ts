/** P260: careers by the tables of other editions. */
import { describe, expect, test } from 'vitest';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import { resolveCreation } from '../../../../src/games/gladiator/career/man/creation.ts';
import { experienceOf } from '../../../../src/games/gladiator/career/man/experience.ts';
import { armourDecision, mayBuyArmour } from '../../../../src/games/gladiator/career/man/kit.ts';
import { stylesFor } from '../../../../src/games/gladiator/career/man/talents.ts';
import { makeChallenger } from '../../../../src/games/gladiator/career/munus/challenger.ts';
import type { CareerSetup } from '../../../../src/games/gladiator/career/types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  byEdition,
  COVERAGE_RANGES,
  EDITIONS,
  overlaysOf,
} from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { answered, campaign, feats, lived } from '../../../../tools/games/gladiator/campaign.ts';
import { someOf } from '../../../support/soak.ts';

const OTHERS = EDITIONS.filter((edition) => edition !== 'colosseum');
const setupOf = (edition: (typeof EDITIONS)[number], armour: CareerSetup['armour']): CareerSetup => ({
  ...{ name: 'Spiculus', mode: 'ironman', origin: true, armour, lead: 'one', trueOdds: false },
  rules: campaignRules(undefined, byEdition(edition)),
});

describe.each(OTHERS)('P260 careers by %s', (edition) => {
  test.each(['roll', 'buy'] as const)(
    'P260 they end, their armour is of the edition (%s), and they open from their saves',
    (how) => {
      for (const seed of someOf(['a', 'b', 'c'], 3)) {
        const match = Match.start(career, campaign, setupOf(edition, how), `${edition}-${seed}`);
        runMatch(match, () => plainPlayer(match.tables));
        expect(match.over).toBe(true);
        const [least, most] = COVERAGE_RANGES[edition];
        for (const worn of Object.values(match.state.man?.armour ?? {})) {
          if (worn === '--' || worn.length === 1) continue;
          expect(Number(worn.slice(1))).toBeGreaterThanOrEqual(least);
          expect(Number(worn.slice(1))).toBeLessThanOrEqual(most);
        }
        const again = Match.open(career, campaign, JSON.parse(JSON.stringify(match.save(0))));
        expect(again.ok && again.value.match.digest()).toBe(match.digest());
      }
    },
  );

  test('P260, 37.1 what its armourers do not sell cannot be bought', () => {
    const tables = campaign.under(overlaysOf({ edition }));
    const worn = { 1: 'A2', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
    expect(armourDecision.check(null, tables, { denarii: 5000 }, worn)).toBe('A2 cannot be bought (37.1)');
    expect(armourDecision.check(null, tables, { denarii: 5000 }, { ...worn, 1: 'A7' })).toBeNull();
    expect(armourDecision.check(null, campaign, { denarii: 11 }, { ...worn, 1: 'A7' })).toBe(
      'A7 cannot be bought (37.1)',
    );
  });
});

test('P269 Billings: his price list, 400, 850 and 1,100 to spend, TR for 25', () => {
  const tables = campaign.under(overlaysOf({ edition: 'billings' }));
  expect(tables.allowance).toEqual({ light: 400, medium: 850, heavy: 1100 });
  const prices = [...tables.armourPrices];
  expect(prices.filter(([piece]) => piece.startsWith('A')).map(([, price]) => price)).toEqual([
    85, 140, 185, 225, 265, 320,
  ]);
  expect([tables.armourPrices.get('C'), tables.armourPrices.get('B9'), tables.armourPrices.get('C5')]).toEqual([
    180, 235, 50,
  ]);
  expect(tables.improvements.TR.xp).toBe(25);
});

describe('P309, P310 careers by V2.0', () => {
  const v2 = campaign.under(overlaysOf({ edition: 'v2' }));
  const FATE: readonly Scripted[] = [
    ['luck', 3, 6],
    ['prestige', 6],
    ['prestige-less', 1],
  ];
  const FIVE: readonly Scripted[] = [5, 4, 2, 5, 2].map((tens) => ['rating', tens, 0]);
  const NOTHING: Scripted = ['talent', 1, 1];
  const made = (type: Scripted, origin: boolean) =>
    answered(
      [...(origin ? [['origin', 0, 1] as const] : []), ...FIVE, ...FATE, NOTHING, NOTHING, NOTHING, type],
      [],
      (ctx) => resolveCreation(ctx, { name: 'Celadus', origin, armour: 'buy' }),
      v2,
    );

  test('P310 origin, ratings and type are rolled, armour goes with the type, and nothing is asked', () => {
    const { result, of } = made(['gladiator-type', 7, 4], true);
    expect(result).toMatchObject({ origin: 'slave', style: 'samnite', shield: 'large' });
    expect(result.ratings).toEqual({ tr: 11, st: 1, ag: -2, cn: 3, w: 9 });
    expect(result.armour).toEqual({ 1: 'A', 2: 'C7', 3: 'C', 4: 'B7', 5: 'A8' });
    expect(of('origin-rolled')[0]).toMatchObject({ cite: 'P303', origin: 'slave' });
    expect(of('style-taken')[0]?.rolls?.[0]).toMatchObject({ name: 'gladiator-type', total: 74, result: 'samnite' });
  });

  test('P310 he is taught what his type wants', () => {
    expect(made(['gladiator-type', 4, 6], true).result).toMatchObject({
      style: 'myrmillo dimachus',
      talents: expect.arrayContaining([{ code: 'DI' }]),
    });
    expect(made(['gladiator-type', 1, 0], true).result.talents).toContainEqual({ code: 'RE' });
  });

  test('P303 without origins nothing goes on his ratings', () => {
    const { result } = made(['gladiator-type', 7, 4], false);
    expect(result).toMatchObject({ origin: null, ratings: { tr: 10, st: 0, ag: -1, cn: 3, w: 10 } });
  });

  test('P310 the school trains for the types, and sells them no armour', () => {
    expect(stylesFor(v2, [])).toEqual([
      ...['velite', 'secutor', 'myrmillo', 'thraex', 'provocator', 'samnite', 'hoplomachus', 'crupellarius'],
    ]);
    expect(stylesFor(v2, [{ code: 'DI' }])).toContain('provocator dimachus');
    expect([...(v2.gladiator.creation?.styles.keys() ?? [])].filter((style) => mayBuyArmour(v2, style))).toEqual([]);
    expect(mayBuyArmour(campaign, 'myrmillo')).toBe(true);
  });

  test('P310 a challenger has an origin, and a type of his class', () => {
    const script: readonly Scripted[] = [
      ['lot:name', 0],
      ['lot:style', 1],
      ['origin', 9, 8],
      ...FIVE,
      ['fighting-spirit', 3],
      ['prestige', 1],
      ['prestige-less', 1],
      ['luck', 1, 1],
      NOTHING,
      NOTHING,
      NOTHING,
    ];
    const { result, of } = lived(
      script,
      (ctx) => makeChallenger(ctx, { of: { combatClass: 5 }, budget: 0, taken: [] }),
      v2,
    );
    expect(result.man).toMatchObject({ style: 'secutor dimachus', origin: 'senator', shield: 'none' });
    expect(of('ratings-rolled')[0]?.cite).toBe('P303');
  });

  test('P309 whoever lives has 10 XP; a kill brings its bonus alone', () => {
    const killed = { way: 'quick', turn: 2, w: 12, victim: 'Calvus' } as const;
    const xp = (deeds: Parameters<typeof feats>[0]) => experienceOf(v2, feats(deeds)).map((one) => [one.for, one.xp]);
    expect(xp({})).toEqual([['survival', 10]]);
    expect(xp({ kills: [killed] })).toEqual([
      ['survival', 10],
      ['quick kill', 9],
    ]);
    expect(xp({ kills: [{ ...killed, way: 'other' }] })).toEqual([['survival', 10]]);
    expect(xp({ kills: [{ ...killed, way: 'beast' }] })).toContainEqual(['beast killed', 12]);
    expect(xp({ dead: true })).toEqual([]);
    expect(experienceOf(campaign, feats()).map((one) => one.for)).toEqual([]);
  });
});
