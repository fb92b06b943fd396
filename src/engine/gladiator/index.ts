/** GLADIATOR (Colosseum Edition) as a rule set. */
import type { RuleSet } from '../kernel/ruleset.ts';
import { areaDecision } from './aim.ts';
import { allocateDecision } from './allocation.ts';
import { callDecision } from './calls.ts';
import { overlaysOf } from './edition-types.ts';
import { dragDecision, escapeDecision } from './ensnared.ts';
import type { GladiatorEvent } from './events.ts';
import { grappleDecision } from './grapple.ts';
import { holdDecision } from './hold.ts';
import { actDecision } from './items.ts';
import { favour, favourDecision, keepDecision } from './luck.ts';
import { mercyDecision } from './missus.ts';
import { narrate } from './narrate.ts';
import { castDecision } from './nets.ts';
import { loseDecision } from './noose.ts';
import { plotDecision } from './plot.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareMatch, type Setup } from './setup.ts';
import { drawDecision } from './sheath.ts';
import { faceDecision } from './surrounded.ts';
import type { Tables } from './table-types.ts';
import { parseTables } from './tables.ts';
import type { GladiatorDecisions, State } from './types.ts';
import { viewOf } from './view.ts';

export const gladiator: RuleSet<State, GladiatorDecisions, GladiatorEvent, Setup, Tables> = {
  id: 'gladiator',
  version: 4,
  schema: { setup: setupSchema, state: stateSchema, choice: choiceSchemas },
  decisions: {
    plot: plotDecision,
    act: actDecision,
    aim: areaDecision,
    feint: areaDecision,
    face: faceDecision,
    cast: castDecision,
    mercy: mercyDecision,
    call: callDecision,
    draw: drawDecision,
    grapple: grappleDecision,
    hold: holdDecision,
    lose: loseDecision,
    escape: escapeDecision,
    drag: dragDecision,
    allocate: allocateDecision,
    favour: favourDecision,
    keep: keepDecision,
  },
  parseTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  initial: initialState,
  prepare: prepareMatch,
  playPhase,
  view: viewOf,
  narrate,
  favour,
};
