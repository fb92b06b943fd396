/** A golden campaign: set-up and seed give the same for ever. A digest that changes asks for a new version of the rules. */
import { expect, it } from 'vitest';
import { plainCampaign } from '../../../../src/games/gladiatori/ai/plain-campaign.ts';
import { gladiatoriCampaign } from '../../../../src/games/gladiatori/career/index.ts';
import { matchByBook } from '../../../../src/games/gladiatori/career/result.ts';
import { campaignTables, tables } from '../../../../src/games/gladiatori/tables.ts';
import { SEALED_SEEDS } from '../../../../src/kernel/seal.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { longGameOut } from '../../../../src/session/long/runs.ts';

it.each([
  ['as it once was', {}, '99675f6c0ea4dda1'],
  ['with sealed seeds', SEALED_SEEDS, '4d253b93b9f9b8ca'],
] as const)('a campaign %s ends as it always has', (_name, more, digest) => {
  const setup = { name: 'Felix', character: 'thraex', mode: 'ironman', ...more } as const;
  const player = plainCampaign(campaignTables(), (...match) => matchByBook(tables(), ...match));
  const state = longGameOut({ ruleset: gladiatoriCampaign, tables: campaignTables() }, setup, 'golden', player);
  expect(state.past.length).toBeGreaterThan(3);
  expect([gladiatoriCampaign.version, digestOf(state)]).toEqual([1001, digest]);
});
