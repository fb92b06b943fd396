/** The Campaign Game through the battery. */
import { beforeAll, describe, expect, it } from 'vitest';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import type { CareerSetup } from '../../../../src/games/gladiator/career/types.ts';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';
import { loadRulebook } from '../../../../src/games/gladiator/rulebook.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { inspect, PROPERTIES, type Report } from '../../../support/battery.ts';

const { paragraphs, rulings } = loadRulebook();
const SETUP: CareerSetup = {
  name: 'Spiculus',
  mode: 'ironman',
  rules: campaignRules(),
  origin: false,
  armour: 'roll',
  lead: 'one',
  trueOdds: false,
};
const SETUPS: readonly CareerSetup[] = [
  SETUP,
  { ...SETUP, origin: true, armour: 'buy' },
  { ...SETUP, mode: 'lenient', lead: 'all', rules: campaignRules(undefined, { stansKills: false }) },
  { ...SETUP, origin: true, rules: campaignRules(undefined, { beastBook: 'springsteen' }) },
];

describe('a career', () => {
  let found: Report;
  beforeAll(() => {
    found = inspect(
      {
        ruleset: career,
        tables: career.parseTables(campaignTexts),
        setups: SETUPS,
        turns: 100, // a man lays the sword down one time in forty
        cites: new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]),
        blind: {},
      },
      3,
    );
  }, 300_000);

  // Nobody's answers lie sealed: there is one seat, and the book chooses nothing.
  it.each(PROPERTIES.filter((one) => !one.includes('sealed')))('%s', (property) => {
    const { looked, faults } = found[property];
    expect(faults).toEqual([]);
    expect(looked).toBeGreaterThan(0);
  });
});
