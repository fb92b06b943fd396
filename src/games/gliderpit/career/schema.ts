/** Shapes of a season's set-up, state and choices. */
import * as z from 'zod/mini';
import { OUTS } from '../rules/words.ts';
import type { SeasonDecisions, SeasonSetup, SeasonState } from './types.ts';
import { PILOT_MINDS, RIVALRIES, SEASON_ENDS } from './words.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const id = z.string();

/** What seasons begin with. */
export const seasonSetupSchema: z.ZodMiniType<SeasonSetup> = z.strictObject({
  ...{ name, rivals: z.enum(RIVALRIES), mode: z.enum(['ironman', 'lenient']) },
  sealedSeeds: z.exactOptional(z.literal(true)),
});

const pilot = z.strictObject({
  ...{ id, name, mind: z.enum(PILOT_MINDS), since: count, rating: z.int(), laurels: count, coins: count, hull: count },
  ...{ wrecked: z.boolean(), grudges: z.record(z.string(), count) },
  bought: z.strictObject({ straps: count, first: z.boolean() }),
  record: z.strictObject({ flown: count, won: count, downed: count, out: count, wreaths: count }),
});

const pitResult = z.strictObject({
  ...{ winner: z.nullable(count), by: z.enum(['last aloft', 'nobody', 'time']), turns: count, outs: z.array(id) },
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  gliders: z.array(z.strictObject({ out: z.nullable(z.enum(OUTS)), alt: z.int(), downedBy: z.nullable(id) })),
});

const flown = z.strictObject({
  ...{ number: count, kind: z.enum(['melee', 'duel', 'teams']), pilots: z.array(z.nullable(id)), names: z.array(name) },
  ...{ teams: z.array(count), turn: count, result: pitResult, places: z.array(count), laurels: z.array(count) },
});

const season = z.strictObject({
  ...{ season: count, pilot: id, name, laurels: count, own: count, place: count, wrecked: z.boolean() },
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.string()) },
});

/** Seasons as they stand. */
export const seasonStateSchema: z.ZodMiniType<SeasonState> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), setup: seasonSetupSchema, seed: z.string() },
  ...{ season: count, pit: count, pilots: z.array(pilot), ids: count, past: z.array(flown), seasons: z.array(season) },
  ...{ gone: z.array(z.strictObject({ id, name, season: count })), ended: z.nullable(z.enum(SEASON_ENDS)) },
});

/** What may be answered, by kind. */
export const seasonChoiceSchemas: {
  readonly [K in keyof SeasonDecisions & string]: z.ZodMiniType<SeasonDecisions[K]['choice']>;
} = {
  purse: z.union([
    z.strictObject({ do: z.literal('fly'), patches: count, straps: count, first: z.boolean() }),
    z.strictObject({ do: z.literal('close') }),
  ]),
  bout: pitResult,
  onward: z.boolean(),
};
