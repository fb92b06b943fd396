/** P260: games of houses by the tables of other editions. */
import { describe, expect, test } from 'vitest';
import { plainLanista } from '../../../src/ai/plain-lanista.ts';
import { lanista } from '../../../src/engine/campaign/lanista/index.ts';
import type { LanistaSetup } from '../../../src/engine/campaign/lanista/types.ts';
import { byEdition, EDITIONS, overlaysOf } from '../../../src/engine/gladiator/edition-types.ts';
import { campaignRules } from '../../../src/engine/gladiator/rule-choices.ts';
import { isWornIn } from '../../../src/engine/gladiator/rules-schema.ts';
import { Match } from '../../../src/engine/kernel/match.ts';
import { runMatch } from '../../../src/engine/kernel/runner.ts';
import { campaign, priscus } from '../../support/campaign.ts';
import { HOUSES } from '../../support/lanista.ts';

const by = (edition: (typeof EDITIONS)[number], cards = false): LanistaSetup => ({
  ...HOUSES,
  months: 4,
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

describe('P281 a man out of a career', () => {
  const worn = { 1: 'A7', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
  const founder = { man: priscus({ armour: worn }), as: 'gladiator' } as const;
  const legal = (setup: LanistaSetup) => lanista.schema.setup.safeParse(setup);

  test('P260 fights for a house whose tables know his armour', () => {
    expect(legal({ ...by('classic'), founder }).success).toBe(true);
    expect(legal({ ...by('colosseum'), founder }).error?.issues[0]?.message).toContain('of other tables (P260)');
  });

  test('P260 owns a house whatever he wore', () => {
    const man = priscus({ armour: worn, name: 'Batiatus', record: { ...priscus().record, v: 10 } });
    expect(legal({ ...by('colosseum'), founder: { man, as: 'lanista' } }).success).toBe(true);
  });
});
