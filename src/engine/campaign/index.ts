/** A career in the arena, the Campaign Game (31-38), as a rule set. */
import type { RuleSet } from '../kernel/ruleset.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerEvent } from './events.ts';
import { narrateCareer } from './narrate.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialCareer, prepareCareer, viewOfCareer } from './setup.ts';
import type { CampaignTables } from './table-types.ts';
import { parseCampaignTables } from './tables.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';

export const career: RuleSet<CareerState, CareerDecisions, CareerEvent, CareerSetup, CampaignTables> = {
  id: 'career',
  version: 1,
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  parseTables: parseCampaignTables,
  initial: initialCareer,
  prepare: prepareCareer,
  playPhase,
  view: viewOfCareer,
  narrate: narrateCareer,
};
