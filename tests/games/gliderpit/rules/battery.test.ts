/** What every rule set owes the kernel, over bouts of every share of seats. */
import { describe } from 'vitest';
import { loadRulebook } from '../../../../src/games/gliderpit/rulebook.ts';
import { gliderpit } from '../../../../src/games/gliderpit/rules/index.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';
import { setupOf } from '../support/pit.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS = [
  setupOf([{ seat: 0 }, {}], { floor: 15 }),
  setupOf([{ seat: 0 }, { seat: 1 }], { floor: 15, advanced: true, randomWeapons: true }),
  setupOf([{ seat: 0, team: 0 }, { team: 1 }, { seat: 0, team: 0 }], { floor: 15, randomChits: true }),
  setupOf([{}, {}], { floor: 15 }),
];

describe('a bout of Glider-Pit Gladiators', () => {
  testProperties(
    () => inspect({ ruleset: gliderpit, tables: tables(), setups: SETUPS, turns: 81, cites: CITES, blind: {} }),
    // Nothing is ever sealed: one glider decides at a time.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );
});
