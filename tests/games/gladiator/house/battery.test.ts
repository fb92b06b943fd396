/** A game of houses through the battery. */
import { beforeAll, describe, expect, it } from 'vitest';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import type { HousesSetup } from '../../../../src/games/gladiator/house/types.ts';
import { loadRulebook } from '../../../../src/games/gladiator/rulebook.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { inspect, PROPERTIES, type Report } from '../../../support/battery.ts';
import { priscus } from '../support/campaign.ts';
import { HOUSES } from '../support/house.ts';

const { paragraphs, rulings } = loadRulebook();
const SETUPS: readonly HousesSetup[] = [
  HOUSES,
  { ...HOUSES, mode: 'lenient', lead: 'all', founder: { man: priscus(), as: 'gladiator' } },
  { ...HOUSES, harsh: false, rules: campaignRules(undefined, { beastBook: 'springsteen' }) },
];

describe('a game of houses', () => {
  let found: Report;
  beforeAll(() => {
    found = inspect(
      {
        ruleset: lanista,
        tables: lanista.parseTables(campaignTexts),
        setups: SETUPS.map((one) => ({ ...one, months: 3 })),
        turns: 3,
        cites: new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]),
        blind: {},
      },
      1,
    );
  }, 300_000);

  // Nobody's answers lie sealed: there is one seat, and the program's houses choose after it, or unseen by it.
  it.each(PROPERTIES.filter((one) => !one.includes('sealed')))('%s', (property) => {
    const { looked, faults } = found[property];
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(0);
  });
});
