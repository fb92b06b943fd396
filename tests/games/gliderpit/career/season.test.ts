/** What every rule set owes the kernel, over seasons. */
import { describe } from 'vitest';
import { gliderpitSeason } from '../../../../src/games/gliderpit/career/index.ts';
import type { SeasonSetup } from '../../../../src/games/gliderpit/career/types.ts';
import { loadRulebook } from '../../../../src/games/gliderpit/rulebook.ts';
import { seasonTables } from '../../../../src/games/gliderpit/tables.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS: readonly SeasonSetup[] = [{ name: 'Felix', rivals: 'mixed', mode: 'lenient' }];

describe('a season of Glider-Pit Gladiators', () => {
  testProperties(
    () =>
      inspect(
        { ruleset: gliderpitSeason, tables: seasonTables(), setups: SETUPS, turns: 4, cites: CITES, blind: {} },
        1,
      ),
    // Nothing is ever sealed.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );
});
