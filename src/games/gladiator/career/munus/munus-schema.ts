/** The shapes of bills and bouts of a career that come from outside. */
import * as z from 'zod/mini';
import { arenaSetupSchema } from '../../rules/arena/schema.ts';
import { BEAST_KINDS } from '../../rules/beasts/types.ts';
import { END_CAUSES, RESULT_LETTERS } from '../../rules/end-types.ts';
import { manSchema } from '../man/man-schema.ts';
import { COMBAT_CLASSES } from '../man/man-types.ts';
import { type Bill, type Billed, type BoutResult, type Feats, KILL_WAYS, MATCH_TYPES } from './munus-types.ts';

const int = z.int();
const count = int.check(z.minimum(0));
const text = z.string().check(z.maxLength(400));
const figure = z.string().check(z.regex(/^[A-Za-z]$/));

const billed: z.ZodMiniType<Billed> = z.strictObject({
  man: manSchema,
  combatClass: z.literal(COMBAT_CLASSES),
  spent: count,
  fs: z.literal([-1, 0, 1]),
  rival: z.nullable(count),
});

/** Checks a bill (38.2) that comes out of a save. */
export const billSchema: z.ZodMiniType<Bill> = z.strictObject({
  type: z.enum(MATCH_TYPES),
  unique: z.boolean(),
  deathMatch: z.boolean(),
  comrades: z.array(billed),
  challengers: z.array(billed),
  beasts: z.array(z.enum(BEAST_KINDS)),
  arena: arenaSetupSchema,
  firstMatch: z.exactOptional(z.strictObject({ drawn: count, bouts: count, survived: count })),
});

const feats: z.ZodMiniType<Feats> = z.strictObject({
  result: z.enum(RESULT_LETTERS),
  dead: z.boolean(),
  killer: z.nullable(text),
  wounds: z.strictObject({ 1: count, 2: count, 3: count, 4: count, 5: count }),
  attackCf: count,
  defenceCf: count,
  thrownStrikes: count,
  missusGranted: z.boolean(),
  opponentsGranted: count,
  kills: z.array(z.strictObject({ victim: figure, turn: count, way: z.enum(KILL_WAYS), w: count })),
  defeated: z.array(z.strictObject({ fighter: figure, pr: int, beast: z.boolean() })),
  cleaved: count,
  favours: count,
});

/** Checks what a bout came to, as a career or a house keeps it; `digest` is that of the bout's last state. */
export const boutResultSchema: z.ZodMiniType<BoutResult> = z.strictObject({
  winner: z.nullable(z.literal([0, 1])),
  by: z.enum(END_CAUSES),
  turns: int.check(z.minimum(1)),
  feats: z.record(z.string().check(z.regex(/^[A-Z]$/)), feats),
  moments: z.array(z.strictObject({ turn: count, phase: count, text })),
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
});
