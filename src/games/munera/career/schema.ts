/** Shapes of a career's set-up, state and choices. */
import * as z from 'zod/mini';
import { STATUSES } from '../rules/types.ts';
import { ARENAS, PROFILES, SKILLS } from '../rules/words.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';
import { ENDS, REGARDS, SPECTACLES, TEMPERS } from './words.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const profile = z.enum(PROFILES);
const skill = z.enum(SKILLS);
const id = z.string();

/** What a career begins with. */
export const careerSetupSchema: z.ZodMiniType<CareerSetup> = z.strictObject({
  ...{ name, profile, mode: z.enum(['ironman', 'lenient']) },
  sealedSeeds: z.exactOptional(z.literal(true)),
});

const gladiator = {
  ...{ id, name, profile, skills: z.array(skill), fame: count, hurt: count },
  record: z.strictObject({ won: count, lost: count, drawn: count, beaten: count, killed: count, spared: count }),
};
const man = z.strictObject({
  ...gladiator,
  ...{ age: count, purse: count, lasting: count, idle: count },
  marks: z.strictObject({ reflexes: count, attack: count, dodge: count, stamina: count, popularity: count }),
});
const rival = z.strictObject({
  ...gladiator,
  ...{ since: count, lostTo: count, beat: count, beside: count, regard: z.enum(REGARDS), fought: count },
  ended: z.nullable(z.strictObject({ how: z.enum(['dead', 'free']), munus: count, by: z.nullable(z.string()) })),
});
const munus = z.strictObject({
  ...{ giver: z.string(), town: z.string(), arena: z.enum(ARENAS), temper: z.enum(TEMPERS) },
  ...{ spectacle: z.enum(SPECTACLES), gladiators: count, appeal: z.int() },
});
const kind = z.enum(['duel', ...SPECTACLES]);

const boutResult = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), rounds: count },
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  fighters: z.array(
    z.strictObject({
      ...{ status: z.enum(STATUSES), lost: count, taken: count, dealt: count, flourish: z.boolean() },
      ...{ defeated: z.array(id), beatenBy: z.nullable(id) },
    }),
  ),
});
const fate = z.enum(['won', 'drawn', 'beaten, its side won', 'spared', 'spared by the giver', 'dead']);
const past = z.strictObject({
  ...{ number: count, munus: count, kind, mortal: z.boolean(), names: z.array(name), profiles: z.array(profile) },
  ...{ teams: z.array(count), result: boutResult, fame: z.int(), pay: count, fate },
});
const other = z.strictObject({
  ...{ munus: count, names: z.tuple([name, name]), rounds: count },
  winner: z.nullable(z.union([z.literal(0), z.literal(1)])),
  end: z.enum(['spared', 'killed', 'dead', 'drawn']),
});
const outcome = z.strictObject({
  ...{ winner: z.nullable(count), by: z.string(), results: z.record(z.string(), z.string()) },
});

/** A career as it stands. */
export const stateSchema: z.ZodMiniType<CareerState> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), setup: careerSetupSchema, seed: z.string(), man },
  ended: z.nullable(z.strictObject({ how: z.enum(ENDS), munus: count, why: z.string() })),
  ...{ rivals: z.array(rival), year: z.array(munus), sparedToday: count, ids: count },
  ...{ past: z.array(past), others: z.array(other) },
});

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof CareerDecisions & string]: z.ZodMiniType<CareerDecisions[K]['choice']>;
} = {
  weeks: z.union([
    z.strictObject({ do: z.literal('train'), skill, coach: z.boolean() }),
    z.strictObject({ do: z.literal('rest'), doctor: z.boolean() }),
    z.strictObject({ do: z.enum(['guard', 'buy freedom', 'close']) }),
  ]),
  day: z.union([
    z.strictObject({ do: z.literal('fight'), offer: count, mortal: z.boolean() }),
    z.strictObject({ do: z.literal('challenge'), rival: id, mortal: z.boolean() }),
    z.strictObject({ do: z.literal('sit out') }),
  ]),
  bout: boutResult,
  plead: z.nullable(count),
  mercy: z.boolean(),
  skill,
};
