/** A try at a host's challenge of the day that is over, as the host signs it. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, type Save } from '../../kernel/save.ts';

const fileSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('try'),
  date: z.iso.date(),
  game: z.string(),
  player: z.string(),
  save: z.unknown(),
  signature: z.optional(z.string()),
});

/** What a host says of a try: who played which match of which day. */
export interface TryFile {
  readonly format: 1;
  readonly kind: 'try';
  /** In UTC, written YYYY-MM-DD. */
  readonly date: string;
  /** The id of the game. */
  readonly game: string;
  /** The player's name there. */
  readonly player: string;
  readonly save: Save;
  readonly signature?: string;
}

/** Reads a try that is over. */
export function readTry(json: unknown): Read<TryFile> {
  const file = readAs(fileSchema, json, 'not a valid record of a try');
  if (!file.ok) return file;
  const save = readSave(file.value.save);
  return save.ok ? readable({ ...file.value, save: save.value } as TryFile) : save;
}
