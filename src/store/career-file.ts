/** What a career's file holds, and what a list shows of it. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, type Save, unreadable } from '../engine/kernel/save.ts';

const count = z.int().check(z.minimum(0));
const ID_PATTERN = /^[0-9a-f]{8}$/;

const fileSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('career'),
  id: z.string().check(z.regex(ID_PATTERN)),
  begun: z.iso.datetime(),
  /** When it was last written. */
  played: z.iso.datetime(),
  /** How often the player went back to an earlier munus. */
  returns: count,
  save: z.unknown(),
});

/** A career as its file holds it. */
export interface CareerFile {
  readonly format: 1;
  readonly kind: 'career';
  readonly id: string;
  readonly begun: string;
  readonly played: string;
  readonly returns: number;
  readonly save: Save;
}

/** As much of a career's last state as a list shows. */
const factsSchema = z.object({
  turn: count,
  phase: count,
  standing: z.string(),
  setup: z.object({ name: z.string(), mode: z.string() }),
  man: z.nullable(
    z.looseObject({
      name: z.string(),
      style: z.string(),
      xp: count,
      record: z.object({ v: count, s: count, m: count }),
    }),
  ),
});
export type CareerFacts = z.infer<typeof factsSchema>;

/** Whether a text is the id of a career: eight hexadecimal digits, and never a path. */
export function isCareerId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** Reads a career's file of any released format. */
export function readCareerFile(json: unknown): Read<CareerFile> {
  if (typeof json === 'object' && json !== null && 'format' in json) {
    const { format } = json;
    if (typeof format === 'number' && format > 1)
      return unreadable(`format ${format} is newer than this version of harena, which reads format 1`);
  }
  const file = readAs(fileSchema, json, 'not a whole career');
  if (!file.ok) return file;
  const save = readSave(file.value.save);
  if (!save.ok) return save;
  const facts = factsOf(save.value);
  return facts.ok ? readable({ ...file.value, save: save.value }) : facts;
}

/** What a list shows of a career, by its last phase. */
export function factsOf({ checkpoint }: Save): Read<CareerFacts> {
  return readAs(factsSchema, checkpoint.state, 'its last state is damaged');
}
