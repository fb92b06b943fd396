import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { SEED_PATTERN } from './rng.ts';
import { sealsSchema } from './seal.ts';

// Without a language zod/mini says no more than 'Invalid input'.
z.config(en());

const integer = z.int32();
const rngStateSchema = z.strictObject({ x: integer, y: integer, z: integer, w: integer });
const count = z.int().check(z.minimum(0));

/**
 * A state at a phase boundary: how many entries of `choices` led to it, the dice as they stood, and how many entries
 * the journal had (left out in saves that were written before it was kept).
 */
const checkpointSchema = z.strictObject({
  at: count,
  draws: count,
  dice: rngStateSchema,
  state: z.unknown(),
  seq: z.optional(count),
});

/** A line that any screen may show. */
const printable = z.string().check(z.regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,500}$/u, 'expected printable characters'));

/** A save as it lies on disk. `setup`, choices and state are checked by their rule set afterwards. */
const saveSchema = z.strictObject({
  format: z.literal(1),
  ruleset: z.string(),
  version: count,
  seed: z.string().check(z.regex(SEED_PATTERN, 'expected 1 to 64 printable characters')),
  setup: z.unknown(),
  /** One entry a yield, answers in the order of the questions. */
  choices: z.array(z.array(z.unknown())),
  /** The last phase boundary: where another version of the rules goes on from. */
  checkpoint: checkpointSchema,
  /** Where the replay begins, if not at the seed: the checkpoint at which another version's save was taken over. */
  base: z.optional(checkpointSchema),
  /** The phase boundary at which a long match is opened, where more than the last phase has not been seen. */
  mark: z.optional(checkpointSchema),
  /** Digest of the state after the last choice. */
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Journal entries the player has been shown. */
  seen: count,
  /** What the journal says beside what happened: each before its entry of the number `seq`. */
  remarks: z.optional(z.array(z.strictObject({ seq: count, text: printable }))),
  /** What others than the player settled in secret, and when; absent: nothing was sealed. */
  seals: z.optional(sealsSchema),
});
/** Something that the journal says beside what happened. */
export type Remark = NonNullable<Save['remarks']>[number];
/** A match as it is kept: seed, set-up and choices, and a phase boundary for rules that have changed since. */
export type Save = z.infer<typeof saveSchema>;

/** What a record that begins at a checkpoint cannot prove; null: it begins at its seed. */
export function baseRemark({ base }: Pick<Save, 'base'>): string | null {
  if (base === undefined) return null;
  return `it begins at a checkpoint, after ${base.at} of its choices: nothing in it proves what came before`;
}

/** What came of reading something that may be damaged. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

/** Something that could be read. */
export function readable<T>(value: T): Read<T> {
  return { ok: true, value };
}

/** Something that could not be read, and why. */
export function unreadable(why: string): { readonly ok: false; readonly why: string } {
  return { ok: false, why };
}

/** Checks that `json` has the shape of `schema`; `what` begins the complaint. */
export function readAs<T>(schema: z.ZodMiniType<T>, json: unknown, what: string): Read<T> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return readable(parsed.data);
  return unreadable(`${what}: ${z.prettifyError(parsed.error).replace(/\s*\n\s*/g, ' ')}`);
}

/** Reads a save of any released format. */
export function readSave(json: unknown): Read<Save> {
  const format = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  if (typeof format !== 'number') return unreadable('not a save of harena: it has no format number');
  if (format > 1) return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  return readAs(saveSchema, json, 'not a valid save');
}

/** Why no rules that are known here open a save: a version of them made it that is still to come. Null: they do. */
export function newerFault({ version }: { readonly version: number }, save: Pick<Save, 'version'>): string | null {
  if (save.version <= version) return null;
  return `made by version ${save.version} of the rules, this is version ${version}: it takes a newer version of harena`;
}

/** The set-up of a save, checked by the rule set it is of. */
export function setupOf<Setup>(
  { id, schema }: { readonly id: string; readonly schema: { readonly setup: z.ZodMiniType<Setup> } },
  { ruleset, setup }: Save,
): Read<Setup> {
  if (ruleset !== id) return unreadable(`it is a save of '${ruleset}', not of '${id}'`);
  return readAs(schema.setup, setup, 'its set-up is damaged');
}
