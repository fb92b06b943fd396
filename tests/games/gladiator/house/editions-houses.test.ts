/** P260: games of houses by the tables of other editions. */
import { describe, expect, test } from 'vitest';
import { plainLanista } from '../../../../src/games/gladiator/ai/plain-lanista.ts';
import { armourDecision } from '../../../../src/games/gladiator/career/man/kit.ts';
import type { CampaignTables } from '../../../../src/games/gladiator/career/table-types.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { playSchool } from '../../../../src/games/gladiator/house/school.ts';
import type { HousesSetup } from '../../../../src/games/gladiator/house/types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { isWornIn } from '../../../../src/games/gladiator/rules/rules-schema.ts';
import { byEdition, EDITIONS, overlaysOf } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { Armour, ByArea } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { gone, HOUSES, inGame } from '../../../../tools/games/gladiator/house.ts';
import { tried } from '../../../support/soak.ts';

const by = (edition: (typeof EDITIONS)[number], cards = false): HousesSetup => ({
  ...HOUSES,
  months: tried(2, 4),
  rules: campaignRules(undefined, byEdition(edition, cards)),
});

test.each(EDITIONS)(
  'P260 houses by %s play to their end in the armour of the edition, and open from their saves',
  (edition) => {
    const match = Match.start(lanista, campaign, by(edition), `houses-${edition}`, { journal: false });
    expect(match.tables).toBe(campaign.under(overlaysOf({ edition })));
    runMatch(match, () => plainLanista(match.tables));
    expect(match.over).toBe(true);
    expect(match.state.bouts.length).toBeGreaterThan(0);
    for (const { man } of match.state.men) expect([man.name, isWornIn(edition, man.armour)]).toEqual([man.name, true]);
    const again = Match.open(lanista, campaign, JSON.parse(JSON.stringify(match.save(0))), { journal: false });
    expect(again.ok && again.value.match.digest()).toBe(match.digest());
  },
);

test('P270 houses with the defence cards are played by them', () => {
  const match = Match.start(lanista, campaign, by('classic', true), 'houses', { journal: false });
  expect(match.tables).toBe(campaign.under(['classic', 'greenwood']));
});

describe('P345 armour for a house', () => {
  const billings = campaign.under(overlaysOf({ edition: 'billings' }));
  const DONE = Array.from({ length: 8 }, () => ({ kind: 'done' }));
  const fitted = (tables: CampaignTables, worn: ByArea<Armour>) =>
    gone(
      inGame({ step: 'training' }),
      function* resolveLessons(ctx) {
        return yield* playSchool(ctx, '39.5.8');
      },
      {},
      { school: [{ kind: 'armour', man: 2 }, ...DONE.slice(0, 1)], armour: [worn] },
      tables,
    );

  test('P345, 37.3 by the Billings list a house pays a denarius for each hundred sesterces or part of it', () => {
    const { state } = fitted(billings, { 1: 'A8', 2: 'B7', 3: 'C', 4: 'C5', 5: '--' }); // 225, 165, 180, 50
    expect(state.houses[0]?.denarii).toBe(40 - 3 - 2 - 2 - 1);
    expect(state.ledger.at(-1)).toMatchObject({ why: 'armour', cite: '37.3', man: 2, denarii: -8 });
  });

  test('P345 every piece of the list, rounded up', () => {
    expect([...billings.housePrices.keys()]).toEqual([...billings.armourPrices.keys()]);
    for (const [piece, sesterces] of billings.armourPrices)
      expect([piece, billings.housePrices.get(piece)]).toEqual([piece, Math.ceil(sesterces / 100)]);
    expect(billings.housePrices.get('A')).toBe(campaign.armourPrices.get('A'));
    expect(Object.values(billings.allowance).map((allowed) => Math.floor(allowed / 100))).toEqual(
      Object.values(campaign.allowance),
    );
  });

  test('P345 the whole of it is within the purse of a new house, and dearer than that is refused', () => {
    const best = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
    expect(armourDecision.check(null, billings, { denarii: 40, purse: 'house' }, best)).toBeNull();
    expect(armourDecision.check(null, billings, { denarii: 19, purse: 'house' }, best)).toContain('it costs 20');
    expect(armourDecision.check(null, billings, { denarii: 40 }, best)).toContain('it costs 1600');
  });

  test.each(['colosseum', 'classic'] as const)('P345 by %s a house pays what a man would', (edition) => {
    const tables = campaign.under(overlaysOf({ edition }));
    expect(tables.housePrices).toBe(tables.armourPrices);
  });
});

describe('P281 a man out of a career', () => {
  const worn = { 1: 'A7', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
  const founder = { man: priscus({ armour: worn }), as: 'gladiator' } as const;
  const legal = (setup: HousesSetup) => lanista.schema.setup.safeParse(setup);

  test('P260 fights for a house whose tables know his armour', () => {
    expect(legal({ ...by('classic'), founder }).success).toBe(true);
    expect(legal({ ...by('colosseum'), founder }).error?.issues[0]?.message).toContain('from other tables (P260)');
  });

  test('P260 owns a house whatever he wore', () => {
    const man = priscus({ armour: worn, name: 'Batiatus', record: { ...priscus().record, v: 10 } });
    expect(legal({ ...by('colosseum'), founder: { man, as: 'lanista' } }).success).toBe(true);
  });
});
