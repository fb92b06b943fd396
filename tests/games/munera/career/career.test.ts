/** What every rule set owes the kernel, over careers. */
import { describe } from 'vitest';
import { muneraCareer } from '../../../../src/games/munera/career/index.ts';
import type { CareerSetup } from '../../../../src/games/munera/career/types.ts';
import { loadRulebook } from '../../../../src/games/munera/rulebook.ts';
import { careerTables } from '../../../../src/games/munera/tables.ts';
import { inspect, PROPERTIES } from '../../../support/battery.ts';
import { testProperties } from '../../../support/battery-tests.ts';

const { paragraphs, rulings } = loadRulebook();
const CITES = new Set([...paragraphs.map(({ number }) => number), ...rulings.map(({ id }) => id)]);

const SETUPS: readonly CareerSetup[] = [
  { name: 'Felix', profile: 'murmillo', mode: 'ironman' },
  { name: 'Felix', profile: 'velite', mode: 'lenient' },
];

describe('a career of Munera Sine Missione', () => {
  testProperties(
    () =>
      inspect({ ruleset: muneraCareer, tables: careerTables(), setups: SETUPS, turns: 4, cites: CITES, blind: {} }, 1),
    // Nothing is ever sealed.
    PROPERTIES.filter((one) => one !== "keeps a seat's sealed answers from the book"),
  );
});
