/** The files of the challenge: a host's secret, and of each day its bout and who has tried it. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DailyChallenge, Drawn } from '../../games/game.ts';
import { type Read, readAs, readable, readSave, type Save, unreadable } from '../../kernel/save.ts';
import type { Try } from '../../play/daily/table.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { textAt } from '../../store/disk/look.ts';
import { scoreSchema } from '../../store/score.ts';
import { type Signer, signedText } from '../../store/signed/signature.ts';
import { readTry } from '../../store/signed/signed-try.ts';

/** A day: its bout, and the tries in the order they were begun. */
export interface Day extends Drawn {
  /** The id of the game it is of; absent: the first of the house, from before days named theirs. */
  readonly game?: string;
  readonly date: string;
  readonly seed: string;
  readonly tries: readonly Try[];
}

const count = z.int().check(z.minimum(0));
const trySchema = z.strictObject({ account: z.string(), name: z.string(), score: z.nullable(scoreSchema) });
const daySchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('daily'),
  date: z.iso.date(),
  game: z.optional(z.string()),
  seed: z.string(),
  chance: count,
  setup: z.unknown(),
  tries: z.array(trySchema),
  signature: z.optional(z.string()),
});

/** A day as its file has it; its set-up is its game's to read. */
export type DayFile = z.infer<typeof daySchema>;

/** Reads a day's file as far as it can be without its game. */
export const readDayFile = (json: unknown): Read<DayFile> =>
  readAs(daySchema, json, 'not a valid day of the challenge');

/** The challenge of the game that a day names; null: there is none. */
export type ChallengeOf = (game: string | undefined) => DailyChallenge | null;

/** The day of a file, or null where there is none. */
export function readDay(folder: string, date: string, challengeOf: ChallengeOf): Read<Day | null> {
  return readJsonFile(dayPath(folder, date), (json) => {
    const day = readDayFile(json);
    if (!day.ok) return day;
    const { seed, chance, tries, game } = day.value;
    const challenge = challengeOf(game);
    if (challenge === null) return unreadable(`it is of '${game}', and this host has no challenge of that game`);
    const setup = challenge.readSetup(day.value.setup);
    if (!setup.ok) return setup;
    const named = game === undefined ? {} : { game };
    return readable({ date: day.value.date, ...named, seed, chance, tries, setup: setup.value });
  });
}

/** A day as its file holds it, signed where the host can. */
export function dayFileText(day: Day, signer: Signer | null): string {
  return signedText({ format: 1, kind: 'daily', ...day }, signer);
}

/** What is read of a try's record: its match. */
export const readTriedMatch = (json: unknown): Read<Save> => {
  const isTry = typeof json === 'object' && json !== null && 'kind' in json;
  if (!isTry) return readSave(json);
  const found = readTry(json);
  return found.ok ? readable(found.value.save) : found;
};

/** Where the file of a day lies; `date` is written YYYY-MM-DD. */
export const dayPath = (folder: string, date: string): string => join(folder, `${date}.json`);
/** Where the records of a day's tries lie, each under the id of its account. */
export const triesFolder = (folder: string, date: string): string => join(folder, date);

/** The days that have files, the newest first. */
export function daysIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name)?.[1] ?? [])
    .sort()
    .reverse();
}

const SECRET = /^[0-9a-f]{64}$/;

/** The secret of a host, made at its first start and readable to nobody else. Throws where it can be neither read nor made. */
export function secretIn(folder: string): string {
  const path = join(folder, 'secret');
  if (!existsSync(path)) makeSecret(path);
  const read = textAt(path);
  if (!read.ok) throw new Error(`${path}: ${read.why}`);
  const secret = read.value.trim();
  if (!SECRET.test(secret)) throw new Error(`${path} does not hold 64 hexadecimal digits`);
  return secret;
}

/** Whole or not at all: it gets its name once it is on the disk. */
function makeSecret(path: string): void {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
}
