/** What a replay file holds; the command that plays one back needs no more of the store than this. */
import * as z from 'zod/mini';
import { type Read, readAs, readable, readSave, type Save, unreadable } from '../kernel/save.ts';
import { type Summary, summarySchema } from '../kernel/summary.ts';
import { readJsonFile } from './disk/json-file.ts';
import type { KnownGames } from './known.ts';
import { readTry, type TryFile } from './signed/signed-try.ts';

/** The newest format. */
export const REPLAY_FORMAT = 2;

const common = {
  kind: z.literal('replay'),
  /** When the match ended. */
  when: z.iso.datetime(),
  save: z.unknown(),
};
const replaySchema = z.strictObject({
  format: z.literal(REPLAY_FORMAT),
  ...common,
  game: z.string(),
  summary: summarySchema,
});

const count = z.int().check(z.minimum(0));

/** The first format: two sides, and the game that there was. */
const firstSchema = z.strictObject({
  format: z.literal(1),
  ...common,
  summary: z.strictObject({
    red: z.string(),
    blue: z.string(),
    results: z.record(z.string(), z.string()),
    turns: count,
    winner: z.nullable(count),
    by: z.string(),
  }),
});

/** A finished match as its file holds it. */
export interface ReplayFile {
  readonly format: typeof REPLAY_FORMAT;
  readonly kind: 'replay';
  readonly when: string;
  readonly game: string;
  readonly summary: Summary;
  readonly save: Save;
}

/** A match on record: from a replay file, or from a bare save, which knows no date and is not summed up. */
export interface Replay {
  readonly save: Save;
  readonly when: string | null;
  /** The id of the game it says it is of; null: it says nothing of that. */
  readonly game: string | null;
  readonly summary: Summary | null;
  /** What a host says of it, where it was a try at a challenge there. */
  readonly attempt: TryFile | null;
}

/** Reads a replay or a bare save, of any released format. */
export function readReplay(json: unknown): Read<Replay> {
  if (typeof json !== 'object' || json === null || !('kind' in json)) return readBare(json);
  if (json.kind === 'try') return readAttempt(json);
  if (typeof json.kind === 'string' && json.kind !== 'replay') return unreadable(`it is a ${json.kind}, not a replay`);
  const format = 'format' in json && typeof json.format === 'number' ? json.format : 0;
  if (format > REPLAY_FORMAT) {
    const known = `formats 1 to ${REPLAY_FORMAT}`;
    return unreadable(`format ${format} is newer than this version of harena, which reads ${known}`);
  }
  return format === 1 ? readFirst(json) : readSecond(json);
}

const NOT_WHOLE = 'not a valid replay';

function readSecond(json: object): Read<Replay> {
  const file = readAs(replaySchema, json, NOT_WHOLE);
  if (!file.ok) return file;
  const { when, game, summary } = file.value;
  return withSave(file.value.save, { when, game, summary });
}

function readFirst(json: object): Read<Replay> {
  const file = readAs(firstSchema, json, NOT_WHOLE);
  if (!file.ok) return file;
  const { red, blue, ...rest } = file.value.summary;
  return withSave(file.value.save, { when: file.value.when, game: null, summary: { parties: [red, blue], ...rest } });
}

function readAttempt(json: object): Read<Replay> {
  const attempt = readTry(json);
  if (!attempt.ok) return attempt;
  const { game, save } = attempt.value;
  return readable({ save, when: null, game, summary: null, attempt: attempt.value });
}

const readBare = (json: unknown): Read<Replay> => withSave(json, { when: null, game: null, summary: null });

function withSave(json: unknown, rest: Omit<Replay, 'save' | 'attempt'>): Read<Replay> {
  const save = readSave(json);
  return save.ok ? readable({ save: save.value, ...rest, attempt: null }) : save;
}

/** The id of the game that a replay is of; why it is of none that is known, or of another than it says. */
export function gameOfReplay({ save, game }: Replay, { gameOf }: Pick<KnownGames, 'gameOf'>): Read<string> {
  const own = gameOf(save);
  if (!own.ok || game === null || game === own.value) return own;
  return unreadable(`it says that it is of the game '${game}', but it is of '${own.value}'`);
}

/** Reads the replay or save at a path anywhere on the disk, and changes nothing. */
export function readReplayFile(path: string): Read<Replay> {
  const found = readJsonFile(path, readReplay);
  if (!found.ok) return unreadable(`${path}: ${found.why}`);
  return found.value === null ? unreadable(`there is no file ${path}`) : readable(found.value);
}
