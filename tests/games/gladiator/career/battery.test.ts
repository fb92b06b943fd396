/** The Campaign Game through the battery. */
import { describe } from 'vitest';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import type { CareerSetup } from '../../../../src/games/gladiator/career/types.ts';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';
import { CITES } from '../support/subject.ts';

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
  // Nobody's answers lie sealed: there is one seat, and the book chooses nothing.
  testProperties(
    () =>
      inspect(
        {
          ruleset: career,
          tables: career.parseTables(campaignTexts),
          setups: SETUPS,
          turns: 100, // a man lays the sword down one time in forty
          cites: CITES,
          blind: {},
        },
        3,
      ),
    PROPERTIES.filter((one) => !one.includes('sealed')),
  );
});
