/** 23 Seasons of Glider-Pit Gladiators as a rule set. */
import type { RuleSet } from '../../../kernel/ruleset.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { gliderpit } from '../rules/index.ts';
import { seasonDecisions } from './decisions.ts';
import type { SeasonKit } from './kit.ts';
import { narrateSeason } from './narrate.ts';
import { gather } from './pilots.ts';
import { seasonChoiceSchemas, seasonSetupSchema, seasonStateSchema } from './schema.ts';
import { playSeasonPhase } from './sequence.ts';
import { parseSeasonTables } from './tables.ts';
import type { SeasonSetup, SeasonState } from './types.ts';

/** Of the rules of seasons alone; goes up whenever the same seed and choices could give another season. */
const SEASON_VERSION = 1;

/** The state before anybody is there. */
function initialSeason(setup: SeasonSetup): SeasonState {
  return {
    ...{ turn: 0, phase: 0, outcome: null, setup: { ...setup }, seed: '', season: 0, pit: 0 },
    ...{ pilots: [], gone: [], ids: 0, past: [], seasons: [], ended: null },
  };
}

/** Its version has that of a bout in it. */
export const gliderpitSeason: RuleSet<SeasonKit> = {
  id: 'gliderpit-season',
  version: SEASON_VERSION * 1000 + gliderpit.version,
  schema: { setup: seasonSetupSchema, state: seasonStateSchema, choice: seasonChoiceSchemas },
  decisions: seasonDecisions,
  parseTables: parseSeasonTables,
  initial: initialSeason,
  prepare(ctx, _setup, seed) {
    ctx.state.seed = seed;
    gather(ctx);
  },
  playPhase: playSeasonPhase,
  view: copyPlain,
  resample: copyPlain,
  narrate: narrateSeason,
  long: true,
};
