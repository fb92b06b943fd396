/** GLADIATOR (Colosseum Edition) as a rule set. */

import type { RuleSet } from '../../../kernel/ruleset.ts';
import { callDecision } from './advanced/calls.ts';
import { dragDecision, escapeDecision } from './advanced/ensnared.ts';
import { grappleDecision } from './advanced/grapple.ts';
import { holdDecision } from './advanced/hold.ts';
import { castDecision } from './advanced/nets.ts';
import { loseDecision } from './advanced/noose.ts';
import { sandDecision } from './advanced/sand-kick.ts';
import { drawDecision } from './advanced/sheath.ts';
import { faceDecision } from './advanced/surrounded.ts';
import { seizeDecision } from './advanced/tug.ts';
import { areaDecision } from './basic/aim.ts';
import { allocateDecision } from './basic/allocation.ts';
import { mercyDecision } from './basic/missus.ts';
import { plotDecision } from './basic/plot.ts';
import type { GladiatorKit } from './kit.ts';
import { favour, favourDecision, keepDecision } from './luck/luck.ts';
import { choiceSchemas, setupSchema, stateSchema } from './schema.ts';
import { playPhase } from './sequence.ts';
import { initialState, prepareMatch } from './setup/setup.ts';
import { overlaysOf } from './tables/edition-types.ts';
import { parseTables } from './tables/tables.ts';
import { unknownArms } from './tables/unknown-arms.ts';
import { actDecision } from './things/items.ts';
import { narrate } from './told/narrate.ts';
import { resampleFor, viewOf } from './view.ts';

/** The rules of a bout as the kernel plays them. */
export const gladiator: RuleSet<GladiatorKit> = {
  id: 'gladiator',
  version: 5,
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
    seize: seizeDecision,
    sand: sandDecision,
    escape: escapeDecision,
    drag: dragDecision,
    allocate: allocateDecision,
    favour: favourDecision,
    keep: keepDecision,
  },
  parseTables,
  tablesFor: (tables, { rules }) => tables.under(overlaysOf(rules)),
  unknown: ({ armoury }, from) => unknownArms(armoury, from),
  initial: initialState,
  prepare: prepareMatch,
  playPhase,
  view: viewOf,
  resample: resampleFor,
  narrate,
  favour,
};
