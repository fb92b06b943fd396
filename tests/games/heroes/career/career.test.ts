/** What every rule set owes the kernel, over careers. */
import { describe } from 'vitest';
import { heroesCareer } from '../../../../src/games/heroes/career/index.ts';
import type { CareerSetup } from '../../../../src/games/heroes/career/types.ts';
import { loadRulebook } from '../../../../src/games/heroes/rulebook.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS: readonly CareerSetup[] = [
  { name: 'Familia', starPower: true, rivals: false, mode: 'ironman' },
  { name: 'Familia', starPower: false, rivals: true, mode: 'lenient' },
];

describe('a career of Heroes of the Colosseum', () => {
  testProperties(
    () => inspect({ ruleset: heroesCareer, tables: tables(), setups: SETUPS, turns: 6, cites: CITES, blind: {} }, 2),
    // Nothing is ever sealed.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );
});
