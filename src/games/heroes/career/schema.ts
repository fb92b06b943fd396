/** Shapes of a career's set-up, state and choices. */
import * as z from 'zod/mini';
import { cardSchema } from '../rules/schema.ts';
import { STANDINGS } from '../rules/types.ts';
import { ATTRIBUTES, BODY_SIZES, GENDERS, HANDS, LOCALES, PARTS, SIGNATURES, STYLES } from '../rules/words.ts';
import { FAMILIA_LEVELS, STAR_LEADS } from './levels.ts';
import type { CareerDecisions, CareerSetup, CareerState } from './types.ts';

const count = z.int().check(z.minimum(0));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const style = z.enum(STYLES);
const id = z.string();
const side = z.union([z.literal(0), z.literal(1)]);
const locale = z.enum(LOCALES);

/** What a career begins with. */
export const careerSetupSchema: z.ZodMiniType<CareerSetup> = z.strictObject({
  ...{ name, starPower: z.boolean(), rivals: z.boolean(), mode: z.enum(['ironman', 'lenient']) },
  sealedSeeds: z.exactOptional(z.literal(true)),
  levels: z.exactOptional(
    z.strictObject({
      allies: z.exactOptional(z.enum(['player', ...FAMILIA_LEVELS])),
      foes: z.exactOptional(z.enum([...FAMILIA_LEVELS, 'each'])),
    }),
  ),
});

const ended = z.strictObject({ how: z.enum(['dead', 'retired']), month: count, why: z.string() });
const career = z.strictObject({
  ...{ id, name, card: cardSchema, size: z.enum(BODY_SIZES), primary: style, secondary: z.nullable(style) },
  ...{ locale, fame: count, laurels: count, free: z.boolean(), since: count },
  record: z.strictObject({ won: count, lost: count, drawn: count, kills: count }),
  ...{ ended: z.nullable(ended), barred: z.nullable(count) },
});

const fighterResult = z.strictObject({
  ...{ standing: z.enum(STANDINGS), fate: z.nullable(z.enum(['spared', 'killed'])) },
  parts: z.record(z.enum(PARTS), count),
  ...{ taken: count, dealt: count, wounded: count, killings: count, defeated: z.array(id) },
  ...{ beatenBy: z.nullable(id), bonus: count, mercy: z.boolean() },
});
/** What a match came to. */
const matchResult = z.strictObject({
  ...{ winner: z.nullable(side), by: z.string(), turns: count, toDeath: z.boolean() },
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  fighters: z.array(fighterResult),
});

const faces = z.array(z.int().check(z.minimum(1), z.maximum(6))).check(z.length(2));
const past = z.strictObject({
  ...{ number: count, month: count, locale, stars: z.array(id), names: z.array(name), sides: z.array(side) },
  ...{ styles: z.array(style), result: matchResult, fame: z.array(z.int()) },
});
const outcome = z.strictObject({ winner: z.null(), by: z.string(), results: z.record(z.string(), z.string()) });

/** A career as it stands. */
export const stateSchema: z.ZodMiniType<CareerState> = z.strictObject({
  ...{ turn: count, phase: count, outcome: z.nullable(outcome), setup: careerSetupSchema, seed: z.string() },
  ...{ familia: z.array(career), rivals: z.array(career) },
  creation: z.nullable(z.strictObject({ size: faces, second: z.nullable(faces) })),
  ...{ made: count, slots: count, used: count, fought: z.record(z.string(), count), ids: count },
  past: z.array(past),
});

const entrant = z.strictObject({ star: id, secondary: z.boolean(), led: z.exactOptional(z.enum(STAR_LEADS)) });
const points = z.strictObject({ savvy: z.int(), speed: z.int(), strength: z.int() });

/** What may be answered, by kind. */
export const choiceSchemas: {
  readonly [K in keyof CareerDecisions & string]: z.ZodMiniType<CareerDecisions[K]['choice']>;
} = {
  day: z.union([
    z.strictObject({ do: z.literal('fight'), stars: z.array(entrant), allies: count, foes: count }),
    z.strictObject({ do: z.enum(['recruit', 'rest', 'close']) }),
    z.strictObject({ do: z.literal('retire'), star: id }),
  ]),
  birth: z.nullable(z.strictObject({ name, gender: z.enum(GENDERS), handed: z.enum(HANDS) })),
  signature: z.nullable(z.strictObject({ first: z.enum(SIGNATURES), second: z.boolean() })),
  shape: z.nullable(z.strictObject({ points, primary: style, secondary: z.nullable(style) })),
  match: matchResult,
  rise: z.enum(ATTRIBUTES),
};
