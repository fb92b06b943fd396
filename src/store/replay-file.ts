/** What a replay file holds; the command that plays one back needs no more of the store than this. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { readJsonFile } from './disk/json-file.ts';
import { isOver, type Summary, summarise, summarySchema } from './summary.ts';

const replaySchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('replay'),
  /** When the bout ended. */
  when: z.iso.datetime(),
  summary: summarySchema,
  save: z.unknown(),
});

/** A finished bout as its file holds it. */
export interface ReplayFile {
  readonly format: 1;
  readonly kind: 'replay';
  readonly when: string;
  readonly summary: Summary;
  readonly save: Save;
}

/** A bout on record: from a replay file, or from a bare save, which knows no date. */
export interface Replay {
  readonly save: Save;
  readonly when: string | null;
  /** Null while the bout is not over. */
  readonly summary: Summary | null;
}

/** Reads a replay or a bare save, of any released format. */
export function readReplay(json: unknown): Read<Replay> {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return readBare(json);
  if ('format' in json && typeof json.format === 'number' && json.format > 1) {
    return unreadable(`format ${json.format} is newer than this version of harena, which reads format 1`);
  }
  const file = readAs(replaySchema, json, 'not a whole replay');
  if (!file.ok) return file;
  const save = readSave(file.value.save);
  if (!save.ok) return save;
  return readable({ save: save.value, when: file.value.when, summary: file.value.summary });
}

function readBare(json: unknown): Read<Replay> {
  const save = readSave(json);
  if (!save.ok) return save;
  if (!isOver(save.value)) return readable({ save: save.value, when: null, summary: null });
  const summary = summarise(save.value);
  return summary.ok ? readable({ save: save.value, when: null, summary: summary.value }) : summary;
}

/** Reads the replay or save at a path anywhere on the disk, and changes nothing. */
export function readReplayFile(path: string): Read<Replay> {
  const found = readJsonFile(path, readReplay);
  if (!found.ok) return unreadable(`${path}: ${found.why}`);
  return found.value === null ? unreadable(`there is no file ${path}`) : readable(found.value);
}
