/** A game of houses through the battery. */
import { describe } from 'vitest';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import type { HousesSetup } from '../../../../src/games/gladiator/house/types.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { HOUSES } from '../../../../tools/games/gladiator/house.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';
import { someOf, tried } from '../../../support/soak.ts';
import { CITES } from '../support/subject.ts';

const MONTHS = tried(2, 3);

const SETUPS: readonly HousesSetup[] = [
  { ...HOUSES, mode: 'lenient', lead: 'all', founder: { man: priscus(), as: 'gladiator' } },
  HOUSES,
  { ...HOUSES, harsh: false, rules: campaignRules(undefined, { beastBook: 'springsteen' }) },
];

describe('a game of houses', () => {
  // Nobody's answers lie sealed: there is one seat, and the program's houses choose after it, or unseen by it.
  testProperties(
    () =>
      inspect(
        {
          ruleset: lanista,
          tables: lanista.parseTables(campaignTexts),
          setups: someOf(SETUPS, 2).map((one) => ({ ...one, months: MONTHS })),
          turns: MONTHS,
          cites: CITES,
          blind: {},
        },
        1,
      ),
    PROPERTIES.filter((one) => !one.includes('sealed')),
  );
});
