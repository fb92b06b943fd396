/** 31-37: what holds of every gladiator, however the dice fall and whatever he chooses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CareerRule, ManContext } from '../../../../src/games/gladiator/career/context.ts';
import { changeLuck } from '../../../../src/games/gladiator/career/luck.ts';
import { resolveCreation, styleDecision } from '../../../../src/games/gladiator/career/man/creation.ts';
import { earnExperience } from '../../../../src/games/gladiator/career/man/experience.ts';
import {
  chartPrices,
  type Improving,
  NOTHING_RAISED,
  offersFor,
  purchaseFault,
  resolvePurchase,
  spendFreely,
} from '../../../../src/games/gladiator/career/man/improvements.ts';
import { rollInjuries } from '../../../../src/games/gladiator/career/man/injuries.ts';
import { armourDecision } from '../../../../src/games/gladiator/career/man/kit.ts';
import { manSchema } from '../../../../src/games/gladiator/career/man/man-schema.ts';
import { COMBAT_CLASSES, type Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { talentDecision } from '../../../../src/games/gladiator/career/man/talent-rolls.ts';
import { stylesFor } from '../../../../src/games/gladiator/career/man/talents.ts';
import { makeChallenger } from '../../../../src/games/gladiator/career/munus/challenger.ts';
import { boutFighter, combatFactor, manNetFactor } from '../../../../src/games/gladiator/career/munus/fighter.ts';
import { changePrestige } from '../../../../src/games/gladiator/career/prestige.ts';
import type { CareerDecisions, CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { talentKey } from '../../../../src/games/gladiator/rules/advanced/talents.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { isShield, netFactor } from '../../../../src/games/gladiator/rules/sheet.ts';
import { seededDice } from '../../../../src/kernel/dice.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { seedState } from '../../../../src/kernel/rng.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { campaign, feats } from '../../../../tools/games/gladiator/campaign.ts';
import { sheetOf } from '../support/rules/sheets.ts';

const CAPS = { tr: 18, st: 7, ag: 7, cn: 7, w: 18 } as const;
const NO_STATE = {} as CareerState;
type Pick = (n: number) => number;

/** A context whose events nobody reads, and a way to choose among n things, both from one seed. */
function fated(seed: number): { readonly ctx: ManContext; readonly pick: Pick } {
  const dice = seededDice(seedState(`fate ${seed}`));
  const ctx: ManContext = { tables: campaign, dice, emit: () => undefined };
  const chooser = seededDice(seedState(`choice ${seed}`));
  return { ctx, pick: (n) => chooser.lot('choice', '31', n).picked };
}

/** Plays a rule with choices drawn by `pick`; each is legal. */
function played<T>(rule: CareerRule<T>, pick: Pick): T {
  let step = rule.next([]);
  while (step.done !== true) step = rule.next(step.value.map((request) => choice(request, pick)));
  return step.value;
}

function choice(request: Request<CareerDecisions>, pick: Pick): unknown {
  switch (request.kind) {
    case 'style':
      return styleDecision.sample(NO_STATE, campaign, request, pick);
    case 'talent':
      return talentDecision.sample(NO_STATE, campaign, request, pick);
    case 'armour':
      return armourDecision.sample(NO_STATE, campaign, request, pick);
    default:
      throw new Error(`'${request.kind}' is not asked of one man`);
  }
}

function created({ ctx, pick }: ReturnType<typeof fated>, seed: number): Man {
  const armour = seed % 2 === 0 ? 'buy' : 'roll';
  return played(resolveCreation(ctx, { name: 'Celadus', origin: seed % 3 === 0, armour }), pick);
}

/** What must hold of every man. */
function expectSound(man: Man): void {
  expect(manSchema.safeParse(man).error).toBeUndefined();
  for (const [rating, cap] of Object.entries(CAPS)) {
    expect(man.ratings[rating as keyof typeof CAPS]).toBeLessThanOrEqual(cap);
  }
  expect(man.xp).toBeGreaterThanOrEqual(0);
  expect(man.talents.every((one) => !('sl' in one) || one.sl <= 3)).toBe(true);
  expect(new Set(man.talents.map(talentKey)).size).toBe(man.talents.length);
}

const RUNS = { numRuns: 300 };
const seeds = fc.nat(1_000_000);

describe('31-37 every gladiator', () => {
  test('31.2, 36.1 made by any dice and choices is sound, and trained in a style he may fight in', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const man = created(fated(seed), seed);
        expectSound(man);
        expect(man.luck).toBeGreaterThanOrEqual(3);
        expect(man.luck).toBeLessThanOrEqual(7);
        expect(stylesFor(campaign, man.talents)).toContain(man.style);
      }),
      RUNS,
    );
  });

  test('33.3 buys what is offered without fault, and nothing else; no limit is ever broken', () => {
    fc.assert(
      fc.property(seeds, fc.nat(600), (seed, xp) => {
        const { ctx, pick } = fated(seed);
        let one: Improving = { man: { ...created({ ctx, pick }, seed), xp }, raised: NOTHING_RAISED };
        for (;;) {
          const { man, raised } = one;
          const offers = offersFor(campaign, man, raised);
          for (const { purchase, price, fault } of offers) {
            expect(purchaseFault(campaign, man, raised, purchase, price)).toBe(fault);
            if (price > man.xp) expect(fault).not.toBeNull();
          }
          const open = offers.filter(({ fault }) => fault === null);
          const offer = open[open.length === 0 ? 0 : pick(open.length)];
          if (offer === undefined) break;
          one = played(resolvePurchase(ctx, one, offer.purchase, offer.price), pick);
          expect(one.man.xp).toBe(man.xp - offer.price);
          expectSound(one.man);
        }
        const { raised } = one;
        expect(Math.max(raised.st, raised.ag, raised.cn)).toBeLessThanOrEqual(1);
        expect(Math.max(raised.tr, raised.w)).toBeLessThanOrEqual(2);
      }),
      RUNS,
    );
  });

  test('38.5.3 of the book spends what he can, within the absolute limits, and keeps less than 20 XP', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1200), fc.constantFrom(...COMBAT_CLASSES), (seed, budget, combatClass) => {
        const { ctx } = fated(seed);
        const made = makeChallenger(ctx, { of: { combatClass }, budget, taken: [] });
        expectSound(made.man);
        expect(made.combatClass).toBe(combatClass);
        expect(made.man.xp).toBeLessThan(20);
        expect(made.spent + made.man.xp).toBe(budget);
      }),
      RUNS,
    );
  });

  test('38.5 of the book goes into a bout as his sheet says; nothing is rolled but how many javelins he brings', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...COMBAT_CLASSES), (seed, combatClass) => {
        const { man, fs } = makeChallenger(fated(seed).ctx, { of: { combatClass }, budget: 300, taken: [] });
        const script: readonly Scripted[] = man.style === 'velite' ? [['javelins', 4]] : [];
        const setup = {
          ...boutFighter(campaign.gladiator, man, fs),
          id: 'A',
          side: 0,
          by: 'book',
          seat: null,
        } as const;
        const sheet = sheetOf(setup, script, campaignRules());
        const { tr, st, ag, cn, w, name, style, armour, talents, pr } = sheet;
        expect({ ratings: { tr, st, ag, cn, w }, name, style, armour, talents, pr, fs: sheet.fs }).toEqual({
          ...{ ratings: man.ratings, name: man.name, style: man.style, armour: man.armour },
          ...{ talents: man.talents, pr: man.pr, fs },
        });
        const shield = sheet.hands.find((item) => item.kind === 'shield');
        expect(shield !== undefined && isShield(shield) ? shield.size : 'none').toBe(
          man.weapon === 'maul' ? 'none' : man.shield, // P332
        );
        expect([sheet.cfAtStart, netFactor(sheet)]).toEqual([combatFactor(man), manNetFactor(man)]);
      }),
      RUNS,
    );
  });

  test('38.5.3 with all ratings at their limits spends on talents alone', () => {
    const { ctx, pick } = fated(1);
    const man = spendFreely(ctx, { ...created({ ctx, pick }, 1), ratings: CAPS, xp: 900 });
    expect(man.ratings).toEqual(CAPS);
    expect(chartPrices(campaign)(man, { kind: 'roll', extra: 0 })).toBeGreaterThan(man.xp);
  });

  test('32.2, 34.4, 35.5 is sound after any bout he survives', () => {
    const wounds = fc.record({ 1: fc.nat(18), 2: fc.nat(18), 3: fc.nat(18), 4: fc.nat(18), 5: fc.nat(18) });
    const deed = fc.record({
      wounds,
      attackCf: fc.nat(200),
      defenceCf: fc.nat(200),
      missusGranted: fc.boolean(),
      cleaved: fc.nat(2),
      favours: fc.nat(5),
      defeated: fc.array(
        fc.record({ fighter: fc.constant('B'), pr: fc.integer({ min: -4, max: 6 }), beast: fc.boolean() }),
        {
          maxLength: 4,
        },
      ),
    });
    fc.assert(
      fc.property(seeds, deed, (seed, deeds) => {
        const fate = fated(seed);
        const born = created(fate, seed);
        const { man, died } = rollInjuries(fate.ctx, born, deeds.wounds, 1);
        expect(died).toBe(man.ratings.cn <= 0 || man.ratings.w <= 0);
        const after = changeLuck(
          fate.ctx,
          changePrestige(fate.ctx, earnExperience(fate.ctx, man, feats(deeds)), feats(deeds)),
          deeds,
        );
        expectSound(after);
        expect(after.ratings.tr).toBe(born.ratings.tr);
        expect(Math.abs(after.luck - born.luck)).toBeLessThanOrEqual(1);
        expect(after.luck).toBeGreaterThanOrEqual(2);
      }),
      RUNS,
    );
  });
});
