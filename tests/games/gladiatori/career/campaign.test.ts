/** What every rule set owes the kernel, over campaigns. */
import { describe } from 'vitest';
import { gladiatoriCampaign } from '../../../../src/games/gladiatori/career/index.ts';
import type { CampaignSetup } from '../../../../src/games/gladiatori/career/types.ts';
import { loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import { campaignTables } from '../../../../src/games/gladiatori/tables.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS: readonly CampaignSetup[] = [{ name: 'Felix', character: 'retiarius', mode: 'lenient' }];

describe('a campaign of Gladiatori', () => {
  testProperties(
    () =>
      inspect(
        {
          ...{ ruleset: gladiatoriCampaign, tables: campaignTables(), setups: SETUPS, turns: 4, cites: CITES },
          blind: {},
        },
        1,
      ),
    // Nothing is ever sealed.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );
});
