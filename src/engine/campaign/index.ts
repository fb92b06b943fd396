/** A career in the arena, the Campaign Game (31-38), as a rule set. */
import { overlaysOf } from '../gladiator/edition-types.ts';
import { gladiator } from '../gladiator/index.ts';
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

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another career. */
const CAREER_VERSION = 1;

/** Its version has GLADIATOR's in it: the other houses fight by its rules within a career. */
export const career: RuleSet<CareerState, CareerDecisions, CareerEvent, CareerSetup, CampaignTables> = {
  id: 'career',
  version: CAREER_VERSION * 1000 + gladiator.version,
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  parseTables: parseCampaignTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  initial: initialCareer,
  prepare: prepareCareer,
  playPhase,
  view: viewOfCareer,
  narrate: narrateCareer,
  long: true,
};
