/** Two men face to face who are about to exchange blows, made from words on the command line. */

import { UsageError } from '../../../cli/errors.ts';
import { seededDice } from '../../../kernel/dice.ts';
import { seedState } from '../../../kernel/rng.ts';
import { gladiatorTables } from '../data.ts';
import type { Meeting, MeetingSide } from '../odds/meeting.ts';
import { NO_DEFENCE } from '../rules/basic/allocation.ts';
import { resolveEngagement } from '../rules/basic/engagement.ts';
import { gladiator } from '../rules/index.ts';
import { beginPhase } from '../rules/phase.ts';
import { muster } from '../rules/setup/muster.ts';
import { initialState, prepareMatch, type Setup } from '../rules/setup/setup.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import type { RuleChoices } from '../rules/types.ts';
import { readRules } from './rules-option.ts';
import { checkTeams, readSpec } from './spec.ts';
import { isWild } from './spec-beasts.ts';
import { rulesWord } from './spec-card.ts';
import { inEdition } from './tables-option.ts';

/** The options that say who they are and by what they fight. */
export interface MenOptions {
  readonly red?: string;
  readonly blue?: string;
  readonly rules?: string;
  readonly tables?: string;
  readonly defenceCards?: true;
  readonly range?: string;
}

/** Two men at a range in hexes, with no CF allotted yet. */
export interface OddsPair {
  readonly meeting: Meeting;
  readonly rules: RuleChoices;
  readonly red: MeetingSide;
  readonly blue: MeetingSide;
  readonly range: number;
}

const RANGE_MAX = 3;
const MAN = 'medium';

/** Makes the men; what their SPECs leave open is drawn by the seed. Throws UsageError. */
export function readDuel(options: MenOptions, seed: string): OddsPair {
  const specs = [options.red ?? MAN, options.blue ?? MAN] as const;
  const rules = readRules(rulesWord(options.rules, ...specs), inEdition(options));
  const [red, blue] = specs.map((spec) => readSpec(spec));
  const fighters = muster(red ?? [], blue ?? [], null);
  checkTeams(fighters, rules);
  const range = readRange(options.range ?? '1');
  if (fighters.length !== 2 || fighters.some(({ kind }) => isWild(kind)))
    throw new UsageError('--exchange takes two men: one in --red and one in --blue, no beasts');
  const tables = gladiator.parseTables(gladiatorTables).under(overlaysOf(rules));
  const setup: Setup = { rules, fighters };
  const state = initialState(setup);
  const ctx = { state, tables, dice: seededDice(seedState(seed)), emit: () => {} };
  prepareMatch(ctx, setup);
  state.turn = 1;
  state.phase = 1;
  for (const [i, fighter] of state.fighters.entries()) {
    fighter.at = { q: i * range, r: 0 };
    fighter.facing = i === 0 ? 0 : 3;
  }
  const engaged = resolveEngagement(beginPhase(ctx)).next([]);
  const sides = engaged.done === true ? engaged.value : [];
  const [mine, his] = sides.map(
    ({ fighter, foes, threats, pool }): MeetingSide => ({
      ...{ fighter: fighter.id, foes: foes.map(({ id }) => id), threats: threats.map(({ id }) => id), pool },
      allocation: { attacks: [], defence: NO_DEFENCE },
    }),
  );
  if (mine === undefined || his === undefined)
    throw new UsageError(
      `--range ${range}: neither can strike the other at this distance (21); legal: 1 to ${RANGE_MAX}`,
    );
  return { meeting: { state, tables }, rules, red: mine, blue: his, range };
}

function readRange(text: string): number {
  const range = Number(text);
  if (/^\d$/.test(text) && range >= 1 && range <= RANGE_MAX) return range;
  throw new UsageError(`--range ${text}: expected a whole number from 1 to ${RANGE_MAX}`);
}
