/** A career in the arena, the Campaign Game (31-38), as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { gladiator } from '../rules/index.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { unknownArms } from '../rules/tables/unknown-arms.ts';
import { careerDecisions } from './decisions.ts';
import type { CareerKit } from './kit.ts';
import { careerSetupSchema, choiceSchemas, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialCareer, prepareCareer, resampleCareer, viewOfCareer } from './setup.ts';
import { parseCampaignTables } from './tables.ts';
import { narrateCareer } from './told/narrate.ts';

/** Of the rules of this chapter alone; goes up whenever the same seed and choices could give another career. */
const CAREER_VERSION = 2;

/** Its version has GLADIATOR's in it: the other houses fight by its rules within a career. */
export const career: RuleSet<CareerKit> = {
  id: 'career',
  version: CAREER_VERSION * 1000 + gladiator.version,
  schema: { setup: careerSetupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: careerDecisions,
  parseTables: parseCampaignTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  unknown: ({ gladiator }, from) => unknownArms(gladiator.armoury, from),
  initial: initialCareer,
  prepare: prepareCareer,
  playPhase,
  view: viewOfCareer,
  resample: resampleCareer,
  narrate: narrateCareer,
  long: true,
};
